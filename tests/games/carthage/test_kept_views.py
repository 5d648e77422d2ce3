"""Views of Senators and factions are kept by all they show: all through a game they are what would be made afresh."""

from __future__ import annotations

from functools import partial

import pytest

from games.carthage import GAME
from games.carthage.minds.casting import casting
from games.carthage.seen import see_people
from games.carthage.state import Carthage
from games.kernel import Outcome, Setup, Table, View, chairs
from games.kernel.view import KEPT, Kept, kept
from games.republic.minds.runner import Answer, play
from games.republic.seen import see_people as of_any
from games.republic.seen.people import RatingsView


@pytest.mark.parametrize(("seats", "scenario", "seed"), [(3, "early", "kept"), (4, "late", "kept too")])
def test_what_is_kept_is_what_would_be_made(
    seats: int, scenario: str, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = Setup(chairs(seats), seed, GAME.options.model_validate({"scenario": scenario}))
    table, _ = Table.start(GAME, setup, marks=False)
    kept_by = {(see_people, "SENATORS"): see_people.SENATORS, (of_any, "FACTIONS"): of_any.FACTIONS}
    compared = 0

    def watch(now: Table[Carthage], _said: Answer, _outcome: Outcome) -> None:
        nonlocal compared
        for (module, name), own in kept_by.items():
            monkeypatch.setattr(module, name, own)
        found = see_people.senators(now.state), see_people.factions(now.state)
        for module, name in kept_by:
            monkeypatch.setattr(module, name, Kept[View]())
        assert found == (see_people.senators(now.state), see_people.factions(now.state))
        compared += len(found[0])

    play(table, {seat: casting().made("random", "hard", f"{seed}{seat}") for seat in chairs(seats)}, watch=watch)
    assert compared > 1000


def test_who_looks_after_others_sees_what_he_would_see_alone() -> None:
    """Above all not their sealed sheets."""
    setup = Setup(chairs(4), "sealed", GAME.options.model_validate({"ballots": "sealed"}))
    table, _ = Table.start(GAME, setup, marks=False)
    secret = 0

    def watch(now: Table[Carthage], _said: Answer, _outcome: Outcome) -> None:
        nonlocal secret
        motion = now.state.senate.motion
        if motion is None or not motion.sealed:
            return
        secret += 1
        for seat in (*sorted(motion.sealed), None, *now.state.seats):
            assert now.view(seat).whole() == GAME.view(now.state, seat).whole()

    play(table, {seat: casting().made("random", "hard", f"sealed{seat}") for seat in chairs(4)}, watch=watch)
    assert secret > 10


def test_the_same_facts_are_the_same_view_and_others_are_not() -> None:
    facts = {"code": "2A", "military": 1, "oratory": 2, "loyalty": 3, "influence": 4}
    assert kept(RatingsView, **facts) is kept(RatingsView, **facts)
    assert kept(RatingsView, **{**facts, "military": 5}).military == 5
    with pytest.raises(ValueError, match="rank"):
        kept(RatingsView, **facts, rank=1)


def test_not_more_are_kept_than_there_is_room_for() -> None:
    made: list[int] = []

    def make(number: int) -> View:
        made.append(number)
        return View()

    room = Kept[View]()
    for number in [*range(KEPT), 0, KEPT, 0]:
        room.of(number, partial(make, number))
    assert made == [*range(KEPT + 1), 0]
