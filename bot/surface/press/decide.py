"""Answering decisions: by a press, a form or a command, all through `submit`."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

from bot.base.errors import IllegalAnswer, NotAllowed, NotOpen
from bot.services.deals.terms import is_goods, said_now
from bot.store.store import SavedRow
from bot.surface.kit import forms
from bot.surface.kit.answers import told_of
from bot.surface.kit.cards import receipt
from bot.surface.kit.deals import with_words
from bot.surface.kit.look import Glimpse, Look
from bot.surface.kit.present import above, asked
from bot.surface.kit.surface import Surface
from bot.surface.kit.widgets import Answer, Draft, Fill, Turn, collect, place
from bot.surface.press.items import Press, show
from games.kernel import Posted, Raw, Seat


async def decide(press: Press) -> None:
    """A widget of a decision was pressed."""
    seen, posted = await find(press, opening=press.to.act == "form")
    async with own_card(press, seen.seat):
        said = collect(posted, press.to.act, press.to.arg, press.values, seen.drafts.get(posted.ref))
        match said:
            case Answer():
                await answer(press, posted, said.raw)
            case Draft():
                await keep(press, posted, said.raw)
                asked_for = said.page or not posted.decision.awaited  # else it stands on the card anyway
                await show(press, page=said.page, only=posted.ref if asked_for else "")
            case Turn():
                await show(press, page=said.page, only=posted.ref)
            case Fill():
                await fill(press, await press.own(), posted, said.page)


async def show_one(press: Press) -> None:
    """One decision comes to the top of the card."""
    _, posted = await find(press, opening=True)
    await show(press, only=posted.ref)


async def open_one(press: Press) -> None:
    """A decision nobody waits for was chosen from the menu: its form, or its panel."""
    look = await press.own()
    posted = look.by_ref(press.values[0] if press.values else "")
    if posted is None:
        raise NotOpen("decision.closed")
    if forms.one_form(posted, look.voice):
        await fill(press, look, posted, 0)
    else:
        await show(press, only=posted.ref)


async def filled(press: Press) -> None:
    """A page of a form was handed in: the last one answers, the others are kept as a draft."""
    seen, posted = await find(press)
    async with own_card(press, seen.seat):
        page, look = place(press.to.arg), await press.own()
        raw = forms.read(posted, look.voice, press.entered, seen.drafts.get(posted.ref), page)
        if forms.pages(posted.decision, look.voice) > 1:
            await keep(press, posted, raw)
            await show(press, only=posted.ref)
            return
        try:
            await answer(press, posted, raw)
        except IllegalAnswer:
            await keep(press, posted, raw)
            raise


def own_card(press: Press, seat: Seat | None) -> AbstractAsyncContextManager[Any]:
    """While a card in a direct message is being answered, the courier leaves it alone."""
    message = press.message
    if press.reply.private or message is None or message.guild is not None:
        return nullcontext()
    return press.surface.route(press.to.game, f"dm:{seat}")


async def find(press: Press, *kinds: str, opening: bool = False) -> tuple[Glimpse, Posted]:
    """The decision a press is about. NotAllowed: it is another's; NotOpen: it is closed, or its options changed.

    `kinds`: those the press can be about, where not any. `opening`: nothing is said yet. What is merely offered opens
    as it is now, for cards are not drawn anew for that.
    """
    seen = await press.surface.looker.glimpse(press.to.game, press.user.id)
    if seen is None:
        raise NotOpen("game.unknown")
    posted = seen.posted(press.to.ref)
    if posted is None:
        raise NotOpen("decision.closed") if seen.seat else NotAllowed("seat.none")
    if posted.decision.seat != seen.seat:
        raise NotAllowed("decision.other", seat=posted.decision.seat)
    if kinds and posted.decision.kind not in kinds:
        raise NotOpen("decision.closed")
    if posted.rev != press.to.rev and (posted.decision.awaited or not opening):
        raise NotOpen("decision.stale")
    return seen, posted


async def answer(press: Press, posted: Posted, raw: Raw) -> None:
    """Submit, then show the card as it is now."""
    decision, tables = posted.decision, press.surface.tables
    done = await tables.submit(press.to.game, decision.seat, posted.ref, posted.rev, raw, press.user.id)
    press.surface.receipts.note(press.to.game, done.outcome.entry, decision)
    await show(press, said=await _said_ahead(press, posted, raw) if done.outcome.entry is None else [])


async def _said_ahead(press: Press, posted: Posted, raw: Raw) -> list[str]:
    """What is said ahead stands in no journal, so the card says it once."""
    look, decision = await press.own(), posted.decision
    return [receipt(look, decision.kind, decision.about, told_of(look.voice, posted, raw), decision.clause)]


async def take(surface: Surface, look: Look, posted: Posted, raw: Raw, user: int) -> str:
    """Submit an answer; its receipt."""
    decision = posted.decision
    done = await surface.tables.submit(look.game.id, decision.seat, posted.ref, posted.rev, raw, user)
    surface.receipts.note(look.game.id, done.outcome.entry, decision)
    return receipt(look, decision.kind, decision.about, told_of(look.voice, posted, raw), decision.clause)


async def keep(press: Press, posted: Posted, raw: Raw) -> None:
    """A draft: shown on the card, and taken at the deadline if it is legal then."""
    seat, now = posted.decision.seat, press.surface.time.now()
    row = SavedRow(press.to.game, posted.ref, seat, posted.rev, raw, locked=False, user=press.user.id, at=now)
    await press.surface.store.save(row)


async def fill(press: Press, look: Look, posted: Posted, page: int) -> None:
    """Open one page of the form, or the panel where no form answers."""
    if posted.decision.kind in forms.PANELS.of(look.game.kind):
        await show(press, only=posted.ref)
        return
    count = forms.pages(posted.decision, look.voice)
    one = asked(posted, look)
    form = forms.form(posted, one.game, one.voice, one.draft, min(page, count - 1), one.notes)
    stand = await press.surface.store.stand(press.to.game) if is_goods(posted) else None
    whole = with_words(form, one.voice, said_now(stand, posted)) if stand else form
    await press.reply.ask(above(one, look, whole))
