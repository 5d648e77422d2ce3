"""The register of habits: what a sensible player does at each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from games.kernel import Decision, IllegalAnswer, Raw
from games.republic.register import add

V = TypeVar("V")
"""What a seat sees of its game."""

Asked: TypeAlias = Decision[Any]
Habit: TypeAlias = Callable[[Asked, V], Raw | None]


@dataclass(frozen=True, slots=True)
class Way(Generic[V]):
    """What is answered, and how soon beside other things. None: the default of the rules, or nothing.

    `steps`: in which alone something comes of it, of what is open in every step; none: in all.
    """

    habit: Habit[V]
    urgency: int
    steps: Collection[str] = ()


class Habits(dict[str, Way[V]]):
    """The habits of one module: `@habit("trade.sell")` makes known what is answered to decisions of these kinds."""

    def __call__(self, *kinds: str, urgency: int = 1, steps: Collection[str] = ()) -> Callable[[Habit[V]], Habit[V]]:
        """What is answered to these kinds; a second habit for one of them is refused."""

        def note(one: Habit[V]) -> Habit[V]:
            for kind in kinds:
                add(self, kind, Way(one, urgency, steps))
            return one

        return note


def legal(asked: Asked, raw: Raw) -> bool:
    """Whether this may be answered."""
    try:
        asked.choice.read(raw)
    except IllegalAnswer:
        return False
    return True


def first_legal(asked: Asked, raws: Iterable[Raw]) -> Raw | None:
    """The first of these that may be answered; None: none of them."""
    return next((raw for raw in raws if legal(asked, raw)), None)


def offered(asked: Asked) -> list[str]:
    """The options of a choice of one, or of several."""
    form = asked.choice.form()
    return form[0] if form and isinstance(form[0], list) else form


def options(asked: Asked, name: str) -> list[str]:
    """The options of a part of a record."""
    form = asked.choice.form()[name]
    return form[0] if form and isinstance(form[0], list) else form
