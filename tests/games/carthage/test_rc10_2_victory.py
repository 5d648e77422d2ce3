"""RC-10.2.11 to RC-10.2.16: what a Victory brings, and what becomes of enemy Leaders and allies."""

from __future__ import annotations

import pytest

from games.carthage.basics.events import LegionsAvailable, LegionsJoined
from games.carthage.forum.wars_coming import is_revolt
from games.carthage.law import CARTHAGE
from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.carthage.wars.awakening import activate
from games.carthage.wars.events_cards import TyriansLeft
from games.republic.combat.events import ForceCameHome, GloryWon, WarWon
from games.republic.combat.strength import land_strength
from games.republic.events import Died
from games.republic.forum.events_cards import LeaderFled, LeaderGone, LeaderIdle, ProvinceCreated
from games.republic.pieces import EnemyLeader
from tests.clauses import clause
from tests.games.carthage.combat import (
    CYRENE,
    MASSILIA,
    NUMIDIA,
    RESTING,
    SICILY,
    TUNISIA,
    beaten,
    combat,
    enemy,
    event,
    force,
    hire_nobody,
    ratings,
    results,
    strong,
    war,
    wars,
    won,
)
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province, add_war, numbered

BAND, ELEPHANTS, XANTHIPPUS = "ligurian-band", "war-elephants", "xanthippus-of-sparta"


@pytest.fixture
def play() -> Play:
    """A table where nothing follows the Combat Phase."""
    return Play(RESTING)


# Victory


@clause("RC-10.2.11", "RC-10.2.2")
def test_victory_removes_the_war_and_brings_the_spoils(play: Play) -> None:
    before: list[int] = []
    won(play, TUNISIA, lambda g: before.append(g.treasury))
    assert play.saw(WarWon) == [WarWon(TUNISIA, 15, None)]
    assert TUNISIA not in play.g.wars
    assert TUNISIA in play.g.gone
    assert TUNISIA in play.g.defeated
    assert play.g.treasury == before[0] + 15
    posting = play.g.chronicle.postings[-1]
    assert (posting.why, posting.about, posting.amount) == ("war", TUNISIA, 15)
    invariants(play.g)


@clause("RC-10.2.11", "RC-8.9.10")
def test_a_revolt_gives_no_spoils(play: Play) -> None:
    def revolt(g: Carthage) -> None:
        g.wars["libyan-revolt"].revolt = True

    won(play, "libyan-revolt", revolt)
    assert play.saw(WarWon) == [WarWon("libyan-revolt", 0, None)]


CREATING = [
    (TUNISIA, "tunisia"), (SICILY, "sicily"), (NUMIDIA, "numidia"), (MASSILIA, "balearic-isles"),
    (CYRENE, "tripolitania"), ("conquest-of-interior-spain", "interior-spain"),
]  # fmt: skip


@clause("RC-10.2.11")
@pytest.mark.parametrize(("name", "province"), CREATING)
def test_the_provinces_named_lie_in_the_forum_undeveloped(play: Play, name: str, province: str) -> None:
    won(play, name, scenario="campaign")
    assert play.saw(ProvinceCreated) == [ProvinceCreated(province, name)]
    created = play.g.provinces[province]
    assert (created.governor, created.term, created.developed) == ("", 0, False)


@clause("RC-10.2.11")
def test_a_province_in_play_is_not_created_again(play: Play) -> None:
    won(play, SICILY, lambda g: add_province(g, "sicily", 11, developed=True))
    assert play.saw(ProvinceCreated) == []
    assert play.g.provinces["sicily"].developed


@clause("RC-10.2.11", "RC-8.8.5")
def test_nor_one_that_is_in_revolt(play: Play) -> None:
    won(play, SICILY, lambda g: add_war(g, "revolt-sicily", province="sicily", revolt=True))
    assert play.saw(ProvinceCreated) == []
    assert "sicily" not in play.g.provinces


@clause("RC-10.2.11", "RC-8.8.5")
def test_a_province_that_was_in_revolt_returns_to_the_forum_undeveloped(play: Play) -> None:
    def revolt(g: Carthage) -> None:
        barca = numbered(g, 2)
        barca.place, barca.at = "carthage", ""
        del g.provinces["coastal-spain"]
        add_war(g, "revolt-coastal-spain", province="coastal-spain", revolt=True, naval_victory=True)
        force("revolt-coastal-spain", 9, legions=4)(g)

    wars(play, {"revolt-coastal-spain": [18]}, revolt)
    assert play.saw(WarWon) == [WarWon("revolt-coastal-spain", 0, "coastal-spain")]
    assert not play.g.provinces["coastal-spain"].developed
    assert play.g.provinces["coastal-spain"].governor == ""
    assert play.saw(GloryWon) == [GloryWon("fam-bomilcar", "revolt-coastal-spain", 1)]
    invariants(play.g)


