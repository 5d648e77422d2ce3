"""Sessions in which somebody is attacked."""

from __future__ import annotations

from typing import Any

from games.republic.bench import draw_out
from games.republic.senate.events_assassination import AssassinationEnded
from games.rome.state import Rome
from tests.games.rome.play import Play, numbered
from tests.games.rome.senate import Change, crowd, session

# Junius (10, triangle) attacks Papirius (11, circle). Fabius (2) leads triangle, Valerius (3) circle.
GUARDS = ("secret-bodyguard.1", "secret-bodyguard.2", "secret-bodyguard.3")


def senate(
    play: Play, *changes: Change, roll: int = 3, extra: tuple[int, ...] = (), step: str = "senate.business", **how: Any
) -> Play:
    """Other business, with the dice of an assassination."""
    dice = {"assassination": [roll], "assassination.guard": list(extra), **how.pop("dice", {})}
    return session(play, step, crowd, *changes, dice=dice, **how)


def attack(
    play: Play, victim: str = "papirius", assassin: str = "junius", cards: int = 0, seat: str = "triangle"
) -> None:
    raw = {"assassin": f"fam-{assassin}", "victim": f"fam-{victim}", "cards": cards}
    play.answer(seat, "senate.assassinate", raw)


def ended(play: Play) -> AssassinationEnded:
    (found,) = play.saw(AssassinationEnded)
    assert isinstance(found, AssassinationEnded)
    return found


def leader(number: int) -> Change:
    """He leads his faction."""

    def change(g: Rome) -> None:
        one = numbered(g, number)
        g.factions[g.owner(one)].leader = one.id

    return change


def guarded(g: Rome) -> None:
    """An Open Bodyguard protects Papirius."""
    draw_out(g, "open-bodyguard")
    numbered(g, 11).bodyguard = "open-bodyguard"
