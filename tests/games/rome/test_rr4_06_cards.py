"""RR-4.04.1, RR-4.06, RR-4.07: cards that are played at once, traded or kept; revolts; assassinations."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.events import Died
from games.republic.forum.events import ConcessionPlayed, Peddled
from games.republic.neutrals.events import ConspiracyRolled
from games.republic.pieces import Legion
from games.republic.revolution.events import CardsDiscarded, RedCardsTraded
from games.republic.senate.events import ElectedForLife
from games.republic.senate.events_assassination import AssassinationEnded, AssassinSent, BodyguardsPlayed
from games.rome.bench import add_legions
from games.rome.revolution.events import AllegianceTested
from games.rome.senate.events_laws import LawEnacted
from games.rome.senate.pieces import Session
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.neutrals import (
    CIRCLE,
    DIAMOND,
    SQUARE,
    STAR,
    TRIANGLE,
    Change,
    marked,
    members,
    purse,
    solo,
    treasury,
)
from tests.games.rome.play import Play, add_force, add_senator, add_war, numbered


def sitting(g: Rome) -> None:
    g.senate = Session()


# Played at once


@clause("RR-4.04.1")
def test_a_neutral_plays_a_law_at_once(play: Play) -> None:
    solo(play, "forum.persuasion", cards={"triangle": ["law-calpurnian"]}, scenario="middle")
    assert play.saw(LawEnacted) == [LawEnacted("law-calpurnian")]
    assert play.g.factions[TRIANGLE].hand == []


@clause("RR-4.04.1", "RR-1.15.2")
def test_a_law_whose_time_has_not_come_waits(play: Play) -> None:
    solo(play, "forum.persuasion", cards={"triangle": ["law-acilian"]}, scenario="middle")
    assert play.g.factions[TRIANGLE].hand == ["law-acilian"]


@clause("RR-4.04.1", "RR-DP78")
def test_a_player_plays_a_concession_at_any_time(play: Play) -> None:
    solo(play, "revenue.redistribution", cards={"diamond": ["mining"]})
    play.answer("diamond", "revolution.play", f"mining@{play.senator(6).id}")
    assert play.saw(ConcessionPlayed) == [ConcessionPlayed(DIAMOND, "mining", play.senator(6).id)]
    assert play.senator(6).concessions == ["mining"]


@clause("RR-4.04.1", "RR-DP59")
def test_a_player_plays_a_law_at_any_time(play: Play) -> None:
    solo(play, "revenue.redistribution", cards={"diamond": ["law-calpurnian"]}, scenario="middle")
    play.answer("diamond", "senate.law", "law-calpurnian")
    assert play.saw(LawEnacted) == [LawEnacted("law-calpurnian")]


@clause("RR-4.04.1")
def test_without_neutrals_nobody_does(play: Play) -> None:
    play.at("revenue.redistribution", seats=3, cards={"diamond": ["mining"]})
    assert not play.asked("revolution.play")


@clause("RR-4.07.5")
def test_influence_peddling_at_once_against_who_has_most_cards(play: Play) -> None:
    hands = {"star": ["influence-peddling"], "circle": ["tribune.1", "tribune.2"], "diamond": ["tribune.3"]}
    solo(play, "forum.persuasion", cards=hands)
    (told,) = play.saw(Peddled)
    assert (told.seat, told.victim) == (STAR, CIRCLE)


@clause("RR-4.07.5")
def test_of_equals_against_the_most_influence(play: Play) -> None:
    hands = {"star": ["influence-peddling"], "circle": ["tribune.1"], "diamond": ["tribune.3"]}
    solo(play, "forum.persuasion", marked(3, influence=30), cards=hands)
    assert play.saw(Peddled)[0].victim == CIRCLE


# Trades, and no limit


@clause("RR-4.06.1")
def test_two_neutrals_swap_statesmen_each_of_whom_has_the_others_family(play: Play) -> None:
    """Fabius is triangle's, Quinctius square's."""

    def quinctius(g: Rome) -> None:
        add_senator(g, 18, "square")

    solo(play, "revolution.deals", quinctius, cards={"triangle": ["st-18a"], "square": ["st-2a"]})
    assert (play.g.factions[TRIANGLE].hand, play.g.factions[SQUARE].hand) == (["st-2a"], ["st-18a"])
    assert play.saw(RedCardsTraded) == [RedCardsTraded((TRIANGLE, SQUARE), (1, 1))]


def offered(play: Play, *hand: str) -> None:
    """Triangle holds Scipio, whose Family is diamond's."""
    solo(play, "revolution.deals", cards={"triangle": ["st-1a"], "diamond": list(hand)})


@clause("RR-4.06.1", "RR-DP76")
def test_a_player_may_give_two_random_intrigue_cards_for_it(play: Play) -> None:
    offered(play, "tribune.1", "assassin.1", "mining")
    play.answer("diamond", "revolution.deal", "intrigues")
    assert sorted(play.g.factions[DIAMOND].hand) == ["mining", "st-1a"]
    assert sorted(play.g.factions[TRIANGLE].hand) == ["assassin.1", "tribune.1"]


