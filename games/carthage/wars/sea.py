"""RC-8.8.2c, RC-8.8.8: Table Events of the sea: the Storm, and the Tyrian Maritime Alliance with its free Fleets."""

from __future__ import annotations

from functools import partial

from games.carthage.pieces import TableEvent, War
from games.carthage.state import Carthage
from games.carthage.wars.events_cards import TyriansCame, TyriansLeft, TyriansStayed
from games.carthage.wars.table_events import remove
from games.republic.combat.strength import fleet_strength
from games.republic.effects import Effects
from games.republic.forum.storm import sink
from games.republic.pieces import Force, Units

effect = Effects()

TYRIANS = "te-tyrian-alliance"


@effect("lose_fleets")
async def lose_fleets(g: Carthage, card: str, *, dice: int, chooser: str) -> None:  # noqa: ARG001 - always the HRAO
    """RC-8.8.2c: a DR of Fleets, as the HRAO chooses, go to the Force Pool."""
    await sink(g, card, dice, g.loyal_forces())


@effect("free_fleets")
def free_fleets(g: Carthage, card: str, *, value: int) -> None:
    """RC-8.8.8: so many Fleets in all come from the Force Pool, if a War needs any; otherwise the card is discarded.

    Fleets that came before then stay, and so does the card, until their War is gone.
    """
    event = g.table_events[card]
    needs = {war.id: need for war in g.wars.values() if (need := fleets_needed(g, war))}
    if not needs:
        if not event.fleets:
            g.tell(TyriansStayed())
            remove(g, event)
        return
    coming = min(value - event.fleets, g.army.pool_fleets)
    move_fleets(g, g.army.active, -coming)
    event.fleets += coming
    event.wars = [war for war, need in needs.items() if need == max(needs.values())]
    g.tell(TyriansCame(coming, tuple(event.wars)))


def fleets_needed(g: Carthage, war: War) -> int:
    """RC-8.8.8: support plus present fleet strength; a Lost War needs none."""
    support = war.card.fleet_support if war.card else 0
    return 0 if war.status == "lost" else support + fleet_strength(g, war)


def move_fleets(g: Carthage, units: Units, count: int) -> None:
    """Fleets go to the Force Pool, or (below 0) come from it."""
    units.fleets -= count
    g.army.pool_fleets += count


def dismiss_tyrians(g: Carthage, war: War) -> None:
    """RC-8.8.8: the War that needed most Fleets is gone, and the Tyrians go home; in the Combat Phase at its end."""
    event = g.table_events.get(TYRIANS)
    if event and war.id in event.wars and not g.step.startswith("combat."):
        send_tyrians_home(g, event)


def tyrians_depart(g: Carthage) -> None:
    """RC-8.8.8: at the end of the Combat Phase they go home whose War was defeated, or lost, in it."""
    event = g.table_events.get(TYRIANS)
    if event and not set(event.wars) <= {war.id for war in g.wars.values() if war.status != "lost"}:
        send_tyrians_home(g, event)


def send_tyrians_home(g: Carthage, event: TableEvent) -> None:
    """RC-8.8.8: as many Fleets as they brought, or all there are, go to the Force Pool, and the card leaves play."""
    left = event.fleets
    for units in in_order_of_leaving(g):
        going = min(left, units.fleets)
        move_fleets(g, units, going)
        left -= going
    g.tell(TyriansLeft(event.fleets - left))
    remove(g, event)


def in_order_of_leaving(g: Carthage) -> list[Units]:
    """RC-8.8.8: those in Active Forces first, then those with forces, most spare Fleets first."""
    forces = sorted(g.loyal_forces(), key=partial(spare, g), reverse=True)
    return [g.army.active, *(force.units for force in forces)]


def spare(g: Carthage, force: Force) -> int:
    """Fleets a force has beyond what its War needs."""
    war = g.wars.get(force.war)
    return force.units.fleets - (fleets_needed(g, war) if war else 0)
