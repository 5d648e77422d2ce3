"""RC-12.1a, 12.1b, 12.2: the Rebel wins, and may have to fight for it."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.basics.events import GameEnded
from games.carthage.pieces import Ending
from games.carthage.revenue.events import Bankrupt
from games.carthage.revolution.events import RebelMustFight
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from games.republic.combat.events import BattleFought, RebelUnchecked
from games.republic.pieces import CIVIL_WAR
from tests.clauses import clause
from tests.games.carthage import combat
from tests.games.carthage.forum import befallen, holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_war, numbered, places
from tests.games.carthage.revolution import Change, in_revolt, revolution

CIRCLE = Seat("circle")
GISCO, CELT, LIBYAN = "fam-gisco", "celtiberians", "libyan-spearmen"
WON = Ending(reason="rebel", winner=CIRCLE)
WEAK = ("conquest-of-tunisia", "libyan-revolt", "cyrenean-war")
WARS = (*WEAK, "numidian-war-1")


def wars(*names: str) -> Change:
    """These Wars are Active."""

    def change(g: Carthage) -> None:
        for name in names:
            add_war(g, name)

    return change


def rebel(legions: int = 4, **units: Any) -> Change:
    """Gisco (circle, MIL 3) is in revolt since the last turn."""
    return in_revolt(7, legions=legions, of=CELT, declared=0, **units)


def naturals(**totals: int) -> dict[str, list[int]]:
    """The natural rolls of battles: `libyan_revolt=18`."""
    return {f"battle.{name.replace('_', '-')}": combat.three(total) for name, total in totals.items()}


def triumphant(play: Play, *changes: Change, **how: Any) -> Play:
    """Carthage is the Rebel's."""
    nobody = {"battle.chits": places(combat.NOBODY)}
    return revolution(play, "revolution.triumph", *changes, dice={**nobody, **how.pop("dice", {})}, **how)


def conquer(play: Play, war: str, **units: Any) -> None:
    """He fights a War with all units, or with these."""
    lapse = play.decision("circle", "revolution.conquest").lapse
    play.answer("circle", "revolution.conquest", {**lapse, "war": war, **units})
    while play.asked("combat.mercenaries"):
        told = list(play.told)
        play.answer(play.asked()[0][0], "combat.mercenaries", "none")
        play.told[:0] = told


# How he comes to win


@clause("RC-12.1a")
def test_if_no_force_was_sent_against_him_he_has_won(play: Play) -> None:
    play.at("combat.wars", change=rebel())
    assert play.saw(RebelUnchecked)
    assert play.g.ending == WON
    assert play.told[-1] == GameEnded("rebel", CIRCLE)


@clause("RC-12.1b", "RC-6.11")
def test_if_the_state_is_bankrupt_he_has_won(play: Play) -> None:
    def broke(g: Carthage) -> None:
        rebel()(g)
        g.issued -= g.treasury + 5
        g.treasury = -5

    play.at("revenue.contributions", change=broke)
    assert play.saw(Bankrupt) == [Bankrupt(-5)]
    assert play.g.ending == WON


@clause("RC-12.1b", "RC-6.11")
def test_in_the_forum_too(play: Play) -> None:
    def broke(g: Carthage) -> None:
        rebel()(g)
        g.issued -= g.treasury
        g.treasury = 0

    befallen(play, 6, broke)  # Natural Disaster
    assert play.g.ending == WON


@clause("RC-12.2")
def test_the_civil_war_counts_no_longer(play: Play) -> None:
    """With it four Wars are Active."""
    triumphant(play, rebel(), wars(*WEAK))
    assert play.g.ending == WON
    assert play.saw(RebelMustFight) == []


# When he must fight


