"""Players that think: they play to the end by the rules, see no more than their seat, and do what a person would."""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

import pytest

from games.bench import Position, bench
from games.catalog import MINDS
from games.kernel import Dice, chairs
from games.sword import GAME
from games.sword.minds import RandomPlayer, Round, SensiblePlayer, aims, influence, mustering, pacts, play, plays, worth
from games.sword.minds.ground import Army, Ground
from games.sword.seen.view import view
from tests.clauses import clause
from tests.games.sword.playing import begun, sensibly


@pytest.mark.parametrize(("players", "seed"), [(5, 1), (4, 2), (3, 3), (2, 4)])
def test_they_play_two_turns(players: int, seed: int) -> None:
    ended = sensibly(players, seed, turns=2)
    assert ended.state.winner is not None
    assert ended.state.turn <= 2


def test_a_game_of_both_kinds_goes_on_as_it_went() -> None:
    """No memory and no chance: the same table, the same answers."""

    def played() -> list[tuple[str, Any]]:
        table = begun(5, "both", turns=1)
        minds = {seat: SensiblePlayer() if number % 2 else RandomPlayer(seat) for number, seat in enumerate(chairs(5))}
        return [(said.key, said.raw) for said, _ in play(table, minds)]

    assert played() == played()


@clause("SR-32.1")
def test_what_they_answer_hangs_on_nothing_that_is_hidden() -> None:
    """SR-32.1: hands and decks dealt anew, the same answers."""
    table = begun(5, "hidden", turns=1)
    going = Round(table, {seat: SensiblePlayer() for seat in chairs(5)})
    looked = 0
    for _ in range(120):
        said = going.next()
        if said is None or table.over:
            break
        other = copy.deepcopy(table.state)
        GAME.scramble(other, said.seat, Dice(f"anew {looked}"))
        decision = table.open[said.key].decision
        assert SensiblePlayer().answer(decision, partial(view, other, said.seat)) == said.raw
        looked += 1
        table.submit(*said)
    assert looked > 50


def test_the_mind_of_an_empty_seat_leaves_alone_what_it_has_looked_at() -> None:
    """What nobody waits for is put to it once."""
    table = begun(5, "empty")
    seen: set[tuple[str, str]] = set()
    for _ in range(40):
        said = next((one for seat in chairs(5) if (one := MINDS["sword"]["hard"](table, seat, seen))), None)
        assert said is not None
        table.submit(table.open[said[0]].decision.seat, *said)


# What a person would do


def asked(kind: str, armies: list[dict[str, Any]], **about: Any) -> tuple[Any, Ground]:
    """What is asked at a table laid so, and how its seat sees it."""
    put = {"armies": armies, **about.pop("put", {})}
    position = Position.model_validate({"game": "sword", "seats": 5, "step": "action.play", "put": put, **about})
    playing = bench("sword").play(position)
    posted = next(one for one in playing.table.open.values() if one.decision.kind == kind)
    return posted.decision, Ground(view(playing.g, posted.decision.seat))


SIEGE = [
    {"power": "GRE", "at": "lilybaeum", "cu": 7, "leaders": ["dionysius"]},
    {"power": "CAR", "at": "lilybaeum", "cu": 2, "inside": True},
]
LAID = {"actor": 3, "places.lilybaeum.loyalty": 2, "places.lilybaeum.siege": 1, "places.lilybaeum.besieger": "GRE"}
BEFORE_CLUSIUM = [
    {"power": "GAU", "at": "arretium", "cu": 9, "leaders": ["brennus"]},
    {"power": "ETR", "at": "clusium", "cu": 4, "leaders": ["spurinna"]},
]
ROMANS = [
    {"power": "ROM", "at": "capua", "cu": 6, "leaders": ["camillus"]},
    {"power": "ROM", "at": "roma", "cu": 3},
    {"power": "GRE", "at": "syracusae", "cu": 5},
]


def test_they_roll_against_a_city_that_is_about_to_fall() -> None:
    """SR-13: one point is laid against loyalty 2; the army there is activated, not another, and rolls."""
    decision, ground = asked("action.play", SIEGE, set=LAID, put={"hands": {"GRE": ["GRE-02", "GRE-19", "GRE-20"]}})
    said = plays.play(decision, ground)
    assert said.split(".")[0] == "activate"
    assert said.endswith("GRE.lilybaeum")
    assert aims.aim(ground, ground.army("GRE", "lilybaeum"), "lilybaeum", 8).act == "siege"


def test_they_attack_with_a_great_army_and_not_with_a_small_one() -> None:
    """SR-12: nine CU under Brennus against four, and two against four."""
    _, ground = asked("action.play", BEFORE_CLUSIUM, set={"actor": 1}, put={"control": {"arretium": ["GAU", 1]}})
    strong, weak = Army("GAU", "arretium", 9, 4, led=True), Army("GAU", "arretium", 2, 1, led=True)
    assert aims.against(ground, strong, "clusium", 4) > 0.1 > -0.1 > aims.against(ground, weak, "clusium", 4)


@clause("SR-DP8")
def test_they_put_cu_where_there_is_a_leader_or_danger() -> None:
    """SR-DP8: all that comes finds a place, and the answer is one that the rules take."""
    decision, ground = asked("reinforcement.place", ROMANS, step="reinforcement", set={"hands.ROM.vp": 3})
    said = mustering.place(decision, ground)
    decision.choice.read(said)
    form = decision.choice.form()
    assert all(sum(said[name].values()) == number for name, (number, _) in form.items())


def test_a_city_that_is_as_loyal_as_can_be_is_worth_no_more_loyalty() -> None:
    """SR-7.1.3 b: to at most 3, though no CU guards it; one point less, and it is worth some."""
    _, ground = asked("action.play", ROMANS, set={"actor": 3})
    assert (ground.place("tarentum").loyalty, ground.place("neapolis").loyalty) == (3, 2)
    assert influence.adding(ground, "GRE", "neapolis") > influence.adding(ground, "GRE", "tarentum") == 0


def test_alliances_are_not_made_with_who_is_about_to_win() -> None:
    """SR-15: two points short of victory nobody is an ally."""
    _, ground = asked("action.play", ROMANS, set={"hands.GAU.vp": 10})
    assert pacts.liking(ground, "GAU") < 0
    assert pacts.welcome(ground, ["ROM-GAU"], set(), 0.0) == []


@clause("SR-16.4")
@pytest.mark.parametrize("players", GAME.seats)
def test_every_power_nobody_plays_can_be_weighed_whoever_plays(players: int) -> None:
    """With few players the box of Carthage is no space of the map, and Carthage is nobody's."""
    g = bench("sword").state(Position(game="sword", seats=players, step="action.play"))
    for hand in g.hands.values():
        ground = Ground(view(g, hand.seat))
        assert all(worth.cu(ground, one.power) for one in ground.view.stacks)
