"""RR-1.11.32, 1.11.34, 1.11.36, 1.11.38: what Rebels lose, who joins them, where veterans stand. Fabius: triangle."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.combat.events import RevoltFailed
from games.republic.pieces import CIVIL_WAR, Reign
from games.republic.revolution.events import RebelsJoined, VeteransDeserted
from games.republic.senators import kill
from games.rome.forum.statesmen import plays
from games.rome.revolution.events import VeteransLeft
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import in_revolt, legion
from tests.games.rome.play import Play, add_force, add_province, give_red, numbered
from tests.games.rome.revolution import (
    GALLIC,
    at_war,
    enlisted,
    governed,
    in_office,
    rebels,
    revolting,
    rise,
    veteran_at_home,
    victorious,
)

FABIUS, MANLIUS, JUNIUS, JULIUS = "fam-fabius", "fam-manlius", "fam-junius", "fam-julius"
TRIANGLE, SQUARE = Seat("triangle"), Seat("square")
SURE = (6,) * 9


def posts(g: Rome) -> None:
    """Fabius and Manlius hold a Concession and knights each, Manlius is Censor."""
    for number, card in ((2, "mining"), (6, "harbor-fees")):
        one = numbered(g, number)
        one.concessions, one.revealed, one.knights = [card], [card], 2
        g.deck.remove(card)
    numbered(g, 2).office, numbered(g, 6).office = "field-consul", "censor"


@clause("RR-1.11.34")
def test_a_rebel_loses_concessions_knights_and_offices(play: Play) -> None:
    g = revolting(play, posts, victorious(2, legions=2), rolls=SURE).g
    rise(play)
    one = play.senator(2)
    assert (one.rebel, one.office, one.knights, one.concessions, one.revealed) == (True, "", 0, [], [])
    assert (g.concessions, one.in_capital) == (["mining"], False)


@clause("RR-1.11.32", "RR-DP86")
def test_each_other_senator_of_the_faction_joins_or_stays_loyal(play: Play) -> None:
    g = revolting(play, posts, victorious(2, legions=2), rolls=SURE).g
    rise(play)
    assert play.options("triangle", "revolution.join") == [[MANLIUS, JUNIUS], 0, 2]
    play.answer("triangle", "revolution.join", [MANLIUS])
    assert play.saw(RebelsJoined) == [RebelsJoined(TRIANGLE, (MANLIUS,))]
    manlius = play.senator(6)
    assert (manlius.rebel, manlius.office, manlius.knights, manlius.at) == (True, "", 0, "force-1")
    assert (sorted(g.concessions), g.forces["force-1"].commanders) == (["harbor-fees", "mining"], [FABIUS])
    assert play.senator(10).in_capital
    invariants(g)


@clause("RR-1.11.32", "RR-DP86")
def test_by_default_all_stay_loyal(play: Play) -> None:
    revolting(play, victorious(2, legions=2), rolls=SURE)
    rise(play)
    play.lapse("triangle", "revolution.join")
    assert (rebels(play.g), play.saw(RebelsJoined)) == ([FABIUS], [RebelsJoined(TRIANGLE, ())])


@clause("RR-1.11.32", "RR-1.09.823")
@pytest.mark.parametrize("why", ["captive", "ruler", "other"])
def test_who_cannot_join(play: Play, why: str) -> None:
    """A Captive, a Consul for Life, the Senator of another faction."""

    def change(g: Rome) -> None:
        if why == "captive":
            numbered(g, 6).place = "captive"
        if why == "ruler":
            g.reigns.append(Reign(senator=MANLIUS, seat=TRIANGLE, influence=35))

    revolting(play, change, victorious(2, legions=2), rolls=SURE)
    rise(play)
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revolution.join", [JULIUS if why == "other" else MANLIUS])
    assert rebels(play.g) == [FABIUS]


@clause("RR-1.11.32", "RR-1.09.34")
def test_the_master_of_horse_of_a_loyal_dictator_cannot_join(play: Play) -> None:
    revolting(play, in_office("dictator", 1), in_office("master-of-horse", 6), victorious(2, legions=2), rolls=SURE)
    rise(play)
    assert play.options("triangle", "revolution.join")[0] == [JUNIUS]


@clause("RR-1.11.32", "RR-1.09.34")
def test_but_that_of_a_dictator_who_revolts_may(play: Play) -> None:
    dictator = in_office("dictator", 2), in_office("master-of-horse", 6)
    revolting(play, *dictator, victorious(2, 6, legions=2), rolls=SURE)
    rise(play)
    assert play.options("triangle", "revolution.join")[0] == [MANLIUS, JUNIUS]
    play.answer("triangle", "revolution.join", [MANLIUS])
    assert play.g.forces["force-1"].commanders == [FABIUS, MANLIUS]


@clause("RR-1.11.32")
def test_a_secondary_rebel_in_the_field_leaves_his_force_at_its_war(play: Play) -> None:
    def away(g: Rome) -> None:
        add_force(g, GALLIC, 6, legions=2)
        numbered(g, 6).proconsul = True

    g = revolting(play, away, victorious(2, legions=2), rolls=SURE).g
    rise(play)
    play.answer("triangle", "revolution.join", [MANLIUS])
    assert [(one.war, one.commanders) for one in g.forces.values()] == [(GALLIC, []), (CIVIL_WAR, [FABIUS])]
    assert (play.senator(6).proconsul, play.senator(6).at) == (False, "force-2")
    invariants(g)


@clause("RR-1.11.32", "RR-1.11.34")
def test_a_governor_who_joins_keeps_his_province_and_its_garrison_helps_nobody(play: Play) -> None:
    g = revolting(play, governed("sicilia", 6, legions=2), victorious(2, legions=2), rolls=SURE).g
    rise(play)
    play.answer("triangle", "revolution.join", [MANLIUS])
    assert (g.provinces["sicilia"].governor, len(g.provinces["sicilia"].garrison)) == (MANLIUS, 2)
    assert (play.senator(6).rebel, play.senator(6).at) == (True, "sicilia")
    assert [war.id for war in g.active_wars()] == [CIVIL_WAR], "he can be attacked with Rebel Governors only"


# Veterans


@clause("RR-1.11.36", "RR-1.11.32")
def test_veterans_desert_to_the_rebel_from_anywhere(play: Play) -> None:
    """From the Active Forces, from a loyal force, from the garrisons of a loyal and of a rebel Governor."""

    def everywhere(g: Rome) -> None:
        add_province(g, "africa", 3).garrison += enlisted(g, 1, loyal=2)
        add_province(g, "sicilia", 10).garrison += enlisted(g, 1, loyal=2)
        add_force(g, GALLIC, 4, legions=1).units.legions += enlisted(g, 1, loyal=6)

    g = revolting(play, victorious(2, legions=1), veteran_at_home(2, 2), everywhere, rolls=SURE).g
    rise(play)
    play.answer("triangle", "revolution.join", [MANLIUS, JUNIUS])
    assert play.saw(VeteransDeserted) == [VeteransDeserted(FABIUS, 5)]
    force = g.rebel_force()
    assert force
    assert sorted(one.loyal for one in force.units.legions) == ["", FABIUS, FABIUS, FABIUS, FABIUS, MANLIUS]
    invariants(g)


def with_veterans_of_julius(g: Rome) -> None:
    """Two of Fabius' legions are veterans of Julius (square)."""
    for one in g.forces["force-1"].units.legions[:2]:
        one.veteran, one.loyal = True, JULIUS


