"""RR-1.07.21.6, 1.07.8, RR-1.12.1.5: the end of the Forum Phase."""

from __future__ import annotations

import pytest

from games.kernel import Seat
from games.republic.bench import draw_out
from games.republic.events import Died, TieRolled
from games.republic.forum.events_cards import (
    ConcessionLost,
    CuriaRolled,
    EventLeft,
    FamilyJoined,
    LeaderFled,
    LeaderGone,
    WarLeft,
)
from games.republic.pieces import EnemyLeader
from games.rome.basics.events import GameEnded
from games.rome.forum.events import FarmerRolled, MajorMarked
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import CIRCLE, DIAMOND, Change, ended, event, omens
from tests.games.rome.play import (
    Play,
    add_force,
    add_leader,
    add_province,
    add_statesman,
    add_war,
    appoint,
    numbered,
)

DIES = "te-enemy-leader-dies"

# Enemy Leader Dies


def leaders(g: Rome) -> None:
    """Hannibal is with the 1st Punic War, Philip in the Curia."""
    g.wars["punic-1"].status = "active"
    add_leader(g, "hannibal", "punic-1")
    add_leader(g, "philip-v", "")


@clause("RR-1.07.21.6", "RR-DP25")
def test_the_hrao_discards_an_enemy_leader(play: Play) -> None:
    ended(play, event(DIES), leaders)
    assert play.asked() == [("diamond", "forum.enemy")]
    play.answer("diamond", "forum.enemy", "philip-v")
    assert play.saw(LeaderGone) == [LeaderGone("philip-v")]
    assert play.saw(EventLeft) == [EventLeft(DIES)]
    assert (play.g.gone, list(play.g.leaders), list(play.g.wars)) == (["philip-v"], ["hannibal"], ["punic-1"])


@clause("RR-1.07.21.6", "RR-DP25")
def test_by_default_the_strongest_active_one(play: Play) -> None:
    def also(g: Rome) -> None:
        add_leader(g, "hamilcar", "punic-1")

    ended(play, event(DIES), leaders, also, dice={"curia.philip-v": [1]})
    play.lapse("diamond", "forum.enemy")
    assert play.saw(LeaderGone) == [LeaderGone("hannibal")]


@clause("RR-1.07.21.6")
def test_without_a_leader_in_play_the_event_is_discarded(play: Play) -> None:
    ended(play, event(DIES))
    assert play.saw(EventLeft) == [EventLeft(DIES)]
    ended(play, event(DIES), lambda g: g.leaders.update(hannibal=EnemyLeader(id="hannibal", refuge="waiting")))
    assert list(play.g.leaders) == ["hannibal"]


@clause("RR-1.07.21.6")
def test_the_enemy_sues_for_peace(play: Play) -> None:
    def war(g: Rome) -> None:
        add_force(g, "punic-1", 9, legions=3, fleets=6)
        numbered(g, 9).proconsul = True
        numbered(g, 8).place, numbered(g, 8).at = "captive", "punic-1"
        g.wars["punic-1"].naval_victory = True

    ended(play, event(DIES, 2), leaders, war)
    play.answer("diamond", "forum.enemy", "hannibal")
    assert play.saw(WarLeft) == [WarLeft("punic-1", 17, shuffled=True)]
    assert (play.g.treasury, play.g.issued) == (117, 117)
    assert ("punic-1" in play.g.wars, "punic-1" in play.g.deck[-7:]) == (False, True)
    assert (len(play.g.army.active.legions), play.g.army.active.fleets, play.g.forces) == (7, 6, {})
    assert (play.senator(9).place, play.senator(9).proconsul) == ("rome", False)
    assert [one.senator for one in play.saw(Died)] == ["fam-furius"]


@clause("RR-1.07.21.6")
def test_the_greatest_war_makes_peace_and_a_revolt_brings_nothing(play: Play) -> None:
    def punic(g: Rome) -> None:
        add_war(g, "punic-2", revolt=True)
        add_war(g, "punic-3", "imminent")
        add_leader(g, "hamilcar", "punic-1")
        event("te-refuge")(g)

    ended(play, event(DIES, 2), leaders, punic)
    play.answer("diamond", "forum.enemy", "hannibal")
    # 20 + 20 and twice the Leaders against 30 and once: the fleet counts as long as it is not beaten
    assert play.saw(WarLeft) == [WarLeft("punic-1", 17, shuffled=True)]
    assert play.g.leaders["hamilcar"].war == "punic-2"
    assert not play.saw(LeaderFled), "he does not flee from a peace"

    def beaten(g: Rome) -> None:
        g.wars["punic-1"].naval_victory = True

    ended(play, event(DIES, 2), leaders, punic, beaten)
    play.answer("diamond", "forum.enemy", "hannibal")
    assert play.saw(WarLeft) == [WarLeft("punic-2", 0, shuffled=True)]


@clause("RR-1.07.21.6")
def test_a_leader_without_a_war_goes_alone(play: Play) -> None:
    ended(play, event(DIES, 2), leaders)
    play.answer("diamond", "forum.enemy", "philip-v")
    assert (play.saw(WarLeft), list(play.g.wars)) == ([], ["punic-1"])


