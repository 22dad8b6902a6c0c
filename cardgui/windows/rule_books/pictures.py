"""Draws the pictures of the rule books, with the same cards, places, lights and arrows as the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLocale, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from cardgui.language.bidi import is_right_to_left
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.games import GAMES
from cardgui.rules.moves import MOVE, Move
from cardgui.rules.places import PlaceKind
from cardgui.rules.rounds import Round
from cardgui.scene.layout import CARD_RATIO
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.card_pictures import CardFace, CardPictures
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.lights import paint_hint, paint_hint_arrow, paint_target
from cardgui.scene.look.places import paint_place
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.table_surface import paint_mat
from cardgui.scene.look.text import paint_line
from cardgui.scene.look.theme import SHADOW
from cardgui.scene.tables import table_of
from cardgui.windows.rule_books.examples import BACK, Shown, shown
from cardgui.windows.rule_books.tableau import GAP, Builder, Card, Tableau, longest_pile
from cardgui.windows.widgets.themed import current_theme, ui_font

CARD = 62.0
"""The width of a card where there is room, px at scale 1."""
LEAST_CARD = 34.0
"""Positions before and after stand one below the other before cards are smaller than this."""
LEAST_IN_ROW = 44.0
"""A row of cards becomes two before they are smaller than this."""
MOST_HEIGHT = 400.0
"""How high a position is at most, px at scale 1; its cards are smaller then."""
_EDGE = 20.0
_ARROW = 46.0
_RADIUS = 16.0
_LABEL = 13.5
_PICTURES = CardPictures(limit=48 * 1024 * 1024)
_MOST_KEPT = 16
_KEPT: dict[Hashable, QImage] = {}
"""The pictures drawn last: a book is set again with each width that it is given."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """tableaux: one a position, placed.  arrow: between them, null for one alone.  down: it points down."""

    size: QSizeF
    u: float
    tableaux: tuple[Tableau, ...]
    arrow: QRectF
    down: bool = False


def picture(game: str, name: str, room: float, dpr: float, zoom: float = 1.0) -> QImage:
    """A picture of a book as it is drawn now: look, language, digits, backs and faces as people like them.

    room: the most that it may be wide, px.  zoom: how much larger than the program's own text the book is read.
    Raises KeyError where there is none of that name.
    """
    k = current_theme.scale * current_theme.text_scale * zoom
    locale = QLocale()
    look = (current_theme.theme.name, current_theme.cards, locale.name(), locale.zeroDigit(), is_right_to_left())
    key = (game, name, room, dpr, k, look)
    kept = _KEPT.get(key)
    if kept is None:
        while len(_KEPT) >= _MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        kept = _KEPT[key] = _drawn(shown(game, name), room, dpr, k)
    return kept


def _drawn(found: Shown, room: float, dpr: float, k: float) -> QImage:
    plan = _plan_row(found, room, k) if found.example.cards else _plan(found, room, k)
    image = QImage(
        math.ceil(plan.size.width() * dpr),
        math.ceil(plan.size.height() * dpr),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.antialias(painter)
    _paint_cloth(painter, plan.size, k)
    for index, tableau in enumerate(plan.tableaux):
        table = found.positions[index] if found.positions else None
        first = index == 0 and found.example.before
        _paint_tableau(painter, found, table, tableau, plan.u, dpr, k, first)
    if not plan.arrow.isNull():
        _paint_step(painter, plan.arrow, plan.down, k)
    painter.end()
    return image


# -- where things stand


def _plan(found: Shown, room: float, k: float) -> _Plan:
    words = ui_font(_LABEL * k / (current_theme.scale * current_theme.text_scale), fonts.SEMI_BOLD)
    rtl, count = is_right_to_left(), len(found.positions)
    edge, arrow = min(_EDGE * k, 0.05 * room), _ARROW * k if count > 1 else 0.0
    least = LEAST_CARD * min(k, 1.5)

    def tableaux(u: float, apart: bool) -> list[Tableau]:
        longest = longest_pile(found.positions)
        builder = Builder(u, words, rtl, found.example.sums, longest, room - 2 * edge, apart)
        return [builder.tableau(table, found.example.show) for table in found.positions]

    ways = ((True, False), (False, False), (False, True))
    for across, apart in ways if count > 1 else ways[1:]:
        last = apart
        u, smallest = float(math.floor(CARD * k)), 12.0 if last else least
        while True:
            parts = tableaux(u, apart)
            widths = [part.size.width() for part in parts]
            wide = (sum(widths) + arrow * (count - 1) if across else max(widths)) + 2 * edge
            high = max(part.size.height() for part in parts) + 2 * edge
            most = math.inf if apart else MOST_HEIGHT * k
            share = min(room / wide, most / high)
            if share >= 1 or u <= smallest:
                break
            # Labels and edges do not shrink with the cards, so that it may take more than one step.
            u = max(smallest, float(min(math.floor(u * share), u - 1)))
        if wide <= room or last:
            return _placed(parts, u, edge, arrow, across, rtl)
    raise AssertionError("the last way was taken")


def _placed(parts: Sequence[Tableau], u: float, edge: float, arrow: float, across: bool, rtl: bool) -> _Plan:
    wide = max(part.size.width() for part in parts)
    high = max(part.size.height() for part in parts)
    if len(parts) == 1:
        return _Plan(QSizeF(wide + 2 * edge, high + 2 * edge), u, (parts[0].moved(edge, edge),), QRectF())
    if across:
        x, placed = edge, []
        ordered = list(reversed(parts)) if rtl else list(parts)
        for part in ordered:
            placed.append(part.moved(x, edge + (high - part.size.height()) / 2))
            x += part.size.width() + arrow
        between = QRectF(edge + ordered[0].size.width(), edge, arrow, high)
        size = QSizeF(x - arrow + edge, high + 2 * edge)
        return _Plan(size, u, tuple(reversed(placed) if rtl else placed), between)
    y, placed = edge, []
    for part in parts:
        placed.append(part.moved(edge + (wide - part.size.width()) / 2, y))
        y += part.size.height() + arrow
    between = QRectF(edge, edge + parts[0].size.height(), wide, arrow)
    return _Plan(QSizeF(wide + 2 * edge, y - arrow + edge), u, tuple(placed), between, down=True)


def _plan_row(found: Shown, room: float, k: float) -> _Plan:
    """Cards side by side; in several rows where they would be too small in one."""
    cards = found.example.cards
    edge = min(_EDGE * k, 0.05 * room)
    rows = 1
    while True:
        across = math.ceil(len(cards) / rows)
        u = min(CARD * k, (room - 2 * edge) / (across + GAP * (across - 1)))
        if u >= LEAST_IN_ROW * min(k, 1.3) or across == 1:
            break
        rows += 1
    step_x, step_y = (1 + GAP) * u, (CARD_RATIO + GAP) * u
    size = QSizeF(across * step_x - GAP * u + 2 * edge, rows * step_y - GAP * u + 2 * edge)
    seen = []
    for index, text in enumerate(cards):
        row, column = divmod(index, across)
        if is_right_to_left():
            column = across - 1 - column
        rect = QRectF(edge + column * step_x, edge + row * step_y, u, CARD_RATIO * u)
        seen.append(Card(-1, index, rect, UNKNOWN if text == BACK else GAMES[found.game].faces_by_text[text]))
    return _Plan(size, u, (Tableau(size, tuple(seen)),), QRectF())


# -- painting


def _paint_cloth(painter: QPainter, size: QSizeF, k: float) -> None:
    theme = current_theme.theme
    rect = QRectF(QPointF(0, 0), size)
    radius = _RADIUS * k
    if theme.high_contrast:
        drawing.fill_round(painter, rect, radius, QColor(theme.felt[1]))
        drawing.line_round(painter, drawing.inset(rect, k), radius - k, QColor(theme.line), 2 * k)
        return
    light = QRadialGradient(rect.center(), max(size.width(), size.height()) * 0.62)
    light.setColorAt(0, QColor(theme.felt[0]))
    light.setColorAt(1, QColor(theme.felt[1]))
    painter.fillPath(drawing.round_path(rect, radius), light)


def _paint_card(
    painter: QPainter, face: CardFace, rect: QRectF, dpr: float, strip: float = 0.0, under: int = 0
) -> None:
    theme, u = current_theme.theme, rect.width()
    corner = QPointF(round(rect.x() * dpr) / dpr, round(rect.y() * dpr) / dpr) + CardPictures.offset(u, dpr)
    if under:
        painter.drawPixmap(corner, _PICTURES.edges(min(1 + (under + 7) // 8, 6), u, dpr, theme))
    image = _PICTURES.pixmap(face, u, dpr, theme, QLocale(), strip=strip, style=current_theme.cards)
    painter.drawPixmap(corner, image)


def _paint_tableau(
    painter: QPainter, found: Shown, table: Round | None, tableau: Tableau, u: float, dpr: float, k: float, first: bool
) -> None:
    theme = current_theme.theme
    game = table_of(found.game)
    for bay, corner in tableau.bays:
        paint_mat(painter, bay, 0.16 * u, False, theme, k, corner)
    for empty in tableau.empties:
        paint_place(painter, empty.rect, empty.mark, theme)
    for card in tableau.cards:
        face = game.back if card.face == UNKNOWN else game.card_face(card.face)
        _paint_card(painter, face, card.rect, dpr, card.strip, card.under)
    for label in tableau.labels:
        room = QRectF(label.middle.x() - 2000, label.middle.y() - 20, 4000, 40)
        paint_line(painter, room, label.text, label.font, theme.plate_text, rtl=is_right_to_left())
    if table is None or not first:
        return
    example = found.example
    moves = _read(table, example.moves)
    if example.lit:
        _light(painter, table, tableau, example.lit)
    for move in moves:
        _point(painter, tableau, move, k)
    for move in _read(table, example.refused):
        _cross_out(painter, tableau, move, u)


def _read(table: Round, texts: Sequence[str] | dict[str, str]) -> list[Move]:
    return [GAMES[table.game.name].parse_move(text, table.seat) for text in texts]


def _light(painter: QPainter, table: Round, tableau: Tableau, what: str) -> None:
    """The cards that can be played, or the places where they may go."""
    seen = set()
    places = table.game.places(table.seats)
    builds = [number for number, place in enumerate(places) if place.kind is PlaceKind.BUILD]
    for move in table.legal_moves():
        if move.verb != MOVE or (builds and move.target not in builds):
            continue
        rect = tableau.rect_of(move.source, move.at) if what == "cards" else tableau.rect_of(move.target)
        if rect is not None and rect.topLeft().toTuple() not in seen:
            seen.add(rect.topLeft().toTuple())
            on_card = what == "cards" or bool(table.piles[move.target])
            _over(painter, rect, partial(_frame, on_card))


def _frame(on_card: bool, painter: QPainter, rect: QRectF) -> None:
    paint_target(painter, rect, current_theme.theme, False, on_card, calm=True)


def _over(painter: QPainter, rect: QRectF, paint: Callable[[QPainter, QRectF], None]) -> None:
    """Paint a light into a picture of its own: it cuts the card out of its glow."""
    dpr = painter.device().devicePixelRatio()
    margin = math.ceil(rect.width() * 0.5)
    wide, high = math.ceil(rect.width()) + 2 * margin, math.ceil(rect.height()) + 2 * margin
    image = QImage(math.ceil(wide * dpr), math.ceil(high * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    inner = QPainter(image)
    drawing.antialias(inner)
    paint(inner, QRectF(margin, margin, rect.width(), rect.height()))
    inner.end()
    painter.drawImage(rect.topLeft() - QPointF(margin, margin), image)


def _point(painter: QPainter, tableau: Tableau, move: Move, k: float) -> None:
    """The frame and the arrow with which the lamp shows a move at the table."""
    source = tableau.rect_of(move.source, move.at) if move.source >= 0 else None
    if source is None:
        return
    theme = current_theme.theme
    whole = tableau.whole(move.source)
    if whole is not None:
        frame = drawing.inset(whole, -0.05 * source.width())
        drawing.line_round(painter, frame, 0.14 * source.width(), QColor(theme.hint), max(3.0, 0.05 * source.width()))
    else:
        _over(painter, source, lambda p, r: paint_hint(p, r, theme))
    target = tableau.rect_of(move.target) if move.verb == MOVE and move.target >= 0 else None
    if target is None:
        return
    way = target.center() - source.center()
    length = math.hypot(way.x(), way.y()) or 1.0
    step = way / length
    reach = 0.42 * source.width()
    bend = 0.14 if abs(way.x()) > 0.2 * source.width() else 0.0
    paint_hint_arrow(
        painter, source.center() + step * reach * 0.4, target.center() - step * reach, theme, bend=bend, scale=0.72 * k
    )


def _cross_out(painter: QPainter, tableau: Tableau, move: Move, u: float) -> None:
    """A card that may not go where somebody would lay it."""
    rect = tableau.rect_of(move.source, move.at)
    if rect is None:
        return
    theme = current_theme.theme
    size = max(11.0, 0.24 * u)
    disc = QRectF(rect.right() - 1.25 * size, rect.top() - 0.75 * size, 2 * size, 2 * size)
    if not theme.high_contrast:
        paint_soft(painter, disc, size, 3.0, SHADOW, 0.5, dy=1.5)
    drawing.fill_round(painter, disc, size, QColor("#FFFFFF"))
    drawing.fill_round(painter, drawing.inset(disc, 0.12 * size), size, QColor("#B3261E"))
    paint_icon(painter, "close", drawing.inset(disc, 0.42 * size), "#FFFFFF", 4.0)


def _paint_step(painter: QPainter, room: QRectF, down: bool, k: float) -> None:
    """The arrow from before to after."""
    theme = current_theme.theme
    side = 30 * k
    disc = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
    drawing.fill_round(painter, disc, side / 2, QColor(theme.active_plate))
    name = "down" if down else "right"
    paint_icon(painter, name, drawing.inset(disc, 6 * k), theme.active_text, 3.0, rtl=is_right_to_left())
