"""RR-1.11.3: who comes home: commanders who lay down, forces of the dead, who was sent for a bequest."""

from __future__ import annotations

from games.republic.money import earn
from games.republic.pieces import Force
from games.republic.revolution.events import CommandLaidDown
from games.rome.pieces import Bequest, Senator
from games.rome.revolution.events import BequestCollected, BequestKept, VictorsReturned
from games.rome.state import Rome
from games.rome.wars.leaving import come_back


def lay_down(g: Rome, force: Force) -> None:
    """RR-1.11.3: the force goes to the Active Forces, he to Rome."""
    g.tell(CommandLaidDown(tuple(force.commanders)))
    come_back(g, force)


def return_of_the_leaderless(g: Rome) -> None:
    """RR-1.11.3: forces of victorious commanders who have died return."""
    for force in [one for one in g.forces.values() if one.victorious and not one.commanders]:
        g.tell(VictorsReturned(force.id, len(force.units.legions), force.units.fleets))
        come_back(g, force)


# Bequests


def collect(g: Rome) -> None:
    """RR-1.11.3, 1.16.1: who was sent for a bequest returns with it; if he has died it still lies there."""
    for bequest in [one for one in g.bequests.values() if one.collector and not one.collected]:
        there = [one for one in g.forces.values() if one.war == bequest.id]
        bequest.collected = any(bequest.collector in one.commanders for one in there)
        for force in there:
            come_back(g, force)
        if bequest.collected:
            g.tell(BequestCollected(bequest.id, bequest.collector))
        else:
            bequest.collector = ""


def keep_bequests(g: Rome) -> None:
    """RR-1.16.1: a collector who is in revolt now keeps the money; no Province is created.

    Those who were sent have all come back with it, before anybody could revolt.
    """
    for bequest in list(g.bequests.values()):
        collector = g.senators.get(bequest.collector)
        if collector and collector.rebel:
            keep(g, bequest, collector)


def keep(g: Rome, bequest: Bequest, collector: Senator) -> None:
    """RR-1.16.1: he has what the State would have had; the card is discarded."""
    card = g.tables.events[bequest.id]
    talents = sum(int(one.params["talents"]) for one in card.effects if one.op == "bequest")
    earn(g, collector, talents)
    del g.bequests[bequest.id]
    g.gone.append(bequest.id)
    g.tell(BequestKept(bequest.id, collector.id, talents))
