"""RC-8.10: the end of the Forum Phase, and RC-8.8.2a: a War that leaves by an event."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.basics.events import LegionsAvailable
from games.carthage.combat.leaving import shuffle_back
from games.carthage.pieces import TableEvent, War
from games.carthage.senate.events import SenateOpened
from games.carthage.state import Carthage
from games.carthage.wars.events_cards import VotesCounted
from games.carthage.wars.leaders import leave_war
from games.kernel import IllegalAnswer
from games.republic.events import Died
from games.republic.forum.events_cards import CuriaRolled, FamilyJoined, LeaderGone, LeaderIdle, WarLeft
from games.republic.pieces import CIVIL_WAR, EnemyLeader, Force, Legion, Units
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage.forum import DIAMOND, Change
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_war, numbered


def leaders(**war: str) -> Change:
    """Enemy Leaders in play, each with this War or ("") in the Curia."""

    def change(g: Carthage) -> None:
        for name, place in war.items():
            for deck in (g.deck, g.next_deck):
                deck[:] = [card for card in deck if card != name]
            g.leaders[name] = EnemyLeader(id=name, war=place)

    return change


def buried(*cards: str) -> Change:
    """Families and Trade Concessions in the Curia."""

    def change(g: Carthage) -> None:
        for card in cards:
            g.deck.remove(card)
            (g.curia.families if card.startswith("fam-") else g.curia.concessions).append(card)

    return change


def ending(play: Play, *changes: Change, dice: dict[str, list[int]] | None = None, **how: Any) -> Play:
    def change(g: Carthage) -> None:
        for one in changes:
            one(g)

    return play.at("forum.end", change=change, dice=dice, **how)


def omens(g: Carthage) -> None:
    g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens")


# RC-8.10.1, 8.10.2


@clause("RC-8.10.1")
@pytest.mark.parametrize("roll", range(1, 7))
def test_idle_leaders_age_and_die_on_5_and_6(play: Play, roll: int) -> None:
    ending(play, leaders(pyrrhus=""), dice={"curia.pyrrhus": [roll]})
    assert play.saw(CuriaRolled) == [CuriaRolled("pyrrhus", roll, 0, roll >= 5)]
    assert ("pyrrhus" in play.g.leaders) == (roll < 5)
    assert ("pyrrhus" in play.g.gone) == (roll >= 5)
    invariants(play.g)


@clause("RC-8.10.1", "RC-8.8.7")
def test_who_is_with_a_war_or_waits_for_refuge_does_not_age(play: Play) -> None:
    def refuge(g: Carthage) -> None:
        g.leaders["dionysius"].refuge = "waiting"

    at_war = (lambda g: add_war(g, "pyrrhic-war"), leaders(pyrrhus="pyrrhic-war", dionysius=""), refuge)
    ending(play, *at_war)
    assert not play.saw(CuriaRolled)


@clause("RC-8.10.2")
@pytest.mark.parametrize("roll", range(1, 7))
def test_families_and_trade_concessions_come_back_on_5_and_6(play: Play, roll: int) -> None:
    cards = ("fam-zamar", "tc-salt-works")
    ending(play, buried(*cards), dice={f"curia.{card}": [roll] for card in cards})
    back = roll >= 5
    assert [one.leaves for one in play.saw(CuriaRolled)] == [back, back]
    assert [one.id for one in play.g.in_forum()] == (["fam-zamar"] if back else [])
    assert play.g.concessions == (["tc-salt-works"] if back else [])
    assert (play.g.curia.families, play.g.curia.concessions) == (
        ([], []) if back else (["fam-zamar"], ["tc-salt-works"])
    )
    invariants(play.g)


@clause("RC-8.10.2", "RC-8.8.4")
def test_evil_omens_keep_them_there(play: Play) -> None:
    cards = ("fam-zamar", "tc-salt-works")
    ending(play, omens, buried(*cards), dice={"curia.fam-zamar": [5], "curia.tc-salt-works": [6]})
    assert [(one.roll, one.omens, one.leaves) for one in play.saw(CuriaRolled)] == [(5, -1, False), (6, -1, True)]


@clause("RC-8.10.2", "RC-8.9.1")
def test_a_family_whose_statesman_is_in_play_goes_under_him(play: Play) -> None:
    def alone(g: Carthage) -> None:
        g.senators.pop("fam-himilco")
        g.curia.families.append("fam-himilco")
        g.deck.remove("st-8a")
        enter(g, seat=DIAMOND, statesman="st-8a")

    ending(play, alone, dice={"curia.fam-himilco": [6]})
    assert play.saw(FamilyJoined) == [FamilyJoined("fam-himilco", "st-8a")]


@clause("RC-8.10.3", "RC-1.4c")
def test_the_votes_in_carthage_are_counted(play: Play) -> None:
    """Barca and Hanno govern Provinces."""
    ending(play)
    assert play.saw(VotesCounted) == [
        VotesCounted({"diamond": 3 + 3 + 2, "triangle": 2 + 2, "circle": 3 + 3, "square": 3 + 2 + 2})  # type: ignore[dict-item]
    ]


@clause("RC-8.10.0", "RC-3.1")
def test_then_the_phase_is_over(play: Play) -> None:
    ending(play)
    order = [type(event) for event in play.told if isinstance(event, VotesCounted | SenateOpened)]
    assert order == [VotesCounted, SenateOpened]
    assert play.table.view(None).initiative is None  # type: ignore[attr-defined]


# Enemy Leader Dies


def dies(level: int = 1) -> Change:
    def change(g: Carthage) -> None:
        g.table_events["te-enemy-leader-dies"] = TableEvent(id="te-enemy-leader-dies", times=level)

    return change


def syracuse(g: Carthage) -> None:
    add_war(g, "syracusan-war-1", "active")


@clause("RC-8.10.0", "RC-8.8.2")
def test_the_hrao_discards_an_enemy_leader_before_the_rolls(play: Play) -> None:
    ending(play, dies(), syracuse, leaders(pyrrhus="", dionysius="syracusan-war-1"), dice={"curia.pyrrhus": [6]})
    assert play.asked() == [("diamond", "forum.enemy")]
    assert not play.saw(CuriaRolled)
    assert play.options("diamond", "forum.enemy") == ["pyrrhus", "dionysius"]
    play.answer("diamond", "forum.enemy", "pyrrhus")
    assert play.saw(LeaderGone) == [LeaderGone("pyrrhus")]
    assert not play.saw(CuriaRolled), "he is not rolled for any more"
    assert (set(play.g.leaders), play.g.gone) == ({"dionysius"}, ["pyrrhus"])
    invariants(play.g)


@clause("RC-8.10.0", "RC-8.8.2a")
def test_by_default_the_strongest_with_a_war(play: Play) -> None:
    """Pyrrhus is stronger, but idle."""
    ending(play, dies(), syracuse, leaders(pyrrhus="", dionysius="syracusan-war-1"))
    assert play.decision("diamond", "forum.enemy").lapse == "dionysius"
    ending(play, dies(), leaders(pyrrhus="", dionysius=""))
    assert play.decision("diamond", "forum.enemy").lapse == "pyrrhus"


@clause("RC-8.10.0")
@pytest.mark.parametrize("level", [1, 2])
def test_without_a_leader_nothing_happens(play: Play, level: int) -> None:
    def refuge(g: Carthage) -> None:
        g.leaders["dionysius"].refuge = "waiting"

    ending(play, dies(level), syracuse, leaders(dionysius=""), refuge)
    assert play.g.step == "senate.suffetes"
    assert "syracusan-war-1" in play.g.wars


@clause("RC-8.10.0")
def test_nobody_else_can_be_chosen(play: Play) -> None:
    ending(play, dies(), leaders(pyrrhus=""))
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "forum.enemy", "dionysius")


@clause("RC-8.10.0", "RC-8.9.12", "RC-9.5.5f")
def test_what_lasted_while_he_was_there_is_over(play: Play) -> None:
    def cavalry(g: Carthage) -> None:
        add_war(g, "numidian-war-1", "active")
        g.army.unavailable["numidian-cavalry"] = ["masinissa/leader_idle"]

    ending(play, dies(), cavalry, leaders(masinissa="numidian-war-1"), scenario="campaign")
    play.lapse("diamond", "forum.enemy")
    assert play.saw(LegionsAvailable) == [LegionsAvailable("numidian-cavalry")]
    assert play.g.army.unavailable["numidian-cavalry"] == []


@clause("RC-8.8.2", "RC-8.8.2a")
def test_a_new_alliance_of_the_same_turn_ends_no_war_with_him(play: Play) -> None:
    """It is for the HRAO to use at the end of the Senate Phase; the Leader dies at level 1, and no War with him."""

    def allied(g: Carthage) -> None:
        g.table_events["te-new-alliance"] = TableEvent(id="te-new-alliance")

    ending(play, dies(), allied, syracuse, leaders(dionysius="syracusan-war-1"))
    play.answer("diamond", "forum.enemy", "dionysius")
    assert "dionysius" not in play.g.leaders
    assert not play.saw(WarLeft)
    assert play.g.wars["syracusan-war-1"].status == "active"


# Enemy Sues for Peace, RC-8.8.2a


def peace(play: Play, *changes: Change, leader: str = "dionysius", **how: Any) -> Play:
    """At level 2 this Leader dies and a War of his group is over."""
    ending(play, dies(2), *changes, **how)
    play.answer("diamond", "forum.enemy", leader)
    return play


@clause("RC-8.8.2a", "RC-8.8.2")
def test_the_strongest_active_war_of_his_group_is_over(play: Play) -> None:
    def three(g: Carthage) -> None:
        add_war(g, "syracusan-war-1", "active")  # 9
        add_war(g, "syracusan-war-3", "active")  # 11
        add_war(g, "syracusan-war-2", "imminent")  # 10, and a fleet
        add_war(g, "pyrrhic-war", "active")

    peace(play, three, leaders(dionysius=""))
    assert play.saw(WarLeft) == [WarLeft("syracusan-war-3", 7, shuffled=True)]
    assert "syracusan-war-3" not in play.g.wars
    assert play.g.treasury == 107
    assert "syracusan-war-3" in play.g.deck[-7:]
    invariants(play.g)


@clause("RC-8.8.2a")
def test_a_beaten_fleet_counts_nothing_and_ties_go_to_the_lowest(play: Play) -> None:
    def two(g: Carthage) -> None:
        add_war(g, "syracusan-war-3", "active").edition = 2  # 9 doubled: 18
        second = add_war(g, "syracusan-war-2", "active")  # 10 doubled: 20; with the fleet 28
        second.naval_victory, second.edition = True, 2

    peace(play, two, leaders(dionysius=""))
    assert play.saw(WarLeft)[0].war == "syracusan-war-2"
    assert play.saw(WarLeft)[0].spoils == 20


@clause("RC-8.8.2a")
def test_half_spoils_are_rounded_down_and_a_revolt_has_none(play: Play) -> None:
    def pyrrhic(g: Carthage) -> None:
        add_war(g, "pyrrhic-war", "active").edition = 1  # 25T

    peace(play, pyrrhic, leaders(pyrrhus="pyrrhic-war"), leader="pyrrhus")
    assert (play.saw(WarLeft)[0].spoils, play.g.treasury) == (12, 112)

    def revolt(g: Carthage) -> None:
        add_war(g, "pyrrhic-war", "active", revolt=True)

    peace(play, revolt, leaders(pyrrhus="pyrrhic-war"), leader="pyrrhus")
    assert (play.saw(WarLeft)[0].spoils, play.g.treasury) == (0, 100)


@clause("RC-8.8.2a")
@pytest.mark.parametrize("left", [0, 1, 5, 6, 20])
def test_it_is_shuffled_into_the_top_six_cards_of_the_deck(play: Play, left: int) -> None:
    known: list[str] = []

    def short(g: Carthage) -> None:
        syracuse(g)
        leaders(dionysius="")(g)
        g.gone += g.deck[left:]
        del g.deck[left:]
        known.extend(g.deck)

    peace(play, short)
    assert play.saw(WarLeft)[0].shuffled == (left > 0)
    if left == 0:
        assert "syracusan-war-1" in play.g.gone
    else:
        top = min(left, 6)
        assert sorted(play.g.deck[-top - 1 :]) == sorted([*known[-top:], "syracusan-war-1"])
        assert play.g.deck[: -top - 1] == known[:-top]
    invariants(play.g)


@clause("RC-8.8.2a")
@pytest.mark.parametrize(("dice", "place"), [([0, 5, 4, 3, 2, 1], -7), ([6, 5, 4, 3, 2, 1], -1)])
def test_the_dice_say_where_among_them(play: Play, dice: list[int], place: int) -> None:
    peace(play, syracuse, leaders(dionysius=""), dice={"deck.top": dice})
    assert play.g.deck[place] == "syracusan-war-1"


@clause("RC-8.8.2a", "RC-7.5.4", "RC-9.6.8")
def test_all_that_went_with_it_comes_home(play: Play) -> None:
    def campaign(g: Carthage) -> None:
        war = add_war(g, "syracusan-war-1", "active")
        war.taken = {"stack-5": 2}
        pile = g.stacks["stack-5"]
        pile.aside, pile.cards = pile.cards[:2], pile.cards[2:]
        g.army.unavailable["sikels"] = ["syracusan-war-1/war_over", "other/war_over"]
        legions = [Legion(type="celtiberians", veteran=True), Legion(type="celtiberians")]
        g.army.pool["celtiberians"] -= 2
        g.army.pool_fleets -= 4
        units = Units(legions=legions, fleets=4)
        g.forces["f"] = Force(id="f", war=war.id, commanders=["fam-milko", "fam-mago"], units=units, sent=1)
        g.committee["harbor-master"].member = ""
        for number in (1, 6):
            numbered(g, number).place, numbered(g, number).at = "force", "f"
        numbered(g, 6).office = "general"
        numbered(g, 9).place, numbered(g, 9).at = "captive", war.id

    peace(play, campaign, leaders(dionysius="syracusan-war-1"))
    assert play.g.stacks["stack-5"].in_play == 13
    assert play.g.army.unavailable["sikels"] == ["other/war_over"]
    assert play.g.forces == {}
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (4, 4)
    milko, mago = play.senator(6), play.senator(1)
    assert (milko.office, milko.in_carthage) == ("", True)
    assert (mago.office, mago.in_carthage) == ("home-suffete", True), "a Suffete keeps his title"
    assert [(one.senator, one.cause) for one in play.saw(Died)] == [("fam-bomilcar", "captivity")]
    invariants(play.g)


@clause("RC-8.9.13")
@pytest.mark.parametrize(
    ("others", "discarded", "at", "told"),
    [
        (["roman-war-3"], [], "roman-war-3", []),
        ([], ["roman-war-3"], "", [LeaderIdle("scipio")]),
        ([], ["roman-war-1", "roman-war-2", "roman-war-3"], None, [LeaderGone("scipio")]),
    ],
    ids=["another Active War", "the Curia", "out of play"],
)
def test_a_leader_whose_war_is_gone(
    play: Play, others: list[str], discarded: list[str], at: str | None, told: list[Any]
) -> None:
    def rome(g: Carthage) -> None:
        for name in ("roman-war-1", *others):
            add_war(g, name, "active")
        g.gone += discarded

    ending(play, rome, leaders(scipio="roman-war-1"), scenario="campaign")
    leave_war(play.g, play.g.wars.pop("roman-war-1"))
    assert (play.g.leaders["scipio"].war if at is not None else None) == at
    assert ("scipio" in play.g.leaders) == (at is not None)
    assert [one.event for one in play.g.told] == told
    play.g.told.clear()


@clause("RC-8.8.7")
def test_a_refugee_leaves_with_his_war_and_the_risen_one_with_the_last(play: Play) -> None:
    def sheltered(g: Carthage) -> None:
        syracuse(g)
        leaders(dionysius="", pyrrhus="syracusan-war-1")(g)
        g.leaders["pyrrhus"].refuge = "next-war"

    peace(play, sheltered)
    assert play.g.leaders == {}
    assert set(play.g.gone) >= {"pyrrhus", "dionysius"}

    def risen(g: Carthage) -> None:
        sheltered(g)
        g.leaders["pyrrhus"].refuge = "all-wars"
        add_war(g, "libyan-revolt", "active")

    peace(play, risen)
    assert set(play.g.leaders) == {"pyrrhus"}, "the Libyan Revolt is not over"

    def rebel(g: Carthage) -> None:
        sheltered(g)
        g.leaders["pyrrhus"].refuge = "all-wars"
        g.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active")

    peace(play, rebel)
    assert play.g.leaders == {}, "the Civil War is none of his"


@clause("RC-8.9.13", "RC-4.16")
@pytest.mark.parametrize(("scenario", "stays"), [("late", False), ("campaign", True)])
def test_in_the_late_scenario_the_early_wars_of_a_group_are_over(play: Play, scenario: str, stays: bool) -> None:
    """Masinissa waits for the 1st Numidian War only where it can still be drawn."""

    def numidia(g: Carthage) -> None:
        add_war(g, "numidian-war-2", "active")
        g.gone.append("numidian-war-2")

    ending(play, numidia, leaders(masinissa="numidian-war-2"), scenario=scenario)
    leave_war(play.g, play.g.wars.pop("numidian-war-2"))
    assert ("masinissa" in play.g.leaders) == stays
    play.g.told.clear()


@clause("RC-8.8.2a", "RC-8.8.5")
def test_a_province_in_revolt_returns_undeveloped(play: Play) -> None:
    """As New Alliance may pick it (RC-8.8.2a)."""

    def revolt(g: Carthage) -> None:
        g.provinces.pop("sardinia-corsica")
        numbered(g, 3).place, numbered(g, 3).at = "carthage", ""
        add_war(g, "revolt-sardinia-corsica", province="sardinia-corsica", revolt=True)

    play.at("forum.roll", change=revolt)
    script = shuffle_back(play.g, play.g.wars["revolt-sardinia-corsica"])
    with pytest.raises(StopIteration):
        script.send(None)
    province = play.g.provinces["sardinia-corsica"]
    assert (province.governor, province.developed) == ("", False)
    assert play.g.wars.keys() == {"conquest-of-tunisia"}
    invariants(play.g)
