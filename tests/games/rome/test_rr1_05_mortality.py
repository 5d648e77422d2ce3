"""RR-1.05: Imminent Wars become Active, a chit is drawn, and what death takes."""

from __future__ import annotations

import pytest

from games.kernel import Seat
from games.republic.events import (
    ChitsDrawn,
    Died,
    FactionOut,
    FactionRevived,
    FamilyLost,
    FamilyStays,
    LeftBehind,
    TieRolled,
)
from games.republic.pieces import EnemyLeader
from games.republic.senators import enter, kill
from games.rome.basics.events import LeaderJoined, TurnBegan, WarActivated
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import befallen
from tests.games.rome.play import Play, add_leader, add_province, add_senator, add_statesman, add_war, numbered, places

EPIDEMIC = 8

# Wars wake


@clause("RR-1.05.1")
def test_of_each_series_the_lowest_imminent_war_becomes_active(play: Play) -> None:
    def wars(g: Rome) -> None:
        add_war(g, "punic-3", "imminent")
        add_war(g, "punic-2", "imminent")
        add_war(g, "macedonian-1", "imminent")
        add_war(g, "syrian", "inactive")

    play.at("mortality", chits=["none"], change=wars)
    assert {name: war.status for name, war in play.g.wars.items()} == {
        "punic-1": "inactive", "punic-3": "imminent", "punic-2": "active", "macedonian-1": "active",
        "syrian": "inactive",
    }  # fmt: skip
    assert [one.war for one in play.saw(WarActivated)] == ["punic-2", "macedonian-1"]


@clause("RR-1.05.1", "RR-1.07.341")
def test_a_leader_in_the_curia_becomes_active_with_his_war(play: Play) -> None:
    def hannibal(g: Rome) -> None:
        add_war(g, "punic-2", "imminent")
        add_leader(g, "hannibal", "")
        add_leader(g, "philip-v", "")

    play.at("mortality", chits=["none"], change=hannibal)
    assert play.saw(LeaderJoined) == [LeaderJoined("hannibal", "punic-2")]
    assert play.g.leaders["philip-v"] == EnemyLeader(id="philip-v")


@clause("RR-1.05.2", "RR-1.03.1")
def test_wars_wake_before_the_chit_is_drawn_in_a_new_turn(play: Play) -> None:
    play.at("mortality", chits=["none"], change=lambda g: add_war(g, "syrian", "imminent"))
    order = [type(one) for one in play.told if isinstance(one, TurnBegan | WarActivated | ChitsDrawn)]
    assert order == [TurnBegan, WarActivated, ChitsDrawn]
    assert play.g.turn == 2


# Chits


@clause("RR-1.05.21", "RR-1.05.2")
def test_the_senator_of_the_number_dies_wherever_he_is(play: Play) -> None:
    play.at("mortality", scenario="middle", chits=["6"], change=lambda g: add_province(g, "sicilia", 6))
    (died,) = play.saw(Died)
    assert (died.senator, died.seat, died.cause) == ("fam-manlius", "triangle", "mortality")
    assert play.g.provinces["sicilia"].governor == ""


@clause("RR-1.05.21")
@pytest.mark.parametrize("chit", ["none", "20"])
def test_none_and_numbers_of_nobody_do_nothing(play: Play, chit: str) -> None:
    play.at("mortality", chits=[chit])
    assert play.saw(ChitsDrawn) == [ChitsDrawn((chit,))]
    assert not play.saw(Died)


@clause("RR-1.05.21")
def test_draw_two_is_put_back_and_replaced_by_two_more(play: Play) -> None:
    play.at("mortality", chits=["draw-2", "5", "6"])
    assert play.saw(ChitsDrawn) == [ChitsDrawn(("draw-2", "5", "6"))]
    assert [one.senator for one in play.saw(Died)] == ["fam-claudius", "fam-manlius"]


