"""How the players of both republics see the coupled wars, as far as they see them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias, TypeVar

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
Chance: TypeAlias = Callable[[int], float]
"""How likely so many units win a part."""


def aims(usual: Need, at_sea: Chance, on_land: Chance) -> list[Need]:
    """GV-4.12: a War of two parts at once; else the sea, which is worth having alone; else as few as may do."""
    whole, war = surer(usual, at_sea, on_land), usual.war
    if not war.fleet_met:
        return [whole, Need(war, least(on_land, 1, whole.legions), whole.fleets)]
    fewest = max(war.support, least(at_sea, 1, whole.fleets))
    return [whole, next_part(whole), Need(war, 0, fewest)]


def surer(usual: Need, at_sea: Chance, on_land: Chance) -> Need:
    """As many units as are usual; more, if a Leader or the numbers of the War make victory doubtful even so."""
    fleets = least(at_sea, usual.fleets, usual.fleets) if usual.war.fleet_met else usual.fleets
    return Need(usual.war, least(on_land, usual.legions, usual.legions), fleets)


def next_part(whole: Need) -> Need:
    """GV-4.12: what the part asks for that is to be won first."""
    return Need(whole.war, 0, whole.fleets) if whole.war.fleet_met else whole


def least(chance: Chance, first: int, usual: int) -> int:
    """From so many on, how few units have a good chance; if none of those one might have: as many as are usual."""
    return next((units for units in range(first, usual + MORE) if chance(units) >= BOLD), usual)


def worthwhile(wars: Iterable[W], all_wars: Mapping[str, W]) -> list[W]:
    """GV-7.4: nobody wakes a War while others threaten, but for the first of the coupled ones (GV-11.4)."""
    threatened = any(war.status in THREATENING for war in all_wars.values())
    return [war for war in wars if war.status == "active" or war.id in FIRST or not threatened]
