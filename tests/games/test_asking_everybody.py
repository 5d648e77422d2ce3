"""The conformance suite finds a game in which who is asked tells who is able."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

from games.kernel import (
    Decision,
    Dice,
    Game,
    OneOf,
    Seat,
    Setup,
    State,
    Table,
    View,
    Window,
    ask,
    ask_all,
    responses,
    window,
)
from tests.games import conformance
from tests.games.conformance import Walk

Build = Callable[["Trumps", Seat], Decision[str | None] | None]


@dataclass(slots=True, kw_only=True)
class Trumps(State):
    """Some hold a trump, and nobody but they may know."""

    holds: dict[Seat, bool] = field(default_factory=dict)
    rounds: int = 0


class TrumpView(View):
    own: bool | None


def reaction(g: Trumps, seat: Seat, **more: Any) -> Decision[str | None]:
    trump: dict[str, str | None] = {"trump": "trump"} if g.holds[seat] else {}
    choice: OneOf[str | None] = OneOf({"none": None, **trump})
    return Decision("trump", seat, choice, "T-1", lapse="none", **more)


def only_the_able(g: Trumps, seat: Seat) -> Decision[str | None] | None:
    return reaction(g, seat) if g.holds[seat] else None


def everybody(g: Trumps, seat: Seat) -> Decision[str | None]:
    return reaction(g, seat)


def everybody_hidden(g: Trumps, seat: Seat) -> Decision[str | None]:
    return reaction(g, seat, hidden=True)


def only_the_able_hidden(g: Trumps, seat: Seat) -> Decision[str | None] | None:
    return reaction(g, seat, hidden=True) if g.holds[seat] else None


async def nothing(g: Trumps, seat: Seat, card: str) -> None:
    g.rounds += 0


async def by_all(g: Trumps, build: Build) -> None:
    await ask_all(lambda: [one for seat in g.holds if (one := build(g, seat))])


async def by_turns(g: Trumps, build: Build) -> None:
    for seat in g.holds:
        await ask(partial(build, g, seat))


async def by_window(g: Trumps, build: Build) -> None:
    await window(list(g.holds), lambda seat: build(g, seat), lambda seat, card: nothing(g, seat, card))


async def by_responses(g: Trumps, build: Build) -> None:
    await responses(list(g.holds), lambda seat: build(g, seat), lambda seat, card: nothing(g, seat, card))


def scramble(g: Trumps, seat: Seat, dice: Dice) -> None:
    for other in g.holds:
        if other != seat:
            g.holds[other] = dice.number("trump", 2) == 1


def trumps(how: Any, build: Build) -> Game[Trumps]:
    async def step(g: Trumps) -> str | None:
        g.rounds += 1
        await how(g, build)
        await ask_all(lambda: [Decision("on", seat, OneOf({"a": 1, "b": 2}), "T-1", lapse="a") for seat in g.holds])
        return "step" if g.rounds < 5 else None

    def setup(chosen: Setup) -> Trumps:
        holds = {seat: number % 2 == 0 for number, seat in enumerate(chosen.seats)}
        return Trumps(step="step", dice=Dice(chosen.seed), holds=holds)

    return Game(
        id="trumps",
        state=Trumps,
        seats=range(2, 5),
        setup=setup,
        steps={"step": step},
        view=lambda g, seat: TrumpView(own=g.holds[seat] if seat else None),
        scramble=scramble,
    )


def looked_at(game: Game[Trumps]) -> None:
    for seed in range(8):
        walk = Walk.start(game, 3, seed)
        conformance.check_fork(walk)


LEAKS = [
    *((by_all, only_the_able), (by_all, everybody), (by_all, only_the_able_hidden)),
    *((by_turns, only_the_able), (by_turns, everybody), (by_window, only_the_able)),
]


@pytest.mark.parametrize(("how", "build"), LEAKS)
def test_a_game_that_asks_only_the_able_or_does_not_say_that_it_asks_all_is_found(how: Any, build: Build) -> None:
    with pytest.raises(AssertionError, match="who is asked tells who is able"):
        looked_at(trumps(how, build))


@pytest.mark.parametrize(
    ("how", "build"),
    [(by_all, everybody_hidden), (by_turns, everybody_hidden), (by_window, everybody), (by_responses, everybody)],
)
def test_a_game_that_asks_everybody_and_says_so_passes(how: Any, build: Build) -> None:
    looked_at(trumps(how, build))


@pytest.mark.parametrize(("how", "window_of"), [(by_window, Window.SIMULTANEOUS), (by_responses, Window.SEQUENCE)])
def test_the_words_that_ask_everybody_hide_it_themselves(how: Any, window_of: Window) -> None:
    game = trumps(how, everybody)
    table, _ = Table.start(game, Setup(tuple(map(Seat, "ab")), "s", game.options()))
    asked = [posted.decision for posted in table.open.values()]
    assert [(one.hidden, one.window) for one in asked] == [(True, window_of)] * len(asked)
