"""Whole games with packages: to their end, out of them; and the same journal, dice and state without.

The literal player is told what was said ahead, and answers each question in its place, as the rules put it: what the
forms mean is written here once more, from the forms and their rules alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from games.kernel import Decision, Entry, Raw, Seat, Table, chairs, save
from games.rome.minds.player import Player, RandomPlayer
from games.rome.minds.sensible import SensiblePlayer
from games.rome.seen.view import RomeView
from games.rome.state import Rome
from tests.games.rome.ahead.packages_helpers import game_of, kinds, literal
from tests.games.rome.invariants import invariants

STEPS_OF_GIFTS = (50, 25, 10)
PARTS = {
    **dict.fromkeys(("revenue.upkeep", "revenue.bodyguard"), "guards"),
    **dict.fromkeys(("revenue.grain", "revenue.spoils"), "taking"),
    **dict.fromkeys(("revenue.redistribute", "revenue.place"), "purses"),
    "revenue.contribute": "gifts",
    **dict.fromkeys(("revenue.add", "revenue.levy"), "taxes"),
}
CARDS = {"setup.play": "setup.plays", "revolution.play": "revolution.plays", "revolution.discard": "revolution.plays"}


@dataclass
class Literal:
    """Who knows what was said ahead until now."""

    said: dict[str, Raw] = field(default_factory=dict[str, Raw])
    hands: dict[str, int] = field(default_factory=dict[str, int])

    def hear(self, table: Table[Rome], key: str, seat: Seat, raw: Raw) -> None:
        """Somebody has said something ahead."""
        self.said[key] = raw
        self.hands[key] = view(table).factions[seat].hand

    def meant(self, table: Table[Rome], asked: Decision[Any]) -> Raw:
        """The answer; None: his person is asked."""
        if asked.kind in CARDS:
            return self.card(table, asked)
        key = f"revenue.package/turn={view(table).turn}@{asked.seat}"
        said = self.said.get(key)
        if said is None or PARTS[asked.kind] in said["ask"]:
            return None
        return REVENUE[asked.kind](said, asked)

    def card(self, table: Table[Rome], asked: Decision[Any]) -> Raw:
        """RR-3.01.9, 1.11.1, 1.11.2: the next that can be played, unless he has more cards than when he said it."""
        key = f"{CARDS[asked.kind]}/turn={view(table).turn}@{asked.seat}"
        said = self.said.get(key)
        if said is None:
            return "none" if asked.kind != "revolution.discard" else asked.lapse
        if said["when"] == "ask" or view(table).factions[asked.seat].hand > self.hands[key]:
            return None
        if asked.kind == "revolution.discard":
            hand, count, _ = asked.choice.form()
            named = [card for card in said["discard"] if card in hand]
            return (named + [card for card in asked.lapse if card not in named])[:count]
        return next((play for play in said["plays"] if play in asked.choice.form()), "none")


def view(table: Table[Rome]) -> RomeView:
    """What all see."""
    found = table.view(None)
    assert isinstance(found, RomeView)
    return found


def moved(said: Any, asked: Decision[Any]) -> Raw:
    """RR-1.06.3: purse by purse as long as there is money, the rest to one; None: who was to have it is gone."""
    total, able, *_ = asked.choice.form()
    rest, found = said["purses"]["rest"], dict[str, int]()
    if rest == "stay":
        return asked.lapse
    if rest not in able:
        return None
    for name, wanted in said["purses"]["sums"].items():
        if name in able:
            found[name] = min(wanted, total - sum(found.values()))
    left = total - sum(found.values())
    return {**found, rest: found.get(rest, 0) + left}


def given(said: Any, asked: Decision[Any]) -> Raw:
    """RR-1.06.52: of each purse what its rule makes of it, and of what the State keeps after paying."""
    state = asked.about["treasury"] - asked.about["debits"]
    found = dict[str, int]()
    for name, (_, purse) in asked.choice.form().items():
        gift = said["gifts"].get(name, {"rule": "none"})
        match gift["rule"]:
            case "give":
                talents = gift["talents"]
            case "below":
                talents = gift["talents"] if state + sum(found.values()) < gift["bound"] else 0
            case "save":
                talents = min(purse, max(0, -state - sum(found.values())))
            case "step":
                able = [one for one in STEPS_OF_GIFTS if one >= gift["talents"]]
                talents = max((one for one in able if purse - one >= gift["bound"]), default=0)
            case _:
                talents = 0
        if talents > purse:
            return None
        found[name] = talents
    return found


def among(part: str) -> Any:
    """Those of them that are still offered."""
    return lambda said, asked: [one for one in said[part] if one in asked.choice.form()[0]]


def raised(said: Any, asked: Decision[Any]) -> Raw:
    """RR-2.02.3: the most or the fewest armies; else by turns."""
    if said["taxes"] == "alternate":
        return asked.lapse
    return {name: span[said["taxes"] == "armies"] for name, span in asked.choice.form().items()}


REVENUE: Mapping[str, Any] = {
    "revenue.upkeep": lambda said, asked: said["upkeep"],
    "revenue.bodyguard": lambda said, asked: said["guard"] if said["guard"] in asked.choice.form() else "none",
    "revenue.grain": among("grain"),
    "revenue.spoils": among("spoils"),
    "revenue.redistribute": moved,
    "revenue.place": lambda said, asked: asked.lapse,
    "revenue.contribute": given,
    "revenue.add": lambda said, asked: asked.lapse,
    "revenue.levy": raised,
}


def proved(
    players: Mapping[Seat, Player], entries: Sequence[Entry], said: Sequence[tuple[int, Seat, str, Raw]], **how: Any
) -> Table[Rome]:
    """The literal player comes to every answer that came out of a plan; whoever was asked in person had to be."""
    table, knows = literal(players, **how), Literal()
    for number, entry in enumerate(entries):
        for _, seat, key, raw in [one for one in said if one[0] == number]:
            knows.hear(table, key, seat, raw)
        asked = table.open[entry.key].decision
        ours = asked.kind in PARTS or asked.kind in CARDS
        if ours and asked.awaited and not {"faction", "purses"} & asked.about.keys() and not ruled(table):
            meant = knows.meant(table, asked)
            if entry.kind == "order":
                assert meant == entry.raw, (number, asked.kind)
            else:
                assert meant is None or not legal(asked, meant), (number, asked.kind, meant)
        table.replay(entry)
    return table


def legal(asked: Decision[Any], raw: Raw) -> bool:
    """Whether it may be answered so."""
    try:
        asked.choice.read(raw)
    except Exception:
        return False
    return True


def ruled(table: Table[Rome]) -> bool:
    """RR-1.09.823: whether somebody rules for life."""
    return any("Consul for Life" in one.titles for one in view(table).senators.values())


@pytest.mark.parametrize(("seats", "scenario"), [(3, "early"), (2, "late")])
def test_random_games_come_to_what_the_literal_player_comes_to(seats: int, scenario: str) -> None:
    how = {"scenario": scenario, "seed": f"packages {seats}", "turns": 2}
    players = {seat: RandomPlayer(f"{seats} {seat}") for seat in chairs(seats)}
    table, entries, said = game_of(players, **how)
    assert table.over
    invariants(table.state)
    assert {"revenue.redistribute", "revolution.play"} <= kinds(entries, "order")
    again = proved(players, entries, said, **how)
    assert save(again.state) == save(table.state)


def test_sensible_games_are_played_out_of_packages() -> None:
    how = {"scenario": "middle", "seed": "sensible", "turns": 2}
    players = {seat: SensiblePlayer() for seat in chairs(3)}
    table, entries, said = game_of(players, **how)
    ours = {"revenue.redistribute", "revenue.contribute", "revenue.spoils", "setup.play"}
    assert not ours & kinds(entries, "answer"), "nobody is asked again"
    assert ours <= kinds(entries, "order")
    assert save(proved(players, entries, said, **how).state) == save(table.state)
