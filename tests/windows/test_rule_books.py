"""Rule books: set in the words and signs of the reader, opened where it fits, found through."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QTextFormat, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from cardgui.controller.setup import parse_setup
from cardgui.controller.still import still_view
from cardgui.language.locales import LANGUAGES
from cardgui.language.phrases import phrases_of
from cardgui.rules.errors import IllegalMove
from cardgui.rules.game import COMMON_REASONS
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.seats import Seat
from cardgui.scene.look.text import line_width
from cardgui.windows.main_window import MainWindow
from cardgui.windows.rule_books.book import parse_book, read_book
from cardgui.windows.rule_books.contents import ContentsList
from cardgui.windows.rule_books.moments import COMMON_PLACES, PLACES_OF_REASONS, rule_of_moment, rule_of_reason
from cardgui.windows.rule_books.page_links import in_sight, links_of
from cardgui.windows.rule_books.panel import RuleBookPanel
from cardgui.windows.rule_books.reader import RuleReader
from cardgui.windows.rule_books.rule_button import RuleButton
from cardgui.windows.rule_books.typesetting import _BULLET_GAP, Choices
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.themed import current_theme, ui_font
from tests.harness.policy import choose, choose_uniformly

from .conftest import OpenWindow

CODES = [language.code for language in LANGUAGES]


def settle() -> None:
    """Let the layout give the page its room, and the page set itself anew for it."""
    for _ in range(3):
        QApplication.processEvents()


def opened(window: MainWindow) -> RuleBookPanel:
    """The book that is open over a window."""
    settle()
    (frame,) = DialogFrame.open_over(window)
    panel = frame.findChild(RuleBookPanel)
    assert isinstance(panel, RuleBookPanel)
    return panel


def first_line(reader: RuleReader) -> str:
    """What stands at the top of the page."""
    cursor = reader.cursorForPosition(QPoint(reader.viewport().width() // 2, 20))
    return cursor.block().text()


def marked(reader: RuleReader) -> str:
    """The paragraph that was gone to."""
    full = QTextFormat.Property.FullWidthSelection.value
    (mark,) = [shown for shown in reader.extraSelections() if shown.format.hasProperty(full)]
    return mark.cursor.block().text()


def shown(qtbot: QtBot, game: str = "skyjo", language: str = "en", choices: Choices | None = None) -> RuleBookPanel:
    panel = RuleBookPanel(language)
    qtbot.addWidget(panel)
    panel.resize(1000, 600)
    panel.show_book(game, "Rules", choices)
    panel.show()
    settle()
    return panel


# -- what is set


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", list(GAMES))
def test_all_that_is_written_is_set(qtbot: QtBot, game: str, language: str) -> None:
    """Every block of a book is in the document, the pictures with their size, at the place that is kept of it."""
    book = read_book(game, language)
    reader = shown(qtbot, game, language).reader
    document = reader.document()
    assert len(reader._starts) == len(book.blocks)
    for block, start in zip(book.blocks, reader._starts, strict=True):
        text = document.findBlockByNumber(start).text()
        if block.kind == "picture":
            image = document.findBlockByNumber(start).begin().fragment().charFormat().toImageFormat()
            assert image.isValid()
            assert image.width() > 60
            assert image.property(QTextFormat.Property.ImageAltText.value)
            assert block.plain[-5:-1] in document.findBlockByNumber(start + 1).text()
        elif block.kind not in ("options", "index"):
            assert text.replace(_BULLET_GAP, "") == block.plain


def test_it_is_as_wide_as_can_be_read(qtbot: QtBot) -> None:
    """Lines do not grow with the window, and pictures keep to them."""
    panel = shown(qtbot)
    panel.resize(2400, 900)
    settle()
    document = panel.reader.document()
    block = document.findBlockByNumber(panel.reader._starts[1])
    line = block.layout().lineAt(0)
    assert line.naturalTextWidth() < 45 * ui_font(17).pixelSize()
    assert document.idealWidth() <= panel.reader.viewport().width()


@pytest.mark.parametrize("language", CODES)
def test_bullets_stand_clear_of_their_text(qtbot: QtBot, language: str) -> None:
    """Ink, then a gap of some pixels, then the text; the next line of an item begins where the first one does."""
    rtl = language == "ar"
    item = "بدّلها بواحدة من أوراقك " * 6 if rtl else "Hhhh iiii hhhh iiii " * 8
    locale = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        reader = RuleReader()
        qtbot.addWidget(reader)
        reader.resize(500, 300)
        reader.show()
        reader.show_book("skyjo", parse_book(f"- {item}"), None)
        settle()
    finally:
        QLocale.setDefault(locale)
    block = reader.document().begin()
    lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
    assert len(lines) > 1
    starts = [
        line.cursorToX(line.textStart() + (len(_BULLET_GAP) if number == 0 else 0))[0]
        for number, line in enumerate(lines)
    ]
    assert starts == pytest.approx([starts[0]] * len(starts), abs=1)
    gap = QFontMetricsF(block.charFormat().font()).horizontalAdvance(" ") + line_width(_BULLET_GAP, ui_font(17))
    assert gap >= 8
    edge = lines[0].cursorToX(0)[0]
    assert abs(edge - starts[0]) >= 5
    assert (edge > starts[0]) is rtl


def test_digits_are_those_of_the_language(qtbot: QtBot) -> None:
    locale = QLocale()
    QLocale.setDefault(QLocale("ar_EG"))
    try:
        reader = shown(qtbot, "skyjo", "ar").reader
    finally:
        QLocale.setDefault(locale)
    text = "".join(reader.document().findBlockByNumber(start).text() for start in reader._starts)
    assert "١٥٠" in text
    assert not [letter for letter in text if letter in "0123456789"]


# -- options


@pytest.mark.parametrize("game", list(GAMES))
def test_each_option_says_what_is_chosen(qtbot: QtBot, game: str) -> None:
    """In its box and in the list of all; and nothing of it where the book is read for no match."""
    specs = GAMES[game].option_specs(2)
    panel = shown(qtbot, game, choices=Choices(2, {}))
    text = panel.reader.document().toPlainText()
    assert text.count("At this table: ") == len(specs)
    tables = [child for child in panel.reader.document().rootFrame().childFrames() if isinstance(child, QTextTable)]
    assert len(tables) == 1
    assert (tables[0].rows(), tables[0].columns()) == (len(specs) + 1, 3)
    for row, block in enumerate((b for b in read_book(game, "en").blocks if b.kind == "option"), 1):
        cell = tables[0].cellAt(row, 0).firstCursorPosition().block().text()
        assert cell == phrases_of(game).option_title(block.name)
    panel.show_book(game, "Rules", None)
    assert "At this table: " not in panel.reader.document().toPlainText()


def test_what_differs_from_the_usual_is_told(qtbot: QtBot) -> None:
    choices = Choices(5, {"scoring": "each_counts", "target": 750, "discard_wild": False})
    text = shown(qtbot, "skip_bo", choices=choices).reader.document().toPlainText()
    told = [line.removeprefix("At this table: ") for line in text.splitlines() if line.startswith("At this table: ")]
    assert told[0].startswith("20 card")
    assert any(line.startswith("750 point") for line in told)
    assert "off" in told
    assert phrases_of("skip_bo").choice("scoring", "each_counts") in told


# -- contents, links, the way back


def test_contents_lead_and_follow(qtbot: QtBot) -> None:
    panel = shown(qtbot)
    contents, reader = panel.contents, panel.reader
    assert contents.isVisible()
    assert contents.count() == len(read_book("skyjo", "en").headings)
    assert contents.currentRow() == 0
    rect = contents.visualItemRect(contents.item(3))
    QTest.mouseClick(contents.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert first_line(reader) == contents.item(3).text()
    assert contents.currentRow() == 3
    reader.verticalScrollBar().setValue(0)
    assert contents.currentRow() == 0
    contents.setFocus()
    QTest.keyClick(contents, Qt.Key.Key_Down)
    assert first_line(reader) == contents.item(1).text()
    QTest.keyClick(contents, Qt.Key.Key_Return)
    assert reader.hasFocus() or not panel.isActiveWindow()


def test_last_section_can_be_chosen(qtbot: QtBot) -> None:
    panel = shown(qtbot)
    last = panel.contents.count() - 1
    for row in (last - 1, last):
        panel.contents.setCurrentRow(row)
        assert panel.contents.currentRow() == row


def test_in_a_narrow_window_contents_take_the_page(qtbot: QtBot) -> None:
    panel = shown(qtbot)
    panel.resize(600, 480)
    settle()
    assert not panel.contents.isVisible()
    assert panel.contents_button.isVisible()
    QTest.mouseClick(panel.contents_button, Qt.MouseButton.LeftButton)
    assert panel.contents.isVisible()
    assert not panel.reader.isVisible()
    rect = panel.contents.visualItemRect(panel.contents.item(2))
    QTest.mouseClick(panel.contents.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert panel.reader.isVisible()
    assert not panel.contents.isVisible()
    assert panel.reader.section == read_book("skyjo", "en").headings[2]


def test_index_leads_to_its_places_and_back(qtbot: QtBot) -> None:
    panel = shown(qtbot)
    reader = panel.reader
    book = read_book("skyjo", "en")
    assert not panel.back_button.isEnabled()
    panel.contents.setCurrentRow(panel.contents.count() - 1)
    at_index = reader.verticalScrollBar().value()
    for key, (_, places) in book.terms.items():
        assert reader.find_target(f"term:{key}")
        assert marked(reader).replace(_BULLET_GAP, "") == book.blocks[places[0]].plain
        QTest.keyClick(reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        assert reader.verticalScrollBar().value() == at_index
    QTest.keyClick(reader, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert reader.verticalScrollBar().value() < at_index
    assert panel.back_button.isEnabled()


def test_every_link_of_the_page_leads_somewhere(qtbot: QtBot) -> None:
    reader = shown(qtbot, "kings_corners", choices=Choices(3, {})).reader
    links = set()
    block = reader.document().begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            if part.fragment().charFormat().isAnchor():
                links.add(part.fragment().charFormat().anchorHref())
            part += 1
        block = block.next()
    assert len(links) > 30
    assert all(reader.find_target(link) for link in links)


# -- links by keys


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, held)


def book_over(window: MainWindow, language: str = "en") -> RuleReader:
    window.services.preferences.language = language
    window.registry["rules"].trigger()
    reader = opened(window).reader
    reader.setFocus(Qt.FocusReason.TabFocusReason)
    return reader


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_tab_passes_the_text_in_one_step(open_window: OpenWindow, size: tuple[int, int]) -> None:
    reader = book_over(open_window(*size))
    assert len(links_of(reader.document())) > 30
    at = reader.verticalScrollBar().value()
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not reader
    press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is reader
    press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is not reader
    assert reader.verticalScrollBar().value() == at


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_link_is_reached_by_keys_seen_and_followed(window: MainWindow, language: str) -> None:
    reader = book_over(window, language)
    onward, back = Qt.Key.Key_Right, Qt.Key.Key_Left
    if language == "ar":
        onward, back = back, onward
    links = links_of(reader.document())
    reached = []
    for _ in links:
        before = reader.viewport().grab().toImage()
        press(onward)
        link = reader.link
        assert link is not None
        assert in_sight(reader, link)
        assert reader.viewport().grab().toImage() != before, "it is seen which one it is"
        reached.append(link)
    assert reached == links
    press(onward)
    assert reader.link == links[-1]
    assert QApplication.focusWidget() is reader
    press(back)
    assert reader.link == links[-2]
    press(Qt.Key.Key_Return)
    assert reader.link is None
    assert reader.can_go_back
    assert reader._back[-1] != reader._here()


def test_while_a_link_is_marked_tab_goes_through_those_in_sight_and_on(window: MainWindow) -> None:
    reader = book_over(window)
    reader.verticalScrollBar().setValue(reader.verticalScrollBar().maximum())
    seen = [link for link in links_of(reader.document()) if in_sight(reader, link)]
    assert len(seen) > 3
    place = reader.verticalScrollBar().value()
    press(Qt.Key.Key_Right)
    reached = [reader.link]
    press(Qt.Key.Key_Tab)
    while QApplication.focusWidget() is reader:
        reached.append(reader.link)
        press(Qt.Key.Key_Tab)
    assert reached == seen
    assert reader.verticalScrollBar().value() == place
    assert reader.link is None, "it is not marked where the keyboard is not"
    press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is reader
    press(Qt.Key.Key_Left)
    assert reader.link == seen[-1]


def test_links_begin_where_one_reads(window: MainWindow) -> None:
    """Not again at the top, when one was scrolled away."""
    reader = book_over(window)
    press(Qt.Key.Key_Right)
    first = reader.link
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_Right)
    assert first is not None
    assert reader.link is not None
    assert reader.link.start > first.start
    assert in_sight(reader, reader.link)


# -- finding and letters


def test_find(qtbot: QtBot) -> None:
    panel = shown(qtbot)
    reader = panel.reader
    QTest.keyClick(reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(panel.field, "Discard PILE")
    text = reader.document().toPlainText()
    assert len(reader.found) == text.lower().count("discard pile") > 5
    assert panel.count.text() == f"1 of {len(reader.found)}"
    start = reader.verticalScrollBar().value()
    for _ in range(4):
        QTest.keyClick(panel.field, Qt.Key.Key_Return)
    assert panel.count.text() == f"5 of {len(reader.found)}"
    assert reader.verticalScrollBar().value() > start
    QTest.keyClick(panel.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.count.text() == f"4 of {len(reader.found)}"
    QTest.keyClick(panel.field, Qt.Key.Key_Escape)
    assert panel.field.text() == ""
    assert not reader.extraSelections()
    QTest.keyClicks(panel.field, "xyzzy")
    assert panel.count.text() == "not found"


@pytest.mark.parametrize("width", [600, 1000])
def test_what_is_found_stands_clear_of_the_field(qtbot: QtBot, width: int) -> None:
    panel = shown(qtbot)
    panel.resize(width, 480)
    panel.open_finder()
    for words, told in (("discard", "1 of"), ("xyzzy", "not found")):
        panel.field.setText(words)
        settle()
        count = panel.count
        assert count.text().startswith(told)
        assert count.x() + count.contentsRect().left() >= panel.field.geometry().right() + 8
        assert count.contentsRect().width() >= line_width(count.text(), count.font())


@pytest.mark.parametrize(
    ("language", "words"), [("vi", "chong bai rut"), ("ar", "كومه السحب"), ("sw", "RUNDO LA KUVUTA")]
)
def test_find_needs_no_accents(qtbot: QtBot, language: str, words: str) -> None:
    panel = shown(qtbot, "skyjo", language)
    panel.field.setText(words)
    assert len(panel.reader.found) > 2


def test_find_takes_any_digits(qtbot: QtBot) -> None:
    locale = QLocale()
    QLocale.setDefault(QLocale("ar_EG"))
    try:
        panel = shown(qtbot, "skyjo", "ar")
        for number in ("150", "١٥٠"):
            panel.field.setText(number)
            assert len(panel.reader.found) == 1, number
    finally:
        QLocale.setDefault(locale)


def test_larger_letters(qtbot: QtBot) -> None:
    """Words and pictures grow, the place stays, and the contents give way where lines would be too short."""
    panel = shown(qtbot, "kings_corners")
    reader = panel.reader
    panel.contents.setCurrentRow(3)
    line = first_line(reader)
    high = reader.document().size().height()
    for _ in range(3):
        QTest.keyClick(reader, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert reader.zoom == 1.5
    assert reader.document().size().height() > 1.3 * high
    assert first_line(reader) == line
    QTest.keyClick(reader, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert reader.zoom == 1.0
    current_theme.set_text_scale(1.4)
    settle()
    assert not panel.contents.isVisible()


# -- opened from the window


def test_start_page_offers_all_books(open_window: OpenWindow) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_F1)
    panel = opened(window)
    assert panel.reader.document().begin().text() == "Skip-Bo Junior"
    assert panel.contents.isVisible()


def test_an_open_book_follows_the_language(open_window: OpenWindow) -> None:
    """At the same section; with the finder's words, the contents, the title and the other books' names."""
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_F1)
    panel = opened(window)
    section = panel.reader._book.headings[3] if panel.reader._book is not None else 0
    panel.reader.go_to(section)
    settle()
    english = panel.contents.item(2).text()
    for code in ("ar", "vi", "sw", "ar"):
        window.services.preferences.language = code
        settle()
        book = read_book("skip_bo_junior", code)
        assert panel.reader.document().begin().text() == book.blocks[0].plain
        assert panel.reader.section == section
        assert panel.contents.item(2).text() == book.blocks[book.headings[2]].text != english
        (frame,) = DialogFrame.open_over(window)
        title = QCoreApplication.translate("Rules", "Rules · {game}")
        assert panel.reader.accessibleName() == title.format(game=phrases_of("skip_bo_junior").title())
        offered = {button.text() for button in frame.findChildren(QRadioButton) if button.isVisible()}
        assert offered == {phrases_of(game).title() for game in GAMES}


def test_opened_at_the_moment(open_window: OpenWindow) -> None:
    """Skyjo: first where cards are turned up (SJ-3), then where one is taken (SJ-5), then where it is placed (SJ-7)."""
    window = open_window()
    window.begin(parse_setup("skyjo", "person:A,person:B", 7, ()))
    controller = window.services.controller

    def told() -> str:
        QTest.keyClick(window, Qt.Key.Key_F1)
        text = marked(opened(window).reader)
        for frame in DialogFrame.open_over(window):
            frame.finish("")
        settle()
        return text

    assert "turns up two of their own cards" in told()
    for _ in range(4):
        controller.play([controller.view().legal[0]])
    assert told() == "Take one of two cards:"
    controller.play([move for move in controller.view().legal if move.text == "draw"])
    assert "Everybody sees it" in told()


def test_refused_move_leads_to_its_rule(open_window: OpenWindow) -> None:
    window = open_window()
    window.begin(parse_setup("skyjo", "person:A,person:B", 7, ()))
    page = window.table_page
    page._refuse(IllegalMove("draw", "place_the_drawn_card"))
    assert page.toast.isVisible()
    QTest.mouseClick(page.toast.offer, Qt.MouseButton.LeftButton)
    assert "Everybody sees it" in marked(opened(window).reader)
    assert page.toast.isHidden()


MOMENTS = {
    "skip_bo_junior": {"SBJ-7", "SBJ-8", "#match_end"},
    "skip_bo": {"SB-7", "SB-8", "SB-10", "SB-15"},
    "kings_corners": {"KC-7", "KC-8", "KC-11", "KC-14", "#match_end"},
    "skyjo": {"SJ-3", "SJ-5", "SJ-7", "SJ-9", "SJ-10"},
}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_moment_has_its_place(game: str) -> None:
    """Whatever goes on, the book has a paragraph for it; wild cards, discards, an empty stock, kings, empty sides, the
    closing and the end are among what it tells apart."""
    book, told = read_book(game, "en"), set()
    kings = game == "kings_corners"
    # Who holds cards back uses up the stock.
    options = {"must_play": False} if kings else {"stock_size": 5} if game != "skyjo" else {}
    for deal in range(6):
        match = Match(GAMES[game], [Seat("person", name) for name in "ABCD"], deal, options)
        chance = random.Random(deal)
        while not match.round.over:
            told.add(rule_of_moment(still_view(match, match.round.seat)))
            match.play((choose_uniformly if kings else choose)(match.round, chance))
        told.add(rule_of_moment(still_view(match, None)))
    assert all(book.find(target) is not None for target in told), told
    assert told >= MOMENTS[game]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_reason_has_its_place(game: str) -> None:
    """ALL-5: whatever the rules answer, the book has the rule."""
    book = read_book(game, "en")
    assert set(PLACES_OF_REASONS[game]) | set(COMMON_PLACES) == {*GAMES[game].reasons, *COMMON_REASONS}
    for reason in (*GAMES[game].reasons, *COMMON_REASONS):
        assert book.find(rule_of_reason(game, reason)) is not None, reason


def test_new_match_page_asks_about_options(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_new_match(GAMES["kings_corners"])
    page = window.new_match_page
    assert page is not None
    buttons = [button for button in page.options.findChildren(RuleButton) if button.isVisible()]
    assert len(buttons) == len(GAMES["kings_corners"].option_specs(2))
    buttons[2].click()
    panel = opened(window)
    assert marked(panel.reader).startswith("Piles from king to ace.")
    assert "At this table: " in panel.reader.document().toPlainText()


def test_contents_are_named_for_screen_readers(qtbot: QtBot) -> None:
    panel = shown(qtbot)
    assert isinstance(panel.contents, ContentsList)
    for widget in (panel.contents, panel.reader, panel.field, panel.back_button, panel.forward_button):
        assert widget.accessibleName()
    assert panel.smaller_button.accessibleName() != panel.larger_button.accessibleName()


def test_in_a_narrow_window_finding_has_a_line_of_its_own(qtbot: QtBot) -> None:
    """It comes when it is wanted, and nothing of the line of buttons is cut off; contents know where one reads."""
    panel = shown(qtbot)
    panel.resize(600, 480)
    settle()
    assert not panel.field.isVisible()
    panel.reader.go_to(read_book("skyjo", "en").headings[4])
    QTest.mouseClick(panel.find_button, Qt.MouseButton.LeftButton)
    assert panel.field.isVisible()
    QTest.keyClicks(panel.field, "discard")
    assert panel.next_button.isVisible()
    right = panel.larger_button.mapTo(panel, panel.larger_button.rect().topRight())
    assert right.x() <= panel.width()
    section = panel.reader.section
    panel.open_contents(True)
    settle()
    assert panel.contents.currentItem().data(Qt.ItemDataRole.UserRole) == section
    panel.open_contents(False)
    settle()
    assert panel.reader.section == section
    QTest.mouseClick(panel.find_button, Qt.MouseButton.LeftButton)
    assert not panel.field.isVisible()
    assert not panel.reader.found
