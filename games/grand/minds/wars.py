"""How the players of both republics see the coupled wars, as far as they see them alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from games.republic.minds.campaign import Need
from games.republic.seen.combat import WarView

W = TypeVar("W", bound=WarView)

FIRST: Final = ("roman-war-1", "punic-1")
"""GV-4.7: the war that bars all later ones, on either board."""
THREATENING: Final = ("active", "imminent")


BOLD: Final = 0.45
"""How likely a part must be won that one goes for it: a part that is lost can be fought for again."""


def or_the_sea(whole: Need) -> list[Need]:
    """GV-4.12: a War of two parts at once; else the sea, which is worth having alone."""
    return [whole, Need(whole.war, 0, whole.fleets)] if whole.war.fleet_met and whole.legions else [whole]


def worthwhile(wars: Iterable[W], all_wars: Mapping[str, W]) -> list[W]:
    """GV-7.4: nobody wakes a War while others threaten, but for the first of the coupled ones (GV-11.4)."""
    threatened = any(war.status in THREATENING for war in all_wars.values())
    return [war for war in wars if war.status == "active" or war.id in FIRST or not threatened]
