"""RC-7.2: offers and deals."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.carthage import GAME
from games.carthage.seen.trade import DealView, RefusedView
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.carthage.trade.events import DealMoved, NobodyCanTrade, ReceivedTradeCards, Traded
from games.kernel import IllegalAnswer, NotOpen, Seat, save
from tests.clauses import clause
from tests.games.carthage.neutrals import solo
from tests.games.carthage.play import Play

OCHRE = ["ochre.1", "ochre.2", "ochre.3", "ochre.4"]
GOLD = ["gold.1", "gold.2", "gold.3", "ivory.1"]
SALT = ["salt.1", "salt.2", "salt.3"]
WINE = ["wine.1", "wine.2", "wine.3"]
OFFER = {"cards": ["ochre.1", "ochre.2", "hides.1"], "names": ["ochre"]}
COUNTER = {"cards": ["gold.1", "gold.2", "ivory.1"], "names": ["ivory", "gold"]}
DIAMOND, TRIANGLE, CIRCLE = Seat("diamond"), Seat("triangle"), Seat("circle")
DEAL = "diamond.triangle.1"


def floor(play: Play, **more: list[str]) -> Play:
    """Diamond holds ochre, triangle gold."""
    return play.at("trade.floor", hands={"diamond": [*OCHRE, "hides.1"], "triangle": GOLD, **more})


def agreed(play: Play) -> None:
    """Both sides are on the table."""
    play.answer("diamond", "trade.offer", OFFER, to="triangle")
    play.answer("triangle", "trade.counter", COUNTER, deal=DEAL)


def hand(play: Play, seat: str) -> list[str]:
    return sorted(card.id for card in play.g.factions[Seat(seat)].trade_cards)


@clause("RC-7.2.1")
def test_all_trade_at_the_same_time(play: Play) -> None:
    floor(play, circle=SALT, square=WINE)
    assert play.asked() == [(seat, "trade.done") for seat in ("diamond", "triangle", "circle", "square")]
    offers = [
        (one.decision.seat, one.decision.about["to"])
        for one in play.table.open.values()
        if one.decision.kind == "trade.offer"
    ]
    assert {seat for seat, _ in offers} == {"diamond", "triangle", "circle", "square"}
    assert {(one, other) for one, other in offers if one == "circle"} == {
        ("circle", "diamond"),
        ("circle", "triangle"),
        ("circle", "square"),
    }


@clause("RC-7.2.1", "RC-1.5c")
def test_only_trade_cards_change_hands(play: Play) -> None:
    floor(play)
    assert play.options("diamond", "trade.offer", to="triangle").keys() == {"cards", "names"}
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "trade.offer", {**OFFER, "talents": 5}, to="triangle")


@clause("RC-7.2.2")
def test_what_one_would_like_is_said_to_the_other_alone_and_need_not_be_true(play: Play) -> None:
    floor(play)
    play.answer("diamond", "trade.offer", {**OFFER, "wants": ["dye", "ochre"]}, to="triangle")
    (deal,) = deals(play, TRIANGLE)
    assert deal.sides[DIAMOND].stated is not None
    assert deal.sides[DIAMOND].stated.wants == ("dye", "ochre")
    assert not deals(play, CIRCLE)


@pytest.mark.parametrize("wants", [["tin"], ["dye", "dye"], "dye", 3, ["dye", "gold", "salt", "oil", "wine", "cloth"]])
def test_what_one_would_like_is_a_few_commodities(play: Play, wants: Any) -> None:
    floor(play)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "trade.offer", {**OFFER, "wants": wants}, to="triangle")


@clause("RC-7.2.2b")
def test_deals_that_came_to_nothing_are_remembered_by_their_two_sides_until_the_floor_closes(play: Play) -> None:
    floor(play, circle=SALT)
    play.answer("diamond", "trade.offer", {**OFFER, "wants": ["dye"]}, to="triangle")
    play.answer("triangle", "trade.deal", "withdraw", deal=DEAL)
    (refused,) = known(play, TRIANGLE)
    assert (refused.by, list(refused.sides), refused.sides[TRIANGLE]) == (TRIANGLE, [DIAMOND, TRIANGLE], None)
    stated = refused.sides[DIAMOND]
    assert stated is not None
    assert (stated.cards, stated.total, stated.names, stated.wants) == (3, 3, ("ochre",), ("dye",))
    assert (len(known(play, DIAMOND)), len(known(play, CIRCLE)), len(known(play, None))) == (1, 0, 0)
    for seat in ("diamond", "triangle", "circle", "square"):
        play.answer(seat, "trade.done", "done")
    assert (play.g.step, play.g.refused) == ("trade.selling", [])


def deals(play: Play, seat: Seat) -> tuple[DealView, ...]:
    """What a seat sees of the open deals."""
    return seen(play, seat).deals


def known(play: Play, seat: Seat | None) -> tuple[RefusedView, ...]:
    """What it knows of those that came to nothing."""
    return seen(play, seat).refused


def seen(play: Play, seat: Seat | None) -> CarthageView:
    view = play.table.view(seat)
    assert isinstance(view, CarthageView)
    return view


@clause("RC-7.2.1a")
def test_the_floor_closes_when_all_are_done(play: Play) -> None:
    floor(play)
    for seat in ("diamond", "triangle", "circle"):
        play.answer(seat, "trade.done", "done")
        assert play.g.step == "trade.floor"
    play.answer("square", "trade.done", "done")
    assert play.g.step == "trade.selling"


@clause("RC-7.2.1a", "RC-7.2.2")
def test_at_the_deadline_nothing_open_is_accepted(play: Play) -> None:
    floor(play)
    agreed(play)
    assert play.decision("diamond", "trade.done").lapse == "done"
    play.lapse_all("trade.done")
    assert [event.act for event in play.saw(DealMoved)] == ["lapsed"]
    assert (play.g.step, hand(play, "diamond")) == ("trade.selling", sorted([*OCHRE, "hides.1"]))


@clause("RC-7.2.2", "RC-7.2.2a")
def test_the_total_is_counted_from_the_printed_single_values(play: Play) -> None:
    def silver_boom(g: Carthage) -> None:
        g.prices["gold"] = 2

    play.at("trade.floor", hands={"triangle": GOLD, "circle": ["salt.1", "salt.2", "salt.3"]}, change=silver_boom)
    play.answer("triangle", "trade.offer", COUNTER, to="circle")
    (event,) = play.saw(DealMoved)
    assert (event.act, event.cards, event.values) == ("offered", {"triangle": 3}, {"triangle": 27})
    assert event.names == {"triangle": ("ivory", "gold")}


BAD: list[Any] = [
    {"cards": ["ochre.1", "ochre.2"], "names": ["ochre"]},
    {"cards": ["ochre.1", "ochre.2", "hides.1"], "names": ["gold"]},
    {"cards": ["ochre.1", "ochre.2", "hides.1"], "names": []},
    {"cards": ["ochre.1", "ochre.2", "ochre.3"], "names": ["ochre", "hides"]},
    {"cards": ["ochre.1", "ochre.2", "gold.1"], "names": ["ochre"]},
    {"cards": ["ochre.1", "ochre.1", "ochre.1"], "names": ["ochre"]},
    {"cards": ["ochre.1", "ochre.2", "hides.1"], "names": ["ochre"], "total": 99},
    {"cards": ["ochre.1", "ochre.2", "hides.1"]},
    {"cards": "ochre.1", "names": "ochre"},
    ["ochre.1", "ochre.2", "hides.1"],
    "x" * 4001,
    None,
    True,
]


@clause("RC-7.2.2")
@pytest.mark.parametrize("raw", BAD, ids=range(len(BAD)))
def test_a_false_or_small_offer_is_refused_and_nothing_changes(play: Play, raw: Any) -> None:
    floor(play)
    before = save(play.g)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "trade.offer", raw, to="triangle")
    assert save(play.g) == before


@clause("RC-7.2.2")
def test_why_an_untrue_statement_is_refused(play: Play) -> None:
    floor(play)
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "trade.offer", BAD[3], to="triangle")
    assert (refused.value.reason, refused.value.about) == ("trade.untrue", {"commodity": "hides"})


@clause("RC-7.2.2")
def test_who_has_fewer_than_three_cards_cannot_offer_and_is_offered_nothing(play: Play) -> None:
    floor(play, circle=["salt.1", "salt.2"])
    offers = [one.decision for one in play.table.open.values() if one.decision.kind == "trade.offer"]
    assert {one.seat for one in offers} == {"diamond", "triangle"}
    assert {one.about["to"] for one in offers} == {"diamond", "triangle"}


@clause("RC-7.2.1a", "RC-7.2.2")
@pytest.mark.parametrize("hands", [{}, {"diamond": OCHRE}, {"diamond": OCHRE, "circle": GOLD[:2], "square": GOLD[2:]}])
def test_nobody_is_asked_where_no_deal_can_be_made(play: Play, hands: dict[str, list[str]]) -> None:
    """It takes two hands of three cards; all are told why there is no trade."""
    play.at("trade.floor", hands=hands)
    assert play.g.step != "trade.floor"
    assert not [kind for _, kind in play.asked() if kind == "trade.done"]
    assert [one.to for one in play.tellings if isinstance(one.event, NobodyCanTrade)] == [None]
    assert play.saw(NobodyCanTrade) == [NobodyCanTrade(3)]


@clause("RC-7.2.1a", "RC-15.5")
def test_the_cards_of_neutrals_make_no_deal(play: Play) -> None:
    """Neutrals do not trade, so who plays alone has nobody to trade with."""
    solo(play, "trade.floor", hands={"diamond": OCHRE, "triangle": GOLD})
    assert play.g.step == "trade.selling"
    assert not play.saw(NobodyCanTrade), "who is alone need not be told that he is"


@clause("RC-7.2.1a")
def test_a_floor_closes_when_the_game_master_takes_the_cards_it_needs(play: Play) -> None:
    floor(play)
    for card in GOLD[:2]:
        assert play.g.step == "trade.floor"
        play.rule("take-trade-card", seat="triangle", card=card)
    assert play.g.step == "trade.selling"
    assert play.saw(NobodyCanTrade) == [NobodyCanTrade(3)]


@clause("RC-7.2.1a")
def test_no_more_is_told_where_all_were_done(play: Play) -> None:
    floor(play).lapse_all("trade.done")
    assert play.g.step == "trade.selling"
    assert not play.saw(NobodyCanTrade)


@clause("RC-7.2.1a")
def test_a_floor_opened_under_the_former_ruleset_ends_as_it_began() -> None:
    """There all were asked whether they were done, able to trade or not."""
    former = Play(replace(GAME, ruleset=6)).at("trade.floor", hands={"diamond": OCHRE})
    assert len(former.asked()) == 4
    former.lapse_all("trade.done")
    assert former.g.step == "trade.selling"
    assert not former.saw(NobodyCanTrade)


@clause("RC-7.2.2b")
def test_an_answer_accepts_the_offer_and_the_offerer_the_answer(play: Play) -> None:
    floor(play)
    play.answer("diamond", "trade.offer", OFFER, to="triangle")
    assert play.options("triangle", "trade.deal", deal=DEAL) == ["withdraw"]
    play.answer("triangle", "trade.counter", COUNTER, deal=DEAL)
    assert play.g.floor.deals[DEAL].accepted == ["triangle"]
    assert play.options("triangle", "trade.deal", deal=DEAL) == ["withdraw"]
    assert hand(play, "triangle") == sorted(GOLD)
    play.answer("diamond", "trade.deal", "accept.2", deal=DEAL)
    assert hand(play, "triangle") == ["gold.3", "hides.1", "ochre.1", "ochre.2"]
    assert hand(play, "diamond") == ["gold.1", "gold.2", "ivory.1", "ochre.3", "ochre.4"]
    assert play.saw(Traded) == [Traded((DIAMOND, TRIANGLE), (3, 3))]
    assert [(one.event.cards, one.to) for one in play.tellings if isinstance(one.event, ReceivedTradeCards)] == [
        (("ochre.1", "ochre.2", "hides.1"), (TRIANGLE,)),
        (("gold.1", "gold.2", "ivory.1"), (DIAMOND,)),
    ]


@clause("RC-7.2.2b")
def test_a_counter_offer_needs_new_consent_of_the_other(play: Play) -> None:
    floor(play)
    agreed(play)
    play.answer("triangle", "trade.counter", {"cards": GOLD[:3], "names": ["gold"]}, deal=DEAL)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "trade.deal", "accept.2", deal=DEAL)
    assert play.options("diamond", "trade.deal", deal=DEAL) == ["accept.3", "withdraw"]
    play.answer("diamond", "trade.counter", {"cards": OCHRE[:3], "names": ["ochre"]}, deal=DEAL)
    assert play.options("diamond", "trade.deal", deal=DEAL) == ["withdraw"]
    assert play.options("triangle", "trade.deal", deal=DEAL) == ["accept.4", "withdraw"]


@clause("RC-7.2.2b")
@pytest.mark.parametrize("answered", [True, False])
def test_who_is_asked_may_decline_also_after_he_has_answered(play: Play, answered: bool) -> None:
    floor(play)
    play.answer("diamond", "trade.offer", OFFER, to="triangle")
    if answered:
        play.answer("triangle", "trade.counter", COUNTER, deal=DEAL)
    play.answer("triangle", "trade.deal", "withdraw", deal=DEAL)
    assert [event.act for event in play.saw(DealMoved)] == ["declined"]
    assert play.g.floor.deals == {}


@clause("RC-7.2.2b")
def test_in_steps_begun_under_the_former_ruleset_both_accept_apart() -> None:
    play = floor(Play(replace(GAME, ruleset=7)))
    assert play.decision("diamond", "trade.offer", to="square")
    agreed(play)
    assert play.g.floor.deals[DEAL].accepted == []
    play.answer("diamond", "trade.deal", "accept.2", deal=DEAL)
    play.answer("triangle", "trade.deal", "accept.2", deal=DEAL)
    assert play.saw(Traded) == [Traded((DIAMOND, TRIANGLE), (3, 3))]
    play.answer("diamond", "trade.offer", {"cards": ["gold.1", "gold.2", "ivory.1"], "names": ["gold"]}, to="triangle")
    play.answer("triangle", "trade.deal", "withdraw", deal="diamond.triangle.2")
    assert [event.act for event in play.saw(DealMoved)] == ["withdrawn"]


@clause("RC-7.2.2b")
def test_an_offer_may_be_withdrawn_until_both_have_accepted(play: Play) -> None:
    floor(play)
    agreed(play)
    theirs = play.decision("triangle", "trade.deal", deal=DEAL).key
    play.answer("diamond", "trade.deal", "withdraw", deal=DEAL)
    assert [event.act for event in play.saw(DealMoved)] == ["withdrawn"]
    assert play.g.floor.deals == {}
    assert theirs not in play.table.open


@clause("RC-7.2.2b", "RC-1.5e")
def test_each_side_sees_only_the_others_statement(play: Play) -> None:
    floor(play)
    agreed(play)
    assert play.audience(DealMoved) == [(DIAMOND, TRIANGLE)]
    (deal,) = play.table.view(DIAMOND).deals
    assert deal.sides[DIAMOND].cards == ("ochre.1", "ochre.2", "hides.1")
    assert deal.sides[TRIANGLE].cards == ()
    assert deal.sides[TRIANGLE].stated.total == 27
    assert play.table.view(CIRCLE).deals == ()
    assert play.table.view(None).deals == ()
    form = str(play.options("diamond", "trade.deal", deal=DEAL)) + str(
        play.options("diamond", "trade.counter", deal=DEAL)
    )
    assert "gold" not in form


@clause("RC-7.2.2c")
def test_one_card_in_several_offers_lapses_from_the_others_when_traded(play: Play) -> None:
    floor(play, circle=SALT, square=WINE)
    play.answer("diamond", "trade.offer", OFFER, to="circle")
    play.answer("diamond", "trade.offer", {"cards": ["ochre.2", "ochre.3", "ochre.4"], "names": ["ochre"]}, to="square")
    agreed(play)
    assert len(play.g.floor.deals) == 3
    play.answer("diamond", "trade.deal", "accept.2", deal=DEAL)
    assert play.g.floor.deals == {}
    assert [event.act for event in play.saw(DealMoved)] == ["lapsed", "lapsed"]


@clause("RC-7.2.2c")
def test_an_offer_of_other_cards_stands(play: Play) -> None:
    floor(play, circle=SALT, square=WINE)
    play.answer("triangle", "trade.offer", {"cards": GOLD[:3], "names": ["gold"]}, to="circle")
    play.answer("diamond", "trade.offer", {"cards": OCHRE[:3], "names": ["ochre"]}, to="square")
    play.answer("triangle", "trade.offer", {"cards": GOLD[1:], "names": ["ivory"]}, to="square")
    assert sorted(play.g.floor.deals) == ["circle.triangle.1", "diamond.square.1", "square.triangle.1"]


@clause("RC-7.2.2")
def test_offers_of_a_hand_that_has_shrunk_below_three_lapse(play: Play) -> None:
    floor(play)
    play.answer("diamond", "trade.offer", OFFER, to="triangle")
    for card in ("ochre.3", "ochre.4", "ochre.1"):
        play.rule("take-trade-card", seat="diamond", card=card)
    assert [(event.act, event.cards) for event in play.saw(DealMoved)] == [("lapsed", {})]
    assert play.g.floor.deals == {}


@clause("RC-7.2.3")
def test_a_deal_is_between_exactly_two_players(play: Play) -> None:
    floor(play, circle=["salt.1", "salt.2", "salt.3"])
    play.answer("diamond", "trade.offer", OFFER, to="triangle")
    assert set(play.g.floor.deals[DEAL].sides) == {DIAMOND, TRIANGLE}
    with pytest.raises(NotOpen):
        play.table.submit(CIRCLE, f"trade.counter/deal={DEAL}@circle", OFFER)
    with pytest.raises(NotOpen):
        play.table.submit(DIAMOND, "trade.offer/to=diamond@diamond", OFFER)


@clause("RC-7.2.1")
def test_three_open_deals_a_pair(play: Play) -> None:
    floor(play, circle=SALT)
    pair = {("diamond", "triangle"), ("triangle", "diamond")}
    offers = {play.decision(seat, "trade.offer", to=partner).key for seat, partner in pair}
    for _ in range(3):
        assert offers <= play.table.open.keys()
        play.answer("diamond", "trade.offer", OFFER, to="triangle")
    assert not offers & play.table.open.keys()
    play.answer("diamond", "trade.offer", OFFER, to="circle")


@clause("RC-7.2.1")
def test_ten_open_deals_a_seat(play: Play) -> None:
    others = {f"{name}.{n}" for name in ("salt", "wine", "iron", "oil") for n in (1, 2, 3)}
    hands = {seat: sorted(others)[3 * n : 3 * n + 3] for n, seat in enumerate(("circle", "square", "star", "cross"))}
    play.at("trade.floor", seats=6, hands={"diamond": [*OCHRE, "hides.1"], "triangle": GOLD, **hands})
    for other in (
        "triangle",
        "circle",
        "square",
        "triangle",
        "circle",
        "square",
        "triangle",
        "circle",
        "square",
        "star",
    ):
        assert play.decision("diamond", "trade.offer", to="cross")
        play.answer("diamond", "trade.offer", OFFER, to=other)
    offering = {one.decision.seat for one in play.table.open.values() if one.decision.kind == "trade.offer"}
    assert "diamond" not in offering
    assert "triangle" in offering, "who has few deals himself may still offer"


@clause("RC-7.2.1a")
def test_a_new_offer_wakes_who_was_done(play: Play) -> None:
    floor(play)
    play.answer("triangle", "trade.done", "done")
    play.answer("diamond", "trade.offer", OFFER, to="triangle")
    assert ("triangle", "trade.done") in play.asked()


@clause("RC-7.2.1a")
def test_the_floor_goes_on_over_many_steps(play: Play) -> None:
    floor(play)
    for _ in range(30):
        play.answer("diamond", "trade.offer", OFFER, to="triangle")
        play.answer("triangle", "trade.deal", "withdraw", deal=next(iter(play.g.floor.deals)))
    assert play.g.step == "trade.floor"
    assert len(play.table.entries) < 50