@clause("RR-1.11.36", "RR-DP87")
def test_a_loyal_senator_orders_his_veterans_out_by_default(play: Play) -> None:
    g = revolting(play, victorious(2, legions=3), with_veterans_of_julius, rolls=SURE).g
    home = len(g.army.active.legions)
    rise(play)
    play.lapse("triangle", "revolution.join")
    assert play.asked() == [("square", "revolution.veterans")]
    play.lapse("square", "revolution.veterans")
    assert play.saw(VeteransLeft) == [VeteransLeft(SQUARE, 2, "")]
    assert (len(g.army.active.legions), len(g.forces["force-1"].units.legions)) == (home + 2, 1)
    invariants(g)


@clause("RR-1.11.36", "RR-DP87")
@pytest.mark.parametrize(
    "raw", [{"veterans": ["legion.3"], "to": "home"}, {"veterans": ["veteran.1"], "to": "force-1"}]
)
def test_only_his_own_and_only_to_those_who_are_loyal(play: Play, raw: Any) -> None:
    revolting(play, victorious(2, legions=3), with_veterans_of_julius, rolls=SURE)
    rise(play)
    play.lapse("triangle", "revolution.join")
    with pytest.raises(IllegalAnswer):
        play.answer("square", "revolution.veterans", raw)
    assert len(play.g.forces["force-1"].units.legions) == 3


