"""What `/deal` does beside the buttons of deal cards."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.errors import NotAllowed
from bot.surface import deal_acts, deal_cards
from bot.surface.answering import Interaction
from bot.surface.commanding import NAME, Choices, answers, which
from bot.surface.items import Act, Press
from bot.surface.look import held_by
from bot.surface.panel import words
from bot.surface.surface import Surface
from bot.text import clip


def offer(partner: str, cards: str | None = None, names: str | None = None) -> Act:
    """An offer to a seat: in a form, or as typed."""
    return answers("", goods(cards, names), to=partner)


def goods(cards: str | None, names: str | None) -> dict[str, str | None] | None:
    """What is put down: trade cards and what is named of them; or red cards, hidden unless it is said otherwise."""
    return {"cards": cards, "names": names, "shown": names or "hidden"} if cards else None


def offer_to_user(user: int) -> Act:
    """An offer to whoever was chosen from the menu of people."""

    async def act(press: Press) -> None:
        partner = held_by(await press.surface.store.seats(press.to.game), user)
        if partner is None:
            raise NotAllowed("deal.not-seated")
        await offer(str(partner))(press)

    return act


async def list_deals(press: Press) -> None:
    """The caller's open deals."""
    look = await press.own()
    await press.reply.whisper(words(*deal_cards.deal_lines(look) or [look.voice.say("deal-none")]))


def show_deal(deal: str) -> Act:
    """One deal's card."""

    async def act(press: Press) -> None:
        look, _ = await deal_acts.current(about(press, deal), any_revision=True)
        await press.reply.whisper(await deal_acts.card(press, look, deal))

    return act


def withdraw_deal(deal: str) -> Act:
    """No deal."""

    async def act(press: Press) -> None:
        await deal_acts.withdraw(about(press, deal))

    return act


def answer_deal(deal: str, cards: str | None = None, names: str | None = None) -> Act:
    """Put something down, or something else: in a form, or as typed."""

    async def act(press: Press) -> None:
        look, found = await deal_acts.current(about(press, deal), any_revision=True)
        posted = deal_acts.goods_decision(look, found)
        await answers(posted.decision.kind, goods(cards, names), deal=deal)(press)

    return act


def accept_deal(deal: str, revision: int, *, confirm: bool) -> Act:
    """Agree to a revision; `confirm`: though the goods change hands at once."""

    async def act(press: Press) -> None:
        await (deal_acts.settle if confirm else deal_acts.accept)(about(press, deal, str(revision)))

    return act


def about(press: Press, deal: str, rev: str = "") -> Press:
    """The same press, about a deal."""
    return replace(press, to=replace(press.to, ref=deal if deal.count(".") == 2 else "none.none.0", rev=rev))


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
    found = [(clip(deal_cards.summary(look, one), NAME), one.id) for one in deal_cards.deals(look)] if look else []
    return [app_commands.Choice(name=name, value=deal) for name, deal in found if current.casefold() in name.casefold()]
