"""GV-3.1: the steps of the whole game: those of both republics, and what lies between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.carthage.steps import STEPS as OF_CARTHAGE
from games.grand import start
from games.grand.agreements import clear_away, with_agreements
from games.grand.combat.steps import STEPS as OF_COMBAT
from games.grand.ending import end_of_turn
from games.grand.events import TurnBegan
from games.grand.pieces import CARTHAGE, OTHER, RULESETS, SIDES, Side
from games.grand.sequence import begin, go_on, next_leg
from games.grand.state import Grand
from games.kernel import Step, StepId, together, within
from games.kernel.game import first_word
from games.republic.register import gathered
from games.rome.steps import STEPS as OF_ROME


def steps_of(side: Side) -> Mapping[StepId, Step[Any]]:
    """The steps of a republic."""
    return OF_CARTHAGE if side == CARTHAGE else OF_ROME


def of_half(side: Side, name: StepId) -> Step[Grand]:
    """A step of a republic, as one of the whole game."""

    async def run(g: Grand) -> StepId:
        return await go_on(g, side, await half_step(g, side, name))

    return run


async def half_step(g: Grand, side: Side, name: StepId) -> StepId | None:
    """Run a step of a republic, by the ruleset that is its own: what it asks is asked by that half."""
    half = g.republic(side)
    half.step, half.ruleset = name, RULESETS[g.ruleset][side]
    return await within(side, steps_of(side)[name](half))


async def turn(g: Grand) -> StepId:
    """GV-3.1: the next turn, with dice of its own."""
    g.turn += 1
    clear_away(g)
    g.tell(TurnBegan(g.turn, g.dice.open_chapter(f"turn-{g.turn}")))
    return next_leg(g)


async def setting_up(g: Grand) -> StepId:
    """GV-2.6: both boards at once, and what is decided for them side by side; then the 1st Roman War is placed."""
    await together(*(choosing(g, side) for side in SIDES))
    start.place_first_war(g.carthage)
    return begin(g, "stage-2")


async def choosing(g: Grand, side: Side) -> None:
    """RC-4.3 to 4.14, RR-3.01.7 to 3.01.9: what the players of a republic decide before the first turn."""
    while first_word(g.resumes[side]) == "setup":
        following = await half_step(g, side, g.resumes[side])
        g.resumes[side] = following or g.resumes[side]


STEPS: Final[Mapping[StepId, Step[Grand]]] = gathered(
    *(
        {f"{side}:{name}": with_agreements(of_half(side, name), OTHER[side]) for name in steps_of(side)}
        for side in SIDES
    ),
    {name: with_agreements(step, *SIDES) for name, step in OF_COMBAT.items()},
    {"setup": with_agreements(setting_up), "turn": turn, "rome.enters": start.rome_enters, "end": end_of_turn},
)
