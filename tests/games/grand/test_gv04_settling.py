"""GV-1.3, 4.8 to 4.11, 4.15, 6.1, 6.2, 6.10: how a war is settled, and what that means on both boards."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.revolution.events import PublicReacted
from games.carthage.senate.events_business import ProvinceRemoved, WarLost
from games.carthage.wars.sea import tyrians_depart
from games.grand.pieces import CARTHAGE, OTHER, ROME, Side
from games.grand.seen.see import view
from games.grand.state import Grand
from games.grand.wars.events import FaceLeft, ForceWithdrawn, WarSettled
from games.grand.wars.settling import settle
from games.republic.bench import numbered
from games.republic.combat.events import GloryWon, VeteranArose, WarWon
from games.republic.events import Died
from games.republic.forum.events_cards import ProvinceCreated
from games.republic.pieces import Campaign
from games.rome.basics.events import UnrestChanged
from games.rome.bench import add_province
from tests.clauses import clause
from tests.games.grand.laying import (
    Change,
    Play,
    board,
    captive,
    event,
    force,
    hire_nobody,
    lay,
    propose,
    rome_of,
    settled,
    three,
    war,
)

FACES = {CARTHAGE: "roman-war", ROME: "punic"}
STEP_9 = "carthage:combat.explorations"
CLOSING = {CARTHAGE: "carthage:senate.adjournment", ROME: "rome:senate.adjournment"}
BOTH = pytest.mark.parametrize("side", [CARTHAGE, ROME])
# How a war is won: by natural rolls that are no Disaster and no Standoff of the card
ROLL = {"roman-war-2": 18, "punic-2": 18, "roman-war-3": 16, "punic-3": 18}


def win(play: Play, side: Side, number: int, *changes: Change, others: tuple[int, ...] = (1,)) -> Play:
    """A republic defeats its face of war n on land; those before are settled without a winner."""
    name = f"{FACES[side]}-{number}"
    army = force(side, name, 1, legions=12 if side == CARTHAGE else 20, fleets=8)
    dice = {f"{side}.battle.{name}": three(ROLL[name])}
    play.at(STEP_9, *(settled(one) for one in others), army, *changes, dice=dice)
    hire_nobody(play)
    return play


def active(number: int) -> list[Change]:
    """Both faces of war n are Active."""
    return [war(side, f"{FACES[side]}-{number}") for side in (CARTHAGE, ROME)]


def run(script: Any) -> None:
    """What asks nobody is done at once."""
    with pytest.raises(StopIteration):
        script.send(None)


# GV-4.8


@clause("GV-4.8", "GV-1.3", "GV-6.1", "GV-12.1")
def test_rome_defeats_its_face_and_carthage_loses_the_war(play: Play) -> None:
    win(play, ROME, 2, *active(2))
    shared = play.g.war(2)
    assert (shared.settled, shared.winner, shared.lost_by) == (True, ROME, CARTHAGE)
    assert play.saw(WarSettled) == [WarSettled(2, ROME, "victory")]
    assert play.saw(WarLost) == [WarLost("roman-war-2", 1)]
    assert play.statuses(CARTHAGE) == {"roman-war-2": "lost"}
    assert play.statuses(ROME) == {}


@clause("GV-4.8", "GV-6.2", "GV-1.3")
def test_carthage_defeats_its_face_and_rome_loses_the_war(play: Play) -> None:
    win(play, CARTHAGE, 2, *active(2))
    shared = play.g.war(2)
    assert (shared.settled, shared.winner, shared.lost_by) == (True, CARTHAGE, ROME)
    assert play.saw(FaceLeft) == [FaceLeft(ROME, "punic-2", "lost")]
    assert (play.statuses(CARTHAGE), play.statuses(ROME)) == ({}, {})
    assert {"punic-2"} <= set(play.rome.gone)


@clause("GV-4.8")
@BOTH
def test_the_winner_gets_all_that_his_own_rules_give(play: Play, side: Side) -> None:
    win(play, side, 2, *active(2))
    (won,) = play.saw(WarWon)
    assert (won.war, won.spoils) == (f"{FACES[side]}-2", {CARTHAGE: 40, ROME: 25}[side])
    assert play.saw(GloryWon)
    created = [one.province for one in play.saw(ProvinceCreated)]
    assert created == {CARTHAGE: [], ROME: ["hispania-citerior", "hispania-ulterior"]}[side]


@clause("GV-4.8", "GV-6.1", "GV-6.10")
def test_the_card_of_a_war_that_carthage_loses_has_its_say(play: Play) -> None:
    """Only the texts of Carthage's own card take Provinces, and only of its own board."""

    def roman(g: Grand) -> None:
        add_province(rome_of(g), "hispania-citerior")

    win(play, ROME, 2, *active(2), roman)
    assert [one.province for one in play.saw(ProvinceRemoved)] == ["coastal-spain"]
    assert "coastal-spain" not in play.g.carthage.provinces
    assert {"hispania-citerior", "hispania-ulterior"} <= set(play.rome.provinces)


