"""RC-8.9: drawn Families, red cards, Wars and Leaders."""

from __future__ import annotations

import pytest

from games.carthage.basics.events import LeaderJoined, WarActivated
from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.republic.combat.strength import land_strength
from games.republic.forum.events_cards import (
    CardReceived,
    CardTurnedUp,
    FamilyJoined,
    LeaderIdle,
    RedCardDrawn,
    WarAppeared,
)
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage.drawn import gone, idle, statuses, war
from tests.games.carthage.forum import CIRCLE, DIAMOND, Change, drawn, initiative
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.rulebook import section

# Families


@clause("RC-8.9.1")
def test_a_family_lies_unaligned_in_the_forum(play: Play) -> None:
    drawn(play, "fam-zamar")
    assert play.saw(CardTurnedUp) == [CardTurnedUp(DIAMOND, "fam-zamar")]
    assert [one.id for one in play.g.in_forum()] == ["fam-zamar"]
    assert play.table.view(None).forum.senators == ("fam-zamar",)  # type: ignore[attr-defined]
    invariants(play.g)


def statesmen(*cards: str) -> Change:
    """These Statesmen stand alone, diamond's and circle's in turn, and their Family is not in play."""

    def change(g: Carthage) -> None:
        for seat, card in zip((DIAMOND, CIRCLE), cards, strict=False):
            for deck in (g.deck, g.next_deck):
                deck[:] = [one for one in deck if one != card]
            enter(g, seat=seat, statesman=card)
        family = CARTHAGE.tables.statesmen[cards[0]].family
        for province in g.provinces.values():
            province.governor = "" if province.governor == family else province.governor
        g.senators.pop(family)
        for faction in g.factions.values():
            faction.leader = "" if faction.leader == family else faction.leader

    return change


@clause("RC-8.9.1", "RC-1.4b")
@pytest.mark.parametrize(
    ("family", "ratings"),
    [
        ("fam-abarish", (18, 1, 2, 8)),
        ("fam-maharbal", (22, 4, 1, 7)),
        ("fam-sakarbal", (23, 1, 4, 8)),
        ("fam-abdosir", (24, 2, 2, 7)),
        ("fam-baalyaton", (25, 1, 3, 6)),
    ],
)
def test_a_family_comes_unaligned_with_what_is_on_its_card(
    play: Play, family: str, ratings: tuple[int, int, int, int]
) -> None:
    """ID, MIL, ORA and LOY; nobody's, without money, Traders or office."""
    drawn(play, family, scenario="campaign")
    one = play.g.senators[family]
    assert (one.number, one.card.military, one.card.oratory, one.card.loyalty) == ratings
    assert (one.faction, one.talents, one.traders, one.office) == (None, 0, 0, "")
    assert [senator.id for senator in play.g.in_forum()] == [family]
    invariants(play.g)


@clause("RC-8.9.1", "RC-8.9.2")
def test_a_family_goes_under_its_statesman(play: Play) -> None:
    drawn(play, "fam-himilco", statesmen("st-8a"))
    assert play.saw(FamilyJoined) == [FamilyJoined("fam-himilco", "st-8a")]
    assert play.g.senators["st-8a"].cards == ["fam-himilco", "st-8a"]
    assert "fam-himilco" not in play.g.senators
    invariants(play.g)


@clause("RC-8.9.1", "RC-11.2.1")
def test_of_two_statesmen_the_higher_dr_gets_the_family(play: Play) -> None:
    dice = {"tie.family": [1, 1, 5, 5]}
    drawn(play, "fam-barca", statesmen("st-2a", "st-2b"), dice=dice, scenario="campaign")
    assert play.saw(FamilyJoined) == [FamilyJoined("fam-barca", "st-2b")]


# Red cards


@clause("RC-8.9.2", "RC-8.9.4", "RC-8.9.16", "RC-1.4d")
@pytest.mark.parametrize("card", ["st-9a", "tc-salt-works", "law-sumptuary", "public-outcry.2", "ligurian-band"])
def test_red_cards_go_to_the_hand_hidden(play: Play, card: str) -> None:
    drawn(play, card)
    assert play.g.factions[DIAMOND].hand == [card]
    assert (play.saw(RedCardDrawn), play.saw(CardReceived)) == ([RedCardDrawn(DIAMOND)], [CardReceived(card)])
    assert (play.audience(RedCardDrawn), play.audience(CardReceived)) == ([None], [(DIAMOND,)])
    assert not play.saw(CardTurnedUp)
    invariants(play.g)


