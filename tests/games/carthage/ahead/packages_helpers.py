"""Tables that ask the packages ahead, and games played so to their end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from games.carthage import GAME
from games.carthage.ahead.packages import PLANNINGS
from games.carthage.minds.player import Player
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import Entry, Outcome, Raw, Seat, Setup, Table, chairs
from games.kernel.choice import is_dict
from games.republic.bench import pay
from games.republic.minds.runner import Answer, play
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play

ASKING = replace(GAME, ahead=PLANNINGS)
DIAMOND, TRIANGLE, CIRCLE, SQUARE = chairs(4)
SEATS = chairs(4)


class Ahead(Play):
    """A table that asks the packages, and what came out of them."""

    def __init__(self) -> None:
        super().__init__(ASKING)

    def begin(self, state: Carthage) -> Ahead:
        super().begin(state)
        self.table.plan_ahead()
        return self

    def package(self, seat: str, kind: str, **parts: Any) -> None:
        """Say this, and of all else the default."""
        self.answer(seat, kind, merged(self.decision(seat, kind).lapse, parts))

    def rest(self, kind: str) -> None:
        """All others say the default."""
        for one in [one for one in self.awaited() if one.kind == kind]:
            self.submit(one.key, one.lapse)

    def play_on(self) -> list[tuple[str, str, Raw]]:
        """What follows of itself: who, what, and the answer."""
        done: list[tuple[str, str, Raw]] = []
        told = list(self.told)
        while found := self.table.planned():
            decision = found[0].decision
            outcome = self.table.submit(decision.seat, decision.key, found[1], "order")
            told += [one.event for one in outcome.tellings]
            done.append((decision.seat, decision.kind, found[1]))
        self.told[:] = told
        return done

    def proposed(self, seat: str, kind: str) -> Raw:
        """What the card proposes."""
        return self.table.proposal(self.posted(seat, kind).decision.key)


RECORDS = ("gifts", "purses", "sums", *(f"fam-{name}" for name in ("mago", "mangi", "bomilcar")))


def merged(default: Raw, parts: Mapping[str, Any]) -> Raw:
    """An answer with some of its parts changed, of records within it too."""
    inner = {name: merged(default[name], one) for name, one in parts.items() if name in RECORDS and is_dict(one)}
    return {**default, **parts, **inner}


def open_to_circle(ahead: Ahead) -> list[str]:
    """What circle is asked and offered."""
    return [key for key, one in ahead.table.open.items() if one.decision.seat == CIRCLE]


def rich(treasuries: Mapping[str, int] | None = None, **purses: int) -> Any:
    """These Senators (n1, n2, ...) and Faction Treasuries have so much."""

    def change(g: Carthage) -> None:
        for name, talents in purses.items():
            pay(g, int(name[1:]), talents)
        for seat, talents in (treasuries or {}).items():
            g.issued += talents - g.factions[Seat(seat)].treasury
            g.factions[Seat(seat)].treasury = talents

    return change


# Whole games


def game_of(
    players: Mapping[Seat, Player], *, scenario: str, seed: str, turns: int
) -> tuple[Table[Carthage], list[Entry], list[str]]:
    """A game played to its end with packages: the table, its journal, and the kinds that came out of them."""
    seats = tuple(players)
    setup = Setup(seats, seed, CarthageOptions.model_validate({"scenario": scenario}), turns=turns)
    table, _ = Table.start(ASKING, setup)
    table.plan_ahead()
    entries, planned = list[Entry](), list[str]()

    def watch(one: Table[Carthage], said: Answer, outcome: Outcome) -> None:
        if outcome.entry:
            entries.append(outcome.entry)
            planned.extend([said.key.partition("@")[0].partition("/")[0]] if outcome.entry.kind == "order" else [])
            if len(entries) % 20 == 0:
                invariants(one.state)

    play(table, players, watch=watch)
    return table, entries, planned


def replayed(
    entries: Iterable[Entry], seats: tuple[Seat, ...], *, scenario: str, seed: str, turns: int
) -> Table[Carthage]:
    """The same answers at a table that asks everything as the rules do; their marks must be the same."""
    setup = Setup(seats, seed, CarthageOptions.model_validate({"scenario": scenario}), turns=turns)
    table, _ = Table.start(GAME, setup)
    for entry in entries:
        table.replay(entry)
    return table
