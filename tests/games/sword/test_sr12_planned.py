"""SR-12.2, SR-DP17: the cards of a battle are asked of both sides at once, sealed, and played in its steps."""

from __future__ import annotations

from games.kernel import Table
from games.sword.ahead.words import START
from games.sword.state import Sword
from tests.clauses import clause
from tests.games.sword.test_sr06_ahead import laid, marched, question, said, say

BAND, LEGION = "ROM-22", "ETS-14"


def fought(*, romans: str = "ask", etruscans: str = "ask") -> Table[Sword]:
    """Six Romans attack five Samnites at Capua; both hold a card that gives a fourth die."""
    table = laid({"ROM": ["ROM-01", BAND], "ETS": [LEGION]})
    say(table, "action.responses", "ROM", {**START, "battles": romans, "marches": "never"})
    more = {"withdrawal": "never", "avoiding": "never", "retreat": "usual", "details": "usual"}
    say(table, "action.responses", "ETS", said(battles=etruscans, **more))
    marched(table, "capua")
    return table


@clause("SR-12.2")
def test_both_sides_are_asked_at_once() -> None:
    """SR-12.2: and neither is asked for a card before both have said."""
    table = fought()
    assert question(table, "combat.plan", "ROM")
    assert question(table, "combat.plan", "ETS")
    say(table, "combat.plan", "ROM", [BAND])
    assert not question(table, "combat.card", "ROM")
    assert table.state.battle is not None
    assert table.state.battle.attacker.cards == []


@clause("SR-DP17")
def test_the_cards_that_were_named_are_played() -> None:
    """SR-DP17: those of Rome, which names one; the other side names none."""
    table = fought()
    say(table, "combat.plan", "ROM", [BAND])
    say(table, "combat.plan", "ETS", [])
    assert BAND in table.state.hands["ROM"].discard
    assert LEGION in table.state.hands["ETS"].hand


def test_who_answers_by_his_form_is_not_asked() -> None:
    """SR-DP28: the other side alone is."""
    table = fought(etruscans="never")
    assert not question(table, "combat.plan", "ETS")
    say(table, "combat.plan", "ROM", [BAND])
    assert BAND in table.state.hands["ROM"].discard
    assert LEGION in table.state.hands["ETS"].hand


def test_he_may_be_asked_at_each_step() -> None:
    """SR-12.2: with "ask", where none of the cards named is played."""
    table = fought(etruscans="never")
    say(table, "combat.plan", "ROM", ["ask"])
    assert question(table, "combat.card", "ROM")


@clause("SR-32.1")
def test_nobody_sees_what_the_other_side_has_said() -> None:
    """SR-32.1: until it is played."""
    first, second = fought(), fought()
    say(first, "combat.plan", "ROM", [BAND])
    say(second, "combat.plan", "ROM", [])
    seat = first.state.hands["ETS"].seat
    assert first.view(seat).model_dump() == second.view(seat).model_dump()
    assert [one for one in first.open if seat in one] == [one for one in second.open if seat in one]