@clause("RC-10.2.11", "RC-9.5.5")
@pytest.mark.parametrize(
    ("name", "legions", "count"), [(TUNISIA, "libyan-spearmen", 4), (NUMIDIA, "numidian-cavalry", 3)]
)
def test_legions_join_the_force_pool(play: Play, name: str, legions: str, count: int) -> None:
    won(play, name)
    assert play.saw(LegionsJoined) == [LegionsJoined(legions, count, name)]
    assert play.g.army.pool[legions] == count


@clause("RC-10.2.11", "RC-7.5.5")
@pytest.mark.parametrize(
    ("name", "area"),
    [(TUNISIA, "area-tunisia"), (SICILY, "area-sicily"), ("conquest-of-interior-spain", "area-interior-spain")],
)
def test_trade_areas_open(play: Play, name: str, area: str) -> None:
    won(play, name, scenario="campaign")
    assert area in play.g.areas
    assert play.g.areas[area] == dict(CARTHAGE.tables.areas[area].adds)


@clause("RC-10.2.11")
def test_the_conquest_of_interior_spain_makes_celtiberians_cheaper(play: Play) -> None:
    won(play, "conquest-of-interior-spain", scenario="campaign")
    assert play.g.army.costs["celtiberians"] == 6


@clause("RC-10.2.11", "RC-7.5.4", "RC-9.5.5f")
def test_trade_cards_come_back_and_legions_are_to_be_had_again(play: Play) -> None:
    def begun(g: Carthage) -> None:
        g.wars["libyan-revolt"].status = "inactive"
        activate(g, g.wars["libyan-revolt"])
        assert g.army.unavailable["libyan-spearmen"]

    aside = Play(RESTING)
    combat(aside)
    won(play, "libyan-revolt", begun)
    assert not play.g.army.unavailable["libyan-spearmen"]
    assert len(play.g.stacks["stack-4"].aside) == len(aside.g.stacks["stack-4"].aside)
    invariants(play.g)


@clause("RC-10.2.11", "RC-9.5.5f")
@pytest.mark.parametrize(("others", "told"), [([], 1), (["mercenary-war/war_over"], 0)])
def test_a_type_is_to_be_had_again_when_no_cause_is_left(play: Play, others: list[str], told: int) -> None:
    def kept(g: Carthage) -> None:
        g.army.unavailable["libyan-spearmen"] = ["libyan-revolt/war_over", *others]

    won(play, "libyan-revolt", kept)
    assert play.g.army.unavailable["libyan-spearmen"] == others
    assert play.saw(LegionsAvailable) == [LegionsAvailable("libyan-spearmen")] * told


@clause("RC-10.2.11", "RC-10.2.12a")
@pytest.mark.parametrize(("name", "gain"), [(TUNISIA, 3), (NUMIDIA, 3), (SICILY, 4), ("pyrrhic-war", 6)])
def test_the_commander_gains_half_the_printed_strength_rounded_up(play: Play, name: str, gain: int) -> None:
    """Matching Wars and Leaders do not count, nor a fleet that was beaten before."""
    more = [war("syracusan-war-3"), enemy("dionysius", SICILY)] if name == SICILY else []
    more += [strong] if name in (SICILY, "pyrrhic-war") else []
    won(play, name, ratings(9, influence=4, popularity=1), *more)
    assert results(play)[0][2] == "victory"
    assert play.saw(GloryWon) == [GloryWon("fam-bomilcar", name, gain)]
    assert (play.senator(9).influence, play.senator(9).popularity) == (4 + gain, 1 + gain)


@clause("RC-10.2.11", "RC-10.2")
def test_joint_commanders_share_it_each_half_rounded_up(play: Play) -> None:
    wars(play, {TUNISIA: [17]}, force(TUNISIA, 9, 10, legions=4))
    assert [(one.senator, one.gain) for one in play.saw(GloryWon)] == [("fam-bomilcar", 2), ("fam-adherbal", 2)]