@clause("RC-8.9.2", "RC-8.9.4")
def test_nothing_of_it_can_be_played_in_the_forum(play: Play) -> None:
    drawn(play, "st-9a")
    kinds = {one.decision.kind for one in play.table.open.values()}
    assert kinds == {"forum.persuade", "agreement.propose"}


@clause("RC-8.9.3")
def test_a_statesman_on_his_family_uses_his_own_ratings(play: Play) -> None:
    def played(g: Carthage) -> None:
        g.deck.remove("st-9a")
        numbered(g, 9).statesman = "st-9a"

    initiative(play, "forum.persuasion", played)
    bomilcar = play.senator(9)
    assert (bomilcar.military, bomilcar.oratory, play.g.loyalty(bomilcar), bomilcar.exploration) == (4, 3, 6, 0)


# Wars


@clause("RC-8.9.5")
@pytest.mark.parametrize("name", [name for name, one in CARTHAGE.tables.wars.items() if name != "conquest-of-tunisia"])
def test_a_war_is_active_or_inactive_as_printed(play: Play, name: str) -> None:
    early = CARTHAGE.tables.wars[name].copies["early"]
    drawn(play, name, scenario="early" if early else "campaign")
    printed = next(row for row in section("**Wars**") if row[0] == CARTHAGE.tables.wars[name].name)
    assert play.g.wars[name].status == printed[2]
    assert play.saw(WarAppeared)[0].status == printed[2]
    assert bool(play.saw(WarActivated)) == (printed[2] == "active")
    invariants(play.g)


@clause("RC-8.9.7", "RC-8.9.6")
@pytest.mark.parametrize("there", ["active", "inactive", "imminent"])
def test_a_matching_war_is_imminent_and_wakes_an_inactive_one(play: Play, there: str) -> None:
    drawn(play, "syracusan-war-3", war("syracusan-war-1", there))
    woken = "active" if there == "inactive" else there
    assert statuses(play) == {"syracusan-war-1": woken, "syracusan-war-3": "imminent"}
    assert [one.war for one in play.saw(WarActivated)] == (["syracusan-war-1"] if there == "inactive" else [])


@clause("RC-8.9.7", "RC-5.0")
def test_it_becomes_active_at_the_start_of_the_next_mortality_phase(play: Play) -> None:
    drawn(play, "syracusan-war-3", war("syracusan-war-1"), number=6)
    for kind in ("forum.persuade", "forum.trader", "forum.leader"):
        play.lapse("diamond", kind)
    assert statuses(play)["syracusan-war-3"] == "imminent"
    play.lapse_turn()
    assert statuses(play)["syracusan-war-3"] == "active"


@clause("RC-8.9.7")
def test_a_lost_war_does_not_match(play: Play) -> None:
    drawn(play, "syracusan-war-3", war("syracusan-war-1", "lost"))
    assert statuses(play) == {"syracusan-war-1": "lost", "syracusan-war-3": "active"}


@clause("RC-8.9.9")
def test_its_effects_happen_as_it_becomes_active(play: Play) -> None:
    drawn(play, "syracusan-war-1")
    assert play.g.wars["syracusan-war-1"].taken == {"stack-5": 2}
    assert play.g.army.pool["sikels"] == 2


@clause("RC-8.9.10")
@pytest.mark.parametrize(
    ("name", "province", "revolt"),
    [
        ("libyan-revolt", "tunisia", True),
        ("libyan-revolt", None, False),
        ("sardinian-revolt", "sardinia-corsica", True),
        ("mercenary-war", None, True),
        ("massilian-war", None, False),
    ],
)
def test_revolts_by_their_card(play: Play, name: str, province: str | None, revolt: bool) -> None:
    def provinces(g: Carthage) -> None:
        g.provinces.pop("sardinia-corsica")
        numbered(g, 3).place, numbered(g, 3).at = "carthage", ""
        if province:
            add_province(g, province)

    drawn(play, name, provinces, scenario="campaign")
    assert play.g.wars[name].revolt == revolt
    assert play.saw(WarAppeared)[0].revolt == revolt


