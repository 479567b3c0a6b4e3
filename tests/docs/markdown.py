"""Code blocks and links of the Markdown pages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")))

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
_NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block of code."""

    page: Path
    line: int
    """Where its first line of code is."""
    language: str
    text: str

    @property
    def name(self) -> str:
        """Where to find it, such as ``docs/guide.md:12``."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(language: str) -> list[Block]:
    """Find all blocks in one language."""
    found = []
    for page in PAGES:
        text = page.read_text("utf-8")
        for match in _FENCE.finditer(text):
            if match[1] == language:
                line = text.count("\n", 0, match.start(2)) + 1
                found.append(Block(page, line, language, match[2]))
    return found


def links(page: Path) -> list[str]:
    """Find where a page's links lead."""
    return _LINK.findall(_FENCE.sub("", page.read_text("utf-8")))


def anchors(page: Path) -> set[str]:
    """Give the anchors that headings get."""
    headings = _HEADING.findall(_FENCE.sub("", page.read_text("utf-8")))
    return {_NOT_IN_ANCHORS.sub("", each.lower()).replace(" ", "-") for each in headings}
