"""RR-1.07.21.16, 1.07.21.17: the Storm at Sea, and the Rhodian Maritime Alliance with its free Fleets."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.republic.combat.strength import fleet_strength
from games.republic.effects import Effects
from games.republic.forum.storm import sink, take_fleets
from games.republic.pieces import Force
from games.rome.forum.events import RhodiansCame, RhodiansLeft
from games.rome.forum.table_events import remove
from games.rome.pieces import War
from games.rome.state import Rome

effect = Effects()

RHODIANS: Final = "te-rhodian-maritime-alliance"


@effect("lose_fleets")
async def lose_fleets(g: Rome, card: str, *, dice: int, chooser: str) -> None:  # noqa: ARG001 - always the HRAO
    """RR-1.07.21.17: a DR of Fleets is lost; if he is absent where most can be spared, after those undeployed."""
    await sink(g, card, dice, by_surplus(g))


async def rhodians_depart(g: Rome) -> None:
    """RR-1.07.21.16: at the end of the Combat Phase after which their War is gone; which fleets the HRAO says."""
    event = g.table_events.get(RHODIANS)
    if event and event.fleets and not set(event.wars) <= set(g.wars):
        gone = await take_fleets(g, "combat.fleets", event.fleets, by_surplus(g))
        g.tell(RhodiansLeft(gone))
        remove(g, event)


def by_surplus(g: Rome) -> list[Force]:
    """RR-1.07.21.17: the forces of the State, those that can spare most fleets first."""
    return sorted(g.loyal_forces(), key=partial(spare, g), reverse=True)


def spare(g: Rome, force: Force) -> int:
    """RR-1.07.21.17: the Fleets of a force beyond the support that its War needs."""
    war = g.wars.get(force.war)
    return force.units.fleets - (g.support(war) if war else 0)


@effect("free_fleets")
def free_fleets(g: Rome, card: str, *, value: int) -> None:
    """RR-1.07.21.16: so many Fleets in all come from the Force Pool, if a War needs any; else the card is discarded.

    Fleets that came before then stay, and so does the card, until their War is gone.
    """
    event = g.table_events[card]
    needs = {war.id: need for war in g.wars.values() if (need := fleets_needed(g, war))}
    if not needs:
        if not event.fleets:
            remove(g, event)
        return
    coming = min(value - event.fleets, g.army.pool_fleets)
    g.army.active.fleets += coming
    g.army.pool_fleets -= coming
    event.fleets += coming
    event.wars = [war for war, need in needs.items() if need == max(needs.values())]
    g.tell(RhodiansCame(coming, tuple(event.wars)))


def fleets_needed(g: Rome, war: War) -> int:
    """RR-1.07.21.16: support, and the fleet strength as it is now."""
    if war.civil:
        return 0
    return g.support(war) + fleet_strength(g, war)
