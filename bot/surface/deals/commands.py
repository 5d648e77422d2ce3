"""What `/deal` does beside the buttons of deal cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from discord import app_commands

from bot.base.errors import NotAllowed, NotOpen
from bot.base.text import Voice, clip
from bot.services.deals import promises
from bot.services.deals.deals import Talks, seats_of
from bot.services.deals.refusals import REASONS
from bot.services.deals.terms import END, Said, is_goods, prepare, said_now, spoken
from bot.surface.deals import acts as deal_acts
from bot.surface.deals.lines import event
from bot.surface.deals.records import record
from bot.surface.kit import deals as kit_deals
from bot.surface.kit.held import held_by
from bot.surface.kit.look import Look
from bot.surface.kit.offering import typed
from bot.surface.kit.panel import words
from bot.surface.kit.surface import Surface
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import NAME, Choices, answers, asked_for, choices_of, continued, which
from bot.surface.press.items import Act, Press
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed of an offer; None: nothing was."""

    cards: str | None = None
    names: str | None = None
    claims: str | None = None
    wants: str | None = None
    note: str | None = None
    hours: int = 0

    @property
    def goods(self) -> dict[str, str | None] | None:
        """What is put down, and what is named of it; where nothing is, it is hidden."""
        return {"cards": self.cards, "names": self.names, "shown": self.names or "hidden"} if self.cards else None

    def beside(self, look: Look, before: Said) -> Said:
        """What is said beside it; what is not typed stays, but what was said of other cards."""
        note, hours = before.note if self.note is None else self.note, self.hours or before.hours
        said = spoken(note, before.promise, before.by, hours)
        wants = before.wants if self.wants is None else typed(look, self.wants)
        return said.model_copy(update={"claims": typed(look, self.claims or ""), "wants": wants})


def offer(partner: str, put: Typed) -> Act:
    """An offer to a seat: in a form, or as typed."""

    async def act(press: Press) -> None:
        look = await press.own()
        try:
            posted = next((one for one in asked_for(look, "", {"to": partner}) if is_goods(one)), None)
        except NotOpen:
            if why := kit_deals.DEALINGS.of(look.game.kind).unable(look, Seat(partner)):
                raise why from None
            raise
        if posted is not None and put != Typed():
            said = put.beside(look, Said())
            await prepare(press.surface.tables, look.game.id, posted, said, press.user.id)
        await answers("", put.goods, to=partner)(press)

    return act


def offer_to_user(user: int) -> Act:
    """An offer to whoever was chosen from the menu of people."""

    async def act(press: Press) -> None:
        partner = held_by(await press.surface.store.seats(press.to.game), user)
        if partner is None:
            raise NotAllowed("deal.not-seated")
        await offer(str(partner), Typed())(press)

    return act


async def list_deals(press: Press) -> None:
    """The caller's open deals, each with the number of what lies there now."""
    look = await press.own()
    lines = [
        f"- {look.voice.say('deal-version', deal=kit_deals.summary(look, one), rev=one.rev)}"
        for one in kit_deals.deals(look)
    ]
    title = look.voice.say("desk-deals" if lines else "deal-none")
    await press.reply.whisper(words(title, *lines))


def show_deal(deal: str) -> Act:
    """One deal's card."""

    async def act(press: Press) -> None:
        look, _ = await deal_acts.current(about(press, deal), any_revision=True)
        await press.reply.whisper(await deal_acts.card(press, look, deal))

    return act


def refuse_deal(deal: str, why: str = "", text: str = "") -> Act:
    """No deal, with a reason or without."""

    async def act(press: Press) -> None:
        await deal_acts.refuse(about(press, deal), why, text)

    return act


def answer_deal(deal: str, put: Typed) -> Act:
    """Put something down, or something else: in a form, or as typed; what is not typed stays as it is."""

    async def act(press: Press) -> None:
        look, found = await deal_acts.current(about(press, deal), any_revision=True)
        posted = deal_acts.goods_decision(look, found)
        if put != Typed():
            said = put.beside(look, said_now(await deal_acts.standing(press), posted))
            await prepare(press.surface.tables, look.game.id, posted, said, press.user.id)
        await answers(posted.decision.kind, put.goods, deal=deal)(press)

    return act


def accept_deal(deal: str, version: int | None) -> Act:
    """Agree to what was read, by its number; without it the offer is shown with a button that accepts it."""

    async def act(press: Press) -> None:
        meant = about(press, deal, str(version or ""))
        if version is not None:
            await deal_acts.settle(meant)
        else:
            await deal_acts.ask_consent(meant)

    return act


def promise_in(deal: str, text: str, by: str) -> Act:
    """Promise something with the goods of a deal; nothing: no longer."""

    async def act(press: Press) -> None:
        await deal_acts.give_word(about(press, deal), text, by)

    return act


def talk_in(deal: str, text: str) -> Act:
    """Say something in a deal."""

    async def act(press: Press) -> None:
        await deal_acts.say(about(press, deal), text)

    return act


