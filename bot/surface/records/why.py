"""`/why`: the last events, each with the rule it rests on; of single things, what their game says of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.base.parts import Parts
from bot.base.text import clip
from bot.store.store import EventRow
from bot.surface.kit.address import Address
from bot.surface.kit.citing import clause
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, Item, Menu, Panel, words
from bot.surface.kit.surface import Surface
from bot.surface.kit.then import as_told
from bot.surface.posting.results import acts_in
from bot.surface.press.items import Act, Press

LAST = 12
MOST = 30


@dataclass(frozen=True, slots=True)
class Query:
    """How a game answers `/why WHAT`.

    Attributes:
        offers: what may be asked after, as it may be typed.
        answers: says why it came to what it did.
    """

    offers: Callable[[Surface, Look], Awaitable[Sequence[str]]]
    answers: Callable[[Surface, Look, str], Awaitable[Panel]]


QUERIES: Parts[Query | None] = Parts(None)


def why_of(what: str) -> Act:
    """`/why WHAT`; where a game is not asked after single things, what happened last."""

    async def act(press: Press) -> None:
        look = await press.look()
        query = QUERIES.of(look.game.kind)
        if query is None or not what.strip():
            await why(press)
        else:
            await press.reply.whisper(await query.answers(press.surface, look, what))

    return act


async def why(press: Press) -> None:
    """The last events the caller may know, or those of one result, with their rules."""
    look = await press.look()
    head = look.game.head
    spans = [(seq - 1, seq) for seq in acts_in(press.to.arg)]
    found = [await press.surface.store.events(look.game.id, *span) for span in spans or [(max(-1, head - LAST), head)]]
    told = [event for events in found for event in events if event.reaches(look.seat)]
    shown = told[:MOST] if spans else told[-LAST:]
    await press.reply.whisper(reasons(look, await as_told(press.surface.store, look, shown)))


def reasons(look: Look, told: Sequence[tuple[Look, EventRow]]) -> Panel:
    """Events, each with the look of then, with the rules they rest on, and a menu that opens those rules."""
    say = look.voice.say
    if not told:
        return words(say("why-nothing"))
    rules = [clause(look.game.kind, event) or None for _, event in told]
    lines = [
        clip(say("why-line", text=then.voice.tell(event), rule=rule), 300)
        for (then, event), rule in zip(told, rules, strict=True)
    ]
    items = [Item(rule, rule) for rule in dict.fromkeys(rules) if rule]
    ask = Address(look.game.id, "table", "", "clause")
    return words(say("why-title"), *lines) + (Panel((Menu(ask, items[:MENU], say("why-more")),)) if items else Panel())
