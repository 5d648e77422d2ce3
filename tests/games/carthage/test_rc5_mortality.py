"""RC-5: the Mortality Phase: Wars wake, and chits are drawn."""

from __future__ import annotations

import pytest

from games.carthage.basics.events import DesertionRolled, LeaderJoined, LegionsJoined, LegionsUnavailable, WarActivated
from games.carthage.bench import dealt
from games.carthage.law import CARTHAGE
from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.chits import AGAIN, cup, draw
from games.republic.combat.strength import fleet_strength, land_strength, multiplier
from games.republic.events import ChitsDrawn, Died, TieRolled
from games.republic.pieces import EnemyLeader, Legion
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.mortality import family
from tests.games.carthage.play import Play, add_senator, add_war, numbered

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
    assert (land_strength(play.g, second), fleet_strength(play.g, second)) == (30, 12)
    play.g.wars["syracusan-war-1"].status = "lost"
    assert land_strength(play.g, second) == 20
    second.naval_victory = True
    assert fleet_strength(play.g, second) == 0


@clause("RC-8.9.8", "RC-8.9.12", "RC-8.8.7")
@pytest.mark.parametrize(
    ("status", "leader", "strengths"),
    [
        ("active", {}, (11, 3)),
        ("active", {"id": "pyrrhus", "war": "pyrrhic-war"}, (16, 8)),
        ("active", {"id": "pyrrhus"}, (11, 3)),  # idle in the Curia
        ("active", {"id": "pyrrhus", "refuge": "waiting"}, (16, 8)),  # helps his own group
        ("active", {"id": "dionysius", "refuge": "waiting"}, (11, 3)),
        ("active", {"id": "dionysius", "war": "syracusan-war-1"}, (11, 3)),
        ("active", {"id": "dionysius", "war": "pyrrhic-war", "refuge": "next-war"}, (15, 7)),
        ("active", {"id": "dionysius", "war": "syracusan-war-1", "refuge": "all-wars"}, (15, 7)),
        ("inactive", {"id": "pyrrhus", "war": "pyrrhic-war"}, (11, 3)),
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
    classes = {CARTHAGE.tables.legions[name].class_ for name, causes in play.g.army.unavailable.items() if causes}
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
    assert land_strength(play.g, play.g.wars["numidian-war-2"]) == 11 + 3
    assert play.g.army.unavailable["numidian-cavalry"] == ["masinissa/leader_idle", "numidian-war-2/war_over"]


# Chits


@clause("RC-5.0", "RC-5.0a")
@pytest.mark.parametrize("number", [6, 2, 20])
def test_a_numbered_chit_kills_whoever_has_that_id(play: Play, number: int) -> None:
    """At home, away as a Governor, or unaligned in the Forum."""
    play.at("mortality", chits=[str(number)], change=lambda g: add_senator(g, 20, None))
    assert play.saw(ChitsDrawn) == [ChitsDrawn((str(number),))]
    assert [event.senator for event in play.saw(Died)] == [family(number)]
    invariants(play.g)


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


@clause("RC-5.0a")
def test_a_draw_ends_when_nothing_but_draw_2_is_left() -> None:
    g = dealt()
    numbers = [chit for chit in cup(CARTHAGE) if chit != AGAIN]
    drawn = draw(g, len(numbers), "mortality")
    assert sorted(chit for chit in drawn if chit != AGAIN) == sorted(numbers)
    assert AGAIN in drawn


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
