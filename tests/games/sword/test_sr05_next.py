"""SR-5.4.1, SR-DP4: the next action said ahead: sealed, played at its turn, void when its player was struck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.bench import Position
from games.kernel import Dice, IllegalAnswer, Table, chairs
from games.sword.bench import BENCH
from games.sword.minds import Planner, Round
from games.sword.next_action import choice_of
from games.sword.scramble import scramble
from games.sword.state import Sword
from tests.clauses import clause
from tests.games.sword.invariants import invariants
from tests.games.sword.playing import begun
from tests.games.sword.test_sr06_ahead import NOTHING, question

MARCH = [["action.play", "activate.GAU-01.GAU.arretium"], ["movement.step", {"path": ["clusium"]}]]
PASS = [["action.play", "pass"]]


def laid(**hands: list[str]) -> Table[Sword]:
    """Rome acts; then the Gauls, who stand at Arretium before Etruscans at Clusium; nobody responds to anything."""
    held: dict[str, Any] = {**NOTHING, "ROM": ["ROM-01"], "GAU": ["GAU-01"], **hands}
    position = Position(
        game="sword",
        about="Gauls before Clusium",
        seats=5,
        step="action.play",
        seat="diamond",
        put={
            "armies": [
                {"power": "GAU", "at": "arretium", "cu": 6, "leaders": ["brennus"]},
                {"power": "ROM", "at": "tarracina", "cu": 6, "leaders": ["valerius"]},
            ],
            "hands": held,
        },
    )
    table: Table[Sword] = BENCH.play(position).table
    table.plan_ahead()
    return table


def say(table: Table[Sword], kind: str, player: str, raw: Any) -> None:
    """He answers it, and the table goes on by what was said ahead."""
    posted = question(table, kind, player)
    assert posted is not None, [one.decision.key for one in table.open.values()]
    table.submit(posted.decision.seat, posted.decision.key, raw)
    go_on(table)


def go_on(table: Table[Sword]) -> None:
    """What is said ahead is played; windows and interrupts pass."""
    while True:
        found = table.planned()
        passing = [one for one in table.open.values() if one.decision.kind in ("card.counter", "action.interrupt")]
        if found:
            table.submit(found[0].decision.seat, found[0].decision.key, found[1], "order")
        elif passing:
            decision = passing[0].decision
            table.submit(decision.seat, decision.key, decision.lapse)
        else:
            return


def plan(*plays: Any, unless: str = "attacked", rest: str = "usual") -> dict[str, Any]:
    """What is said."""
    return {"plays": list(plays), "unless": unless, "rest": rest}


@clause("SR-DP4")
def test_all_but_who_is_acting_may_say_their_next_action() -> None:
    """SR-DP4: and nobody waits for it."""
    table = laid()
    asked = [one.decision.about["player"] for one in table.open.values() if one.decision.kind == "action.next"]
    assert sorted(map(str, asked)) == ["CAR", "ETS", "GAU", "GRE"]
    say(table, "action.play", "ROM", "pass")
    assert question(table, "action.play", "GAU")
    assert question(table, "action.next", "ROM")


@clause("SR-5.4.1")
def test_it_is_played_at_its_turn() -> None:
    """SR-5.4.1: he is asked for nothing, and the next player is."""
    table = laid()
    say(table, "action.next", "GAU", plan(PASS))
    say(table, "action.play", "ROM", "pass")
    assert question(table, "action.play", "ETS")


@clause("SR-9.7")
def test_the_whole_of_an_activation_may_be_said() -> None:
    """SR-9.7: the army goes where it was to go."""
    table = laid()
    say(table, "action.next", "GAU", plan(MARCH))
    say(table, "action.play", "ROM", "pass")
    assert table.state.hands["GAU"].discard == ["GAU-01"]
    assert table.state.activation is None or table.state.activation.at == "clusium"
    assert not question(table, "movement.step", "GAU")


def test_what_is_not_possible_gives_way_to_the_next() -> None:
    """SR-DP4: the first play names an army that is not there."""
    table = laid()
    say(table, "action.next", "GAU", plan([["action.play", "activate.GAU-01.GAU.roma"]], PASS))
    say(table, "action.play", "ROM", "pass")
    assert table.state.hands["GAU"].hand == ["GAU-01"]
    assert question(table, "action.play", "ETS")


def test_a_card_is_not_wasted_where_the_way_is_closed() -> None:
    """SR-9.7.5: nobody goes from Arretium to Roma in one step, so that the card is not played for it."""
    table = laid()
    far = [MARCH[0], ["movement.step", {"path": ["roma"]}]]
    say(table, "action.next", "GAU", plan(far))
    say(table, "action.play", "ROM", "pass")
    assert question(table, "action.play", "GAU")
    assert table.state.hands["GAU"].hand == ["GAU-01"]


@pytest.mark.parametrize(("unless", "asked"), [("attacked", True), ("never", False)])
def test_it_is_void_when_he_has_been_attacked(unless: str, asked: bool) -> None:
    """SR-DP4: he is asked anew at once, and waited for when it is his turn."""
    table = laid()
    say(table, "action.next", "GAU", plan(PASS, unless=unless))
    stack = next(one for one in table.state.stacks if one.power == "GAU" and one.at == "arretium")
    stack.units = {"normal": 3}
    table.stir()
    anew = question(table, "action.next", "GAU")
    assert anew is not None
    assert anew.decision.awaited is asked
    assert (choice_of(anew.decision).void is not None) is asked
    say(table, "action.play", "ROM", "pass")
    assert (question(table, "action.play", "GAU") is not None) is asked


@pytest.mark.parametrize("raw", [{}, plan(*[PASS] * 4), plan([["action.play", "event.GAU-02"]]), plan(PASS, unless="")])
def test_what_he_cannot_do_is_refused(raw: Any) -> None:
    """SR-6.4: with a card that he does not hold, or in no such form."""
    posted = question(laid(), "action.next", "GAU")
    assert posted is not None
    with pytest.raises(IllegalAnswer):
        posted.decision.choice.read(raw)


@clause("SR-7.2.4")
def test_mercenaries_are_hired_before_the_card_is_played() -> None:
    """SR-7.2.4, 5.4.2: one card hires, and the action passes."""
    table = laid(CAR=["CAR-01", "CAR-02"])
    for player in ("GAU", "ETS", "GRE"):
        say(table, "action.next", player, plan(PASS))
    posted = question(table, "action.next", "CAR")
    assert posted is not None
    choice = choice_of(posted.decision)
    hiring = next(one for one in choice.rehearse().beside if one.kind == "action.hire")
    assert "CAR-01" in hiring.choice.form()
    placing = choice.rehearse([("action.hire", "CAR-01")]).asked
    assert placing is not None
    where = [] if placing.kind == "action.play" else [[placing.kind, placing.lapse]]
    say(table, "action.next", "CAR", plan([["action.hire", "CAR-01"], *where, *PASS]))
    say(table, "action.play", "ROM", "pass")
    assert table.state.hands["CAR"].discard == ["CAR-01"]
    assert table.state.round == 2


# Secrets


def shown(table: Table[Sword], player: str) -> Mapping[str, Any]:
    """What a player sees, and what he is asked."""
    seat = table.state.hands[player].seat  # type: ignore[index]
    asked = {key: one.offered for key, one in table.open.items() if one.decision.seat == seat}
    return {"view": table.view(seat).model_dump(), "asked": asked}


@clause("SR-32.1")
def test_nobody_sees_what_was_said_before_it_takes_effect() -> None:
    """SR-32.1: whatever was said, others see and are asked the same."""
    silent, table = laid(), laid()
    say(table, "action.next", "GAU", plan(MARCH))
    for player in ("ROM", "ETS", "GRE", "CAR"):
        assert shown(table, player) == shown(silent, player)


@clause("SR-32.1")
def test_a_rehearsal_tells_nothing_that_is_hidden() -> None:
    """SR-32.1: it is the same whatever others hold, and however his own deck lies."""
    table = begun(5, "hidden")
    for _ in range(3):
        before = _rehearsed(table)
        scramble(table.state, table.state.hands["GAU"].seat, Dice("other"))
        table.stir()
        assert _rehearsed(table) == before


def _rehearsed(table: Table[Sword]) -> list[Any]:
    """Every first question that any play of the Gauls would bring."""
    table.plan_ahead()
    posted = question(table, "action.next", "GAU")
    assert posted is not None
    choice = choice_of(posted.decision)
    opening = choice.rehearse().asked
    assert opening is not None
    found: list[Any] = []
    for option in opening.choice.form():
        then = choice.rehearse([("action.play", option)])
        found.append((option, then.asked.choice.form() if then.asked else None, then.view.model_dump()))
    return found


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_in_which_all_say_ahead_what_they_do_come_to_their_end(players: int) -> None:
    """SR-5: everything holds in every position, and most cards are played out of what was said."""
    table = begun(players, f"ahead {players}", length="short", turns=1)
    table.plan_ahead()
    going, planned = Round(table, {seat: Planner() for seat in chairs(players)}), 0
    while not table.over:
        if found := table.planned():
            planned += found[0].decision.kind == "action.play"
            table.submit(found[0].decision.seat, found[0].decision.key, found[1], "order")
        else:
            said = going.next()
            assert said is not None
            table.submit(said.seat, said.key, said.raw)
        invariants(table.state)
    assert planned > players
    assert table.state.winner in table.state.hands


def test_what_a_card_shows_is_played_out_once_for_each_table() -> None:
    """It is looked at when the card is drawn, and again when it is pressed; after an act it may be otherwise."""
    table = laid()
    posted = question(table, "action.next", "GAU")
    assert posted is not None
    said = [("action.play", "activate.GAU-01.GAU.arretium")]
    before = choice_of(posted.decision).rehearse(said)
    assert choice_of(posted.decision).rehearse(said) is before
    assert choice_of(posted.decision).rehearse() is not before
    acting = next(one for one in table.open.values() if one.decision.kind == "action.play")
    table.submit(acting.decision.seat, acting.decision.key, "pass")
    assert choice_of(posted.decision).rehearse(said) is not before


@clause("SR-5.4.2", "SR-7.2.4")
def test_what_stands_before_the_card_play_is_said_up_to_it() -> None:
    """What a hire leaves open is as usual, so that the next question is that of the card play."""
    posted = question(laid(CAR=["CAR-01", "CAR-02"]), "action.next", "CAR")
    assert posted is not None
    choice = choice_of(posted.decision)
    hired = choice.begun_beside()["action.hire"]
    assert hired.keys() == {"CAR-01", "CAR-02", "CAR-38"}  # SR-7.4.6: and Desperate Times
    for card, said in hired.items():
        assert said[0] == ("action.hire", card)
        assert len(said) > 1
        then = choice.rehearse(said)
        assert then.asked is not None
        assert (then.asked.kind, then.refused) == ("action.play", False)
