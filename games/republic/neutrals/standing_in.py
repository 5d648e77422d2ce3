"""RC-15, RR-4: the hook of all steps. What the rules ask of a Neutral is answered at once; nobody is waited for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, wraps
from typing import Any, Generic, TypeVar

from games.kernel import Decision, Reply, Said, Step, StepId, hold_as, relayed
from games.kernel.decision import Seat
from games.republic.neutrals.automata import answer
from games.republic.state import Republic

G = TypeVar("G", bound=Republic)

Opening = Callable[[G], Awaitable[None] | None]


@dataclass(frozen=True, slots=True)
class Stand(Generic[G]):
    """How a republic lets Neutrals be played.

    Attributes:
        before: what the automata do before a step.
        leaves: whether a question to a Neutral is not the automata's, but that of a player (RC-15.13, RR-4.02.1).
        chooses: that player.
        offered: kinds of decisions that he may take for a Neutral though nobody waits for them.
    """

    before: Mapping[StepId, Opening[G]]
    leaves: Callable[[G, Decision[Any]], bool]
    chooses: Callable[[G], Seat]
    offered: Collection[str] = field(default=())


def standing_in(stand: Stand[G], name: StepId, step: Step[G]) -> Step[G]:
    """RC-15, RR-4: let a step run; the automata do what they do before it, and answer what it asks of Neutrals."""

    async def opened(g: G) -> StepId | None:
        done = stand.before[name](g) if name in stand.before else None
        if done is not None:
            await done
        return await step(g)

    @wraps(step)
    async def run(g: G) -> StepId | None:
        return await relayed(opened(g), partial(answering, stand, g)) if g.with_neutrals else await step(g)

    return run


async def answering(stand: Stand[G], g: G, asked: Sequence[Decision[Any]]) -> Said:
    """Ask people; a Neutral's answer comes back at once, read like any other."""
    own = next((one for one in asked if one.awaited and left_to_automata(stand, g, one)), None)
    return answered(g, own) if own else await put(stand, g, asked)


def neutral(g: Republic, decision: Decision[Any]) -> bool:
    """Whether a Neutral is asked."""
    return g.factions[decision.seat].neutral != ""


def left_to_automata(stand: Stand[G], g: G, decision: Decision[Any]) -> bool:
    """RC-15.13, RR-4.02.1: all that a Neutral is asked, but not what a player decides for it."""
    return neutral(g, decision) and not stand.leaves(g, decision)


def answered(g: Republic, decision: Decision[Any]) -> Reply:
    """The answer of a Neutral."""
    raw = answer(g, decision)
    return Reply(decision, raw, decision.choice.read(raw))


async def put(stand: Stand[G], g: G, asked: Sequence[Decision[Any]]) -> Said:
    """Ask people; RC-15.13, RR-4.02.1: among it what one of them decides for a Neutral."""
    ours = [one for one in asked if not neutral(g, one) or one.awaited or one.kind in stand.offered]
    return await hold_as(ours, [posed(stand, g, one) if neutral(g, one) else one for one in ours])


def posed(stand: Stand[G], g: G, decision: Decision[Any]) -> Decision[Any]:
    """RC-15.13, RR-4.02.1: the same question, to the player who decides for it."""
    return replace(decision, seat=stand.chooses(g), about={**decision.about, "faction": decision.seat})
