"""What a script tells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from .decision import Seat

Rules: TypeAlias = Mapping[str, Mapping[Any, str]]
"""By the name of a field of an event: the clause for each of its values that has one of its own."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; one small frozen dataclass per thing that can: `Sold(seat, good, count, income)`.

    `reveals`: it makes known what was hidden (a card drawn or turned up, hands shown), so there is no undo past it.

    The clause it rests on is the first that its docstring names, unless one of its fields says another: by `rules`, or,
    where what happened does not say why, in a field `rule` that whoever tells it fills in. That one is not compared:
    it is no part of what happened.
    """

    reveals: ClassVar[bool] = False
    rules: ClassVar[Rules] = {}


@dataclass(frozen=True, slots=True)
class Telling:
    """An event and who is told; `to` None: everyone."""

    event: Event
    to: tuple[Seat, ...] | None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat (None: the public) is told."""
        return self.to is None or seat in self.to
