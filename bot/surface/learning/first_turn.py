"""Lesson 0 of `/tutorial`: a whole turn of a real game in a few presses, to its end; nothing of it is stored.

The learner sits at a table of players that think. He answers the questions from which most is learnt; what else his
seat is asked is answered for him. What he has pressed so far travels in the ids of the buttons, so each press plays
the game from its seed again; what the players said is kept for whoever presses the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple

from bot.base.halves import asked as called
from bot.base.parts import Parts
from bot.base.text import Catalogue, Voice, event_key, slug
from bot.store.store import EventRow, GameRow
from bot.surface.kit.address import Address
from bot.surface.kit.answers import told_of
from bot.surface.kit.look import Look, look
from bot.surface.kit.names import naming, seat_names
from bot.surface.kit.panel import LABEL, Button, Panel, Words, button, buttons, words
from bot.surface.kit.passing import PASSES, what_passes
from bot.surface.kit.present import present
from bot.surface.records.history import line
from games.catalog import GAMES
from games.kernel import Posted, Raw, Seat, Setup, Table

MADE: Final = datetime(2026, 1, 1, tzinfo=UTC)
LONGEST: Final = 900  # answers of all players together
OWN, NEWS = 3, 5  # lines: what came of one's own press, and what else has happened since
TURN: Final = "turn"
KEPT: Final = 256


class Said(NamedTuple):
    """What somebody answered to which open decision."""

    seat: Seat
    key: str
    raw: Raw


@dataclass(frozen=True, kw_only=True)
class FirstTurn:
    """A whole turn as the first lesson of a game.

    Attributes:
        seed: of the game; `options`: of the table; `seats`: the learner's first.
        asks: what the learner answers himself: kinds of decisions by their full names, and how often each; the first
            begins the lesson.
        others: who answers all else at a table, one answer after the other; None: nobody goes on.
        ways: what is offered to the learner, as answers to a decision; none: it is not the time for it.
        over: whether the lesson is over.
        shows: what else is to be seen under a question, by its kind.
    """

    seed: str
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    seats: Sequence[Seat]
    asks: Mapping[str, int]
    others: Callable[[Table[Any]], Callable[[], Said | None]]
    ways: Callable[[Table[Any], Posted], Sequence[Raw]]
    over: Callable[[Table[Any]], bool]
    shows: Mapping[str, Callable[[Look], Sequence[str]]] = field(
        default_factory=dict[str, Callable[[Look], Sequence[str]]]
    )

    @property
    def presses(self) -> int:
        """How many presses it takes."""
        return sum(self.asks.values())


TURNS: Parts[FirstTurn | None] = Parts(None)
"""The first lesson of a game; None: it has none."""


@dataclass(frozen=True, slots=True)
class Walked:
    """How far somebody has come: all that was said, from where on it was new to him, and what he was asked so far."""

    said: tuple[Said, ...] = ()
    fresh: int = 0
    kinds: tuple[str, ...] = ()


def taught(kind: str) -> FirstTurn:
    """The first lesson of a game that has one."""
    found = TURNS.of(kind)
    if found is None:
        raise LookupError(kind)
    return found


def replayed(kind: str, said: Sequence[Said]) -> Table[Any]:
    """The table after all that was said."""
    one, game = taught(kind), GAMES[kind]
    setup = Setup(tuple(one.seats), one.seed, game.options.model_validate(one.options))
    table: Table[Any] = Table.start(game, setup, marks=False)[0]
    for answer in said:
        table.submit(*answer)
    return table


def asked(kind: str, table: Table[Any], kinds: Sequence[str]) -> Posted | None:
    """What the learner is to answer now; None: nothing of what he answers himself."""
    one = taught(kind)
    able = [name for name, most in one.asks.items() if kinds.count(name) < most] if kinds else list(one.asks)[:1]
    mine = [posted for posted in table.open.values() if posted.decision.seat == one.seats[0]]
    found = (posted for name in able for posted in mine if called(posted.decision) == name and one.ways(table, posted))
    return next(found, None)


@lru_cache(maxsize=KEPT)
def walked(kind: str, choices: tuple[int, ...]) -> Walked:
    """What is said until the learner is asked again who has pressed this so far."""
    before = walked(kind, choices[:-1]) if choices else Walked()
    with closing(replayed(kind, before.said)) as table:
        said, kinds = list(before.said), before.kinds
        if choices and (posted := asked(kind, table, kinds)):
            ways = taught(kind).ways(table, posted)
            said.append(Said(posted.decision.seat, posted.decision.key, ways[choices[-1] % len(ways)]))
            table.submit(*said[-1])
            kinds = (*kinds, called(posted.decision))
        said += going_on(kind, table, kinds)
        return Walked(tuple(said), len(before.said), kinds)


def going_on(kind: str, table: Table[Any], kinds: Sequence[str]) -> Iterator[Said]:
    """What the others say, and the learner's seat on what he does not answer himself, until he is asked."""
    one = taught(kind)
    others = one.others(table)
    for _ in range(LONGEST):
        if table.over or (kinds and one.over(table)) or asked(kind, table, kinds):
            return
        answer = others()
        if answer is None:
            return
        table.submit(*answer)
        yield answer


