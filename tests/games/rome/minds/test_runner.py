"""Whole games of Rome by players: they end, they are the same again, and no habit answers what is not legal."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Decision, Raw, Setup, Table, chairs
from games.rome import GAME
from games.rome.minds import AbsentPlayer, Look, RandomPlayer, SensiblePlayer, play
from games.rome.minds.census import tell
from games.rome.minds.mind import MINDS
from games.rome.minds.sensible import WAYS
from games.rome.minds.sensible.habits import legal
from games.rome.state import Rome
from tests.games.rome.invariants import invariants
from tests.games.rome.playouts import SCENARIOS, SWITCHES
from tests.lots import proof


def started(
    seats: int = 4, seed: str = "players", *, scenario: str = "early", advanced: bool = False, turns: int | None = None
) -> Table[Rome]:
    options = GAME.options.model_validate({"scenario": scenario, **dict.fromkeys(SWITCHES, advanced)})
    table, _ = Table.start(GAME, Setup(chairs(seats), seed, options, turns), marks=False)
    return table


class Watchful(SensiblePlayer):
    """A sensible player who notes what its habits say that is not legal."""

    slips: list[tuple[str, Raw]]

    def __init__(self) -> None:
        super().__init__()
        self.slips = []

    def answer(self, decision: Decision[Any], look: Look) -> Raw | None:
        raw = WAYS[decision.kind].habit(decision, look()) if decision.kind in WAYS else None
        if raw is not None and not legal(decision, raw):
            self.slips.append((decision.key, raw))
        return super().answer(decision, look)


@pytest.mark.parametrize(("seats", "advanced"), [(3, True), (6, False)])
def test_sensible_players_end_their_game(seats: int, advanced: bool) -> None:
    table, players = started(seats, advanced=advanced), {seat: Watchful() for seat in chairs(seats)}
    answers = play(table, players)
    assert table.over
    assert answers < 6_000
    assert [slip for player in players.values() for slip in player.slips] == []
    invariants(table.state)


def test_the_same_players_play_the_same_game_again() -> None:
    games = [
        tell(started(3, turns=2), {seat: SensiblePlayer() if seat != "star" else AbsentPlayer() for seat in chairs(3)})
        for _ in "12"
    ]
    assert games[0] == games[1]
    assert games[0].reason


def test_random_players_end_their_game_too() -> None:
    tale = tell(started(3), {seat: RandomPlayer(f"seed/{seat}") for seat in chairs(3)})
    assert tale.reason


def test_a_seat_that_nobody_holds_is_played_until_others_are_waited_for() -> None:
    table = started()
    first, *_ = chairs(4)
    seen = set[tuple[str, str]]()
    while said := MINDS["hard"](table, first, seen):
        table.submit(first, *said)
    assert all(one.decision.seat != first for one in table.open.values() if one.decision.awaited)


@proof
@pytest.mark.parametrize(("seats", "scenario"), [*zip((3, 4, 5, 6, 3), SCENARIOS, strict=True), (6, "early")])
def test_every_kind_of_table_is_played_to_its_end(scenario: str, seats: int) -> None:
    """The Advanced Rules at every other table; all tables, and how often Rome survives, are left to `make long`."""
    advanced = SCENARIOS.index(scenario) % 2 == 1
    table = started(seats, f"{scenario} {seats}", scenario=scenario, advanced=advanced)
    play(table, {seat: SensiblePlayer() for seat in chairs(seats)})
    assert table.over
    invariants(table.state)
