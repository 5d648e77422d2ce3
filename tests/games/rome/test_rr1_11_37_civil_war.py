"""RR-1.11.35 to 1.11.39: the Rebel before Rome, the battle against him, and what it means. RR-1.14.8: Proscription."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.combat.events import (
    BattleDrawnUp,
    BattleFought,
    BlamedForLosses,
    GloryWon,
    RebelLosses,
    RebelUnchecked,
    RevoltFailed,
    VeteranArose,
)
from games.republic.events import ChitsDrawn
from games.republic.pieces import CIVIL_WAR
from games.rome.basics.events import UnrestChanged
from games.rome.combat.events import (
    BecameProconsul,
    MilitaryRolled,
    Proscribed,
    ProscriptionDeclined,
    ProscriptionPlayed,
)
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.combat import (
    Change,
    answers,
    combat,
    dead,
    dictator,
    drawn,
    force,
    holding,
    office,
    ratings,
    rebel,
    risen,
    statesman,
    unrest,
)
from tests.games.rome.forum import three
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_province, numbered

FABIUS = 2  # MIL 4, triangle


def civil(play: Play, natural: int, *changes: Change, legions: int = 6, **how: Any) -> Any:
    """Cornelius (MIL 4, 6 legions) meets Fabius (MIL 4): with as many legions the total is what the dice show."""
    sides = rebel(FABIUS, legions), force(CIVIL_WAR, 1, legions=6), *changes
    combat(play, *sides, dice={f"battle.{CIVIL_WAR}": three(natural), **how.pop("dice", {})}, **how)
    return next(iter(play.saw(BattleFought)), None)


def rebels(play: Play) -> int:
    """The legions of the Rebel."""
    force = play.g.rebel_force()
    return len(force.units.legions) if force else 0


# Strengths


@clause("RR-1.11.37")
@pytest.mark.parametrize(("legions", "veterans", "military"), [(6, 0, 4), (3, 0, 3), (3, 1, 4)])
def test_the_rebel_has_his_legions_and_his_military_at_most_as_much(
    play: Play, legions: int, veterans: int, military: int
) -> None:
    combat(play, rebel(FABIUS, legions, veterans=veterans), force(CIVIL_WAR, 1, legions=6))
    told = drawn(play)
    assert (told.strength, told.enemy) == (10, legions + veterans + military)
    assert (told.printed, told.multiplier, told.leaders) == (legions + veterans, 1, military)


@clause("RR-1.11.37")
def test_with_his_former_master_of_horse(play: Play) -> None:
    def beside(g: Rome) -> None:
        rebel(FABIUS, 9)(g)
        master = numbered(g, 6)
        master.rebel, master.place, master.at = True, "force", "force-1"
        g.forces["force-1"].commanders.append(master.id)

    combat(play, beside, force(CIVIL_WAR, 1, legions=6))
    assert drawn(play).enemy == 9 + 4 + 3


@clause("RR-1.11.37", "RR-1.10.1.1")
def test_pompey_rolls_on_either_side(play: Play) -> None:
    def change(g: Rome) -> None:
        statesman("st-30a", "triangle")(g)
        rebel(30, 8)(g)

    combat(play, change, force(CIVIL_WAR, 1, legions=6), dice={"battle.military": [5]}, scenario="late")
    assert play.saw(MilitaryRolled) == [MilitaryRolled("st-30a", (5,), 6)]
    assert drawn(play).enemy == 8 + 6


@clause("RR-1.11.37", "RR-2.03.7")
@pytest.mark.parametrize(("legions", "armies", "strength"), [(2, 3, 5), (0, 3, 2)])
def test_provincial_armies_march_with_him_but_without_a_legion_only_half(
    play: Play, legions: int, armies: int, strength: int
) -> None:
    def change(g: Rome) -> None:
        rebel(FABIUS, legions)(g)
        assert g.civil
        g.civil.armies = armies

    combat(play, change, force(CIVIL_WAR, 1, legions=6), naturals={CIVIL_WAR: [12]})
    assert drawn(play).printed == strength


@clause("RR-1.11.37")
@pytest.mark.parametrize("natural", range(3, 19))
def test_there_is_neither_disaster_nor_standoff(play: Play, natural: int) -> None:
    told = civil(play, natural, risen("hannibal"))
    assert (told.total, told.result in ("victory", "stalemate", "defeat")) == (natural, True)
    assert (drawn(play).disasters, drawn(play).standoffs) == ((), ())


# Victory


@clause("RR-1.11.371", "RR-1.10.4")
def test_a_victory_ends_the_revolt(play: Play) -> None:
    def secondary(g: Rome) -> None:
        one = numbered(g, 6)
        one.rebel, one.place, one.at = True, "force", "force-1"

    civil(play, 16, secondary, unrest(2))
    assert play.saw(RevoltFailed) == [RevoltFailed(("fam-fabius", "fam-manlius"))]
    assert dead(play) == ["fam-fabius", "fam-manlius"]
    assert play.saw(UnrestChanged) == [UnrestChanged("victory", -1, 1)]
    assert play.saw(GloryWon) == [GloryWon("fam-cornelius", CIVIL_WAR, 5)], "half of 6 legions and MIL 4"
    assert (play.g.civil, CIVIL_WAR in play.g.wars) == (None, False)
    assert len(play.g.army.active.legions) == 4 + 6 - 2, "his legions return, but those that he lost"
    left = play.g.forces["force-2"]
    assert (left.victorious, left.commanders, play.senator(1).place) == (True, ["fam-cornelius"], "force")
    invariants(play.g)


@clause("RR-1.11.371", "RR-1.11.372")
def test_other_senate_armies_return(play: Play) -> None:
    civil(play, 18, force(CIVIL_WAR, 3, legions=3))
    play.lapse_all("combat.order")
    assert list(play.g.forces) == ["force-2"]
    assert play.senator(3).place == "rome"


@clause("RR-1.11.371")
def test_a_rebel_army_destroyed_by_losses_ends_it_too_without_reward(play: Play) -> None:
    """Three legions and MIL 3 against 10: a 5 comes to 9, a Stalemate that costs four."""
    civil(play, 5, legions=3)
    assert play.saw(RevoltFailed) == [RevoltFailed(("fam-fabius",))]
    assert (play.saw(GloryWon), play.saw(UnrestChanged)) == ([], [])
    assert play.senator(1).place == "rome", "the army of the Senate returns"
    invariants(play.g)


# Losses


@clause("RR-1.11.37")
@pytest.mark.parametrize(("natural", "lost", "rebel_lost"), [(16, 2, 2), (10, 3, 3), (7, 1, 0), (5, 3, 0)])
def test_losses_hit_both_but_a_defeat_costs_the_rebel_nothing(
    play: Play, natural: int, lost: int, rebel_lost: int
) -> None:
    told = civil(play, natural)
    assert told.legions == lost
    assert [one.legions for one in play.saw(RebelLosses)] == ([rebel_lost] if rebel_lost else [])
    invariants(play.g)


@clause("RR-1.11.37")
def test_fleets_have_no_role(play: Play) -> None:
    sides = rebel(FABIUS, 6, fleets=3), force(CIVIL_WAR, 1, legions=6, fleets=4)
    combat(play, *sides, naturals={CIVIL_WAR: [10]})
    assert play.saw(BattleFought)[0].fleets == 0
    assert [one.units.fleets for one in play.g.forces.values()] == [3, 4]


@clause("RR-2.02.411", "RR-1.11.37")
def test_provincial_armies_are_lost_before_legions(play: Play) -> None:
    def armies(g: Rome) -> None:
        assert g.civil
        g.civil.armies = 2

    civil(play, 10 + 2, armies)
    assert (play.g.civil and play.g.civil.armies, rebels(play)) == (0, 5), "a 10 costs three"


# Chits


@clause("RR-1.11.37", "RR-1.10.7")
def test_the_chits_may_hit_commanders_of_both_sides(play: Play) -> None:
    civil(play, 10, chits=("1", "20", "21"))
    assert dead(play) == ["fam-cornelius"]
    assert play.saw(RevoltFailed) == []


@clause("RR-1.11.372", "RR-1.11.37")
def test_if_the_rebel_dies_the_revolt_fails(play: Play) -> None:
    civil(play, 10, chits=("20", "21", "2"))
    assert dead(play) == ["fam-fabius"], "nobody is captured in a Stalemate"
    assert play.saw(RevoltFailed) == [RevoltFailed(())]
    assert (play.senator(1).place, play.g.forces) == ("rome", {}), "the army of the Senate returns"
    assert (play.saw(GloryWon), play.saw(BecameProconsul)) == ([], [])
    invariants(play.g)


@clause("RR-1.11.371", "RR-1.10.71")
def test_in_a_victory_nobody_is_captured(play: Play) -> None:
    civil(play, 16, chits=("20", "1"))
    assert "fam-cornelius" in dead(play)
    left = play.g.forces["force-2"]
    assert (left.victorious, left.commanders) == (True, [])


# Stalemate


@clause("RR-1.11.372", "RR-1.11.39", "RR-1.10.8", "RR-1.10.5")
def test_after_a_stalemate_the_war_goes_on(play: Play) -> None:
    civil(play, 10)
    assert play.saw(BecameProconsul) == [BecameProconsul("fam-cornelius", CIVIL_WAR)]
    assert [one.senator for one in play.saw(VeteranArose)] == ["fam-cornelius", "fam-fabius"]
    assert (rebels(play), play.g.wars[CIVIL_WAR].unprosecuted, play.g.unrest) == (3, False, 0)
    assert play.g.civil
    assert not play.g.civil.triumphant


@clause("RR-1.11.372")
def test_a_senate_army_destroyed_in_a_stalemate_makes_nobody_win(play: Play) -> None:
    sides = rebel(FABIUS, 10), force(CIVIL_WAR, 1, legions=4)
    combat(play, *sides, naturals={CIVIL_WAR: [15]})
    (told,) = play.saw(BattleFought)
    assert (told.result, told.legions, play.saw(RebelUnchecked)) == ("stalemate", 4, [])
    assert play.g.wars[CIVIL_WAR].unprosecuted


# Defeat


@clause("RR-1.11.373", "RR-1.12.1.1", "RR-1.10.5")
def test_after_a_defeat_the_rebel_has_what_he_needs(play: Play) -> None:
    combat(play, rebel(FABIUS, 6), dictator(CIVIL_WAR, legions=4), naturals={CIVIL_WAR: [7]})
    assert dead(play) == ["fam-cornelius", "fam-aurelius"]
    assert play.saw(RebelUnchecked) == [RebelUnchecked("fam-fabius", True)]
    assert play.saw(RebelUnchecked)[0].clauses == ("RR-1.11.373",)
    assert (play.g.civil and play.g.civil.triumphant, rebels(play)) == (True, 6)
    assert len(play.g.army.active.legions) == 4 + 1, "what is left of the Senate's army returns"
    assert [one.senator for one in play.saw(VeteranArose)] == ["fam-fabius"]


@clause("RR-1.11.374", "RR-1.11.373")
def test_but_not_if_the_chits_of_the_defeat_kill_him(play: Play) -> None:
    civil(play, 5, chits=("20", "2", "21"))
    assert [one.chits for one in play.saw(ChitsDrawn)] == [("20", "2", "21")]
    assert dead(play) == ["fam-cornelius", "fam-fabius"]
    assert (play.saw(RebelUnchecked), play.saw(RevoltFailed)) == ([], [RevoltFailed(())])
    assert (play.g.civil, play.saw(BlamedForLosses)) == (None, [])
    invariants(play.g)


@clause("RR-1.11.373")
def test_then_no_other_army_fights_him(play: Play) -> None:
    civil(play, 7, force(CIVIL_WAR, 3, legions=3))
    play.lapse_all("combat.order")
    assert len(play.saw(BattleFought)) == 1
    assert play.senator(3).place == "rome"


# Nobody meets him


@clause("RR-1.11.35", "RR-1.12.1.1")
@pytest.mark.parametrize("army", [[], [force(CIVIL_WAR, legions=6)], [force(CIVIL_WAR, 1, fleets=3)]])
def test_without_an_army_against_him_he_has_what_he_needs(play: Play, army: list[Change]) -> None:
    combat(play, rebel(FABIUS, 6), *army)
    assert play.saw(RebelUnchecked) == [RebelUnchecked("fam-fabius", False)]
    assert play.saw(RebelUnchecked)[0].clauses == ("RR-1.11.35",)
    assert play.g.civil
    assert play.g.civil.triumphant


@clause("RR-1.11.39", "RR-1.11.35")
def test_an_army_left_from_a_former_turn_counts(play: Play) -> None:
    proconsul = ratings(1, proconsul=True), office(3, "rome-consul")
    combat(play, rebel(FABIUS, 6), force(CIVIL_WAR, 1, legions=6), *proconsul, naturals={CIVIL_WAR: [12]})
    assert play.saw(RebelUnchecked) == []


@clause("RR-2.03.8")
def test_a_rebel_who_stays_at_home_wins_by_no_battle(play: Play) -> None:
    def change(g: Rome) -> None:
        rebel(FABIUS, 0)(g)
        del g.forces["force-1"]
        add_province(g, "sicilia", FABIUS)
        assert g.civil
        g.civil.marching = False

    combat(play, change, options={"provincial_wars": True, "rebel_governors": True})
    assert (play.saw(RebelUnchecked), play.saw(BattleDrawnUp)) == ([], [])
    assert play.g.wars[CIVIL_WAR].unprosecuted


# Proscription


CARD = "proscription"


def proscribing(play: Play, natural: int, seat: str, *changes: Change, knights: int = 2) -> Play:
    """After the battle this player holds the card; Cornelius, Fabius' friend Manlius and Valerius have knights."""

    def equites(g: Rome) -> None:
        for number in (1, 6, 3):
            numbered(g, number).knights = knights

    hands = holding(seat, CARD), holding("square", "tribune.1"), equites
    civil(play, natural, *hands, *changes, scenario="late", dice={"proscription": [1, 2, 3, 4, 5, 6]})
    return play


