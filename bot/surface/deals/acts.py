"""Buttons of deal cards. They name the deal and the revision they were drawn for, not a decision."""

from __future__ import annotations

from dataclasses import replace

from bot.base.errors import IllegalAnswer, NotAllowed, NotOpen
from bot.base.text import clip
from bot.services.deals.deals import LONGEST, Talks, half_in, is_deal_of
from bot.services.deals.refusals import give_reason, refused
from bot.services.deals.terms import Said, how_it_ended, laid_down, prepare, said_now, terms_of
from bot.store.store import MessageRow, Stand
from bot.surface.deals import cards as deal_cards
from bot.surface.deals import forms as deal_forms
from bot.surface.deals import giving
from bot.surface.deals import lines as deal_lines
from bot.surface.deals import panels as deal_panels
from bot.surface.kit import deals as kit_deals
from bot.surface.kit import forms
from bot.surface.kit.deals import DEALINGS, OpenDeal
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.press.decide import fill, filled, find, keep, own_card, take
from bot.surface.press.items import Press, show
from games.kernel import Posted, Raw


async def goods(press: Press) -> None:
    """Goods were put down, with a note and a time; what was typed is kept for another try."""
    _, posted = await find(press)
    look, stand = (await press.own()).of(posted), await standing(press)
    try:
        said = deal_forms.said_in(look, posted, press.entered, said_now(stand, posted))
    except IllegalAnswer:
        await keep(press, posted, forms.read(posted, look.voice, press.entered, None))
        raise
    await prepare(press.surface.tables, look.game.id, posted, said, press.user.id)
    await filled(press)


async def accept(press: Press) -> None:
    """Agree to a revision. Who settles the deal has its whole text before him: on his card, else once more."""
    async with press.surface.route(press.to.game, f"accept:{press.to.ref}"):  # one of two is second
        look, deal = await current(press)
        if any(seat != look.seat for seat in deal.accepted) and not _whole(press):
            beside = deal_lines.beside(look, await standing(press), deal)
            await press.reply.whisper(deal_cards.confirm_card(look, deal, beside))
        else:
            await act(press, look, deal, f"accept.{deal.rev}")


async def show_one(press: Press) -> None:
    """A deal was chosen on the desk: its card, or its receipt."""
    deal = press.values[0] if press.values else ""
    look = (await press.own()).within(half_in(deal))
    if not is_deal_of(deal, look.seat):
        raise NotAllowed("deal.others")
    if kit_deals.deal_of(look, deal) is None and deal not in look.receipts:
        raise NotOpen("deal.over")
    await press.reply.whisper(await card(press, look, deal))


async def settle(press: Press) -> None:
    """Consent to what was read: if the other has given his, the goods move."""
    look, deal = await current(press)
    await act(press, look, deal, f"accept.{deal.rev}")


async def ask_consent(press: Press) -> None:
    """The whole text of what lies there, and a button that accepts just that."""
    look, deal = await current(press, any_revision=True)
    if not deal.complete or look.seat in deal.accepted:
        raise NotOpen("deal.not-yours", partner=kit_deals.partner(deal, look.seat))
    beside = deal_lines.beside(look, await standing(press), deal)
    await press.reply.whisper(deal_cards.confirm_card(look, deal, beside))


def _whole(press: Press) -> bool:
    """Whether the presser's own card was pressed; the one of a thread does not show his cards, a command shows none."""
    return press.message is not None and (press.reply.private or press.message.guild is None)


async def withdraw(press: Press) -> None:
    """No deal: who began it takes it back at once, who was asked may say why he declines."""
    look, deal = await current(press, any_revision=True)
    if look.seat == deal.offerer:
        await act(press, look, deal, "withdraw")
    else:
        await press.reply.ask(deal_forms.refusal_form(look.voice, press.to, str(deal.offerer)))


async def take_back(press: Press) -> None:
    """An offer of one's own, where it stands on the desk."""
    look, deal = await current(press, any_revision=True)
    if look.seat != deal.offerer:
        raise NotAllowed("decision.other", seat=deal.offerer)
    posted = reply_decision(look, deal, "withdraw")
    async with own_card(press, look.seat):
        await take(press.surface, look, posted, "withdraw", press.user.id)
        await show(press)