@clause("RR-1.05.22")
def test_of_two_statesmen_of_one_number_the_lower_roll_dies(play: Play) -> None:
    def gracchi(g: Rome) -> None:
        add_statesman(g, "st-25a", "diamond")
        add_statesman(g, "st-25b", "circle")

    play.at("mortality", chits=["25"], dice={"tie.mortality": [6, 6, 1, 2]}, change=gracchi)
    assert [one.card for one in play.saw(Died)] == ["st-25b"]
    assert play.saw(TieRolled)


@clause("RR-1.05.22")
def test_of_two_the_vulnerable_one_dies_without_a_roll(play: Play) -> None:
    play.at("mortality", chits=["25"], change=lambda g: add_statesman(g, "st-25b", "circle"))
    assert [one.card for one in play.saw(Died)] == ["st-25b"]
    assert not play.saw(TieRolled)


# Death


@clause("RR-1.05.3")
def test_what_a_dead_senator_had_is_lost(play: Play) -> None:
    def rich(g: Rome) -> None:
        claudius = numbered(g, 5)
        claudius.talents, claudius.knights, claudius.popularity, claudius.influence = 12, 3, 2, 9
        g.issued += 12
        claudius.concessions, claudius.revealed = ["mining"], ["mining"]
        claudius.corrupt, claudius.major, claudius.prior_consul, claudius.priest = ["sicilia"], True, True, True

    play.until("revenue.start").at("mortality", chits=["5"], change=rich)
    assert "fam-claudius" not in play.g.senators
    assert play.g.curia.families == ["fam-claudius"]
    assert play.g.concessions == ["mining"]
    assert play.saw(LeftBehind) == [LeftBehind("fam-claudius", ("mining",))]
    assert play.saw(FamilyLost) == [FamilyLost("fam-claudius")]
    assert play.g.issued == play.g.treasury


@clause("RR-1.05.3", "RR-1.06.31")
def test_the_family_of_a_faction_leader_stays_with_printed_values(play: Play) -> None:
    def famous(g: Rome) -> None:
        numbered(g, 1).knights, numbered(g, 1).popularity = 4, 7
        g.factions[Seat("diamond")].treasury, g.issued = 9, g.issued + 9

    play.at("mortality", chits=["1"], change=famous)
    heir = play.senator(1)
    assert play.saw(FamilyStays) == [FamilyStays(Seat("diamond"), "fam-cornelius")]
    assert (heir.influence, heir.popularity, heir.knights, heir.office, heir.prior_consul) == (5, 0, 0, "", False)
    assert (play.g.factions[Seat("diamond")].leader, play.g.factions[Seat("diamond")].treasury) == ("fam-cornelius", 9)


@clause("RR-1.05.3.2")
def test_an_unaligned_senator_goes_to_the_curia_with_his_talents_lost(play: Play) -> None:
    def unaligned(g: Rome) -> None:
        add_senator(g, 15, None).talents = 8
        g.issued += 8

    play.until("revenue.start").at("mortality", chits=["15"], change=unaligned)
    assert play.g.curia.families == [play.saw(Died)[0].card]
    assert play.g.issued == play.g.treasury


@clause("RR-1.05.31")
def test_a_dead_statesman_is_removed_and_his_family_goes_its_own_way(play: Play) -> None:
    play.at("mortality", chits=["6"], scenario="alternative", change=lambda g: add_statesman(g, "st-7a", "circle"))
    play.at("mortality", chits=["7"], change=lambda g: add_statesman(g, "st-7a", "circle"))
    assert play.g.gone[-1] == "st-7a"
    assert play.g.curia.families == ["fam-fulvius"]


@clause("RR-1.05.31")
def test_the_family_under_a_leading_statesman_leads(play: Play) -> None:
    play.at("mortality", chits=["1"], change=lambda g: add_statesman(g, "st-1a", "diamond"))
    assert play.g.factions[play.g.seats[0]].leader == "fam-cornelius"
    assert play.senator(1).statesman == ""


