"""`/history`: all that one may know of what happened in a turn, with its rules, a page at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.services.records.chronicle import course
from bot.store.store import EventRow
from bot.surface.kit.address import Address, is_number
from bot.surface.kit.citing import clause
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.then import as_told
from bot.surface.posting.plan import posting
from bot.surface.press.items import Press

PAGE = 3200
LINE = 300


async def history(press: Press) -> None:
    """A page of a turn; `arg` is "turn.page", and without it the turn that is being played."""
    look = await press.look()
    told = course(look.game.kind).turns(await press.surface.store.events(look.game.id))
    turn, page = numbers(press.to.arg, (max(told, default=0), 0))
    if turn not in told:
        raise NotOpen("history.no-turn")
    heard = [event for event in told[turn] if event.reaches(look.seat)]
    lines = [line(then, event) for then, event in await as_told(press.surface.store, look, heard)]
    await press.reply.turn_to(page_of(look, lines, turn, page, last=max(told)))


def numbers(arg: str, otherwise: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers in the address of a button: "3.0" is turn 3, page 0; what is missing or no number, as given."""
    parts = [*arg.split("."), *[""] * len(otherwise)]
    return tuple(int(part) if is_number(part) else other for part, other in zip(parts, otherwise, strict=False))


def page_of(look: Look, lines: Sequence[str], turn: int, page: int, *, last: int) -> Panel:
    """One page of a turn, with the ways to the pages and turns beside it."""
    say = look.voice.say
    pages = paged(lines)
    at = min(page, len(pages) - 1)
    title = say("history-title", title=look.game.title, turn=turn, page=at + 1, pages=len(pages))
    ways = [
        (turn > 0, "history-earlier", f"{turn - 1}.0"),
        (at > 0, "history-back", f"{turn}.{at - 1}"),
        (at + 1 < len(pages), "history-on", f"{turn}.{at + 1}"),
        (turn < last, "history-later", f"{turn + 1}.0"),
    ]
    row = [button(say(label), Address(look.game.id, "table", "", "history", arg)) for able, label, arg in ways if able]
    again = button(say("button-replay"), Address(look.game.id, "table", "", "replay", f"{turn}.0"))
    closing = posting(look.game.kind).closing
    went = [button(say("button-went"), Address(look.game.id, "table", "", "board", closing))] if closing else []
    return words(title, pages[at] or say("history-nothing")) + buttons(*row, again, *went)


def line(look: Look, event: EventRow) -> str:
    """What happened, and the rule it rests on."""
    text = look.voice.tell(event)
    return clip(look.voice.say("why-line", text=text, rule=clause(look.game.kind, event) or None), LINE)


def paged(lines: Iterable[str]) -> list[str]:
    """Lines put together to pages that fit on a card."""
    pages = [""]
    for one in lines:
        if len(pages[-1]) + len(one) >= PAGE:
            pages.append("")
        pages[-1] += f"{one}\n"
    return pages
