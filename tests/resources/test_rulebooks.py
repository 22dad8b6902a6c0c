"""The rule books: one for each game and language, complete, and clean as they are shown."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from cardgui import resources
from cardgui.language.locales import LANGUAGES
from cardgui.language.phrases import PHRASES, phrases_of
from cardgui.rules.games import GAMES

BOOKS = [(language.code, game) for language in LANGUAGES for game in GAMES]
OPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "skip_bo_junior": {
        "stock_size": ("Cards in each stock", "Karata za kila akiba", "Số lá trong mỗi kho bài", "أوراق كل مخزون"),
        "must_play": (
            "Play all that fits",
            "Cheza maadamu unaweza",
            "Còn đánh được thì phải đánh",
            "اللعب ما دام ممكنًا",
        ),
        "rounds_to_win": (
            "Rounds to win the match",
            "Raundi za kushinda mchezo",
            "Số ván để thắng trận",
            "جولات الفوز بالمباراة",
        ),
    },
    "skip_bo": {
        "stock_size": ("Cards in each stock", "Karata za kila akiba", "Số lá trong mỗi kho bài", "أوراق كل مخزون"),
        "scoring": ("Scoring", "Hesabu ya pointi", "Cách tính điểm", "حساب النقاط"),
        "target": (
            "Points to win the match",
            "Pointi za kushinda mchezo",
            "Điểm để thắng trận",
            "نقاط الفوز بالمباراة",
        ),
        "teams": ("Teams", "Timu", "Đội", "الفرق"),
        "free_table": ("Free table", "Meza huru", "Bàn tự do", "الطاولة الحرة"),
        "discard_wild": (
            "Wild cards may be discarded",
            "Jokeri inaweza kutupwa",
            "Được bỏ lá đa năng",
            "رمي الجوكر مسموح",
        ),
        "must_play": (
            "Play all that fits",
            "Cheza maadamu unaweza",
            "Còn đánh được thì phải đánh",
            "اللعب ما دام ممكنًا",
        ),
        "first_dealer": ("Who deals first", "Nani anagawa kwanza", "Ai chia bài trước", "من يوزّع أولًا"),
    },
    "kings_corners": {
        "first_player": ("Who begins", "Nani anaanza", "Ai đi trước", "من يبدأ"),
        "draw": ("Drawing a card", "Kuvuta karata", "Rút bài", "سحب ورقة"),
        "complete_pile": (
            "Piles from king to ace",
            "Marundo ya mfalme hadi ree",
            "Chồng từ K đến A",
            "الكومات من الملك إلى الآس",
        ),
        "must_play": (
            "Play all that fits",
            "Cheza maadamu unaweza",
            "Còn đánh được thì phải đánh",
            "اللعب ما دام ممكنًا",
        ),
        "scoring": ("Scoring", "Hesabu ya pointi", "Cách tính điểm", "حساب النقاط"),
        "target": (
            "Points that end the match",
            "Pointi zinazomaliza mchezo",
            "Điểm kết thúc trận",
            "النقاط التي تنهي المباراة",
        ),
        "chips": ("Chips at the start", "Chipu za kuanzia", "Số phỉnh lúc đầu", "الفيش في البداية"),
        "chips_for_cards": (
            "Pay for cards left in hand",
            "Kulipia karata zilizobaki mkononi",
            "Trả phỉnh cho bài còn trên tay",
            "الدفع عن الأوراق الباقية في اليد",
        ),
        "rounds": ("Rounds for chips", "Raundi za chipu", "Số ván khi chơi phỉnh", "جولات الفيش"),
    },
    "skyjo": {
        "target": (
            "Points that end the match",
            "Pointi zinazomaliza mchezo",
            "Điểm kết thúc trận",
            "النقاط التي تنهي المباراة",
        ),
        "columns": (
            "Columns of three alike go",
            "Safu wima za tatu sawa huondoka",
            "Bỏ cột ba lá cùng số",
            "خروج الأعمدة المتساوية",
        ),
        "next_starter": (
            "Who begins the next round",
            "Nani anaanza raundi inayofuata",
            "Ai đi trước ván sau",
            "من يبدأ الجولة التالية",
        ),
        "reveal_after_discard": (
            "After discarding the drawn card",
            "Baada ya kutupa karata iliyovutwa",
            "Sau khi bỏ lá vừa rút",
            "بعد رمي الورقة المسحوبة",
        ),
        "double": (
            "Closed without the lowest score",
            "Kufunga bila pointi chache kuliko wote",
            "Đóng ván mà không ít điểm nhất",
            "الإغلاق دون أقل النقاط",
        ),
        "tie_doubles": (
            "Double in a tie too",
            "Zidisha hata mkilingana",
            "Hòa cũng nhân đôi",
            "المضاعفة عند التعادل أيضًا",
        ),
    },
}
"""What the books call each option, in the order of LANGUAGES. A new option has to be added here and in the books."""


def book(language: str, game: str) -> Path:
    return resources.path("rulebooks", language, f"{game}.md")


def text_of(language: str, game: str) -> str:
    return book(language, game).read_text(encoding="utf-8")


def shown(markdown: str) -> QTextDocument:
    document = QTextDocument()
    document.setMarkdown(markdown)
    return document


def heading_levels(markdown: str) -> list[int]:
    document = shown(markdown)
    blocks = (document.findBlockByNumber(number) for number in range(document.blockCount()))
    return [level for block in blocks if (level := block.blockFormat().headingLevel())]


def paragraph(language: str, game: str, option: str) -> str:
    """What a book says of an option, without the option's name."""
    name = OPTIONS[game][option][[one.code for one in LANGUAGES].index(language)]
    start = f"**{name}.** "
    found = [line for line in text_of(language, game).splitlines() if line.startswith(start)]
    assert len(found) == 1, f"{option}: one paragraph named {name} was expected, {len(found)} were found"
    return found[0].removeprefix(start)


