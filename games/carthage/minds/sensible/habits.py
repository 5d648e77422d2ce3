"""The register of habits: what the sensible player does at each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from games.carthage.seen.view import CarthageView
from games.kernel import Decision, IllegalAnswer, Raw

Asked: TypeAlias = Decision[Any]
Habit: TypeAlias = Callable[[Asked, CarthageView], Raw | None]

HABITS: dict[str, Habit] = {}
URGENCY: dict[str, int] = {}


def habit(*kinds: str, urgency: int = 1) -> Callable[[Habit], Habit]:
    """Make known what is answered to decisions of these kinds. None: the default of the rules, or nothing."""

    def note(one: Habit) -> Habit:
        for kind in kinds:
            HABITS[kind], URGENCY[kind] = one, urgency
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
