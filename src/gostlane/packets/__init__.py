"""Many packets in one call, each under its own key and IV, side by side on the vector lanes.

>>> import os
>>> from gostlane import GOST28147, modes, packets
>>> keys = [GOST28147(os.urandom(32)) for _ in range(3)]
>>> result = packets.encrypt(keys, modes.CNT, [b"one", b"two", b"three"], ivs=os.urandom(3 * 8))
>>> [len(output) for output in result.outputs]
[3, 3, 5]

What the functions share:

``algorithm``, ``mac_algorithm``
    A cipher with its key for all packets, or a sequence with one for each.
``data``
    A sequence of buffers; or one buffer, and the packets are its pieces at ``offsets`` of
    ``lengths``: lists, or buffers of integers such as NumPy arrays.
``ivs``, ``tags``
    One buffer with the pieces of all packets one after the other, or a sequence of buffers.
``associated``
    Goes into the MAC before the text, without lengths between them: one buffer of equal pieces, or
    a sequence with one buffer for each packet.
``out``
    For one buffer of data: a buffer in which the output of each packet gets the place that its
    input has in ``data``; it may be ``data`` itself. For a sequence: a buffer for each packet,
    which may be its input. New buffers if None.
``threads``
    On how many threads a large batch may run; by default as many as the process has cores.

A packet that fails has its own status and the others are processed. A batch that makes no sense
raises before anything is written: ValueError for numbers and sizes, `gostlane.UnsupportedAlgorithm`
for what the standards do not define, TypeError for what is no buffer, cipher or mode.
"""

from __future__ import annotations

from gostlane._types import Meshing
from gostlane.modes import Mode
from gostlane.packets.arguments import (
    Algorithms,
    Code,
    Data,
    Integers,
    MacClass,
    Out,
    Over,
    Pieces,
    Place,
    Text,
    code,
    text,
)
from gostlane.packets.result import Result, Status
from gostlane.packets.threads import run

__all__ = [
    "Result",
    "Status",
    "check_and_decrypt",
    "decrypt",
    "encrypt",
    "encrypt_and_mac",
    "mac",
]


def encrypt(
    algorithm: Algorithms,
    mode_class: type[Mode],
    data: Data,
    *,
    ivs: Pieces = b"",
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    out: Out | None = None,
    segment_size: int | None = None,
    meshing: Meshing = None,
    threads: int | None = None,
) -> Result:
    """Encrypt every packet; `segment_size` and `meshing` as for the mode."""
    return run(
        text(algorithm, mode_class, segment_size, meshing, ivs),
        Code(),
        Place(data, offsets, lengths, out),
        threads,
    )


def decrypt(
    algorithm: Algorithms,
    mode_class: type[Mode],
    data: Data,
    *,
    ivs: Pieces = b"",
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    out: Out | None = None,
    segment_size: int | None = None,
    meshing: Meshing = None,
    threads: int | None = None,
) -> Result:
    """Decrypt every packet; as `encrypt`. A changed packet goes unnoticed: see the MACs."""
    return run(
        text(algorithm, mode_class, segment_size, meshing, ivs, decrypting=True),
        Code(),
        Place(data, offsets, lengths, out),
        threads,
    )


def mac(
    mac_algorithm: Algorithms,
    mac_class: MacClass,
    data: Data,
    *,
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    associated: Pieces | None = None,
    tag_length: int | None = None,
    meshing: Meshing = None,
    threads: int | None = None,
) -> Result:
    """Make the tag of every packet, `Result.tags`; `tag_length` and `meshing` as for the MAC."""
    return run(
        Text(),
        code(mac_algorithm, mac_class, tag_length, meshing, associated),
        Place(data, offsets, lengths),
        threads,
    )


def encrypt_and_mac(
    algorithm: Algorithms,
    mode_class: type[Mode],
    mac_algorithm: Algorithms,
    mac_class: MacClass,
    data: Data,
    *,
    ivs: Pieces = b"",
    over: Over = "plaintext",
    associated: Pieces | None = None,
    tag_length: int | None = None,
    segment_size: int | None = None,
    meshing: Meshing = None,
    mac_meshing: Meshing = None,
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    out: Out | None = None,
    threads: int | None = None,
) -> Result:
    """Encrypt every packet and make its tag, in one pass.

    The tag is that of `associated` and of the plaintext or the ciphertext, as `over` says. It does
    not cover the IV: with `over="ciphertext"` put that into `associated`.
    """
    return run(
        text(algorithm, mode_class, segment_size, meshing, ivs),
        code(mac_algorithm, mac_class, tag_length, mac_meshing, associated, over),
        Place(data, offsets, lengths, out),
        threads,
    )


def check_and_decrypt(
    algorithm: Algorithms,
    mode_class: type[Mode],
    mac_algorithm: Algorithms,
    mac_class: MacClass,
    data: Data,
    *,
    tags: Pieces,
    ivs: Pieces = b"",
    over: Over = "plaintext",
    associated: Pieces | None = None,
    tag_length: int | None = None,
    segment_size: int | None = None,
    meshing: Meshing = None,
    mac_meshing: Meshing = None,
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    out: Out | None = None,
    threads: int | None = None,
) -> Result:
    """Undo `encrypt_and_mac`; a packet whose tag does not match gets `Status.TAG`.

    Such a packet leaves no plaintext in its output: nothing has been written there, or zeros have.
    Each of `tags` is `tag_length` bytes, the MAC's own default if None: a sender cannot choose a
    shorter one.
    """
    if tags is None:
        raise TypeError("tags: expected a buffer or a sequence of buffers, got None")
    return run(
        text(algorithm, mode_class, segment_size, meshing, ivs, decrypting=True),
        code(mac_algorithm, mac_class, tag_length, mac_meshing, associated, over, tags),
        Place(data, offsets, lengths, out),
        threads,
    )
