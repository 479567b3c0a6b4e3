#!/bin/sh
# Install the independent implementations that the tests compare with (Debian, as root).
set -eu

packages="libengine-gost-openssl libgcrypt20 libgnutls30 openssl valgrind"

if ! command -v apt-get >/dev/null; then
    echo "peers: this system has no apt-get; install yourself: $packages" >&2
    exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
    echo "peers: root is needed (try sudo) to install: $packages" >&2
    exit 1
fi

export DEBIAN_FRONTEND=noninteractive
apt-get update
# shellcheck disable=SC2086  # one word for each package
apt-get install --yes --no-install-recommends $packages
