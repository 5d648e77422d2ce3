"""Who sits in a chair of a simulated game, by a word: a level, an oddity, who lacks one habit, or no mind at all.

An oddity is what somebody never does: the kinds of decisions that he leaves to the defaults of the rules. In all else
he plays as those he sits among.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.republic.minds.player import AbsentPlayer, Player, RandomPlayer
from games.republic.minds.temper import Temper, Weights

WITHOUT: Final = "without:"
"""Before the name of a habit, or of a kind of decision."""
SENSIBLE: Final = "sensible"
"""The best level there is, whatever it is called."""
MINDLESS: Final[Mapping[str, Callable[[str], Player[Any]]]] = {
    "random": RandomPlayer,
    "absent": lambda _seed: AbsentPlayer(),
}
"""Who has no temper, made from a seed."""


@dataclass(frozen=True, slots=True)
class Casting:
    """The players of one republic.

    Attributes:
        player: one of a temper.
        levels: the tempers there are, by their names; one is `sensible`.
        oddities: what who is called so leaves to the defaults.
    """

    player: Callable[[Any], Player[Any]]
    levels: Mapping[str, Temper[Any]]
    oddities: Mapping[str, Sequence[str]]

    @property
    def odd(self) -> Sequence[str]:
        """The words for whoever plays otherwise than all others; `without:` and a habit is another."""
        return [*self.oddities, *MINDLESS, *self.levels]

    def made(self, word: str, among: str, seed: str) -> Player[Any]:
        """Who is called so, among players of this level."""
        if word in MINDLESS:
            return MINDLESS[word](seed)
        return self.player(self.minded(word, among))

    def minded(self, word: str, among: str) -> Temper[Any]:
        """His temper: of a level; or of those he sits among, but for what he lacks."""
        level = self.levels.get(word)
        return level or without(self.levels.get(among, self.levels[SENSIBLE]), word, self.lacking(word))

    def weighed(self, level: str, weights: Mapping[str, float]) -> Temper[Any]:
        """A level to which some things are worth something else. ValidationError: there are no such weights."""
        temper = self.levels[level]
        before: Weights = temper.weights
        held = type(before).model_validate({**before.model_dump(), **weights})
        return temper.model_copy(update={"weights": held})

    def lacking(self, word: str) -> Sequence[str]:
        """What he leaves to the defaults, or does not think of."""
        return [word.removeprefix(WITHOUT)] if word.startswith(WITHOUT) else self.oddities[word]


def without(temper: Temper[Any], name: str, lacks: Sequence[str]) -> Temper[Any]:
    """The same temper under another name, but for what it lacks besides."""
    return temper.model_copy(update={"name": name, "lacks": temper.lacks | frozenset(lacks)})
