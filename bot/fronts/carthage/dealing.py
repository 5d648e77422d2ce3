"""Deals of Carthage: trade cards with their true total, red cards with those that are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.deals import OpenDeal, Side, number
from bot.surface.kit.look import Look
from games.carthage.seen.trade import DealView, StatementView


def deals(look: Look) -> Sequence[OpenDeal]:
    """The open deals the seat is party to."""
    return [shown(look, deal) for deal in carthage(look).deals]


def shown(look: Look, deal: DealView) -> OpenDeal:
    """A deal, its sides in words."""
    sides = {seat: Side(statement(look, side.stated), side.cards) for seat, side in deal.sides.items()}
    return OpenDeal(deal.id, deal.rev, deal.accepted, sides)


def statement(look: Look, stated: StatementView | None) -> str:
    """RC-7.2.2, RC-11.2: number, true total, a commodity that is among it; of red cards those shown."""
    if stated is None:
        return ""
    if stated.total is None:
        return look.voice.say("deal-red-cards", cards=stated.cards, shown=stated.names)
    return look.voice.say("deal-statement", cards=stated.cards, total=stated.total, names=stated.names)


# -- acts on deals, as the two sides read them later -----------------------------------------------------------------
def tell_moved(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The number of the deal; and what each side states, where something is offered."""
    stated = {
        seat: voice.say(
            "deal-statement", cards=cards, total=fields["values"].get(seat, 0), names=fields["names"].get(seat, ())
        )
        for seat, cards in fields["cards"].items()
        if cards
    }
    return {"deal": number(fields["deal"]), "cards": _stated(voice, fields["act"], stated)}


def tell_red(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same of red cards."""
    stated = {
        seat: voice.say("deal-red-cards", cards=cards, shown=fields["shown"].get(seat, ()))
        for seat, cards in fields["counts"].items()
        if cards
    }
    return {"deal": number(fields["deal"]), "counts": _stated(voice, fields["act"], stated)}


def _stated(voice: Voice, act: str, stated: Mapping[str, str]) -> str | None:
    if act not in ("offered", "countered"):
        return None
    return "; ".join(f"{voice.name(str(seat))}: {words}" for seat, words in stated.items()) or None


RETELLS: Final = {"carthage.DealMoved": tell_moved, "republic.CardDealMoved": tell_red}
