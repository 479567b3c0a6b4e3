"""What a test says when a peer isn't there."""

from __future__ import annotations


def skip_reason(peer: str, package: str) -> str:
    """The one wording for a skipped peer."""
    return f"peer skipped: {peer} (Debian package {package})"
