"""RR-1.07.21.7, 1.07.21.11, 1.07.21.12: Epidemic, Mob Violence and Natural Disaster."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from games.republic import chits
from games.republic.effects import Effects
from games.republic.forum.events_cards import ChitsToDraw, ConcessionLost
from games.republic.senators import kill
from games.rome.forum.events import ConcessionSpared
from games.rome.mortality.chits import struck
from games.rome.pieces import Senator
from games.rome.state import Rome

effect = Effects()

RULES: Final = {"te-epidemic": "RR-1.07.21.7", "te-mob-violence": "RR-1.07.21.11"}


@effect("mortality")
async def mortality(g: Rome, card: str, *, chits: int | str, scope: str) -> None:
    """RR-1.07.21.7, 1.07.21.11: so many chits are drawn; only Senators in the scope can die."""
    exposed = exposure(g, scope)
    for chit in draw(g, card, chits):
        victim = struck(g, chit, exposed)
        if victim:
            await kill(g, victim, card, RULES[card])
            if scope == "first_away":
                return


def draw(g: Rome, card: str, count: int | str) -> list[str]:
    """RR-1.07.21.11: a fixed number of chits, or as many as Unrest and perhaps a dr say; never modified."""
    dice = g.dice.roll("event.count") if count == "unrest+1d6" else ()
    drawn = count if isinstance(count, int) else g.unrest + sum(dice)
    g.tell(ChitsToDraw(card, dice, drawn))
    return chits.draw(g, drawn, "event.chits")


def exposure(g: Rome, scope: str) -> Callable[[Senator], bool]:
    """RR-1.07.21.7, 1.07.21.11: whom the chits may strike."""
    limits = {"below_unrest": g.unrest, "below_unrest_plus_1": g.unrest + 1}
    return partial(unpopular, limits[scope]) if scope in limits else away if scope == "first_away" else present


def present(senator: Senator) -> bool:
    """RR-1.07.21.7: in Rome, or unaligned in the Forum."""
    return senator.in_capital


def away(senator: Senator) -> bool:
    """RR-1.07.21.7: a Governor, a commander in the field, a Captive or a Rebel."""
    return not senator.in_capital


def unpopular(limit: int, senator: Senator) -> bool:
    """RR-1.07.21.11: in Rome, with POP below the limit."""
    return senator.in_capital and senator.popularity < limit


@effect("destroy_concession_by_roll")
def destroy_by_roll(g: Rome, card: str) -> None:  # noqa: ARG001 - every effect is called alike
    """RR-1.07.21.12: a dr, not modified, says which Concession is destroyed, if it is in play."""
    (roll,) = g.dice.roll("event.concession")
    concession = g.law.charts.natural_disaster[roll]
    if not destroyed(g, concession, "RR-1.07.21.12"):
        g.tell(ConcessionSpared(concession, roll))


@effect("destroy_concession")
def destroy_concession(g: Rome, card: str, *, concession: str) -> None:  # noqa: ARG001
    """RR-1.07.33: a War that appears destroys a Concession."""
    destroyed(g, concession, "RR-1.07.33")


def destroyed(g: Rome, concession: str, rule: str) -> bool:
    """RR-1.07.321: from its holder or the Forum to the Curia, its corrupt bar hidden. Whether it was in play."""
    holder = next((one for one in g.senators.values() if concession in one.concessions), None)
    if holder is None and concession not in g.concessions:
        return False
    if holder:
        holder.concessions.remove(concession)
        holder.revealed = [one for one in holder.revealed if one != concession]
    else:
        g.concessions.remove(concession)
    g.curia.concessions.append(concession)
    g.tell(ConcessionLost(concession, holder.id if holder else "", clauses=(rule,)))
    return True
