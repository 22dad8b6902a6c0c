"""Several names in one sentence, several facts in one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from cardgui.language.bidi import isolate


def all_of(names: Sequence[str]) -> str:
    """All the names: ``A, B and C``, each isolated; empty when there are none."""
    return QLocale().createSeparatedList([isolate(name) for name in names])


def one_of(names: Sequence[str]) -> str:
    """Any one of the names: ``A, B or C``, each isolated; empty when there are none."""
    isolated = [isolate(name) for name in names]
    if len(isolated) < 2:
        return "".join(isolated)
    *first, last = isolated
    earlier = first[0]
    for name in first[1:]:
        earlier = QCoreApplication.translate("Lists", "{earlier}, {name}", "a list, all but its last").format(
            earlier=earlier, name=name
        )
    return QCoreApplication.translate("Lists", "{earlier} or {last}", "the end of a list of choices").format(
        earlier=earlier, last=last
    )


def facts(parts: Iterable[str]) -> str:
    """Facts in one line: ``Easy · shows 39``. A dot beside Arabic-Indic digits would be read as their zero."""
    return (" · " if QLocale().zeroDigit() != "٠" else "، ").join(parts)
