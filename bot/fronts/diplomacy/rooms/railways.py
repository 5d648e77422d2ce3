"""Railways and their companies (CD-9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import company, route
from bot.fronts.front import Room
from bot.surface.kit.look import Look
from bot.surface.press.verbs import GAME, Field, Said, Verb


def numbers(look: Look, _said: Said, typed: str) -> Iterable[str]:
    """CD-9.A.5: by number."""
    return [one.railway.id for one in diplomacy(look).companies if typed.upper() in one.railway.id]


ROOM: Final = Room(
    verbs=(
        Verb(
            "railways",
            "company",
            "A railway company: shares, works, votes; or all of them.",
            (),
            [Field("railway", "Which", offers=numbers), GAME],
            does=company.company,
        ),
        Verb(
            "railways", "found", "Plan a railway place by place, and found it.", (), [GAME], does=lambda _: route.start
        ),
    ),
    acts={
        "company": company.shown,
        "companydeed": company.deed,
        "companyform": company.again,
        "route": route.start,
        "routenext": route.onward,
        "routeform": route.ask,
    },
    takes={"companyform": company.filled, "routeform": route.found},
)
