"""A small table to try one rule at: put the game where the rule begins, answer, see what is told.

    play.at("mortality", chits=["1"])
    assert Died(...) in play.told

How the table is laid, who sits where and who is Consul is told in `games/rome/bench.py`; hands are empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games import bench
from games.kernel import Event, Game, Seat, StepId
from games.kernel.decision import CHAIRS
from games.republic.bench import add_leader, add_senator, give_red, numbered, pay
from games.rome import GAME
from games.rome.bench import add_force, add_province, add_statesman, add_war, appoint, dealt, places, prepared, run
from games.rome.pieces import Ending, Senator
from games.rome.setup.laying_out import RomeOptions
from games.rome.state import Rome, Scenario

__all__ = [
    "CHAIRS",
    "Play",
    "add_force",
    "add_leader",
    "add_province",
    "add_senator",
    "add_statesman",
    "add_war",
    "appoint",
    "dealt",
    "give_red",
    "numbered",
    "pay",
    "places",
    "prepared",
    "run",
]


PHASES = (
    "revenue.start",
    "forum.opening",
    "population",
    "senate.opening",
    "combat.opening",
    "revolution.opening",
)


async def to_come(g: Rome) -> StepId | None:
    """A phase that is not written yet: here the game stops."""
    g.ending = Ending(reason="influence")
    return None


class Play(bench.Play[Rome]):
    """A table of The Republic of Rome, and all that was told at it."""

    def __init__(self, game: Game[Rome] = GAME) -> None:
        super().__init__(replace(game, steps={**dict.fromkeys(PHASES, to_come), **game.steps}))

    def at(
        self,
        step: str,
        *,
        seats: int = 4,
        scenario: Scenario = "early",
        options: Mapping[str, Any] | None = None,
        cards: Mapping[str, Sequence[str]] | None = None,
        dice: Mapping[str, Sequence[int]] | None = None,
        chits: Sequence[str] = (),
        change: Callable[[Rome], object] | None = None,
        seed: str = "play",
    ) -> Play:
        """Begin at a step: with these red cards, dice by label and chits, after `change`."""
        chosen = RomeOptions.model_validate({"scenario": scenario, **(options or {})})
        g = dealt(seats, options=chosen, seed=seed)
        if not step.startswith("setup."):
            prepared(g)
        give_red(g, cards or {})
        if change:
            change(g)
        g.dice.loaded = {label: list(numbers) for label, numbers in (dice or {}).items()}
        if chits:
            g.dice.loaded["mortality"] = places(chits)
        g.step = step
        self.begin(g)
        return self

    def until(self, *steps: str) -> Play:
        """The game stops before these steps."""
        self.game = replace(self.game, steps={**self.game.steps, **dict.fromkeys(steps, to_come)})
        return self

    def saw(self, kind: type[Event]) -> list[Any]:
        """The events of one kind among those told."""
        return [event for event in self.told if isinstance(event, kind)]

    def audience(self, kind: type[Event]) -> list[tuple[Seat, ...] | None]:
        """Who was told the events of one kind."""
        return [one.to for one in self.tellings if isinstance(one.event, kind)]

    def senator(self, number: int) -> Senator:
        """The Senator in play with this ID."""
        return numbered(self.g, number)