@clause("GV-6.10")
def test_provinces_of_one_name_are_two(play: Play) -> None:
    def both(g: Grand) -> None:
        add_province(rome_of(g), "sicilia")

    win(play, ROME, 3, *active(3), both, others=(1, 2))
    assert "sicilia" in play.rome.provinces


@clause("GV-4.8", "GV-6.2", "GV-6.10")
def test_a_war_that_rome_loses_creates_nothing(play: Play) -> None:
    before = set(lay().rome.provinces)  # type: ignore[union-attr]
    win(play, CARTHAGE, 2, *active(2))
    assert set(play.rome.provinces) == before
    assert not play.saw(ProvinceCreated)


@clause("GV-4.8")
def test_a_card_that_is_still_in_the_deck_of_carthage_is_taken_out(play: Play) -> None:
    win(play, ROME, 2, war(ROME, "punic-2"))
    left = list(lay().carthage.deck)
    left.remove("roman-war-2")
    assert (play.statuses(CARTHAGE), play.g.carthage.deck) == ({"roman-war-2": "lost"}, left)
    assert play.saw(WarLost) == [WarLost("roman-war-2", 1)]
    assert "coastal-spain" not in play.g.carthage.provinces


@clause("GV-4.8")
@pytest.mark.parametrize(("number", "others"), [(2, (1,)), (3, (1, 2))])
def test_a_card_that_is_still_in_a_deck_of_rome_is_taken_out(play: Play, number: int, others: tuple[int, ...]) -> None:
    win(play, CARTHAGE, number, war(CARTHAGE, f"roman-war-{number}"), others=others)
    name = f"punic-{number}"
    gone = {f"punic-{one}" for one in (*others, number)}
    left = [[card for card in cards if card not in gone] for cards in (rome_of(lay()).deck, rome_of(lay()).next_deck)]
    assert [play.rome.deck, play.rome.next_deck] == left
    assert (name in play.rome.gone, play.statuses(ROME)) == (True, {})


@clause("GV-4.8")
def test_forces_of_carthage_return(play: Play) -> None:
    """With too few Fleets it does not attack (GV-5.1), so that Rome fights its card."""
    garrison = force(CARTHAGE, "roman-war-2", 4, legions=3, fleets=2)
    win(play, ROME, 2, *active(2), garrison)
    carthage = play.g.carthage
    assert not [one for one in carthage.forces.values() if one.war == "roman-war-2"]
    hanno = numbered(carthage, 4)
    assert (hanno.place, hanno.office) == ("carthage", "")
    assert play.saw(ForceWithdrawn) == [ForceWithdrawn(CARTHAGE, "roman-war-2", (hanno.id,), 3, 2)]


@clause("GV-4.8", "GV-6.2")
def test_forces_and_commanders_of_rome_return(play: Play) -> None:
    def proconsul(g: Grand) -> None:
        numbered(rome_of(g), 4).proconsul = True

    win(play, CARTHAGE, 2, *active(2), force(ROME, "punic-2", 4, legions=3, fleets=2), proconsul)
    julius = numbered(play.rome, 4)
    assert (julius.place, julius.proconsul, play.rome.forces) == ("rome", False, {})
    assert play.saw(ForceWithdrawn) == [ForceWithdrawn(ROME, "punic-2", (julius.id,), 3, 2)]


