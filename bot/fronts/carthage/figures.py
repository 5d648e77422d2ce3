"""What Carthage alone adds where republics say how all stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.fronts.carthage.looking import carthage
from bot.surface.kit.look import Look
from games.kernel import Seat


def lost_wars(look: Look) -> Mapping[str, Any]:
    """RC-12.3: Wars that are Lost stand at the end beside those that are Active."""
    wars = [one.status for one in carthage(look).wars.values()]
    return {"lost": wars.count("lost")}


def goods_of(look: Look, seat: Seat) -> Mapping[str, int]:
    """How many trade cards a faction holds."""
    return {"goods": carthage(look).factions[seat].trade_cards}
