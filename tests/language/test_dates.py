"""Days and times as people say them."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from cardgui.language import dates
from cardgui.language.locales import by_code
from cardgui.language.translators import Translators

NOW = datetime(2026, 3, 12, 9, 30)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (
            "en",
            [
                "today at 8:05\u00a0am",
                "yesterday at 8:05\u00a0pm",
                "Saturday at 8:05\u00a0pm",
                "5 Mar 2026, 8:05\u00a0pm",
            ],
        ),
        ("sw", ["leo saa 08:05", "jana saa 20:05", "Jumamosi saa 20:05", "5 Mac 2026, 20:05"]),
        ("vi", ["hôm nay lúc 08:05", "hôm qua lúc 20:05", "Thứ Bảy lúc 20:05", "5 thg 3 2026, 20:05"]),
        ("ar", ["اليوم في ٨:٠٥ ص", "أمس في ٨:٠٥ م", "السبت في ٨:٠٥ م", "٥ مارس ٢٠٢٦، ٨:٠٥ م"]),
    ],
)
def test_a_moment_as_seen_from_now(translators: Translators, code: str, expected: list[str]) -> None:
    translators.use(by_code(code))
    moments = [
        datetime(2026, 3, 12, 8, 5),
        datetime(2026, 3, 11, 20, 5),
        datetime(2026, 3, 7, 20, 5),
        datetime(2026, 3, 5, 20, 5),
    ]
    assert [dates.moment_text(moment, NOW) for moment in moments] == expected


def test_a_moment_in_the_future_is_named_by_its_date(translators: Translators) -> None:
    translators.use(by_code("en"))
    assert dates.moment_text(datetime(2026, 3, 13, 8, 0), NOW) == "13 Mar 2026, 8:00\u00a0am"
    assert dates.date_text(date(2026, 12, 1)) == "1 Dec 2026"
    assert dates.at_line_start(dates.moment_text(NOW, NOW)) == "Today at 9:30\u00a0am"


def test_how_long_something_took(translators: Translators) -> None:
    translators.use(by_code("en"))
    assert [dates.duration_text(seconds) for seconds in (0, 59.9, 60, 754, 3600, 3725, 7320)] == [
        "less than a minute",
        "less than a minute",
        "1 minute",
        "12 minutes",
        "1 hour",
        "1 hour 2 minutes",
        "2 hours 2 minutes",
    ]
    translators.use(by_code("ar"))
    assert dates.duration_text(3720) == "ساعة واحدة ودقيقتان"