@clause("RC-12.2")
def test_with_four_wars_he_fights_until_three_are_left(play: Play) -> None:
    triumphant(play, rebel(), wars(*WARS), dice=naturals(libyan_revolt=18))
    assert play.saw(RebelMustFight) == [RebelMustFight(GISCO, 1)]
    assert play.asked() == [("circle", "revolution.conquest")]
    conquer(play, "libyan-revolt")
    assert [(one.war, one.result) for one in play.saw(BattleFought)] == [("libyan-revolt", "victory")]
    assert play.g.ending == WON
    assert play.table.over


@clause("RC-12.2")
def test_he_has_all_units_at_home_and_those_of_the_force_he_beat(play: Play) -> None:
    """Four Celtiberians of his own, two Carthaginians at home, one Libyan of the Senate's force with two Fleets."""
    beaten = combat.force(CIVIL_WAR, 10, legions=1, of=LIBYAN, fleets=2)
    triumphant(play, rebel(), beaten, wars(*WARS))
    form = play.options("circle", "revolution.conquest")
    assert form["legions"] == {"carthaginian": 2, LIBYAN: 1, CELT: 4}
    assert form["fleets"] == [0, 2]


@clause("RC-12.2", "RC-12.1b")
def test_a_force_that_faces_him_when_the_state_goes_bankrupt_is_his_and_its_commander_comes_home(play: Play) -> None:
    def broke(g: Carthage) -> None:
        rebel()(g)
        combat.force(CIVIL_WAR, 10, legions=2, of=LIBYAN)(g)
        wars(*WARS)(g)
        g.issued -= g.treasury + 5
        g.treasury = -5

    play.at("revenue.contributions", change=broke)
    assert play.options("circle", "revolution.conquest")["legions"] == {"carthaginian": 2, LIBYAN: 2, CELT: 4}
    assert (play.senator(10).in_carthage, play.senator(10).office) == (True, "")
    assert list(play.g.forces) == ["force-1"]


@clause("RC-12.2")
def test_by_default_the_weakest_war_with_all_units(play: Play) -> None:
    triumphant(play, rebel(), wars(*WARS))
    lapse = play.decision("circle", "revolution.conquest").lapse
    strengths = {war.id: war.card.land_strength + war.card.fleet_strength for war in play.g.active_wars() if war.card}
    able = play.options("circle", "revolution.conquest")["war"]
    assert strengths[lapse["war"]] == min(strengths[name] for name in able)
    assert lapse["legions"] == {"carthaginian": 2, CELT: 4}


@clause("RC-12.2")
def test_if_he_cannot_all_lose(play: Play) -> None:
    """He fights each War once: after a Stalemate in one he may try the other, and that is a Defeat."""
    able = ("libyan-revolt", "conquest-of-tunisia")
    far = ("massilian-war", "syracusan-war-1")  # they need Fleets, and he has none
    rolls = {**naturals(libyan_revolt=9), **naturals(conquest_of_tunisia=4)}
    triumphant(play, rebel(), wars(*able, *far), dice=rolls)
    assert set(play.options("circle", "revolution.conquest")["war"]) == set(able)
    conquer(play, "libyan-revolt")
    assert [one.result for one in play.saw(BattleFought)] == ["stalemate"]
    assert play.options("circle", "revolution.conquest")["war"] == ["conquest-of-tunisia"]
    conquer(play, "conquest-of-tunisia")
    assert [one.result for one in play.saw(BattleFought)] == ["defeat"]
    assert play.g.ending == Ending(reason="wars")


@clause("RC-12.2")
def test_with_no_war_in_reach_all_lose_at_once(play: Play) -> None:
    triumphant(play, rebel(), wars("massilian-war", "syracusan-war-1", "pyrrhic-war", "syracusan-war-2"))
    assert play.g.ending == Ending(reason="wars")


