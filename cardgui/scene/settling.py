"""From one layout to the next: the one way in which cards get anywhere.

Steps become tracks on a time line, one for each card that moves or turns over; one animation drives them all.
Whatever happens, every card stands at last where the layout says for the table after the steps.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

from cardgui.rules.steps import Moved, Paid, Shuffled, Step, Turned
from cardgui.rules.table import Table
from cardgui.scene import durations
from cardgui.scene.card_item import CardItem
from cardgui.scene.durations import Speed
from cardgui.scene.poses import Pose, Poses

FLYING = 1_000_000
"""Added to the height of a card while it is on its way."""
TUCKING = 300_000
"""The same while it is on its way beneath the draw pile."""
RESTING = 1000
"""The same for one that has come, or that only makes room where it lies."""
MOVE = QEasingCurve(QEasingCurve.Type.OutCubic)
LEAVE = QEasingCurve(QEasingCurve.Type.InCubic)
TURN = QEasingCurve(QEasingCurve.Type.InOutSine)


@dataclass(slots=True)
class Track:
    """One card from pose to pose. begin, duration: ms on the time line."""

    card: int
    start: Pose
    end: Pose
    begin: int
    duration: int
    curve: QEasingCurve

    @property
    def still(self) -> bool:
        """Nothing is seen of it but that the card is covered or no longer is."""
        return replace(self.start, place=0, order=0, visible=True) == replace(self.end, place=0, order=0, visible=True)

    @property
    def shifts(self) -> bool:
        """The card only makes room where it lies, as those of a hand that fills up do: what lies on it stays there."""
        way = math.hypot(self.end.x - self.start.x, self.end.y - self.start.y)
        return self.start.place == self.end.place and self.start.face == self.end.face and way < self.end.u


@dataclass(frozen=True, slots=True)
class Mark:
    """When a step sets out, and when its last card, or chip, has come where it goes, ms on the time line."""

    step: Step
    begin: int
    end: int


def tracks_of(
    steps: Iterable[Step],
    table: Table,
    poses: Poses,
    start: dict[int, Pose],
    speed: Speed,
    marks: list[Mark] | None = None,
) -> list[Track]:
    """The time line of `steps`. table: before them, as the viewer sees it; start: where the cards stand now.

    `table` is carried through the steps. marks: is filled with one for each step that something is seen of.
    """
    at = dict(start)
    tracks: list[Track] = []
    latest: dict[int, Track] = {}
    marks = [] if marks is None else marks
    clock = 0
    previous: Step | None = None
    steps = list(steps)
    dealt = sum(isinstance(step, Moved) and step.why == "deal" for step in steps)
    apart = speed.ms(min(durations.DEAL_APART, durations.DEAL_MOST / max(dealt, 1)))
    for step in steps:
        table.fold(step)
        poses.follow(step)
        places = _places(step)
        if not places:
            if isinstance(step, Paid):
                marks.append(_payment(step, marks, clock, speed))
            previous = step
            continue
        changed = {}
        for place in places:
            changed.update(poses.of_place(table, place))
        begin = _begin(step, previous, clock, tracks, speed, apart)
        for card, end in changed.items():
            old = at.get(card)
            if old is None or old == end:
                continue
            at[card] = end
            under_way = latest.get(card)
            if under_way is not None and under_way.begin + under_way.duration > begin:
                # A hand that fills up moves closer together: the card heads for where it will stand at last.
                if end.place != under_way.end.place:
                    # The next card of a run, which has only made room so far.
                    under_way.duration = max(under_way.duration, _duration(step, card, under_way.start, end, speed))
                    clock = max(clock, under_way.begin + under_way.duration)
                under_way.end = end
                continue
            duration = _duration(step, card, old, end, speed)
            curve = LEAVE if isinstance(step, Moved) and step.why in ("column", "complete") else MOVE
            latest[card] = Track(card, old, end, begin, duration, curve)
            tracks.append(latest[card])
            clock = max(clock, begin + duration)
        _cover_late(tracks, begin)
        moved = step.cards if isinstance(step, (Moved, Turned)) else tuple(changed)
        ways = [latest[card] for card in moved if card in latest]
        marks.append(Mark(step, begin, max((way.begin + way.duration for way in ways), default=begin)))
        previous = step
    return tracks


def _payment(step: Paid, marks: list[Mark], clock: int, speed: Speed) -> Mark:
    """Chips are paid while cards go on; only what is won from the pot waits for what goes into it."""
    begin = clock
    paid = [(mark, mark.step.why) for mark in marks if isinstance(mark.step, Paid)]
    if paid and step.why == paid[-1][1]:
        begin = max(begin, paid[-1][0].begin + speed.ms(durations.CHIPS_APART))
    elif paid and step.why == "pot":
        begin = max(begin, *(mark.end for mark, _ in paid))
    return Mark(step, begin, begin + speed.ms(durations.CHIPS))


def _cover_late(tracks: list[Track], begin: int) -> None:
    """Of the tracks that set out at `begin`, let a card that gets covered be seen until the covering one has come."""
    landing = {track.end.place: track.begin + track.duration for track in tracks if track.begin == begin}
    for track in tracks:
        if track.begin == begin and track.duration == 0 and track.start.visible and not track.end.visible:
            track.begin = landing.get(track.end.place, begin)


def _places(step: Step) -> tuple[int, ...]:
    if isinstance(step, Moved):
        return (step.source, step.target)
    if isinstance(step, Turned):
        return (step.place,)
    if isinstance(step, Shuffled):
        return (*step.sources, step.target)
    return ()


def _begin(step: Step, previous: Step | None, clock: int, tracks: list[Track], speed: Speed, apart: int) -> int:
    """When a step sets out: after the one before it, unless the two belong together. apart: cards of a deal, ms."""
    last = tracks[-1].begin if tracks else 0
    if isinstance(step, Moved) and isinstance(previous, Moved):
        if step.why == previous.why == "deal":
            return last + apart
        if step.why == previous.why == "column":
            return last + speed.ms(durations.FOLLOWS)
        if step.why == previous.why == "play" and step.actor == previous.actor:
            return last + speed.ms(durations.FOLLOWS)
        if (previous.why == "exchange" and step.why == "discard") or previous.why == step.why == "draw":
            return last + speed.ms(durations.FOLLOWS)
    if isinstance(step, Moved) and step.why in ("column", "complete"):
        return clock + speed.ms(durations.COLUMN_REST)
    if isinstance(step, Turned) and isinstance(previous, Turned) and step.why in ("count", "stock"):
        return last + speed.ms(durations.COUNT_APART)
    return clock


def _duration(step: Step, card: int, start: Pose, end: Pose, speed: Speed) -> int:
    if start.x == end.x and start.y == end.y:
        return speed.ms(durations.FLIP) if start.face != end.face or start.angle != end.angle else 0
    if isinstance(step, Moved) and step.why in ("column", "complete") and card in step.cards:
        return speed.ms(durations.COLUMN_LEAVE)
    moved = speed.move(math.hypot(end.x - start.x, end.y - start.y) / max(end.u, 1))
    return max(moved, speed.ms(durations.FLIP)) if end.turned_from(start) else moved


class TimeLine(QAbstractAnimation):
    """Tells how many ms have passed since its start, each time the screen can be painted anew.

    QVariantAnimation would tell of its end at once when it is given another length after it has run.

    Signals: passed(int).
    """

    passed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.length = 0

    def duration(self) -> int:
        return self.length

    def updateCurrentTime(self, now: int) -> None:
        if now > 0:  # At the start all is as it was.
            self.passed.emit(now)


class Settling(QObject):
    """Plays tracks on card items. At most one time line runs; a new one finishes the last at once.

    Signals:
        settled: all cards have come to rest (also after a time line of no length, synchronously).
        advanced(int): the time line is at so many ms; not while cards glide by themselves.
    """

    settled = Signal()
    advanced = Signal(int)

    def __init__(self, items: dict[int, CardItem], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items = items
        self._tracks: list[Track] = []
        self._landed: dict[int, list[Track]] = {}
        self._final: dict[int, Pose] = {}
        self._quiet = False
        self.time_line = TimeLine(self)
        self.time_line.passed.connect(self._advance)
        self.time_line.finished.connect(self._rest)
        self.running = False

    def run(self, tracks: list[Track], final: dict[int, Pose], least: int = 0) -> None:
        """Play `tracks`, then let every card stand as `final` says and emit `settled`. least: so many ms it takes."""
        self.finish()
        self._quiet = False
        self._start(tracks, final, least)

    def _start(self, tracks: list[Track], final: dict[int, Pose], least: int = 0) -> None:
        self._tracks = [track for track in tracks if track.card in self._items]
        self._final = final
        self._landed = {}
        length = max((track.begin + track.duration for track in self._tracks), default=0)
        length = max(length, least)
        self.running = True
        if length <= 0:
            self._rest()
            return
        for track in self._tracks:
            if track.begin == 0:
                self._set_out(track)
        first: dict[int, Track] = {}
        for track in self._tracks:
            first.setdefault(track.card, track)
        for track in first.values():
            if track.begin > 0:
                self._items[track.card].setVisible(track.start.visible)
        self.time_line.length = length
        self.time_line.start()

    def glide(self, tracks: list[Track]) -> None:
        """Let cards glide by themselves, without `settled` at the end: nothing has changed on the table."""
        self.finish()
        self._quiet = True
        self._start(tracks, {track.card: track.end for track in tracks})

    def finish(self) -> None:
        """Let all cards stand at their last pose at once; `settled` is emitted if something was running."""
        if self.running:
            self.time_line.stop()
            self._rest()

    def stop(self) -> None:
        """End without a signal, as when the board goes."""
        self.running = False
        self.time_line.stop()
        self._tracks = []

    def _set_out(self, track: Track) -> None:
        item = self._items[track.card]
        if track.still:
            item.stand(track.end)
            return
        item.pose = track.end
        item.lifted = False
        item.setVisible(not track.end.tucked or track.start.visible)
        if track.shifts:
            item.setZValue(track.end.order + RESTING)
        else:
            item.setZValue((TUCKING if track.end.tucked else FLYING) + track.end.order + track.begin)

    def _advance(self, now: int) -> None:
        if not self.running:
            return
        left = []
        for track in self._tracks:
            if now < track.begin:
                left.append(track)
                continue
            item = self._items[track.card]
            if item.pose is not track.end:
                self._set_out(track)
            if track.still:
                continue
            part = 1.0 if track.duration == 0 else min(1.0, (now - track.begin) / track.duration)
            item.between(track.start, track.end, track.curve.valueForProgress(part), TURN.valueForProgress(part))
            if part < 1.0:
                left.append(track)
            else:
                self._land(track, now)
        self._tracks = left
        if not self._quiet:
            self.advanced.emit(now)

    def _land(self, track: Track, now: int) -> None:
        """A card has come where it goes. It stays above one that is to lie beneath it there and is still on its way.

        Of cards that fall on a pile one after the other, leave two to be seen: their shadows would add up.
        """
        if not any(self._lands_beneath(other, track, now) for other in self._tracks):
            self._items[track.card].setZValue(track.end.order + RESTING)
        landed = self._landed.setdefault(track.end.place, [])
        landed.append(track)
        for covered in landed[:-2]:
            if not covered.end.visible:
                self._items[covered.card].setVisible(False)
        del landed[:-2]

    @staticmethod
    def _lands_beneath(other: Track, track: Track, now: int) -> bool:
        on_its_way = other.begin <= now < other.begin + other.duration
        return on_its_way and other.end.place == track.end.place and other.end.order < track.end.order

    def _rest(self) -> None:
        if not self.running:
            return
        self.running = False
        self._tracks = []
        for card, pose in self._final.items():
            item = self._items.get(card)
            if item is not None and not item.lifted:
                item.stand(pose)
        if not self._quiet:
            self.settled.emit()
