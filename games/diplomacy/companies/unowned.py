"""CD-9.D.3: shares that nobody owns are assigned, as provinces and units are in a revolution."""

from __future__ import annotations

from games.diplomacy.companies.shares import give, room, takes, tell_passed
from games.diplomacy.positions import burdens
from games.diplomacy.revolution.recipients import by_code
from games.diplomacy.state import NOBODY, Diplomacy, Railway
from games.kernel import Seat


def assign(g: Diplomacy) -> None:
    """CD-9.D.3: those of each railway in one lot, up to the cap; what remains is drawn for again."""
    for railway in g.railways:
        while railway.unowned and (heirs := candidates(g, railway)):
            heir = g.dice.pick(f"shares.{railway.id}", heirs)
            passed = give(g, railway, heir, railway.unowned)
            tell_passed(g, railway, NOBODY, heir, passed, "draw")


def candidates(g: Diplomacy, railway: Railway) -> list[Seat]:
    """CD-5.D(a), 9.D.3, CD-G.2: by code: who controls nothing; if all do, those who control fewest."""
    able = [seat for seat in by_code(g) if takes(g, seat) and room(g, railway, seat)]
    fewest = min((burdens(g, seat) for seat in able), default=0)
    return [seat for seat in able if burdens(g, seat) == fewest]
