"""The .deb's contents are compressed after nfpm has put it together."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from installers import deb_archive


def member(name: str, content: bytes) -> bytes:
    head = f"{name:<16}{0:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n"
    return head.encode() + content + b"\n" * (len(content) % 2)


def test_only_the_data_is_packed_anew(tmp_path: Path) -> None:
    package = tmp_path / "a.deb"
    data = b"a tar file " * 999
    whole = member("debian-binary", b"2.0\n") + member("control.tar.gz", b"odd") + member("data.tar", data)
    package.write_bytes(b"!<arch>\n" + whole)
    deb_archive.pack(package)
    binary, control, packed = deb_archive.members(package.read_bytes())
    assert (binary[1], control[1]) == (b"2.0\n", b"odd")
    assert packed[0].startswith(b"data.tar.xz ")
    assert lzma.decompress(packed[1]) == data
    assert len(packed[1]) < len(data)


@pytest.mark.parametrize("content", [b"", b"!<arch>\nshort", b"!<arch>\n" + member("data.tar.gz", b"")])
def test_another_file_is_refused(tmp_path: Path, content: bytes) -> None:
    package = tmp_path / "a.deb"
    package.write_bytes(content)
    with pytest.raises(ValueError, match=r"ar archive|not compressed"):
        deb_archive.pack(package)
    assert package.read_bytes() == content
