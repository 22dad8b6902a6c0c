"""The page that shows the pictures: a row for each place, and boxes by which languages, looks and sizes are chosen."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.pictures.dress import Dress

_STYLE = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 0; background: #f4f2ee; color: #222; }
header { position: sticky; top: 0; padding: 10px 20px; background: #fff; box-shadow: 0 1px 6px #0004; }
header label { margin-right: 14px; white-space: nowrap; }
section { padding: 4px 20px 18px; }
h2 { font-size: 17px; margin: 14px 0 6px; }
figure { display: inline-block; margin: 0 10px 10px 0; vertical-align: top; }
figure img { width: 400px; border: 1px solid #0003; display: block; background: #ddd; }
figcaption { font-size: 12px; color: #555; }
.hidden { display: none; }
"""
_SCRIPT = """
function choose() {
  const off = [...document.querySelectorAll('input:not(:checked)')].map(box => box.value);
  for (const figure of document.querySelectorAll('figure'))
    figure.classList.toggle('hidden', off.some(value => figure.dataset.dress.split(' ').includes(value)));
}
"""


def page(titles: Mapping[str, str], dresses: Sequence[Dress]) -> str:
    """The HTML text. titles: of the places, by file."""
    boxes = []
    for values in (
        [dress.language for dress in dresses],
        [dress.look for dress in dresses],
        [dress.size for dress in dresses],
        [f"{dress.text}%" for dress in dresses],
    ):
        for value in dict.fromkeys(values):
            boxes.append(f'<label><input type="checkbox" checked value="{value}" onchange="choose()"> {value}</label>')
    rows = []
    for name, title in titles.items():
        figures = [_figure(name, dress) for dress in dresses]
        rows.append(
            f'<section id="{name}"><h2>{html.escape(title)} <code>{name}</code></h2>{"".join(figures)}</section>'
        )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Card Table in pictures</title>'
        f"<style>{_STYLE}</style><script>{_SCRIPT}</script><header>{''.join(boxes)}</header>{''.join(rows)}</html>\n"
    )


def _figure(name: str, dress: Dress) -> str:
    words = f"{dress.language} {dress.look} {dress.size} {dress.text}%"
    file = html.escape(dress.file(name))
    return (
        f'<figure data-dress="{words}"><a href="{file}"><img loading="lazy" src="{file}" alt="{name}, {words}"></a>'
        f"<figcaption>{words}</figcaption></figure>"
    )
