"""RR-1.10.1: which War is fought when, and by whose forces in which order (RR-DP70)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.kernel import Decision, Seat, Several, ask_all
from games.republic.pieces import CIVIL_WAR, Force
from games.republic.ties import break_tie
from games.rome.combat.events import OrderAgreed
from games.rome.state import Rome


def wars_in_order(g: Rome) -> list[str]:
    """RR-1.10.1: in the order in which their last commanders were sent; those sent together by DR."""
    left = {war: max(sent(g, force) for force in attackers(g, war)) for war in attacked(g)}
    ordered: list[str] = []
    while left:
        first = min(left.values())
        ordered.append(break_tie(g, [war for war, when in left.items() if when == first], "dispatch"))
        del left[ordered[-1]]
    return ordered


def attacked(g: Rome) -> list[str]:
    """RR-1.10.1: the Wars at which there is a commander; RR-2.03.72: of a Rebel only one who is before Rome."""
    led = [force for force in g.loyal_forces() if force.commanders and not force.victorious]
    wars = dict.fromkeys(force.war for force in led if force.war in g.wars)
    together = [war for war in wars if not g.law.abroad.fought_apart(g, war)]
    return [war for war in together if war != CIVIL_WAR or g.rebel_force()]


def attackers(g: Rome, war: str) -> list[Force]:
    """RR-1.10.1: the forces with a commander at a War, in order of dispatch."""
    forces = [one for one in g.loyal_forces() if one.war == war and one.commanders and not one.victorious]
    return sorted(forces, key=partial(sent, g))


def sent(g: Rome, force: Force) -> tuple[int, int]:
    """RR-1.10.1: when its commander was sent; those who went by one vote have the same number."""
    number = g.dispatched.get(force.id)
    return (0, list(g.forces).index(force.id)) if number is None else (number, 0)


async def agree(g: Rome, war: str) -> list[str]:
    """RR-1.10.1: the commanders at one War choose their order; if they disagree the higher DR decides."""
    forces = attackers(g, war)
    if len(forces) < 2:
        return [one.id for one in forces]
    wishes = await ask_all(partial(choosing, g, forces))
    agreed = len({tuple(wish) for wish in wishes.values()}) == 1
    chosen = next(iter(wishes)) if agreed else Seat(break_tie(g, list(wishes), "order"))
    g.tell(OrderAgreed(war, tuple(wishes[chosen]), agreed))
    return wishes[chosen]


def choosing(g: Rome, forces: Sequence[Force]) -> list[Decision[list[str]]]:
    """RR-DP70: the owners of the commanders; if absent in order of dispatch."""
    names = [one.id for one in forces]
    choice = Several({name: name for name in names}, len(names), len(names))
    owners = dict.fromkeys(g.owner(g.senators[one.commanders[0]]) for one in forces)
    about: dict[str, str | int] = {"war": forces[0].war}
    cite = g.law.cites["combat.order"]
    return [Decision("combat.order", seat, choice, *cite, about, lapse=names) for seat in owners]