# What is shown


def card(words_: Catalogue, kind: str, choices: tuple[int, ...]) -> tuple[Panel, bool]:
    """What came of the last press, and the next question; whether that was the last."""
    found = walked(kind, choices)
    with closing(replayed(kind, found.said[: found.fresh])) as table:
        events = list(rows(kind, table, found.said[found.fresh :]))
        mine, posted = seen(words_, kind, table), asked(kind, table, found.kinds)
        told = what_came(mine, events) if choices else []  # the lesson begins where play has come to
        if posted is None or len(found.kinds) >= taught(kind).presses:
            return ending(mine, told), True
        return asking(mine, table, posted, choices, told), False


def rows(kind: str, table: Table[Any], said: Sequence[Said]) -> Iterator[EventRow]:
    """What the learner is told while this is said."""
    for seq, answer in enumerate(said):
        told = table.submit(*answer).tellings
        events = (EventRow.of("lesson", seq, n, one, MADE) for n, one in enumerate(told))
        yield from (event for event in events if event.reaches(taught(kind).seats[0]))


def seen(words_: Catalogue, kind: str, table: Table[Any]) -> Look:
    """The game as the learner sees it."""
    one, called = taught(kind), naming(kind)
    names = {seat: words_.say(f"lesson-name-{n}") for n, seat in enumerate(one.seats)}
    voice = Voice(words_, {**called.printed(), **seat_names(words_, names)}, called.goods())
    found = look(table, one.seats[0], voice, GameRow("lesson", kind, "", 0, MADE), {})
    found.view.whole()
    return found


def what_came(mine: Look, events: Sequence[EventRow]) -> list[str]:
    """The lines after a press: what it brought, then the news since, the latest of them."""
    own = [line(mine, event) for event in events[:OWN]]
    news = [line(mine, event) for event in events[OWN:] if is_news(mine, event)]
    return [*own, *news[-NEWS:]]


def is_news(mine: Look, event: EventRow) -> bool:
    """Whether the channel would be told of it, or it is of a deal of the learner's."""
    return "deal" in event.fields or mine.voice.of_half(event.half).has(f"{event_key(event.kind)}.news")


def asking(mine: Look, table: Table[Any], posted: Posted, choices: tuple[int, ...], told: Sequence[str]) -> Panel:
    """What has happened, why the next is asked, and its answers as buttons."""
    own, decision, kind = mine.of(posted), posted.decision, mine.game.kind
    head = mine.voice.say("lesson-turn", n=len(choices) + 1, of=taught(kind).presses)
    names = [told_of(own.voice, posted, raw) for raw in taught(kind).ways(table, posted)]
    why = words(*told) + words(mine.voice.say(f"first-{slug(called(decision))}"))
    shown = taught(kind).shows.get(called(decision), nothing)(own)
    return words(head) + why + in_words(own, posted) + words(*shown) + answers(mine.voice, kind, choices, names)


def in_words(own: Look, posted: Posted) -> Panel:
    """The question without its widgets, and without what only buttons say that are not there."""
    kind = posted.decision.kind
    unsaid = what_passes(own.voice, kind).parts if kind in PASSES.of(own.game.kind) else ()
    return Panel([part for part in present(posted, own).parts if isinstance(part, Words) and part not in unsaid])


def nothing(_mine: Look) -> Sequence[str]:
    """A question that shows all there is to know."""
    return ()


def answers(voice: Voice, kind: str, choices: tuple[int, ...], names: Sequence[str]) -> Panel:
    """A button for each answer; where one is too long for that they are listed by number."""
    if all(len(name) <= LABEL for name in names):
        return buttons(*(to_press(name, kind, choices, n) for n, name in enumerate(names)))
    listed = [voice.say("lesson-way", n=n, answer=name) for n, name in enumerate(names, 1)]
    row = [to_press(voice.say("lesson-button", n=n + 1), kind, choices, n) for n in range(len(names))]
    return words(*listed) + buttons(*row)


def to_press(label: str, kind: str, choices: tuple[int, ...], n: int) -> Button:
    """The button of an answer; the first is what a sensible player would do."""
    return button(label, to(kind, (*choices, n)), "secondary" if n else "primary")


def ending(mine: Look, told: Sequence[str]) -> Panel:
    """The end of the turn."""
    return words(mine.voice.say("lesson-turn-over")) + words(*told, mine.voice.say("first-end"))


def to(kind: str, choices: tuple[int, ...] = ()) -> Address:
    """The way to the lesson, after these presses."""
    return Address("", "lesson", "", "lesson", f"{kind}-{TURN}.{''.join(map(str, choices))}")


def choices_in(text: str, kind: str) -> tuple[int, ...]:
    """What was pressed so far, as an id tells it; nonsense: nothing."""
    known = text if text.isascii() and text.isdigit() else ""
    return tuple(map(int, known[: taught(kind).presses]))
