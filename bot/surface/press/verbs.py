"""What the slash commands of a game's phases are made of: data that the fronts list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Verb:
    """One subcommand of a phase: `/trade sell cards:`.

    Attributes:
        phase: the command it stands under.
        name: what is typed after it.
        kinds: the decisions it answers; of several that are open the first.
        fields: the parts of the answer that are typed, in their order; none: the answer is one word or number.
    """

    phase: str
    name: str
    kinds: Sequence[str]
    fields: Sequence[str] = ()
