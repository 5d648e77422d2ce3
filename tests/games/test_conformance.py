"""The conformance suite, on every game of the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.catalog import GAMES
from games.kernel import Event, Game
from tests.games import conformance
from tests.games.conformance import JUNK, SEEDS, Walk
from tests.lots import lots

EXAMPLES = 12
LENGTH = 80
FORK_SHARE = 0.5
LONG = 400
CHECK_SHARE = 0.25

moves = st.integers(0, LENGTH)
relaxed = conformance.relaxed(EXAMPLES)


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return request.param


def usual(game: Game[Any]) -> range:
    """How many may play with the options as they are at first."""
    return game.places_with(game.options())


def walk_of(game: Game[Any], data: st.DataObject) -> Walk:
    seats = data.draw(st.sampled_from(usual(game)), label="seats")
    return Walk.of(game, seats, data.draw(SEEDS, label="seed"), data.draw(moves, label="moves"))


def test_every_event_of_a_game_is_listed_under_its_namespace(game: Game[Any]) -> None:
    own = {place(kind) for kind in below(Event) if kind.__module__.startswith(f"games.{game.id}.")}
    bases = {place(base) for kind in below(Event) for base in kind.__bases__}
    assert own - bases == {place(kind) for kind in game.events} & own
    assert all(kind.id == f"{kind.namespace}.{kind.__name__}" for kind in game.events)


def place(kind: type[Event]) -> tuple[str, str]:
    return kind.__module__, kind.__name__


def below(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


@relaxed
@given(data=st.data())
def test_every_position_is_sound(game: Game[Any], data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(usual(game)))
    walk = Walk.start(game, seats, data.draw(SEEDS))
    for _ in range(data.draw(moves)):
        conformance.check_sound(walk)
        if walk.table.over:
            break
        walk.step()
    conformance.check_sound(walk)


@relaxed
@given(data=st.data())
def test_a_resumed_table_equals_the_live_one(game: Game[Any], data: st.DataObject) -> None:
    conformance.check_resume(walk_of(game, data))


@relaxed
@given(data=st.data())
def test_a_stir_changes_nothing(game: Game[Any], data: st.DataObject) -> None:
    conformance.check_stir(walk_of(game, data))


@relaxed
@given(data=st.data())
def test_saving_and_loading_is_identity(game: Game[Any], data: st.DataObject) -> None:
    conformance.check_saved(walk_of(game, data))


@relaxed
@given(data=st.data())
def test_everybody_has_a_view_of_plain_values(game: Game[Any], data: st.DataObject) -> None:
    conformance.check_views(walk_of(game, data))


@relaxed
@given(data=st.data(), junk=JUNK)
def test_refused_answers_change_nothing(game: Game[Any], data: st.DataObject, junk: Any) -> None:
    walk = walk_of(game, data)
    conformance.check_refusals(walk, junk)
    conformance.check_rulings(walk, junk)


@relaxed
@given(data=st.data(), junk=JUNK)
def test_reading_survives_any_json(game: Game[Any], data: st.DataObject, junk: Any) -> None:
    conformance.check_reading(walk_of(game, data), junk)


@relaxed
@given(data=st.data())
def test_nobody_sees_or_learns_the_secrets_of_others(game: Game[Any], data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(usual(game)))
    walk = Walk.start(game, seats, data.draw(SEEDS))
    for _ in range(data.draw(st.integers(0, LENGTH // 2))):
        if walk.table.over:
            break
        if walk.pick.random() < FORK_SHARE:
            conformance.check_fork(walk)
        walk.step()


@relaxed
@given(data=st.data())
def test_undo_goes_back_to_the_same_mark_and_kills_old_buttons(game: Game[Any], data: st.DataObject) -> None:
    conformance.check_undo(walk_of(game, data), moves=12)


@relaxed
@given(data=st.data(), seed=SEEDS, length=moves)
def test_the_same_seed_and_answers_give_the_same_game(
    game: Game[Any], data: st.DataObject, seed: int, length: int
) -> None:
    seats = data.draw(st.sampled_from(usual(game)))
    one, other = Walk.of(game, seats, seed, length), Walk.of(game, seats, seed, length)
    assert [outcome.tellings for outcome in one.outcomes] == [outcome.tellings for outcome in other.outcomes]
    conformance.same_table(one.table, other.table)


@pytest.mark.slow
@pytest.mark.parametrize("seed", lots([0], [1, 2, 3]))
def test_long_games_keep_every_promise(game: Game[Any], seed: int) -> None:
    walk = Walk.start(game, usual(game)[seed % len(usual(game))], seed)
    while not walk.table.over and len(walk.entries) < LONG:
        walk.step()
        if walk.pick.random() < CHECK_SHARE:
            conformance.check_sound(walk)
            conformance.check_saved(walk)
            conformance.check_views(walk)
            conformance.check_stir(walk)
            conformance.check_undo(walk, 1)
            if not walk.table.over:
                conformance.check_fork(walk)
    conformance.check_resume(walk)