@clause("RR-4.06.1")
def test_or_a_statesman_whose_family_is_the_neutrals(play: Play) -> None:
    offered(play, "st-2a", "tribune.1", "tribune.2")
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revolution.deal", "intrigues")
    play.answer("diamond", "revolution.deal", "st-2a")
    assert play.g.factions[TRIANGLE].hand == ["st-2a"]
    assert "st-1a" in play.g.factions[DIAMOND].hand


@clause("RR-DP76", "RR-4.06.1")
@pytest.mark.parametrize("hand", [("tribune.1",), ("tribune.1", "mining"), ("tribune.1", "tribune.2")])
def test_or_nothing(play: Play, hand: tuple[str, ...]) -> None:
    offered(play, *hand)
    play.lapse("diamond", "revolution.deal")
    assert play.g.factions[TRIANGLE].hand == ["st-1a"]
    assert play.saw(RedCardsTraded) == []


@clause("RR-4.06.1")
def test_a_statesman_it_can_play_is_not_traded(play: Play) -> None:
    solo(play, "revolution.deals", cards={"triangle": ["st-2a"], "diamond": ["tribune.1", "tribune.2"]})
    assert play.saw(RedCardsTraded) == []
    assert [one for one in play.table.open.values() if one.decision.about.get("from") == TRIANGLE] == []


@clause("RR-4.07.1")
def test_a_neutral_has_no_hand_limit(play: Play) -> None:
    hand = [*(f"tribune.{n}" for n in range(1, 7)), "assassin.1"]
    solo(play, "revolution.hands", cards={"triangle": hand})
    assert play.g.factions[TRIANGLE].hand == hand
    assert play.saw(CardsDiscarded) == []


# Revolts


def victorious(legions: int, number: int = 2) -> Change:
    def change(g: Rome) -> None:
        add_war(g, "syrian")
        add_force(g, "syrian", number, legions=legions).victorious = True

    return change


def revolt(play: Play, legions: int, money: int, *changes: Change, dice: list[int]) -> Play:
    ready = (victorious(legions), purse(2, money), lambda g: setattr(g, "turn", 2), *changes)
    return solo(play.until("revolution.end"), "revolution.revolt", *ready, dice={"allegiance": dice})


@clause("RR-4.06.2")
@pytest.mark.parametrize(("money", "tested"), [(29, 0), (30, 1)])
def test_it_revolts_only_with_three_talents_a_legion(play: Play, money: int, tested: int) -> None:
    revolt(play, 10, money, dice=[1] * 10)
    assert len(play.saw(AllegianceTested)) == tested


@clause("RR-4.06.2")
def test_the_faction_treasury_counts(play: Play) -> None:
    revolt(play, 10, 10, treasury("triangle", 20), dice=[1] * 10)
    assert len(play.saw(AllegianceTested)) == 1


@clause("RR-4.06.2")
@pytest.mark.parametrize(("at_home", "paid"), [(0, 0), (4, 0)])
def test_it_pays_only_if_that_promises_a_majority(play: Play, at_home: int, paid: int) -> None:
    """In the Early Republic a paid legion follows with 4 or more: half of ten is no majority."""

    def rest(g: Rome) -> None:
        g.army.pool["legion"] += len(g.army.active.legions)
        g.army.active.legions = add_legions(g, at_home)

    revolt(play, 10, 60, rest, dice=[1] * 10)
    assert len(play.saw(AllegianceTested)[0].paid) == paid


@clause("RR-4.06.2")
def test_with_devoted_veterans_it_pays(play: Play) -> None:
    def devoted(g: Rome) -> None:
        g.army.pool["legion"] += len(g.army.active.legions)
        g.army.active.legions = []
        force = g.rebel_force() or next(iter(g.forces.values()))
        for legion in force.units.legions[:2]:
            legion.veteran, legion.loyal = True, numbered(g, 2).id

    revolt(play, 10, 60, devoted, dice=[1] * 8)
    assert len(play.saw(AllegianceTested)[0].paid) == 8


@clause("RR-4.06.2")
@pytest.mark.parametrize(("follow", "rebels"), [(6, 1), (5, 0)])
def test_it_goes_on_only_with_sixty_percent_of_all_legions(play: Play, follow: int, rebels: int) -> None:
    def rest(g: Rome) -> None:
        g.army.pool["legion"] += len(g.army.active.legions)
        g.army.active.legions = []

    revolt(play, 10, 60, rest, dice=[6] * follow + [1] * (10 - follow))
    if play.asked("revolution.join"):
        play.lapse_all("revolution.join")
    assert len(play.g.rebels()) == rebels
    invariants(play.g)


# Assassination


def plotting(play: Play, *changes: Change, coalition: tuple[str, ...] = ("triangle", "circle"), **how: object) -> Play:
    return solo(play.until("senate.orders"), "senate.plots", members(*coalition), sitting, *changes, **how)


