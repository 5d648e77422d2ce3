"""Whole games by players: they end, they are the same again, and no habit answers what is not legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.carthage import GAME
from games.carthage.minds import AbsentPlayer, Look, Player, RandomPlayer, SensiblePlayer, StalledError, play
from games.carthage.minds.census import Tale, tell
from games.carthage.minds.sensible import WAYS
from games.carthage.minds.sensible.habits import legal
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Decision, Raw, Setup, Table, chairs
from tests.lots import lots


def started(seats: int = 4, seed: str = "players") -> Table[Carthage]:
    table, _ = Table.start(GAME, Setup(chairs(seats), seed, GAME.options()), marks=False)
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


@pytest.mark.parametrize("seats", lots([3], [6]))
def test_sensible_players_end_their_game(seats: int) -> None:
    table, players = started(seats), {seat: Watchful() for seat in chairs(seats)}
    answers = play(table, players)
    assert table.over
    assert answers < 6_000
    assert [slip for player in players.values() for slip in player.slips] == []


def told(players: dict[Any, Player], seats: int = 4) -> Tale:
    return tell(started(seats), players)


def test_the_same_players_play_the_same_game_again() -> None:
    games = [
        told({seat: SensiblePlayer() if seat != "star" else AbsentPlayer() for seat in chairs(3)}, 3) for _ in "12"
    ]
    assert games[0] == games[1]
    assert games[0].reason


class Blind(RandomPlayer):
    """A random player for whom no view is made."""

    def answer(self, decision: Decision[Any], look: Look) -> Raw | None:
        def made() -> CarthageView:
            raise AssertionError(decision.key)

        return super().answer(decision, made)


def test_random_players_do_not_look_and_end_too() -> None:
    tales = [told({seat: Blind(f"seed/{seat}") for seat in chairs(3)}, 3) for _ in "12"]
    assert tales[0] == tales[1]
    assert tales[0].reason


def test_seats_without_a_player_are_waited_for() -> None:
    table = started()
    first, *_ = chairs(4)
    assert play(table, {first: SensiblePlayer()}) > 0
    assert not table.over
    assert all(one.decision.seat != first for one in table.open.values() if one.decision.awaited)


def test_a_player_who_will_not_answer_is_an_error() -> None:
    class Mute(AbsentPlayer):
        def heeds(self, decision: Decision[Any]) -> int:
            return 1

        def answer(self, decision: Decision[Any], look: Look) -> Raw | None:
            return None

    with pytest.raises(StalledError):
        play(started(), {seat: Mute() for seat in chairs(4)})


class Alert(SensiblePlayer):
    """A sensible player who notes over which motions it thinks of an attack."""

    def __init__(self) -> None:
        super().__init__()
        self.thought_over: list[int] = []

    def answer(self, decision: Decision[Any], look: Look) -> Raw | None:
        senate = look().senate
        if decision.kind == "senate.assassinate" and senate:
            self.thought_over.append(senate.motion.number if senate.motion else 0)
        return super().answer(decision, look)


def test_what_may_be_done_at_any_time_is_thought_of_again_with_each_motion() -> None:
    """RC-9.8: who was harmless when the Senate met may be proposed for life an hour later."""
    players = {seat: Alert() for seat in chairs(3)}
    play(started(3), players, most=400)
    assert all(len(set(one.thought_over)) > 2 for one in players.values())


class Restless(SensiblePlayer):
    """A sensible player who looks at the table in every step, whatever comes of it."""

    def idle(self, decision: Decision[Any], step: str) -> bool:
        return False


def test_who_looks_only_where_something_comes_of_it_plays_as_who_looks_everywhere() -> None:
    assert SensiblePlayer().idle(next(offers(started())), "forum.initiatives")
    assert not SensiblePlayer().idle(next(offers(started())), "senate.suffetes")
    tales = [told({seat: kind() for seat in chairs(3)}, 3) for kind in (SensiblePlayer, Restless)]
    assert [tale.answers for tale in tales] == [tales[0].answers] * 2
    assert tales[0].events == tales[1].events


def offers(table: Table[Carthage]) -> Iterator[Decision[Any]]:
    """Agreements that may be proposed."""
    return (one.decision for one in table.open.values() if one.decision.kind == "agreement.propose")