@clause("RR-1.07.312.5")
def test_the_family_of_one_of_a_pair_moves_under_the_other(play: Play) -> None:
    def gracchi(g: Rome) -> None:
        add_senator(g, 25, "diamond")
        add_statesman(g, "st-25a", "diamond")
        add_statesman(g, "st-25b", "circle")

    play.at("mortality", chits=["25"], dice={"tie.mortality": [1, 2, 6, 6]}, change=gracchi)
    survivor = next(one for one in play.g.senators.values() if one.statesman == "st-25b")
    assert (survivor.family, survivor.faction) == ("fam-sempronius", "circle")
    assert play.g.curia.families == []


def without_senators(g: Rome) -> None:
    """The triangle has lost all but one of its Senators; a hand and a treasury are left."""
    for number in (2, 6, 10):
        g.curia.families += numbered(g, number).cards
        del g.senators[numbered(g, number).id]
    enter(g, seat=Seat("triangle"), statesman="st-2a")
    enter(g, seat=Seat("circle"), statesman="st-18a")
    g.curia.families = ["fam-quinctius", "fam-manlius", "fam-junius", "fam-fabius"]
    g.factions[Seat("triangle")].hand.append("graft.1")
    g.factions[Seat("triangle")].leader = ""
    g.factions[Seat("triangle")].treasury, g.issued = 7, g.issued + 7


@clause("RR-1.05.4", "RR-DP5")
@pytest.mark.parametrize("answer", ["take", None])
def test_a_faction_without_senators_takes_the_top_one_of_the_curia(play: Play, answer: str | None) -> None:
    """Also if its player does not answer; a Family whose Statesman is in play is passed over."""
    play.at("mortality", chits=["2"], change=without_senators)
    assert not play.saw(FactionRevived)
    if answer:
        play.answer("triangle", "mortality.senator", answer)
    else:
        play.lapse("triangle", "mortality.senator")
    assert play.saw(FactionRevived) == [FactionRevived(play.g.seats[1], "fam-manlius")]
    assert play.g.factions[play.g.seats[1]].leader == "fam-manlius"
    assert play.g.curia.families == ["fam-quinctius", "fam-junius", "fam-fabius"]


@clause("RR-1.05.4", "RR-DP5")
def test_a_player_without_senators_may_resign(play: Play) -> None:
    play.at("mortality", chits=["2"], change=without_senators)
    play.answer("triangle", "mortality.senator", "resign")
    faction = play.g.factions[Seat("triangle")]
    assert play.saw(FactionOut) == [FactionOut(Seat("triangle"))]
    assert (faction.out, faction.hand, faction.treasury, faction.leader) == (True, [], 0, "")
    assert not play.saw(FactionRevived)
    assert "graft.1" in play.g.gone


@clause("RR-1.05.4")
def test_who_has_resigned_has_no_initiative_any_more(play: Play) -> None:
    """An epidemic in another's takes his last Senator."""
    chits = places(["2", "30", "29", "28", "27", "26"])
    coming = ("square", "triangle", "circle")
    befallen(play, EPIDEMIC, without_senators, coming=coming, dice={"event.chits": chits})
    play.answer("triangle", "mortality.senator", "resign")
    assert play.g.forum.coming == [Seat("square"), Seat("circle")]


@clause("RR-2.04.2", "RR-1.14.2")
async def test_disbanded_veterans_return_to_the_pool_and_a_bodyguard_is_spent(play: Play) -> None:
    play.at("mortality", chits=["none"])
    marius = numbered(play.g, 5)
    marius.settled, marius.bodyguard = 2, "open-bodyguard"
    before = play.g.army.pool["legion"]
    await_free(kill(play.g, marius, "mortality", "RR-1.05.2"))
    assert (play.g.army.pool["legion"], play.g.gone[-1]) == (before + 2, "open-bodyguard")


def await_free(script: object) -> None:
    """Run what asks nobody."""
    try:
        script.send(None)  # type: ignore[attr-defined]
    except StopIteration:
        return
    raise AssertionError("somebody was asked")