@clause("RR-4.05.413", "RR-4.07.3")
def test_a_senator_with_twenty_one_of_a_faction_ruling_alone_becomes_consul_for_life(play: Play) -> None:
    """Everybody else rolls; the highest must attempt it, and fails."""
    plotting(play, marked(2, influence=21), coalition=("triangle",), dice={"plot": [1, 2, 5, 3], "assassination": [3]})
    (told,) = play.saw(ConspiracyRolled)
    assert told.seat == [seat for seat in play.g.from_hrao() if seat != TRIANGLE][2]
    assert [one.senator for one in play.saw(ElectedForLife)] == [play.senator(2).id]


@clause("RR-4.05.413")
def test_unless_he_is_killed(play: Play) -> None:
    plotting(play, marked(2, influence=21), coalition=("triangle",), dice={"plot": [1, 2, 5, 3], "assassination": [6]})
    assert play.saw(AssassinationEnded)[0].killed
    assert play.saw(ElectedForLife) == []


@clause("RR-4.05.413")
@pytest.mark.parametrize(("influence", "coalition"), [(20, ("triangle",)), (21, ("triangle", "circle"))])
def test_not_with_less_or_beside_others(play: Play, influence: int, coalition: tuple[str, ...]) -> None:
    plotting(play, marked(2, influence=influence), coalition=coalition)
    play.lapse_all("senate.conspire")
    assert play.saw(ElectedForLife) == []


@clause("RR-4.07.3", "RR-DP100")
def test_a_player_may_call_for_an_assassination(play: Play) -> None:
    plotting(play, marked(2, influence=22), dice={"plot": [6, 1, 1, 1], "assassination": [3]})
    decision = play.decision("diamond", "senate.conspire")
    assert (decision.point, decision.lapse) == ("RR-DP100", "none")
    play.answer("diamond", "senate.conspire", play.senator(2).id)
    assert play.saw(ConspiracyRolled)[0].victim == play.senator(2).id


@clause("RR-4.07.3")
def test_neutrals_roll_only_against_one_who_is_mightier_than_any_other(play: Play) -> None:
    """Against an equal the player alone rolls, and must do it himself; he says who goes, with how many Assassins."""
    plotting(
        play, marked(2, influence=22), marked(3, influence=22), dice={"plot": [1], "assassination": [3]},
        cards={"diamond": ["assassin.1"]},
    )  # fmt: skip
    play.answer("diamond", "senate.conspire", play.senator(2).id)
    assert play.saw(ConspiracyRolled)[0].rolls == {"diamond": 1}
    play.answer("diamond", "senate.assassinate", {"assassin": play.senator(11).id, "cards": 1})
    assert play.saw(AssassinSent) == [AssassinSent(DIAMOND, play.senator(11).id, play.senator(2).id, 1)]


@clause("RR-4.07.3")
def test_a_neutral_adds_its_assassins_and_uses_them_all(play: Play) -> None:
    plotting(
        play, marked(2, influence=22), dice={"plot": [2, 2, 2, 2], "assassination": [1]},
        cards={"star": ["assassin.1"]},
    )  # fmt: skip
    play.answer("diamond", "senate.conspire", play.senator(2).id)
    (told,) = play.saw(ConspiracyRolled)
    assert (told.seat, told.rolls["star"]) == (STAR, 3)
    (sent,) = play.saw(AssassinSent)
    assert (sent.cards, numbered(play.g, 2).id) == (1, sent.victim)
    assert "assassin.1" in play.g.gone


@clause("RR-4.07.3")
def test_the_leader_of_a_caught_assassin_is_guilty_at_once(play: Play) -> None:
    """Of the others the fourth rolls highest, and his assassin is caught: nobody votes on his Leader."""
    plotting(play, marked(2, influence=22), dice={"plot": [1, 1, 1, 6], "assassination": [1]})
    play.answer("diamond", "senate.conspire", play.senator(2).id)
    seat = play.saw(ConspiracyRolled)[0].seat
    assert not play.asked("senate.vote")
    assert [(one.seat, one.cause) for one in play.saw(Died)] == [(seat, "caught"), (seat, "executed")]


@clause("RR-4.07.4")
def test_neutrals_play_all_bodyguards(play: Play) -> None:
    plotting(
        play, marked(2, influence=22), dice={"plot": [6, 1, 1, 1], "assassination": [3], "assassination.guard": [4, 4]},
        cards={"triangle": ["secret-bodyguard.1", "secret-bodyguard.2"]}, scenario="middle",
    )  # fmt: skip
    play.answer("diamond", "senate.conspire", play.senator(2).id)
    if play.asked("senate.assassinate"):
        play.lapse("diamond", "senate.assassinate")
    assert [one.guards for one in play.saw(BodyguardsPlayed)] == [2]


@clause("RR-4.07.4", "RR-1.06.0")
@pytest.mark.parametrize(("influence", "guarded"), [(21, True), (20, False)])
def test_the_open_bodyguard_goes_on_its_mightiest_senator(play: Play, influence: int, guarded: bool) -> None:
    solo(
        play, "revenue.income", marked(7, influence=influence), cards={"triangle": ["open-bodyguard"]}, scenario="late"
    )
    play.lapse_all("revenue.bodyguard")
    assert (play.senator(7).bodyguard == "open-bodyguard") is guarded


def test_a_legion_is_a_legion() -> None:
    assert not Legion(type="legion").veteran
