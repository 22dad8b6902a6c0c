"""Where the files lie that come with the program: fonts, card art, rule books, compiled translations.

Three cases: a checkout (or an editable install of one), where they lie beside the package; an installed wheel,
where the build put them inside the package; and a program frozen by PyInstaller, which keeps the wheel's places.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
# Only in a wheel and a frozen program. The name is repeated in pyproject.toml and packaging/build_hook.py.
_BUNDLED = _PACKAGE / "_bundled"


def path(*parts: str) -> Path:
    """The bundled file or folder ``resources/<parts>``.

    :param parts: names of folders and of the file, such as ``"fonts", "OFL.txt"``; none for the whole folder
    :return: an absolute path; whether there is such a file is not checked
    """
    root = _BUNDLED if _BUNDLED.is_dir() else _PACKAGE.parent
    return root.joinpath("resources", *parts)


def translations() -> Path:
    """The folder of the compiled translations, ``cardgui_<language>.qm``.

    In a checkout ``packaging/play.py`` and ``packaging/test.py`` keep it in step with ``translations/*.ts``;
    ``python packaging/translations.py`` compiles them by hand. It need not exist.
    """
    if _BUNDLED.is_dir():
        return _BUNDLED / "translations"
    return _PACKAGE.parent / "translations" / "compiled"