@clause("RC-8.9.10")
@pytest.mark.parametrize(("defeated", "revolt"), [("syracusan-war-3", True), ("syracusan-war-2", False)])
def test_earlier_wars_are_revolts_once_the_last_of_their_group_was_defeated(
    play: Play, defeated: str, revolt: bool
) -> None:
    def won(g: Carthage) -> None:
        gone(defeated)(g)
        g.defeated.append(defeated)

    drawn(play, "syracusan-war-1", won)
    assert play.g.wars["syracusan-war-1"].revolt == revolt


# Leaders


@clause("RC-8.9.11")
@pytest.mark.parametrize(
    ("wars", "at", "after"),
    [
        ({}, "", {}),
        ({"syracusan-war-2": "active"}, "syracusan-war-2", {"syracusan-war-2": "active"}),
        ({"syracusan-war-2": "inactive"}, "syracusan-war-2", {"syracusan-war-2": "active"}),
        ({"syracusan-war-2": "imminent"}, "", {"syracusan-war-2": "imminent"}),
        ({"syracusan-war-2": "lost"}, "", {"syracusan-war-2": "lost"}),
        (
            {"syracusan-war-2": "imminent", "syracusan-war-1": "active"},
            "syracusan-war-1",
            {"syracusan-war-2": "imminent", "syracusan-war-1": "active"},
        ),
        ({"pyrrhic-war": "active"}, "", {"pyrrhic-war": "active"}),
    ],
)
def test_a_leader_comes_to_a_war_of_his_group_or_to_the_curia(
    play: Play, wars: dict[str, str], at: str, after: dict[str, str]
) -> None:
    drawn(play, "dionysius", *(war(name, status) for name, status in wars.items()))
    assert play.g.leaders["dionysius"].war == at
    assert statuses(play) == after
    assert (play.saw(LeaderJoined), play.saw(LeaderIdle)) == (
        ([LeaderJoined("dionysius", at)], []) if at else ([], [LeaderIdle("dionysius")])
    )
    invariants(play.g)


def first_edition(g: Carthage) -> None:
    """In which the Pyrrhic War is drawn Inactive."""
    g.edition = 1


@clause("RC-8.9.11")
@pytest.mark.parametrize(("leader", "status"), [("pyrrhus", "active"), ("dionysius", "inactive")])
def test_a_war_is_active_if_its_leader_waits_in_the_curia(play: Play, leader: str, status: str) -> None:
    drawn(play, "pyrrhic-war", first_edition, idle(leader))
    assert play.g.wars["pyrrhic-war"].status == status
    assert play.g.leaders[leader].war == ("pyrrhic-war" if status == "active" else "")


@clause("RC-8.9.11", "RC-8.8.7")
def test_a_leader_in_his_refuge_does_not_wait_in_the_curia(play: Play) -> None:
    """Pyrrhus helps all Wars, so that he comes to none: the Pyrrhic War stays as it was drawn."""
    drawn(play, "pyrrhic-war", first_edition, war("syracusan-war-1"), idle("pyrrhus", refuge="all-wars"))
    assert statuses(play) == {"syracusan-war-1": "active", "pyrrhic-war": "inactive"}
    assert play.g.leaders["pyrrhus"].war == ""


@clause("RC-8.9.11", "RC-8.9.7")
def test_a_war_that_must_be_imminent_is_not_activated_by_a_leader(play: Play) -> None:
    drawn(play, "syracusan-war-3", war("syracusan-war-1", "imminent"), idle("dionysius"))
    assert set(statuses(play).values()) == {"imminent"}
    assert play.g.leaders["dionysius"].war == ""


@clause("RC-8.9.12", "RC-8.9.11")
def test_other_effects_of_a_leader_begin_when_he_is_with_an_active_war(play: Play) -> None:
    drawn(play, "masinissa", war("numidian-war-2", "inactive"), scenario="campaign")
    assert statuses(play) == {"numidian-war-2": "active"}
    assert land_strength(play.g, play.g.wars["numidian-war-2"]) == 11 + 3
    assert "masinissa/leader_idle" in play.g.army.unavailable["numidian-cavalry"]
    drawn(play, "masinissa", scenario="campaign")
    assert play.g.army.unavailable == {}
