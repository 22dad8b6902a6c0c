"""The rule books: one for each game and language, complete, and clean as they are shown."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cardgui import resources
from cardgui.language.locales import LANGUAGES
from cardgui.language.phrases import PHRASES, phrases_of
from cardgui.rules.games import GAMES
from cardgui.windows.rule_books.book import Book, parse_book
from cardgui.windows.rule_books.examples import examples

RULES = {"skip_bo_junior": ("SBJ", 17), "skip_bo": ("SB", 27), "kings_corners": ("KC", 20), "skyjo": ("SJ", 12)}
"""How the ids of a game's rules begin, and the last of them."""
COMMON = {"ALL-2", "ALL-3", "ALL-4", "ALL-5", "ALL-6", "ALL-7", "ALL-8", "ALL-9"}
"""The rules for all games that players are told. ALL-1 is a law of the program."""
NOT_TOLD = {("kings_corners", "ALL-7")}
"""Kings Corners has no draw pile that is renewed."""
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


def parsed(language: str, game: str) -> Book:
    return parse_book(text_of(language, game))


def paragraph(language: str, game: str, option: str) -> str:
    """What a book says of an option, without the option's name."""
    name = OPTIONS[game][option][[one.code for one in LANGUAGES].index(language)]
    start = f"> **{name}.** "
    found = [line for line in text_of(language, game).splitlines() if line.startswith(start)]
    assert len(found) == 1, f"{option}: one paragraph named {name} was expected, {len(found)} were found"
    return re.sub("<!--.*-->", "", found[0]).removeprefix(start)


def numbers_in(text: str) -> set[int]:
    return {int(digits) for digits in re.findall(r"[0-9]+", text)}


def test_no_other_books() -> None:
    """Every game has its book in each language, and no book is left over."""
    books = {path.relative_to(resources.path("rulebooks")) for path in resources.path("rulebooks").rglob("*.md")}
    assert books == {Path(language, f"{game}.md") for language, game in BOOKS}


@pytest.mark.parametrize("game", GAMES)
def test_same_plan_in_every_language(game: str) -> None:
    """The same sections under the same names, the same pictures and options in the same places, and every paragraph
    marked with the same rules."""

    def plan(language: str) -> list[tuple[str, str, tuple[str, ...], int, int]]:
        return [
            (block.kind, block.name, block.rules, block.level, sum(piece.bold for piece in block.pieces))
            for block in parsed(language, game).blocks
        ]

    english = plan("en")
    assert [kind for kind, *_ in english].count("title") == 1
    assert [kind for kind, *_ in english].count("heading") > 6
    for language in LANGUAGES:
        assert plan(language.code) == english, language.code


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told(game: str) -> None:
    """Each rule of the game, and of those for all games what players have to know, is marked where it is told."""
    book = parsed("en", game)
    told = {rule for block in book.blocks for rule in block.rules}
    prefix, last = RULES[game]
    wanted = {f"{prefix}-{number}" for number in range(1, last + 1)}
    wanted |= {rule for rule in COMMON if (game, rule) not in NOT_TOLD}
    assert told == wanted


@pytest.mark.parametrize("game", GAMES)
def test_headings_have_names(game: str) -> None:
    book = parsed("en", game)
    names = [book.blocks[number].name for number in book.headings]
    assert all(names)
    assert len(set(names)) == len(names)
    assert names[-1] == "index"
    assert book.blocks[-1].kind == "index"


@pytest.mark.parametrize("game", GAMES)
def test_same_terms_in_every_language(game: str) -> None:
    """The index has the same terms in each language, and they lead to the same places."""
    english = {key: places for key, (_, places) in parsed("en", game).terms.items()}
    assert len(english) > 14
    for language in LANGUAGES:
        terms = parsed(language.code, game).terms
        assert {key: places for key, (_, places) in terms.items()} == english, language.code
        names = [name for name, _ in terms.values()]
        assert len(set(names)) == len(names), language.code


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_used(game: str) -> None:
    pictures = [block.name for block in parsed("en", game).blocks if block.kind == "picture"]
    assert sorted(pictures) == sorted(examples(game))


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_links_lead_somewhere(language: str, game: str) -> None:
    book = parsed(language, game)
    for block in book.blocks:
        for piece in block.pieces:
            if piece.target:
                assert book.find(piece.target) is not None, piece.target


@pytest.mark.parametrize("game", GAMES)
def test_options_stand_where_they_apply(game: str) -> None:
    """Not in the list of house rules, which the program makes, but in the section whose rules they change."""
    book = parsed("en", game)
    for number, block in enumerate(book.blocks):
        if block.kind == "option":
            section = book.section_of(number)
            assert section is not None
            assert book.blocks[section].name not in ("house_rules", "table", "index")
            assert block.rules


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
        text = re.sub(r"<!--.*?-->|\(picture:.*?\)", "", text_of(language, game))
        parts = re.split(r"^#+ ", text, flags=re.MULTILINE)
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
def test_nothing_raw_is_left(language: str, game: str) -> None:
    for block in parsed(language, game).blocks:
        assert not re.findall(r"[*_#`|<>\\\[\]{}]|^\s*[-+] |&\w+;|TODO|\ufffd", block.plain), block.plain


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_no_rule_ids_and_no_names_of_the_code(language: str, game: str) -> None:
    for block in parsed(language, game).blocks:
        assert not re.findall(r"\b(?:SBJ|SB|KC|SJ|ALL)-[0-9]", block.plain)
        assert not re.findall(r"\w+_\w+", block.plain)


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_digits_and_signs(language: str, game: str) -> None:
    """One kind of digits in all books; a minus is U+2212, and in right-to-left text a mark keeps it before its
    number."""
    text = "\n".join(block.plain for block in parsed(language, game).blocks)
    assert all(letter in "0123456789" for letter in text if letter.isdigit())
    assert not re.findall(r"-[0-9]", text)
    if language == "ar":
        assert not re.findall("(?<!\u200e)\u2212", text)
        assert not re.findall("[,;?]", text)
    assert "\u2212" in text or game != "skyjo"


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