@clause("RC-12.2")
@pytest.mark.parametrize(("last", "ending"), [(True, WON), (False, Ending(reason="wars"))])
def test_his_death_in_the_last_victory_needed_does_not_matter(play: Play, last: bool, ending: Ending) -> None:
    """He dies in the first Victory: with four Wars that was the last needed, with five it was not."""
    names = WARS if last else (*WARS, "massilian-war")
    dice = {**naturals(libyan_revolt=14), "battle.chits": places(["7"])}
    triumphant(play, rebel(), wars(*names), dice=dice)
    conquer(play, "libyan-revolt")
    assert play.g.numbered(7) == []
    assert play.g.ending == ending


@clause("RC-12.2")
@pytest.mark.parametrize(("natural", "left"), [(18, 3), (4, 4)])
def test_a_fleet_must_be_beaten_first(play: Play, natural: int, left: int) -> None:
    """The Massilian War has a fleet of 4 and needs 3 in support."""

    def fleets(g: Carthage) -> None:
        g.army.pool_fleets -= 9
        g.army.active.fleets = 9

    rolls = {"battle.massilian-war": combat.three(natural) + combat.three(18)}
    triumphant(play, rebel(), fleets, wars("massilian-war", *WEAK), dice=rolls)
    conquer(play, "massilian-war")
    grounds = [one.ground for one in play.saw(BattleFought)]
    assert grounds[:1] == ["sea"]
    assert len(play.g.active_wars()) == left
    assert (play.g.ending == WON) == (left == 3)


@clause("RC-12.2")
@pytest.mark.parametrize("units", [{"legions": {}}, {"war": "massilian-war", "fleets": 2}])
def test_a_war_needs_a_legion_and_its_fleets(play: Play, units: dict[str, Any]) -> None:
    def fleets(g: Carthage) -> None:
        g.army.pool_fleets -= 5
        g.army.active.fleets = 5

    triumphant(play, rebel(), fleets, wars("massilian-war", *WEAK))
    with pytest.raises(IllegalAnswer) as refused:
        conquer(play, **{"war": "libyan-revolt", **units})
    assert (refused.value.reason, refused.value.about["clause"]) == ("revolution.too-few-units", "RC-12.2")
    assert len(play.g.active_wars()) == 4


@clause("RC-12.2", "RC-10.2.3")
def test_he_may_play_mercenaries_like_any_commander(play: Play) -> None:
    triumphant(play, rebel(), wars(*WARS), holds("circle", "ligurian-band"), dice=naturals(libyan_revolt=18))
    lapse = play.decision("circle", "revolution.conquest").lapse
    play.answer("circle", "revolution.conquest", {**lapse, "war": "libyan-revolt"})
    assert play.options("circle", "combat.mercenaries") == ["none", "ligurian-band"]


@clause("RC-12.2", "RC-8.8.5")
def test_a_province_in_revolt_without_a_fleet_needs_none(play: Play) -> None:
    def sardinia(g: Carthage) -> None:
        g.provinces.pop("sardinia-corsica")
        numbered(g, 3).place, numbered(g, 3).at = "carthage", ""
        add_war(g, "revolt-sardinia-corsica", province="sardinia-corsica", revolt=True)

    triumphant(play, rebel(), wars(*WEAK), sardinia)
    assert "revolt-sardinia-corsica" in play.options("circle", "revolution.conquest")["war"]


@clause("RC-12.2")
def test_the_units_he_leaves_behind_come_with_him_to_the_next_war(play: Play) -> None:
    def fleets(g: Carthage) -> None:
        g.army.pool_fleets -= 5
        g.army.active.fleets = 5

    rolls = {**naturals(libyan_revolt=18), **naturals(conquest_of_tunisia=18)}
    triumphant(play, rebel(), fleets, wars(*WARS, "massilian-war"), dice=rolls)
    conquer(play, "conquest-of-tunisia", legions={CELT: 4}, fleets=2)
    form = play.options("circle", "revolution.conquest")
    assert form["legions"] == {"carthaginian": 2, CELT: 3, f"{CELT}.veteran.{GISCO}": 1}
    assert form["fleets"] == [0, 5]
    assert numbered(play.g, 7).rebel
    invariants(play.g)