@clause("RC-10.2.12a")
def test_a_survivor_still_gets_only_his_half(play: Play) -> None:
    """Total 15: 3 legions lost."""
    wars(play, {TUNISIA: [13]}, force(TUNISIA, 9, 10, legions=4), chits=["9", "20", "21"])
    assert results(play)[0][2] == "victory"
    assert [(one.senator, one.gain) for one in play.saw(GloryWon)] == [("fam-adherbal", 2)]


@clause("RC-10.2.12a", "RC-10.2.13")
def test_who_is_captured_in_a_naval_victory_gains_nothing(play: Play) -> None:
    """5 Fleets and MIL 5 against 7: a natural 13 costs 2 legions and 2 Fleets."""
    chits = ["20", "21", "22", "10"]
    wars(play, {MASSILIA: [13]}, force(MASSILIA, 9, 10, legions=4, fleets=5), chits=chits)
    assert play.senator(10).captive
    assert [(one.senator, one.gain) for one in play.saw(GloryWon)] == [("fam-bomilcar", 2)]


@clause("RC-10.2.11")
@pytest.mark.parametrize(("commanders", "at_sea_gain", "on_land_gain"), [((9,), 4, 1), ((9, 10), 2, 1)])
def test_a_naval_victory_gives_half_the_fleet_and_the_land_victory_brings_it_up_to_half_of_the_sum(
    play: Play, commanders: tuple[int, ...], at_sea_gain: int, on_land_gain: int
) -> None:
    """Massilia: fleet 7, land 3: 4, then 5 in all; two commanders 2, then 3 each."""
    wars(play, {MASSILIA: [13, 17]}, force(MASSILIA, *commanders, legions=4, fleets=9))
    assert [one.gain for one in play.saw(GloryWon)] == [at_sea_gain] * len(commanders)
    play.answer("diamond", "combat.landing", "attack")
    hire_nobody(play)
    assert [one.gain for one in play.saw(GloryWon)] == [on_land_gain] * len(commanders)


@clause("RC-10.2.11")
def test_who_only_lands_after_another_has_beaten_the_fleet_gains_for_the_land(play: Play) -> None:
    forces = force(MASSILIA, 9, fleets=9), force(MASSILIA, 10, legions=4, fleets=3)
    wars(play, {MASSILIA: [13, 17]}, *forces)
    assert [(one.senator, one.gain) for one in play.saw(GloryWon)] == [("fam-bomilcar", 4), ("fam-adherbal", 2)]


@clause("RC-10.2.14")
def test_captives_of_a_war_that_is_won_die(play: Play) -> None:
    def captive(g: Carthage) -> None:
        senator = numbered(g, 7)
        for seat in g.committee.values():
            if seat.member == senator.id:
                seat.member, seat.term = "", 0
        senator.place, senator.at = "captive", TUNISIA

    won(play, TUNISIA, captive)
    assert [(one.card, one.cause) for one in play.saw(Died)] == [("fam-gisco", "captivity")]


@clause("RC-10.2.16")
def test_a_victorious_force_stays_with_its_commander_until_the_phase_is_over(play: Play) -> None:
    forces = force(TUNISIA, 9, legions=4), force(CYRENE, 10, legions=1, of="celtiberians", fleets=2)
    wars(play, {TUNISIA: [18], CYRENE: [14]}, *forces, hire=False)
    play.answer("diamond", "combat.mercenaries", "none")
    one = play.g.forces["force-1"]
    assert (one.victorious, one.commanders) == (True, ["fam-bomilcar"])
    assert play.senator(9).place == "force"


@clause("RC-10.2.16")
def test_without_a_living_commander_it_returns_at_once(play: Play) -> None:
    wars(play, {TUNISIA: [16]}, force(TUNISIA, 9, legions=4), chits=["9"])
    assert results(play)[0][2] == "victory"
    assert play.saw(ForceCameHome) == [ForceCameHome("force-1", TUNISIA, (), 3, 0)]
    assert play.g.forces == {}
    assert play.saw(GloryWon) == []
    invariants(play.g)


# Enemy Leaders and allies


@clause("RC-8.9.13", "RC-10.2.11")
def test_a_leader_whose_war_is_won_goes_to_the_curia(play: Play) -> None:
    won(play, SICILY, enemy("dionysius", SICILY), strong)
    assert play.saw(LeaderIdle) == [LeaderIdle("dionysius")]


