"""A disk that is full, or fails, under SQLite: what it asks of the system is answered as such a disk answers.

SQLite lets tests take the place of single calls to the system. So it meets the errors themselves, deals with them as it
does everywhere, and no disk need be filled.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import errno
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from bot.base.errors import SetupError

FULL, FAILING = errno.ENOSPC, errno.EIO
WRITES: Final = (b"write", b"pwrite", b"pwrite64", b"fallocate", b"ftruncate")
"""What a file grows or changes by."""
CALL: Final = ctypes.CFUNCTYPE(ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, use_errno=True)
"""As `write` is called; the others have more to say, to which nobody listens here."""
SET: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
POINTERS: Final = (
    "next name own open delete access path dl_open dl_error dl_symbol dl_close random sleep time last time64"
)


class Vfs(ctypes.Structure):
    """How SQLite speaks to the system; `set`: puts a function in the place of one of its calls."""

    _fields_ = [
        *((name, ctypes.c_int) for name in ("version", "size", "longest")),
        *((name, ctypes.c_void_p) for name in POINTERS.split()),
        ("set", SET),
    ]


@cache
def system() -> Any:
    """SQLite's door to the system, in this process. SetupError: this Python does not show its SQLite."""
    for where in (getattr(_sqlite3, "__file__", None), None):
        try:
            find = ctypes.CDLL(where).sqlite3_vfs_find
        except (OSError, AttributeError):
            continue
        find.restype = ctypes.POINTER(Vfs)
        return find(None)
    raise SetupError("This Python does not show its SQLite, so no disk can be full for it. Use that of the system.")


@cache
def _answering(code: int) -> Any:
    """A call that fails so, kept for as long as the process runs: SQLite may be about to make it."""

    def answer(_file: int, _data: int, _length: int) -> int:
        ctypes.set_errno(code)
        return -1

    return CALL(answer)


def break_down(code: int) -> Callable[[], None]:
    """From now on nothing can be written in this process; what ends that."""
    _put(ctypes.cast(_answering(code), ctypes.c_void_p))
    return mend


def mend() -> None:
    """The disk is as it was."""
    _put(None)


def _put(call: ctypes.c_void_p | None) -> None:
    vfs = system()
    for name in WRITES:
        vfs.contents.set(ctypes.cast(vfs, ctypes.c_void_p), name, call)
