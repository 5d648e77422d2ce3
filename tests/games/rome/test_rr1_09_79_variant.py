"""RR-1.09.79: the assassination variant: a coloured and a white die, and nobody is tried."""

from __future__ import annotations

import pytest

from games.republic.events import Died, FamilyStays
from games.republic.senate.events import Proposed
from games.republic.senate.events_assassination import AssassinRolled, FactionDisgraced
from tests.clauses import clause
from tests.games.rome.assassins import GUARDS, attack, ended, guarded, leader
from tests.games.rome.forum import holds, omens
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play
from tests.games.rome.senate import Change, crowd, rated, session


def senate(
    play: Play, *changes: Change, dice: tuple[int, int] = (4, 4), extra: tuple[int, ...] = (), scenario: str = "middle"
) -> Play:
    loaded = {"assassination": list(dice), "assassination.guard": list(extra)}
    options = {"assassination": "optional"}
    return session(play, "senate.business", crowd, *changes, dice=loaded, scenario=scenario, options=options)


@clause("RR-1.09.79", "RR-0.2.2")
@pytest.mark.parametrize("coloured", range(1, 7))
@pytest.mark.parametrize("white", [3, 4])
def test_the_coloured_die_kills_on_five_and_the_white_catches_on_three(play: Play, coloured: int, white: int) -> None:
    senate(play, dice=(coloured, white))
    attack(play)
    assert play.saw(AssassinRolled)[0].dice == (coloured, white)
    assert (ended(play).killed, ended(play).caught) == (coloured >= 5, white <= 3)
    assert ("fam-papirius" in play.g.senators, "fam-junius" in play.g.senators) == (coloured < 5, white > 3)
    invariants(play.g)


@clause("RR-1.09.79")
def test_cards_omens_and_bodyguards_count_on_both_dice(play: Play) -> None:
    senate(play, holds("triangle", "assassin.1", "assassin.2"), holds("circle", GUARDS[0]), omens(1), dice=(4, 5))
    attack(play, cards=2)
    play.answer("circle", "senate.bodyguards", 0)
    assert ended(play).totals == (5, 6)


@clause("RR-1.09.79", "RR-DP63")
def test_each_bodyguard_takes_one_and_brings_one_more_white_roll(play: Play) -> None:
    senate(play, holds("circle", *GUARDS[:2]), dice=(6, 6), extra=(6, 5))
    attack(play)
    assert play.decision("circle", "senate.bodyguards").clause == "RR-1.09.79"
    play.answer("circle", "senate.bodyguards", 2)
    assert (ended(play).totals, ended(play).extra) == ((4, 4), (4, 3))
    assert (ended(play).killed, ended(play).caught) == (False, True)


@clause("RR-1.09.79", "RR-1.14.2")
def test_an_open_bodyguard_takes_what_his_card_says_from_both(play: Play) -> None:
    senate(play, guarded, dice=(6, 6), extra=(6,), scenario="late")
    attack(play)
    assert (ended(play).totals, ended(play).extra) == ((4, 4), (4,))


@clause("RR-1.09.79")
def test_caught_he_dies_and_all_of_his_faction_lose(play: Play) -> None:
    senate(play, leader(2), rated(2, influence=9), dice=(4, 1))
    attack(play)
    assert [(one.senator, one.cause) for one in play.saw(Died)] == [("fam-junius", "caught")]
    assert play.saw(FactionDisgraced) == [FactionDisgraced(("fam-fabius", "fam-manlius", "fam-aelius"), 5, 1)]
    assert (play.senator(2).influence, play.senator(2).popularity) == (4, -1)
    assert not play.saw(Proposed), "nobody is tried"


@clause("RR-1.09.79", "RR-1.05.3")
def test_a_leader_who_is_caught_leaves_his_family(play: Play) -> None:
    senate(play, leader(10), dice=(4, 1))
    attack(play)
    assert play.saw(FamilyStays)