@clause("RR-1.07.21.6", "RR-DP26")
def test_of_wars_of_one_strength_the_hrao_chooses_or_the_dice(play: Play) -> None:
    def mithridatic(g: Rome) -> None:
        g.wars.clear()
        add_war(g, "mithridatic-1", "inactive")  # 10
        add_war(g, "mithridatic-2", "active")  # 6 and 4
        add_leader(g, "mithridates-vi", "mithridatic-2")

    def asked() -> None:
        ended(play, event(DIES, 2), mithridatic, scenario="late", dice={"tie.peace": [6, 6, 1, 1]})
        play.answer("diamond", "forum.enemy", "mithridates-vi")

    asked()
    assert play.options("diamond", "forum.peace") == ["dice", "mithridatic-1", "mithridatic-2"]
    play.answer("diamond", "forum.peace", "mithridatic-2")
    assert [one.war for one in play.saw(WarLeft)] == ["mithridatic-2"]
    asked()
    play.lapse("diamond", "forum.peace")
    assert play.saw(TieRolled)
    assert [one.war for one in play.saw(WarLeft)] == ["mithridatic-1"]


@clause("RR-1.07.21.6", "RR-3.04.1")
@pytest.mark.parametrize(("scenario", "shuffled"), [("early", False), ("extended", True)])
def test_with_the_deck_empty_the_war_goes_into_the_next(play: Play, scenario: str, shuffled: bool) -> None:
    ended(play, event(DIES, 2), leaders, lambda g: g.deck.clear(), scenario=scenario)
    play.answer("diamond", "forum.enemy", "hannibal")
    assert play.saw(WarLeft)[0].shuffled == shuffled
    assert ("punic-1" in play.g.next_deck[-7:], "punic-1" in play.g.gone) == (shuffled, not shuffled)
    assert play.g.era == "early"


# Putting Rome in order


@clause("RR-1.07.8")
def test_holders_of_major_offices_are_marked(play: Play) -> None:
    def officials(g: Rome) -> None:
        appoint(g, "censor", 6)
        appoint(g, "pontifex-maximus", 7)
        numbered(g, 9).proconsul = True
        add_province(g, "sicilia", 8)

    ended(play, officials)
    marked = ["fam-cornelius", "fam-manlius", "fam-fulvius", "fam-aurelius"]
    assert play.saw(MajorMarked) == [MajorMarked(tuple(marked))]
    assert [one.id for one in play.g.aligned() if one.major] == marked


@clause("RR-1.07.8", "RR-1.07.321")
def test_wars_and_their_leaders_ruin_tax_farmers(play: Play) -> None:
    def ruin(g: Rome) -> None:
        add_war(g, "punic-2")
        add_leader(g, "hannibal", "punic-2")
        add_leader(g, "hamilcar", "punic-2")
        draw_out(g, "tax-farmer-3")
        draw_out(g, "tax-farmer-5")
        numbered(g, 7).concessions, numbered(g, 7).revealed = ["tax-farmer-3"], ["tax-farmer-3"]
        g.concessions.append("tax-farmer-5")

    dice = {"farmer.punic-2": [3], "farmer.hannibal": [5], "curia.tax-farmer-3": [1], "curia.tax-farmer-5": [1]}
    ended(play, ruin, omens(2), dice=dice)
    assert play.saw(FarmerRolled) == [FarmerRolled("punic-2", 3, destroyed=True), FarmerRolled("hannibal", 5, True)]
    lost = [ConcessionLost("tax-farmer-3", "fam-fulvius"), ConcessionLost("tax-farmer-5", "")]
    assert play.saw(ConcessionLost) == lost
    assert (play.senator(7).concessions, play.g.concessions) == ([], [])
    assert play.g.curia.concessions == ["tax-farmer-3", "tax-farmer-5"]


@clause("RR-1.07.8")
@pytest.mark.parametrize(
    ("war", "status", "leader", "rolls"),
    [
        ("punic-2", "imminent", "hannibal", []),
        ("punic-2", "active", "", ["punic-2"]),
        ("slave-3-gladiator", "active", "spartacus", ["slave-3-gladiator", "spartacus"]),
        ("slave-1-sicilian", "active", "spartacus", []),
    ],
)
def test_who_rolls_for_tax_farmers(play: Play, war: str, status: str, leader: str, rolls: list[str]) -> None:
    def forum(g: Rome) -> None:
        add_war(g, war, status)
        if leader:
            add_leader(g, leader, war)

    ended(play, forum, scenario="alternative")
    assert [one.cause for one in play.saw(FarmerRolled)] == rolls


