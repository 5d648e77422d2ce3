"""What follows the attempt in an initiative, but the Leader: one field of a form, and how it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.base.text import Voice
from games.kernel import Raw

Able: TypeAlias = Mapping[str, list[str]]
"""What is offered, by field; of fields within fields by both names: "trader.senator"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Afterwards:
    """What a republic adds to the forms of the Forum.

    Attributes:
        name: of the field.
        long: whether it has several lines.
        line: them as they are typed.
        read: what was typed. IllegalAnswer: it is none of this.
        told: what they come to in words, part by part, where they come to anything.
        nothing: a plan that does nothing.
        ticks: when one may wish to be asked, whatever comes: the tick, the field, and what it is with it and without.
    """

    name: str
    long: bool = False
    line: Callable[[Voice, Mapping[str, Any]], str]
    read: Callable[[Able, Voice, str], dict[str, Raw]]
    told: Callable[[Voice, Mapping[str, Any]], Iterable[tuple[str, str]]]
    nothing: Mapping[str, Any]
    ticks: Mapping[str, tuple[str, str, str]]