def show_record(partner: str) -> Act:
    """What came of the caller's deals with another."""

    async def act(press: Press) -> None:
        look, stand = await press.own(), await deal_acts.standing(press)
        if partner == look.seat or partner not in look.seats:
            raise NotAllowed("deal.not-seated")
        await press.reply.whisper(record(look, stand, Seat(partner)))

    return act


def keep_words(deal: str) -> Act:
    """Keep what was said in a deal that is over."""

    async def act(press: Press) -> None:
        await deal_acts.keep_talk(about(press, deal))

    return act


def mute_seat(partner: str) -> Act:
    """Hear a seat no longer, or again."""

    async def act(press: Press) -> None:
        look = await press.own()
        if partner == look.seat or partner not in look.seats:
            raise NotAllowed("deal.not-seated")
        muted = await Talks(press.surface.store).mute(look.game.id, press.user.id, Seat(partner))
        say = look.voice.say("deal-muted-now" if muted else "deal-heard-now", partner=partner)
        await press.reply.whisper(words(say))

    return act


def about(press: Press, deal: str, rev: str = "") -> Press:
    """The same press, about a deal."""
    return replace(press, to=replace(press.to, ref=deal if deal.count(".") == 2 else "none.none.0", rev=rev))


async def wares(surface: Surface, interaction: Interaction, current: str) -> Choices:
    """Goods of the floor, each with what was typed before it."""
    look = await _looking(surface, interaction)
    if look is None:
        return []
    names = [look.voice.name(ware) for ware in kit_deals.DEALINGS.of(look.game.kind).wares(look)]
    return choices_of(continued(names, current))


async def reasons(surface: Surface, interaction: Interaction, current: str) -> Choices:
    """Why one would decline."""
    row = await which(surface, interaction, getattr(interaction.namespace, "game", None))
    say = surface.words(row.kind).say
    found = [app_commands.Choice(name=clip(say(f"refusal-{one}"), NAME), value=one) for one in REASONS]
    return [one for one in found if current.casefold() in one.name.casefold()]


async def events(surface: Surface, interaction: Interaction, current: str) -> Choices:
    """By what a promise may fall due."""
    row = await which(surface, interaction, getattr(interaction.namespace, "game", None))
    voice = Voice(surface.words(row.kind))
    found = [app_commands.Choice(name=event(voice, by), value=by) for by in promises.events(row.kind)]
    return [one for one in found if current.casefold() in one.name.casefold()]


async def partners(surface: Surface, interaction: Interaction, current: str) -> Choices:
    """To whom the caller may make an offer now."""
    row = await which(surface, interaction, getattr(interaction.namespace, "game", None))
    look = await surface.look_as(row.id, interaction.user.id)
    seats = [str(one.decision.about["to"]) for one in look.own if "to" in one.decision.about] if look else []
    found = (
        [app_commands.Choice(name=look.voice.name(seat), value=seat) for seat in dict.fromkeys(seats)] if look else []
    )
    return [one for one in found if current.casefold() in one.name.casefold()]


async def open_deals(surface: Surface, interaction: Interaction, current: str) -> Choices:
    """The caller's open deals."""
    row = await which(surface, interaction, getattr(interaction.namespace, "game", None))
    look = await surface.look_as(row.id, interaction.user.id)
    found = [(clip(kit_deals.summary(look, one), NAME), one.id) for one in kit_deals.deals(look)] if look else []
    return [app_commands.Choice(name=name, value=deal) for name, deal in found if current.casefold() in name.casefold()]


async def past_deals(surface: Surface, interaction: Interaction, current: str) -> Choices:
    """The caller's deals that were over not long ago, so that their words are still there."""
    look = await _looking(surface, interaction)
    stand = await surface.store.stand(look.game.id) if look else None
    mine = [note.ref for note in stand.notes_of(END) if look and look.seat in seats_of(note.ref)] if stand else []
    named = [(look.voice.name(str(kit_deals.other(deal, look.seat))), deal) for deal in mine] if look else []
    found = [(clip(f"{name} · {deal.rpartition('.')[2]}", NAME), deal) for name, deal in named]
    return [app_commands.Choice(name=name, value=deal) for name, deal in found if current.casefold() in name.casefold()]


async def others(surface: Surface, interaction: Interaction, current: str) -> Choices:
    """The seats of others."""
    look = await _looking(surface, interaction)
    seats = [str(seat) for seat in look.seats if seat != look.seat] if look else []
    found = [app_commands.Choice(name=look.voice.name(seat), value=seat) for seat in seats] if look else []
    return [one for one in found if current.casefold() in one.name.casefold()]


async def _looking(surface: Surface, interaction: Interaction) -> Look | None:
    row = await which(surface, interaction, getattr(interaction.namespace, "game", None))
    return await surface.look_as(row.id, interaction.user.id)
