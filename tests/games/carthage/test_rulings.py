"""What a game master may change, and what is refused without a change."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.basics.events import LeaderNamed, Ruled
from games.carthage.pieces import TradeCard
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, NotAllowed, RulesError, Seat, save
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_senator


@pytest.fixture
def table(play: Play) -> Play:
    return play.at(
        "trade.selling",
        hands={"diamond": ["ochre.1"]},
        cards={"circle": ["assassin.1"]},
        change=furnish,
    )


def furnish(g: Carthage) -> None:
    """Bostar lies in the Forum; Barca has 9T, the triangle's Faction Treasury 5T."""
    add_senator(g, 20, None)
    g.senators["fam-barca"].talents, g.factions[Seat("triangle")].treasury = 9, 5
    g.issued += 14


@pytest.mark.parametrize(
    ("name", "args", "look", "found"),
    [
        ("treasury", {"talents": 250}, lambda g: g.treasury, 250),
        ("treasury", {"talents": -3}, lambda g: g.treasury, -3),
        ("tax", {"percent": 30}, lambda g: g.tax, 30),
        ("talents", {"senator": "fam-mago", "talents": 12}, lambda g: g.senators["fam-mago"].talents, 12),
        ("influence", {"senator": "fam-mago", "influence": 1}, lambda g: g.senators["fam-mago"].influence, 1),
        ("popularity", {"senator": "fam-mago", "popularity": -9}, lambda g: g.senators["fam-mago"].popularity, -9),
        ("talents", {"senator": "fam-barca", "talents": 0}, lambda g: g.senators["fam-barca"].talents, 0),
        ("talents", {"senator": "fam-barca", "talents": 7}, lambda g: g.senators["fam-barca"].talents, 7),
        ("traders", {"senator": "fam-mago", "traders": 0}, lambda g: g.senators["fam-mago"].traders, 0),
        ("traders", {"senator": "fam-mago", "traders": 4}, lambda g: g.traders(Seat("diamond")), 4),
        ("faction-treasury", {"seat": "triangle", "talents": 0}, lambda g: g.factions["triangle"].treasury, 0),
        ("faction-treasury", {"seat": "triangle", "talents": 3}, lambda g: g.factions["triangle"].treasury, 3),
        ("treasury", {"talents": 1000}, lambda g: g.treasury, 1000),
        ("faction-treasury", {"seat": "circle", "talents": 8}, lambda g: g.factions["circle"].treasury, 8),
        ("leader", {"senator": "fam-milko"}, lambda g: g.factions["triangle"].leader, "fam-milko"),
        (
            "give-card",
            {"seat": "square", "card": "law-sumptuary"},
            lambda g: g.factions["square"].hand,
            ["law-sumptuary"],
        ),
        ("take-card", {"seat": "circle", "card": "assassin.1"}, lambda g: g.factions["circle"].hand, []),
        (
            "give-trade-card",
            {"seat": "square", "card": "gold.1"},
            lambda g: g.factions["square"].trade_cards,
            [TradeCard("gold.1")],
        ),
        (
            "take-trade-card",
            {"seat": "diamond", "card": "ochre.1"},
            lambda g: g.stacks["stack-1"].cards[0].id,
            "ochre.1",
        ),
        ("recruit", {"seat": "square", "family": "fam-bostar"}, lambda g: g.senators["fam-bostar"].faction, "square"),
    ],
)
def test_a_ruling_does_what_it_says_and_keeps_everything_in_its_place(
    table: Play, name: str, args: dict[str, Any], look: Any, found: Any
) -> None:
    table.rule(name, **args)
    assert look(table.g) == found
    assert table.saw(Ruled) or table.saw(LeaderNamed)
    assert not table.table.over
    invariants(table.g)


@pytest.mark.parametrize(
    ("name", "args", "reason", "about"),
    [
        ("tax", {"percent": 101}, "ruling.amount", {"low": 0, "high": 100}),
        ("talents", {"senator": "fam-no", "talents": 1}, "ruling.senator", {"senator": "fam-no"}),
        ("leader", {"senator": "fam-bostar"}, "ruling.unaligned", {"senator": "fam-bostar"}),
        ("recruit", {"seat": "square", "family": "fam-mago"}, "ruling.senator", {"senator": "fam-mago"}),
        *(
            (name, {"seat": "nobody", "card": card}, "ruling.seat", {"seat": "nobody"})
            for name, card in (
                ("give-card", "law-sumptuary"),
                ("take-card", "assassin.1"),
                ("give-trade-card", "gold.1"),
                ("take-trade-card", "ochre.1"),
            )
        ),
        *(
            (name, {"seat": "square", "card": "fam-elram"}, "ruling.card", {"card": "fam-elram"})
            for name in ("give-card", "take-card", "give-trade-card", "take-trade-card")
        ),
    ],
)
def test_why_a_ruling_is_refused(
    table: Play, name: str, args: dict[str, Any], reason: str, about: dict[str, Any]
) -> None:
    with pytest.raises(NotAllowed) as refused:
        table.rule(name, **args)
    assert (refused.value.reason, refused.value.about) == (reason, about)


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("treasury", {"talents": 100_000}),
        ("faction-treasury", {"seat": "circle", "talents": -1}),
        ("tax", {"percent": 101}),
        ("talents", {"senator": "fam-nobody", "talents": 12}),
        ("talents", {"senator": "fam-mago", "talents": -1}),
        ("influence", {"senator": "fam-mago", "influence": -1}),
        ("popularity", {"senator": "fam-mago", "popularity": 10}),
        ("traders", {"senator": "fam-mago", "traders": -1}),
        ("faction-treasury", {"seat": "nobody", "talents": 8}),
        ("leader", {"senator": "fam-bostar"}),
        ("give-card", {"seat": "square", "card": "fam-elram"}),
        ("give-card", {"seat": "square", "card": "assassin.1"}),
        ("take-card", {"seat": "circle", "card": "law-sumptuary"}),
        ("give-trade-card", {"seat": "square", "card": "ochre.1"}),
        ("take-trade-card", {"seat": "square", "card": "ochre.1"}),
        ("recruit", {"seat": "square", "family": "fam-mago"}),
    ],
)
def test_a_ruling_refuses_and_nothing_has_happened(table: Play, name: str, args: dict[str, Any]) -> None:
    before = save(table.g)
    with pytest.raises(RulesError):
        table.rule(name, **args)
    assert save(table.g) == before


def test_arguments_are_read_strictly(table: Play) -> None:
    for args in ({}, {"talents": "12"}, {"talents": 12, "more": 1}, {"talents": True}):
        with pytest.raises(IllegalAnswer):
            table.rule("treasury", **args)


def test_how_much_a_faction_treasury_holds_is_told_to_its_owner_alone(table: Play) -> None:
    table.rule("faction-treasury", seat="circle", talents=88)
    told = {one.to: one.event.amount for one in table.tellings if isinstance(one.event, Ruled)}
    assert told == {None: 0, ("circle",): 88}


def test_which_card_is_given_is_told_to_its_owner_alone(table: Play) -> None:
    table.rule("give-card", seat="square", card="law-sumptuary")
    told = {one.to: one.event.about for one in table.tellings if isinstance(one.event, Ruled)}
    assert told == {("square",): "law-sumptuary", None: "square"}
