"""Answering decisions: by a press, a form or a command, all through `submit`."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

from bot.errors import IllegalAnswer, NotAllowed, NotOpen
from bot.store.store import SavedRow
from bot.surface import forms
from bot.surface.answers import told
from bot.surface.cards import receipt
from bot.surface.items import Press, acts, show, takes
from bot.surface.look import Look
from bot.surface.present import asked
from bot.surface.surface import Surface
from bot.surface.widgets import Answer, Draft, Fill, Turn, collect, place
from games.kernel import Posted, Raw


@acts("pick", "some", "num", "keep", "all", "none", "every", "nothing", "form", "page")
async def decide(press: Press) -> None:
    """A widget of a decision was pressed."""
    async with await own_card(press):
        look, posted = await find(press)
        said = collect(posted, press.to.act, press.to.arg, press.values, look.drafts.get(posted.ref))
        match said:
            case Answer():
                await answer(press, look, posted, said.raw)
            case Draft():
                await keep(press.surface, look, posted, said.raw, press.user.id)
                await show(press, await press.own(), page=said.page, only=posted.ref if said.page else "")
            case Turn():
                await show(press, look, page=said.page, only=posted.ref)
            case Fill():
                await fill(press, look, posted, said.page)


@acts("show")
async def show_one(press: Press) -> None:
    """One decision comes to the top of the card."""
    look, posted = await find(press)
    await show(press, look, only=posted.ref)


@acts("open")
async def open_one(press: Press) -> None:
    """A decision nobody waits for was chosen from the menu: its form, or its panel."""
    look = await press.own()
    posted = look.by_ref(press.values[0] if press.values else "")
    if posted is None:
        raise NotOpen("decision.closed")
    if forms.one_form(posted):
        await fill(press, look, posted, 0)
    else:
        await show(press, look, only=posted.ref)


@acts("lock")
async def lock_all(press: Press) -> None:
    """Every open decision is answered as it is prepared."""
    async with await own_card(press):
        look = await press.own()
        for posted in look.awaited:
            await take(press.surface, look, posted, asked(posted, look).shown, press.user.id)
        await show(press, await press.own())


@takes("form")
async def filled(press: Press) -> None:
    """A page of a form was handed in: the last one answers, the others are kept as a draft."""
    async with await own_card(press):
        look, posted = await find(press)
        page, draft = place(press.to.arg), look.drafts.get(posted.ref)
        raw = forms.read(posted, look.voice, press.entered, draft, page)
        if forms.pages(posted.decision) > 1:
            await keep(press.surface, look, posted, raw, press.user.id)
            await show(press, await press.own(), only=posted.ref)
            return
        try:
            await answer(press, look, posted, raw)
        except IllegalAnswer:
            await keep(press.surface, look, posted, raw, press.user.id)
            raise


async def own_card(press: Press) -> AbstractAsyncContextManager[Any]:
    """While a card in a direct message is being answered, the courier leaves it alone."""
    message = press.message
    if press.reply.private or message is None or message.guild is not None:
        return nullcontext()
    seat = await press.surface.seat_of(press.to.game, press.user.id)
    return press.surface.route(press.to.game, f"dm:{seat}")


async def find(press: Press) -> tuple[Look, Posted]:
    """The decision a press is about. NotAllowed: it is another's; NotOpen: it is closed, or its options changed."""
    look = await press.look()
    posted = look.by_ref(press.to.ref)
    if posted is None:
        table = await press.surface.tables.table(press.to.game)
        other = next((one for one in table.open.values() if one.ref == press.to.ref), None)
        if other is not None:
            raise NotAllowed("decision.other", seat=other.decision.seat)
        raise NotOpen("decision.closed") if look.seat else NotAllowed("seat.none")
    if posted.rev != press.to.rev:
        raise NotOpen("decision.stale")
    return look, posted


async def answer(press: Press, look: Look, posted: Posted, raw: Raw) -> None:
    """Submit, then show the card as it is now."""
    await take(press.surface, look, posted, raw, press.user.id)
    await show(press, await press.own())


async def take(surface: Surface, look: Look, posted: Posted, raw: Raw, user: int) -> str:
    """Submit an answer and note its receipt."""
    decision = posted.decision
    await surface.tables.submit(look.game.id, decision.seat, posted.ref, posted.rev, raw, user)
    line = receipt(look, decision.kind, decision.about, told(look.voice, decision.kind, raw), decision.clause)
    surface.receipts.add(look.game.id, decision.seat, line)
    return line


async def keep(surface: Surface, look: Look, posted: Posted, raw: Raw, user: int) -> None:
    """A draft: shown on the card, and taken at the deadline if it is legal then."""
    row = SavedRow(
        look.game.id, posted.ref, posted.decision.seat, posted.rev, raw, locked=False, user=user, at=surface.time.now()
    )
    await surface.store.save(row)


async def fill(press: Press, look: Look, posted: Posted, page: int) -> None:
    """Open one page of the form."""
    count = forms.pages(posted.decision)
    await press.reply.ask(
        forms.form(posted, look.game.id, look.voice, look.drafts.get(posted.ref), min(page, count - 1))
    )
