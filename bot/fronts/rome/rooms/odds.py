"""What is no phase: how likely something is in Rome."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.combat.odds import BATTLE
from bot.fronts.republic.odds import VERBS

ROOM: Final = Room(verbs=(*VERBS, BATTLE))
