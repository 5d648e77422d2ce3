"""The barter: open deals as their seats see them, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.errors import BotError, NotAllowed
from bot.base.text import Voice
from bot.fronts.front import Room
from bot.fronts.sample.looking import salt
from bot.surface.kit.deals import Dealing, OpenDeal, Side, number
from bot.surface.kit.look import Look
from bot.surface.press.verbs import Verb
from games.kernel import Posted, Raw, Seat
from games.sample.state import GOODS


def deals(look: Look) -> Sequence[OpenDeal]:
    """T-3.1: the goods lie there for both to see."""
    found = salt(look).deals.items()
    return [OpenDeal(id_, one.rev, one.accepted, sides(look.voice, one.goods)) for id_, one in found]


def sides(voice: Voice, goods: Mapping[Any, Sequence[str]]) -> Mapping[Any, Side]:
    """What each side puts down."""
    return {seat: Side(voice.say("deal-goods", goods=laid) if laid else "") for seat, laid in goods.items()}


def tell_bargained(_voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The number of the deal instead of its id."""
    return {"deal": number(fields["deal"])}


def wares(_look: Look) -> Sequence[str]:
    """All goods of the road."""
    return GOODS


def suggest(posted: Posted, wants: Sequence[str]) -> Raw:
    """What the other wants, as far as there is any."""
    choice: Any = posted.decision.choice
    wanted = [card.id for card in choice.options.values() if card.good in wants]
    return wanted[: choice.high] or None


def unable(look: Look, partner: Seat) -> BotError | None:
    """T-3.1: who has no card has nothing to barter."""
    for seat in (look.seat, partner):
        if seat and seat in salt(look).merchants and not salt(look).merchants[seat].cards:
            return NotAllowed("sample.empty", seat=seat)
    return None


DEALING: Final = Dealing(deals=deals, wares=wares, suggest=suggest, unable=unable)
ROOM: Final = Room(
    retells={"sample.Bargained": tell_bargained},
    verbs=(Verb("trade", "done", "You have no more deals to make.", ("sample.done",), always="done"),),
)
