from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.preferences import Preferences
from cardgui.windows.own_presets import MOST, NameTaken, OwnPreset, OwnPresets


@pytest.fixture
def own(qapp: QApplication) -> OwnPresets:
    return OwnPresets(Preferences(), "skyjo")


def names(own: OwnPresets) -> list[str]:
    return [preset.name for preset in own.all()]


def test_they_are_kept_in_the_order_of_saving(own: OwnPresets, qapp: QApplication) -> None:
    for name in ("قواعد الجدة", "Luật của bà", "Bibi"):
        own.save(f"  {name} ", {"target": 50})
    assert names(OwnPresets(Preferences(), "skyjo")) == ["قواعد الجدة", "Luật của bà", "Bibi"]
    assert names(OwnPresets(Preferences(), "skip_bo")) == []


def test_the_same_name_is_overwritten_whatever_its_capitals(own: OwnPresets) -> None:
    own.save("Bibi", {"target": 50})
    own.save("Babu", {})
    own.save("BIBI", {"target": 60})
    assert own.all() == [OwnPreset("BIBI", {"target": 60}), OwnPreset("Babu", {})]


def test_a_name_that_another_one_has_is_refused(own: OwnPresets) -> None:
    own.save("A", {})
    own.save("B", {"target": 40})
    with pytest.raises(NameTaken):
        own.rename("B", "a")
    assert own.rename("B", "b").name == "b"
    with pytest.raises(ValueError, match="name"):
        own.rename("A", " \u200b ")
    with pytest.raises(KeyError):
        own.rename("C", "D")
    assert names(own) == ["A", "b"]


def test_one_that_was_removed_comes_back_where_it_was(own: OwnPresets) -> None:
    for name in "ABC":
        own.save(name, {"target": 40})
    removed = own.remove("B")
    assert removed is not None
    assert own.remove("B") is None
    assert names(own) == ["A", "C"]
    own.put_back(*removed)
    own.put_back(*removed)
    assert names(own) == ["A", "B", "C"]


def test_there_is_an_end_to_how_many(own: OwnPresets) -> None:
    for number in range(MOST):
        own.save(f"Rules {number}", {})
    with pytest.raises(ValueError, match="at most"):
        own.save("One more", {})
    own.save("rules 3", {"target": 20})
    assert len(own.all()) == MOST


@pytest.mark.parametrize("stored", [{}, "x", 5, [None, 3, {"name": "A"}, {"name": "", "options": {}}, ["A", {}]]])
def test_nonsense_is_passed_over(stored: object, qapp: QApplication) -> None:
    preferences = Preferences()
    preferences.store_presets("skyjo", stored)  # type: ignore[arg-type]  # what a damaged file could hold
    assert OwnPresets(preferences, "skyjo").all() == []
