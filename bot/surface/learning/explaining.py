"""*Explain this* in the menu of a message: what it is, what its buttons do, and the rules it rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.base.errors import BotError, NotOpen
from bot.base.halves import half_of, kind_of
from bot.base.parts import Parts
from bot.base.text import BASE
from bot.store.store import MessageRow
from bot.surface.kit.cards import at
from bot.surface.kit.knowing import known
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, Item, Menu, Panel, words
from bot.surface.kit.then import as_told
from bot.surface.learning.rulebook import cited
from bot.surface.posting.results import acts_in
from bot.surface.press.items import Act, Press
from bot.surface.records.why import reasons

Cites: TypeAlias = Callable[[Look], Sequence[str]]
CITED: Parts[Mapping[str, Cites]] = Parts({})
"""By the kind of a message that only some games have: the clauses it rests on."""


def explain(message: int, *, ours: bool) -> Act:
    """*Explain this* on a message; `ours`: the bot has written it."""

    async def act(press: Press) -> None:
        row, say = await press.surface.store.message_by_id(message), press.surface.words().say
        if row is None or not await _may_see(press, row):
            await press.reply.whisper(words(say("explain-other" if ours else "explain-foreign")))
            return
        text = await _about(press, row)
        await press.reply.whisper(words(text) + await _rules(press, row))

    return act


async def _about(press: Press, row: MessageRow) -> str:
    """What such a message is, in the words of its game."""
    game = await press.surface.store.find_game(row.game)
    kind = kind_of(game.kind, half_of(row.game)) if game else BASE
    own, key = press.surface.words(kind), f"explain-{row.kind}"
    return own.say(key if own.has(key) else "explain-other")


async def _may_see(press: Press, row: MessageRow) -> bool:
    """What is for one seat is explained to its holder only, and what is for all to who may know of the game."""
    try:
        await known(press.surface, press.reply.interaction, row.game)
    except NotOpen:
        return False
    scope, _, seat = row.audience.partition(":")
    return scope != "seat" or await press.surface.seat_of(row.game, press.user.id) == seat


async def _rules(press: Press, row: MessageRow) -> Panel:
    """The clauses it rests on: of what is told there, of what is asked or voted on there."""
    try:
        look = await press.surface.look_as(row.game, press.user.id)
    except BotError:
        look = None
    if look is None:
        return Panel()
    told = acts_in(row.ref.partition(".")[0]) if row.kind in ("result", "log") else []
    if told:
        found = [await press.surface.store.events(row.game, seq - 1, seq) for seq in told]
        heard = [event for events in found for event in events if event.reaches(look.seat)]
        return reasons(look, await as_told(press.surface.store, look, heard))
    return _menu(look, _clauses(look, row.kind))


def _clauses(look: Look, kind: str) -> list[str]:
    if cites := CITED.of(look.game.kind).get(kind):
        return list(cites(look))
    return cited(look) if kind in ("turn", "decisions", "deal") else []


def _menu(look: Look, clauses: Iterable[str]) -> Panel:
    items = [Item(clause, clause) for clause in dict.fromkeys(clauses) if clause]
    return Panel((Menu(at(look, "clause"), items[:MENU], look.voice.say("why-more")),)) if items else Panel()
