"""Taking the last answer back: the button beside its receipt, and `/undo`."""

from __future__ import annotations

from bot.surface.kit.look import Look
from bot.surface.press.asides import lay_beside
from bot.surface.press.decide import own_card
from bot.surface.press.items import Press, show


async def undo(press: Press) -> None:
    """`Undo`, for the answer the card was drawn for."""
    look = await press.own()
    async with own_card(press, look.seat):
        await _take_back(press, look, press.to.rev)
        await show(press)


async def undo_by_command(press: Press) -> None:
    """`/undo`: the last answer of the caller."""
    look = await press.own()
    await _take_back(press, look, "")
    again = await press.own()
    await lay_beside(press.reply, again, await press.story(again))


async def _take_back(press: Press, look: Look, named: str) -> None:
    if look.seat is None:
        return
    await press.surface.tables.undo(look.game.id, look.seat, press.user.id, named)
