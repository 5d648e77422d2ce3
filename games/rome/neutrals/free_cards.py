"""RR-4.04.1: with Neutrals players may play their Concessions and Laws at any time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, wraps
from typing import Any, Final

from games.kernel import Decision, Interrupt, OneOf, Seat, Step, StepId, interruptible
from games.republic.forum.statesmen import Play, play
from games.rome.forum.statesmen import grantable, is_concession
from games.rome.senate.laws import playable_by
from games.rome.state import Rome

CLOSED: Final = ("setup.", "revolution.cards", "senate.adjournment")  # there they are played, or nothing is


def with_free_cards(step: Step[Rome]) -> Step[Rome]:
    """RR-4.04.1: let a step run; beside its decisions the cards may be played."""

    @wraps(step)
    async def run(g: Rome) -> StepId | None:
        if not g.with_neutrals:
            return await step(g)
        return await interruptible(step(g), lambda: list(offers(g)))

    return run


def offers(g: Rome) -> Iterator[Interrupt[Any]]:
    """RR-4.04.1: not while an attempt or a battle is being resolved."""
    if g.step.startswith(CLOSED) or g.forum.persuasion or g.combat.battle:
        return
    for seat in g.people:
        yield from concession_offers(g, seat)
        yield from playable_by(g, seat)


def concession_offers(g: Rome, seat: Seat) -> Iterator[Interrupt[Play]]:
    """RR-4.04.1, RR-DP78: which Concession for whom; nobody may learn that there is one."""
    cards = [card for card in g.factions[seat].hand if is_concession(g, card) and grantable(g, card)]
    grants = {one.id: one for card in cards for one in (Play(card, owner.id) for owner in g.senators_of(seat))}
    if grants:
        cite = g.law.cites["revolution.play"]
        decision = Decision("revolution.play", seat, OneOf(grants), *cite, awaited=False, covert=True)
        yield Interrupt(decision, partial(grant, g, seat))


async def grant(g: Rome, seat: Seat, card: Play) -> None:
    """RR-1.07.32: it lies with its holder."""
    play(g, seat, card)
