"""RR-1.14.3: Influence Peddling, played at any time but in the Revolution Phase."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, wraps

from games.kernel import Decision, Interrupt, OneOf, Seat, Step, StepId, interruptible
from games.republic.forum.peddling import peddle
from games.rome.state import Rome

CLOSED = ("setup.", "revolution.")


def with_peddling(step: Step[Rome]) -> Step[Rome]:
    """RR-1.14.3: let a step run; beside its decisions the card may be played."""

    @wraps(step)
    async def run(g: Rome) -> StepId | None:
        return await interruptible(step(g), lambda: list(peddling(g)))

    return run


def peddling(g: Rome) -> Iterator[Interrupt[Seat]]:
    """RR-DP61: from whom a card is taken; nobody may learn that it can be."""
    for seat in [] if resolving(g) else g.from_hrao():
        held = [card for card in g.factions[seat].hand if g.tables.card(card).has("steal_random_card")]
        victims = OneOf({other: other for other in g.seats if other != seat and g.factions[other].hand})
        if held and victims.options:
            cite = g.law.cites["senate.peddle"]
            decision = Decision("senate.peddle", seat, victims, *cite, awaited=False, covert=True)
            yield Interrupt(decision, partial(peddle, g, seat, held[0]))


def resolving(g: Rome) -> bool:
    """RR-1.14.3: not inside an attempt at persuasion, a vote or a battle; and never in some phases."""
    busy = g.forum.persuasion or g.senate.motion or g.combat.battle
    return g.step.startswith(CLOSED) or busy is not None
