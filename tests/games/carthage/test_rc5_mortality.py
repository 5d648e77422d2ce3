"""RC-5: the Mortality Phase."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.carthage.components import tables
from games.carthage.events import (
    ChitsDrawn,
    DesertionRolled,
    Died,
    FactionRevived,
    FamilyInherited,
    FamilyLost,
    FamilyStays,
    LeaderJoined,
    LegionsJoined,
    LegionsUnavailable,
    TieRolled,
    TurnBegan,
    WarActivated,
    WarehousesLost,
)
from games.carthage.pieces import EnemyLeader, Expedition, Force, Legion, Units, War
from games.carthage.senators import enter, kill
from games.carthage.state import Carthage
from games.carthage.strength import fleet_strength, land_strength, multiplier
from games.kernel import IllegalAnswer, Seat
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_senator, add_war, numbered
from tests.games.carthage.rulebook import clause_text

Change = Callable[[Carthage], object]


def chain(*changes: Change) -> Callable[[Carthage], None]:
    def change(g: Carthage) -> None:
        for one in changes:
            one(g)

    return change


# Wars wake


@clause("RC-5.0", "RC-8.9.7")
def test_of_each_group_the_first_imminent_war_becomes_active(play: Play) -> None:
    def imminent(g: Carthage) -> None:
        add_war(g, "syracusan-war-3", "imminent")
        add_war(g, "syracusan-war-2", "imminent")
        add_war(g, "syracusan-war-1", "active")
        add_war(g, "pyrrhic-war", "imminent")

    play.at("mortality", chits=["none"], change=imminent)
    assert {name: war.status for name, war in play.g.wars.items()} == {
        "conquest-of-tunisia": "inactive",
        "syracusan-war-3": "imminent",
        "syracusan-war-2": "active",
        "syracusan-war-1": "active",
        "pyrrhic-war": "active",
    }
    assert [event.war for event in play.saw(WarActivated)] == ["syracusan-war-2", "pyrrhic-war"]
    assert play.g.chronicle.woken == ["syracusan-war-2", "pyrrhic-war"]


@clause("RC-5.0")
def test_wars_wake_before_the_chit_is_drawn(play: Play) -> None:
    play.at("mortality", chits=["none"], change=lambda g: add_war(g, "pyrrhic-war", "imminent"))
    order = [type(event) for event in play.told if isinstance(event, WarActivated | ChitsDrawn)]
    assert order == [WarActivated, ChitsDrawn]


@clause("RC-5.0", "RC-8.9.7")
def test_inactive_and_lost_wars_stay_as_they_are(play: Play) -> None:
    play.at("mortality", chits=["none"], change=lambda g: add_war(g, "libyan-revolt", "lost"))
    assert [war.status for war in play.g.wars.values()] == ["inactive", "lost"]
    assert not play.saw(WarActivated)


@clause("RC-8.9.8")
def test_matching_active_wars_double_and_triple_their_strength(play: Play) -> None:
    def syracuse(g: Carthage) -> None:
        for n in (1, 2):
            add_war(g, f"syracusan-war-{n}", "active")
        add_war(g, "syracusan-war-3", "imminent")

    play.at("mortality", change=syracuse)
    second = play.g.wars["syracusan-war-2"]
    assert multiplier(play.g, second) == 3
    assert (land_strength(play.g, second), fleet_strength(play.g, second)) == (30, 18)
    play.g.wars["syracusan-war-1"].status = "lost"
    assert land_strength(play.g, second) == 20
    second.naval_victory = True
    assert fleet_strength(play.g, second) == 0


@clause("RC-8.9.8", "RC-8.9.12", "RC-8.8.7")
@pytest.mark.parametrize(
    ("status", "leader", "strengths"),
    [
        ("active", {}, (11, 4)),
        ("active", {"id": "pyrrhus", "war": "pyrrhic-war"}, (16, 9)),
        ("active", {"id": "pyrrhus"}, (11, 4)),  # idle in the Curia
        ("active", {"id": "pyrrhus", "refuge": "waiting"}, (16, 9)),  # helps his own group
        ("active", {"id": "dionysius", "refuge": "waiting"}, (11, 4)),
        ("active", {"id": "dionysius", "war": "syracusan-war-1"}, (11, 4)),
        ("active", {"id": "dionysius", "war": "pyrrhic-war", "refuge": "next-war"}, (15, 8)),
        ("active", {"id": "dionysius", "war": "syracusan-war-1", "refuge": "all-wars"}, (15, 8)),
        ("inactive", {"id": "pyrrhus", "war": "pyrrhic-war"}, (11, 4)),
    ],
)
def test_a_leader_adds_his_strength_once_to_land_and_fleet(
    play: Play, status: str, leader: dict[str, str], strengths: tuple[int, int]
) -> None:
    g = play.at("trade.floor").g
    war = add_war(g, "pyrrhic-war", status)
    if leader:
        g.leaders[leader["id"]] = EnemyLeader(**leader)  # type: ignore[arg-type]
    assert (land_strength(g, war), fleet_strength(g, war)) == strengths


@clause("RC-8.9.8", "RC-8.9.12")
def test_only_active_wars_are_multiplied_and_only_by_active_ones(play: Play) -> None:
    g = play.at("trade.floor").g
    first, second = add_war(g, "syracusan-war-1"), add_war(g, "syracusan-war-2", "imminent")
    assert (multiplier(g, first), multiplier(g, second)) == (1, 1)
    third = add_war(g, "syracusan-war-3")
    assert (multiplier(g, first), multiplier(g, second), multiplier(g, third)) == (2, 1, 2)
    assert land_strength(g, second) == 10


@clause("RC-8.8.5")
def test_a_war_without_card_or_province_has_no_printed_strength(play: Play) -> None:
    g = play.at("trade.floor").g
    g.wars["civil-war"] = War(id="civil-war", status="active")
    assert (land_strength(g, g.wars["civil-war"]), fleet_strength(g, g.wars["civil-war"])) == (0, 0)


@clause("RC-8.9.9", "RC-7.5.4")
def test_what_a_war_does_when_it_becomes_active(play: Play) -> None:
    before = {}

    def waiting(g: Carthage) -> None:
        add_war(g, "syracusan-war-3", "imminent")
        before.update({name: stack.in_play for name, stack in g.stacks.items()})

    play.at("mortality", chits=["none"], change=waiting)
    joined = [(event.legion, event.count) for event in play.saw(LegionsJoined)]
    assert joined == [("sikels", 2), ("carthaginian", 2)]
    assert (play.g.army.pool["sikels"], play.g.army.reserve["sikels"]) == (2, 0)
    lost = {name: before[name] - stack.in_play for name, stack in play.g.stacks.items()}
    assert {name: count for name, count in lost.items() if count} == {"stack-4": 2, "stack-3": 1}
    assert play.g.wars["syracusan-war-3"].taken == {"stack-4": 2, "stack-3": 1}
    invariants(play.g)


@clause("RC-8.9.9")
def test_reserve_legions_join_only_once(play: Play) -> None:
    def again(g: Carthage) -> None:
        add_war(g, "syracusan-war-1", "imminent")
        g.army.reserve["sikels"], g.army.pool["sikels"] = 0, 2

    play.at("mortality", chits=["none"], change=again)
    assert not play.saw(LegionsJoined)
    assert play.g.army.pool["sikels"] == 2


@clause("RC-9.5.5f", "RC-8.9.9")
def test_each_cause_of_unavailability_counts_by_itself(play: Play) -> None:
    def rome(g: Carthage) -> None:
        add_war(g, "roman-war-1", "imminent")
        g.army.unavailable["campanian-swordsmen"] = ["another/war_over"]

    play.at("mortality", scenario="campaign", chits=["none"], change=rome)
    assert play.saw(LegionsUnavailable) == [LegionsUnavailable("campanian-swordsmen", "roman-war-1")]
    assert play.g.army.unavailable == {"campanian-swordsmen": ["another/war_over", "roman-war-1/war_over"]}


@clause("RC-8.9.9", "RC-9.5.5d")
def test_mercenaries_at_home_desert_on_1_and_2(play: Play) -> None:
    def revolt(g: Carthage) -> None:
        add_war(g, "mercenary-war", "imminent")
        for name in ("celtiberians", "balearic-slingers", "celtiberians"):
            g.army.pool[name] -= 1
            g.army.active.legions.append(Legion(type=name, veteran=True, loyal="fam-mago"))

    dice = {"desertion.active_forces.unavailable": [2, 3, 1]}
    play.at("mortality", scenario="campaign", chits=["none"], dice=dice, change=revolt)
    assert play.saw(DesertionRolled) == [DesertionRolled("mercenary", (2, 3, 1), 2, "mercenary-war")]
    assert [legion.type for legion in play.g.army.active.legions] == ["carthaginian"] * 2 + ["balearic-slingers"]
    assert play.g.army.pool["celtiberians"] == 4
    classes = {tables().legions[name].class_ for name, causes in play.g.army.unavailable.items() if causes}
    assert classes == {"mercenary"}
    invariants(play.g)


@clause("RC-8.9.11", "RC-8.9.12")
def test_an_idle_leader_of_the_group_comes_to_the_war(play: Play) -> None:
    def masinissa(g: Carthage) -> None:
        add_war(g, "numidian-war-2", "imminent")
        for name in ("masinissa", "scipio"):
            g.next_deck.remove(name)
            g.leaders[name] = EnemyLeader(id=name)

    play.at("mortality", scenario="campaign", chits=["none"], change=masinissa)
    assert play.saw(LeaderJoined) == [LeaderJoined("masinissa", "numidian-war-2")]
    assert {name: leader.war for name, leader in play.g.leaders.items()} == {
        "masinissa": "numidian-war-2",
        "scipio": "",
    }
    assert land_strength(play.g, play.g.wars["numidian-war-2"]) == 7 + 3
    assert play.g.army.unavailable["numidian-cavalry"] == ["masinissa/leader_idle", "numidian-war-2/war_over"]


# Chits


@clause("RC-5.0", "RC-5.0a")
@pytest.mark.parametrize("number", [6, 2, 20])
def test_a_numbered_chit_kills_whoever_has_that_id(play: Play, number: int) -> None:
    """At home, away as a Governor, or unaligned in the Forum."""
    play.at("mortality", chits=[str(number)], change=lambda g: add_senator(g, 20, None))
    assert play.saw(ChitsDrawn) == [ChitsDrawn((str(number),))]
    assert [event.senator for event in play.saw(Died)] == [one(number)]
    invariants(play.g)


def one(number: int) -> str:
    return next(name for name, card in tables().families.items() if card.number == number)


@clause("RC-5.0a")
@pytest.mark.parametrize("chit", ["25", "none"])
def test_a_chit_without_senator_and_none_kill_nobody(play: Play, chit: str) -> None:
    play.at("mortality", chits=[chit])
    assert play.saw(ChitsDrawn) == [ChitsDrawn((chit,))]
    assert not play.saw(Died)
    assert play.g.chronicle.chits == [chit]


@clause("RC-5.0a")
def test_draw_2_is_put_back_and_two_more_are_drawn(play: Play) -> None:
    play.at("mortality", chits=["draw-2", "6", "draw-2", "none", "8"])
    assert play.saw(ChitsDrawn) == [ChitsDrawn(("draw-2", "6", "draw-2", "none", "8"))]
    assert [event.senator for event in play.saw(Died)] == ["fam-milko", "fam-himilco"]


@clause("RC-5.0a")
def test_chits_drawn_stay_out_until_the_draw_is_complete_and_then_go_back(play: Play) -> None:
    play.at("mortality", chits=["draw-2", "6"], dice={"mortality": []})
    # With 6 out of the cup the place where it lay names the next chit, 7.
    play.at("mortality", dice={"mortality": [25, 5, 5]})
    assert play.saw(ChitsDrawn)[-1] == ChitsDrawn(("draw-2", "6", "7"))
    play.at("mortality", chits=["6"], dice={})
    assert play.saw(ChitsDrawn)[-1] == ChitsDrawn(("6",))


@clause("RC-5.0b", "RC-1.5b")
def test_of_the_pair_2a_2b_the_higher_dr_is_hit(play: Play) -> None:
    def pair(g: Carthage) -> None:
        for card in ("st-2a", "st-2b"):
            g.next_deck.remove(card)
        numbered(g, 2).statesman = "st-2a"
        enter(g, seat=Seat("square"), statesman="st-2b")

    dice = {"tie.mortality": [3, 3, 2, 4, 1, 2, 6, 6]}
    play.at("mortality", scenario="campaign", chits=["2"], dice=dice, change=pair)
    assert [event.rolls for event in play.saw(TieRolled)] == [(6, 6), (3, 12)]
    assert [event.card for event in play.saw(Died)] == ["st-2b"]
    assert play.senator(2).statesman == "st-2a"


# What the dead lose


@clause("RC-5.1")
def test_the_dead_lose_all_their_markers(play: Play) -> None:
    def loaded(g: Carthage) -> None:
        milko = numbered(g, 6)
        milko.talents, milko.traders, milko.bodyguard, milko.major = 17, 2, "open-bodyguard", True
        g.issued += 17
        g.next_deck.remove("open-bodyguard")
        milko.corrupt.append("harbor-master")
        milko.popularity, milko.influence = 3, 20

    play.at("mortality", scenario="campaign", chits=["6"], change=loaded)
    assert play.g.issued == 100 + 4 * 3 + 7  # the Treasury, and the personal income that follows
    assert "open-bodyguard" in play.g.gone
    assert play.g.committee["harbor-master"].member == ""
    assert "fam-milko" not in play.g.senators
    invariants(play.g)


@clause("RC-5.1")
def test_veterans_loyal_to_the_dead_stay_veterans(play: Play) -> None:
    def veterans(g: Carthage) -> None:
        g.army.active.legions[0].veteran, g.army.active.legions[0].loyal = True, "fam-milko"
        g.army.active.legions[1].veteran, g.army.active.legions[1].loyal = True, "fam-mago"

    play.at("mortality", chits=["6"], change=veterans)
    assert [(legion.veteran, legion.loyal) for legion in play.g.army.active.legions] == [(True, ""), (True, "fam-mago")]


@clause("RC-5.1a")
def test_concessions_committee_seat_and_province_go_to_the_forum(play: Play) -> None:
    def rich(g: Carthage) -> None:
        for number, card in ((2, "tc-salt-works"), (6, "tc-grain-estates")):
            g.deck.remove(card)
            numbered(g, number).concessions.append(card)

    play.at("mortality", chits=["draw-2", "6", "2"], change=rich)
    assert play.g.concessions == ["tc-grain-estates", "tc-salt-works"]
    assert (play.g.provinces["coastal-spain"].governor, play.g.provinces["coastal-spain"].term) == ("", 0)
    assert (play.g.committee["harbor-master"].member, play.g.committee["harbor-master"].term) == ("", 0)
    forum = play.table.view(None).forum  # type: ignore[attr-defined]
    assert forum.provinces == ("coastal-spain",)
    assert set(forum.seats) == {"censor-of-morals", "harbor-master"}


@clause("RC-5.1", "RC-10.1.1")
def test_a_dead_commander_leaves_his_force_and_a_dead_explorers_units_come_home(play: Play) -> None:
    def away(g: Carthage) -> None:
        add_war(g, "pyrrhic-war")
        units = Units(legions=[g.army.active.legions.pop()])
        g.forces["force-1"] = Force(id="force-1", war="pyrrhic-war", commanders=[one(5), one(9)], units=units, sent=1)
        g.expeditions["expedition-1"] = Expedition(
            id="expedition-1", goal="tin-isles", explorer=one(6), caravans=3, trade_fleets=40, sent=1
        )
        g.expeditions["expedition-2"] = Expedition(
            id="expedition-2", goal="tin-isles", explorer=one(7), caravans=1, trade_fleets=2, sent=1
        )
        numbered(g, 5).place, numbered(g, 6).place, numbered(g, 7).place = "force", "expedition", "expedition"

    play.at("mortality", chits=["draw-2", "6", "5"], change=away)
    assert play.g.forces["force-1"].commanders == [one(9)]
    assert list(play.g.expeditions) == ["expedition-2"]
    assert (play.g.army.caravans, play.g.army.trade_fleets) == (3, 40)


# Lost Warehouses (D-48)

STORED = {"triangle": ["gold.1", "ochre.1", "salt.1", "wine.1"]}


def stored(g: Carthage) -> None:
    numbered(g, 6).traders = 3


@clause("RC-5.1b")
def test_the_owner_chooses_which_stored_cards_are_lost(play: Play) -> None:
    play.at("mortality", chits=["6"], hands=STORED, change=stored)
    assert play.asked("mortality.warehouse") == [("triangle", "mortality.warehouse")]
    decision = play.decision("triangle", "mortality.warehouse")
    assert (decision.choice.form()[1:], decision.lapse) == ([3, 3], ["ochre.1", "salt.1", "wine.1"])
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "mortality.warehouse", ["gold.1"])
    top = [card.id for card in play.g.stacks["stack-9"].cards]
    play.answer("triangle", "mortality.warehouse", ["gold.1", "ochre.1", "wine.1"])
    assert play.saw(WarehousesLost) == [WarehousesLost(Seat("triangle"), ("stack-1", "stack-5", "stack-9"))]
    assert [card.id for card in play.g.factions[Seat("triangle")].trade_cards] == ["salt.1"]
    assert sorted(card.id for card in play.g.stacks["stack-9"].cards) == sorted([*top, "gold.1"])
    invariants(play.g)


@clause("RC-5.1b")
def test_owed_cards_go_aside_when_lost_ones_come_back(play: Play) -> None:
    def owes(g: Carthage) -> None:
        stored(g)
        g.stacks["stack-9"].owed = 1

    play.at("mortality", chits=["6"], hands=STORED, change=owes)
    play.answer("triangle", "mortality.warehouse", ["gold.1", "ochre.1", "wine.1"])
    assert "gold.1" in [card.id for card in play.g.stacks["stack-9"].aside]


@clause("RC-5.1b")
@pytest.mark.parametrize("traders", [0, 3])
def test_nothing_is_lost_without_traders_or_with_room_left(play: Play, traders: int) -> None:
    hands = {"triangle": ["gold.1", "ochre.1"] if traders == 0 else ["gold.1"]}

    def some(g: Carthage) -> None:
        numbered(g, 6).traders = traders

    play.at("mortality", chits=["6"], hands=hands, change=some)
    assert play.saw(Died)
    assert not play.asked("mortality.warehouse")


@clause("RC-5.1", "RC-5.1b", "RC-5.2")
def test_a_leader_whose_family_stays_keeps_all_warehouses(play: Play) -> None:
    def led(g: Carthage) -> None:
        numbered(g, 2).traders = 4

    play.at("mortality", chits=["2"], hands=STORED, change=led)
    assert play.saw(FamilyStays)
    assert not play.asked("mortality.warehouse")
    assert len(play.g.factions[Seat("triangle")].trade_cards) == 4
    assert play.g.traders(Seat("triangle")) == 0


# Families


@clause("RC-5.2")
def test_a_dead_family_goes_to_the_bottom_of_the_curia(play: Play) -> None:
    def curia(g: Carthage) -> None:
        g.deck.remove("fam-bostar")
        g.curia.families.append("fam-bostar")

    play.at("mortality", chits=["6"], change=curia)
    assert play.g.curia.families == ["fam-bostar", "fam-milko"]
    assert FamilyLost("fam-milko") in play.told


@clause("RC-5.2")
def test_a_dead_leaders_family_stays_at_home_with_printed_ratings(play: Play) -> None:
    def leader(g: Carthage) -> None:
        barca = numbered(g, 2)
        barca.influence, barca.popularity, barca.talents = 30, 5, 9
        g.issued += 9
        assert barca.place == "province"

    play.at("mortality", chits=["2"], change=leader)
    barca = play.senator(2)
    assert (barca.faction, barca.influence, barca.popularity, barca.place) == ("triangle", 3, 0, "carthage")
    assert (barca.traders, barca.office, play.g.posts(barca)) == (0, "", [])
    assert play.g.factions[Seat("triangle")].leader == barca.id
    assert play.g.provinces["coastal-spain"].governor == ""
    invariants(play.g)


@clause("RC-5.3")
def test_a_dead_statesman_leaves_the_game_and_his_family_follows_the_rule(play: Play) -> None:
    def statesmen(g: Carthage) -> None:
        for number, card in ((8, "st-8a"), (1, "st-1a")):
            g.deck.remove(card)
            numbered(g, number).statesman = card

    play.at("mortality", chits=["draw-2", "8", "1"], change=statesmen)
    assert play.g.gone == ["st-8a", "st-1a"]
    assert play.g.curia.families == ["fam-himilco"]
    assert play.senator(1).cards == ["fam-mago"]
    assert play.g.chronicle.deaths == ["st-8a", "st-1a"]


@clause("RC-5.3")
def test_without_a_marked_leader_the_foremost_senator_is_leader_for_every_rule(play: Play) -> None:
    def alone(g: Carthage) -> None:
        g.deck.remove("fam-malchus") if "fam-malchus" in g.deck else None
        g.deck.remove("st-12a")
        malchus = g.senators.pop("fam-malchus")
        g.curia.families.append("fam-malchus")
        enter(g, seat=malchus.faction, statesman="st-12a")
        g.factions[Seat("square")].leader = "st-12a"
        numbered(g, 4).influence, numbered(g, 8).influence = 4, 4

    play.at("mortality", chits=["12"], change=alone)
    assert play.g.factions[Seat("square")].leader == ""
    assert play.g.leader(Seat("square")) is play.senator(4)  # INF 4 and 4: ORA 3 beats 2
    assert play.g.leads(play.senator(4))
    assert play.saw(FamilyLost) == []


@clause("RC-11.2.1", "RC-5.3")
def test_the_family_of_a_pair_moves_under_the_survivor_with_the_marker(play: Play) -> None:
    def pair(g: Carthage) -> None:
        for card in ("st-2a", "st-2b"):
            g.next_deck.remove(card)
        numbered(g, 2).statesman = "st-2a"
        enter(g, seat=Seat("triangle"), statesman="st-2b")
        assert g.factions[Seat("triangle")].leader == "fam-barca"

    dice = {"tie.mortality": [6, 6, 1, 1]}
    play.at("mortality", scenario="campaign", chits=["2"], dice=dice, change=pair)
    assert play.saw(FamilyInherited) == [FamilyInherited("fam-barca", "st-2b")]
    assert play.senator(2).cards == ["fam-barca", "st-2b"]
    assert play.g.leader(Seat("triangle")) is play.senator(2)
    invariants(play.g)


@clause("RC-5.1", "RC-5.1b", "RC-11.2.1")
@pytest.mark.parametrize(("survivor", "lost"), [("triangle", []), ("square", ["triangle"])])
def test_a_leader_of_a_pair_keeps_the_warehouses_if_his_family_stays_in_the_faction(
    play: Play, survivor: str, lost: list[str]
) -> None:
    def pair(g: Carthage) -> None:
        for card in ("st-2a", "st-2b"):
            g.next_deck.remove(card)
        numbered(g, 2).statesman, numbered(g, 2).traders = "st-2a", 4
        enter(g, seat=Seat(survivor), statesman="st-2b")

    dice = {"tie.mortality": [6, 6, 1, 1]}
    play.at("mortality", scenario="campaign", chits=["2"], dice=dice, hands=STORED, change=pair)
    assert [event.card for event in play.saw(Died)] == ["st-2a"]
    assert [seat for seat, _ in play.asked("mortality.warehouse")] == lost
    assert (play.g.factions[Seat("triangle")].leader == "") == bool(lost)


# Factions without Senators


def last_of_diamond(g: Carthage) -> None:
    """Diamond has Mago alone, and he does not lead."""
    for name in ("fam-mangi", "fam-bomilcar"):
        g.senators[name].faction = Seat("square")
    g.factions[Seat("diamond")].leader = ""


def in_curia(*families: str) -> Change:
    def change(g: Carthage) -> None:
        for family in families:
            g.deck.remove(family)
            g.curia.families.append(family)

    return change


@clause("RC-5.4")
def test_a_faction_without_senators_takes_the_top_of_the_curia_as_leader(play: Play) -> None:
    play.at("mortality", chits=["1"], change=chain(last_of_diamond, in_curia("fam-elram", "fam-bostar")))
    assert play.saw(FactionRevived) == [FactionRevived(Seat("diamond"), "fam-elram")]
    assert play.g.leader(Seat("diamond")) is play.senator(19)
    assert play.senator(19).influence == 3
    assert play.g.curia.families == ["fam-bostar", "fam-mago"]
    assert not play.g.factions[Seat("diamond")].out


@clause("RC-5.4")
def test_not_a_family_whose_statesman_is_in_play(play: Play) -> None:
    def bomilcar(g: Carthage) -> None:
        last_of_diamond(g)
        del g.senators["fam-bomilcar"]
        g.curia.families.append("fam-bomilcar")
        g.deck.remove("st-9a")
        enter(g, seat=Seat("circle"), statesman="st-9a")

    play.at("mortality", chits=["1"], change=bomilcar)
    # The next in the Curia is the dead man's own Family.
    assert play.saw(FactionRevived) == [FactionRevived(Seat("diamond"), "fam-mago")]
    assert play.g.curia.families == ["fam-bomilcar"]


@clause("RC-5.4")
def test_it_waits_until_there_is_one(play: Play) -> None:
    def nothing(g: Carthage) -> None:
        last_of_diamond(g)
        mago = g.senators.pop("fam-mago")
        g.gone += mago.cards

    play.at("mortality", chits=["none"], change=nothing)
    assert play.g.senators_of(Seat("diamond")) == []
    assert not play.g.factions[Seat("diamond")].out
    play.at("mortality", chits=["6"], change=nothing)
    assert [event.senator for event in play.saw(FactionRevived)] == ["fam-milko"]
    assert play.g.senators_of(Seat("diamond")) == [play.senator(6)]


# Turns


@clause("RC-3.1")
def test_mortality_opens_the_turn_and_revenue_follows(play: Play) -> None:
    play.at("mortality", chits=["none"])
    assert play.saw(TurnBegan)[0].turn == 2
    assert play.g.step.startswith("revenue.")
    assert "Mortality (RC-5), Revenue (RC-6), Trade (RC-7)" in clause_text("RC-3.1")


@clause("RC-3.1", "RC-12.5")
def test_a_new_turn_clears_what_was_of_the_last(play: Play) -> None:
    def used(g: Carthage) -> None:
        g.once.append("evil-omens")
        g.turned_in = 9
        numbered(g, 5).returned = True
        g.chronicle.deaths.append("fam-elram")

    play.at("mortality", chits=["none"], change=used)
    assert (play.g.once, play.g.turned_in, play.senator(5).returned) == ([], 0, False)
    assert play.g.chronicle.deaths == []


@clause("RC-3.1")
def test_each_turn_has_dice_of_its_own(play: Play) -> None:
    play.at("mortality", chits=["none"])
    assert play.g.dice.chapter == "turn-2"
    assert play.saw(TurnBegan)[0].pledge
    assert play.g.dice.seed not in play.saw(TurnBegan)[0].pledge


@clause("RC-1.4g", "RC-12.5")
def test_a_new_turn_remembers_whose_player_the_hrao_is(play: Play) -> None:
    def gone(g: Carthage) -> None:
        numbered(g, 1).office = ""
        g.last_hrao = Seat("square")

    play.at("mortality", chits=["none"], change=gone)
    hrao = play.g.hrao()
    assert hrao
    assert play.g.last_hrao == hrao.faction == "diamond"


@clause("RC-5.1b")
@pytest.mark.parametrize(("step", "asked"), [("trade.selling", False), ("mortality", True)])
def test_in_the_trade_phase_no_warehouse_is_lost(play: Play, step: str, asked: bool) -> None:
    g = play.at("mortality", chits=["none"], hands=STORED, change=stored).g
    g.step = step
    death = kill(g, numbered(g, 6), "mob")
    try:
        death.send(None)
    except StopIteration:
        assert not asked
    else:
        death.close()
        assert asked


@clause("RC-11.2.1")
def test_without_the_marker_the_family_of_a_pair_brings_none(play: Play) -> None:
    def pair(g: Carthage) -> None:
        for card in ("st-2a", "st-2b"):
            g.next_deck.remove(card)
        numbered(g, 2).statesman = "st-2a"
        enter(g, seat=Seat("triangle"), statesman="st-2b")
        g.factions[Seat("triangle")].leader = one(10)

    dice = {"tie.mortality": [6, 6, 1, 1]}
    play.at("mortality", scenario="campaign", chits=["2"], dice=dice, change=pair)
    assert play.saw(FamilyInherited)
    assert play.g.factions[Seat("triangle")].leader == one(10)


@clause("RC-1.4g")
def test_with_the_last_senator_in_carthage_the_last_hrao_is_remembered(play: Play) -> None:
    """Two die in one draw: the first makes the second HRAO, and then nobody is left."""

    def two_at_home(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.office = ""
            senator.place = "captive" if senator.number not in (6, 7) else senator.place
        numbered(g, 7).influence = 9
        for post in g.committee.values():
            post.member = ""

    play.at("mortality", chits=["draw-2", "7", "6"], change=two_at_home)
    assert [event.senator for event in play.saw(Died)] == [one(7), one(6)]
    assert play.g.hrao() is None
    assert play.g.hrao_seat() == "triangle"


@clause("RC-5.1b")
def test_one_card_too_many_is_lost(play: Play) -> None:
    play.at("mortality", chits=["6"], hands={"triangle": ["gold.1", "ochre.1"]}, change=stored)
    assert play.decision("triangle", "mortality.warehouse").lapse == ["ochre.1"]