@clause("RR-1.14.8", "RR-DP74")
def test_who_holds_it_may_play_it_and_the_hrao_carries_it_out(play: Play) -> None:
    proscribing(play, 18, "circle")
    assert play.asked() == [("circle", "combat.proscribe"), ("square", "combat.proscribe")]
    assert [play.options(seat, "combat.proscribe") for seat in ("square", "circle")] == [["keep"], ["keep", "play"]]
    assert all(play.decision(seat, "combat.proscribe").hidden for seat in ("square", "circle"))
    play.answer("square", "combat.proscribe", "keep")
    play.answer("circle", "combat.proscribe", "play")
    assert play.saw(ProscriptionPlayed) == [ProscriptionPlayed(play.g.seats[2])]
    assert CARD in play.g.gone
    play.answer("diamond", "combat.proscription", "proscribe")
    assert play.saw(Proscribed) == [Proscribed("fam-cornelius", 6, (1, 2, 3, 4, 5, 6), 21)]
    assert (play.senator(1).talents, play.g.proscribed) == (21, "diamond")
    assert [one.knights for one in play.g.senators.values()] == [0] * len(play.g.senators)
    invariants(play.g)


@clause("RR-1.14.8", "RR-DP74")
def test_the_hrao_may_decline_and_the_card_is_spent(play: Play) -> None:
    proscribing(play, 18, "circle")
    answers(play, "combat.proscribe", {"square": "keep", "circle": "play"})
    assert play.decision("diamond", "combat.proscription").lapse == "decline"
    play.lapse("diamond", "combat.proscription")
    assert play.saw(ProscriptionDeclined) == [ProscriptionDeclined("fam-cornelius")]
    assert (play.g.proscribed, play.senator(3).knights, CARD in play.g.gone) == (None, 2, True)


