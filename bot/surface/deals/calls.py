"""The open call as it is pressed and told: a form of one's own, the form of an offer for whoever answers (8.11)."""

from __future__ import annotations

from bot.base.errors import NotAllowed, NotOpen
from bot.base.text import clip, escape
from bot.services.deals.calls import LONGEST, MOST, Call, call, of_seat, withdraw
from bot.services.deals.terms import is_goods
from bot.store.store import OutboxRow
from bot.surface.deals.acts import goods_decision, standing
from bot.surface.deals.cards import own_seat
from bot.surface.deals.forms import every
from bot.surface.kit import calls as kit_calls
from bot.surface.kit import deals as kit_deals
from bot.surface.kit.address import Address
from bot.surface.kit.deals import DEALINGS
from bot.surface.kit.forms import DESCRIPTION, LABEL, TITLE, Form, Input
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.offering import chosen, goods_form, typed
from bot.surface.kit.panel import Item, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seen
from bot.surface.posting.letters import standing as shown
from bot.surface.press.items import Act, Press, show
from games.kernel import Posted, Seat


# -- one's own ---------------------------------------------------------------------------------------------------------
async def ask(press: Press) -> None:
    """What one looks for, in a form; prefilled with what one has called for already."""
    await press.reply.ask(call_form(_caller(await press.own())))


def _caller(look: Look) -> Look:
    """Whoever may call now. NotAllowed: he holds no goods to trade with; NotOpen: nobody trades."""
    if not kit_calls.can_call(look):
        others = (DEALINGS.of(look.game.kind).unable(look, seat) for seat in look.seats if seat != look.seat)
        raise next(filter(None, others), None) or NotOpen("call.closed")
    return look


def call_form(look: Look) -> Form:
    """Up to five goods of the list, and a note."""
    say, own = look.voice.say, of_seat(look.calls, look.seat)
    picked, text = (own.wants, own.text) if own else ((), "")
    goods = [Item(clip(look.voice.name(one), 100), one, chosen=one in picked) for one in kit_calls.wares(look)]
    note = clip(say("call-note-description", max=LONGEST), DESCRIPTION)
    about = clip(say("call-wants-description", max=MOST), DESCRIPTION)
    inputs = [
        Input("wants", "menu", clip(say("call-wants-label"), LABEL), about, goods, 1, min(MOST, len(goods))),
        Input("note", "text", clip(say("call-note-label"), LABEL), note, low=0, value=text, most=LONGEST),
    ]
    return Form(clip(say("call-title"), TITLE), Address(look.game.id, "table", "", "call"), inputs)


async def asked(press: Press) -> None:
    """The form was handed in."""
    look = _caller(await press.own())
    await _call(press, look, chosen(look, every(press.entered, "wants")), str(press.entered.get("note", "")))


async def _call(press: Press, look: Look, wants: tuple[str, ...], text: str) -> None:
    """Told to all; who has called sees it on his desk."""
    await call(press.surface.tables, look.game.id, own_seat(look), wants, text, press.user.id)
    await show(press)


async def take_back(press: Press) -> None:
    """One looks for nothing any more."""
    look = await press.own()
    await withdraw(press.surface.tables, look.game.id, own_seat(look), press.user.id)
    await show(press)


def call_for(wants: str | None, text: str) -> Act:
    """A call by command: as typed, else in the form."""

    async def act(press: Press) -> None:
        look = _caller(await press.own())
        if wants is None:
            await press.reply.ask(call_form(look))
        else:
            await _call(press, look, tuple(dict.fromkeys(typed(look, wants))), text)

    return act


# -- somebody else's ---------------------------------------------------------------------------------------------------
async def answer(press: Press) -> None:
    """An offer to whoever has called, of what he wants as far as one holds it; one's own call is changed instead."""
    look = await press.own()
    made = of_seat(look.calls, Seat(press.to.ref))
    if made is None:
        raise NotOpen("call.over")
    if made.seat == look.seat:
        await press.reply.ask(call_form(_caller(look)))
        return
    posted = _goods_for(look, made.seat)
    await press.reply.ask(goods_form(look, await standing(press), posted, wanted=made.wants))


def _goods_for(look: Look, caller: Seat) -> Posted:
    """What puts goods down for him: an offer of his that waits for an answer, else a new deal. NotAllowed: nothing."""
    waiting = (deal for deal in kit_deals.deals(look) if caller in deal.sides and deal.mover == look.seat)
    deal = next((one for one in waiting if not one.complete), None)
    if deal is not None:
        return goods_decision(look, deal)
    offer = next((one for one in look.own if is_goods(one) and one.decision.about.get("to") == caller), None)
    if offer is None:
        raise DEALINGS.of(look.game.kind).unable(look, caller) or NotAllowed("call.full", seat=caller)
    return offer


# -- what all are told -------------------------------------------------------------------------------------------------
async def wanted(surface: Surface, row: OutboxRow) -> Letter | None:
    """Who looks for what, without a sound; the former word of the same seat is deleted, and the last at the end."""
    look = await seen(surface, row)
    former = [one for one in await shown(surface, row) if one.ref == row.parcel.ref]
    made = of_seat(look.calls, Seat(row.parcel.ref)) if look else None
    if look is None or made is None:
        return Letter(Panel(), gone=former) if former else None
    panel = _told(look, made)
    mark = digest(panel)
    if former and former[-1].digest == mark:
        return None
    return Letter(panel, row.parcel.ref, mark, gone=former, silent=True)


def _told(look: Look, made: Call) -> Panel:
    """What a seat looks for, and what it says of it: desks say only the first, so that a seat can be muted there."""
    way = button(look.voice.say("button-call-offer"), kit_calls.answer_to(look.game.id, made.seat))
    note = look.voice.words.say("call-says", text=escape(made.text)) if made.text else ""
    hint = look.voice.say("call-hint", seat=str(made.seat))
    return words(f"{kit_calls.call_line(look, made)} {note}".rstrip(), hint) + buttons(way)
