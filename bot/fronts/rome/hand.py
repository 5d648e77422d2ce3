"""What a faction of Rome holds: its Treasury, the Personal Treasuries, Knights, red cards with their texts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.base.text import Voice
from bot.fronts.republic.hand import purses, reds
from bot.fronts.rome.card_texts import CARDS
from bot.fronts.rome.looking import rome
from bot.surface.kit.look import Look
from games.republic.seen.people import HeldView
from games.republic.seen.people import SenatorView as Anybody
from games.rome.seen.people import HeldView as RedCard
from games.rome.seen.people import SenatorView


def hand(look: Look) -> list[str]:
    """The Faction Treasury, the Personal Treasuries with Knights, red cards with their texts."""
    own = rome(look).own
    if own is None:
        return []
    return [*purses(look, own, knights), *reds(look, [at_hand(card) for card in own.hand], printed)]


def knights(senator: Anybody) -> Mapping[str, int]:
    """RR-1.09.141: the Knights of a Senator."""
    return {"knights": senator.knights if isinstance(senator, SenatorView) else 0}


def at_hand(card: RedCard) -> RedCard:
    """RR-1.07.320: the Land Commissioner is barred while no Land Bill is in effect."""
    return card if card.grantable else card.model_copy(update={"barred": "land-bill"})


def printed(voice: Voice, card: HeldView) -> str:
    """What is printed on a red card; of a Statesman his ratings first."""
    return CARDS.on_card(voice, card.id)
