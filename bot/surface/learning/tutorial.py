"""`/tutorial`: three decisions of real games, made by the learner alone; nothing of it is stored.

Each lesson stands for itself: a game is brought from its seed to a decision, the learner answers it with the widgets
of the real cards, and sees what comes of it. What he has prepared travels in the ids of the buttons.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from pydantic_core import to_jsonable_python

from bot.base.errors import IllegalAnswer
from bot.base.text import Catalogue, Voice
from bot.store.store import EventRow, GameRow
from bot.surface.kit.address import Address, is_number
from bot.surface.kit.answers import is_record, offered, told
from bot.surface.kit.look import Look, look
from bot.surface.kit.names import naming, seat_names
from bot.surface.kit.panel import Button, Menu, Panel, Part, Row, button, buttons, words
from bot.surface.kit.present import plain, question
from bot.surface.kit.widgets import Answer, Asked, Draft, collect, place
from bot.surface.press.items import Press, acts
from bot.surface.records.history import line, numbers
from data import path
from games.catalog import GAMES
from games.kernel import Outcome, Posted, Raw, Seat, Setup, Table
from games.kernel.choice import is_list

KIND: Final = "carthage"
GAME: Final = GameRow("lesson", KIND, "", 0, datetime(2026, 1, 1, tzinfo=UTC))
CHOICES: Final = ("for", "against", "abstain")
FOLLOWING: Final = 8  # acts of others that are shown after one's own
LINES: Final = 10


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game at the decision the learner is to make."""

    number: int
    table: Table[Any]
    posted: Posted

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return self.posted.decision.seat


@cache
def positions() -> Sequence[Mapping[str, Any]]:
    """How each lesson is reached; made by tools/lessons.py."""
    found: list[dict[str, Any]] = json.loads(path(KIND).joinpath("lessons.json").read_text("utf-8"))
    return found


def lesson(number: int) -> Lesson:
    """Bring the game of a lesson to its decision; takes some hundredths of a second."""
    found = positions()[number]
    game: Any = GAMES[KIND]
    seats = tuple(Seat(seat) for seat in found["seats"])
    table, _ = Table.start(game, Setup(seats, found["seed"], game.options.model_validate(found["options"])))
    for seat, key, raw in found["answers"]:
        table.submit(seat, key, raw)
    mine = (one for one in table.open.values() if one.decision.seat == seats[0] and one.decision.kind == found["kind"])
    return Lesson(number, table, next(mine))


@acts("lesson")
async def teach(press: Press) -> None:
    """A lesson, or what the learner pressed in it; `arg` is "lesson", or "lesson.act.argument"."""
    number, act, arg = [*press.to.arg.split(".", 2), "", ""][:3]
    (n,) = numbers(number, (0,))
    one = await asyncio.to_thread(lesson, min(n, len(positions()) - 1))
    try:
        panel = said(press.surface.words(KIND), one, act, arg, press.values, draft_in(one.posted, press.to.rev))
    finally:
        one.table.close()
    await press.reply.turn_to(panel)


def said(words_: Catalogue, one: Lesson, act: str, arg: str, values: Sequence[str], draft: Raw) -> Panel:
    """The card of a lesson after a press."""
    if not act:
        return ask(words_, one, draft)
    if act == "vote":
        return outcome(words_, one, votes(one.posted, CHOICES[place(arg) % len(CHOICES)]))
    match collect(one.posted, act, arg, values, draft):
        case Answer(raw=raw):
            return outcome(words_, one, raw)
        case Draft(raw=raw):
            return ask(words_, one, raw)
        case _:
            raise IllegalAnswer("choice.unknown", option=act)


def seen(words_: Catalogue, one: Lesson, draft: Raw = None) -> Look:
    """The game as the learner sees it."""
    names = {Seat(seat): words_.say(f"lesson-name-{n}") for n, seat in enumerate(positions()[one.number]["seats"])}
    called = naming(KIND)
    voice = Voice(words_, {**called.printed(), **seat_names(words_, names)}, called.goods())
    drafts = {} if draft is None else {one.posted.ref: draft}
    found = look(one.table, one.seat, voice, GAME, {}, drafts=drafts)
    found.sight()  # while the game stands there
    return found


