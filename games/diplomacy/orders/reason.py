"""Why an order is illegal, void, or came to nothing: a word, the clause, and the units whose orders decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """`word`: its text; `by`: the spaces of the units, or the ids of railway, canal or strait, that it speaks of.

    `void`: the order is legal but has no effect; else, of an order's fault, it is as if never written.
    """

    word: str
    clause: str
    by: Sequence[str] = ()
    void: bool = False
