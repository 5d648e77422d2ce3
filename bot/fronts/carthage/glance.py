"""How the Senate of Carthage sits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.fronts.carthage.looking import carthage
from bot.fronts.republic.glance import Sitting
from bot.surface.kit.glance import Glance
from bot.surface.kit.look import Look
from games.republic.seen.senate import SenateView

SENATE: Final = ("suffetes", "committee", "prosecutions", "governors", "business")
COALITION: Final = ("coalition", "plan", "spoils", "taxes", "plots", "orders")
CENSOR: Final = "censor-of-morals"


def agenda(look: Look) -> Sequence[str]:
    """RC-9.0.2: the five items of the Senate; with Neutrals RC-15.7 to RC-15.11."""
    neutral = any(one.neutral for one in carthage(look).factions.values())
    return COALITION if neutral else SENATE


def accuser(look: Look) -> str:
    """RC-9.3: the Censor of Morals."""
    return carthage(look).committee[CENSOR].member


def speaker(look: Look, _senate: SenateView) -> str:
    """RC-9.0.3: who has the floor; it may pass on."""
    senate = carthage(look).senate
    return senate.speaker if senate else ""


def length(look: Look) -> dict[str, Any]:
    """RC-12.1d: whether another deck follows, or the last one has run out."""
    view = carthage(look)
    late = view.scenario == "campaign" and view.era == "early"
    return {"more": late, "last": not view.deck and not late}


GLANCE: Final[Glance] = Sitting(agenda=agenda, accuser=accuser, speaker=speaker, length=length).glance
