"""`/tutorial`: a whole turn, then a few decisions of real games, made by the learner alone; nothing of it is stored.

The turn is lesson 0 (`first_turn.py`). Each further lesson stands for itself: a game is brought from its seed to a
decision, the learner answers it with the widgets of the real cards, and sees what comes of it. What he has prepared
travels in the ids of the buttons.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final, TypeAlias

from bot.base.errors import IllegalAnswer
from bot.base.parts import Parts
from bot.base.text import Catalogue, Voice
from bot.store.store import EventRow, GameRow
from bot.surface.kit.address import Address, is_number
from bot.surface.kit.answers import offered, told
from bot.surface.kit.look import Look, look
from bot.surface.kit.names import naming, seat_names
from bot.surface.kit.panel import Button, Menu, Panel, Part, Row, button, buttons, words
from bot.surface.kit.present import plain, question
from bot.surface.kit.widgets import Answer, Asked, Draft, collect, place
from bot.surface.learning import first_turn
from bot.surface.press.items import Press
from bot.surface.records.history import line, numbers
from data import path
from games.catalog import GAMES
from games.kernel import Outcome, Posted, Raw, Seat, Setup, Table
from games.kernel.choice import is_list

MADE: Final = datetime(2026, 1, 1, tzinfo=UTC)
Ways: TypeAlias = Callable[[Posted], Mapping[str, Raw]]
WAYS: Final[Parts[Mapping[str, Ways]]] = Parts({})
"""By the kind of a decision that a form would answer: what a lesson offers instead, by the names of the buttons."""
FOLLOWING: Final = 8  # acts of others that are shown after one's own
LINES: Final = 10


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game at the decision the learner is to make."""

    kind: str
    number: int
    table: Table[Any]
    posted: Posted

    @property
    def game(self) -> GameRow:
        """As if it had been stored."""
        return GameRow("lesson", self.kind, "", 0, MADE)

    @property
    def ways(self) -> Mapping[str, Raw]:
        """The answers that are offered instead of a form: its own, else those of its kind."""
        own: Mapping[str, Raw] = positions(self.kind)[self.number].get("ways", {})
        if own:
            return own
        decision = self.posted.decision
        ways = WAYS.of(self.kind).get(decision.kind)
        return ways(self.posted) if ways else {}

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return self.posted.decision.seat


@cache
def positions(kind: str) -> Sequence[Mapping[str, Any]]:
    """How each lesson of a game is reached; none where it has no lessons."""
    source = path(kind).joinpath("lessons.json")
    found: list[dict[str, Any]] = json.loads(source.read_text("utf-8")) if source.is_file() else []
    return found


def taught(kind: str = "") -> str:
    """The game whose lessons are given: this one, else the first that has any."""
    return next(one for one in (kind, *GAMES) if positions(one))


def lesson(number: int, kind: str = "") -> Lesson:
    """Bring the game of a lesson to its decision; takes some hundredths of a second."""
    kind = taught(kind)
    number = min(number, len(positions(kind)) - 1)
    found = positions(kind)[number]
    game: Any = GAMES[kind]
    seats = tuple(Seat(seat) for seat in found["seats"])
    table, _ = Table.start(game, Setup(seats, found["seed"], game.options.model_validate(found["options"])))
    for seat, key, raw in found["answers"]:
        table.submit(seat, key, raw)
    mine = (one for one in table.open.values() if one.decision.seat == seats[0] and one.decision.kind == found["kind"])
    return Lesson(kind, number, table, next(mine))


async def teach(press: Press) -> None:
    """A lesson, or what the learner pressed in it; `arg` is "game-lesson", or "game-lesson.act.argument"."""
    which, act, arg = [*press.to.arg.split(".", 2), "", ""][:3]
    kind, _, number = which.rpartition("-")
    if number == first_turn.TURN and first_turn.TURNS.of(kind) is not None:
        await press.reply.turn_to(await asyncio.to_thread(turn, press.surface.words(kind), kind, act))
        return
    (n,) = numbers(number, (0,))
    one = await asyncio.to_thread(lesson, n, kind if kind in GAMES else "")
    try:
        panel = said(press.surface.words(one.kind), one, act, arg, press.values, draft_in(one.posted, press.to.rev))
    finally:
        one.table.close()
    await press.reply.turn_to(panel)


def turn(words_: Catalogue, kind: str, pressed: str) -> Panel:
    """Lesson 0 after these presses; at its end the way to the others."""
    panel, last = first_turn.card(words_, kind, first_turn.choices_in(pressed, kind))
    further = buttons(button(words_.say("lesson-next"), first(0, kind), "primary")) if last else Panel()
    return panel + further


def begin(kind: str = "") -> Address:
    """The way to the first lesson of a game: the whole turn, if it has one."""
    game = taught(kind)
    return first(0, game) if first_turn.TURNS.of(game) is None else first_turn.to(game)


