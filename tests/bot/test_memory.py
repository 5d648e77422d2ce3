"""Memory that pictures took goes back to the system, where the C library can be told so."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from bot.base.memory import LARGE, MMAP_THRESHOLD, give_back_what_is_large


class Library:
    """One that can be told."""

    told: tuple[int, int] | None = None

    def mallopt(self, what: int, value: int) -> int:
        self.told = what, value
        return 1


def test_the_library_is_told_what_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library()
    monkeypatch.setattr(ctypes, "CDLL", lambda _: library)
    give_back_what_is_large()
    assert library.told == (MMAP_THRESHOLD, LARGE)


@pytest.mark.parametrize("trouble", [OSError, TypeError])
def test_where_no_library_is_found_nothing_happens(trouble: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: None) -> Any:
        raise trouble

    monkeypatch.setattr(ctypes, "CDLL", missing)
    give_back_what_is_large()


def test_a_library_that_cannot_be_told_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    give_back_what_is_large()
