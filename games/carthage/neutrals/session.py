"""RC-15.7 to RC-15.11: the Senate Phase with Neutrals, step by step, and what may break in."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import Any, TypeVar

from games.carthage.senate.laws import announcing
from games.carthage.state import Carthage
from games.kernel import Interrupt, Script, interruptible
from games.republic.senate.assassination import plotting

T = TypeVar("T")


async def in_session(g: Carthage, script: Script[T]) -> T | None:
    """RC-9.7.1, 9.8.1a: beside it players may play Laws, and try an assassination."""
    with closing(script):
        return await interruptible(script, partial(breaking_in, g))


def breaking_in(g: Carthage) -> list[Interrupt[Any]]:
    """RC-9.7.1, 9.8.1; a Public Outcry forces nothing here (RC-15.8)."""
    return [*plotting(g, None), *announcing(g, None)]
