"""GV-4.10, 4.11: a face leaves its board without a battle, or by a governor's Victory."""

from __future__ import annotations

import pytest

from games.carthage.senate.events_business import WarLost
from games.grand.pieces import CARTHAGE, OTHER, ROME, Side
from games.grand.seen.see import view
from games.grand.start import GrandOptions
from games.grand.state import Grand
from games.grand.wars.events import SeaControlled, WarSettled, WarSpread
from games.republic.bench import numbered
from games.republic.events import Died
from games.republic.forum.events_cards import WarAppeared
from games.rome.bench import add_legions, add_province
from games.rome.combat.events import WarSubsided
from tests.clauses import clause
from tests.games.grand.laying import (
    Change,
    Play,
    board,
    captive,
    event,
    force,
    lay,
    leader,
    rome_of,
    settled,
    three,
    war,
    without,
)
from tests.games.grand.test_gv04_coming import draw
from tests.games.grand.test_gv04_settling import BOTH, CLOSING, FACES, active

# GV-4.10


def allied(times: int) -> dict[Side, Change]:
    """A New Alliance: at level 1 the War goes back into the deck, at level 2 it is discarded."""
    return {side: event(side, "te-new-alliance", times) for side in (CARTHAGE, ROME)}


def end_by_alliance(play: Play, side: Side, number: int, times: int, *changes: Change) -> Play:
    """The Senate of a republic is closed, and the HRAO lets a New Alliance end his face of war n."""
    play.at(CLOSING[side], *changes, allied(times)[side])
    play.answer(play.asked("senate.ally")[0][0], "senate.ally", f"{FACES[side]}-{number}")
    return play


@clause("GV-4.10")
@BOTH
def test_a_face_that_is_shuffled_back_alone_is_absent_again(play: Play, side: Side) -> None:
    other = OTHER[side]
    end_by_alliance(play, side, 2, 1, *active(2))
    name = f"{FACES[side]}-2"
    half = board(play.g, side)
    assert (name in half.wars, name in half.deck) == (False, True)
    assert (play.g.war(2).settled, play.statuses(other)[f"{FACES[other]}-2"]) == (False, "active")
    assert not play.saw(WarSettled)


@clause("GV-4.10", "GV-4.1")
@BOTH
def test_it_may_appear_anew(play: Play, side: Side) -> None:
    """The other face has stayed where it was."""
    other = OTHER[side]
    draw(play, side, f"{FACES[side]}-2", war(other, f"{FACES[other]}-2"), without(side, f"{FACES[side]}-1"))
    assert [one.war for one in play.saw(WarAppeared)] == [f"{FACES[side]}-2"]
    assert play.statuses(side) == {f"{FACES[side]}-2": "active"}
    assert not play.saw(WarSpread)


@clause("GV-4.10")
@BOTH
def test_discarded_for_good_both_faces_leave_the_game(play: Play, side: Side) -> None:
    other = OTHER[side]
    garrison = force(other, f"{FACES[other]}-2", 4, legions=3, fleets=5)
    end_by_alliance(play, side, 2, 2, *active(2), garrison)
    assert (play.g.war(2).settled, play.g.war(2).winner) == (True, "")
    assert play.saw(WarSettled) == [WarSettled(2, "", "discarded")]
    for one in (CARTHAGE, ROME):
        half = board(play.g, one)
        assert (f"{FACES[one]}-2" in half.wars, half.gone.count(f"{FACES[one]}-2")) == (False, 1)
    assert not [one for one in board(play.g, other).forces.values() if one.war == f"{FACES[other]}-2"]
    assert not play.saw(WarLost)


@clause("GV-4.10", "GV-4.7")
@BOTH
def test_that_counts_as_settled(play: Play, side: Side) -> None:
    end_by_alliance(play, side, 1, 2, *active(1))
    assert (play.g.war(1).settled, play.g.war(1).lost_by) == (True, "")
    assert view(play.g, None).wars[0].states == {CARTHAGE: "removed", ROME: "removed"}


@clause("GV-4.10")
@BOTH
def test_the_other_face_may_lie_in_a_deck(play: Play, side: Side) -> None:
    other = OTHER[side]
    end_by_alliance(play, side, 2, 2, war(side, f"{FACES[side]}-2"))
    assert f"{FACES[other]}-2" not in board(play.g, other).deck
    assert f"{FACES[other]}-2" in board(play.g, other).gone


