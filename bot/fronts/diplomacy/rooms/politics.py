"""Provinces, appointments, purges, standing orders (CD-4 to 6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import ordering, province, standing
from bot.fronts.front import Room
from bot.surface.kit.look import Look
from bot.surface.press.verbs import GAME, Field, Said, Verb


def provinces(look: Look, _said: Said, typed: str) -> Iterable[str]:
    """CD-E.3: by name and code."""
    wanted = typed.casefold()
    spaces = diplomacy(look).map.spaces.values()
    return [one.name for one in spaces if wanted in f"{one.name} {one.code}".casefold()]


PROVINCE: Final = Field("province", "Which province or sea", offers=provinces)

ROOM: Final = Room(
    verbs=(
        Verb(
            "politics",
            "province",
            "A province: who holds it, and what you may do there.",
            (),
            [PROVINCE, GAME],
            does=province.province,
        ),
        Verb("politics", "tree", "Who holds what under whom.", (), [GAME], does=lambda _: province.tree),
        Verb(
            "politics",
            "standing",
            "What you have filed until you take it back.",
            (),
            [GAME],
            does=lambda _: standing.show,
        ),
    ),
    acts={
        "province": province.shown,
        "realmtree": province.tree,
        "deed": province.deed,
        "deedwhom": province.deed_whom,
        "lineback": ordering.unorder,
        "endstanding": standing.end,
        "refuse": standing.refuse,
        "refusefrom": standing.refused,
        "lend": standing.lend,
    },
    takes={"lend": standing.lent},
)