@clause("RC-8.9.13")
def test_or_out_of_play_with_the_last_war_of_his_group(play: Play) -> None:
    won(play, "pyrrhic-war", enemy("pyrrhus", "pyrrhic-war"), strong)
    assert play.saw(LeaderGone) == [LeaderGone("pyrrhus")]
    assert play.g.leaders == {}


@clause("RC-8.8.7")
def test_refuge_lets_him_wait_for_the_next_war_drawn(play: Play) -> None:
    won(play, "pyrrhic-war", enemy("pyrrhus", "pyrrhic-war"), event("te-refuge"), strong)
    assert play.saw(LeaderFled) == [LeaderFled("pyrrhus", False)]
    assert play.g.leaders["pyrrhus"] == EnemyLeader(id="pyrrhus", refuge="waiting")
    assert "te-refuge" not in play.g.table_events


def without_tunisia(g: Carthage) -> None:
    """The War that lies in the Forum from the start is over."""
    del g.wars[TUNISIA]
    g.gone.append(TUNISIA)


@clause("RC-8.8.7")
def test_at_level_two_he_sets_every_war_aflame(play: Play) -> None:
    more = war(CYRENE, "inactive"), war("libyan-revolt"), war(NUMIDIA, "lost"), war("numidian-war-2", "imminent")
    changes = enemy("pyrrhus", "pyrrhic-war"), event("te-refuge", 2), *more, strong, without_tunisia
    won(play, "pyrrhic-war", *changes, scenario="campaign")
    assert play.saw(LeaderFled) == [LeaderFled("pyrrhus", True)]
    status = {name: one.status for name, one in play.g.wars.items()}
    assert status == {CYRENE: "active", "libyan-revolt": "active", NUMIDIA: "lost", "numidian-war-2": "imminent"}
    assert land_strength(play.g, play.g.wars[CYRENE]) == 5 + 5
    assert land_strength(play.g, play.g.wars["libyan-revolt"]) == 6 + 5


@clause("RC-8.8.7")
def test_with_no_war_left_he_has_nothing_to_stay_with(play: Play) -> None:
    changes = enemy("pyrrhus", "pyrrhic-war"), event("te-refuge", 2), strong, without_tunisia
    won(play, "pyrrhic-war", *changes)
    assert play.saw(LeaderFled) == []
    assert play.saw(LeaderGone) == [LeaderGone("pyrrhus")]
    assert "te-refuge" in play.g.table_events


@clause("RC-8.8.7")
def test_a_leader_who_goes_on_to_another_war_needs_no_refuge(play: Play) -> None:
    changes = enemy("dionysius", SICILY), war("syracusan-war-3"), event("te-refuge"), strong
    won(play, SICILY, *changes)
    assert play.saw(LeaderFled) == []
    assert play.g.leaders["dionysius"].war == "syracusan-war-3"


@clause("RC-8.8.8")
def test_the_tyrians_go_home_at_the_end_of_the_phase(play: Play) -> None:
    def allied(g: Carthage) -> None:
        g.table_events["te-tyrian-alliance"] = TableEvent(id="te-tyrian-alliance", fleets=8, wars=[MASSILIA])

    wars(play, {MASSILIA: [17]}, force(MASSILIA, 9, legions=4, fleets=9), beaten(MASSILIA), allied)
    kinds = [type(one).__name__ for one in play.told]
    assert kinds.index("WarWon") < kinds.index("TyriansLeft") < kinds.index("CombatClosed")
    assert play.saw(TyriansLeft) == [TyriansLeft(8)]
    invariants(play.g)


@clause("RC-8.8.8")
def test_they_stay_while_their_war_stands(play: Play) -> None:
    def allied(g: Carthage) -> None:
        g.table_events["te-tyrian-alliance"] = TableEvent(id="te-tyrian-alliance", fleets=8, wars=[MASSILIA])

    wars(play, {MASSILIA: [12]}, force(MASSILIA, 9, legions=4, fleets=9), beaten(MASSILIA), allied)
    assert play.saw(TyriansLeft) == []


@clause("RC-10.2.11", "RC-8.9.10")
def test_a_war_drawn_after_the_last_of_its_group_was_won_is_a_revolt(play: Play) -> None:
    won(play, "numidian-war-2", scenario="campaign")
    assert play.g.defeated == ["numidian-war-2"]
    assert is_revolt(play.g, NUMIDIA)
