"""What tells a Linux desktop of the program: its menu entry, its software centre's page, its file type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree as ET

from installers.product import (
    APPLICATION_ID,
    COMMAND,
    FIRST,
    GAMES,
    LICENCE,
    MAKER,
    MIME_TYPE,
    SUFFIX,
    WINDOW_CLASS,
    Release,
    Texts,
)

_XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def desktop_entry(texts: Mapping[str, Texts], command: str = COMMAND) -> str:
    """The menu entry (freedesktop's Desktop Entry Specification). command: the program as the desktop starts it."""
    lines = ["[Desktop Entry]", "Type=Application"]
    lines += _localised("Name", {language: text.name for language, text in texts.items()})
    lines += _localised("GenericName", {language: text.kind for language, text in texts.items()})
    lines += _localised("Comment", {language: text.summary for language, text in texts.items()})
    lines += [f"Exec={command} --desktop %f", f"Icon={APPLICATION_ID}", "Terminal=false", "Categories=Game;CardGame;"]
    lines += _localised(
        "Keywords", {language: "".join(f"{word};" for word in it.keywords) for language, it in texts.items()}
    )
    lines += [f"MimeType={MIME_TYPE};", f"StartupWMClass={WINDOW_CLASS}", "StartupNotify=true"]
    return "\n".join(lines) + "\n"


def _localised(key: str, words: Mapping[str, str]) -> list[str]:
    return [f"{key}={word}" if language == FIRST else f"{key}[{language}]={word}" for language, word in words.items()]


def mime_package(texts: Mapping[str, Texts]) -> str:
    """The file type of a kept match (freedesktop's Shared MIME-info Database)."""
    root = ET.Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    kind = ET.SubElement(root, "mime-type", type=MIME_TYPE)
    for language, text in texts.items():
        _text(kind, "comment", text.record, language)
    ET.SubElement(kind, "sub-class-of", type="application/json")
    ET.SubElement(kind, "icon", name=mime_icon())
    ET.SubElement(kind, "glob", pattern=f"*.{SUFFIX}")
    return _document(root)


def mime_icon() -> str:
    """The name of the file type's icon."""
    return MIME_TYPE.replace("/", "-")


def appstream(texts: Mapping[str, Texts], releases: Sequence[Release]) -> str:
    """The page of a software centre (AppStream's MetaInfo)."""
    root = ET.Element("component", type="desktop-application")
    _text(root, "id", APPLICATION_ID)
    _text(root, "metadata_license", "CC0-1.0")
    _text(root, "project_license", LICENCE)
    for language, text in texts.items():
        _text(root, "name", text.name, language)
    for language, text in texts.items():
        _text(root, "summary", text.summary, language)
    developer = ET.SubElement(root, "developer", id="org.cardgui")
    _text(developer, "name", MAKER)
    description = ET.SubElement(root, "description")
    for paragraph in range(len(texts[FIRST].description)):
        for language, text in texts.items():
            _text(description, "p", text.description[paragraph], language)
    for language, text in texts.items():
        _text(description, "p", text.games, language)
    games = ET.SubElement(description, "ul")
    for game in GAMES:
        _text(games, "li", game)
    _text(root, "launchable", f"{APPLICATION_ID}.desktop").set("type", "desktop-id")
    _text(root, "icon", APPLICATION_ID).set("type", "stock")
    categories = ET.SubElement(root, "categories")
    for category in ("Game", "CardGame"):
        _text(categories, "category", category)
    keywords = ET.SubElement(root, "keywords")
    for language, text in texts.items():
        for word in text.keywords:
            _text(keywords, "keyword", word, language)
    provides = ET.SubElement(root, "provides")
    _text(provides, "binary", COMMAND)
    _text(provides, "mediatype", MIME_TYPE)
    languages = ET.SubElement(root, "languages")
    for language in texts:
        _text(languages, "lang", language)
    wants = ET.SubElement(root, "requires")
    _text(wants, "display_length", "768").set("compare", "ge")
    supports = ET.SubElement(root, "supports")
    for control in ("pointing", "keyboard", "touch"):
        _text(supports, "control", control)
    ET.SubElement(root, "content_rating", type="oars-1.1")
    history = ET.SubElement(root, "releases")
    for release in releases:
        entry = ET.SubElement(history, "release", version=release.version, date=str(release.date))
        changes = ET.SubElement(ET.SubElement(entry, "description"), "ul")
        for line in release.lines:
            _text(changes, "li", line.replace("`", ""))
    return _document(root)


def _text(parent: ET.Element, tag: str, text: str, language: str = FIRST) -> ET.Element:
    element = ET.SubElement(parent, tag, {} if language == FIRST else {_XML_LANG: language})
    element.text = text
    return element


def _document(root: ET.Element) -> str:
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"
