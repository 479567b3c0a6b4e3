#!/bin/sh
# Names every missing tool with the Debian package that brings it. $1: the Python to use.
set -u
python=${1:-python3}
missing=

need() { # command package
    command -v "$1" >/dev/null 2>&1 || missing="$missing
  $1: Debian package $2"
}

need git git
need gcc gcc
need g++ g++
need make make

if ! command -v "$python" >/dev/null 2>&1; then
    missing="$missing
  $python: Debian packages python3, python3-venv and python3-dev"
elif ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    missing="$missing
  Python 3.11 or newer, found $("$python" -V 2>&1): choose another by PYTHON=..."
else
    "$python" -c 'import venv, ensurepip' 2>/dev/null || missing="$missing
  the venv module of $python: Debian package python3-venv"
    "$python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' ||
        missing="$missing
  Python.h, the C headers of $python: Debian package python3-dev"
fi
printf 'int main(void) { return 0; }\n' | gcc -x c -o /dev/null - 2>/dev/null || missing="$missing
  the C library's headers: Debian package libc6-dev"

if [ -n "$missing" ]; then
    echo "gostlane: missing on this machine:$missing" >&2
    exit 1
fi