def said(words_: Catalogue, one: Lesson, act: str, arg: str, values: Sequence[str], draft: Raw) -> Panel:
    """The card of a lesson after a press."""
    if not act:
        return ask(words_, one, draft)
    if act == "vote" and (ways := list(one.ways.values())):
        return outcome(words_, one, ways[place(arg) % len(ways)])
    match collect(one.posted, act, arg, values, draft):
        case Answer(raw=raw):
            return outcome(words_, one, raw)
        case Draft(raw=raw):
            return ask(words_, one, raw)
        case _:
            raise IllegalAnswer("choice.unknown", option=act)


def seen(words_: Catalogue, one: Lesson, draft: Raw = None) -> Look:
    """The game as the learner sees it."""
    seats = positions(one.kind)[one.number]["seats"]
    names = {Seat(seat): words_.say(f"lesson-name-{n}") for n, seat in enumerate(seats)}
    called = naming(one.kind)
    voice = Voice(words_, {**called.printed(), **seat_names(words_, names)}, called.goods())
    drafts = {} if draft is None else {one.posted.ref: draft}
    found = look(one.table, one.seat, voice, one.game, {}, drafts=drafts)
    found.view.whole()  # while the game stands there
    return found


def ask(words_: Catalogue, one: Lesson, draft: Raw) -> Panel:
    """What the lesson is about, and the decision with the widgets of the real card."""
    mine = seen(words_, one, draft).of(one.posted)
    asked = Asked(one.posted, one.game.id, mine.voice, draft)
    game = words_.say(f"game-{one.kind}")
    head = words_.say("lesson-head", n=one.number + 1, of=len(positions(one.kind)), game=game)
    intro = words(head, words_.say(f"lesson-{one.number}"))
    if not one.ways:
        return intro + Panel([led(part, one, draft) for part in plain(asked, mine).parts])
    row = [button(called(words_, one, way), to(one, f"vote.{n}")) for n, way in enumerate(one.ways)]
    return intro + question(asked, mine) + buttons(*row)


def called(words_: Catalogue, one: Lesson, way: str) -> str:
    """What the button of an answer says."""
    own = f"lesson-{one.number}-{way}"
    return words_.say(own if words_.has(own) else f"lesson-vote-{way}")


def outcome(words_: Catalogue, one: Lesson, raw: Raw) -> Panel:
    """What came of an answer: what it was, why, and what happened next at the table."""
    mine, kind = seen(words_, one), one.posted.decision.kind
    shown = positions(one.kind)[one.number].get("shown", ())
    told_ = (event for event in followed(one, raw) if event.reaches(one.seat))
    lines = [line(mine, event) for event in told_ if not shown or event.kind in shown]
    answer = words_.say("lesson-answer", answer=told(mine.of(one.posted).voice, kind, raw))
    further = one.number + 1 < len(positions(one.kind))
    way = button(
        words_.say("lesson-next" if further else "lesson-again"), first(one.number + 1 if further else 0, one.kind)
    )
    return words(answer, words_.say(f"lesson-{one.number}-after"), *lines[:LINES]) + buttons(way)


def followed(one: Lesson, raw: Raw) -> list[EventRow]:
    """What is told after the answer, while the others go on with the defaults until there is enough to see."""
    events: list[EventRow] = []
    decision, outcome = one.posted.decision, one.table.submit(one.seat, one.posted.decision.key, raw)
    for _ in range(FOLLOWING):
        events += rows(one, outcome)
        mine = [event for event in events if event.reaches(one.seat)]
        waiting = [posted.decision for posted in one.table.open.values() if posted.decision.awaited]
        if len(mine) >= LINES or not waiting:
            break
        decision = waiting[0]
        outcome = one.table.submit(decision.seat, decision.key, decision.lapse, "lapse")
    return events


def rows(one: Lesson, outcome: Outcome) -> list[EventRow]:
    """What an act has told, as if it had been stored."""
    return [EventRow.of(one.game.id, 0, n, told_, MADE) for n, told_ in enumerate(outcome.tellings)]


def first(number: int, kind: str = "") -> Address:
    """The way to a lesson."""
    return Address("", "lesson", "", "lesson", which(number, taught(kind)))


def which(number: int, kind: str) -> str:
    """A lesson as its buttons name it."""
    return f"{kind}-{number}"


def to(one: Lesson, press: str, draft: Raw = None) -> Address:
    """The way a widget of a lesson leads, with what has been prepared."""
    options = offered(one.posted.decision.choice)
    places = [str(options.index(str(name))) for name in draft] if is_list(draft) else None
    kept = "" if places is None else f"d{'.'.join(places)}"
    return Address("", "lesson", kept, "lesson", f"{which(one.number, one.kind)}.{press}")


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
