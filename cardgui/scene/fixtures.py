"""What stands on the table besides cards: mats, plates, empty places, pile edges, labels, the prompt, the button."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from cardgui.controller.view import View
from cardgui.scene import durations
from cardgui.scene.durations import Speed
from cardgui.scene.layout import Layout, Paint, Spread
from cardgui.scene.look.card_pictures import CardPictures
from cardgui.scene.look.places import PlaceMark
from cardgui.scene.look.plates import PLATE_HEIGHT, PillContent, PlateContent, pill_least
from cardgui.scene.look.table_pictures import Picture
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.signs import (
    button_picture,
    button_width,
    fitted,
    fitting_scale,
    hugging,
    painted_picture,
    pill_picture,
    plate_picture,
    sorter_picture,
)
from cardgui.scene.sprites import Sprites

MATS_HEIGHT = 0
PLACES_HEIGHT = 10
EDGES_HEIGHT = 20
PIECES_HEIGHT = 30
SIGNS_HEIGHT = 930_000
HEAPS_HEIGHT = 940_000
BANNER_HEIGHT = 20_000_000
LEAST_LINE = 12.5 / 17
"""A long line that says what to do is written so much smaller before it is cut."""
SAME_SIZE = 1.3
"""Plates up to so much wider than another say the same kinds of things as that."""
LEAST_LABEL = 0.92
"""The same for labels before they say less."""


def _waits_for_computer(view: View) -> bool:
    if view.past is not None:
        return False
    if view.turn is None:
        return view.waiting and view.computers_only
    return not view.chairs[view.turn].is_person


def _steps(pill: PillContent) -> int:
    """How often a label can be shorter."""
    return 0 if pill.shorter is None else 1 + _steps(pill.shorter)


class Fixtures:
    """Shows a view's fixtures in a layout; only what has changed is drawn again.

    Attributes:
        button: the room of the button that ends the turn, px; null while there is none.
        line: what to do, or that the table is paused, as it is said there; "" while nothing is.
        wordless: nothing that has to be read is shown, as on a picture of the table that is too small for it.
    """

    def __init__(self, scene: QGraphicsScene, paintbox: Paintbox) -> None:
        self._box = paintbox
        self._mats = Sprites(scene, MATS_HEIGHT)
        self._places = Sprites(scene, PLACES_HEIGHT)
        self._edges = Sprites(scene, EDGES_HEIGHT)
        self._ghosts = Sprites(scene, EDGES_HEIGHT)
        self._pieces = Sprites(scene, PIECES_HEIGHT)
        self._signs = Sprites(scene, SIGNS_HEIGHT)
        self._call = Sprites(scene, SIGNS_HEIGHT + 1000)
        self._heaps = Sprites(scene, HEAPS_HEIGHT)
        self._banner = Sprites(scene, BANNER_HEIGHT)
        self._fade = QVariantAnimation(scene)
        self._fade.setStartValue(0.0)
        self._fade.setKeyValueAt(0.08, 1.0)
        self._fade.setKeyValueAt(0.85, 1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(self._show_fade)
        self._fade.finished.connect(self._banner.clear)
        self._steady = False
        self.button = QRectF()
        self.line = ""
        self.wordless = False

    def show(self, view: View, layout: Layout) -> None:
        """Mats, pieces, plates, empty places, pile edges and labels of a view."""
        self._show_mats(view, layout)
        self._show_pieces(layout)
        self._show_places(view, layout)
        self._show_signs(view, layout)

    def show_counts(self, view: View, layout: Layout) -> None:
        """Only plates, labels and a game's own pieces, while cards are on their way."""
        self._show_pieces(layout)
        self._show_signs(view, layout)

    def show_heaps(self, heaps: Iterable[tuple[str, QRectF, Paint]]) -> None:
        """Chips on their way, each by a name of its own, where it is now, px, and what paints it there."""
        box = self._box
        self._heaps.begin()
        for name, room, paint in heaps:
            margin = room.width() / 2
            key = (room.width(), box.version)
            make = partial(painted_picture, box, room.size(), margin, paint, 1.0)
            self._heaps.put(name, key, room.topLeft(), make)
        self._heaps.end()

    def show_call(self, view: View, layout: Layout, held: bool, paused: bool = False) -> None:
        """The line that says what to do, or that a computer seat is kept waiting, and the button that ends the turn."""
        box = self._box
        game = box.game
        assert game is not None
        if self.wordless:
            return
        frame = layout.frame
        self._call.begin()
        self.button = QRectF()
        pill = PillContent(game.prompt(view, held), kind="prompt")
        if not pill.text and paused and _waits_for_computer(view):
            words = QCoreApplication.translate("Table", "Paused", "at the table: computer seats wait")
            pill = PillContent(words, icon="pause", kind="prompt")
        self.line = pill.text
        if pill.text:
            k = fitting_scale([(pill, layout.prompt_width)], LEAST_LINE * frame.k, frame.sign)
            rect, make = pill_picture(box, pill, layout.prompt, k, layout.prompt_width)
            if layout.prompt_reach is not None:
                left, right = layout.prompt_reach
                rect.moveLeft(min(max(rect.left(), left), right - rect.width()))
            self._call.put("prompt", (pill, k, layout.prompt_width, box.version), rect.topLeft(), make)
        end = game.end_button(view)
        if end is not None:
            words, k = end[0], frame.sign
            room = layout.button
            width = max(room.width(), button_width(words, k))
            self.button = QRectF(room.center().x() - width / 2, room.y(), width, room.height())
            size = self.button.size()
            self._call.put(
                "button",
                (words, size.width(), size.height(), box.version),
                self.button.topLeft(),
                partial(button_picture, box, size, words, k),
            )
        self._call.end()

    def show_ghosts(self, rooms: Iterable[QRectF]) -> None:
        """Dashed outlines where held cards have been taken from and nothing else is to be seen."""
        box = self._box
        self._ghosts.begin()
        for number, room in enumerate(rooms):
            u = room.width()
            mark = PlaceMark(style="lifted")
            make = partial(box.parts.place, u, mark, box.theme, box.dpr)
            self._ghosts.put(f"ghost {number}", (u, box.version), room.topLeft(), make)
        self._ghosts.end()

    def show_banner(self, text: str, layout: Layout, speed: Speed) -> None:
        """Announce something across the table for a while; at speed 0 it stands there and does not fade."""
        k = layout.frame.sign
        felt = layout.frame.felt
        # Over the far seats rather than over the own cards and the piles.
        centre = QPointF(felt.center().x(), felt.top() + 0.3 * felt.height())
        pill = PillContent(text, kind="prompt", size=22)
        rect, make = pill_picture(self._box, pill, centre, k, felt.width() - 40 * k)
        self._fade.stop()
        self._banner.begin()
        self._banner.put("banner", (text, k, self._box.version), rect.topLeft(), make)
        self._banner.end()
        self._steady = speed.factor == 0
        self._show_fade(0.0)
        self._fade.setDuration(durations.BANNER if self._steady else speed.ms(durations.BANNER))
        self._fade.start()

    def _show_fade(self, opacity: float) -> None:
        self._banner.fade("banner", 1.0 if self._steady else opacity)

    def stop(self) -> None:
        """End all animation, as when the board goes or another table is shown."""
        self._fade.stop()
        self._banner.clear()

    def _show_mats(self, view: View, layout: Layout) -> None:
        box, k = self._box, layout.frame.k
        self._mats.begin()
        for number, mat in enumerate(layout.mats):
            active = mat.seat is not None and mat.seat == view.turn
            size = mat.rect.size()
            key = (size.width(), size.height(), mat.radius, active, mat.brass, k, box.version)
            look = (box.theme, box.dpr, k)
            self._mats.put(
                f"mat {number}",
                key,
                mat.rect.topLeft(),
                partial(box.parts.mat, size.width(), size.height(), mat.radius, *look, active=active, corner=mat.brass),
            )
        self._mats.end()

    def _show_pieces(self, layout: Layout) -> None:
        box, k = self._box, layout.frame.k
        self._pieces.begin()
        for number, piece in enumerate(layout.pieces):
            self._pieces.put(
                piece.name,
                (piece.key, piece.rect.width(), piece.rect.height(), k, box.version),
                piece.rect.topLeft(),
                partial(painted_picture, box, piece.rect.size(), piece.margin, piece.paint, k),
                above=number / 100,
            )
        self._pieces.end()

    def _show_places(self, view: View, layout: Layout) -> None:
        box = self._box
        game = box.game
        assert game is not None
        self._places.begin()
        self._edges.begin()
        for place, spot in layout.spots.items():
            cards = len(view.observation.table.piles[place])
            corner = QPointF(spot.x, spot.y)
            if cards > 1 and spot.spread is Spread.PILE and not spot.tucked:
                shown = min(1 + (cards + 7) // 8, 6)
                self._edges.put(
                    f"edges {place}",
                    (shown, spot.u, box.version),
                    corner,
                    partial(self._edges_picture, shown, spot.u),
                )
            mark = game.empty_place(view, place, box.rtl) if cards == 0 or spot.spread is Spread.PILE else None
            if mark is not None and self.wordless:
                mark = replace(mark, word="")
            if mark is not None:
                self._places.put(
                    f"place {place}",
                    (mark, spot.u, box.version),
                    corner,
                    partial(box.parts.place, spot.u, mark, box.theme, box.dpr),
                )
        self._places.end()
        self._edges.end()

    def drop_edges(self, places: Iterable[int]) -> None:
        """Let no edges of piles be seen that are about to go."""
        for place in places:
            self._edges.fade(f"edges {place}", 0.0)

    def _edges_picture(self, shown: int, u: float) -> Picture:
        box = self._box
        return Picture(box.cards.edges(shown, u, box.dpr, box.theme), CardPictures.offset(u, box.dpr))

    def _show_signs(self, view: View, layout: Layout) -> None:
        box = self._box
        game = box.game
        assert game is not None
        if self.wordless:
            return
        self._signs.begin()
        shown = self.fitted_plates({seat: game.plate(view, seat) for seat in layout.plates}, view.bottom, layout)
        for seat, room in layout.plates.items():
            content, k = shown[seat]
            rect = hugging(room, content, k, box.rtl) if seat == view.bottom else room
            size = rect.size()
            self._signs.put(
                f"plate {seat}",
                (content, size.width(), size.height(), k, box.version),
                rect.topLeft(),
                partial(plate_picture, box, size, content, k),
                above=1 if content.active else 0,
            )
        k = layout.frame.k
        for sorter in layout.sorters:
            self._signs.put(
                f"sorter {sorter.order}",
                (sorter.rect.width(), sorter.order == layout.frame.hand_order, k, box.version),
                sorter.rect.topLeft(),
                partial(sorter_picture, box, sorter, sorter.order == layout.frame.hand_order, k),
            )
        pills, k = self.fitting_pills(game.pills(view), layout)
        for name, pill in pills.items():
            rect, make = pill_picture(box, pill, layout.pills[name], k, layout.pill_widths.get(name, 400 * k))
            self._signs.put(f"pill {name}", (pill, k, box.version), rect.topLeft(), make)
        self._signs.end()

    @staticmethod
    def fitted_plates(
        contents: Mapping[int, PlateContent], own: int, layout: Layout
    ) -> dict[int, tuple[PlateContent, float]]:
        """The plates' contents by seat as there is room for them, and their scale: the others' that are much the same
        size are alike."""
        rooms = layout.plates
        alike: list[list[int]] = []
        for seat in sorted(rooms, key=lambda seat: (seat != own, rooms[seat].width())):
            first = alike[-1][0] if alike else own
            if first == own or rooms[seat].width() > SAME_SIZE * rooms[first].width():
                alike.append([seat])
            else:
                alike[-1].append(seat)
        shown: dict[int, tuple[PlateContent, float]] = {}
        for seats in alike:
            size = QSizeF(rooms[seats[0]].width(), min(rooms[seat].height() for seat in seats))
            told = [contents[seat] for seat in seats]
            found, scale = fitted(told, size, layout.frame.k, size.height() / PLATE_HEIGHT)
            shown.update((seat, (content, scale)) for seat, content in zip(seats, found, strict=True))
        return shown

    @staticmethod
    def fitting_pills(pills: Mapping[str, PillContent], layout: Layout) -> tuple[Mapping[str, PillContent], float]:
        """All with their whole text, or shorter, and then all that have as much room and as long a text alike, where
        one has no room for it; and the scale at which they are drawn, all alike."""
        frame = layout.frame
        widths = {name: layout.pill_widths.get(name, math.inf) for name in pills}
        while True:
            rooms = [(pill, widths[name]) for name, pill in pills.items()]
            k = fitting_scale(rooms, LEAST_LABEL * frame.k, frame.sign)
            cut = {(widths[name], _steps(pill)) for name, pill in pills.items() if pill_least(pill, k) > widths[name]}
            longest = {width: max(steps for other, steps in cut if other == width) for width, _ in cut}
            if not any(longest.values()):
                return pills, k
            pills = {
                name: pill.shorter if pill.shorter and _steps(pill) == longest.get(widths[name]) else pill
                for name, pill in pills.items()
            }
