"""Sealed ceilings by press and command: a bid up to so much, set once for all that are to come."""

from __future__ import annotations

from bot.base.errors import IllegalAnswer, NotAllowed
from bot.base.text import slug
from bot.services.orders.ceilings import allowed, ceiling
from bot.services.orders.ordering import ordering
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Input, number
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.widgets import Asked
from bot.surface.press.decide import own_card
from bot.surface.press.items import Act, Press, show
from bot.table.passing import MARK
from games.kernel import Seat

HIGHEST = 9999


def way_to_ceiling(one: Asked, look: Look) -> Panel:
    """The button that sets a ceiling; none where every round is played."""
    if not allowed(look.game):
        return Panel()
    return buttons(button(one.voice.say("button-ceiling"), to(look, one.decision.kind)))


def to(look: Look, kind: str) -> Address:
    """Where it leads."""
    return Address(look.game.id, "orders", "", "ceiling", kind)


async def ask(press: Press) -> None:
    """How high?"""
    look = await press.own()
    kind = press.to.arg
    check(look, kind)
    say = look.voice.say
    hint = say(f"ceiling-hint-{slug(kind)}")
    await press.reply.ask(
        Form(say("ceiling-title"), to(look, kind), [Input("most", "text", say("ceiling-label"), hint, most=9)])
    )


async def taken(press: Press) -> None:
    """It is set; what is asked now is answered by it at once."""
    look = await press.own()
    async with own_card(press, look.seat):
        line = await set_ceiling(press, look, press.to.arg, number(str(press.entered.get("most", ""))))
        await show(press, said=[line])


def set_to(kind: str, most: int) -> Act:
    """The handler of the command."""

    async def act(press: Press) -> None:
        await press.reply.whisper(words(await set_ceiling(press, await press.own(), kind, most)))

    return act


async def set_ceiling(press: Press, look: Look, kind: str, most: int) -> str:
    """Keep a ceiling; its receipt. NotAllowed: not at this table, or not now."""
    check(look, kind)
    if not 0 <= most <= HIGHEST:
        raise IllegalAnswer("choice.range", low=0, high=HIGHEST)
    seat = look.seat or Seat("")
    ref = f"{MARK}{kind}@{seat}"
    raw = ceiling(look.game.kind, kind, most).raw()
    await press.surface.tables.save(look.game.id, seat, ref, "", raw, press.user.id, locked=True)
    return look.voice.say("ceiling-set", text=look.voice.say(f"ceiling-{slug(kind)}", most=most))


def check(look: Look, kind: str) -> None:
    """Whether a ceiling may be set. NotAllowed: every round is played here, or its time in this turn is over."""
    if not allowed(look.game):
        raise NotAllowed("ceiling.rounds")
    own = ordering(look.game.kind)
    if kind not in own.ceilings or look.step not in own.until:
        raise NotAllowed("ceiling.phase")
