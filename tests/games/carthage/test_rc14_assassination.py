"""RC-14: the optional rule for assassinations: a coloured and a white die, and no trial."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.pieces import TableEvent
from games.carthage.setup.laying_out import CarthageOptions, set_up
from games.carthage.state import Carthage
from games.kernel import Seat, Setup
from games.republic.events import Died, FactionOut, FamilyStays
from games.republic.senate.events import MotionFell, Proposed
from games.republic.senate.events_assassination import AssassinationEnded, AssassinRolled, FactionDisgraced
from tests.clauses import clause
from tests.games.carthage.assassins import GUARDS, attack, crowd, guarded, leader
from tests.games.carthage.forum import TRIANGLE, holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import CHAIRS, Play
from tests.games.carthage.senate import Change, propose, session


def senate(
    play: Play, *changes: Change, dice: tuple[int, int] = (4, 4), extra: tuple[int, ...] = (), step: str = ""
) -> Play:
    """A table that plays by RC-14, with the coloured and the white die."""

    def optional(g: Carthage) -> None:
        g.assassination = "optional"

    loaded = {"assassination": list(dice), "assassination.guard": list(extra)}
    return session(play, step or "senate.business", crowd, optional, *changes, dice=loaded)


def ended(play: Play) -> Any:
    (found,) = play.saw(AssassinationEnded)
    return found


@clause("RC-14.1.6", "RC-9.8.8")
def test_which_rule_is_played_is_fixed_before_the_game(play: Play) -> None:
    chairs = tuple(Seat(chair) for chair in CHAIRS[:4])
    assert set_up(Setup(chairs, "x", CarthageOptions())).assassination == "base"
    assert set_up(Setup(chairs, "x", CarthageOptions(assassination="optional"))).assassination == "optional"


@clause("RC-14.1", "RC-9.8.8")
@pytest.mark.parametrize("coloured", range(1, 7))
@pytest.mark.parametrize("white", [3, 4])
def test_the_coloured_die_kills_on_five_and_the_white_catches_on_three(play: Play, coloured: int, white: int) -> None:
    senate(play, dice=(coloured, white))
    attack(play)
    assert play.saw(AssassinRolled)[0].dice == (coloured, white)
    assert (ended(play).killed, ended(play).caught) == (coloured >= 5, white <= 3)
    assert ("fam-carthalo" in play.g.senators, "fam-adherbal" in play.g.senators) == (coloured < 5, white > 3)
    invariants(play.g)


@clause("RC-14.1", "RC-8.8.4")
def test_evil_omens_modify_both_dice(play: Play) -> None:
    def omens(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=1)

    senate(play, omens, dice=(5, 4))
    attack(play)
    assert ended(play).totals == (4, 3)
    assert (ended(play).killed, ended(play).caught) == (False, True)


@clause("RC-14.1.1", "RC-14.1.4")
def test_a_caught_assassin_dies_and_his_faction_loses_but_nobody_is_tried(play: Play) -> None:
    def rated(g: Carthage) -> None:
        for one in g.senators.values():
            one.influence, one.popularity = 7, 0

    senate(play, rated, leader(6), dice=(4, 3))
    attack(play)
    assert [one.card for one in play.saw(Died)] == ["fam-adherbal"]
    names = ("fam-barca", "fam-milko", "fam-sadid")
    assert play.saw(FactionDisgraced) == [FactionDisgraced(names, 5, 1)], "wherever they are"
    for senator in play.g.senators.values():
        expected = (2, -1) if senator.faction == TRIANGLE else (7, 0)
        assert (senator.influence, senator.popularity) == expected
    assert not play.saw(Proposed)
    assert ("diamond", "senate.floor") in play.asked()


@clause("RC-14.1.4")
def test_a_leader_who_is_caught_leaves_his_family(play: Play) -> None:
    senate(play, leader(10), dice=(4, 3))
    attack(play)
    assert play.saw(FamilyStays)
    assert not play.saw(FactionOut)


@clause("RC-14.1.2", "RC-14.1.5")
def test_a_bodyguard_takes_one_from_both_dice_and_brings_one_more_white_roll(play: Play) -> None:
    senate(play, holds("circle", *GUARDS[:2]), dice=(6, 6), extra=(6, 5))
    attack(play)
    assert play.asked() == [("circle", "senate.bodyguards")], "after the dice"
    play.answer("circle", "senate.bodyguards", 2)
    assert (ended(play).totals, ended(play).extra) == ((4, 4), (4, 3)), "each reduced by both Bodyguards"
    assert (ended(play).killed, ended(play).caught) == (False, True)


@clause("RC-14.1.3")
def test_an_assassin_card_adds_one_to_both_dice_and_to_every_further_roll(play: Play) -> None:
    senate(play, holds("circle", GUARDS[0]), holds("triangle", "assassin.1", "assassin.2"), dice=(4, 3), extra=(2,))
    attack(play, cards=2)
    play.answer("circle", "senate.bodyguards", 1)
    assert (ended(play).totals, ended(play).extra) == ((5, 4), (3,))
    assert (ended(play).killed, ended(play).caught) == (True, True)


@clause("RC-14.1.5")
def test_no_further_roll_for_one_who_is_caught_and_an_open_bodyguard_counts_on_both_dice(play: Play) -> None:
    senate(play, guarded, holds("circle", GUARDS[0]), dice=(6, 4))
    attack(play)
    assert play.saw(AssassinRolled)[0].modifier == -1
    play.answer("circle", "senate.bodyguards", 1)
    assert (ended(play).totals, ended(play).extra) == ((4, 2), ())


@clause("RC-14.1.5")
def test_a_nominee_who_dies_cancels_the_vote_as_in_the_base_rule(play: Play) -> None:
    senate(play, step="senate.suffetes", dice=(5, 6))
    propose(play, "suffetes", {"first": "fam-carthalo", "second": "fam-malchus"})
    attack(play)
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]