async def declined(press: Press) -> None:
    """A refusal was handed in, with its reason or without."""
    await refuse(press, deal_forms.first(press.entered, "why"), str(press.entered.get("text", "")))


async def refuse(press: Press, why: str = "", text: str = "") -> None:
    """No deal, for this reason."""
    look, deal = await current(press, any_revision=True)
    surface, game, seat = press.surface, look.game.id, deal_cards.own_seat(look)
    await give_reason(surface.tables, game, seat, refused(deal.id, why, text))
    await act(press, look, deal, "withdraw")


async def counter(press: Press) -> None:
    """Put down something else, or something at all."""
    look, deal = await current(press, any_revision=True)
    await fill(press, look, goods_decision(look, deal), 0)


async def give(press: Press) -> None:
    """A set of goods was chosen from the list: it is put down, each named truly. NotOpen: one has it no more."""
    look, deal = await current(press)
    stand, chosen = await standing(press), press.values[0] if press.values else ""
    gift = next((one for one in giving.ready(look, stand, deal) if giving.name_of(one) == chosen), None)
    if gift is None:
        raise NotOpen("deal.gone")
    posted, named = goods_decision(look, deal), tuple(gift.wares) if DEALINGS.of(look.game.kind).claims else ()
    said = said_now(stand, posted).model_copy(update={"named": named, "claims": ()})
    await put_down(press, look, posted, gift.raw, said)


async def put_down(press: Press, look: Look, posted: Posted, raw: Raw, said: Said) -> None:
    """Goods, with what is said of them; then the card as it is now."""
    surface, game, seat = press.surface, look.game.id, deal_cards.own_seat(look)
    async with surface.route(game, f"dm:{seat}"):
        await prepare(surface.tables, game, posted, said, press.user.id)
        await take(surface, look, posted, raw, press.user.id)
        await redraw(press, str(posted.decision.about["deal"]))


async def talk(press: Press) -> None:
    """Say something to the other seat."""
    look, deal = await current(press, any_revision=True)
    say = look.voice.say
    label = clip(say("talk-label", partner=str(kit_deals.partner(deal, look.seat))), 45)
    line = Input("text", "text", label, say("talk-description", max=LONGEST), long=True, most=LONGEST)
    await press.reply.ask(Form(say("talk-title"), replace(press.to, act="say"), [line]))


async def said(press: Press) -> None:
    """A line was handed in."""
    await say(press, str(press.entered.get("text", "")))


async def say(press: Press, text: str) -> None:
    """A line for the other seat."""
    look, deal = await current(press, any_revision=True)
    surface, game, seat = press.surface, look.game.id, look.seat
    if seat is not None:
        talks, now = Talks(surface.store), surface.time.now()
        await surface.tables.alone(game, lambda: talks.say(game, deal.id, seat, text, now))
    await redraw(press, deal.id)


async def keep_talk(press: Press) -> None:
    """What was said in a deal that is over is kept, if the other wants it too."""
    look, surface = await press.own(), press.surface
    game, seat, deal = look.game.id, look.seat, press.to.ref
    if seat is None or not is_deal_of(deal, seat):
        raise NotAllowed("deal.others")
    talks, now = Talks(surface.store), surface.time.now()
    await surface.tables.alone(game, lambda: talks.keep(game, deal, seat, now))
    await redraw(press, deal)


async def promise(press: Press) -> None:
    """What one would promise with the goods."""
    look, deal = await current(press, any_revision=True)
    before = terms_of(await standing(press), deal.id, deal.rev).get(deal_cards.own_seat(look), Said())
    partner = str(kit_deals.partner(deal, look.seat))
    all_of_it = await press.all()
    form = deal_forms.promise_form(all_of_it.voice, press.to, all_of_it.game.kind, before, partner)
    await press.reply.ask(form)


async def promised(press: Press) -> None:
    """A promise was handed in."""
    await give_word(press, str(press.entered.get("promise", "")), deal_forms.first(press.entered, "by"))


