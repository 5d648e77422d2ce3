"""Going back, on cards: where to, what is undone by it, and who has learnt what meanwhile. Nothing here is secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.errors import BotError
from bot.base.text import Voice, clip
from bot.services.mending.rewinding import Undone, undone
from bot.services.votes.motions import Motion
from bot.store.store import Stand
from bot.surface.kit.cards import named_step
from bot.surface.kit.names import naming
from bot.surface.kit.panel import Panel, words
from bot.surface.kit.surface import Surface
from bot.surface.votes.cards import table_voice
from games.catalog import GAMES

LINES: Final = 12
LINE: Final = 160
REVEALED: Final = 6


async def telling_voice(surface: Surface, stand: Stand) -> Voice:
    """Who can tell of events; of a held game too, where things that came into being in play have no names."""
    try:
        look = await surface.look(stand.game.id)
    except BotError:
        look = None
    if look is not None:
        return look.voice
    voice = await table_voice(surface, stand)
    called = naming(stand.game.kind)
    return Voice(voice.words, {**called.printed(), **voice.names}, called.goods())


def place_name(voice: Voice, turn: int, step: str) -> str:
    """A place a game can be taken back to."""
    return voice.say("rewind-place", turn=turn, step=named_step(voice, step))


def where(voice: Voice, motion: Motion) -> Mapping[str, Any]:
    """The motion says where to."""
    return {"place": place_name(voice, int(motion.args.get("turn", 0)), str(motion.args.get("step", "")))}


async def what_is_undone(surface: Surface, stand: Stand, motion: Motion) -> Panel:
    """As it would be now: while it is voted on, play goes on."""
    if motion.state != "open":
        return Panel()
    return await undoing(surface, stand, int(motion.args["to"]))


async def undoing(surface: Surface, stand: Stand, to: int) -> Panel:
    """What would be taken back, and what will stay known."""
    voice, found = await telling_voice(surface, stand), await undone(surface.store, stand.game.id, to)
    return (
        words(*undone_lines(voice, found)) + words(*learnt_lines(voice, stand, found)) + words(voice.say("rewind-how"))
    )


def undone_lines(voice: Voice, found: Undone) -> list[str]:
    """What everybody was told, the latest first; acts in secret are not counted, for nobody knows of them."""
    told = [clip(voice.tell(event), LINE) for event in reversed(found.public)]
    more = [voice.say("rewind-more", count=len(told) - LINES)] if len(told) > LINES else []
    return [
        voice.say("rewind-undone" if told else "rewind-undone-nothing"),
        *(f"- {line}" for line in told[:LINES]),
        *more,
    ]


def learnt_lines(voice: Voice, stand: Stand, found: Undone) -> list[str]:
    """What was revealed to everybody, and who was told something alone: it cannot be unlearnt."""
    revealing = {kind.id for kind in GAMES[stand.game.kind].events if kind.reveals}
    shown = [clip(voice.tell(one), LINE) for one in found.public if one.kind in revealing]
    alone = [
        voice.say("rewind-learnt-alone", seat=str(seat), count=count) for seat, count in sorted(found.private.items())
    ]
    more = [voice.say("rewind-more", count=len(shown) - REVEALED)] if len(shown) > REVEALED else []
    all_ = [voice.say("rewind-learnt-all", what=line) for line in shown[-REVEALED:]]
    return [voice.say("rewind-learnt"), *all_, *more, *alone] if all_ or alone else [voice.say("rewind-learnt-nothing")]
