"""RR-1.07: the Forum Phase. Time passes, then whose initiative it is, and its roll (RR-1.07.2)."""

from __future__ import annotations

from games.kernel import StepId
from games.republic.forum.events import ForumOpened, InitiativeRolled
from games.republic.forum.initiatives import active, following
from games.republic.forum.pieces import Initiatives
from games.rome.basics.provinces import inherit
from games.rome.forum.drawn import draw
from games.rome.forum.table_events import befall, expire
from games.rome.state import Rome

EVENT = 7


async def opening(g: Rome) -> StepId:
    """RR-1.07.1: the Provinces of bequests come in, old events leave; RR-1.07.2: all have an initiative in order."""
    inherit(g)
    expire(g)
    g.forum = Initiatives(coming=g.from_hrao())
    g.tell(ForumOpened(tuple(g.forum.coming)))
    return following(g)


async def rolling(g: Rome) -> StepId | None:
    """RR-1.07.2: a DR; on 7 an event, otherwise the top card of the deck. RR-1.06.53: an event may ruin the State."""
    seat, dice = active(g), g.dice.roll("initiative", 2)
    g.tell(InitiativeRolled(seat, g.forum.number, dice, sum(dice)))
    await (befall(g, seat) if sum(dice) == EVENT else draw(g, seat))
    return None if g.ending else "forum.persuasion"
