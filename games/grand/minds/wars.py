"""How the players of both republics see the coupled wars, as far as they see them alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from games.republic.seen.combat import WarView

W = TypeVar("W", bound=WarView)

FIRST: Final = ("roman-war-1", "punic-1")
"""GV-4.7: the war that bars all later ones, on either board."""
THREATENING: Final = ("active", "imminent")


BOLD: Final = 0.45
"""How likely a part must be won that one goes for it: a part that is lost can be fought for again."""


def worthwhile(wars: Iterable[W], all_wars: Mapping[str, W]) -> list[W]:
    """GV-7.4: nobody wakes a War while others threaten, but for the first of the coupled ones (GV-11.4)."""
    threatened = any(war.status in THREATENING for war in all_wars.values())
    return [war for war in wars if war.status == "active" or war.id in FIRST or not threatened]