async def give_word(press: Press, text: str, by: str) -> None:
    """8.1: a promise changes the deal: the same goods are put down anew, and nobody has accepted them yet."""
    look, deal = await current(press, any_revision=True)
    surface, game, seat = press.surface, look.game.id, deal_cards.own_seat(look)
    posted = goods_decision(look, deal)
    before = terms_of(await standing(press), deal.id, deal.rev).get(seat, Said())
    said = deal_forms.promised_in((await press.all()).game.kind, text, by, before)
    await put_down(press, look, posted, await laid_down(surface.tables, game, deal.id, seat), said)


async def mute(press: Press) -> None:
    """Hear the other seat no longer, or again; the card stays as it is but for its words."""
    look, deal = await current(press, any_revision=True)
    talks, partner = Talks(press.surface.store), kit_deals.partner(deal, look.seat)
    if look.seat and await talks.muted(look.game.id, look.seat, partner) != (press.to.act == "mute"):
        await talks.mute(look.game.id, press.user.id, partner)
    await redraw(press, deal.id)


async def current(press: Press, *, any_revision: bool = False) -> tuple[Look, OpenDeal]:
    """The deal a press is about. NotAllowed: it is others'; NotOpen: it is over, or has changed."""
    look = (await press.own()).within(half_in(press.to.ref))
    if not is_deal_of(press.to.ref, look.seat):
        raise NotAllowed("deal.others")
    deal = kit_deals.deal_of(look, press.to.ref)
    if deal is None:
        ended = how_it_ended(await standing(press), press.to.ref)
        raise NotOpen("deal.lapsed" if ended and ended.how == "lapsed" else "deal.over")
    if not any_revision and str(deal.rev) != press.to.rev:
        raise NotOpen("deal.stale", partner=kit_deals.partner(deal, look.seat))
    return look, deal


def decisions(look: Look, deal: OpenDeal) -> list[Posted]:
    """What the seat may do about a deal."""
    return [one for one in look.own if one.decision.about.get("deal") == deal.id]


def goods_decision(look: Look, deal: OpenDeal) -> Posted:
    """The decision that puts goods down. NotAllowed: there are none."""
    posted = next((one for one in decisions(look, deal) if deal_cards.reply_to(one) is None), None)
    if posted is None:
        raise NotAllowed("deal.no-goods")
    return posted


def reply_decision(look: Look, deal: OpenDeal, reply: str) -> Posted:
    """The decision that takes such a reply. NotOpen: it does not any more."""
    posted = next((one for one in decisions(look, deal) if reply in (deal_cards.reply_to(one) or ())), None)
    if posted is None:
        raise NotOpen("deal.stale", partner=kit_deals.partner(deal, look.seat))
    return posted


async def act(press: Press, look: Look, deal: OpenDeal, reply: str) -> None:
    """Submit a reply to a deal, then show its card as it is now."""
    posted = reply_decision(look, deal, reply)
    async with press.surface.route(look.game.id, f"dm:{look.seat}"):
        await take(press.surface, look, posted, reply, press.user.id)
        await redraw(press, deal.id)


async def redraw(press: Press, deal: str) -> None:
    """The card that was pressed, as it is now."""
    panel = await card(press, await press.own(), deal)
    row = await press.surface.store.message_by_id(press.message.id) if press.message else None
    if press.reply.private:
        await press.reply.redraw(panel)
    elif row is None or row.kind != "deal":
        await press.reply.whisper(panel)
    else:
        await show_deal(press, row)


async def show_deal(press: Press, row: MessageRow) -> None:
    """The card of a deal is drawn anew; in a thread of two that is left to the courier."""
    if row.audience.startswith("deal:"):
        await press.reply.defer()
        return
    look = (await press.own()).within(half_in(row.ref))
    panel = await card(press, look, row.ref)
    if await press.reply.redraw(panel):
        await press.surface.store.put_message(replace(row, digest=deal_cards.marked(look, row.ref, panel)))


async def card(press: Press, look: Look, deal: str) -> Panel:
    """A deal as its seat sees it now: the card, or what is left of it."""
    return await deal_panels.panel(press.surface, look, deal)


async def standing(press: Press) -> Stand:
    """How the game stands, with its notes."""
    stand = await press.surface.store.stand(press.to.game)
    if stand is None:
        raise NotOpen("game.unknown")
    return stand
