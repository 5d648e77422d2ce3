"""`/replay`: a turn seen again, from stop to stop, with the board as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.services.records.chronicle import Speed, Stop, between, course, stops
from bot.store.store import EventRow
from bot.surface.kit.address import Address
from bot.surface.kit.cards import phase_name
from bot.surface.kit.files import Attachment
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, Picture, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.kit.then import looks_then
from bot.surface.press.items import Press
from bot.surface.records import film
from bot.surface.records.history import line, numbers
from games.catalog import GAMES

ALL = 100_000
ROOM = 2600
SPEEDS: Sequence[Speed] = ("phases", "steps")


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a replay: how the game was at a stop, and what had happened since the stop before."""

    then: Look
    told: Sequence[EventRow]
    turn: int
    n: int
    of: int
    speed: Speed


async def replay(press: Press) -> None:
    """One stop of a turn; `arg` is "turn.stop.speed", and without it the start of the turn that is being played."""
    look = await press.look()
    told = course(look.game.kind).turns(await press.surface.store.events(look.game.id))
    turn, n, speed = numbers(press.to.arg, (max(told, default=0), 0, 0))
    if turn not in told:
        raise NotOpen("history.no-turn")
    frame = await framed(press.surface, look, told[turn], turn, n, SPEEDS[speed % 2])
    await press.reply.turn_to(*await shown(press.surface, frame))


def way(turn: int | None, speed: Speed) -> str:
    """The argument that leads to the first stop of a turn; None: of the present one."""
    return f"{'' if turn is None else turn}.0.{SPEEDS.index(speed)}"


async def framed(surface: Surface, look: Look, told: Sequence[EventRow], turn: int, n: int, speed: Speed) -> Frame:
    """The game as the reader would have seen it at the n-th stop of a turn."""
    halts = stops(await surface.store.checkpoints(look.game.id, ALL), told, speed, GAMES[look.game.kind].phase)
    at = min(n, len(halts) - 1)
    then = await surface.looker.past(look.game.id, look.seat, halts[at].seq)
    if then is None:
        raise NotOpen("game.unknown")
    before = halts[at - 1] if at else Stop(told[0].seq - 1, "")
    events = [event for event in between(told, before.seq, halts[at].seq) if event.reaches(look.seat)]
    return Frame(then, events, turn, at, len(halts), speed)


async def shown(surface: Surface, frame: Frame) -> tuple[Panel, list[Attachment]]:
    """The board of a stop, what led to it, and the ways on."""
    look = frame.then
    about = {"turn": frame.turn, "phase": phase_name(look), "n": frame.n + 1, "of": frame.of}
    title = look.voice.say("replay-title", title=look.game.title, **about)
    then = looks_then(look, frame.told)
    lines = clip("\n".join(map(line, then, frame.told)), ROOM)
    person = await surface.reader(look)
    shot = None if person.text_only else await surface.studio.picture(look, person.board, person.style)
    picture = Panel((Picture(shot.name, shot.alt),)) if shot else Panel()
    files = [Attachment(shot.name, shot.content)] if shot else []
    told = words(lines or look.voice.say("replay-nothing"))
    filmed = film.ways(look, frame.turn) if shot else Panel()
    return words(title) + picture + told + buttons(*ways(frame)) + filmed, files


def ways(frame: Frame) -> list[Button]:
    """Back, on, to the next turn, and the other speed."""
    say, speed = frame.then.voice.say, SPEEDS.index(frame.speed)
    able = [
        (frame.n > 0, "history-back", f"{frame.turn}.{frame.n - 1}.{speed}"),
        (frame.n + 1 < frame.of, "history-on", f"{frame.turn}.{frame.n + 1}.{speed}"),
        (frame.turn < frame.then.turn or frame.n + 1 == frame.of, "history-later", f"{frame.turn + 1}.0.{speed}"),
        (True, f"replay-{SPEEDS[1 - speed]}", f"{frame.turn}.0.{1 - speed}"),
    ]
    return [
        button(say(label), Address(frame.then.game.id, "table", "", "replay", arg)) for here, label, arg in able if here
    ]
