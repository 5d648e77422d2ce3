"""A game as something to be read: Markdown, turn by turn; and what one seat sees of it, as plain data.

Both are made of what their audience was told and of nothing else: neither numbers of acts, which would tell of secret
ones, nor anything of another seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from bot.base.halves import full, kind_in
from bot.base.legible import told_apart
from bot.base.text import DEFAULT, Catalogue, Voice, catalogue, escape
from bot.base.version import VERSION
from bot.services.records.chronicle import Course, course
from bot.services.records.exported import Exported
from bot.services.records.motives import Motive
from bot.store.store import CheckpointRow, EntryRow, EventRow
from bot.surface.kit.answers import fields_in, told
from bot.surface.kit.citing import clause
from bot.surface.kit.held import by_time
from bot.surface.kit.look import Look, look
from bot.surface.kit.names import chair, naming, readable, seat_names
from bot.surface.kit.then import looks_then
from bot.surface.records import motives
from games.catalog import GAMES
from games.kernel import Seat

FORMAT: Final = 1
ANSWERS: Final = ("answer", "lapse", "order", "forced")


@dataclass(frozen=True, slots=True)
class Past:
    """What an audience may know of what happened: events, its own answers, the steps that were begun.

    `motives`: of a game that is over, why its computer players did what they did.
    """

    events: Sequence[EventRow]
    own: Sequence[EntryRow]
    points: Sequence[CheckpointRow]
    rewinds: Sequence[EntryRow] = ()
    motives: Sequence[Motive] = ()


def past(seat: Seat | None, events: Sequence[EventRow], journal: Sequence[EntryRow], points: Sequence[Any]) -> Past:
    """What a seat, or the public, may know."""
    return Past(
        [event for event in events if event.reaches(seat)],
        [row for row in journal if seat is not None and row.entry.seat == seat and row.entry.kind in ANSWERS],
        sorted(points, key=lambda point: int(point.seq)),
        [row for row in journal if row.entry.kind == "rewind"],
    )


def markdown(look: Look, known: Past) -> str:
    """The story of a game for one audience."""
    say = look.voice.say
    audience = say("transcript-seat", seat=str(look.seat)) if look.seat else say("transcript-public")
    head = [f"# {look.voice.words.say('transcript-title', title=escape(look.game.title))}", audience]
    state = say("transcript-over" if look.over else "transcript-playing", turn=look.turn)
    return "\n\n".join([*head, *_story(look, known), f"*{state}*"]) + "\n"


def _story(look: Look, known: Past) -> Iterator[str]:
    """Headings and lines, in the order of the acts."""
    heading, goes = "", course(look.game.kind)
    story = list(by_phase(look.game.kind, known, goes))
    for (what, phase), then in zip(story, looks_then(look, [what for what, _ in story]), strict=True):
        if isinstance(what, EventRow) and what.kind in goes.begins:
            heading = ""
            yield f"## {look.voice.say('transcript-turn', turn=what.fields[goes.begins[what.kind]])}"
        name = look.voice.phase(phase)
        if name and name != heading:
            heading = name
            yield f"### {name}"
        yield _line(then, what)


def by_phase(game: str, known: Past, goes: Course) -> Iterator[tuple[EventRow | EntryRow | Motive, str]]:
    """What was answered and what came of it, each with its phase."""
    for seq, act in groupby(_in_order(known), key=itemgetter(0)):
        done = [what for _, what in act]
        kinds = [full(what.half, what.kind) if isinstance(what, EventRow) else "" for what in done]
        named = [goes.named(what) if isinstance(what, EventRow) else "" for what in done]
        yield from zip(done, goes.phases(kinds, _phase(game, known.points, seq), named), strict=True)


def _in_order(known: Past) -> list[tuple[int, EventRow | EntryRow | Motive]]:
    """What was answered, and why, then what came of it."""
    answers = [(row.entry.seq, -2, row) for row in (*known.own, *known.rewinds)]
    told = [(one.seq, one.n, one) for one in known.events]
    why = [(one.seq, -1, one) for one in known.motives]
    found: list[tuple[int, int, EventRow | EntryRow | Motive]] = [*answers, *why, *told]
    return [(seq, what) for seq, _, what in sorted(found, key=lambda one: one[:2])]


def _phase(game: str, points: Sequence[CheckpointRow], seq: int) -> str:
    """The phase that was being played when an act was done."""
    steps = [point.step for point in points if point.seq < max(seq, 1)]
    return GAMES[game].phase(steps[-1]) if steps else ""


def _line(look: Look, what: EventRow | EntryRow | Motive) -> str:
    """One thing that happened, with its rule; one answer, with how it came about; why it was given."""
    if isinstance(what, Motive):
        return f"> {look.voice.name(str(what.seat))}: {motives.line(look, what)}"
    if isinstance(what, EventRow):
        text = look.voice.tell(what)
        return " ".join(look.voice.say("why-line", text=text, rule=clause(look.game.kind, what)).split())
    entry = what.entry
    if entry.kind == "rewind":
        return look.voice.say("transcript-rewind")
    half, kind = kind_in(entry.key)
    look = look.within(half)
    label = look.voice.ask_label(kind, fields_in(entry.key))
    return look.voice.say(f"transcript-by-{entry.kind}", label=label, answer=told(look.voice, kind, entry.raw))


def seen(look: Look, known: Past) -> dict[str, Any]:
    """What one seat sees, as plain data: the table, what it is asked, what it was told, what it answered."""
    game = look.game
    return {
        "byrsa-view": FORMAT,
        "program": VERSION,
        "game": {
            "id": game.id,
            "kind": game.kind,
            "title": game.title,
            "status": game.status,
            "options": dict(game.options),
            "step": look.step,
            "turn": look.turn,
        },
        "seat": look.seat,
        "seats": {seat: look.voice.name(str(seat)) for seat in look.seats},
        "view": look.view.model_dump(mode="json"),
        "asked": [_asked(look, n) for n in range(len(look.own))],
        "told": [_told(look, event) for event in known.events],
        "answered": [{"by": row.entry.kind, "key": row.entry.key, "raw": row.entry.raw} for row in known.own],
    }


def _asked(look: Look, n: int) -> dict[str, Any]:
    posted = look.own[n]
    decision = posted.decision
    due = look.due.get(posted.ref)
    return {
        "kind": decision.kind,
        "about": dict(decision.about),
        "clause": decision.clause,
        "form": decision.choice.form(),
        "default": decision.lapse,
        "due": due.isoformat() if due else None,
    }


def _told(look: Look, event: EventRow) -> dict[str, Any]:
    return {
        "kind": event.kind,
        "fields": dict(event.fields),
        "public": event.audience is None,
        "rule": clause(look.game.kind, event),
        "text": look.voice.tell(event),
    }


def look_of(exported: Exported, seat: Seat | None, language: str = DEFAULT) -> Look:
    """An exported game as a seat sees it."""
    words = catalogue(exported.game.kind, language)
    called = naming(exported.game.kind)
    neutrals = {str(one): name for one, name in called.automata(words, exported.table.state).items()}
    printed = {**called.printed(), **called.reprinted(words, exported.table.state)}
    voice = Voice(words, {**printed, **_players(exported, words), **neutrals}, called.goods())
    return look(exported.table, seat, voice, exported.game, exported.seats)


def _players(exported: Exported, words: Catalogue) -> dict[str, str]:
    """What seats are called: by the names in the file, tamed, for anybody may have written it; else by their chairs."""
    held = [(row.seat, readable(exported.people.get(row.user or 0, ""))) for row in by_time(exported.seats.values())]
    people = told_apart((seat, name) for seat, name in held if name)
    return {**{str(seat): chair(words, seat) for seat in exported.seats}, **seat_names(words, people)}


def past_of(exported: Exported, seat: Seat | None) -> Past:
    """What a seat, or the public, may know of an exported game."""
    return past(seat, exported.events, exported.journal, exported.points)
