"""The next action of The Sword of Rome on its card: list by list, in both languages, said by presses, told in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.base.errors import IllegalAnswer
from bot.base.text import languages
from bot.fronts.sword import card_ordering, planning
from bot.surface.kit import cards
from bot.surface.kit.answers import told_of
from bot.surface.kit.present import present
from bot.surface.kit.shortcuts import pressed, shortcuts
from bot.surface.press.steps import Choose, Save
from games.kernel import Posted, Table, chairs
from games.sword.minds import Planner, Round
from games.sword.next_action import choice_of
from games.sword.rehearsal import Rehearsal
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import seen
from tests.bot.surface.test_sword import IDS, begun

MANY = 4


def said(seats: int) -> Iterator[tuple[Table[Any], Posted, Any]]:
    """The first such questions of a game by players that plan, with what they say, each at its moment."""
    table, count = begun(seats, f"next {seats}"), 0
    table.plan_ahead()
    going = Round(table, {seat: Planner() for seat in chairs(seats)})
    while count < MANY:
        if planned := table.planned():
            table.submit(planned[0].decision.seat, planned[0].decision.key, planned[1], "order")
            continue
        answer = going.next()
        assert answer is not None
        if table.open[answer.key].decision.kind == planning.NEXT:
            yield table, table.open[answer.key], answer.raw
            count += 1
        table.submit(*answer)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [3, 5])
def test_each_press_leads_to_what_was_to_be_said(seats: int, language: str) -> None:
    """SR-DP4: every stage of it fits on a card, and the last is taken by `Save`."""
    for table, posted, raw in said(seats):
        look = seen(table, chairs(seats), posted.decision.seat, language=language)
        steps = planning.steps(look, posted, raw)
        assert isinstance(steps[0], Choose)
        assert isinstance(steps[-1], Save)
        for stage in planning.stages(raw):
            drawn = seen(table, chairs(seats), posted.decision.seat, language=language, drafts={posted.ref: stage})
            assert present(posted, drawn).fits()
            sendable(cards.desk(drawn, only=posted.ref))
            answer = told_of(drawn.voice, posted, stage)
            assert answer
            assert not IDS.search(answer), answer
            for one in shortcuts(posted, drawn):
                posted.decision.choice.read(one.raw)


def test_whoever_has_prepared_the_beginning_goes_on_from_there() -> None:
    """SR-DP4: a press of his may have been heard, though he got no answer to it."""
    table, posted, raw = next(said(3))
    look, stages = seen(table, chairs(3), posted.decision.seat), list(planning.stages(raw))
    whole = planning.steps(look, posted, raw)
    begun = seen(table, chairs(3), posted.decision.seat, drafts={posted.ref: stages[0]})
    assert planning.steps(begun, posted, raw) == whole[1:]
    ready = seen(table, chairs(3), posted.decision.seat, drafts={posted.ref: stages[-1]})
    assert planning.steps(ready, posted, raw) == [Save()]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 5])
def test_cards_on_order_fit_on_their_card(seats: int, language: str) -> None:
    """SR-DP28: which card, where, against whom, from how many CU on: every entry can be said, and is told in words."""
    table = begun(seats, "orders")
    table.plan_ahead()
    posted = next(one for one in table.open.values() if one.decision.kind == card_ordering.ORDERS)
    card = posted.decision.choice.form()[0][0]
    orders = [{"card": card, "at": "roma", "against": "GAU", "cu": 8}] * 7
    for draft in ([], orders):
        look = seen(table, chairs(seats), posted.decision.seat, language=language, drafts={posted.ref: draft})
        assert present(posted, look).fits()
        sendable(cards.desk(look, only=posted.ref))
        likely = shortcuts(posted, look)
        assert len(likely) > 10
        for one in likely:
            posted.decision.choice.read(one.raw)
            assert not IDS.search(told_of(look.voice, posted, one.raw))


def test_what_stands_behind_the_play_that_was_pressed_is_not_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """SR-5.4.1: each of those takes some milliseconds."""
    table, posted, _ = next(said(3))
    look = seen(table, chairs(3), posted.decision.seat)
    first = shortcuts(posted, look)[0]
    played = list[Any]()

    def counted(posted: Posted, play: planning.Play) -> Rehearsal:
        played.append(play)
        return choice_of(posted.decision).rehearse([(kind, raw) for kind, raw in play])

    monkeypatch.setattr(planning, "_rehearsed", counted)
    assert pressed(posted, look, f"0.{first.mark}") == first
    assert played == [[]]
    with pytest.raises(IllegalAnswer):
        pressed(posted, look, f"999.{first.mark}")
