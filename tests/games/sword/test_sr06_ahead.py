"""SR-6.5, SR-DP28: responses said beforehand, through the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.bench import Position
from games.kernel import Posted, Table
from games.sword.ahead.words import FIELDS, KINDS, START, TRIGGERS, matter
from games.sword.bench import BENCH
from games.sword.components import cards
from games.sword.state import Sword
from tests.clauses import clause

NOTHING: dict[str, Any] = {player: [] for player in ("ROM", "GAU", "ETS", "GRE", "CAR")}
MARCH = "activate.ROM-01.ROM.tarracina"


def laid(hands: Mapping[str, Any], step: str = "action.play") -> Table[Sword]:
    """Romans at Tarracina are about to march; Samnites stand at Capua."""
    position = Position(
        game="sword",
        about="Romans march past Samnites",
        seats=5,
        step=step,
        seat="diamond",
        put={
            "armies": [
                {"power": "ROM", "at": "tarracina", "cu": 6, "leaders": ["valerius"]},
                {"power": "SAM", "at": "capua", "cu": 5, "leaders": ["pontius"]},
            ],
            "hands": {**NOTHING, **hands},
        },
    )
    table: Table[Sword] = BENCH.play(position).table
    table.plan_ahead()
    return table


def question(table: Table[Sword], kind: str, player: str) -> Posted | None:
    """What this player is asked of this kind."""
    seat = table.state.hands[player].seat  # type: ignore[index]
    return next((one for one in table.open.values() if (one.decision.kind, one.decision.seat) == (kind, seat)), None)


def say(table: Table[Sword], kind: str, player: str, raw: Any) -> None:
    """He answers it."""
    posted = question(table, kind, player)
    assert posted is not None, [one.decision.key for one in table.open.values()]
    table.submit(posted.decision.seat, posted.decision.key, raw)
    while found := table.planned():
        table.submit(found[0].decision.seat, found[0].decision.key, found[1], "order")


def marched(table: Table[Sword], to: str = "suessa") -> None:
    """Rome activates its army, and goes there."""
    say(table, "action.play", "ROM", MARCH)
    for _ in range(20):
        if question(table, "movement.step", "ROM"):
            break
        posted = next(one for one in table.open.values() if one.decision.kind == "card.counter")
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    say(table, "movement.step", "ROM", {"path": [to]})


def said(**parts: str) -> dict[str, str]:
    """As everybody stands at the start, but for these."""
    return {**START, **parts}


def test_the_form_is_the_same_for_all_and_is_open_to_all() -> None:
    """SR-DP28: whatever one holds; nobody waits for it longer than for a plan."""
    table = laid({"ROM": ["ROM-01"]})
    asked = [one.decision for one in table.open.values() if one.decision.kind == "action.responses"]
    assert len(asked) == 5
    assert all(one.hidden and one.choice.form() == asked[0].choice.form() for one in asked)
    assert question(table, "action.play", "ROM")


def test_who_says_never_is_not_asked() -> None:
    """SR-DP28: the army passes, and nobody was waited for."""
    table = laid({"ROM": ["ROM-01"]})
    say(table, "action.responses", "ETS", said(interception="never", interrupts="never"))
    marched(table)
    assert question(table, "movement.intercept", "ETS") is None
    assert table.state.cu("ROM", "suessa") == 6


@clause("SR-DP14")
def test_who_says_ask_me_is_asked() -> None:
    """SR-DP14: as it would be without a form."""
    table = laid({"ROM": ["ROM-01"]})
    say(table, "action.responses", "ETS", said(interception="ask"))
    marched(table)
    assert question(table, "movement.intercept", "ETS")


@clause("SR-10.2")
@pytest.mark.parametrize(("least", "tries"), [("from.50", True), ("from.67", False)])
def test_an_army_intercepts_from_a_chance_on(least: str, tries: bool) -> None:
    """SR-10.2: Pontius with tactics 3 intercepts on 1 to 3."""
    table = laid({"ROM": ["ROM-01"]})
    say(table, "action.responses", "ETS", said(interception=least))
    marched(table)
    assert (table.state.dice.drawn.get("intercept", 0) > 0) is tries


@clause("SR-33.2")
@pytest.mark.parametrize(("word", "cancelled"), [("always", True), ("against.ROM", True), ("against.GAU", False)])
def test_a_card_is_played_when_it_was_said(word: str, cancelled: bool) -> None:
    """SR-33.2 with Rival Consuls: against whom he has said; who lacks the card declines."""
    table = laid({"ROM": ["ROM-01"], "ETS": ["ETS-31"]})
    say(table, "action.responses", "ETS", said(activations=word, interception="never"))
    say(table, "action.play", "ROM", MARCH)
    assert ("ETS-31" in table.state.hands["ETS"].discard) is cancelled
    table = laid({"ROM": ["ROM-01"], "ETS": ["ETS-01"]})
    say(table, "action.responses", "ETS", said(activations=word, interception="never"))
    say(table, "action.play", "ROM", MARCH)
    assert question(table, "movement.step", "ROM")


@clause("SR-33.2")
@pytest.mark.parametrize(("word", "cancelled"), [("cu.5", True), ("cu.8", False)])
def test_a_card_is_played_against_a_strong_army(word: str, cancelled: bool) -> None:
    """SR-33.2 with Rival Consuls: six CU set out."""
    table = laid({"ROM": ["ROM-01"], "ETS": ["ETS-31"]})
    say(table, "action.responses", "ETS", said(activations=word, interception="never"))
    say(table, "action.play", "ROM", MARCH)
    assert ("ETS-31" in table.state.hands["ETS"].discard) is cancelled


@clause("SR-DP14")
@pytest.mark.parametrize(("least", "tries"), [("wins.50", True), ("wins.70", False)])
def test_an_army_intercepts_if_it_would_win(least: str, tries: bool) -> None:
    """SR-12.3: five CU under Pontius, who has two more tactics than Valerius, against six win in 63 of 100."""
    table = laid({"ROM": ["ROM-01"]})
    say(table, "action.responses", "ETS", said(interception=least))
    marched(table)
    assert (table.state.dice.drawn.get("intercept", 0) > 0) is tries


def attacked(etruscans: Mapping[str, str], samnites: int = 2) -> Table[Sword]:
    """Romans enter Capua, where so many Samnites stand, without a card that could matter."""
    position = Position(
        game="sword",
        about="Romans attack Samnites",
        seats=5,
        step="action.play",
        seat="diamond",
        put={
            "armies": [
                {"power": "ROM", "at": "tarracina", "cu": 8, "leaders": ["valerius"]},
                {"power": "SAM", "at": "capua", "cu": samnites, "leaders": ["pontius"]},
            ],
            "hands": {**NOTHING, "ROM": ["ROM-01"]},
        },
    )
    table: Table[Sword] = BENCH.play(position).table
    table.plan_ahead()
    say(table, "action.responses", "ETS", said(**etruscans))
    marched(table, "capua")
    return table


@clause("SR-DP35")
@pytest.mark.parametrize(("word", "tries"), [("odds.4", True), ("below.42", True), ("never", False)])
def test_an_army_avoids_a_battle_that_it_would_lose(word: str, tries: bool) -> None:
    """SR-11.1: against four times as many."""
    table = attacked({"avoiding": word, "battles": "never", "retreat": "usual", "details": "usual"})
    assert (table.state.dice.drawn.get("avoid", 0) > 0) is tries


@clause("SR-DP35")
def test_he_is_asked_where_points_are_at_stake() -> None:
    """SR-2.4, SR-DP35: Capua gives a point."""
    table = attacked({"avoiding": "dear", "battles": "never", "retreat": "usual", "details": "usual"})
    assert question(table, "movement.avoid", "ETS")


def test_what_is_said_holds_after_the_last_action_too() -> None:
    """SR-5.5, 33.2: the windows of attrition are closed by the form as well."""
    table = laid({"ROM": ["ROM-01"], "ETS": ["ETS-37"]}, step="attrition")
    for player in NOTHING:
        say(table, "action.responses", player, said(wear="never", battles="never", sieges="never"))
    assert not [one for one in table.open.values() if one.decision.about.get("trigger") == "attrition_phase"]


def test_it_may_be_changed_at_any_time() -> None:
    """SR-DP28: what was said last counts."""
    table = laid({"ROM": ["ROM-01"]})
    say(table, "action.responses", "ETS", said(interception="never"))
    say(table, "action.responses", "ETS", said(interception="ask"))
    marched(table)
    assert question(table, "movement.intercept", "ETS")


@clause("SR-33.2")
def test_every_trigger_of_a_response_card_has_its_part() -> None:
    """SR-33.2: none is left out, and each part is of some use."""
    triggers = {one.trigger for one in cards().values() if one.kind == "response"} - {"own_action_extra"}
    assert triggers <= set(TRIGGERS)
    assert {*TRIGGERS.values(), *KINDS.values()} == set(FIELDS)
    assert all(start in words for words, start in FIELDS.values())


@clause("SR-DP4")
def test_what_is_no_response_is_in_no_part() -> None:
    """SR-DP4: the play itself is asked as ever."""
    table = laid({"ROM": ["ROM-01"]})
    posted = question(table, "action.play", "ROM")
    assert posted is not None
    assert matter(posted.decision) is None
