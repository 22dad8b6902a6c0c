"""Records as files: whole or as before, and one line for what cannot be read."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from cardgui.language import lines
from cardgui.storage import records_files
from cardgui.storage.errors import RecordFileError
from cardgui.storage.records_files import read_record, write_record

TEXT = '{"cardgame": 1, "seats": [{"name": "Bê, طاولة"}]}\r\n'


def test_a_record_comes_back_to_the_letter(tmp_path: Path) -> None:
    path = tmp_path / "طاولة.cardgame"
    write_record(path, TEXT)
    assert read_record(path) == TEXT
    assert path.read_bytes() == TEXT.encode()
    write_record(path, "{}")
    assert read_record(path) == "{}"
    assert os.listdir(tmp_path) == [path.name]


def test_a_byte_order_mark_is_no_part_of_a_record(tmp_path: Path) -> None:
    path = tmp_path / "a.cardgame"
    path.write_bytes(b"\xef\xbb\xbf{}")
    assert read_record(path) == "{}"


def check(path: Path, code: str) -> None:
    with pytest.raises(RecordFileError) as caught:
        read_record(path, 100)
    line = str(caught.value)
    assert caught.value.code == code
    assert caught.value.path == path
    assert "\n" not in line
    assert line.startswith(f"{path}: ")
    assert "expected" in line


def test_what_cannot_be_read(tmp_path: Path) -> None:
    check(tmp_path / "missing.cardgame", "not_found")
    check(tmp_path, "folder")
    path = tmp_path / "a.cardgame"
    path.write_bytes(b"x" * 101)
    check(path, "too_large")
    check(path / "below", "not_found")
    path.write_bytes(b"x" * 100)
    assert read_record(path, 100) == "x" * 100
    path.write_bytes(b"{\xff}")
    check(path, "not_text")


def test_a_name_that_is_none() -> None:
    with pytest.raises(RecordFileError) as caught:
        read_record(Path("a\0b"))
    assert caught.value.code == "not_found"


@pytest.mark.skipif(sys.platform == "win32", reason="links of POSIX")
def test_links_that_lead_nowhere_and_names_that_are_too_long(tmp_path: Path) -> None:
    (tmp_path / "dead").symlink_to(tmp_path / "missing")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "to folder").symlink_to(tmp_path)
    check(tmp_path / "dead", "not_found")
    check(tmp_path / "loop", "not_found")
    check(tmp_path / "to folder", "folder")
    check(tmp_path / ("x" * 5000), "not_found")
    check(Path("/dev/zero"), "not_a_file")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    check(tmp_path / "pipe", "not_a_file")


def test_an_existing_file_is_kept_when_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.cardgame"
    write_record(path, TEXT)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(records_files.os, "fsync", full)
    with pytest.raises(RecordFileError, match="the disk is full") as caught:
        write_record(path, "{}")
    assert caught.value.code == "full"
    monkeypatch.undo()
    with pytest.raises(RecordFileError) as caught:
        write_record(path, "\ud800")
    assert caught.value.code == "not_text"
    assert read_record(path) == TEXT
    assert os.listdir(tmp_path) == [path.name]


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path, code in (
        (tmp_path, "folder"),
        (tmp_path / "missing" / "a.cardgame", "not_found"),
        (tmp_path / "file" / "a.cardgame", "not_found"),
        (tmp_path / "\0", "not_found"),
    ):
        with pytest.raises(RecordFileError) as caught:
            write_record(path, TEXT)
        assert caught.value.code == code
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.skipif(sys.platform == "win32", reason="permissions and links of POSIX")
def test_permissions_and_links_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.cardgame"
    mask = os.umask(0o027)
    write_record(path, TEXT)
    os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    path.chmod(0o600)
    (tmp_path / "link").symlink_to(path)
    write_record(tmp_path / "link", "{}")
    assert (tmp_path / "link").is_symlink()
    assert read_record(path) == "{}"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("code", [errno.ENAMETOOLONG, errno.ELOOP, errno.EIO])
def test_what_the_system_refuses_can_be_said_in_any_language(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, mode: str) -> NoReturn:
        raise OSError(code, "words of the system")

    (tmp_path / "a.cardgame").touch()
    monkeypatch.setattr(Path, "open", fail)
    with pytest.raises(RecordFileError) as refused:
        read_record(tmp_path / "a.cardgame")
    said = lines.said(refused.value, lambda context, template: template.replace("expected", "عربي"))
    assert "عربي" in said
    assert "expected" not in said
    assert "words" not in said
