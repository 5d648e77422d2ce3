"""How fast one person may go."""

from __future__ import annotations

from bot.base.health import Figures
from bot.surface.kit.rate_limits import Haste


def test_ten_presses_in_ten_seconds_and_twenty_commands_a_minute() -> None:
    haste = Haste()
    assert [haste.allows(1, "press", n / 10) for n in range(12)] == [True] * 10 + [False] * 2
    assert haste.allows(2, "press", 1.0), "others are not slowed"
    assert haste.allows(1, "command", 1.0), "commands are counted for themselves"
    assert not haste.allows(1, "press", 9.9)
    assert haste.allows(1, "press", 10.0)
    assert all(haste.allows(3, "command", n) for n in range(20))
    assert not haste.allows(3, "command", 59)
    assert haste.allows(3, "command", 60)


def test_who_is_too_fast_is_told_once() -> None:
    haste = Haste()
    assert [haste.first_time(1, "press", at) for at in (0, 1, 9, 10)] == [True, False, False, True]


def test_where_haste_is_free_nobody_is_slowed() -> None:
    haste = Haste(free=True)
    assert all(haste.allows(1, "press", 0) for _ in range(100))


def test_percentiles() -> None:
    figures = Figures()
    assert figures.percentile("ack", 99) is None
    figures.took("ack", 0.5)
    assert figures.percentile("ack", 99) == 0.5
    for n in range(100):
        figures.took("result", n / 100)
    assert figures.percentile("result", 50) == 0.495
    with figures.timing("render"):
        pass
    assert len(figures.spans["render"]) == 1
