"""CD-5.D(a), 9.D.3: who is given what nobody may keep."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from games.diplomacy.politics.appointments import refuses
from games.diplomacy.positions.offices import burdens
from games.diplomacy.state import NOBODY, Diplomacy
from games.kernel import Seat

Gift: TypeAlias = Literal["province", "unit", "shares"]
REFUSED_AS: Final[dict[Gift, str]] = {"province": "seizures", "unit": "appointments", "shares": "shares"}


def candidates(g: Diplomacy, gift: Gift, giver: Seat = NOBODY) -> list[Seat]:
    """CD-5.D(a): who controls nothing; if there is none, who controls fewest; in order of code.

    `giver`: the Ruler concerned, who gets nothing; a standing refusal, in general or of what is his, excludes too.
    """
    able = [one for one in by_code(g) if one != giver and not refuses(g, one, REFUSED_AS[gift], g.code(giver))]
    least = min((burdens(g, one) for one in able), default=0)
    return [one for one in able if burdens(g, one) == least]


def recipient(g: Diplomacy, gift: Gift, giver: Seat = NOBODY) -> Seat:
    """CD-5.D(a): one of them, drawn; nobody: there is none."""
    able = candidates(g, gift, giver)
    if len(able) < 2:
        return able[0] if able else NOBODY
    return g.dice.pick("recipient", able)


def by_code(g: Diplomacy) -> list[Seat]:
    """CD-G.2: the active players that may hold something, in alphabetical order of code."""
    return sorted((one.seat for one in g.players.values() if one.active and one.holding), key=g.code)
