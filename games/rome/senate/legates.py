"""RR-1.09.51, 1.09.52, 1.13.1: Governors go out and come home; after the Vatinian Law they may send a legate."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, ask
from games.republic.terms import come_home, vacate
from games.rome.pieces import Province, Senator
from games.rome.senate.events_business import GovernorElected, GovernorRecalled
from games.rome.state import Rome

GO, LEGATE = "go", "legate"


async def take_charge(g: Rome, province: Province, senator: Senator) -> None:
    """RR-1.09.51: he leaves at once, for three turns. RR-1.13.1: or he governs from Rome.

    RR-1.09.52: whose successor he is comes home.
    """
    by_legate = g.flag("vatinian") and senator.faction is not None and await sends_legate(g, province, senator)
    if province.governor:
        recall(g, province)
    province.governor, province.term = senator.id, g.law.constants.governor_term
    province.elected = g.turn
    if by_legate:
        senator.legates.append(province.id)
    else:
        senator.place, senator.at = "province", province.id
    g.tell(GovernorElected(senator.faction, senator.id, province.id, province.term, by_legate))


async def sends_legate(g: Rome, province: Province, senator: Senator) -> bool:
    """RR-1.13.1: who holds a Major Office, or has gone to another Province, must."""
    if g.major(senator) or not senator.in_capital:
        return True
    return await ask(partial(choosing, g, province, senator)) == LEGATE


def choosing(g: Rome, province: Province, senator: Senator) -> Decision[str] | None:
    """RR-DP67: go to the Province, or govern through a legate; if absent go, but with another Province a legate."""
    if senator.id not in g.senators or senator.faction is None:
        return None
    lapse = LEGATE if g.governed_by(senator) else GO
    about: dict[str, str | int] = {"senator": senator.id, "province": province.id}
    choice = OneOf({GO: GO, LEGATE: LEGATE})
    return Decision("senate.legate", senator.faction, choice, *g.law.cites["senate.legate"], about, lapse=lapse)


def recall(g: Rome, province: Province) -> None:
    """RR-1.09.52: he is in Rome, an unaligned one in the Forum; who governed by a legate stays where he is."""
    governor = g.senators[province.governor]
    if province.id in governor.legates:
        governor.legates.remove(province.id)
        governor.returned = True
    else:
        come_home(governor)
        governor.back = g.turn if province.id in governor.corrupt else governor.back
    vacate(province)
    g.tell(GovernorRecalled(governor.id, province.id))
