"""RC-9.0.20, 9.0.21: the Senate that nobody leads, and what follows its adjournment."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.pieces import TableEvent, War
from games.carthage.senate.adjournment import return_forces
from games.carthage.senate.events_elections import (
    AllianceMade,
    ForceReturned,
    GovernorElected,
    MarkedMajor,
    MemberElected,
    SuffeteElected,
)
from games.carthage.senate.filling import would_fill
from games.carthage.state import Carthage
from games.republic.forum.events_cards import EventLeft, ProvinceCreated, WarLeft
from games.republic.pieces import CIVIL_WAR, Force, Units
from games.republic.senate.events import Proposed, SenateAdjourned
from games.republic.senate.events_trials import ProsecutionsEnded
from tests.clauses import clause, points
from tests.games.carthage.forum import holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province, add_war, numbered
from tests.games.carthage.senate import Change, office, session, vote_all


def adjourned(play: Play, *changes: Change, **how: Any) -> Play:
    """The Senate has just been adjourned."""

    def change(g: Carthage) -> None:
        g.senate.adjourned = True

    return session(play, "senate.adjournment", change, *changes, **how)


def war(name: str, status: Any = "active", **marks: Any) -> Change:
    return lambda g: add_war(g, name, status, **marks)


# Nobody acts


@clause("RC-9.0.20", "RC-9.0.21", "RC-9.3.12")
def test_if_nobody_acts_steps_1_to_4_are_filled_and_the_senate_is_adjourned(play: Play) -> None:
    """One round of the floor is enough; marks go as after prosecutions."""

    def corrupt(g: Carthage) -> None:
        add_province(g, "tunisia")
        g.turn, numbered(g, 12).major = 2, True

    session(play, "senate.opening", corrupt)
    told = list(play.told)
    while play.g.step == "senate.suffetes":
        assert [kind for _, kind in play.asked()] == ["senate.floor"]
        seat = play.awaited()[0].seat
        play.lapse(seat, "senate.floor")
        told += play.told
    order = [
        type(one)
        for one in told
        if isinstance(one, SenateAdjourned | SuffeteElected | MemberElected | ProsecutionsEnded | GovernorElected)
    ]
    assert order == [SenateAdjourned, SuffeteElected, SuffeteElected, MemberElected, ProsecutionsEnded, GovernorElected]
    assert play.senator(12).major is False
    invariants(play.g)


@clause("RC-9.0.20", "RC-9.0.21")
@pytest.mark.parametrize(
    ("step", "seats"), [("suffetes", 6), ("committee", 3), ("committee", 6), ("governors", 3), ("governors", 6)]
)
def test_who_would_get_which_office_is_told_before_all_hold_their_peace(play: Play, step: str, seats: int) -> None:
    def vacant(g: Carthage) -> None:
        g.senate.elected = step != "suffetes"
        for province in ("tunisia", "numidia", "sicily"):
            add_province(g, province)

    session(play, f"senate.{step}", vacant, seats=seats)
    foreseen = would_fill(play.g)
    told: list[Any] = []
    while not play.g.senate.adjourned:
        play.lapse(play.awaited()[0].seat, "senate.floor")
        told += play.told
    suffetes = {one.office: one.senator for one in told if isinstance(one, SuffeteElected)}
    members = {one.committee: one.senator for one in told if isinstance(one, MemberElected)}
    governors = {one.province: one.senator for one in told if isinstance(one, GovernorElected)}
    assert foreseen
    assert foreseen == (suffetes if step == "suffetes" else {**members, **governors})
    assert would_fill(play.g) == {}


@clause("RC-9.0.20")
def test_after_the_adjournment_follow_the_last_word_the_alliance_returns_and_marks(play: Play) -> None:
    def alliance(g: Carthage) -> None:
        g.table_events["te-new-alliance"] = TableEvent(id="te-new-alliance")
        field_force(g, "libyan-revolt", legions=0)

    adjourned(play, war("syracusan-war-1"), war("libyan-revolt"), alliance, holds("triangle", "public-outcry.1"))
    assert play.asked() == [("triangle", "senate.last-word")]
    play.answer("triangle", "senate.last-word", "claim")
    play.lapse_all("senate.silence")
    play.answer("triangle", "senate.minor", {"text": "Praise"}, forced=1)
    told = [one for one in play.told if isinstance(one, Proposed)]
    vote_all(play, [])
    told += play.told
    play.answer("diamond", "senate.ally", "syracusan-war-1")
    told += play.told
    followed = [type(one) for one in told if isinstance(one, Proposed | WarLeft | ForceReturned | MarkedMajor)]
    assert followed == [Proposed, WarLeft, ForceReturned, MarkedMajor]


@clause("RC-9.0.20", "RC-9.8.1")
def test_after_the_adjournment_nobody_can_be_attacked(play: Play) -> None:
    adjourned(play, holds("triangle", "assassin.1"), holds("circle", "public-outcry.1"))
    kinds = {one.decision.kind for one in play.table.open.values()}
    assert {kind for kind in kinds if kind.startswith("senate.")} == {"senate.last-word"}


# New Alliance


def alliance(play: Play, *changes: Change, times: int = 1, **how: Any) -> Play:
    def change(g: Carthage) -> None:
        g.table_events["te-new-alliance"] = TableEvent(id="te-new-alliance", times=times)

    return adjourned(play, *changes, change, **how)


def wars(g: Carthage) -> None:
    """One of each sort; Sicily is in revolt."""
    g.wars.clear()
    add_war(g, "syracusan-war-1")
    add_war(g, "massilian-war", "inactive")
    add_war(g, "libyan-revolt", revolt=True)
    add_war(g, "cyrenean-war", "lost")
    add_war(g, "sicily-in-revolt", province="sicily")


@clause("RC-8.8.2a", "RC-9.0.20")
@pytest.mark.parametrize(
    ("times", "able"),
    [
        (1, ["syracusan-war-1", "massilian-war", "libyan-revolt", "sicily-in-revolt"]),
        (2, ["syracusan-war-1", "massilian-war"]),
    ],
)
def test_the_hrao_picks_a_war_but_no_lost_one_and_at_level_2_no_revolt(play: Play, times: int, able: list[str]) -> None:
    alliance(play, wars, times=times)
    assert play.asked() == [("diamond", "senate.ally")]
    assert play.options("diamond", "senate.ally") == able


@clause("RC-8.8.2a")
def test_the_civil_war_is_never_picked(play: Play) -> None:
    def civil_war(g: Carthage) -> None:
        g.wars.clear()
        add_war(g, "syracusan-war-1")
        revolt(g)

    alliance(play, civil_war)
    assert play.options("diamond", "senate.ally") == ["syracusan-war-1"]


def revolt(g: Carthage) -> None:
    """Malchus is in revolt with two legions."""
    rebel = numbered(g, 12)
    rebel.rebel, rebel.place, rebel.at = True, "force", "f"
    legions = [g.army.active.legions.pop() for _ in range(2)]
    g.forces["f"] = Force(id="f", war=CIVIL_WAR, commanders=[rebel.id], units=Units(legions=legions), sent=0)
    g.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active")


@clause("RC-8.8.2a", "RC-1.5f", "RC-DP64")
def test_by_default_the_strongest(play: Play) -> None:
    alliance(play, wars, war("roman-war-1", "inactive"), war("roman-war-2", "inactive"))
    decision = play.decision("diamond", "senate.ally")
    assert (decision.point, decision.lapse) == ("RC-DP64", "roman-war-1"), "12 on land and 12 at sea; 16"
    assert points("republic-of-carthage")["RC-DP64"] == (decision.clause, "the strongest")


@clause("RC-8.8.2a")
def test_at_level_1_the_state_takes_half_the_spoils_and_the_war_goes_into_the_deck(play: Play) -> None:
    alliance(play, wars)
    before = play.g.treasury
    play.answer("diamond", "senate.ally", "massilian-war")
    assert play.saw(WarLeft) == [WarLeft("massilian-war", 10, shuffled=True)]
    assert play.g.treasury - before == 20 // 2
    assert "massilian-war" in play.g.deck[-7:]
    assert play.saw(EventLeft) == [EventLeft("te-new-alliance")]


@clause("RC-8.8.2a")
def test_at_level_2_it_takes_all_the_provinces_are_created_and_the_war_is_discarded(play: Play) -> None:
    alliance(play, wars, times=2)
    before = play.g.treasury
    play.answer("diamond", "senate.ally", "massilian-war")
    assert play.saw(AllianceMade) == [AllianceMade("massilian-war", 20)]
    assert play.saw(ProvinceCreated) == [ProvinceCreated("balearic-isles", "massilian-war")]
    assert play.g.treasury - before == 20
    assert "massilian-war" in play.g.gone
    assert "massilian-war" not in play.g.wars
    assert "te-new-alliance" not in play.g.table_events


@clause("RC-8.8.2a")
def test_a_province_in_revolt_is_in_the_forum_again(play: Play) -> None:
    alliance(play, wars)
    play.answer("diamond", "senate.ally", "sicily-in-revolt")
    assert "sicily" in play.g.provinces
    assert not play.g.provinces["sicily"].developed


@clause("RC-8.8.2a")
@pytest.mark.parametrize("times", [1, 2])
def test_without_a_legal_war_it_is_discarded(play: Play, times: int) -> None:
    alliance(play, lambda g: g.wars.clear(), times=times)
    assert EventLeft("te-new-alliance") in play.told
    assert play.g.step != "senate.adjournment"


# Returns


def field_force(g: Carthage, name: str, *, legions: int = 1, fleets: int = 0, general: int | None = 12) -> None:
    """A force of so many units, under Malchus."""
    units = Units(legions=[g.army.active.legions.pop() for _ in range(legions)], fleets=fleets)
    g.army.pool_fleets -= fleets
    commanders = [numbered(g, general).id] if general else []
    g.forces["f"] = Force(id="f", war=name, commanders=commanders, units=units, sent=0)
    for number in [general] if general else []:
        commander = numbered(g, number)
        commander.office, commander.place, commander.at = "general", "force", "f"


@clause("RC-9.6.8", "RC-9.6.2")
@pytest.mark.parametrize(
    ("name", "beaten", "legions", "fleets", "general", "stays"),
    [
        ("libyan-revolt", False, 1, 0, 12, True),
        ("libyan-revolt", False, 1, 0, None, False),  # nobody commands it
        ("libyan-revolt", False, 0, 1, 12, False),  # no legion for a land battle
        ("syracusan-war-1", False, 1, 4, 12, True),
        ("syracusan-war-1", False, 1, 3, 12, False),  # support is 4
        ("massilian-war", False, 0, 1, 12, True),  # its fleet is unbeaten
        ("massilian-war", False, 0, 0, 12, False),
        ("massilian-war", False, 1, 2, 12, False),  # with legions the support of 3 is needed
        ("massilian-war", False, 1, 3, 12, True),
        ("massilian-war", True, 0, 5, 12, False),  # its fleet is beaten: now legions are needed
        ("massilian-war", True, 1, 3, 12, True),
    ],
)
def test_forces_that_cannot_fight_come_home(
    play: Play, name: str, beaten: bool, legions: int, fleets: int, general: int | None, stays: bool
) -> None:
    def change(g: Carthage) -> None:
        add_war(g, name, naval_victory=beaten)
        field_force(g, name, legions=legions, fleets=fleets, general=general)

    adjourned(play, change)
    assert bool(play.saw(ForceReturned)) != stays
    if not stays:
        assert play.saw(ForceReturned) == [ForceReturned(name, ("fam-malchus",) if general else ())]
        assert "f" not in play.g.forces
        assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (2, fleets)


@clause("RC-9.6.8")
@pytest.mark.parametrize("post", ["general", "home-suffete"])
def test_a_general_who_comes_home_loses_his_office(play: Play, post: str) -> None:
    def change(g: Carthage) -> None:
        add_war(g, "libyan-revolt")
        field_force(g, "libyan-revolt", legions=0)
        office(12, post)(g)

    adjourned(play, change)
    malchus = play.senator(12)
    assert (malchus.place, malchus.at) == ("carthage", "")
    assert malchus.office == ("" if post == "general" else post)


@clause("RC-9.6.8")
def test_a_rebel_does_not_come_home(play: Play) -> None:
    g = session(play, "senate.business", revolt).g
    g.forces["f"].units.legions.clear()
    return_forces(g)
    assert list(g.forces) == ["f"]


# Major marks


@clause("RC-9.3a", "RC-1.4h")
def test_who_holds_a_major_office_is_marked_wherever_he_is(play: Play) -> None:
    def offices(g: Carthage) -> None:
        numbered(g, 8).office, numbered(g, 8).place = "marine-suffete", "captive"
        numbered(g, 12).office, numbered(g, 12).place = "explorer", "expedition"

    adjourned(play, offices)
    assert {one.number for one in play.g.senators.values() if one.major} == {1, 8, 12}
    assert play.saw(MarkedMajor) == [MarkedMajor(("fam-mago", "fam-himilco", "fam-malchus"))]


@clause("RC-9.3a")
def test_a_general_who_came_home_with_the_adjournment_is_not(play: Play) -> None:
    """He holds no major office any more at the end of the phase."""

    def change(g: Carthage) -> None:
        add_war(g, "libyan-revolt")
        field_force(g, "libyan-revolt", legions=0)

    adjourned(play, change)
    assert not play.senator(12).major


@clause("RC-9.3a")
def test_in_the_first_turn_nobody_has_been_marked(play: Play) -> None:
    session(play, "senate.opening")
    assert not any(one.major for one in play.g.senators.values())


@clause("RC-9.3a")
def test_the_temporary_home_suffete_is_marked_too(play: Play) -> None:
    """Mago held the office in turn 1 until the election: he is chargeable in turn 2, as his successors are."""
    told = list(session(play, "senate.suffetes").told)
    while play.g.turn == 1 and not play.saw(MarkedMajor):
        one = play.awaited()[0]
        play.lapse(one.seat, one.kind, **one.about)
        told += play.told
    suffetes = {one.senator for one in told if isinstance(one, SuffeteElected)}
    (marked,) = play.saw(MarkedMajor)
    assert set(marked.senators) == suffetes | {"fam-mago"}
    assert (play.senator(1).office, play.senator(1).major) == ("", True)