@clause("GV-4.8", "GV-6.1")
def test_a_general_whom_a_lost_war_sends_home_answers_for_his_last_battle(play: Play) -> None:
    """RC-9.5.4a, RC-11.1."""

    def failed(g: Grand) -> None:
        numbered(g.carthage, 4).campaign = Campaign(turn=g.carthage.turn)

    win(play, ROME, 2, *active(2), force(CARTHAGE, "roman-war-2", 4, legions=3, fleets=2), failed)
    assert [one.senator for one in play.saw(PublicReacted)] == [numbered(play.g.carthage, 4).id]


@clause("GV-6.1")
def test_a_lost_war_does_not_count_among_four(play: Play) -> None:
    """RC-12.3 and RC-8.9.8: it is neither Active nor matching."""
    win(play, ROME, 2, *active(2), war(CARTHAGE, "roman-war-3"))
    carthage = play.g.carthage
    assert "roman-war-2" not in [one.id for one in carthage.active_wars()]
    assert "roman-war-2" not in [one.id for one in carthage.matching("roman")]
    assert [one.id for one in carthage.lost_wars()] == ["roman-war-2"]


@clause("GV-6.2")
def test_for_rome_it_is_neither_active_nor_inactive(play: Play) -> None:
    win(play, CARTHAGE, 2, *active(2))
    assert not [one for one in play.rome.wars.values() if one.id == "punic-2"]
    assert view(play.g, None).wars[1].states == {CARTHAGE: "won", ROME: "lost"}


@clause("GV-6.1", "RC-8.8.8")
def test_free_fleets_of_a_lost_war_go_home(play: Play) -> None:
    def tyrians(g: Grand) -> None:
        g.carthage.table_events["te-tyrian-alliance"].wars = ["roman-war-2"]
        g.carthage.table_events["te-tyrian-alliance"].fleets = 3

    win(play, ROME, 2, *active(2), event(CARTHAGE, "te-tyrian-alliance"), tyrians)
    assert "te-tyrian-alliance" not in play.g.carthage.table_events


@clause("GV-6.1")
def test_while_carthage_still_fights_they_stay_until_its_combat_is_over(play: Play) -> None:
    g = lay()
    event(CARTHAGE, "te-tyrian-alliance")(g)
    war(CARTHAGE, "roman-war-2")(g)
    fleets = g.carthage.table_events["te-tyrian-alliance"]
    fleets.wars, fleets.fleets = ["roman-war-2"], 3
    g.resumes[CARTHAGE] = g.carthage.step = "combat.force"
    run(settle(g, 2, ROME, "battle"))
    assert "te-tyrian-alliance" in g.carthage.table_events
    tyrians_depart(g.carthage)
    assert "te-tyrian-alliance" not in g.carthage.table_events


# GV-4.9


def sue(play: Play, number: int, *changes: Change) -> Play:
    """The Senate of Carthage gives up a war."""
    play.at("carthage:senate.business", *changes)
    propose(play, "peace", {"war": f"roman-war-{number}"})
    return play


@clause("GV-4.9", "GV-1.3")
def test_suing_for_peace_gives_the_war_to_rome(play: Play) -> None:
    sue(play, 1, *active(1))
    assert (play.g.war(1).winner, play.saw(WarSettled)) == (ROME, [WarSettled(1, ROME, "peace")])
    assert (play.statuses(CARTHAGE), play.statuses(ROME)) == ({"roman-war-1": "lost"}, {})
    assert [one.province for one in play.saw(ProvinceCreated)] == ["sicilia", "sardinia-et-corsica"]
    assert play.saw(FaceLeft) == [FaceLeft(ROME, "punic-1", "won")]
    assert ("punic-1" in play.rome.defeated, "punic-1" in play.rome.gone) == (True, True)


@clause("GV-4.9")
def test_nothing_else_is_gained_by_it(play: Play) -> None:
    before = rome_of(lay())
    sue(play, 1, *active(1), force(ROME, "punic-1", 1, legions=3, fleets=12))
    assert (play.rome.treasury, play.rome.unrest) == (before.treasury, before.unrest)
    fame = [(one.influence, one.popularity) for one in before.senators.values()]
    assert [(one.influence, one.popularity) for one in play.rome.senators.values()] == fame
    assert not [legion for legion in play.rome.all_legions() if legion.veteran]
    assert not [*play.saw(GloryWon), *play.saw(VeteranArose), *play.saw(UnrestChanged), *play.saw(WarWon)]


