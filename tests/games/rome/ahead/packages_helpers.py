"""Tables of Rome that ask the packages ahead, and games played so to their end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from games.kernel import Entry, Outcome, Raw, Seat, Setup, Table
from games.kernel.choice import is_dict
from games.republic.minds.runner import Answer, play
from games.rome import GAME
from games.rome.ahead.packages import PLANNINGS
from games.rome.minds.player import Player
from games.rome.setup.laying_out import RomeOptions
from games.rome.state import Rome
from tests.games.rome.play import Play

ASKING = replace(GAME, ahead=PLANNINGS)
RECORDS = ("gifts", "purses", "sums", "fam-cornelius", "fam-fabius")


class Ahead(Play):
    """A table that asks the packages, and what came out of them."""

    def __init__(self) -> None:
        super().__init__(ASKING)

    def begin(self, state: Rome) -> Ahead:
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


def merged(default: Raw, parts: Mapping[str, Any]) -> Raw:
    """An answer with some of its parts changed, of records within it too."""
    inner = {name: merged(default[name], one) for name, one in parts.items() if name in RECORDS and is_dict(one)}
    return {**default, **parts, **inner}


# Whole games


def setting(players: Mapping[Seat, Player], scenario: str, seed: str, turns: int) -> Setup:
    """Who sits there, and which rules they have agreed on."""
    advanced = {"provincial_wars": True, "rebel_governors": True, "disbandment": True}
    options = RomeOptions.model_validate({"scenario": scenario, **advanced})
    return Setup(tuple(players), seed, options, turns=turns)


def game_of(
    players: Mapping[Seat, Player], *, scenario: str, seed: str, turns: int
) -> tuple[Table[Rome], list[Entry], list[tuple[int, Seat, str, Raw]]]:
    """A game played to its end with packages: the table, its journal, what was said ahead after how many answers."""
    table, _ = Table.start(ASKING, setting(players, scenario, seed, turns))
    table.plan_ahead()
    entries, said = list[Entry](), list[tuple[int, Seat, str, Raw]]()

    def watch(_one: Table[Rome], answer: Answer, outcome: Outcome) -> None:
        if outcome.entry:
            entries.append(outcome.entry)
        else:
            said.append((len(entries), answer.seat, answer.key, answer.raw))

    play(table, players, watch=watch)
    return table, entries, said


def literal(players: Mapping[Seat, Player], *, scenario: str, seed: str, turns: int) -> Table[Rome]:
    """The same game at a table that asks everything as the rules do."""
    return Table.start(GAME_WITHOUT, setting(players, scenario, seed, turns))[0]


GAME_WITHOUT = replace(GAME, ahead=())


def kinds(entries: Iterable[Entry], kind: str) -> set[str]:
    """The kinds of what was answered so: out of a plan, or in person."""
    return {one.key.partition("@")[0].partition("/")[0] for one in entries if one.kind == kind}
