"""RC-9.10.1: what is kept of money and votes lest a rival is elected for life, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.minds.sensible.forum import prize
from games.carthage.minds.sensible.interests import INTERESTS, SUFFETE, share
from games.carthage.minds.sensible.voting import SAVED, affordable_votes
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.minds import coalitions
from games.republic.minds.voting import MOST
from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import table
from tests.games.carthage.ahead.senate_helpers import SHEETED, SHEETS, meeting
from tests.games.carthage.combat import law
from tests.games.carthage.forum import initiative, purse
from tests.games.carthage.minds.chamber import bought, influence
from tests.games.carthage.minds.saying import says, without
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import away, propose, session, vote


def facing(play: Play, his: int, own: int) -> Any:
    """What diamond's Mago gives of so much, where triangle's Milko has so much."""

    def change(g: Carthage) -> None:
        purse(own, 1)(g)
        purse(his, 6)(g)
        influence(6, 20)(g)

    play.at("revenue.contributions", change=change)
    return says(play, "diamond", "revenue.contribute")["fam-mago"]


def test_votes_against_a_rule_for_life_are_not_given_away(play: Play) -> None:
    assert facing(play, 110, 90) == 0


def test_near_the_end_what_buys_no_votes_is_given(play: Play) -> None:
    """RC-9.7.2: under the Sumptuary Law 110 Talents are five votes; 140 lay in a purse to the end of a game.

    Sooner it made too many rulers for life.
    """
    assert facing(play, 110, 90) == 0
    law("law-sumptuary")(play.g)
    assert says(play, "diamond", "revenue.contribute")["fam-mago"] == 0
    del play.g.deck[3:]
    assert says(play, "diamond", "revenue.contribute")["fam-mago"] == 50


def test_where_nobody_could_be_elected_money_is_given(play: Play) -> None:
    assert facing(play, 0, 90) == 50


def test_who_has_no_rival_left_gives_all_the_same(play: Play) -> None:
    def alone(g: Carthage) -> None:
        purse(90, 1)(g)
        for seat in g.seats:
            g.factions[seat].out = seat != "diamond"

    play.at("revenue.contributions", change=alone)
    assert says(play, "diamond", "revenue.contribute")["fam-mago"] == 50


def test_who_would_hold_few_votes_even_then_disarms_nobody(play: Play) -> None:
    """RC-9.10.1: a rich rival none of whose Senators can have 21 Influence this turn is elected by no money."""
    assert facing(play, 110, 90) == 0
    numbered(play.g, 6).influence = 12
    assert says(play, "diamond", "revenue.contribute")["fam-mago"] == 50


def test_all_senators_of_a_faction_keep_together_what_holds_a_rival_off(play: Play) -> None:
    """Each alone could give and harm nobody."""
    facing(play, 60, 90)
    for number in (7, 9):
        purse(60, number)(play.g)
    given = says(play, "diamond", "revenue.contribute")
    assert 0 < sum(talents > 0 for talents in given.values()) < 3


def test_the_money_of_whom_nobody_speaks_for_holds_nobody_off(play: Play) -> None:
    """RC-9.0.9: a faction without a Senator in Carthage is not called."""
    facing(play, 60, 90)
    for one in play.g.senators_of(Seat("circle")):
        one.talents = 60
    assert says(play, "diamond", "revenue.contribute")["fam-mago"] == 50
    for one in play.g.senators_of(Seat("circle")):
        one.place = "province"
    assert says(play, "diamond", "revenue.contribute")["fam-mago"] == 0


def test_what_holds_a_rival_off_is_not_put_with_who_is_away(play: Play) -> None:
    """RC-9.0.10: 306T lay with Governors, who would give in the next turn, and a rival was elected by 94T of votes."""

    def abroad(his: int) -> int:
        def change(g: Carthage) -> None:
            influence(6, 20)(g)
            purse(his, 6)(g)
            purse(220, 1)(g)
            numbered(g, 9).place = "province"

        play.at("revenue.redistribution", change=change)
        return says(play, "diamond", "revenue.redistribute").get("fam-bomilcar", 0)

    assert (abroad(0), abroad(150)) == (50, 0)


@clause("RC-6.10", "RC-9.0.10", "RC-12.1d")
@pytest.mark.parametrize(("cards", "abroad"), [(12, 50), (0, 0)])
def test_nor_anything_when_no_gift_is_to_come(cards: int, abroad: int, play: Play) -> None:
    """In the last Revenue Phase, when gifts had been made, 34T went to two Governors, who could do nothing with it."""

    def change(g: Carthage) -> None:
        purse(220, 1)(g)
        numbered(g, 9).place = "province"
        del g.deck[cards:]

    play.at("revenue.redistribution", change=change)
    assert says(play, "diamond", "revenue.redistribute").get("fam-bomilcar", 0) == abroad


def test_what_holds_a_rival_off_is_not_spent_in_the_forum(play: Play) -> None:
    initiative(play, "forum.persuasion", influence(1, 12), influence(6, 22), purse(30, 1), purse(30, 6))
    assert says(play, "diamond", "forum.persuade")["bribe"] == 0
    assert without(play, "votes-kept", "diamond", "forum.persuade")["bribe"] > 0


@clause("RC-8.5.6")
@pytest.mark.parametrize(("own", "bribed"), [(4, True), (0, False)])
def test_but_who_has_more_votes_than_it_puts_at_risk_is_won_by_it(own: int, bribed: bool, play: Play) -> None:
    """With 14T, 22T and 48T kept for votes nobody tried the unaligned, who all joined the one elected in the end."""

    def unaligned(g: Carthage) -> None:
        numbered(g, 12).faction = None

    kept = [*(influence(number, own) for number in (1, 5, 9)), influence(6, 22), purse(30, 1, 5, 9)]
    initiative(play, "forum.persuasion", *kept, purse(90, 6), unaligned)
    said = says(play, "diamond", "forum.persuade")
    assert (said["target"] == "fam-malchus" and said["bribe"] > 0) == bribed


@clause("RC-8.5.6", "RC-8.5.8", "RC-12.4")
@pytest.mark.parametrize(("left", "tried"), [(0, True), (20, False)])
def test_and_in_the_last_turn_so_is_a_rivals_man_with_his_purse(left: int, tried: bool, play: Play) -> None:
    """With 826T in the last Forum nobody tried a Senator with 84T, who decided the game by 19 Influence."""

    def last(g: Carthage) -> None:
        del g.deck[left:], g.next_deck[left:]

    points = influence(1, 20), influence(7, 22), influence(10, 19)
    initiative(play, "forum.persuasion", *points, purse(200, 1), purse(200, 7), purse(60, 10), last)
    said = says(play, "diamond", "forum.persuade")
    assert (said["bribe"] > 60) == tried


@clause("RC-8.7")
@pytest.mark.parametrize(("his", "bidder"), [(30, "none"), (0, "fam-mago")])
def test_nor_for_an_initiative_in_which_nothing_may_be_spent(his: int, bidder: str) -> None:
    """8T went for two initiatives "with money to spare", and in both a Trader was sought with nothing."""
    play = table()
    initiative(play, "forum.auction", influence(1, 12), influence(6, 22), purse(30, 1), purse(his, 6), number=5)
    assert says(play, "diamond", "forum.bid")["senator"] == bidder
    play.table.plan_ahead()
    assert says(play, "diamond", "forum.plan")["bid"]["payer"] == bidder


@clause("RC-9.7.2")
@pytest.mark.parametrize(("limited", "spent"), [(False, False), (True, True)])
def test_what_buys_no_votes_for_life_is_spent_in_the_forum(limited: bool, spent: bool, play: Play) -> None:
    """A game was lost by two votes; 106T had been kept "for votes", of which the Sumptuary Law lets buy ten."""
    rich = purse(60, 1), purse(60, 6), influence(1, 12), influence(6, 22)
    initiative(play, "forum.persuasion", *rich, *([law("law-sumptuary")] if limited else []))
    assert (says(play, "diamond", "forum.persuade")["bribe"] > 0) == spent
    initiative(play, "forum.trader", *rich, *([law("law-sumptuary")] if limited else []))
    assert (says(play, "diamond", "forum.trader")["talents"] > 0) == spent


@clause("RC-8.1", "RC-9.10.1")
@pytest.mark.parametrize(("own", "spent"), [(20, True), (60, False), (200, True)])
def test_what_has_ones_own_elected_for_life_is_not_spent_on_traders(own: int, spent: bool, play: Play) -> None:
    """27T went on Traders before a vote that was won by 284 against 275, all money counted, and ended the game."""
    initiative(play, "forum.trader", influence(1, 22), purse(own, 1), purse(60, 6))
    assert (says(play, "diamond", "forum.trader")["talents"] > 0) == spent


@clause("RC-8.1", "RC-9.1c", "RC-9.10.1")
@pytest.mark.parametrize(("standing", "spent"), [(18, False), (12, True)])
def test_nor_what_has_him_elected_who_rises_by_an_office_before(standing: int, spent: bool, play: Play) -> None:
    """27T went for Traders, and with a seat in the Committee he was elected by three votes."""
    initiative(play, "forum.trader", influence(1, standing), purse(60, 1), purse(60, 6))
    assert (says(play, "diamond", "forum.trader")["talents"] > 0) == spent


@clause("RC-9.7.2")
def test_the_money_of_who_is_away_is_not_spent_for_him_by_others(play: Play) -> None:
    """An Explorer's 8T bought no votes; so the last 8T of the only one at home went on a Trader, and none on votes."""
    abroad = purse(5, 1), purse(60, 5, 6), influence(1, 12), influence(6, 22), away(5)
    initiative(play, "forum.trader", *abroad, law("law-sumptuary"))
    assert says(play, "diamond", "forum.trader")["talents"] == 0


