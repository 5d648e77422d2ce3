"""A turn, or the whole game, as a film: the board from stop to stop as one animated picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Final

from bot.base.errors import NotOpen
from bot.services.records.chronicle import Stop, course, stops
from bot.surface.kit.address import Address
from bot.surface.kit.files import Attachment
from bot.surface.kit.look import Look
from bot.surface.kit.panel import EMPTY, FULL, Button, Panel, Picture, button, buttons, words
from bot.surface.press.items import Press
from bot.surface.records.history import numbers
from games.catalog import GAMES
from rendering.describe import ALT_MOST, describe
from rendering.film import Frame, chosen, film, frame
from rendering.scene import Scene

ALL: Final = 100_000
PAUSE: Final = 2.0  # seconds between two lines that tell how far it is
BAR: Final = 12
NAME: Final = "replay.gif"
WHOLE: Final = -1
"""In the place of a turn: all of them."""


def ways(look: Look, turn: int) -> Panel:
    """From a replay to its film."""
    say = look.voice.say
    named: list[Button] = [
        button(say(label), Address(look.game.id, "table", "", "film", arg))
        for label, arg in (("film-turn", str(turn)), ("film-game", ""))
    ]
    return buttons(*named)


async def show(press: Press) -> None:
    """The film of a turn, or of all; `arg` is the turn. While it is made its reader is told how far it is."""
    look = await press.look()
    (turn,) = numbers(press.to.arg, (WHOLE,))
    halts = await _stops(press, look, turn)
    about = {"title": look.game.title, "turn": None if turn == WHOLE else turn}
    title = look.voice.say("film-title", **about)
    scene, frames = await _frames(press, look, halts, title)
    if scene is None:
        raise NotOpen("history.no-turn")
    content = await press.surface.studio.pictures.make(partial(film, frames))
    alt = f"{look.voice.say('film-alt', count=len(halts))} {describe(scene, ALT_MOST - 200)}"
    picture = Panel((Picture(NAME, alt),))
    back = Address(look.game.id, "table", "", "replay", "" if turn == WHOLE else f"{turn}.0.0")
    ending = buttons(button(look.voice.say("button-replay"), back))
    await press.reply.redraw(words(title) + picture + ending, [Attachment(NAME, content)])


async def _stops(press: Press, look: Look, turn: int) -> list[Stop]:
    """Where the film stops: at each phase, as many of them as a film has room for. NotOpen: there is no such turn."""
    store = press.surface.store
    told = course(look.game.kind).turns(await store.events(look.game.id))
    events = told.get(turn, []) if turn != WHOLE else [event for events in told.values() for event in events]
    if not events:
        raise NotOpen("history.no-turn")
    halts = stops(await store.checkpoints(look.game.id, ALL), events, "phases", GAMES[look.game.kind].phase)
    return [halts[number] for number in chosen(len(halts))]


async def _frames(press: Press, look: Look, halts: Sequence[Stop], title: str) -> tuple[Scene | None, list[Frame]]:
    """The board at each stop as everybody saw it then, and the scene of the last."""
    surface, person = press.surface, await press.surface.person(press.user.id)
    scene, frames, told = None, list[Frame](), -PAUSE
    for number, halt in enumerate(halts):
        if perf_counter() - told >= PAUSE:
            told = perf_counter()
            await press.reply.turn_to(words(title, _progress(look, number, len(halts))))
        then = await surface.looker.past(look.game.id, None, halt.seq)
        scene = surface.studio.scene(then, person.board) if then else None
        if scene is not None:
            frames.append(await surface.studio.pictures.make(partial(frame, scene, person.style)))
    return scene, frames


def _progress(look: Look, number: int, of: int) -> str:
    """How far the film is."""
    full = BAR * number // max(1, of)
    return look.voice.say("film-progress", bar=FULL * full + EMPTY * (BAR - full), number=number, count=of)
