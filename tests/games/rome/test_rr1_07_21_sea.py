"""RR-1.07.21.16 to 1.07.21.18: events at sea, and the Pretender."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.combat.strength import land_strength
from games.republic.events import Died
from games.republic.forum.events_cards import (
    EventLeft,
    PretenderFought,
    PretenderRose,
    UnitsLost,
)
from games.rome.basics.events import WarActivated
from games.rome.bench import add_legions
from games.rome.forum.events import RhodiansCame
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import (
    DIAMOND,
    EPIDEMIC,
    RHODES,
    STORM,
    TRIANGLE,
    Change,
    befallen,
    drawn,
    event,
    fleets,
    omens,
)
from tests.games.rome.play import (
    Play,
    add_force,
    add_province,
    add_statesman,
    add_war,
    numbered,
    places,
)

# The sea


@clause("RR-1.07.21.17", "RR-DP27")
def test_a_storm_takes_fleets_as_the_hrao_chooses(play: Play) -> None:
    def at_sea(g: Rome) -> None:
        fleets(2)(g)
        add_force(g, "syrian", 9, legions=1, fleets=3)

    befallen(play, STORM, at_sea, dice={"event.fleets": [1, 2]})
    assert play.options("diamond", "forum.fleets")[1:] == [3, 3]
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "forum.fleets", ["at-home.1"])
    play.answer("diamond", "forum.fleets", ["force-1.1", "force-1.2", "at-home.1"])
    assert play.saw(UnitsLost) == [UnitsLost("fleets", (1, 2), 3, "te-storm-at-sea")]
    assert (play.g.army.active.fleets, play.g.forces["force-1"].units.fleets, play.g.army.pool_fleets) == (1, 1, 23)
    assert len(play.g.forces["force-1"].units.legions) == 1, "legions stay"


@clause("RR-1.07.21.17", "RR-DP27")
def test_by_default_undeployed_ones_then_where_most_can_be_spared(play: Play) -> None:
    def at_sea(g: Rome) -> None:
        fleets(2)(g)
        add_force(g, "macedonian-1", 9, fleets=11)  # one more than its support
        add_force(g, "syrian", 10, fleets=4)  # two more

    befallen(play, STORM, at_sea, event("te-storm-at-sea"), dice={"event.fleets": [2, 2]})
    play.lapse("diamond", "forum.fleets")
    left = [play.g.army.active.fleets, *(force.units.fleets for force in play.g.forces.values())]
    assert left == [0, 11, 2]


@clause("RR-1.07.21.17")
def test_without_fleets_away_nobody_is_asked(play: Play) -> None:
    befallen(play, STORM, fleets(3), dice={"event.fleets": [6, 6]})
    assert play.saw(UnitsLost)[0].count == 3
    assert play.g.army.pool_fleets == 25


@clause("RR-1.07.21.16", "RR-1.13.2")
@pytest.mark.parametrize(("before", "coming"), [(0, 8), (8, 4)])
def test_the_rhodians_come_if_a_war_needs_fleets(play: Play, before: int, coming: int) -> None:
    def wars(g: Rome) -> None:
        add_war(g, "macedonian-1")
        add_war(g, "gallic-1")
        if before:
            event("te-rhodian-maritime-alliance")(g)
            g.table_events["te-rhodian-maritime-alliance"].fleets = before

    befallen(play, RHODES, wars)
    # The 1st Punic War needs 5 and 10, the Macedonian 10.
    assert play.saw(RhodiansCame) == [RhodiansCame(coming, ("punic-1",))]
    assert (play.g.army.active.fleets, play.g.army.pool_fleets) == (coming, 25 - coming)
    assert play.g.table_events["te-rhodian-maritime-alliance"].fleets == before + coming
    assert play.g.treasury == 100


@clause("RR-1.07.21.16")
def test_they_come_only_within_the_limit(play: Play) -> None:
    befallen(play, RHODES, fleets(20))
    assert (play.g.army.active.fleets, play.g.army.pool_fleets) == (25, 0)


@clause("RR-1.07.21.16")
def test_without_such_a_war_the_card_is_discarded(play: Play) -> None:
    def peace(g: Rome) -> None:
        g.wars.clear()
        add_war(g, "gallic-1")

    befallen(play, RHODES, peace)
    assert play.saw(EventLeft) == [EventLeft("te-rhodian-maritime-alliance")]
    assert (play.g.table_events, play.saw(RhodiansCame)) == ({}, [])


# Pretender


def governed(legions: int, veterans: int = 0, **more: Any) -> Change:
    """Sicilia is governed by Aurelius (MIL 2), with a garrison; a pretender may come at this level."""

    def change(g: Rome) -> None:
        province = add_province(g, "sicilia", 9, developed=more.get("developed", False))
        province.garrison = add_legions(g, legions, veterans=veterans)
        province.armies = more.get("armies", 0)
        event("te-pretender-emerges", more.get("times", 1))(g)

    return change


@clause("RR-1.07.21.14")
@pytest.mark.parametrize(("dice", "won", "lost"), [((5, 5, 4), True, 3), ((3, 3, 3), False, 3), ((1, 1, 1), False, 3)])
def test_the_governor_fights_the_pretender(play: Play, dice: tuple[int, int, int], won: bool, lost: int) -> None:
    # 3 legions and MIL 2 against 2: 3 more than the dice
    drawn(play, "syrian", governed(3), dice={"pretender.battle": list(dice)})
    assert play.saw(PretenderRose) == [PretenderRose("sicilia", "fam-aurelius", battle=True)]
    (fought,) = play.saw(PretenderFought)
    assert (fought.strength, fought.against, fought.total) == (5, 2, sum(dice) + 3)
    assert "te-pretender-emerges" not in play.g.table_events
    if won:
        assert (fought.result, fought.lost, len(play.g.provinces["sicilia"].garrison)) == ("victory", 1, 2)
        return
    assert [one.senator for one in play.saw(Died)] == ["fam-aurelius"]
    assert play.g.wars["revolt-sicilia"].status == "active"
    home = 4 + 3 - fought.lost
    assert (len(play.g.army.active.legions), play.g.army.pool["legion"]) == (home, 25 - home)
    assert "sicilia" not in play.g.provinces


@clause("RR-1.07.21.14")
def test_a_victorious_pretender_needs_no_battle(play: Play) -> None:
    drawn(play, "syrian", governed(3, times=2, developed=True))
    assert not play.saw(PretenderFought)
    war = play.g.wars["revolt-sicilia"]
    assert (war.revolt, war.developed, land_strength(play.g, war)) == (True, True, 2)
    assert (len(play.g.army.active.legions), play.g.army.pool["legion"]) == (4, 21), "the garrison is killed"
    assert [one.war for one in play.saw(WarActivated)] == ["revolt-sicilia", "syrian"]


@clause("RR-1.07.21.14")
def test_a_developed_province_revolts_with_the_values_of_its_side(play: Play) -> None:
    def africa(g: Rome) -> None:
        add_province(g, "africa", 9, developed=True)
        event("te-pretender-emerges", 2)(g)

    drawn(play, "syrian", africa)
    assert land_strength(play.g, play.g.wars["revolt-africa"]) == 4


@clause("RR-1.07.21.14", "RR-2.02.32")
@pytest.mark.parametrize(("legions", "veterans", "armies", "strength"), [(1, 1, 3, 7), (0, 0, 3, 4), (0, 0, 0, 0)])
def test_what_the_defenders_are_worth(play: Play, legions: int, veterans: int, armies: int, strength: int) -> None:
    drawn(play, "syrian", governed(legions, veterans, armies=armies), dice={"pretender.battle": [6, 6, 6]})
    assert play.saw(PretenderFought)[0].strength == strength


@clause("RR-1.07.21.14", "RR-1.13.1")
@pytest.mark.parametrize(("switched", "strength"), [(True, 3), (False, 5)])
def test_who_governs_by_a_legate_adds_no_military_in_provincial_wars(play: Play, switched: bool, strength: int) -> None:
    def legate(g: Rome) -> None:
        governed(3)(g)
        numbered(g, 9).legates, numbered(g, 9).place, numbered(g, 9).at = ["sicilia"], "rome", ""

    options = {"provincial_wars": switched}
    drawn(play, "syrian", legate, options=options, dice={"pretender.battle": [6, 6, 6]})
    assert play.saw(PretenderFought)[0].strength == strength


@clause("RR-1.07.21.14", "RR-2.02.411")
def test_mixed_forces_lose_two_armies_then_a_legion(play: Play) -> None:
    # 1 legion, 3 armies and MIL 2 against 2: a total of 14
    drawn(play, "syrian", governed(1, armies=3), dice={"pretender.battle": [4, 4, 2]})
    (fought,) = play.saw(PretenderFought)
    assert (fought.total, fought.result, fought.lost) == (14, "victory", 1)
    assert (play.g.provinces["sicilia"].armies, play.g.provinces["sicilia"].garrison) == (0, [])


@clause("RR-1.07.21.14", "RR-1.07.21.8")
def test_evil_omens_count_in_the_battle(play: Play) -> None:
    drawn(play, "syrian", governed(3), omens(2), dice={"pretender.battle": [5, 5, 4]})
    assert play.saw(PretenderFought)[0].total == 14 + 3 - 2


@clause("RR-1.07.21.14")
def test_the_pretender_waits_for_a_war_that_is_active_and_for_a_province(play: Play) -> None:
    drawn(play, "macedonian-2", governed(3))
    assert "te-pretender-emerges" in play.g.table_events
    drawn(play, "syrian", event("te-pretender-emerges"))
    assert "te-pretender-emerges" in play.g.table_events

    def rebel(g: Rome) -> None:
        governed(3)(g)
        numbered(g, 9).rebel = True

    drawn(play, "syrian", rebel)
    assert "te-pretender-emerges" in play.g.table_events


@clause("RR-1.05.22", "RR-1.07.21.7")
def test_of_a_pair_only_he_who_is_exposed_dies(play: Play) -> None:
    def gracchi(g: Rome) -> None:
        add_statesman(g, "st-25a", "diamond")
        younger = add_statesman(g, "st-25b", "triangle")
        younger.place, younger.at = "captive", "punic-1"

    chits = places(["25", "20", "21", "22", "23", "none"])
    befallen(play, EPIDEMIC, gracchi, scenario="alternative", dice={"event.chits": chits})
    assert [(one.card, one.seat) for one in play.saw(Died)] == [("st-25a", DIAMOND)]
    assert TRIANGLE in {one.faction for one in play.g.senators.values() if one.statesman == "st-25b"}
