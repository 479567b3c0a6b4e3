"""What is said when a peer isn't there."""

from __future__ import annotations


def skip_reason(peer: str, package: str) -> str:
    """Name the peer that is skipped and the package that has it, everywhere in the same words."""
    return f"peer skipped: {peer} (Debian package {package})"
