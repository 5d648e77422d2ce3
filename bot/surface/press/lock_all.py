"""`Lock All`: every open decision is answered as it is prepared, with one press; before it, what that would be."""

from __future__ import annotations

from bot.base.errors import IllegalAnswer, NotOpen
from bot.surface.kit.present import asked
from bot.surface.press.decide import own_card, take
from bot.surface.press.items import Press, show


async def lock_all(press: Press) -> None:
    """Those that are open when it is pressed; what has changed or cannot be answered so is left, and told."""
    look = await press.own()
    async with own_card(press, look.seat):
        left = [posted.ref for posted in look.awaited if not await locked(press, posted.ref)]
        await show(press, said=[look.voice.say("lock-left", count=len(left))] if left else [])


async def locked(press: Press, ref: str) -> bool:
    """Whether a decision is answered now, as it was prepared."""
    look = await press.own()
    posted = look.by_ref(ref)
    try:
        if posted is not None:
            await take(press.surface, look, posted, asked(posted, look).shown, press.user.id)
    except (NotOpen, IllegalAnswer):
        return False
    return posted is not None
