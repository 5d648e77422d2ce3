"""Sets of goods that are ready to be put down: an offer is answered by choosing one (discord-ux 8.2c)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.text import clip
from bot.services.deals.terms import is_goods
from bot.store.store import Stand
from bot.surface.kit.address import Address
from bot.surface.kit.deals import DEALINGS, Gift, OpenDeal
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.offering import counted, said_by
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel


def ready(look: Look, stand: Stand, deal: OpenDeal) -> Sequence[Gift]:
    """What the seat could put down at once, where it is asked for goods; what the other wants comes first."""
    about = (one for one in look.own if is_goods(one) and one.decision.about.get("deal") == deal.id)
    posted = next(about, None)
    if posted is None or deal.complete or deal.mover != look.seat:
        return ()
    return DEALINGS.of(look.game.kind).ready(posted, wanted(stand, deal))[:MENU]


def wanted(stand: Stand, deal: OpenDeal) -> Sequence[str]:
    """What whoever made the offer would have for it."""
    return said_by(stand, deal, deal.offerer).wants


def name_of(gift: Gift) -> str:
    """What tells a set from others, also where one's goods have changed since."""
    return digest(gift.raw)


def gifts(look: Look, stand: Stand, deal: OpenDeal) -> Panel:
    """The list of these sets, where there are any."""
    wants = wanted(stand, deal)
    items = [_item(look, gift, wants, deal) for gift in ready(look, stand, deal)]
    to = Address(look.game.id, deal.id, str(deal.rev), "putdown")
    return Panel((Menu(to, items, look.voice.say("menu-give")),)) if items else Panel()


def _item(look: Look, gift: Gift, wants: Sequence[str], deal: OpenDeal) -> Item:
    say = look.voice.say
    worth = [say("give-worth", total=gift.worth)] if gift.worth is not None else []
    asked = [say("give-wanted", partner=str(deal.offerer))] if set(gift.wares) & set(wants) else []
    label = clip(counted(look.voice, gift.wares), OPTION)
    return Item(label, name_of(gift), clip(" · ".join([*worth, *asked]), OPTION))
