"""Open deals as one of their seats sees them, in a line each; what the sides state is said by the front of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.base.parts import Parts
from bot.base.text import clip
from bot.services.deals.deals import half_in, number_in, seats_of
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Submitted
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, MENU, ROW, Button, Item, Menu, Panel, button, buttons
from games.kernel import BotError, Posted, Raw, Seat


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a deal.

    Attributes:
        stated: what it puts down in words, "" if nothing yet.
        cards: their ids, and `raw`: the answer that puts them down; only if they are one's own.
        count, total, names: what the rules vouch for, where they vouch for it: how many, their value, some of them.
        wants: what was wished for with the goods themselves, as computer players do.
    """

    stated: str
    cards: Sequence[str] = ()
    raw: Raw = None
    count: int = 0
    total: int | None = None
    names: Sequence[str] = ()
    wants: Sequence[str] = ()

    @property
    def shown(self) -> bool:
        """Whether the other sees the very cards: those that have no value are named only where they are shown."""
        return self.total is None and bool(self.names)


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A deal that one is party to."""

    id: str
    rev: int
    accepted: Sequence[Seat]
    sides: Mapping[Seat, Side]

    @property
    def offerer(self) -> Seat:
        """Who began it."""
        return next(iter(self.sides))

    @property
    def complete(self) -> bool:
        """Whether both sides have put something down."""
        return all(side.stated for side in self.sides.values())

    @property
    def mover(self) -> Seat | None:
        """Whose turn it is: who has nothing put down, else who has not accepted; None: either of the two."""
        if not self.complete:
            return next(seat for seat, side in self.sides.items() if not side.stated)
        return next((seat for seat in self.sides if seat not in self.accepted), None) if self.accepted else None


@dataclass(frozen=True, slots=True)
class Gift:
    """Goods that are ready to be put down: the answer, which they are, and what is told of their value."""

    raw: Raw
    wares: Sequence[str]
    worth: int | None = None


Claims: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""What is said of single cards: by their true names, and otherwise."""


@dataclass(frozen=True, kw_only=True)
class Dealing:
    """What a game says of the deals of its players.

    Attributes:
        deals: the open deals of the seat that looks.
        wares: the ids of what can be wished for on the floor that is open, 25 at most; none: nothing can.
        ready: what could be put down at one press, given what the other wants; what one would give most gladly first.
        claims: what a form of goods says of single cards; None: nothing is said of them.
        impossible: whether what is said of a side cannot be true, by what is vouched for.
        unable: why the seat can make this one no offer, where the reason is the goods of either.
    """

    deals: Callable[[Look], Sequence[OpenDeal]] = lambda _look: ()
    wares: Callable[[Look], Sequence[str]] = lambda _look: ()
    ready: Callable[[Posted, Sequence[str]], Sequence[Gift]] = lambda _posted, _wants: ()
    claims: Callable[[Posted, Submitted], Claims] | None = None
    impossible: Callable[[Side, Sequence[str]], bool] = lambda _side, _claims: False
    unable: Callable[[Look, Seat], BotError | None] = lambda _look, _partner: None


DEALINGS: Parts[Dealing] = Parts(Dealing())
"""How each game deals."""


def number(deal: str) -> str:
    """The number of a deal of two seats."""
    return number_in(deal)


def deals(look: Look) -> Sequence[OpenDeal]:
    """The open deals the seat is party to."""
    return DEALINGS.of(look.game.kind).deals(look)


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


def taking_back(look: Look) -> Panel:
    """A button for each offer one has made: it is taken back where it stands."""
    own = [deal for deal in deals(look) if deal.offerer == look.seat][:ROW]
    partners = Counter(partner(deal, look.seat) for deal in own)
    return buttons(*(_take_back(look, deal, single=partners[partner(deal, look.seat)] == 1) for deal in own))


def _take_back(look: Look, deal: OpenDeal, *, single: bool) -> Button:
    """Of several offers to one seat each says its number."""
    n, seat = "" if single else number(deal.id), str(partner(deal, look.seat))
    label = look.voice.say("button-take-back", partner=seat, n=n)
    return button(clip(label, LABEL), Address(look.game.id, deal.id, str(deal.rev), "takeback"))


def _receipt_name(look: Look, deal: str) -> str:
    return look.voice.say("deal-receipt", partner=str(other(deal, look.seat)), n=number_in(deal))


def summary(look: Look, deal: OpenDeal) -> str:
    """A deal in one line."""
    mine = look.seat or next(iter(deal.sides))
    other = partner(deal, mine)
    return look.voice.say(
        "deal-summary",
        partner=str(other),
        turn=turn(look, deal),
        mine=statement(look, deal.sides[mine]),
        theirs=statement(look, deal.sides[other]),
    )


def turn(look: Look, deal: OpenDeal) -> str:
    """Whose turn it is, as the texts have it."""
    return "both" if deal.mover is None else "own" if deal.mover == look.seat else "other"


def statement(look: Look, side: Side) -> str:
    """What a side puts down, as far as the other may know it."""
    return side.stated or look.voice.say("deal-nothing-yet")


def reserved(look: Look) -> list[str]:
    """8.2: what lies in deals the seat has accepted, told to its owner only."""
    cards = {
        card: look.within(half_in(deal.id)).voice.name(card)
        for deal in deals(look)
        if look.seat in deal.accepted
        for card in _laid_down(look, deal)
    }
    count = Counter(cards.values())
    named = look.voice.list(look.voice.pair(n, c) if c > 1 else n for n, c in count.items())
    return [look.voice.say("hand-reserved", cards=named)] if count else []


def _laid_down(look: Look, deal: OpenDeal) -> Sequence[str]:
    return next(side.cards for seat, side in deal.sides.items() if seat == look.seat)


def other(deal: str, seat: Seat | None) -> Seat:
    """The partner in a deal, from its id."""
    return next(one for one in seats_of(deal) if one != seat)
