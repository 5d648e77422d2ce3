"""How the Senate of Rome sits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.fronts.republic.glance import Sitting
from bot.fronts.rome.looking import rome
from bot.surface.kit.glance import Glance
from bot.surface.kit.look import Look
from games.republic.seen.senate import SenateView
from games.rome.law import ROME
from games.rome.seen.view import RomeView

COALITION: Final = ("coalition", "plan", "spoils", "plots", "orders")
TOGETHER: Final[Mapping[str, str]] = {"senate.appointment": "senate.dictator"}
"""RR-1.09.31, 1.09.32: the Consuls may appoint a Dictator, or the Senate elects him: one item."""


def agenda(look: Look) -> Sequence[str]:
    """RR-1.09: the items of the Senate; with Neutrals RR-4.05."""
    view = rome(look)
    return COALITION if view.neutrals else tuple(items(view))


def items(view: RomeView) -> Iterator[str]:
    """RR-1.09.2 to 1.09.6, RR-2.01.2; a Dictator only where he may be."""
    yield "consuls"
    if "pontifex" in view.advanced:
        yield "pontifex"
    if crisis(view):
        yield "dictator"
    yield from ("censor", "prosecutions", "governors", "business")


def crisis(view: RomeView) -> bool:
    """RR-1.09.3.1: three Active Wars, or one of a strength of 20."""
    constants = ROME.constants
    wars = [one.land_now + one.fleet_now for one in view.wars.values() if one.status == "active"]
    return len(wars) >= constants.crisis_active_wars or max(wars, default=0) >= constants.crisis_war_strength


def in_office(view: RomeView, office: str) -> str:
    """Who holds an office, "" if nobody does."""
    return next((one.id for one in view.senators.values() if one.office == office), "")


def accuser(look: Look) -> str:
    """RR-1.09.41: the Censor."""
    return in_office(rome(look), "censor")


def speaker(_look: Look, senate: SenateView) -> str:
    """RR-1.09.12: the Presiding Magistrate alone proposes."""
    return senate.magistrate


def length(look: Look) -> dict[str, Any]:
    """RR-1.12.1.5, 3.04.1: until Era Ends is drawn; whether other decks follow."""
    view = rome(look)
    return {"more": bool(view.coming), "last": view.era_ends}


GLANCE: Final[Glance] = Sitting(
    agenda=agenda,
    accuser=accuser,
    speaker=speaker,
    length=length,
    steps=lambda step: TOGETHER.get(step, step),
).glance
