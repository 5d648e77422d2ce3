"""Names, codes, holding names (CD-3)."""

from __future__ import annotations

from typing import Final

from bot.fronts.diplomacy.realm import names
from bot.fronts.front import Room
from bot.surface.press.verbs import GAME, Verb

ROOM: Final = Room(
    verbs=(
        Verb(
            "politics",
            "names",
            "All names and their codes; which are yours, only you see.",
            (),
            [GAME],
            does=lambda _: names.register,
        ),
    ),
    acts={"holdas": names.hold_as, "dropname": names.drop_name, "takename": names.take_name},
    takes={"takename": names.name_taken},
)
