"""RC-8.8.2a, RR-1.07.21.13: when the Senate is closed a New Alliance ends a War that the HRAO chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from games.kernel import Decision, OneOf
from games.republic.combat.strength import strongest
from games.republic.pieces import Faction, Province, Senator, TableEvent, War
from games.republic.state import Republic, RepublicOf

W = TypeVar("W", bound=War)
E = TypeVar("E", bound=TableEvent)

SHUFFLED: Final = "war_to_deck_half_spoils"
DISCARDED: Final = "war_discarded_full_spoils"


def alliance(g: RepublicOf[Senator, Faction, War, Province, E], op: str) -> E | None:
    """The event in play by which the HRAO picks the War that this is done with."""
    return next((event for event, one in g.event_effects(op) if one.params["which"] == "hrao_choice"), None)


def choosing_war(g: Republic, eligible: Sequence[W]) -> Decision[W] | None:
    """RC-DP64, RR-DP68: which War; if absent the strongest."""
    best = strongest(g, eligible)
    if best is None:
        return None
    wars = {war.id: war for war in eligible}
    return Decision("senate.ally", g.hrao_seat(), OneOf(wars), *g.law.cites["senate.ally"], lapse=best.id)
