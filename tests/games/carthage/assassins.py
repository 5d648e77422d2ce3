"""Sessions in which somebody is attacked."""

from __future__ import annotations

from typing import Any

from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from tests.games.carthage.play import Play, add_senator
from tests.games.carthage.senate import Change, session

# Triangle: Barca (2, Governor, away, Leader), Milko (6), Adherbal (10). Circle: Hanno (3, away), Gisco (7),
# Carthalo (11). Square: Ithobal (4), Himilco (8), Malchus (12). Adherbal attacks Carthalo.
PRAISE = {"text": "Praise for Mago"}
GUARDS = ("secret-bodyguard.1", "secret-bodyguard.2", "secret-bodyguard.3")


def crowd(g: Carthage) -> None:
    """Enough Senators, so that nobody joins after a death."""
    for number, seat in zip((13, 14, 15, 16), ("diamond", "triangle", "circle", "square"), strict=True):
        add_senator(g, number, seat)


def senate(play: Play, *changes: Change, roll: int = 3, extra: tuple[int, ...] = (), **how: Any) -> Play:
    """Other business, with the dice of an assassination."""
    dice = {"assassination": [roll], "assassination.guard": list(extra), **how.pop("dice", {})}
    return session(play, how.pop("step", "senate.business"), crowd, *changes, dice=dice, **how)


def attack(
    play: Play, victim: str = "fam-carthalo", assassin: str = "fam-adherbal", cards: int = 0, seat: str = "triangle"
) -> None:
    play.answer(seat, "senate.assassinate", {"assassin": assassin, "victim": victim, "cards": cards})


def leader(number: int) -> Change:
    """He leads his faction."""

    def change(g: Carthage) -> None:
        (senator,) = g.numbered(number)
        g.factions[g.owner(senator)].leader = senator.id

    return change


def offered(play: Play, seat: str, kind: str) -> bool:
    return any((one.decision.seat, one.decision.kind) == (seat, kind) for one in play.table.open.values())


def motion(play: Play) -> Motion:
    found = play.g.senate.motion
    assert found
    return found


def guarded(g: Carthage) -> None:
    """An Open Bodyguard protects Carthalo."""
    for deck in (g.deck, g.next_deck):
        deck[:] = [card for card in deck if card != "open-bodyguard"]
    g.numbered(11)[0].bodyguard = "open-bodyguard"
