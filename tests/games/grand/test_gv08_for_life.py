"""GV-8: who rules a republic for life does so until he dies; and how a revolt succeeds."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.senate.pieces import Session as SenateOfCarthage
from games.grand import GAME
from games.grand.events import GameEnded
from games.grand.pieces import CARTHAGE, ROME, SIDES, Side
from games.grand.state import Grand
from games.kernel import Seat
from games.republic.bench import give_red
from games.republic.events import AppointedForLife, Died
from games.republic.reign import controlled, controller, gain, rules_for_life
from games.republic.senate.events import ElectedForLife
from games.republic.senate.events_assassination import AssassinSent
from games.republic.senate.murder import conclude
from games.republic.senate.pieces import Attempt
from games.republic.senators import kill
from games.rome.senate.pieces import Session as SenateOfRome
from tests.clauses import clause
from tests.games.grand.course import Change, Course, influence, rules, senator
from tests.games.grand.laying import board, force, rome_of
from tests.games.grand.revolts import in_revolt

LATER = {CARTHAGE: "rome:senate.opening", ROME: "carthage:combat.explorations"}
CIRCLE, SQUARE = Seat("circle"), Seat("square")
both = pytest.mark.parametrize("side", SIDES)


def sits(g: Grand) -> None:
    """Both Senates are in session, and no Province waits for a Governor."""
    g.carthage.senate, rome_of(g).senate = SenateOfCarthage(elected=True), SenateOfRome(elected=True)
    for half in g.halves():
        half.provinces.clear()


def in_senate(course: Course, side: Side, *changes: Change, step: str = "senate.business", **how: Any) -> Course:
    """The Senate of a republic meets."""
    return course.until(LATER[side]).at(f"{side}:{step}", sits, *changes, **how)


def offered(course: Course, seat: str) -> list[str]:
    """What a player may do now, asked for or not."""
    return [one.decision.kind for one in course.table.open.values() if one.decision.seat == seat]


def name(course: Course, side: Side, number: int) -> str:
    """The id of a Senator."""
    found: str = senator(board(course.g, side), number).id
    return found


def pass_motion(course: Course) -> None:
    """Everybody votes for it; told is gathered."""
    told = []
    while due := [one for one in course.awaited() if one.kind == "senate.vote"]:
        voices = {one: 0 if str(one).endswith(".bought") else "for" for one in due[0].lapse}
        course.submit(due[0].key, voices)
        told += course.told
    course.told[:] = told


# How one becomes it


@clause("GV-8.1", "GV-7.3", "GV-1.4a")
@both
def test_35_influence_make_him_so_and_he_stays_so(course: Course, side: Side) -> None:
    course.until("turn").at(f"{side}:revolution.end")
    half = board(course.g, side)
    gain(half, senator(half, 3), influence=40)
    again = Course().until("carthage:revenue.income").at("end", rules(side, 3))
    assert [one.senator for one in half.reigns] == [senator(half, 3).id]
    assert [one.senator for one in board(again.g, side).reigns] == [name(again, side, 3)]


@clause("GV-8.1")
@both
def test_while_he_lives_nobody_else_becomes_so(course: Course, side: Side) -> None:
    in_senate(course, side, rules(side, 3))
    half = board(course.g, side)
    gain(half, senator(half, 4), influence=60)
    assert [one.senator for one in half.reigns] == [senator(half, 3).id]
    assert course.saw(AppointedForLife) == []


@clause("GV-8.1")
@both
@pytest.mark.parametrize("ruled", [True, False])
def test_while_he_lives_nobody_can_be_elected(course: Course, side: Side, ruled: bool) -> None:
    in_senate(course, side, influence(side, _4=30), *([rules(side, 3)] if ruled else []))
    presiding = "circle" if ruled else "diamond"
    assert ("senate.life" in offered(course, presiding)) != ruled


@clause("GV-8.1", "GV-7.3")
@both
def test_one_may_be_elected_and_play_goes_on(course: Course, side: Side) -> None:
    in_senate(course, side, influence(side, _1=30))
    course.answer("diamond", "senate.life", {"nominee": name(course, side, 1)})
    pass_motion(course)
    assert course.saw(ElectedForLife) == [ElectedForLife(name(course, side, 1))]
    assert rules_for_life(board(course.g, side), name(course, side, 1))
    course.lapse_until("over")
    assert course.saw(GameEnded) == []


@clause("GV-8.1")
@both
def test_who_is_appointed_during_the_vote_is_the_only_one(course: Course, side: Side) -> None:
    in_senate(course, side, influence(side, _1=30))
    course.answer("diamond", "senate.life", {"nominee": name(course, side, 1)})
    half = board(course.g, side)
    gain(half, senator(half, 3), influence=40)
    pass_motion(course)
    assert [one.senator for one in half.reigns] == [senator(half, 3).id]
    assert course.saw(ElectedForLife) == []


@clause("GV-8.1", "GV-8.5")
@both
async def test_when_he_dies_the_test_is_made_again_at_once(course: Course, side: Side) -> None:
    in_senate(course, side, rules(side, 3), influence(side, _4=36, _2=38))
    half = board(course.g, side)
    await kill(half, senator(half, 3), "test", "GV-8.1")
    assert [one.senator for one in half.reigns] == [senator(half, 2).id]


@clause("GV-8.5")
@both
async def test_when_he_dies_the_factions_are_free_again(course: Course, side: Side) -> None:
    in_senate(course, side, rules(side, 3))
    half = board(course.g, side)
    assert controller(half) == "circle"
    await kill(half, senator(half, 3), "test", "GV-8.5")
    assert (controller(half), half.reigns) == (None, [])


@clause("GV-8.1")
@both
async def test_his_family_that_leads_on_rules_no_more(course: Course, side: Side) -> None:
    def leads(g: Grand) -> None:
        half = board(g, side)
        half.factions[senator(half, 3).faction].leader = senator(half, 3).id
        senator(half, 3).influence = 40

    in_senate(course, side, leads, rules(side, 3))
    half = board(course.g, side)
    await kill(half, senator(half, 3), "test", "GV-8.5")
    assert senator(half, 3).faction == "circle"
    assert half.reigns == []


# What he may do


@clause("GV-8.3")
@both
def test_in_the_senate_his_player_decides_for_all(course: Course, side: Side) -> None:
    in_senate(course, side, rules(side, 3))
    assert {one.seat for one in course.awaited()} == {"circle"}
    half = board(course.g, side)
    assert [seat for seat in half.seats if controlled(half, seat)] == ["diamond", "triangle", "square"]


@clause("GV-8.3")
@both
def test_he_sees_their_hands_in_the_senate_and_nobody_else_does(course: Course, side: Side) -> None:
    def held(g: Grand) -> None:
        card = next(one for one in board(g, side).deck if board(g, side).tables.card(one).red)
        give_red(board(g, side), {"square": [card]})

    in_senate(course, side, rules(side, 3), held)
    hand = board(course.g, side).factions[SQUARE].hand
    seen = {seat: GAME.view(course.g, seat).hands for seat in (*course.g.seats, None)}  # type: ignore[attr-defined]
    assert [one.id for one in seen[CIRCLE][side][SQUARE]] == hand != []
    assert not any(hands.get(one) for seat, hands in seen.items() if seat != CIRCLE for one in SIDES)
    again = course.table.fork(CIRCLE, seed="other").state
    assert board(again, side).factions[SQUARE].hand == hand


@clause("GV-8.3")
@both
@pytest.mark.parametrize("step", ["revolution.deals", "forum.opening"])
def test_outside_the_senate_every_player_runs_his_own_faction(course: Course, side: Side, step: str) -> None:
    course.at(f"{side}:{step}", rules(side, 3))
    half = board(course.g, side)
    assert controller(half) is None
    assert not any(controlled(half, seat) for seat in half.seats)
    assert {one.about.get("faction") for one in course.awaited()} == {None}


@clause("GV-8.3")
def test_he_decides_in_the_senate_of_his_own_republic_alone(course: Course) -> None:
    in_senate(course, ROME, rules(CARTHAGE, 3))
    assert controller(rome_of(course.g)) is None
    assert course.asked() == [("diamond", "senate.floor")]


@clause("GV-8.3")
def test_when_his_senate_is_closed_he_decides_no_more_while_the_other_sits(course: Course) -> None:
    course.until("carthage:combat.explorations").at("carthage:senate.adjournment", sits, rules(CARTHAGE, 3))
    course.lapse_until("rome:senate.opening", "rome:senate.consuls", "rome:senate.censor", "rome:senate.business")
    assert course.g.leg == "rome.senate"
    assert controller(course.g.carthage) is None
    assert GAME.view(course.g, CIRCLE).hands == {CARTHAGE: {}, ROME: {}}  # type: ignore[attr-defined]


@clause("GV-8.3")
@both
def test_a_faction_in_revolt_obeys_nobody(course: Course, side: Side) -> None:
    in_senate(course, side, rules(side, 3), in_revolt(side, 2))
    assert not controlled(board(course.g, side), board(course.g, side).seats[1])


@clause("GV-8.3", "GV-8.4")
@both
def test_assassinations_stay_with_their_players(course: Course, side: Side) -> None:
    in_senate(course, side, rules(side, 3))
    assert {seat for seat in course.g.seats if "senate.assassinate" in offered(course, seat)} == set(course.g.seats)


@clause("GV-8.6")
@both
def test_he_is_not_hrao_by_it(course: Course, side: Side) -> None:
    in_senate(course, side, rules(side, 3))
    hrao = board(course.g, side).hrao()
    assert hrao is senator(board(course.g, side), 1)


# What may happen to him


@clause("GV-8.4")
@both
def test_he_may_be_assassinated_once_a_turn_in_all(course: Course, side: Side) -> None:
    in_senate(course, side, rules(side, 3), dice={f"{side}.assassination": [3]})
    attack = {"assassin": name(course, side, 4), "victim": name(course, side, 3), "cards": 0}
    course.answer("square", "senate.assassinate", attack)
    assert len(course.saw(AssassinSent)) == 1
    assert rules_for_life(board(course.g, side), name(course, side, 3))
    form = course.options("triangle", "senate.assassinate")
    assert not {name(course, side, number) for number in (3, 7, 11)} & set(form["victim"])
    assert "senate.assassinate" not in offered(course, "square")


@clause("GV-8.4", "GV-8.5")
@both
def test_if_the_attempt_succeeds_his_rule_is_over(course: Course, side: Side) -> None:
    in_senate(course, side, rules(side, 3), dice={f"{side}.assassination": [6]})
    attack = {"assassin": name(course, side, 4), "victim": name(course, side, 3), "cards": 0}
    course.answer("square", "senate.assassinate", attack)
    assert [one.senator for one in course.saw(Died)] == [attack["victim"]]
    assert board(course.g, side).reigns == []


@clause("GV-8.4")
@both
@pytest.mark.parametrize("ruled", [True, False])
def test_he_cannot_be_prosecuted(course: Course, side: Side, ruled: bool) -> None:
    def guilty(g: Grand) -> None:
        one = senator(board(g, side), 3)
        one.major, one.corrupt = True, ["harbor-master"]

    in_senate(course, side, guilty, *([rules(side, 3)] if ruled else []))
    half = board(course.g, side)
    assert bool(half.law.charges(half, senator(half, 3))) != ruled


@clause("GV-8.4")
@both
@pytest.mark.parametrize("ruled", [True, False])
async def test_nor_is_he_tried_for_an_assassin_of_his_faction(course: Course, side: Side, ruled: bool) -> None:
    def leads(g: Grand) -> None:
        board(g, side).factions[board(g, side).seats[2]].leader = senator(board(g, side), 3).id

    in_senate(course, side, leads, *([rules(side, 3)] if ruled else []))
    half = board(course.g, side)
    caught = Attempt(seat=half.seats[2], assassin=senator(half, 7).id, victim=senator(half, 4).id, cards=0)
    caught.dice = [1]
    script = conclude(half, caught)
    try:
        asked = script.send(None)
    except StopIteration:
        asked = []
    script.close()
    assert bool(asked) != ruled


@clause("GV-8.4")
@both
def test_he_does_not_become_a_rebel(course: Course, side: Side) -> None:
    def victorious(g: Grand) -> None:
        war = {CARTHAGE: "massilian-war", ROME: "gallic-1"}[side]
        force(side, war, 3, legions=3)(g)
        half = board(g, side)
        next(iter(half.forces.values())).victorious = True
        del half.wars[war]

    course.until("turn", "rome:revolution.opening").at(f"{side}:revolution.revolt", victorious, rules(side, 3))
    assert not [one for one in course.asked() if one[1].startswith("revolution.revolt")]
    assert senator(board(course.g, side), 3).in_capital