@clause("GV-4.10", "GV-4.12")
@BOTH
def test_with_the_face_of_war_1_sea_control_goes_back(play: Play, side: Side) -> None:
    def held(g: Grand) -> None:
        g.war(1).sea = side
        board(g, side).wars[f"{FACES[side]}-1"].naval_victory = True

    end_by_alliance(play, side, 1, 1, *active(1), held)
    assert (play.g.war(1).sea, play.saw(SeaControlled)) == ("", [SeaControlled("")])


@clause("GV-4.10", "GV-4.12")
@BOTH
def test_the_sea_control_of_the_other_side_stays(play: Play, side: Side) -> None:
    def held(g: Grand) -> None:
        g.war(1).sea = OTHER[side]
        board(g, OTHER[side]).wars[f"{FACES[OTHER[side]]}-1"].naval_victory = True

    end_by_alliance(play, side, 1, 1, *active(1), held)
    assert (play.g.war(1).sea, play.saw(SeaControlled)) == (OTHER[side], [])
    assert board(play.g, OTHER[side]).wars[f"{FACES[OTHER[side]]}-1"].naval_victory


@clause("GV-4.10", "GV-6.8")
@pytest.mark.parametrize(("side", "name"), [(CARTHAGE, "scipio"), (ROME, "hannibal")])
def test_an_enemy_who_sues_for_peace_takes_his_war_back_into_the_deck(play: Play, side: Side, name: str) -> None:
    """RR-1.07.21.6, RC-8.10.0: Enemy Leader Dies at level 2."""
    play.at(
        f"{side}:forum.end",
        *active(2),
        without(side, f"{FACES[side]}-1"),
        leader(side, name, f"{FACES[side]}-2"),
        event(side, "te-enemy-leader-dies", 2),
    )
    play.answer(play.asked("forum.enemy")[0][0], "forum.enemy", name)
    assert f"{FACES[side]}-2" not in board(play.g, side).wars
    assert (play.g.war(2).settled, play.g.dead) == (False, [name])


@clause("GV-4.10")
@BOTH
def test_without_a_deck_to_go_back_to_it_is_discarded(play: Play, side: Side) -> None:
    def emptied(g: Grand) -> None:
        half = board(g, side)
        half.deck.clear()
        half.next_deck.clear()
        if side == ROME:
            rome_of(g).coming.clear()

    end_by_alliance(play, side, 2, 1, *active(2), emptied)
    assert play.saw(WarSettled) == [WarSettled(2, "", "discarded")]


# GV-4.11


@clause("GV-4.11")
@pytest.mark.parametrize("keeps_up", [False, True])
def test_a_governor_settles_no_war(play: Play, keeps_up: bool) -> None:
    """RR-2.02.414: Inactive, or where a Leader keeps it up shuffled back."""

    def defended(g: Grand) -> None:
        province = add_province(rome_of(g), "gallia-cisalpina", 6)
        province.armies = 5
        province.garrison += add_legions(rome_of(g), 10)
        province.fleets = 6

    play.at(
        "rome:combat.provinces",
        settled(1),
        *active(2),
        defended,
        *([leader(ROME, "hamilcar", "punic-2")] if keeps_up else []),
        options=GrandOptions(start="staged", provincial_wars=True),
        dice={"rome.battle.punic-2": three(18)},
    )
    (subsided,) = play.saw(WarSubsided)
    assert subsided.fate == ("shuffled" if keeps_up else "inactive")
    assert (play.g.war(2).settled, play.statuses(CARTHAGE)) == (False, {"roman-war-2": "active"})
    assert play.statuses(ROME) == ({} if keeps_up else {"punic-2": "inactive"})


@clause("GV-4.15")
@BOTH
def test_captives_die_on_both_sides_when_one_face_leaves_its_board(play: Play, side: Side) -> None:
    held = [captive(one, 5, f"{FACES[one]}-2") for one in (CARTHAGE, ROME)]
    end_by_alliance(play, side, 2, 1, *active(2), *held)
    died = {one.senator for one in play.saw(Died) if one.cause == "captivity"}
    assert died == {numbered(lay().carthage, 5).id, numbered(rome_of(lay()), 5).id}
