"""RR-1.15.5: under the Manilian Law a victorious commander may go with his force to another War."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, ask
from games.republic.pieces import Force
from games.rome.combat.commanders import make_proconsul
from games.rome.pieces import Senator, War
from games.rome.revolution.events import CommandMoved
from games.rome.state import Rome
from games.rome.wars.awakening import activate


async def moved(g: Rome, force: Force, commander: Senator) -> bool:
    """RR-1.15.5: he goes to another War, or not."""
    war = await ask(partial(moving, g, force, commander)) if g.flag("manilian") else None
    if war:
        go(g, force, commander, war)
    return war is not None


def moving(g: Rome, force: Force, commander: Senator) -> Decision[War | None] | None:
    """RR-DP90: to which; if absent to none. Where he can go nowhere he is not asked."""
    able = {war.id: war for war in g.wars.values() if within_reach(g, force, war)}
    choice: OneOf[War | None] = OneOf({"none": None, **able})
    about, cite = {"senator": commander.id}, g.law.cites["revolution.move"]
    return Decision("revolution.move", g.owner(commander), choice, *cite, about, lapse="none") if able else None


def within_reach(g: Rome, force: Force, war: War) -> bool:
    """RR-1.15.5: a War in the Forum whose fleet support he has; of its series none that is lower may be left alone.

    RR-1.07.332: a lower one that is Active is attacked by somebody already; his own War is won, and lies here no more.
    GV-4.7: where Wars are coupled another rule stands in its place.
    """
    support = war.card.fleet_support if war.card else 0
    return not war.civil and force.units.fleets >= support and follows(g, war)


def follows(g: Rome, war: War) -> bool:
    """RR-1.07.332, GV-4.7: whether the order of its series lets it be attacked."""
    allowed = g.law.abroad.attackable(g, war)
    if allowed is not None:
        return allowed
    opposed = {one.war for one in g.loyal_forces() if one.commanders}
    lower = [one for one in g.matching(war.group) if one.status == "active" and one.order < war.order]
    return all(one.id in opposed for one in lower)


def go(g: Rome, force: Force, commander: Senator, war: War) -> None:
    """RR-1.15.5: he is Proconsul there, the last who was sent; an Inactive War becomes Active."""
    force.war, force.victorious, force.sent = war.id, False, g.turn
    force.with_legions = bool(force.units.legions)
    g.dispatched[force.id] = 1 + max(g.dispatched.values(), default=0)
    g.tell(CommandMoved(commander.id, force.id, war.id))
    make_proconsul(g, force)
    if war.status != "active":
        activate(g, war, "RR-1.15.5")
