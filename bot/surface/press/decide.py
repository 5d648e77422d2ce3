"""Answering decisions: by a press, a form or a command, all through `submit`."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace
from typing import Any

from bot.base.errors import IllegalAnswer, NotAllowed, NotOpen
from bot.base.halves import kind_of
from bot.base.text import Voice
from bot.services.deals.terms import is_goods
from bot.store.store import SavedRow
from bot.surface.kit import forms, moving, shortcuts, stepwise
from bot.surface.kit.answers import told_of
from bot.surface.kit.cards import receipt
from bot.surface.kit.look import Glimpse, Look
from bot.surface.kit.offering import goods_form
from bot.surface.kit.present import CONFIRMED, above, asked
from bot.surface.kit.receipts import line
from bot.surface.kit.surface import Surface
from bot.surface.kit.widgets import Answer, Draft, Fill, Said, Turn, collect, place
from bot.surface.press.items import Press, show
from bot.table.checks import of_another
from games.kernel import Posted, Raw, Seat


async def decide(press: Press) -> None:
    """A widget of a decision was pressed."""
    seen, posted = await find(press, opening=press.to.act == "form")
    async with own_card(press, seen.seat):
        match await meant(press, seen, posted):
            case Answer(raw=raw):
                await answer(press, posted, raw)
            case Draft(raw=raw, page=page):
                await keep(press, posted, raw)
                asked_for = page or not posted.decision.awaited  # else it stands on the card anyway
                await show(press, page=page, only=posted.ref if asked_for else "")
            case Turn(page=page):
                await show(press, page=page, only=posted.ref)
            case Fill(page=page):
                await fill(press, await seen_by(press, posted), posted, page)


async def seen_by(press: Press, posted: Posted) -> Look:
    """The game as the presser sees it, narrowed to the half that asks this."""
    return (await press.own()).of(posted)


async def meant(press: Press, seen: Glimpse, posted: Posted) -> Said:
    """What a press says. IllegalAnswer: something must still be said."""
    draft, to = seen.drafts.get(posted.ref), press.to
    begins = to.act == "keep" and draft is None
    preset = asked(posted, await press.own()).preset if begins else None
    said = collect(posted, to.act, to.arg, press.values, draft, preset)
    if isinstance(said, Answer):
        kind = kind_of(seen.stand.game.kind, posted.decision.half)
        forms.check_complete(posted.decision, Voice(press.surface.words(kind)), said.raw)
    return said


def to_be_confirmed(look: Look, posted: Posted) -> bool:
    """Whether an answer is shown, with what may come of it, before it counts."""
    return posted.decision.kind in CONFIRMED.of(look.of(posted).game.kind)


async def prepare(press: Press, look: Look, posted: Posted, raw: Raw) -> None:
    """Keep what was said so far, and show it. IllegalAnswer: it cannot be, where only a confirmation is left."""
    if to_be_confirmed(look, posted):
        forms.check_complete(posted.decision, look.of(posted).voice, raw)
        posted.decision.choice.read(raw)
    await keep(press, posted, raw)
    await show(press, only=posted.ref)


async def quick(press: Press) -> None:
    """A likely answer was pressed: it counts, or is shown first."""
    seen, posted = await find(press, opening=True)
    async with own_card(press, seen.seat):
        look = await seen_by(press, posted)
        found = shortcuts.pressed(posted, look, press.values[0] if press.values else press.to.arg)
        if found.prepares or to_be_confirmed(look, posted):
            await prepare(press, look, posted, found.raw)
        else:
            await answer(press, posted, found.raw)


async def step(press: Press) -> None:
    """One field of what is asked field by field was chosen."""
    seen, posted = await find(press)
    async with own_card(press, seen.seat):
        value, begun = press.values[0] if press.values else "", asked(posted, await press.own()).begun
        await keep(press, posted, stepwise.stepped(posted, begun, press.to.arg, value))
        await show(press, only=posted.ref)


async def move(press: Press) -> None:
    """Something shared out shall be moved: whose, to whom, how much?"""
    _, posted = await find(press)
    await press.reply.ask(moving.moving_form(asked(posted, await press.own())))


async def moved(press: Press) -> None:
    """It is moved, and shown before it counts."""
    seen, posted = await find(press)
    async with own_card(press, seen.seat):
        look = await seen_by(press, posted)
        await prepare(press, look, posted, moving.moved(posted, asked(posted, look).shown, press.entered))


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
    look = look.of(posted)
    if forms.one_form(posted, look.voice):
        await fill(press, look, posted, 0)
    else:
        await show(press, only=posted.ref)


async def filled(press: Press) -> None:
    """A page of a form was handed in: the last one answers, the others are kept as a draft."""
    seen, posted = await find(press)
    async with own_card(press, seen.seat):
        page, look = place(press.to.arg), await seen_by(press, posted)
        raw = forms.read(posted, look.voice, press.entered, asked(posted, look).begun, page)
        own = forms.special(posted.decision, look.voice)
        shown = to_be_confirmed(look, posted) or (own is not None and own.prepares)
        if shown or forms.pages(posted.decision, look.voice) > 1:
            await prepare(press, look, posted, raw)
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
    if seen.seat is None:
        raise NotAllowed("seat.none")
    if posted is None:
        raise NotOpen("decision.closed")
    if posted.decision.seat != seen.seat:
        raise of_another(posted)
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
    look, decision = await seen_by(press, posted), posted.decision
    return [receipt(look, decision.kind, decision.about, told_of(look.voice, posted, raw))]


async def take(surface: Surface, look: Look, posted: Posted, raw: Raw, user: int) -> str:
    """Submit an answer; what came of it, and else its receipt."""
    look = look.of(posted)
    decision = posted.decision
    done = await surface.tables.submit(look.game.id, decision.seat, posted.ref, posted.rev, raw, user)
    entry = done.outcome.entry
    surface.receipts.note(look.game.id, entry, decision)
    if entry is not None:
        return line(look, await surface.receipts.came(look, entry))
    return receipt(look, decision.kind, decision.about, told_of(look.voice, posted, raw))


async def keep(press: Press, posted: Posted, raw: Raw) -> None:
    """A draft: shown on the card, and taken at the deadline if it is legal then.

    It is kept under the name of the question too: what is put aside, and asked again as it was, is still prepared.
    """
    tables, seat = press.surface.tables, posted.decision.seat
    at = await tables.moment(press.to.game)
    row = SavedRow(press.to.table, posted.ref, seat, posted.rev, raw, locked=False, user=press.user.id, at=at)
    for name in (posted.decision.key, posted.ref):
        await press.surface.store.save(replace(row, ref=name))
    press.surface.typed.forget(press.user.id, press.to)


async def drop(press: Press) -> None:
    """What was prepared is put away."""
    _, posted = await find(press, opening=True)
    async with own_card(press, posted.decision.seat):
        for name in (posted.decision.key, posted.ref):
            await press.surface.store.unsave(press.to.game, name)
        await show(press)


async def fill(press: Press, look: Look, posted: Posted, page: int) -> None:
    """Open one page of the form, or the panel where no form answers."""
    look = look.of(posted)
    count = forms.pages(posted.decision, look.voice)
    if not count or posted.decision.kind in forms.PANELS.of(look.game.kind):
        await show(press, only=posted.ref)
        return
    stand = await press.surface.store.stand(press.to.game) if is_goods(posted) else None
    if stand is not None:
        await press.reply.ask(goods_form(look, stand, posted))
        return
    one = asked(posted, look)
    form = forms.form(posted, one.game, one.voice, one.begun, min(page, count - 1), one.notes)
    await press.reply.ask(above(one, look, form))
