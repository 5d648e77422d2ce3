"""The barter: open deals as their seats see them, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.errors import BotError, NotAllowed
from bot.base.text import Voice
from bot.fronts.front import Room
from bot.fronts.sample.looking import salt
from bot.surface.kit.deals import Dealing, Gift, OpenDeal, Side, number
from bot.surface.kit.look import Look
from bot.surface.press.verbs import Verb
from games.kernel import Posted, Seat
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


def ready(posted: Posted, wants: Sequence[str]) -> Sequence[Gift]:
    """T-3.1: what the other wants, as far as there is any; else each good by itself."""
    choice: Any = posted.decision.choice
    cards: dict[str, str] = {card.good: card.id for card in choice.options.values()}
    wanted = tuple(good for good in dict.fromkeys(wants) if good in cards)[: choice.high]
    single = [(good,) for good in cards if (good,) != wanted]
    sets: list[tuple[str, ...]] = [wanted, *single] if wanted else [*single]
    return [Gift([cards[good] for good in one], one) for one in sets]


def unable(look: Look, partner: Seat) -> BotError | None:
    """T-3.1: who has no card has nothing to barter."""
    for seat in (look.seat, partner):
        if seat and seat in salt(look).merchants and not salt(look).merchants[seat].cards:
            return NotAllowed("sample.empty", seat=seat)
    return None


DEALING: Final = Dealing(deals=deals, wares=wares, ready=ready, unable=unable)
ROOM: Final = Room(
    retells={"sample.Bargained": tell_bargained},
    verbs=(Verb("trade", "done", "You have no more deals to make.", ("sample.done",), always="done"),),
)