@clause("GV-4.9")
def test_forces_of_rome_return_before_its_senate_meets(play: Play) -> None:
    sue(play, 1, *active(1), force(ROME, "punic-1", 1, legions=3, fleets=12))
    assert (play.rome.forces, numbered(play.rome, 1).place) == ({}, "rome")
    assert play.saw(ForceWithdrawn) == [ForceWithdrawn(ROME, "punic-1", ("fam-cornelius",), 3, 12)]
    assert play.g.leg == "carthage.senate"


@clause("GV-4.9")
def test_a_war_may_be_given_up_though_a_lower_one_is_not_settled(play: Play) -> None:
    sue(play, 2, *active(2))
    assert (play.g.war(1).settled, play.g.war(2).winner) == (False, ROME)
    assert play.statuses(ROME) == {"punic-1": "inactive"}


@clause("GV-4.9")
@pytest.mark.parametrize("number", [2, 3])
def test_the_card_of_rome_may_still_lie_in_a_deck(play: Play, number: int) -> None:
    sue(play, number, war(CARTHAGE, f"roman-war-{number}"))
    name = f"punic-{number}"
    assert name not in [*play.rome.deck, *play.rome.next_deck, *play.rome.wars]
    created = {2: ["hispania-citerior", "hispania-ulterior"], 3: ["africa"]}[number]
    assert [one.province for one in play.saw(ProvinceCreated)] == created


@clause("GV-4.9")
def test_once_the_last_of_the_series_is_given_up_the_others_are_revolts(play: Play) -> None:
    """RR-1.07.333.1, as if Rome had defeated it."""
    sue(play, 3, *active(3))
    assert play.rome.wars["punic-1"].revolt


@clause("GV-4.9")
def test_rome_cannot_sue_for_peace(play: Play) -> None:
    play.at("rome:senate.business", *active(1))
    assert "senate.peace" not in [one.decision.kind for one in play.table.open.values()]


# GV-4.15


@clause("GV-4.15")
@BOTH
def test_captives_die_on_both_sides_when_a_war_is_settled(play: Play, side: Side) -> None:
    held = [captive(one, 5, f"{FACES[one]}-2") for one in (CARTHAGE, ROME)]
    win(play, side, 2, *active(2), *held)
    died = {one.senator for one in play.saw(Died) if one.cause == "captivity"}
    assert died == {numbered(lay().carthage, 5).id, numbered(rome_of(lay()), 5).id}


@clause("GV-4.15")
def test_captives_of_other_wars_live_on(play: Play) -> None:
    win(play, ROME, 2, *active(2), captive(CARTHAGE, 5, "roman-war-1"), captive(ROME, 5, "gallic-1"))
    assert not [one for one in play.saw(Died) if one.cause == "captivity"]


@clause("GV-4.15", "RR-1.05.4")
def test_who_is_bereft_on_the_other_board_is_asked_there(play: Play) -> None:
    """The last Senator of a Roman faction dies because Carthage wins: the question is one of the Roman half."""

    def alone(g: Grand) -> None:
        rome = rome_of(g)
        for one in [one for one in rome.senators_of(rome.seats[1]) if one.number != 5]:
            rome.senators.pop(one.id)
        rome.curia.families.append("fam-aelius")
        rome.deck.remove("fam-aelius")
        rome.factions[rome.seats[1]].leader = ""

    win(play, CARTHAGE, 2, *active(2), captive(ROME, 5, "punic-2"), alone)
    (asked,) = play.awaited()
    assert (asked.half, asked.kind, asked.seat) == (ROME, "mortality.senator", "triangle")
    play.answer("triangle", "mortality.senator", "take")
    assert play.rome.senators["fam-aelius"].faction == "triangle"


# GV-1.3


@clause("GV-1.3")
def test_a_settled_war_never_becomes_unsettled(play: Play) -> None:
    g = lay()
    run(settle(g, 1, ROME, "battle"))
    run(settle(g, 1, CARTHAGE, "battle"))
    assert (g.war(1).winner, len([one for one in g.told if isinstance(one.event, WarSettled)])) == (ROME, 1)


@clause("GV-1.3", "GV-6.2")
@BOTH
def test_after_a_direct_battle_the_winner_s_face_is_left_to_his_own_rules(side: Side) -> None:
    g = lay()
    run(settle(g, 1, side, "battle"))
    assert f"{FACES[side]}-1" in board(g, side).wars
    assert g.war(1).lost_by == OTHER[side]
