"""RR-1.11.3: victorious commanders lay down their commands, or revolt; RR-2.03.2: and Governors with them.

One after the other they declare what they will do; of two who revolt the weaker returns loyal. What follows when it is
certain who is in revolt is told in `uprising`.
"""

from __future__ import annotations

from functools import partial

from games.kernel import Seat, StepId, ask
from games.republic.pieces import Force
from games.republic.reign import rules_for_life
from games.republic.revolution.order import order_as_if_home, victors
from games.rome.pieces import Senator
from games.rome.revolution.allegiance import deciding, declaring, followers
from games.rome.revolution.events import RevoltDeclared, RevoltOutmatched
from games.rome.revolution.governors import with_governors
from games.rome.revolution.homecoming import collect, lay_down, return_of_the_leaderless
from games.rome.revolution.manilian import moved
from games.rome.revolution.marching import march_later
from games.rome.revolution.pieces import Declaration
from games.rome.revolution.strength import strength
from games.rome.revolution.uprising import rise
from games.rome.state import Rome


async def revolts(g: Rome) -> StepId:
    """RR-1.11.3: forces of the dead return, then all declare in order; who stands in the end is in revolt."""
    return_of_the_leaderless(g)
    collect(g)
    await march_later(g)
    standing: Declaration | None = None
    for seat in order_as_if_home(g):
        standing = compared(g, standing, await declared(g, seat))
    if standing:
        await rise(g, standing)
    return "revolution.end"


async def declared(g: Rome, seat: Seat) -> Declaration | None:
    """RR-1.11.3, 2.03.2: what a faction does: its commanders one by one, then its Governors."""
    own: Declaration | None = None
    for force in [one for one in victors(g) if g.senators[one.commanders[0]].faction == seat]:
        own = compared(g, own, await decided(g, force))
    own = await with_governors(g, seat, own)
    if own:
        g.tell(RevoltDeclared(seat, own.primary, tuple(own.provinces), strength(g, own)))
    return own


async def decided(g: Rome, force: Force) -> Declaration | None:
    """RR-1.11.3, 1.15.5: a commander goes to another War, or revolts, or lays down his command."""
    commander = g.senators[force.commanders[0]]
    if await moved(g, force, commander):
        return None
    revolt = await contemplated(g, force, commander) if may_revolt(g, commander) else None
    if revolt is None:
        lay_down(g, force)
    return revolt


def may_revolt(g: Rome, senator: Senator) -> bool:
    """RR-1.11.3: while a Rebel lives nobody else may revolt. RR-1.09.823: a Consul for Life never does."""
    return not g.rebels() and not rules_for_life(g, senator.id)


async def contemplated(g: Rome, force: Force, commander: Senator) -> Declaration | None:
    """RR-1.11.3, 1.11.31: he decides, or tests his legions before; whom nobody follows lays down."""
    wish = await ask(partial(deciding, g, force, commander))
    if wish is None:
        return None
    following = await followers(g, force, commander, wish)
    if not (following or has_friends(g, commander)):
        return None
    if wish.bound or await ask(partial(declaring, g, commander, following)):
        return Declaration(g.owner(commander), commander.id, force.id, following)
    return None


def has_friends(g: Rome, commander: Senator) -> bool:
    """RR-1.11.36: whether veterans elsewhere would come to him."""
    return any(legion.loyal == commander.id for legion in g.all_legions())


def compared(g: Rome, earlier: Declaration | None, later: Declaration | None) -> Declaration | None:
    """RR-1.11.3: a later one replaces an earlier one if it is stronger; the other's men return loyal."""
    if earlier is None or later is None:
        return earlier or later
    first, second = strength(g, earlier), strength(g, later)
    stands, falls = (later, earlier) if second > first else (earlier, later)
    g.tell(RevoltOutmatched(stands.primary, max(first, second), falls.primary, min(first, second)))
    if falls.force:
        lay_down(g, g.forces[falls.force])
    return stands
