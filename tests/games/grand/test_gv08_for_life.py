"""GV-8: who rules a republic for life does so until he dies; and how a revolt succeeds."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.senate.pieces import Session as SenateOfCarthage
from games.grand import GAME
from games.grand.events import GameEnded, RevoltOutlived, RevoltSucceeded
from games.grand.pieces import CARTHAGE, ROME, SIDES, Side
from games.grand.reigns import succeeds as succeeds_in
from games.grand.state import Grand
from games.kernel import Seat
from games.republic.bench import give_red, places
from games.republic.combat.events import BattleFought
from games.republic.events import AppointedForLife, Died
from games.republic.pieces import CIVIL_WAR
from games.republic.reign import controlled, controller, gain, rules_for_life
from games.republic.senate.events import ElectedForLife
from games.republic.senate.events_assassination import AssassinSent
from games.republic.senate.murder import conclude
from games.republic.senate.pieces import Attempt
from games.republic.senators import kill
from games.rome import bench as of_rome
from games.rome.pieces import Civil, Province
from games.rome.senate.pieces import Session as SenateOfRome
from tests.clauses import clause
from tests.games.grand.course import Change, Course, influence, money, rules, senator
from tests.games.grand.laying import board, force, rome_of, war
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


# A revolt that succeeds


def succeeds(course: Course, side: Side, *changes: Change, others: tuple[int, ...] = ()) -> Course:
    """A Rebel, Valerius or Hanno (3, circle), has what he needs: Carthage is bankrupt, the people of Rome revolt."""

    def hated(g: Grand) -> None:
        rome_of(g).unrest = 60

    step = {CARTHAGE: "carthage:revenue.contributions", ROME: "rome:population"}[side]
    needs = money(CARTHAGE, -150) if side == CARTHAGE else hated
    course.until("carthage:revenue.redistribution", "carthage:senate.opening")
    course.at(step, needs, in_revolt(side, 3, *others), *changes)
    return course.lapse_until("over")


@clause("GV-8.2", "GV-7.3")
@both
def test_all_rebels_are_loyal_again_and_at_home(course: Course, side: Side) -> None:
    succeeds(course, side, others=(7,))
    half = board(course.g, side)
    assert course.saw(RevoltSucceeded) == [RevoltSucceeded(side, name(course, side, 3), (name(course, side, 7),))]
    assert half.rebels() == []
    assert all(senator(half, number).in_capital for number in (3, 7))
    assert CIVIL_WAR not in half.wars
    assert [one.senator for one in half.reigns] == [senator(half, 3).id]


@clause("GV-8.2")
@both
def test_the_forces_of_the_civil_war_return_to_active_forces(course: Course, side: Side) -> None:
    before: list[int] = []

    def facing(g: Grand) -> None:
        force(side, CIVIL_WAR, 4, legions=3)(g)
        before.append(len(board(g, side).all_legions()))

    succeeds(course, side, facing)
    half = board(course.g, side)
    assert half.forces == {}
    assert len(half.army.active.legions) == before[0]
    assert senator(half, 4).in_capital


@clause("GV-8.2")
@both
def test_a_force_at_another_war_stays_there(course: Course, side: Side) -> None:
    war = {CARTHAGE: "massilian-war", ROME: "gallic-1"}[side]
    succeeds(course, side, force(side, war, 4, legions=3))
    assert [one.war for one in board(course.g, side).forces.values()] == [war]


@clause("GV-8.2")
@both
def test_they_do_not_get_back_what_they_have_lost(course: Course, side: Side) -> None:
    succeeds(course, side, others=(7,))
    half = board(course.g, side)
    for number in (3, 7):
        one = senator(half, number)
        assert (one.office, one.concessions, getattr(one, "knights", 0)) == ("", [], 0)


@clause("GV-8.2")
@both
@pytest.mark.parametrize(("dial", "after"), [(2, 2), (0, 3)])
def test_a_secondary_rebel_keeps_his_province(course: Course, side: Side, dial: int, after: int) -> None:
    held = {CARTHAGE: "sardinia-corsica", ROME: "sicilia"}[side]

    def governs(g: Grand) -> None:
        half, one = board(g, side), senator(board(g, side), 7)
        if side == ROME:
            half.provinces[held] = Province(id=held)  # type: ignore[assignment]
        half.provinces[held].governor, half.provinces[held].term = one.id, dial
        one.place, one.at = "province", held

    succeeds(course, side, governs, others=(7,))
    half = board(course.g, side)
    assert (half.provinces[held].governor, half.provinces[held].term) == (senator(half, 7).id, after)
    assert (senator(half, 7).place, senator(half, 7).rebel) == ("province", False)


@clause("GV-8.2")
@both
def test_who_ruled_before_dies(course: Course, side: Side) -> None:
    former: list[str] = []

    def ruled(g: Grand) -> None:
        rules(side, 4)(g)
        former.append(senator(board(g, side), 4).id)

    succeeds(course, side, ruled)
    half = board(course.g, side)
    assert [(one.senator, one.clauses) for one in course.saw(Died)] == [(former[0], ("GV-8.2",))]
    assert [one.senator for one in half.reigns] == [senator(half, 3).id]


WARS = ("conquest-of-tunisia", "libyan-revolt", "numidian-war-1", "mercenary-war")


@clause("GV-8.2", "GV-7.5")
def test_a_rebel_of_carthage_who_falls_in_his_last_victory_rules_nothing(course: Course) -> None:
    """RC-12.2: his death does not matter; all he has led is at home."""
    before: list[int] = []

    def ready(g: Grand) -> None:
        numidia = f"carthage.battle.{WARS[2]}"
        g.dice.loaded |= {numidia: [3, 4, 4], "carthage.battle.chits": places(g.carthage.law, ["3"])}
        before.append(len(g.carthage.all_legions()))

    course.until("carthage:revenue.redistribution", "rome:mortality").at(
        "carthage:revenue.contributions",
        money(CARTHAGE, -30),
        in_revolt(CARTHAGE, 3, 7, legions=4),
        *(war(CARTHAGE, one) for one in WARS),
        ready,
    )
    course.lapse_until("over")
    half = course.g.carthage
    (outlived,) = course.saw(RevoltOutlived)
    (fought,) = course.saw(BattleFought)
    assert outlived.rebels == (name(course, CARTHAGE, 7),)
    assert (half.reigns, half.rebels(), course.g.fallen) == ([], [], [])
    assert len(half.army.active.legions) == before[0] - fought.legions > 0


@clause("GV-8.2", "GV-7.3")
def test_a_rebel_whom_nobody_meets_rules_carthage_and_the_turn_goes_on(course: Course) -> None:
    course.until("rome:combat.opening", "carthage:revolution.reaction").at(
        "carthage:combat.end", in_revolt(CARTHAGE, 3)
    )
    course.lapse_until("over")
    assert [one.senator for one in course.saw(RevoltSucceeded)] == [name(course, CARTHAGE, 3)]
    assert course.saw(GameEnded) == []
    assert course.g.resumes[CARTHAGE] == "revolution.reaction"


@clause("GV-8.2", "GV-7.3")
def test_a_rebel_whom_nobody_meets_rules_rome_and_the_turn_goes_on(course: Course) -> None:
    course.until("carthage:revolution.reaction").at("rome:combat.end", in_revolt(ROME, 3))
    course.lapse_until("over")
    assert [one.senator for one in course.saw(RevoltSucceeded)] == [name(course, ROME, 3)]
    assert (course.saw(GameEnded), rome_of(course.g).civil) == ([], None)
    assert course.g.resumes[ROME] == "revolution.opening"


@clause("GV-8.2")
def test_a_rebel_governor_comes_home_and_his_province_is_besieged_no_more(course: Course) -> None:
    """RR-2.03.8: he has stayed in his Province; the force that was sent there comes home too."""

    def at_home(g: Grand) -> None:
        rome = rome_of(g)
        rome.unrest, one = 60, senator(rome, 3)
        rome.provinces["sicilia"] = Province(id="sicilia", governor=one.id)
        one.rebel, one.place, one.at = True, "province", "sicilia"
        rome.civil = Civil(primary=one.id, marching=False)
        of_rome.add_war(rome, CIVIL_WAR, province="")
        of_rome.add_war(rome, "rebels-sicilia", province="sicilia", revolt=True, held=True)
        force(ROME, "rebels-sicilia", 4, legions=2)(g)

    course.until("carthage:senate.opening").at("rome:population", at_home, provincial_wars=True, rebel_governors=True)
    rome = rome_of(course.g)
    assert [one.senator for one in rome.reigns] == [senator(rome, 3).id]
    assert senator(rome, 3).in_capital
    assert senator(rome, 4).in_capital
    assert rome.provinces["sicilia"].governor == ""
    assert not {CIVIL_WAR, "rebels-sicilia"} & set(rome.wars)


@clause("GV-8.1")
@both
def test_of_several_who_come_to_it_at_once_the_one_with_most_influence(course: Course, side: Side) -> None:
    course.until("turn").at(f"{side}:revolution.end", influence(side, _2=36, _3=38, _4=37))
    half = board(course.g, side)
    assert [one.senator for one in half.reigns] == [senator(half, 3).id]


@clause("GV-8.1")
@both
@pytest.mark.parametrize(("rolls", "number"), [((1, 1, 6, 6), 3), ((6, 6, 1, 1), 2)])
def test_of_equals_the_dice_decide(course: Course, side: Side, rolls: tuple[int, ...], number: int) -> None:
    def equal(g: Grand) -> None:
        for one in board(g, side).senators.values():
            one.influence = 36 if one.number in (2, 3) else 0

    course.until("turn").at(f"{side}:revolution.end", equal, dice={f"{side}.tie.for-life": rolls})
    half = board(course.g, side)
    assert [one.senator for one in half.reigns] == [senator(half, number).id]


@clause("GV-8.2", "GV-7.5")
async def test_a_rebel_of_rome_who_has_died_saving_it_rules_nothing(course: Course) -> None:
    course.until("turn").at("turn", in_revolt(ROME, 3, 7), rules(ROME, 4))
    rome = rome_of(course.g)
    rebel = senator(rome, 3).id
    await kill(rome, senator(rome, 3), "battle", "RR-1.10.2")
    await succeeds_in(rome, rebel)
    outlived = [one.event for one in course.g.told if isinstance(one.event, RevoltOutlived)]
    assert outlived == [RevoltOutlived(ROME, rebel, (senator(rome, 7).id,))]
    assert (rome.rebels(), rome.civil) == ([], None)
    assert [one.senator for one in rome.reigns] == [senator(rome, 4).id]
