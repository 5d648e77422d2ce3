"""GV-3.1: the steps of the whole game: those of both republics, and what lies between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.carthage.steps import STEPS as OF_CARTHAGE
from games.grand import start
from games.grand.combat.steps import STEPS as OF_COMBAT
from games.grand.ending import end_of_turn
from games.grand.events import TurnBegan
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.sequence import go_on, next_leg
from games.grand.state import Grand
from games.kernel import Step, StepId, within
from games.republic.register import gathered
from games.rome.steps import STEPS as OF_ROME

RULESETS: Final[Mapping[int, Mapping[Side, int]]] = {1: {CARTHAGE: 9, ROME: 1}}
"""By the ruleset of the whole game: by which rulesets both republics are played."""


def of_half(side: Side, name: StepId, step: Step[Any]) -> Step[Grand]:
    """A step of a republic, as one of the whole game: what it asks is asked by that half."""

    async def run(g: Grand) -> StepId:
        half = g.republic(side)
        half.step, half.ruleset = name, RULESETS[g.ruleset][side]
        return go_on(g, side, await within(side, step(half)))

    return run


async def turn(g: Grand) -> StepId:
    """GV-3.1: the next turn, with dice of its own."""
    g.turn += 1
    g.tell(TurnBegan(g.turn, g.dice.open_chapter(f"turn-{g.turn}")))
    return next_leg(g)


STEPS: Final[Mapping[StepId, Step[Grand]]] = gathered(
    {f"{CARTHAGE}:{name}": of_half(CARTHAGE, name, step) for name, step in OF_CARTHAGE.items()},
    {f"{ROME}:{name}": of_half(ROME, name, step) for name, step in OF_ROME.items()},
    OF_COMBAT,
    {"turn": turn, "rome.enters": start.rome_enters, "end": end_of_turn},
)


def phase(step: str) -> str:
    """The phase of a step: "carthage:forum" of "carthage:forum.roll"."""
    return step.partition(".")[0]
