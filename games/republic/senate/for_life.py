"""RC-9.10.1, RR-1.09.821: a ruler for life by election; `reign`: the one by appointment, and what he may do."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import OneOf, Record, Seat
from games.republic.pieces import Reign
from games.republic.reign import taken
from games.republic.senate.business import Business
from games.republic.senate.events import ElectedForLife
from games.republic.senate.pieces import ForLife, Motion
from games.republic.state import Republic


def choice(g: Republic, _seat: Seat) -> Record[ForLife] | None:
    """RC-9.10.1, RR-1.09.821: an aligned Senator at home with 21 INF or more; once per turn in all.

    GV-8.1: while nobody is so to his death.
    """
    able = [one for one in g.in_capital() if one.influence >= g.law.constants.for_life_elected]
    if g.senate.life or taken(g) or not able:
        return None
    return Record(ForLife, nominee=OneOf({one.id: one.id for one in able}))


def same(proposed: ForLife) -> str:
    """RC-9.0.8, RR-1.09.131: who is named; but it is voted on only once at all."""
    return proposed.nominee


def named(proposed: ForLife) -> Sequence[str]:
    """RC-9.8.7, RR-1.09.721: his death cancels it."""
    return [proposed.nominee]


async def carry(g: Republic, motion: Motion, proposed: ForLife) -> None:
    """RC-9.10.1, RR-1.09.821: he rules for life. GV-8.1: unless somebody has come to do so during the vote."""
    nominee = g.senators[proposed.nominee]
    if not taken(g):
        g.reigns.append(Reign(senator=nominee.id, seat=g.owner(nominee), influence=nominee.influence, elected=True))
        g.tell(ElectedForLife(proposed.nominee))
    voted_on(g, motion, proposed)


def voted_on(g: Republic, _motion: Motion, _proposed: ForLife) -> None:
    """RC-9.0.8, 9.10.1, RR-1.09.131: not again this turn, not even if the nominee was killed."""
    g.senate.life = True


BUSINESS = Business(
    kind="life",
    choice=choice,
    carry=carry,
    same=same,
    people=named,
    refused=voted_on,
    once=True,
    veto=False,
)
