"""Running the steps of a game, one script after the other."""

from __future__ import annotations

from typing import Generic, TypeVar

from .errors import Broken
from .game import Game, StepId
from .script import Open, Said, Script
from .state import State, save

G = TypeVar("G", bound=State)

CIRCLE = 10_000


class Run(Generic[G]):
    """The script of the step being played, `step`.

    `begun`: the document saved when the last step began, until somebody takes it away.
    `saves`: whether every step is saved as it begins; else only the first that asks something is.
    """

    __slots__ = ("_script", "begun", "game", "over", "saves", "state", "step")

    def __init__(self, game: Game[G], state: G, *, saves: bool) -> None:
        self.game = game
        self.state = state
        self.saves = saves
        self.step: StepId = state.step
        self.over = False
        self.begun: bytes | None = None
        self._script: Script[StepId | None] | None = None

    def begin(self) -> Open:
        """Begin steps, under the rules of now, until one asks something or the game is over."""
        saves = self.saves or self._script is None
        for _ in range(CIRCLE):
            self.state.ruleset = self.game.ruleset
            if saves:
                self.begun = save(self.state)
            asked = self._enter()
            if asked is not None:
                return asked
        raise Broken("steps run in a circle without asking")

    def again(self) -> Open:
        """Begin a saved step again, under the rules it began under."""
        asked = self._enter()
        return self.begin() if asked is None else asked

    def say(self, said: Said) -> Open:
        """Let the script go on with an answer, or stirred; when its step ends begin the next."""
        asked = self._send(said)
        return self.begin() if asked is None else asked

    def close(self) -> None:
        """End the script where it stands."""
        if self._script is not None:
            self._script.close()

    def _enter(self) -> Open | None:
        self.step = self.state.step
        script = self.game.steps.get(self.step)
        if script is None:
            raise Broken(f"no such step: {self.step!r}")
        self._script = script(self.state)
        return self._send(None)

    def _send(self, said: Said | None) -> Open | None:
        """What the script asks next; nothing at the end of the game; None at the end of its step."""
        if self._script is None:
            raise Broken("no step has begun")
        try:
            asked = self._script.send(said)
        except StopIteration as stop:
            return self._end(stop.value)
        if type(asked) is not list:
            raise Broken("something else than decisions was awaited")
        return asked

    def _end(self, following: StepId | None) -> Open | None:
        self.over = following is None
        self.state.step = following or ""
        return [] if self.over else None
