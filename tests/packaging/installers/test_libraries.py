"""What libraries ask for, and the packages that have it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from installers import dependencies, elf
from tests.packaging.installers.helpers import need

OBJDUMP = """
libQt6Core.so.6:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libicui18n.so.73
  NEEDED               libc.so.6
  SONAME               libQt6Core.so.6
  RUNPATH              $ORIGIN:/somewhere/lib

Version References:
  required from libc.so.6:
    0x09691974 0x00 06 GLIBC_2.3.4
    0x069691b4 0x00 02 GLIBC_2.34
    0x0d696914 0x00 03 GLIBC_2.4
"""


def test_objdump_is_understood() -> None:
    read = elf.parse(Path("libQt6Core.so.6"), OBJDUMP)
    assert read.needed == ("libicui18n.so.73", "libc.so.6")
    assert read.glibc == (2, 34)
    assert read.searched == ("$ORIGIN", "/somewhere/lib")


@pytest.mark.skipif(sys.platform != "linux", reason="libraries of Linux")
def test_this_python_can_be_read() -> None:
    need("objdump")
    python = Path(sys.executable).resolve()
    assert elf.is_elf(python)
    assert not elf.is_elf(Path(__file__))
    (read,) = elf.read([python])
    assert "libc.so.6" in read.needed
    assert (2, 2) < read.glibc < (3,)


def test_what_is_bundled_is_not_asked_of_the_system() -> None:
    files = [
        elf.Elf(Path("a/libone.so"), ("libtwo.so", "libc.so.6"), (2, 17)),
        elf.Elf(Path("b/libtwo.so"), ("libX11.so.6",), (2, 34)),
    ]
    assert elf.unmet(files) == {"libc.so.6", "libX11.so.6"}
    assert elf.newest_glibc(files) == (2, 34)


def test_deb_and_rpm_name_what_is_missing_in_their_own_words() -> None:
    needs = dependencies.needs({"libc.so.6", "libX11.so.6", "libwayland-cursor.so.0"}, (2, 35))
    assert needs.packages["deb"].depends == ("libc6 (>= 2.35)", "libx11-6", "xkb-data")
    assert needs.packages["deb"].recommends == ("libwayland-cursor0",)
    assert needs.packages["rpm"].depends == ("libc.so.6(GLIBC_2.35)(64bit)", "libX11.so.6()(64bit)", "xkeyboard-config")
    assert needs.packages["rpm"].recommends == ("libwayland-cursor.so.0()(64bit)",)
    assert needs.libraries == {"libX11.so.6": "libx11-6"}


def test_a_library_that_nobody_brings_is_named() -> None:
    with pytest.raises(dependencies.UnknownLibrary, match=r"libmystery\.so\.1"):
        dependencies.needs({"libmystery.so.1"}, (2, 35))