def numbers_in(text: str) -> set[int]:
    return {int(digits) for digits in re.findall(r"[0-9]+", text)}


def test_no_other_books() -> None:
    """Every game has its book in each language, and no book is left over."""
    books = {path.relative_to(resources.path("rulebooks")) for path in resources.path("rulebooks").rglob("*.md")}
    assert books == {Path(language, f"{game}.md") for language, game in BOOKS}


@pytest.mark.parametrize("game", GAMES)
def test_same_plan_in_every_language(game: str, qapp: QApplication) -> None:
    plan = heading_levels(text_of("en", game))
    assert plan[0] == 1
    assert plan.count(1) == 1
    assert len(plan) > 6
    bold = text_of("en", game).count("**")
    points = len(re.findall(r"^- ", text_of("en", game), re.MULTILINE))
    for language in LANGUAGES:
        text = text_of(language.code, game)
        assert heading_levels(text) == plan, language.code
        assert text.count("**") == bold, language.code
        assert len(re.findall(r"^- ", text, re.MULTILINE)) == points, language.code


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_named(game: str) -> None:
    """Each option of the game, and no other, has a paragraph in each language."""
    names = {spec.name for spec in GAMES[game].option_specs(GAMES[game].low)}
    assert set(OPTIONS[game]) == names
    for language in LANGUAGES:
        for option in names:
            assert len(paragraph(language.code, game, option)) > 10


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_limits_and_defaults_of_numbers(language: str, game: str) -> None:
    """SBJ-4, SBJ-17, SB-3, SB-16, KC-17, KC-18, KC-19, SJ-11: as the rules have them, for every number of seats."""
    for seats in range(GAMES[game].low, GAMES[game].high + 1):
        for spec in GAMES[game].option_specs(seats):
            if spec.is_number:
                told = numbers_in(paragraph(language, game, spec.name))
                wanted = {spec.low, spec.high}
                if isinstance(spec.default, int):
                    wanted.add(spec.default)
                assert wanted <= told, f"{spec.name} with {seats} seats"


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_tell_the_same_numbers(game: str) -> None:
    """In each section the numbers written in digits are those of the English book, but for one and two, which a
    language may say by the form of a noun."""

    def sections(language: str) -> list[set[int]]:
        parts = re.split(r"^#+ ", text_of(language, game), flags=re.MULTILINE)
        return [{number for number in numbers_in(part) if number > 2} for part in parts]

    english = sections("en")
    for language in LANGUAGES:
        for number, (ours, theirs) in enumerate(zip(english, sections(language.code), strict=True)):
            assert ours == theirs, f"{language.code}, section {number}"


@pytest.mark.parametrize("game", GAMES)
def test_words_of_the_new_match_page(game: str, qapp: QApplication) -> None:
    """The book calls an option what the page calls it on which it is chosen."""
    assert game in PHRASES
    for option, names in OPTIONS[game].items():
        assert names[0] == phrases_of(game).option_title(option)
    assert text_of("en", game).splitlines()[0] == f"# {phrases_of(game).title()}"


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_nothing_raw_is_left(language: str, game: str, qapp: QApplication) -> None:
    document = shown(text_of(language, game))
    plain = document.toPlainText()
    assert not re.findall(r"[*_#`|<>\\\[\]{}]|^\s*[-+] |&\w+;|TODO", plain, re.MULTILINE)
    assert "�" not in plain


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_no_rule_ids_and_no_names_of_the_code(language: str, game: str) -> None:
    text = text_of(language, game)
    assert not re.findall(r"\b(?:SBJ|SB|KC|SJ|ALL)-[0-9]", text)
    assert not re.findall(r"\w+_\w+", text)


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_digits_and_signs(language: str, game: str) -> None:
    """One kind of digits in all books; a minus is U+2212, and in right-to-left text a mark keeps it before its
    number."""
    text = text_of(language, game)
    assert all(letter in "0123456789" for letter in text if letter.isdigit())
    assert not re.findall(r"-[0-9]", text)
    if language == "ar":
        assert not re.findall("(?<!\u200e)\u2212", text)
        assert not re.findall("[,;?]", text)


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_clean_file(language: str, game: str) -> None:
    """No double or trailing spaces, no numbered lists (their numbers would not follow the chosen digits), and a blank
    line round each paragraph."""
    text = text_of(language, game)
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert not re.findall(r"  |\t|\r| $|\n\n\n|^[0-9]+\. ", text, re.MULTILINE)
    lines = text.splitlines()
    for above, line in pairwise(lines):
        assert not above or not line or (above.startswith("- ") and line.startswith("- ")), f"{above} / {line}"
