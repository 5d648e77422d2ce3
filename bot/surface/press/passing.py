"""Letting decisions pass, and taking that back: the same functions serve buttons and commands."""

from __future__ import annotations

from bot.base.errors import NotOpen
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.kit.passing import PASSES
from bot.surface.kit.receipts import line
from bot.surface.press.asides import lay_beside
from bot.surface.press.decide import find, own_card
from bot.surface.press.items import Press, show
from bot.table.writing import Done
from games.kernel import Posted


async def let_pass(press: Press) -> None:
    """The button under a question."""
    seen, posted = await find(press)
    async with own_card(press, seen.seat):
        await _pass(press, await press.own(), posted)
        await show(press)


async def pass_no_more(press: Press) -> None:
    """The button on the card, for as long as it stands."""
    seat = (await press.own()).seat
    async with own_card(press, seat):
        await _take_back(press)
        await show(press)


async def pass_by_command(press: Press) -> None:
    """`/pass`: the first question of the caller at which that can be said."""
    look = await press.own()
    able = (one for one in look.awaited if one.decision.kind in PASSES.of(look.of(one).game.kind))
    posted = next(able, None)
    if posted is None:
        raise NotOpen("pass.nothing")
    done = await _pass(press, look, posted)
    await press.reply.whisper(words(*await receipts(press, posted, done)))


async def unpass_by_command(press: Press) -> None:
    """`/unpass`."""
    await _take_back(press)
    await lay_beside(press.reply, await press.own())


async def _pass(press: Press, look: Look, posted: Posted) -> Done:
    seat, rest = posted.decision.seat, PASSES.of(look.of(posted).game.kind).get(posted.decision.kind)
    if rest is None:
        raise NotOpen("pass.nothing")
    rest = rest.within(posted.decision.half)
    done = await press.surface.tables.let_pass(press.to.game, seat, posted.ref, posted.rev, rest, press.user.id)
    press.surface.receipts.note(press.to.game, done.outcome.entry, posted.decision)
    return done


async def _take_back(press: Press) -> None:
    look = await press.own()
    if look.seat is not None:
        await press.surface.tables.pass_no_more(look.game.id, look.seat, press.user.id)


async def receipts(press: Press, posted: Posted, done: Done) -> list[str]:
    """What was answered now, and what has followed of itself: what came of it."""
    look, seat = await press.own(), posted.decision.seat
    entries = [one.entry for one in (done.outcome, *done.followed) if one.entry and one.entry.seat == seat]
    return [line(look, await press.surface.receipts.came(look, entry)) for entry in entries]
