"""Offers of trade cards: whose turn a deal is, what may be said of single cards, and what cannot be."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.base.text import Catalogue, Voice
from bot.fronts.carthage.offering import claims, impossible, picked, read_offer
from bot.surface.kit.deals import OpenDeal, Side
from games.carthage.law import CARTHAGE
from games.carthage.pieces import TradeCard
from games.kernel import IllegalAnswer, Posted, Record, Seat, Several
from tests.bot.surface.test_present import posted_of

ME, OTHER = Seat("diamond"), Seat("circle")
HAND = ("grain.1", "grain.2", "ochre.1")


def offer(hand: Sequence[str] = HAND) -> Posted:
    """A question for cards of this hand."""
    cards = Several({name: TradeCard(name) for name in hand}, 1, len(hand))
    return posted_of(Record(dict, cards=cards, names=Several({"grain": 0, "ochre": 1}, 1, 2)))


def deal(mine: str, theirs: str, *accepted: Seat) -> OpenDeal:
    return OpenDeal("diamond.circle.1", 0, accepted, {ME: Side(mine), OTHER: Side(theirs)})


def test_whose_turn_a_deal_is() -> None:
    assert deal("2 cards", "").mover == OTHER
    assert deal("", "2 cards").mover == ME
    assert deal("2 cards", "2 cards").mover is None, "either may accept"
    assert deal("2 cards", "2 cards", ME).mover == OTHER
    assert deal("2 cards", "2 cards", OTHER).mover == ME


def test_what_is_picked_is_put_down_and_what_is_called_something_else_is_not_named() -> None:
    posted = offer()
    assert picked(posted, ["0t", "2s"]) == (["grain"], ["ochre"])
    put = read_offer(posted, Voice(Catalogue("carthage")), {"cards": ["0t", "2s"]})
    assert put == {"cards": ["grain.1", "ochre.1"], "names": ["grain"]}
    for forged in ("0x", "t", "", "9t"):
        with pytest.raises(IllegalAnswer):
            picked(posted, [forged])


def test_what_is_said_of_single_cards() -> None:
    """RC-7.2.2: at least one card is named; no more is claimed than there are cards for it."""
    posted = offer()
    assert claims(posted, {"cards": ["0t", "2s"], "claims": ["salt"]}) == (("grain",), ("salt",))
    assert claims(posted, {"cards": ["0t", "1s", "2s"], "claims": ["salt"]}) == (("grain",), ("salt", "salt"))
    assert claims(posted, {"cards": ["0t", "1s", "2s"], "claims": ["salt", "wine"]}) == (("grain",), ("salt", "wine"))
    assert claims(posted, {"cards": ["0t"]}) == (("grain",), ())
    for cards, said, reason in (
        (["2s"], ["salt"], "trade.unnamed"),
        (["2t", "2s"], ["salt"], "trade.twice"),
        (["0t", "2s"], ["salt", "wine"], "trade.claims"),
        (["0t"], ["salt"], "trade.claims"),
    ):
        with pytest.raises(IllegalAnswer, match=reason):
            claims(posted, {"cards": cards, "claims": said})


def test_what_is_claimed_may_be_what_is_named() -> None:
    """RC-7.2.2a: cards of this number and total can hold both, or they cannot."""
    worth = CARTHAGE.tables.value
    one, two = (Side("", count=n, total=n * worth("grain"), names=["grain"]) for n in (1, 2))
    assert not impossible(one, ["grain"])
    assert not impossible(two, ["grain", "grain"])
    assert impossible(one, ["grain", "grain"])
    assert impossible(one, ["ochre"])
    both = Side("", count=2, total=worth("grain") + worth("ochre"), names=["grain"])
    assert not impossible(both, ["ochre"])
    assert impossible(both, ["grain", "grain"]) is (worth("grain") != worth("ochre"))
    assert not impossible(Side("", count=1), ["grain", "grain"]), "nothing is vouched for"
