"""RC-15: the hook of all steps. What the rules ask of a Neutral is answered at once; nobody is waited for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial, wraps
from typing import Any

from games.carthage.neutrals import cards, revenue
from games.carthage.neutrals.automata import answer
from games.carthage.neutrals.coalition import leading_person
from games.carthage.state import Carthage
from games.kernel import Decision, Reply, Said, Step, StepId, hold_as, relayed

OF_THE_STATE = ("RC-DP11", "RC-DP23", "RC-DP63", "RC-DP64")  # what an HRAO chooses for it; T-15 says nothing of it

BEFORE: Mapping[StepId, Callable[[Carthage], None]] = {
    "mortality": cards.play_at_once,
    "revenue.income": revenue.remember_purses,
    "revenue.corruption": revenue.tempt,
    "revenue.contributions": revenue.pool,
    "forum.persuasion": cards.play_at_once,
    "senate.coalition": cards.play_at_once,
    "revolution.cards": cards.play_at_once,
}


def standing_in(name: StepId, step: Step[Carthage]) -> Step[Carthage]:
    """RC-15: let a step run; the automata do what they do before it, and answer what it asks of Neutrals."""

    @wraps(step)
    async def run(g: Carthage) -> StepId | None:
        if not g.with_neutrals:
            return await step(g)
        if name in BEFORE:
            BEFORE[name](g)
        return await relayed(step(g), partial(answering, g))

    return run


async def answering(g: Carthage, asked: Sequence[Decision[Any]]) -> Said:
    """Ask people; a Neutral's answer comes back at once, read like any other."""
    own = next((one for one in asked if one.awaited and left_to_automata(g, one)), None)
    return answered(g, own) if own else await put(g, asked)


def neutral(g: Carthage, decision: Decision[Any]) -> bool:
    """Whether a Neutral is asked."""
    return g.factions[decision.seat].neutral != ""


def left_to_automata(g: Carthage, decision: Decision[Any]) -> bool:
    """RC-15.13: all that a Neutral is asked, but not what is undefined and for the State."""
    return neutral(g, decision) and decision.point not in OF_THE_STATE


def answered(g: Carthage, decision: Decision[Any]) -> Reply:
    """The answer of a Neutral."""
    raw = answer(g, decision)
    return Reply(decision, raw, decision.choice.read(raw))


async def put(g: Carthage, asked: Sequence[Decision[Any]]) -> Said:
    """Ask people; RC-15.13: among it what a Neutral HRAO would choose for the State."""
    ours = [one for one in asked if not neutral(g, one) or one.awaited]
    return await hold_as(ours, [posed(g, one) if neutral(g, one) else one for one in ours])


def posed(g: Carthage, decision: Decision[Any]) -> Decision[Any]:
    """RC-15.13: the same question, to the player of the better placed faction in the Coalition."""
    return replace(decision, seat=leading_person(g), about={**decision.about, "faction": decision.seat})
