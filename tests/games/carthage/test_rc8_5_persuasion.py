"""RC-8.5: persuasion, its Base Number, bribes and counter-bribes, Seduction and Blackmail."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.pieces import TableEvent, TradeCard
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.forum.events import Blackmailed, BribeRaised, CounterBribed, PersuasionAnnounced, PersuasionRolled
from games.republic.pieces import Legion
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage.forum import (
    CIRCLE,
    DIAMOND,
    NOTHING,
    SQUARE,
    TRIANGLE,
    Change,
    holds,
    initiative,
    purse,
    treasury,
)
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_senator, numbered, take_trade

# Mago: ORA 3, INF 5 and 5 as Temporary Home Suffete. Milko: LOY 7. Zamar, unaligned: LOY 6.
MAGO = 13


def attempt(
    play: Play, target: str = "fam-milko", bribe: int = 0, card: str = "none", persuader: str = "fam-mago"
) -> None:
    """Diamond announces it."""
    raw = {"persuader": persuader, "target": target, "bribe": bribe, "card": card}
    play.answer("diamond", "forum.persuade", raw)


def nobody_bids(play: Play) -> None:
    """All others are away; told is gathered."""
    play.lapse_all("forum.counter")


def persuading(play: Play, *changes: Change, dice: tuple[int, int] = (1, 1), **how: Any) -> Play:
    return initiative(play, "forum.persuasion", *changes, dice={"persuasion": dice, **how.pop("more", {})}, **how)


def omens(times: int) -> Change:
    def change(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=times)

    return change


# Who and whom


@clause("RC-8.5.1", "RC-1.4c")
def test_who_may_persuade_and_be_persuaded(play: Play) -> None:
    def more(g: Carthage) -> None:
        add_senator(g, 17, None)
        add_senator(g, 18, None).place = "province"
        numbered(g, 9).place, numbered(g, 9).at = "captive", "conquest-of-tunisia"
        numbered(g, 11).rebel = True

    persuading(play, more)
    form = play.options("diamond", "forum.persuade")
    assert form["persuader"] == ["none", "fam-mago", "fam-mangi"]
    others = ["fam-milko", "fam-gisco", "fam-himilco", "fam-adherbal", "fam-malchus"]
    assert form["target"] == ["none", "fam-zamar", *others], "neither Leaders nor those away"


@clause("RC-8.5.1")
def test_without_anybody_to_persuade_nobody_is_asked(play: Play) -> None:
    def alone(g: Carthage) -> None:
        for number in (6, 7, 8, 10, 11, 12):
            numbered(g, number).place, numbered(g, number).at = "captive", "conquest-of-tunisia"
        for seat in g.committee.values():
            seat.member = ""

    persuading(play, alone)
    assert play.asked() == [("diamond", "forum.trader")]


@clause("RC-8.5.1")
def test_nobody_need_be_persuaded(play: Play) -> None:
    persuading(play)
    play.lapse("diamond", "forum.persuade")
    assert play.asked() == [("diamond", "forum.trader")]


@clause("RC-8.5.1", "RC-8.5.5")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"persuader": "fam-mago"}, "forum.both"),
        ({"target": "fam-milko"}, "forum.both"),
        ({"bribe": 1}, "forum.both"),
        ({"card": "seduction.1"}, "forum.both"),
        ({"persuader": "fam-mangi", "target": "fam-milko", "bribe": 3}, "forum.purse"),
        ({"persuader": "fam-mago", "target": "fam-milko", "bribe": 6}, "choice.range"),
        ({"persuader": "fam-mago", "target": "fam-barca"}, "choice.unknown"),
        ({"persuader": "fam-mago", "target": "fam-mangi"}, "choice.unknown"),
        ({"persuader": "fam-mago", "target": "fam-ithobal"}, "choice.unknown"),
        ({"persuader": "fam-milko", "target": "fam-gisco"}, "choice.unknown"),
        ({"persuader": "fam-mago", "target": "fam-milko", "card": "blackmail.1"}, "choice.unknown"),
    ],
)
def test_an_attempt_that_the_rules_forbid_is_refused(play: Play, raw: dict[str, Any], reason: str) -> None:
    persuading(play, purse(5, 1), purse(2, 5), holds("diamond", "seduction.1"))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "forum.persuade", {**NOTHING, **raw})
    assert refused.value.reason == reason
    assert (play.g.forum.persuasion, play.senator(1).talents, play.senator(5).talents) == (None, 5, 2)
    assert play.g.factions[DIAMOND].hand == ["seduction.1"]


# The Base Number


@clause("RC-8.5.2")
def test_the_base_number_against_the_unaligned_and_the_aligned(play: Play) -> None:
    def unaligned(g: Carthage) -> None:
        add_senator(g, 17, None)
        purse(2, 17, 6)(g)
        purse(9, 1)(g)

    persuading(play, unaligned)
    attempt(play, "fam-zamar", bribe=4)
    assert play.saw(PersuasionAnnounced)[0].base == MAGO + 4 - 6 - 2
    persuading(play, unaligned)
    attempt(play, "fam-milko", bribe=4)
    assert play.saw(PersuasionAnnounced)[0].base == MAGO + 4 - 7 - 7 - 2


@clause("RC-8.5.3")
@pytest.mark.parametrize(("with_rival", "base"), [(False, MAGO - 8 - 7), (True, MAGO - 0 - 7)])
def test_a_statesman_beside_one_he_opposes_is_not_loyal(play: Play, with_rival: bool, base: int) -> None:
    def great(g: Carthage) -> None:
        g.next_deck.remove("st-3b")
        g.next_deck.remove("st-2a")
        numbered(g, 3).statesman = "st-3b"
        numbered(g, 3).place, numbered(g, 3).at = "carthage", ""
        g.provinces["sardinia-corsica"].governor = ""
        g.factions[CIRCLE].leader = "fam-gisco"
        enter(g, seat=CIRCLE if with_rival else SQUARE, statesman="st-2a")

    persuading(play, great, scenario="campaign")
    attempt(play, "fam-hanno")
    assert play.saw(PersuasionAnnounced)[0].base == base


# The roll


@clause("RC-8.5.4")
@pytest.mark.parametrize(
    ("dice", "influence", "won"),
    [
        ((4, 4), 12, True),  # Base Number 8
        ((4, 4), 11, False),
        ((5, 4), 30, True),
        ((5, 5), 30, False),
        ((6, 5), 30, False),
        ((6, 6), 30, False),
        ((1, 1), 6, True),
        ((1, 1), 5, False),
    ],
)
def test_not_above_the_base_number_and_10_or_more_fails(
    play: Play, dice: tuple[int, int], influence: int, won: bool
) -> None:
    def persuader(g: Carthage) -> None:
        numbered(g, 5).influence = influence + 7

    persuading(play, persuader, dice=dice)
    attempt(play, "fam-milko", persuader="fam-mangi")
    nobody_bids(play)
    (rolled,) = play.saw(PersuasionRolled)
    assert rolled.base == 3 + influence + 7 - 7 - 7
    assert rolled.persuaded == won
    assert play.senator(6).faction == (DIAMOND if won else TRIANGLE)


@clause("RC-8.5.4", "RC-8.8.4")
@pytest.mark.parametrize(("times", "won"), [(1, True), (2, False)])
def test_evil_omens_add_to_the_roll(play: Play, times: int, won: bool) -> None:
    def persuader(g: Carthage) -> None:
        numbered(g, 5).influence = 19

    persuading(play, omens(times), persuader, dice=(3, 4))
    attempt(play, "fam-milko", persuader="fam-mangi")
    nobody_bids(play)
    (rolled,) = play.saw(PersuasionRolled)
    assert (rolled.base, rolled.total, rolled.omens, rolled.persuaded) == (8, 7 + times, times, won)


@clause("RC-8.5.4", "RC-8.8.4")
def test_a_natural_9_is_no_10_whatever_the_omens(play: Play) -> None:
    def persuader(g: Carthage) -> None:
        numbered(g, 5).influence = 40

    persuading(play, omens(3), persuader, dice=(4, 5))
    attempt(play, "fam-milko", persuader="fam-mangi")
    nobody_bids(play)
    assert play.saw(PersuasionRolled)[0].persuaded


# Bidding


def rich(g: Carthage) -> None:
    purse(10, 1)(g)
    treasury(6, "triangle", "square")(g)


@clause("RC-8.5.5")
def test_clockwise_from_the_left_of_the_persuaders_player(play: Play) -> None:
    persuading(play, seat="circle")
    raw = {"persuader": "fam-gisco", "target": "fam-milko", "bribe": 0, "card": "none"}
    play.answer("circle", "forum.persuade", raw)
    bidders = []
    while play.asked("forum.counter"):
        bidders += [seat for seat, _ in play.asked("forum.counter")]
        play.lapse(bidders[-1], "forum.counter")
    assert bidders == ["square", "diamond", "triangle"]


@clause("RC-8.5.5")
def test_clockwise_all_others_bid_then_it_is_raised_and_they_bid_again(play: Play) -> None:
    persuading(play, rich)
    attempt(play, bribe=2)
    assert play.senator(1).talents == 8, "laid down at once"
    base = MAGO + 2 - 14
    assert play.asked() == [("triangle", "forum.counter")]
    assert play.options("triangle", "forum.counter") == [0, 6]
    play.answer("triangle", "forum.counter", 4)
    assert play.saw(CounterBribed) == [CounterBribed(TRIANGLE, 4, base - 4)]
    assert play.g.factions[TRIANGLE].treasury == 2
    assert play.asked() == [("circle", "forum.counter")]
    assert play.options("circle", "forum.counter") == [0, 0]
    play.lapse("circle", "forum.counter")
    play.answer("square", "forum.counter", 1)
    assert play.asked() == [("diamond", "forum.raise")]
    assert play.options("diamond", "forum.raise") == [0, 8]
    play.answer("diamond", "forum.raise", 5)
    assert play.saw(BribeRaised) == [BribeRaised(DIAMOND, 5, base - 5 + 5)]
    play.answer("triangle", "forum.counter", 2)
    play.lapse("circle", "forum.counter")
    play.lapse("square", "forum.counter")
    play.answer("diamond", "forum.raise", 0)
    (rolled,) = play.saw(PersuasionRolled)
    assert (rolled.base, rolled.talents, rolled.against) == (base - 2, 14, 7)
    invariants(play.g)


@clause("RC-8.5.5", "RC-8.5.6")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_all_that_was_bid_goes_to_the_target_won_or_not(play: Play, dice: tuple[int, int]) -> None:
    persuading(play, rich, purse(3, 6), dice=dice)
    attempt(play, bribe=10)
    invariants(play.g)
    play.answer("triangle", "forum.counter", 4)
    nobody_bids(play)
    assert play.senator(6).talents == 3 + 10 + 4
    assert (play.senator(1).talents, play.g.factions[TRIANGLE].treasury) == (0, 2)
    assert play.g.forum.persuasion is None
    invariants(play.g)


@clause("RC-8.5.5")
def test_who_has_nothing_left_to_raise_with_rolls(play: Play) -> None:
    persuading(play, rich)
    attempt(play, bribe=10)
    nobody_bids(play)
    assert play.asked() == [("diamond", "forum.trader")]


@clause("RC-8.5.5", "RC-1.5e")
def test_everybody_is_asked_for_who_has_money_is_hidden(play: Play) -> None:
    persuading(play)
    attempt(play)
    for seat in ("triangle", "circle", "square"):
        decision = play.decision(seat, "forum.counter")
        assert (decision.hidden, decision.covert) == (True, False)
        play.lapse(seat, "forum.counter")


@clause("RC-8.5.5", "RC-6.10a")
@pytest.mark.parametrize("raw", [7, -1, "4", 1.5, True, None])
def test_a_counter_bribe_above_the_faction_treasury_is_refused(play: Play, raw: object) -> None:
    persuading(play, rich, purse(50, 2, 6, 10))
    attempt(play)
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "forum.counter", raw)
    assert play.g.factions[TRIANGLE].treasury == 6


@clause("RC-8.5.5")
@pytest.mark.parametrize("raw", [9, -1])
def test_a_raise_above_the_purse_is_refused(play: Play, raw: int) -> None:
    persuading(play, rich)
    attempt(play, bribe=2)
    nobody_bids(play)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "forum.raise", raw)
    assert play.senator(1).talents == 8


@clause("RC-8.5.5")
def test_all_see_how_it_stands(play: Play) -> None:
    persuading(play, rich, omens(1))
    attempt(play, bribe=2)
    play.answer("triangle", "forum.counter", 4)
    seen = play.table.view(None).initiative.persuasion  # type: ignore[attr-defined]
    assert (seen.persuader, seen.target, seen.bribes, seen.base, seen.omens) == ("fam-mago", "fam-milko", 2, -3, 1)
    assert seen.counter_bribes == {TRIANGLE: 4}


# Cards


@clause("RC-8.5.7")
@pytest.mark.parametrize("card", ["seduction.1", "blackmail.1"])
def test_with_seduction_or_blackmail_nobody_may_bid_against_it(play: Play, card: str) -> None:
    persuading(play, rich, holds("diamond", card))
    assert play.options("diamond", "forum.persuade")["card"] == ["none", card]
    attempt(play, bribe=10, card=card)
    assert play.saw(PersuasionAnnounced)[0].card == card
    assert not play.saw(CounterBribed)
    assert play.saw(PersuasionRolled)[0].persuaded
    assert play.g.gone == [card]
    assert play.g.factions[DIAMOND].hand == []
    invariants(play.g)


@clause("RC-8.5.7", "RC-8.8.4")
def test_a_blackmail_that_fails_costs_the_target_influence_and_popularity(play: Play) -> None:
    dice = {"blackmail.influence": [3], "blackmail.popularity": [4]}
    persuading(play, omens(1), holds("diamond", "blackmail.1"), dice=(6, 6), more=dice)
    attempt(play, card="blackmail.1")
    assert play.saw(Blackmailed) == [Blackmailed("fam-milko", 3, 4)]
    assert (play.senator(6).influence, play.senator(6).popularity) == (0, -4), "INF 2 is not below 0"


@clause("RC-8.5.7")
def test_a_blackmail_that_succeeds_and_a_seduction_that_fails_cost_nothing(play: Play) -> None:
    persuading(play, rich, holds("diamond", "blackmail.1"))
    attempt(play, bribe=10, card="blackmail.1")
    assert (play.senator(6).faction, play.senator(6).influence) == (DIAMOND, 2)
    persuading(play, holds("diamond", "seduction.1"), dice=(6, 6))
    attempt(play, card="seduction.1")
    assert (play.senator(6).faction, play.senator(6).influence) == (TRIANGLE, 2)


# Success


@clause("RC-8.5.8")
def test_he_joins_with_all_he_has_but_trade_cards_stay(play: Play) -> None:
    def laden(g: Carthage) -> None:
        rich(g)
        milko = numbered(g, 6)
        milko.traders, milko.popularity, milko.corrupt = 3, 2, ["harbor-master"]
        g.deck.remove("tc-salt-works")
        milko.concessions.append("tc-salt-works")
        g.army.active.legions.append(Legion(type="celtiberians", veteran=True, loyal="fam-milko"))
        g.army.pool["celtiberians"] -= 1
        g.factions[TRIANGLE].trade_cards += [take_trade(g, "gold.1"), take_trade(g, "iron.1")]

    persuading(play, laden)
    attempt(play, bribe=10)
    nobody_bids(play)
    milko = play.senator(6)
    assert (milko.faction, milko.traders, milko.popularity, milko.talents) == (DIAMOND, 3, 2, 10)
    assert (milko.concessions, milko.corrupt) == (["tc-salt-works"], ["harbor-master"])
    assert play.g.holder("harbor-master") is milko
    assert [legion.loyal for legion in play.g.army.active.legions] == ["", "", "fam-milko"]
    assert play.g.factions[TRIANGLE].trade_cards == [TradeCard("gold.1"), TradeCard("iron.1")]
    invariants(play.g)


@clause("RC-8.5.8")
def test_an_unaligned_senator_is_aligned_then(play: Play) -> None:
    persuading(play, rich, lambda g: add_senator(g, 17, None))
    attempt(play, "fam-zamar", bribe=10)
    nobody_bids(play)
    assert [one.id for one in play.g.senators_of(DIAMOND)] == ["fam-mago", "fam-mangi", "fam-bomilcar", "fam-zamar"]
    assert play.g.in_forum() == []
