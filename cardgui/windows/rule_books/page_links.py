"""The links of a page that is read, as the keyboard goes through them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextEdit


@dataclass(frozen=True, slots=True)
class PageLink:
    """start, end: positions of the document.  target: where it leads."""

    start: int
    end: int
    target: str


def links_of(document: QTextDocument) -> list[PageLink]:
    """All links, in the order in which they stand."""
    found: list[PageLink] = []
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            part = parts.fragment()
            target = part.charFormat().anchorHref()
            if target:
                start, end = part.position(), part.position() + part.length()
                # Letters of two kinds in one link are two pieces.
                if found and found[-1].end == start and found[-1].target == target:
                    found[-1] = PageLink(found[-1].start, end, target)
                else:
                    found.append(PageLink(start, end, target))
            parts += 1
        block = block.next()
    return found


def in_sight(page: QTextEdit, link: PageLink) -> bool:
    """Whether all of a link can be seen now."""
    cursor = QTextCursor(page.document())
    for position in (link.start, link.end):
        cursor.setPosition(position)
        rect = page.cursorRect(cursor)
        if rect.top() < 0 or rect.bottom() > page.viewport().height():
            return False
    return True


def next_link(page: QTextEdit, links: list[PageLink], at: PageLink | None, step: int) -> PageLink | None:
    """The link after `at` (step 1) or before it (-1), None at the end. With None for `at`, or one that was scrolled
    away, the first or last of those that are seen, or else the one that comes next beyond what is seen."""
    if at is not None and at in links and in_sight(page, at):
        index = links.index(at) + step
        return links[index] if 0 <= index < len(links) else None
    seen = [link for link in links if in_sight(page, link)]
    if seen:
        return seen[0] if step > 0 else seen[-1]
    here = page.cursorForPosition(page.viewport().rect().center()).position()
    if step > 0:
        return next((link for link in links if link.start >= here), None)
    return next((link for link in reversed(links) if link.end <= here), None)
