"""SR-DP28, SR-DP17: cards on order, through the table: played when, where and against whom it was said."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, Table
from games.sword.ahead.words import START
from games.sword.state import Sword
from tests.clauses import clause
from tests.games.sword.test_sr06_ahead import MARCH, laid, marched, question, said, say

BATTLE = "ROM-22"


def order(card: str, at: str = "", against: str = "", cu: int = 0) -> dict[str, Any]:
    """One order."""
    return {"card": card, "at": at, "against": against, "cu": cu}


def activated(*orders: dict[str, Any], held: str = "ETS-31") -> Table[Sword]:
    """Rome sets out from Tarracina with six CU; the Etruscans decline in general, but for what is ordered."""
    table = laid({"ROM": ["ROM-01"], "ETS": [held]})
    say(table, "action.responses", "ETS", said(activations="never", interception="never"))
    say(table, "action.cards", "ETS", list(orders))
    say(table, "action.play", "ROM", MARCH)
    return table


@clause("SR-6.6")
@pytest.mark.parametrize(
    ("ordered", "played"),
    [
        (order("ETS-31"), True),
        (order("ETS-31", at="tarracina"), True),
        (order("ETS-31", at="roma"), False),
        (order("ETS-31", against="ROM"), True),
        (order("ETS-31", against="GAU"), False),
        (order("ETS-31", cu=4), True),
        (order("ETS-31", cu=8), False),
    ],
)
def test_a_card_is_played_where_and_against_whom_it_was_ordered(ordered: dict[str, Any], played: bool) -> None:
    """SR-6.6 with Rival Consuls: it goes before the form, which says never."""
    assert ("ETS-31" in activated(ordered).state.hands["ETS"].discard) is played


def test_of_several_orders_the_first_that_fits_counts() -> None:
    """SR-6.7: and one for a card that he does not hold is passed over."""
    table = activated(order("ETS-37"), order("ETS-31", at="roma"), order("ETS-31", cu=4))
    assert table.state.hands["ETS"].discard == ["ETS-31"]


@clause("SR-32.1")
def test_orders_may_name_what_he_does_not_hold_and_nobody_is_called_for_them() -> None:
    """SR-32.1: whoever holds the card or not, the same may be ordered, and others see nothing of it."""
    with_it, without = (laid({"ROM": ["ROM-01"], "ETS": [card]}) for card in ("ETS-31", "ETS-01"))
    for table in (with_it, without):
        posted = question(table, "action.cards", "ETS")
        assert posted is not None
        assert not posted.decision.awaited
        say(table, "action.cards", "ETS", [order("ETS-31")])
    rome = with_it.state.hands["ROM"].seat
    assert with_it.view(rome).model_dump() == without.view(rome).model_dump()


@pytest.mark.parametrize(
    "raw", [[order("ROM-01")], [order("ETS-31", at="atlantis")], [order("ETS-31", cu=5)], [{}], [order("ETS-31")] * 9]
)
def test_what_cannot_be_ordered_is_refused(raw: Any) -> None:
    """SR-6.1: cards of other decks, places that there are not, too many."""
    posted = question(laid({"ROM": ["ROM-01"]}), "action.cards", "ETS")
    assert posted is not None
    with pytest.raises(IllegalAnswer):
        posted.decision.choice.read(raw)


@clause("SR-DP17")
@pytest.mark.parametrize(("against", "played"), [("SAM", True), ("GRE", False)])
def test_a_combat_card_is_played_in_a_battle_with_whom_it_was_ordered(against: str, played: bool) -> None:
    """SR-12.2: Rome has ordered one against the Samnites."""
    table = laid({"ROM": ["ROM-01", BATTLE]})
    say(table, "action.responses", "ROM", {**START, "battles": "never", "marches": "never"})
    say(table, "action.responses", "ETS", said(withdrawal="never", avoiding="never", battles="never", retreat="usual"))
    say(table, "action.cards", "ROM", [order(BATTLE, at="capua", against=against, cu=8)])
    marched(table, "capua")
    assert (BATTLE in table.state.hands["ROM"].discard) is played