@clause("RR-1.14.8", "RR-DP74")
def test_if_absent_it_is_kept(play: Play) -> None:
    proscribing(play, 18, "circle")
    play.lapse_all("combat.proscribe")
    assert (play.asked("combat.proscription"), CARD in play.g.gone) == ([], False)


@clause("RR-1.14.8")
def test_who_does_not_hold_it_cannot_play_it(play: Play) -> None:
    proscribing(play, 18, "circle")
    with pytest.raises(IllegalAnswer):
        play.answer("square", "combat.proscribe", "play")


@clause("RR-1.14.8")
def test_after_a_defeat_a_rebel_with_most_influence_is_hrao_if_there_is_no_official(play: Play) -> None:
    proscribing(play, 7, "circle", ratings(FABIUS, influence=30), office(1, ""))
    answers(play, "combat.proscribe", {"square": "keep", "circle": "play"})
    assert play.asked() == [("triangle", "combat.proscription")]


@clause("RR-1.14.8")
@pytest.mark.parametrize(("natural", "asked"), [(12, False), (18, True), (5, True)])
def test_not_after_a_stalemate(play: Play, natural: int, asked: bool) -> None:
    proscribing(play, natural, "circle")
    assert bool(play.asked("combat.proscribe")) == asked


@clause("RR-1.14.8")
def test_once_it_is_discarded_nobody_is_asked(play: Play) -> None:
    civil(play, 18, holding("square", "tribune.1"), lambda g: g.gone.append(CARD), scenario="late")
    assert play.asked() == []


# Whenever he dies


@clause("RR-1.11.372")
def test_his_former_master_of_horse_does_not_lead_on(play: Play) -> None:
    def beside(g: Rome) -> None:
        rebel(FABIUS, 6)(g)
        master = numbered(g, 6)
        master.rebel, master.place, master.at = True, "force", "force-1"
        g.forces["force-1"].commanders.append(master.id)

    play.until("revenue.start").at("mortality", change=beside, chits=["2"])
    assert dead(play) == ["fam-fabius", "fam-manlius"]
    assert (play.saw(RevoltFailed), play.g.civil) == ([RevoltFailed(("fam-manlius",))], None)
    invariants(play.g)
