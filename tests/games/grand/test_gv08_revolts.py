"""GV-7.3, 7.5, 8.1, 8.2: a revolt that succeeds, and which of several rules for life."""

from __future__ import annotations

import pytest

from games.grand.events import GameEnded, RevoltOutlived, RevoltSucceeded
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.reigns import succeeds as succeeds_in
from games.grand.state import Grand
from games.republic.bench import places
from games.republic.combat.events import BattleFought
from games.republic.events import Died
from games.republic.pieces import CIVIL_WAR
from games.republic.senators import kill
from games.rome import bench as of_rome
from games.rome.pieces import Civil, Province
from tests.clauses import clause
from tests.games.grand.course import Change, Course, influence, money, rules, senator
from tests.games.grand.laying import board, force, rome_of, war
from tests.games.grand.revolts import in_revolt
from tests.games.grand.test_gv08_for_life import both, name

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
        tunisia = f"carthage.battle.{WARS[0]}"
        g.dice.loaded |= {tunisia: [3, 5, 5], "carthage.battle.chits": places(g.carthage.law, ["3"])}
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
