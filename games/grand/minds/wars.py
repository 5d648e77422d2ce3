"""How the players of both republics see the coupled wars, as far as they see them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from games.republic.minds.campaign import Need
from games.republic.seen.combat import WarView

W = TypeVar("W", bound=WarView)

FIRST: Final = ("roman-war-1", "punic-1")
"""GV-4.7: the war that bars all later ones, on either board."""
THREATENING: Final = ("active", "imminent")


BOLD: Final = 0.45
"""How likely a part must be won that one goes for it: a part that is lost can be fought for again."""
MORE: Final = 8
"""Units beyond what is usual."""


def or_the_sea(whole: Need, at_sea: Callable[[int], float], on_land: Callable[[int], float]) -> list[Need]:
    """GV-4.12: a War of two parts at once; else the sea, which is worth having alone. So many as have a good chance."""
    war = whole.war
    fleets = enough(whole.fleets, at_sea) if war.fleet_met else whole.fleets
    wanted = Need(war, enough(whole.legions, on_land) if whole.legions else 0, fleets)
    return [wanted, Need(war, 0, fleets)] if war.fleet_met and whole.legions else [wanted]


def enough(usual: int, chance: Callable[[int], float]) -> int:
    """As many units as are usual; more, if a Leader or the numbers of the War make victory doubtful even so."""
    able = (units for units in range(usual, usual + MORE) if chance(units) >= BOLD)
    return next(able, usual)


def worthwhile(wars: Iterable[W], all_wars: Mapping[str, W]) -> list[W]:
    """GV-7.4: nobody wakes a War while others threaten, but for the first of the coupled ones (GV-11.4)."""
    threatened = any(war.status in THREATENING for war in all_wars.values())
    return [war for war in wars if war.status == "active" or war.id in FIRST or not threatened]
