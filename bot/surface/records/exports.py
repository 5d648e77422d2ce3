"""`/game export`: the whole game, what one seat sees, or the story of what everybody knows, as a file."""

from __future__ import annotations

import json
from typing import Any, Final

from bot.base.errors import NotAllowed, NotOpen
from bot.services.people.automata import CARETAKER
from bot.surface.kit.files import Attachment
from bot.surface.kit.panel import words
from bot.surface.press.items import Act, Press
from bot.surface.records.transcript import Past, markdown, past, seen
from bot.table.dice import DICE

BIGGEST: Final = 8 * 2**20
ALL: Final = 10**9
WORDS: Final = ("parley", "talk", "saved", "order", "window")
"""What is no part of the game that was played: words between two, intentions, clocks."""
KEPT: Final = (DICE, CARETAKER)
"""Notes that are: what the dice were mixed of, and how computer players play."""


def export(form: str) -> Act:
    """The act that hands out a game in this form."""
    return {"full": full, "view": view, "transcript": transcript}[form]


async def full(press: Press) -> None:
    """8: the whole game, which `byrsa import` and `byrsa verify` read: after its end, for the host and its GM.

    Words between two players are no part of it.
    """
    game = await press.surface.store.find_game(press.to.game)
    if game is None:
        raise NotOpen("game.unknown")
    if press.user.id not in (game.host, game.gm):
        raise NotAllowed("game.host")
    if game.status != "over" or game.started_at is None:
        raise NotAllowed("export.not-over")
    document = await press.surface.store.dump(game.id)
    await hand_out(press, f"byrsa-{game.id}.json", to_json(bare(document or {})), "export-full")


def bare(document: dict[str, Any]) -> dict[str, Any]:
    """A dumped game without what was said between two players and without what people intended."""
    rows: dict[str, list[dict[str, Any]]] = {**document.get("rows", {}), **{table: [] for table in WORDS}}
    return {**document, "rows": {**rows, "note": [row for row in rows.get("note", []) if row["kind"] in KEPT]}}


async def view(press: Press) -> None:
    """What the asker's own seat sees, at any time."""
    look = await press.own()
    known = await known_to(press, look.seat)
    await hand_out(press, f"byrsa-{look.game.id}-{look.seat}.json", to_json(seen(look, known)), "export-view")


async def transcript(press: Press) -> None:
    """The story of what everybody knows, at any time and for anybody."""
    look = await press.surface.look(press.to.game)
    if look is None:
        raise NotOpen("game.lobby")
    story = markdown(look, await known_to(press, None))
    await hand_out(press, f"byrsa-{look.game.id}.md", story.encode(), "export-transcript")


async def known_to(press: Press, seat: Any) -> Past:
    """What a seat, or the public, may know of a game in the store."""
    store, game = press.surface.store, press.to.game
    journal = [row for row in await store.journal(game) if row.undone_by is None]
    return past(seat, await store.events(game), journal, await store.checkpoints(game, ALL))


async def hand_out(press: Press, name: str, content: bytes, key: str) -> None:
    """The file, for the asker alone. NotAllowed: it is too big for Discord."""
    if len(content) > BIGGEST:
        raise NotAllowed("export.big")
    await press.reply.whisper(words(press.surface.words().say(key)), [Attachment(name, content)])


def to_json(document: dict[str, Any]) -> bytes:
    """As `byrsa export` writes it."""
    return json.dumps(document, ensure_ascii=False, indent=1).encode()
