"""Motions and votes (CD-7)."""

from __future__ import annotations

from typing import Final

from bot.fronts.diplomacy.realm import motions
from bot.fronts.front import Room
from bot.surface.press.verbs import GAME, Verb

ROOM: Final = Room(
    verbs=(
        Verb(
            "politics",
            "motions",
            "What is proposed, the rules in force, and how you vote.",
            (),
            [GAME],
            does=lambda _: motions.show,
        ),
    ),
    acts={"castvote": motions.vote, "propose": motions.propose},
    takes={"propose": motions.proposed},
)
