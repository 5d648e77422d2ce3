"""Open deals as one of their seats sees them, in a line each; what the sides state is said by the front of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.base.parts import Parts
from bot.base.text import Voice, clip
from bot.services.deals.deals import seats_of
from bot.services.deals.terms import HOURS, NOTE_LONGEST, Said
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, Item, Menu, Panel, button, buttons
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class Side:
    """One side: what it puts down in words, "" if nothing yet; the ids of the cards only if they are one's own."""

    stated: str
    cards: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A deal that one is party to."""

    id: str
    rev: int
    accepted: Sequence[Seat]
    sides: Mapping[Seat, Side]


Dealing: TypeAlias = Callable[[Look], Sequence[OpenDeal]]
DEALINGS: Parts[Dealing] = Parts(lambda _look: ())
"""The open deals of the seat that looks."""


def number(deal: str) -> str:
    """The number of a deal of two seats."""
    return deal.rpartition(".")[2]


def deals(look: Look) -> Sequence[OpenDeal]:
    """The open deals the seat is party to."""
    return DEALINGS.of(look.game.kind)(look)


def deal_of(look: Look, deal: str) -> OpenDeal | None:
    """One open deal of the seat."""
    return next((one for one in deals(look) if one.id == deal), None)


def partner(deal: OpenDeal, seat: Seat | None) -> Seat:
    """The other seat of a deal."""
    return next(side for side in deal.sides if side != seat)


def deal_lines(look: Look) -> list[str]:
    """The open deals, one line each, for the desk."""
    if not deals(look):
        return []
    return [look.voice.say("desk-deals"), *(f"- {summary(look, deal)}" for deal in deals(look))]


def ways(look: Look) -> Panel:
    """The way from the desk to each deal, to those of today that are over, and to the promises one is asked about."""
    say = look.voice.say
    shown = [Item(clip(summary(look, deal), 100), deal.id) for deal in deals(look)]
    over = [Item(clip(_receipt_name(look, deal), 100), deal) for deal in look.receipts]
    items = [*shown, *over][:MENU]
    menu = [Menu(Address(look.game.id, "table", "", "dealshow"), items, say("menu-deals"))] if items else []
    asked = button(say("button-promises", count=len(look.asked)), Address(look.game.id, "table", "", "promises"))
    return Panel(tuple(menu)) + (buttons(asked) if look.asked else Panel())


def _receipt_name(look: Look, deal: str) -> str:
    return look.voice.say("deal-receipt", partner=str(other(deal, look.seat)), n=deal.rpartition(".")[2])


def summary(look: Look, deal: OpenDeal) -> str:
    """A deal in one line."""
    mine = look.seat or next(iter(deal.sides))
    other = partner(deal, mine)
    return look.voice.say(
        "deal-summary",
        partner=str(other),
        rev=deal.rev,
        mine=statement(look, deal.sides[mine]),
        theirs=statement(look, deal.sides[other]),
    )


def statement(look: Look, side: Side) -> str:
    """What a side puts down, as far as the other may know it."""
    return side.stated or look.voice.say("deal-nothing-yet")


def reserved(look: Look) -> list[str]:
    """8.2: what lies in deals the seat has accepted, told to its owner only."""
    cards = [card for deal in deals(look) if look.seat in deal.accepted for card in _laid_down(look, deal)]
    count = Counter(look.voice.name(card) for card in dict.fromkeys(cards))
    named = look.voice.list(look.voice.pair(n, c) if c > 1 else n for n, c in count.items())
    return [look.voice.say("hand-reserved", cards=named)] if count else []


def _laid_down(look: Look, deal: OpenDeal) -> Sequence[str]:
    return next(side.cards for seat, side in deal.sides.items() if seat == look.seat)


def other(deal: str, seat: Seat | None) -> Seat:
    """The partner in a deal, from its id."""
    return next(one for one in seats_of(deal) if one != seat)


def with_words(form: Form, voice: Voice, said: Said) -> Form:
    """8.1: the form of an offer has room for a note, and for how long it stands."""
    say = voice.say
    note = Input(
        "note",
        "text",
        say("deal-note-label"),
        say("deal-note-description", max=NOTE_LONGEST),
        value=said.note,
        long=True,
        most=NOTE_LONGEST,
    )
    times = [Item(say("deal-hours", hours=hours), str(hours), chosen=hours == said.hours) for hours in (0, *HOURS)]
    until = Input("hours", "menu", say("deal-hours-label"), say("deal-hours-description"), times, low=0)
    return replace(form, to=replace(form.to, act="goods"), inputs=[*form.inputs, note, until])
