"""Events whose fields alone make no sentence: units, deals, money that moves."""

from __future__ import annotations

from typing import Any

import pytest

from bot.base.text import RETOLD, Catalogue, Voice
from bot.fronts.republic.dealing import stating
from bot.fronts.republic.senate.words import proposed, with_wars
from bot.surface.kit.names import naming

NAMES = {
    **naming("carthage").printed(),
    "diamond": "◆ Elissa",
    "triangle": "▲ Hanno",
    "fam-mago": "Mago",
    "fam-barca": "Barca",
}
STATED = {"cards": {"diamond": 3}, "values": {"diamond": 10}, "names": {"diamond": ("ochre", "spice")}}
MARCH = {"war": "revolt-numidia", "commanders": ("fam-mago",)}


def said(kind: str, language: str = "en", /, **fields: Any) -> str:
    """An event as it is read."""
    assert kind in RETOLD.of("carthage")
    return Voice(Catalogue("carthage", language), NAMES, naming("carthage").goods()).event(kind, fields)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"legions": {}, "fleets": 10, "talents": 100}, "The State raises 10 Fleets for 100T."),
        ({"legions": {"sikels": 2}, "fleets": 0, "talents": 10}, "The State raises 2 Sikels for 10T."),
        ({"legions": {"sikels": 2}, "fleets": 1, "talents": 20}, "The State raises 2 Sikels and 1 Fleet for 20T."),
    ],
)
def test_units_that_are_raised(fields: dict[str, Any], words: str) -> None:
    assert said("carthage.UnitsRaised", **fields) == words


def test_a_force_that_sets_out_with_units_or_without() -> None:
    alone = said("carthage.ForceSent", **MARCH, legions={}, veterans=0, fleets=0)
    assert alone == "Setting out against the Revolt of Numidia: Mago without units."
    strong = said("carthage.ForceSent", **MARCH, legions={"sikels": 2}, veterans=1, fleets=3)
    assert strong == "Setting out against the Revolt of Numidia: Mago with 2 Sikels and 3 Fleets, 1 veteran among them."
    assert "ohne Einheiten" in said("carthage.ForceSent", "de", **MARCH, legions={}, veterans=0, fleets=0)


def test_deals_by_their_number_and_goods_only_where_they_are_offered() -> None:
    deal = {"deal": "diamond.triangle.2", "seat": "diamond", "partner": "triangle", **STATED}
    offered = said("carthage.DealMoved", act="offered", **deal)
    assert offered == (
        "Deal no. 2: ◆ Elissa makes an offer to ▲ Hanno. ◆ Elissa: 3 cards worth 10 in all, among them Ochre and Spice."
    )
    assert (
        said("carthage.DealMoved", act="withdrawn", **deal)
        == "Deal no. 2: ◆ Elissa withdraws from the deal with ▲ Hanno."
    )


def test_red_cards_shown_or_not() -> None:
    deal = {"deal": "diamond.triangle.1", "seat": "diamond", "partner": "triangle", "act": "offered"}
    hidden = said("republic.CardDealMoved", **deal, counts={"diamond": 1, "triangle": 0}, shown={})
    assert hidden == "Deal no. 1: ◆ Elissa makes an offer to ▲ Hanno. ◆ Elissa: 1 red card, not shown."


def test_money_moves_with_its_sign() -> None:
    words = said("republic.Redistributed", seat="diamond", changes={"fam-mago": 4, "fam-barca": -4})
    assert words == "◆ Elissa moves money between its Senators and its Faction Treasury: Mago +4T and Barca \u22124T."


def test_who_gives_way_to_others_is_not_called_by_their_names() -> None:
    """A motion that had been carried was told as if those who had come were to give way to themselves."""
    names = {**NAMES, "force-1": "Libyan Revolt (Mago)"}
    order = {"order": "replace", "at": "force-1", "commanders": ["fam-mago"], "legions": {}, "fleets": 9}
    fields = {"terms": {"movements": [order]}, "wars": {"force-1": "libyan-revolt"}}
    voice = Voice(Catalogue("carthage", "en"), names, naming("carthage").goods())
    assert proposed(voice, "forces", with_wars(fields)) == (
        "give the command at the Libyan Revolt to Mago, with 9 Fleets more"
    )


def test_shares_of_money_are_told_as_money() -> None:
    income = said("carthage.PersonalIncome", seat="diamond", incomes={"fam-mago": 3, "fam-barca": 1}, talents=4)
    assert income == "◆ Elissa receives 4T of personal income: Mago 3T and Barca 1T."
    trade = said("carthage.TradeIncome", seat="diamond", shares={"fam-mago": 8}, lost=0)
    assert trade == "◆ Elissa divides its trade income: Mago 8T."
    assert "Mago 3T" in said("carthage.PersonalIncome", "de", seat="diamond", incomes={"fam-mago": 3}, talents=3)


def test_cards_that_no_trader_drew_name_what_gave_them() -> None:
    """RC-7.1.5: they were told with the number of Traders, as in "draws from stack 8 (0 Traders)"."""
    drew = {"seat": "diamond", "traders": 0, "stacks": ("stack-8",)}
    given = said("carthage.DrewTradeCards", **drew, by=("saharan-caravan-route",))
    assert given == "◆ Elissa draws from stack 8 (for Saharan Caravan Route)."
    assert said("carthage.DrewTradeCards", **drew) == "◆ Elissa draws from stack 8 (0 Traders)."


def test_votes_of_no_senator_are_told_when_a_vote_is_closed() -> None:
    """RC-9.3: the votes told added up to 10 against, and the motion failed with 24."""
    closed = {"number": 3, "kind": "trial", "votes_for": 12, "votes_against": 24, "passed": False}
    plain = "Motion no. 3 (prosecution) fails: 12 for, 24 against"
    assert said("republic.VoteClosed", **closed, beside={}) == f"{plain}."
    assert said("republic.VoteClosed", **closed) == f"{plain}.", "it happened before that was told"
    assert (
        said("republic.VoteClosed", **closed, beside={"against": 14}) == f"{plain} (not cast by Senators: 14 against)."
    )
    both = said("republic.VoteClosed", "de", **closed, beside={"for": 8, "against": 11})
    assert both.endswith("(nicht von Senatoren: 8 dafür und 11 dagegen).")


def test_goods_that_are_all_named_are_not_told_as_some_among_others() -> None:
    voice = Voice(Catalogue("carthage", "en"), NAMES)
    assert stating(voice, 3, 10, ("ochre", "spice")) == "3 cards worth 10 in all, among them Ochre and Spice"
    assert stating(voice, 2, 9, ("ochre", "spice")) == "2 cards worth 9 in all: Ochre and Spice"
    assert stating(voice, 3, 3, ("ochre",)) == "3 cards worth 3 in all, among them Ochre", "how many is not said"


def test_who_abstains_with_all_his_votes_is_told_so_once() -> None:
    cast = {"seat": "diamond", "number": 6, "purchases": {}, "bought": 0}
    silent = {"voices": {"fam-mago": "abstain", "fam-barca": "abstain"}, "weights": {"fam-mago": 0, "fam-barca": 0}}
    assert said("republic.VotesDeclared", **cast, **silent) == "◆ Elissa votes on motion no. 6: all abstain."
    one = {"voices": {"fam-mago": "abstain", "fam-barca": "for"}, "weights": {"fam-mago": 0, "fam-barca": 2}}
    assert said("republic.VotesDeclared", **cast, **one) == (
        "◆ Elissa votes on motion no. 6: Mago abstains and Barca for 2."
    )