@clause("RR-1.07.8", "RR-1.07.321", "RR-1.07.21.8")
@pytest.mark.parametrize(("roll", "times", "revived"), [(5, 0, True), (4, 0, False), (6, 1, True), (5, 1, False)])
def test_on_five_or_six_cards_leave_the_curia(play: Play, roll: int, times: int, revived: bool) -> None:
    def curia(g: Rome) -> None:
        for card in ("fam-aelius", "mining", "philip-v"):
            draw_out(g, card)
        g.curia.families, g.curia.concessions = ["fam-aelius"], ["mining"]
        add_leader(g, "philip-v", "")
        if times:
            omens(times)(g)

    ended(play, curia, dice={f"curia.{card}": [roll] for card in ("fam-aelius", "mining", "philip-v")})
    assert [one.card for one in play.saw(CuriaRolled)] == ["mining", "fam-aelius", "philip-v"]
    assert (play.g.concessions, play.g.curia.concessions) == ((["mining"], []) if revived else ([], ["mining"]))
    assert (("fam-aelius" in play.g.senators), not play.g.curia.families) == (revived, revived)
    assert ("philip-v" in play.g.leaders) == (not revived)


@clause("RR-1.07.8")
def test_leaders_who_are_at_war_or_wait_for_a_refuge_do_not_age(play: Play) -> None:
    def elsewhere(g: Rome) -> None:
        leaders(g)
        g.leaders["hamilcar"] = EnemyLeader(id="hamilcar", refuge="waiting")

    ended(play, elsewhere, dice={f"curia.{name}": [6] for name in ("philip-v", "hannibal", "hamilcar")})
    assert [one.card for one in play.saw(CuriaRolled)] == ["philip-v"]
    assert (list(play.g.leaders), play.saw(LeaderGone)) == (["hannibal", "hamilcar"], [LeaderGone("philip-v")])


@clause("RR-1.07.8", "RR-1.07.312.4")
def test_a_revived_family_goes_under_its_statesman(play: Play) -> None:
    def curia(g: Rome) -> None:
        add_statesman(g, "st-18a", "circle")
        draw_out(g, "fam-quinctius")
        g.curia.families = ["fam-quinctius"]

    ended(play, curia, dice={"curia.fam-quinctius": [6]})
    assert play.saw(FamilyJoined) == [FamilyJoined("fam-quinctius", "st-18a")]


@clause("RR-1.07.8")
def test_who_died_this_phase_may_come_back_at_once(play: Play) -> None:
    def captive(g: Rome) -> None:
        leaders(g)
        numbered(g, 8).place, numbered(g, 8).at = "captive", "punic-1"

    ended(play, event(DIES, 2), captive, dice={"curia.fam-furius": [6]})
    play.answer("diamond", "forum.enemy", "hannibal")
    assert (play.senator(8).faction, play.g.curia.families) == (None, [])


# Era Ends


def influence(**numbers: int) -> Change:
    """These Senators have so much INF, all others none."""

    def change(g: Rome) -> None:
        g.era_ends = True
        for senator in g.senators.values():
            senator.influence = numbers.get(f"n{senator.number}", 0)

    return change


@clause("RR-1.12.1.5", "RR-1.07.8")
def test_when_the_era_is_over_the_faction_with_most_influence_wins(play: Play) -> None:
    ended(play, influence(n1=9, n5=3, n2=11))
    assert play.saw(GameEnded) == [GameEnded("influence", DIAMOND)]
    assert play.saw(MajorMarked), "after Rome was put in order"
    assert play.table.over


@clause("RR-1.12.1.5")
def test_rebels_and_captives_do_not_count(play: Play) -> None:
    def unfree(g: Rome) -> None:
        numbered(g, 5).rebel = True
        numbered(g, 9).place, numbered(g, 9).at = "captive", "punic-1"

    ended(play, influence(n1=3, n5=9, n9=9, n7=4), unfree)
    assert play.g.ending is not None
    assert play.g.ending.winner == CIRCLE


@clause("RR-1.12.1.5")
@pytest.mark.parametrize(
    ("numbers", "knights", "winner", "beside"),
    [
        ({"n1": 5, "n5": 5, "n3": 6, "n7": 4}, {}, "circle", []),
        ({"n1": 6, "n5": 4, "n3": 6, "n7": 4}, {11: 9}, "circle", []),
        ({"n2": 6, "n8": 6}, {2: 5, 8: 3}, "triangle", ["square"]),
    ],
)
def test_ties_go_by_the_best_senator_then_by_votes_then_they_share(
    play: Play, numbers: dict[str, int], knights: dict[int, int], winner: str, beside: list[str]
) -> None:
    def votes(g: Rome) -> None:
        for number, count in knights.items():
            numbered(g, number).knights = count
        # ORA in Rome: triangle 2 + 2 + 2, square 3 + 3 + 2
        assert [sum(one.oratory for one in g.in_rome(Seat(seat))) for seat in ("triangle", "square")] == [6, 8]

    ended(play, influence(**numbers), votes)
    assert play.g.ending is not None
    assert (play.g.ending.winner, play.g.ending.beside) == (winner, beside)


@clause("RR-1.12.1.5", "RR-1.09.822")
def test_a_consul_for_life_wins_instead(play: Play) -> None:
    def mighty(g: Rome) -> None:
        numbered(g, 2).influence, numbered(g, 3).influence, numbered(g, 7).influence = 35, 30, 30
        g.era_ends = True

    ended(play, mighty, event(DIES), leaders)
    play.lapse_all("forum.enemy")
    assert play.saw(GameEnded) == [GameEnded("consul-for-life", Seat("triangle"))]