def ask(words_: Catalogue, one: Lesson, draft: Raw) -> Panel:
    """What the lesson is about, and the decision with the widgets of the real card."""
    mine = seen(words_, one, draft)
    asked = Asked(one.posted, GAME.id, mine.voice, draft)
    head = words_.say("lesson-head", n=one.number + 1, of=len(positions()))
    intro = words(head, words_.say(f"lesson-{one.number}"))
    if not is_record(one.posted.decision.choice):
        return intro + Panel([led(part, one, draft) for part in plain(asked, mine).parts])
    row = [button(words_.say(f"lesson-vote-{choice}"), to(one, f"vote.{n}")) for n, choice in enumerate(CHOICES)]
    return intro + question(asked, mine) + buttons(*row)


def votes(posted: Posted, choice: str) -> Raw:
    """All Senators vote alike, and no votes are bought."""
    names = list(posted.decision.choice.fields) if is_record(posted.decision.choice) else []
    return {name: 0 if name.endswith(".bought") else choice for name in names}


def outcome(words_: Catalogue, one: Lesson, raw: Raw) -> Panel:
    """What came of an answer: what it was, why, and what happened next at the table."""
    mine, kind = seen(words_, one), one.posted.decision.kind
    lines = [line(mine, event) for event in followed(one, raw) if event.reaches(one.seat)]
    answer = words_.say("lesson-answer", answer=told(mine.voice, kind, raw))
    further = one.number + 1 < len(positions())
    way = button(words_.say("lesson-next" if further else "lesson-again"), first(one.number + 1 if further else 0))
    return words(answer, words_.say(f"lesson-{one.number}-after"), *lines[:LINES]) + buttons(way)


def followed(one: Lesson, raw: Raw) -> list[EventRow]:
    """What is told after the answer, while the others go on with the defaults until there is enough to see."""
    events: list[EventRow] = []
    decision, outcome = one.posted.decision, one.table.submit(one.seat, one.posted.decision.key, raw)
    for _ in range(FOLLOWING):
        events += rows(outcome)
        mine = [event for event in events if event.reaches(one.seat)]
        waiting = [posted.decision for posted in one.table.open.values() if posted.decision.awaited]
        if len(mine) >= LINES or not waiting:
            break
        decision = waiting[0]
        outcome = one.table.submit(decision.seat, decision.key, decision.lapse, "lapse")
    return events


def rows(outcome: Outcome) -> list[EventRow]:
    """What an act has told, as if it had been stored."""
    return [
        EventRow(GAME.id, 0, n, type(told_.event).__name__, to_jsonable_python(told_.event), told_.to, GAME.made_at)
        for n, told_ in enumerate(outcome.tellings)
    ]


def first(number: int) -> Address:
    """The way to a lesson."""
    return Address("", "lesson", "", "lesson", str(number))


def to(one: Lesson, press: str, draft: Raw = None) -> Address:
    """The way a widget of a lesson leads, with what has been prepared."""
    options = offered(one.posted.decision.choice)
    places = [str(options.index(str(name))) for name in draft] if is_list(draft) else None
    kept = "" if places is None else f"d{'.'.join(places)}"
    return Address("", "lesson", kept, "lesson", f"{one.number}.{press}")


def draft_in(posted: Posted, kept: str) -> Raw:
    """What was prepared, as the id of a widget tells it; None: nothing."""
    options = offered(posted.decision.choice)
    if not kept.startswith("d"):
        return None
    places = [int(n) for n in kept[1:].split(".") if is_number(n)]
    return [options[n] for n in places if n < len(options)]


def led(part: Part, one: Lesson, draft: Raw) -> Part:
    """A part of a real card whose widgets lead back into the lesson."""
    match part:
        case Row(buttons=row):
            ways = [replace(item, to=moved(item, one, draft)) for item in row if isinstance(item, Button)]
            return Row([way for way in ways if way.to.arg.partition(".")[2].partition(".")[0] != "form"])
        case Menu():
            return replace(part, to=to(one, f"{part.to.act}.{part.to.arg}", draft))
        case _:
            return part


def moved(item: Button, one: Lesson, draft: Raw) -> Address:
    """Where a button of a real card leads in the lesson."""
    return to(one, f"{item.to.act}.{item.to.arg}", draft)
