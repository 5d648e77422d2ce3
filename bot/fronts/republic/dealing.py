"""Deals in red cards: so many, with those that are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.republic.looking import republic
from bot.surface.kit.answers import Teller
from bot.surface.kit.deals import Dealing, OpenDeal, Side, number
from bot.surface.kit.look import Look
from games.kernel import Raw, Seat, Table, Telling
from games.kernel.choice import is_dict
from games.republic.revolution.dealing import kind_of
from games.republic.revolution.events import RedCardsReceived, RedCardsTraded
from games.republic.seen.deals import DealView, SideView, StatementView


def deals(look: Look) -> Sequence[OpenDeal]:
    """The open deals the seat is party to."""
    return [shown(look, deal) for deal in republic(look).deals]


def shown(look: Look, deal: DealView) -> OpenDeal:
    """A deal, its sides in words."""
    sides = {seat: a_side(side, statement(look, side.stated)) for seat, side in deal.sides.items()}
    return OpenDeal(deal.id, deal.rev, deal.accepted, sides)


def a_side(side: SideView, words: str) -> Side:
    """A side with what the rules vouch for; the answer that puts it down is there where the cards are."""
    stated = side.stated
    if stated is None:
        return Side(words)
    raw = put_down(side, stated) if side.cards else None
    return Side(words, side.cards, raw, stated.cards, stated.total, stated.names, stated.wants)


def put_down(side: SideView, stated: StatementView) -> Raw:
    """RC-7.2.2, RC-11.2, RR-1.11.1: the answer; red cards have no value, and are shown or not."""
    if stated.total is None:
        return {"cards": list(side.cards), "shown": "shown" if stated.names else "hidden"}
    wants = {"wants": list(stated.wants)} if stated.wants else {}
    return {"cards": list(side.cards), "names": list(stated.names), **wants}


def statement(look: Look, stated: StatementView | None) -> str:
    """RC-7.2.2, RC-11.2, RR-1.11.1: number, true total, a commodity that is among it; of red cards those shown."""
    if stated is None:
        return ""
    if stated.total is None:
        return look.voice.say("deal-red-cards", cards=stated.cards, shown=stated.names)
    return stating(look.voice, stated.cards, stated.total, stated.names)


def stating(voice: Voice, cards: int, total: int, names: Sequence[str]) -> str:
    """So many cards of so much value; if each is of another commodity, and all are named, these are all."""
    return voice.say("deal-statement", cards=cards, total=total, names=names, whole=len(set(names)) == cards)


def came(_table: Table[Any], told: Sequence[Telling]) -> Mapping[Seat, Sequence[str]]:
    """RC-11.2, RR-1.11.1: by the giver, the kinds of red cards that changed hands."""
    if pair := next((one.event.seats for one in told if isinstance(one.event, RedCardsTraded)), None):
        return {giver: [*received(told, pair[1 - place])] for place, giver in enumerate(pair)}
    return {}


def tell_put_down(voice: Voice, raw: Raw) -> str:
    """RC-11.2, RR-1.11.1: the red cards that somebody puts down, and whether he shows them."""
    if not is_dict(raw):
        return voice.say("answer-none")
    cards = Counter(voice.name(str(card)) for card in raw["cards"])
    names = voice.list(voice.pair(name, count) if count > 1 else name for name, count in cards.items())
    return voice.say("red-cards-put-down", cards=names, shown=raw["shown"])


TELLS: Final[Mapping[str, Teller]] = {"revolution.offer": tell_put_down, "revolution.counter": tell_put_down}


def received(told: Sequence[Telling], receiver: Seat) -> Iterator[str]:
    """The red cards that came to one of the two."""
    for event in (one.event for one in told if one.to is not None and receiver in one.to):
        if isinstance(event, RedCardsReceived) and event.receiver == receiver:
            yield from (kind_of(card) for card in event.cards)


# -- acts on deals, as the two sides read them later -----------------------------------------------------------------
def tell_red(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The number of the deal; and what each side states, where something is offered."""
    sides = {
        seat: voice.say("deal-red-cards", cards=cards, shown=fields["shown"].get(seat, ()))
        for seat, cards in fields["counts"].items()
        if cards
    }
    return {"deal": number(fields["deal"]), "counts": stated(voice, fields["act"], sides)}


def stated(voice: Voice, act: str, sides: Mapping[str, str]) -> str | None:
    """What each side states, where something is offered."""
    if act not in ("offered", "countered"):
        return None
    return "; ".join(f"{voice.name(str(seat))}: {words}" for seat, words in sides.items()) or None


def tell_traded(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-7.2.2b, RC-11.2, RR-1.11.1: so many cards for so many."""
    name = "cards" if "cards" in fields else "counts"
    given, taken = fields[name]
    return {name: voice.say("cards-for-cards", given=given, taken=taken)}


DEALING: Final = Dealing(deals=deals)
