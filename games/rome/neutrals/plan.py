"""RR-4.05.3: the military plan: which Wars are fought, and with what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations

from games.kernel import StepId, ask
from games.republic.pieces import CIVIL_WAR, Units
from games.rome.neutrals.danger import MANY, in_crisis, is_dangerous, largest_first
from games.rome.neutrals.events import PlanMade
from games.rome.neutrals.free_plan import free_plan
from games.rome.neutrals.muster import Muster, commanded, everything, muster, present
from games.rome.neutrals.pieces import Attack
from games.rome.neutrals.recruiting import recruit
from games.rome.pieces import War
from games.rome.senate.commands import suffices
from games.rome.state import Rome
from games.rome.wars.leaving import current_strength


async def planning(g: Rome) -> StepId:
    """RR-4.05.3: what is attacked, and with what. If only players rule they plan freely."""
    g.senate.crisis = in_crisis(g)
    found = first_feasible(g)
    if all(seat in g.people for seat in g.neutrals.coalition):
        found = await ask(partial(free_plan, g, found))
    await recruit(g, found)
    g.neutrals.attacks = [one for one in found.sent.values() if one.legions or one.fleets] if found else []
    g.tell(PlanMade(tuple(one.war for one in g.neutrals.attacks), g.senate.crisis))
    return "senate.spoils"


# Which Wars


def first_feasible(g: Rome) -> Muster | None:
    """RR-4.05.3: the first plan that is feasible; None: there is none."""
    return next(in_a_crisis(g) if g.senate.crisis else in_normal_times(g), None)


def in_normal_times(g: Rome) -> Iterator[Muster]:
    """RR-4.05.3: two Active Wars; a dangerous War; an Active War; an Inactive War; each with adequate force."""
    active = largest_first(g, g.active_wars())
    asleep = largest_first(g, [war for war in g.wars.values() if war.status in ("inactive", "imminent")])
    yield from with_adequate(g, combinations(active, 2))
    yield from with_adequate(g, ([war] for war in largest_first(g, [*active, *asleep]) if is_dangerous(g, war)))
    yield from with_adequate(g, ([war] for war in active))
    yield from with_adequate(g, ([war] for war in asleep))


def in_a_crisis(g: Rome) -> Iterator[Muster]:
    """RR-4.05.3: as few as needed to leave three; the Rebel; three Active Wars; two; the weakest."""
    active = largest_first(g, g.active_wars())
    rebel = [war for war in active if war.id == CIVIL_WAR]
    if len(active) > MANY:
        yield from with_all(g, combinations(active, len(active) - MANY))
    yield from with_all(g, [rebel] if rebel else [])
    yield from with_adequate(g, combinations(active, 3))
    yield from with_adequate(g, combinations(active, 2))
    weakest = sorted(active, key=lambda war: (current_strength(g, war), war.id))
    yield from with_all(g, ([war] for war in weakest), capped=True)


def with_adequate(g: Rome, plans: Iterable[Sequence[War]]) -> Iterator[Muster]:
    """RR-4.05.31: those for which adequate forces, and commanders, are to be had."""
    for wars in plans:
        found = muster(g, wars) if commanded(g, wars) else None
        if found:
            yield found


def with_all(g: Rome, plans: Iterable[Sequence[War]], *, capped: bool = False) -> Iterator[Muster]:
    """RR-4.05.3: with all strength, where that can be sent at all (RR-1.09.64)."""
    for wars in plans:
        found = everything(g, wars, capped=capped)
        if commanded(g, wars) and all(sendable(g, war, found.sent[war.id]) for war in wars):
            yield found


def sendable(g: Rome, war: War, attack: Attack) -> bool:
    """RR-1.09.64: the fleet support, and a legion, or a Fleet against a fleet."""
    there = present(g, war)
    legions = [*there.legions, *g.army.active.legions[: attack.legions]]
    return suffices(g, war, Units(legions=legions, fleets=there.fleets + attack.fleets))