@clause("RC-6.10", "RC-9.7.2")
@pytest.mark.parametrize(("his", "shared"), [(60, 5), (0, 0)])
def test_under_the_sumptuary_law_each_has_the_votes_that_he_may_buy(his: int, shared: int, play: Play) -> None:
    """One who could buy five votes held 16T, the other of his faction at home nothing; a ruler had one vote more."""

    def change(g: Carthage) -> None:
        rich = purse(40, 1), purse(his, 6), influence(1, 12), influence(6, 22 if his else 2)
        for one in (*rich, law("law-sumptuary")):
            one(g)

    play.at("revenue.redistribution", change=change)
    said = says(play, "diamond", "revenue.redistribute")
    assert [said.get(name, 0) for name in ("fam-mangi", "fam-bomilcar")] == [shared, shared]


def test_who_may_be_elected_loses_his_senators_before_others_do(play: Play) -> None:
    """RC-8.5.1, 9.10.1: three factions won Senators from each other until a fourth had ten, and was elected."""

    def dear(talents: int) -> float:
        initiative(play, "forum.persuasion", influence(6, 22), purse(talents, 6), purse(20, 1, 7))
        view = see.view(play.g, Seat("diamond"))
        return prize(view, view.senators["fam-adherbal"])

    assert dear(60) > 1.4 * dear(0)


