"""What is put to a vote: how its terms are said, and what hangs on it, by its kind, as each game brings it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.base.parts import Parts
from bot.base.text import Voice
from bot.surface.kit.look import Look

Terms: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Matter:
    """What is said of one kind of proposal.

    Attributes:
        says: its terms in words; None: they are said as such terms mostly are.
        stakes: lines of what hangs on it; None: nothing can be reckoned.
    """

    says: Callable[[Voice, Terms], str] | None = None
    stakes: Callable[[Look, Terms], Sequence[str]] | None = None


PLAIN: Final = Matter()
MATTERS: Parts[Mapping[str, Matter]] = Parts({})


def stakes(look: Look, kind: str, terms: Terms) -> list[str]:
    """What hangs on it, in lines; none where nothing can be reckoned."""
    reckon = MATTERS.of(look.game.kind).get(kind, PLAIN).stakes
    return list(reckon(look, terms)) if reckon else []
