"""What may be ordered beforehand: to leave a stage to what was written so far (CD-S.2); and what can be compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.services.orders.ordering import DEFAULT, Ordering
from games.diplomacy.seen.view import DiplomacyView
from games.kernel import Seat, View


def facts(view: View, _seat: Seat) -> Mapping[str, int]:
    """CD-2.2, 4: of whoever looks: his centres, provinces and units, and how many centres win."""
    if not isinstance(view, DiplomacyView) or view.own is None:
        return {}
    mine = view.map.names.get(view.own.holding)
    if mine is None:
        return {}
    counted = {"own-centres": mine.centres, "own-provinces": mine.provinces, "own-units": mine.units}
    return {**counted, "winning-centres": view.map.must}


ORDERING: Final = Ordering(
    ways=dict.fromkeys(
        ("setup.preferences", "setup.unit", "season.orders", "season.retreats", "season.winter"), DEFAULT
    ),
    figures=("own-centres", "own-provinces", "own-units", "winning-centres"),
    facts=facts,
    events=(
        "diplomacy.Seized",
        "diplomacy.Purged",
        "diplomacy.Warned",
        "diplomacy.ProvinceRevolted",
        "diplomacy.LineFounded",
        "diplomacy.GameWon",
    ),
)