def votes_bought(play: Play, his: int, *defeated: str) -> int:
    """The votes diamond buys for one of its own and one of triangle's, when square's Malchus has so many Talents."""
    session(play, "senate.suffetes", influence(12, 22), purse(his, 12), purse(30, 1), *map(away, (2, 6)))
    play.g.senate.defeated += defeated
    propose(play, "suffetes", {"first": "fam-bomilcar", "second": "fam-adherbal"})
    for seat, voice in (("triangle", "for"), ("circle", "against"), ("square", "against")):
        vote(play, seat, voice)
    return bought(says(play, "diamond", "senate.vote"))


def test_nor_on_votes_for_posts_until_nobody_can_be_elected_any_more(play: Play) -> None:
    """RC-9.10.1: two rivals spent 94T on votes about seats, and the third was elected for life in the next Senate."""
    assert votes_bought(play, 60) == 0
    assert votes_bought(play, 0) > 0
    assert votes_bought(play, 60, "life:fam-malchus") > 0


@clause("RC-9.1", "RC-9.10.1")
@pytest.mark.parametrize(("his", "rank", "spent"), [(35, 22, False), (200, 22, True), (0, 30, True)])
def test_nor_to_keep_the_chair_from_who_is_held_off_by_it(his: int, rank: int, spent: bool, play: Play) -> None:
    """44T went against two pairs, and who presided then was elected for life by 64 to 63: by that money he had failed.

    RC-9.10.2: it is spent where the office alone makes a ruler.
    """
    session(play, "senate.suffetes", influence(12, rank), purse(his, 12), purse(60, 1), *map(away, (2, 6)))
    view = see.view(play.g, Seat("diamond"))
    against = share(view, ["fam-malchus", "fam-adherbal"], SUFFETE)
    assert against < -SAVED
    assert (affordable_votes(view, "suffetes", against) >= SAVED) == spent
    assert affordable_votes(view, "life", -MOST) == MOST


@clause("RC-9.1")
def test_nor_are_votes_counted_on_that_will_not_be_bought(play: Play) -> None:
    """Two pairs "could pass": votes were missing, and the 64T that would have bought them held a rival off."""

    def passes(his: int, *defeated: str) -> bool:
        session(play, "senate.suffetes", influence(12, 22), purse(his, 12), purse(30, 1), *map(away, (2, 6)))
        play.g.senate.defeated += defeated
        view = see.view(play.g, Seat("diamond"))
        return coalitions.payable(INTERESTS, view, ("fam-bomilcar", "fam-adherbal"), SUFFETE)

    assert [passes(60), passes(0), passes(60, "life:fam-malchus")] == [False, True, True]


@clause("RC-9.1a")
@pytest.mark.parametrize(("able", "most"), [((), 2), ((11,), 8)])
def test_no_votes_are_bought_against_a_pair_where_the_next_is_as_bad(able: tuple[int, ...], most: int) -> None:
    """56T went on three pairs of the one faction that had Senators without an office, and the fourth passed.

    Two turns later one of that faction was elected for life by a single vote.
    """

    def won_over(g: Carthage) -> None:
        for number in (10, 12):
            numbered(g, number).faction = Seat("diamond")

    out = [away(number) for number in (8, 11) if number not in able]
    play = meeting("senate.suffetes", won_over, purse(40, 7), purse(9, 1), *out, game=SHEETED)
    propose(play, "suffetes", {"first": "fam-bomilcar", "second": "fam-adherbal"})
    assert says(play, "circle", SHEETS)["most"] == most
