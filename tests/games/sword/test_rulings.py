"""What a game master may change in The Sword of Rome, and what is refused without a change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.kernel import NotAllowed, RulesError, Table, save
from games.sword.components import UnitType
from games.sword.state import Sword
from tests.games.sword.invariants import invariants
from tests.games.sword.playing import begun

CASES: list[tuple[str, dict[str, Any], Callable[[Sword], object], object]] = [
    ("points", {"player": "ROM", "vp": 0}, lambda g: g.hands["ROM"].vp, 0),
    ("unrest", {"level": 10}, lambda g: g.unrest, 10),
    ("units", {"power": "ROM", "at": "roma", "number": 2}, lambda g: g.cu("ROM", "roma"), 2),
    ("units", {"power": "ROM", "at": "roma", "number": 0}, lambda g: g.cu("ROM", "roma"), 0),
    ("units", {"power": "ROM", "at": "narnia", "number": 3}, lambda g: g.cu("ROM", "narnia"), 3),
    (
        "units",
        {"power": "CAR", "at": "lilybaeum", "number": 1, "kind": "mercenary"},
        lambda g: units_at(g, "lilybaeum"),
        {"carthaginian": 2, "mercenary": 1},
    ),
    ("control", {"at": "roma", "power": "GRE", "loyalty": 2}, lambda g: g.places["roma"].siege, 0),
    ("control", {"at": "roma", "power": "IND", "loyalty": 1}, lambda g: g.control("roma"), "IND"),
    ("control", {"at": "caere", "power": "ROM"}, lambda g: g.places["caere"].plundered, False),
    ("leader", {"name": "camillus", "at": "roma"}, lambda g: g.leaders["camillus"].at, "roma"),
    ("leader", {"name": "camillus"}, lambda g: g.leaders["camillus"].where, "displaced"),
]


def units_at(g: Sword, at: str) -> dict[UnitType, int]:
    """What Carthage has there."""
    stack = g.stack("CAR", at)
    return stack.units if stack else {}


def table(players: int = 5) -> Table[Sword]:
    """A game just begun; Roma is besieged, Caere plundered, and a Roman card lies on its pile."""
    made = begun(players, "rulings")
    g = made.state
    g.places["roma"].siege, g.places["roma"].besieger = 1, "GRE"
    g.places["caere"].control, g.places["caere"].plundered = "IND", True
    g.hands["ROM"].discard.append(g.hands["ROM"].hand.pop())
    return made


@pytest.mark.parametrize(("name", "args", "look", "found"), CASES)
def test_a_ruling_does_what_it_says(name: str, args: dict[str, Any], look: Any, found: Any) -> None:
    made = table()
    made.rule(name, args)
    assert look(made.state) == found
    invariants(made.state)
    made.close()


def test_a_card_comes_back() -> None:
    made = table()
    (card,) = made.state.hands["ROM"].discard
    made.rule("card-back", {"player": "ROM", "card": card})
    assert card in made.state.hands["ROM"].hand
    invariants(made.state)
    made.close()


@pytest.mark.parametrize(
    ("players", "name", "args", "reason"),
    [
        (5, "points", {"player": "ROM", "vp": -1}, "sword.vp"),
        (5, "points", {"player": "VOL", "vp": 1}, "sword.player"),
        (5, "unrest", {"level": 11}, "sword.unrest"),
        (5, "unrest", {"level": -1}, "sword.unrest"),
        (4, "unrest", {"level": 1}, "sword.unrest"),
        (5, "units", {"power": "CAR", "at": "carthago", "number": 1}, "sword.units"),
        (5, "units", {"power": "IND", "at": "carthago", "number": 1}, "sword.units"),
        (5, "units", {"power": "ROM", "at": "roma", "number": -1}, "sword.units"),
        (5, "units", {"power": "ROM", "at": "nowhere", "number": 1}, "sword.space"),
        (5, "control", {"at": "roma", "power": "ROM", "loyalty": 0}, "sword.control"),
        (5, "control", {"at": "roma", "power": "ROM", "loyalty": 4}, "sword.control"),
        (5, "control", {"at": "caere", "power": "ROM", "loyalty": 1}, "sword.control"),
        (5, "control", {"at": "caere", "power": "NOBODY"}, "sword.control"),
        (5, "leader", {"name": "hannibal", "at": "roma"}, "sword.leader"),
        (5, "leader", {"name": "camillus", "at": "nowhere"}, "sword.space"),
        (5, "card-back", {"player": "ROM", "card": "ROM-38"}, "sword.card"),
    ],
)
def test_a_ruling_refuses_and_nothing_has_happened(players: int, name: str, args: dict[str, Any], reason: str) -> None:
    made = table(players)
    before = save(made.state)
    with pytest.raises(RulesError) as refused:
        made.rule(name, args)
    assert isinstance(refused.value, NotAllowed)
    assert refused.value.reason == reason
    assert save(made.state) == before
    made.close()
