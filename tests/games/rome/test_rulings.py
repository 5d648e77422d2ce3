"""What a game master may change in Rome, and what is refused without a change."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import NotAllowed, RulesError, Seat, save
from games.rome.basics.events import LeaderNamed, Ruled
from games.rome.state import Rome
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_senator, give_red
from tests.games.rome.senate import session


def furnish(g: Rome) -> None:
    """Flaminius lies in the Forum; the circle holds a Tribune."""
    add_senator(g, 13, None)
    give_red(g, {"circle": ["tribune.1"]})


@pytest.fixture
def table() -> Play:
    return session(Play(), "senate.business", furnish)


@pytest.mark.parametrize(
    ("name", "args", "look", "found"),
    [
        ("treasury", {"talents": 250}, lambda g: g.treasury, 250),
        ("unrest", {"unrest": 6}, lambda g: g.unrest, 6),
        ("talents", {"senator": "fam-cornelius", "talents": 12}, lambda g: g.senators["fam-cornelius"].talents, 12),
        ("influence", {"senator": "fam-fabius", "influence": 1}, lambda g: g.senators["fam-fabius"].influence, 1),
        ("popularity", {"senator": "fam-fabius", "popularity": -9}, lambda g: g.senators["fam-fabius"].popularity, -9),
        ("knights", {"senator": "fam-fabius", "knights": 3}, lambda g: g.senators["fam-fabius"].knights, 3),
        ("faction-treasury", {"seat": "circle", "talents": 8}, lambda g: g.factions["circle"].treasury, 8),
        ("leader", {"senator": "fam-manlius"}, lambda g: g.factions["triangle"].leader, "fam-manlius"),
        ("give-card", {"seat": "square", "card": "st-22a"}, lambda g: g.factions["square"].hand, ["st-22a"]),
        ("take-card", {"seat": "circle", "card": "tribune.1"}, lambda g: g.factions["circle"].hand, []),
        ("recruit", {"seat": "square", "family": "fam-flaminius"}, lambda g: g.in_forum(), []),
    ],
)  # fmt: skip
def test_a_ruling_does_what_it_says_and_keeps_everything_in_its_place(
    table: Play, name: str, args: dict[str, Any], look: Any, found: Any
) -> None:
    table.rule(name, **args)
    assert look(table.g) == found
    assert table.saw(Ruled) or table.saw(LeaderNamed)
    invariants(table.g)


@pytest.mark.parametrize(
    ("name", "args", "reason"),
    [
        ("unrest", {"unrest": -1}, "ruling.amount"),
        ("knights", {"senator": "fam-flaminius", "knights": 1}, "ruling.senator"),
        ("knights", {"senator": "fam-fabius", "knights": -1}, "ruling.amount"),
        ("popularity", {"senator": "fam-fabius", "popularity": 10}, "ruling.amount"),
        ("leader", {"senator": "fam-flaminius"}, "ruling.unaligned"),
        ("recruit", {"seat": "square", "family": "fam-fabius"}, "ruling.senator"),
        ("give-card", {"seat": "nobody", "card": "st-22a"}, "ruling.seat"),
        ("give-card", {"seat": "square", "card": "tribune.1"}, "ruling.card"),
        ("take-card", {"seat": "square", "card": "tribune.1"}, "ruling.card"),
    ],
)
def test_a_ruling_refuses_and_nothing_has_happened(table: Play, name: str, args: dict[str, Any], reason: str) -> None:
    before = save(table.g)
    with pytest.raises(RulesError) as refused:
        table.rule(name, **args)
    assert isinstance(refused.value, NotAllowed)
    assert refused.value.reason == reason
    assert save(table.g) == before


def test_how_much_a_faction_treasury_holds_is_told_to_its_owner_alone(table: Play) -> None:
    table.rule("faction-treasury", seat="circle", talents=88)
    told = {one.to: one.event.amount for one in table.tellings if isinstance(one.event, Ruled)}
    assert told == {None: 0, (Seat("circle"),): 88}
