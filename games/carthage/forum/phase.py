"""RC-8: the Forum Phase. Who has the initiative, and what he does with it, step by step (RC-8.4)."""

from __future__ import annotations

from functools import partial

from games.carthage.forum.drawn import draw
from games.carthage.forum.peddling import at_leisure
from games.carthage.revenue.phase import go_bankrupt
from games.carthage.state import Carthage
from games.carthage.wars.table_events import befall, expire
from games.kernel import Decision, OneOf, StepId
from games.republic.forum.events import ForumOpened, InitiativeRolled
from games.republic.forum.initiatives import active, following
from games.republic.forum.pieces import Initiatives
from games.republic.pieces import RAIDERS
from games.republic.ransom import pay_ransoms
from games.republic.senators import kill

EVENT = 7


async def opening(g: Carthage) -> StepId:
    """RC-8.0: ransoms are paid, old events leave, all have an initiative in order. RC-8.3a: raiders kill Captives."""
    pay_ransoms(g)
    for captive in [one for one in g.senators.values() if one.captive and one.at == RAIDERS]:
        await kill(g, captive, "raid", "RC-8.3a")
    expire(g)
    g.forum = Initiatives(coming=g.from_hrao())
    g.tell(ForumOpened(tuple(g.forum.coming)))
    return following(g)


async def rolling(g: Carthage) -> StepId | None:
    """RC-8.4: a DR; on 7 a Table Event, otherwise the top card of the deck. RC-6.11: an event may ruin the State."""
    await at_leisure(g, partial(roll, g))
    seat, dice = active(g), g.dice.roll("initiative", 2)
    g.tell(InitiativeRolled(seat, g.forum.number, dice, sum(dice)))
    await (befall(g, seat) if sum(dice) == EVENT else draw(g, seat))
    if g.treasury < 0:
        return go_bankrupt(g, "forum.persuasion")
    return "forum.persuasion"


def roll(g: Carthage) -> Decision[None]:
    """RC-8.4, RC-DP52: he rolls, unless he plays Influence Peddling before; asked of all: who holds it is hidden."""
    choice: OneOf[None] = OneOf({"roll": None})
    about = {"number": g.forum.number}
    return Decision("forum.roll", active(g), choice, *g.law.cites["forum.roll"], about, lapse="roll", personal=True)