@clause("RR-1.11.372", "RR-1.11.36")
def test_a_rebel_whose_last_legions_are_ordered_out_has_failed(play: Play) -> None:
    g = revolting(play, victorious(2, legions=2), with_veterans_of_julius, rolls=SURE).g
    rise(play)
    play.lapse("triangle", "revolution.join")
    play.lapse("square", "revolution.veterans")
    assert play.saw(RevoltFailed) == [RevoltFailed((FABIUS,))]
    assert (rebels(g), at_war(g), g.civil, g.forces) == ([], False, None, {})
    invariants(g)


def late(g: Rome) -> None:
    """Fabius has marched for a turn; a veteran of Julius is still with him, and an army of Cornelius faces him."""
    in_revolt(legion(), legion(veteran=True, loyal=JULIUS))(g)
    add_force(g, CIVIL_WAR, 1, legions=2)


@clause("RR-1.11.36", "RR-DP87")
@pytest.mark.parametrize(("to", "home", "facing"), [("home", 5, 2), ("force-2", 4, 3)])
def test_at_any_time_they_may_be_ordered_out_to_an_army_that_faces_him(
    play: Play, to: str, home: int, facing: int
) -> None:
    g = play.at("revenue.redistribution", change=late).g
    assert not play.decision("square", "revolution.veterans").awaited
    with pytest.raises(IllegalAnswer):
        play.answer("square", "revolution.veterans", {"veterans": [], "to": to})
    play.answer("square", "revolution.veterans", {"veterans": ["veteran.2"], "to": to})
    assert (len(g.army.active.legions), len(g.forces["force-2"].units.legions)) == (home, facing)
    assert not any(one.decision.kind == "revolution.veterans" for one in play.table.open.values())
    invariants(g)


# Afterwards


@clause("RR-1.11.372")
def test_whenever_the_primary_rebel_dies_the_revolt_fails(play: Play) -> None:
    """By a mortality chit; Manlius dies with him."""
    play.until("revenue.start").at("mortality", change=in_revolt(legion(), rebels=(2, 6)), chits=["2"])
    assert play.saw(RevoltFailed) == [RevoltFailed((MANLIUS,))]
    assert (rebels(play.g), at_war(play.g), play.g.forces, len(play.g.army.active.legions)) == ([], False, {}, 5)
    invariants(play.g)


@clause("RR-1.11.372")
async def test_the_death_of_a_secondary_rebel_changes_nothing_for_the_others(play: Play) -> None:
    g = play.at("revolution.cards", change=in_revolt(legion(), rebels=(2, 6))).g
    await kill(g, play.senator(6), "test", "RR-1.05.3")
    play.until("mortality")
    for seat in ("diamond", "triangle", "circle", "square"):
        play.lapse(seat, "revolution.play")
    assert (rebels(g), at_war(g)) == ([FABIUS], True)


@clause("RR-1.11.38")
def test_a_player_in_revolt_plays_cards_but_his_rebels_hold_no_concession(play: Play) -> None:
    def cards(g: Rome) -> None:
        in_revolt(legion(), rebels=(2, 6))(g)
        give_red(g, {"triangle": ["mining"]})

    g = play.at("revolution.cards", change=cards).g
    assert list(plays(g, TRIANGLE)) == ["none", "mining@fam-junius"]


@clause("RR-1.11.38")
def test_rebels_sponsor_no_games_and_are_not_persuaded(play: Play) -> None:
    def rich(g: Rome) -> None:
        in_revolt(legion(), rebels=(2, 6), purses={2: 30, 6: 30})(g)
        g.forum.seat = TRIANGLE

    play.at("forum.games", change=rich)
    assert play.asked("forum.games") == [], "Junius has no money"
    play.at("forum.persuasion", change=lambda g: (rich(g), setattr(g.forum, "seat", Seat("diamond"))))
    form = str(play.options("diamond", "forum.persuade"))
    assert JUNIUS in form
    assert FABIUS not in form
    assert MANLIUS not in form
