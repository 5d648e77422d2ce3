"""Memory that pictures took goes back to the system, where the C library can be told so; garbage waits longer."""

from __future__ import annotations

import ctypes
import gc
from typing import Any

import pytest

from bot.base.memory import LARGE, MMAP_THRESHOLD, SELDOM, give_back_what_is_large, look_for_garbage_seldom


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


def test_garbage_is_looked_for_seldom_and_found_all_the_same() -> None:
    """As often as Python does by itself, one press in a hundred waits for a look at all there is."""
    before = gc.get_threshold()
    try:
        look_for_garbage_seldom()
        assert gc.isenabled()
        assert gc.get_threshold() == SELDOM
        new, young, old = SELDOM
        assert new >= 700
        assert young > 0
        assert new * young * old >= 50 * 700 * 10 * 10
    finally:
        gc.set_threshold(*before)
