"""How a computer player is minded: what things are worth to it, what it does not think of, and why it did a thing.

Like the context of `decimal`: a player sets his own while he thinks, so that habits need not hand it on to each other.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from pydantic import BaseModel, ConfigDict

from games.kernel.minds import Reason


class Weights(BaseModel):
    """Base of what things are worth to a player of one republic; each game adds its own, found by `byrsa tune`."""

    model_config = ConfigDict(frozen=True, extra="forbid")


W = TypeVar("W", bound=Weights)
V = TypeVar("V")
"""What a seat sees of its game."""
P = ParamSpec("P")
T = TypeVar("T")


class Temper(BaseModel, Generic[W]):
    """How one kind of player is minded.

    Attributes:
        name: of his level, or of his oddity.
        weights: what things are worth to him.
        lacks: what he has no habit for: kinds of decisions, which he leaves to the defaults of the rules, and the names
            that `thinks_of` is asked for.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    weights: W
    lacks: frozenset[str] = frozenset()


@dataclass(slots=True)
class Thought:
    """What a player is thinking: by which temper, for which reasons, and what he has reckoned of what he sees."""

    temper: Temper[Any]
    reasons: list[Reason]
    reckoned: dict[tuple[object, ...], tuple[object, Any]]


ASKED_AGAIN: Final = "asked-again"
"""The habit of waiting for one's turn with what might be said ahead, since more is known then."""
PLAIN: Final = Temper(name="plain", weights=Weights())
_thought: ContextVar[Thought] = ContextVar("thought")


@contextmanager
def thinking(temper: Temper[Any]) -> Generator[Thought, None, None]:
    """While one player thinks; what he finds in favour of what he does is in the thought afterwards."""
    thought = Thought(temper, [], {})
    token = _thought.set(thought)
    try:
        yield thought
    finally:
        _thought.reset(token)


def once(reckon: Callable[Concatenate[V, P], T]) -> Callable[Concatenate[V, P], T]:
    """What hangs on nothing but what one sees and how one is minded: in one thought it is reckoned once.

    It notes no reasons; nobody changes what it returns.
    """

    @wraps(reckon)
    def known(view: V, /, *args: P.args, **kwargs: P.kwargs) -> T:
        thought = _thought.get(None)
        if thought is None or kwargs:
            return reckon(view, *args, **kwargs)
        key = (reckon, id(view), *args)
        found = thought.reckoned.get(key)
        if found is None:
            found = thought.reckoned[key] = view, reckon(view, *args, **kwargs)  # who is held keeps his id
        return cast("T", found[1])

    return known


def temper() -> Temper[Any]:
    """Of who is thinking; outside of all thinking that of nobody in particular, who lacks nothing."""
    thought = _thought.get(None)
    return thought.temper if thought else PLAIN


def thinks_of(habit: str) -> bool:
    """Whether who is thinking has this habit."""
    return habit not in temper().lacks


def because(key: str, **about: str | int) -> None:
    """Note why what is answered is answered: told after the game, and to nobody before."""
    thought = _thought.get(None)
    if thought is not None:
        thought.reasons.append(Reason(key, tuple(about.items())))
