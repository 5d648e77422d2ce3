"""What people ask about the Grand Variant in plain words, the clauses that answer it, and the terms they meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

QUESTIONS: Final[Mapping[str, Sequence[str]]] = {
    "win": ("GV-9.3", "GV-9.2", "GV-9.4"),
    "end": ("GV-7.1",),
    "turn": ("GV-3.1",),
    "stages": ("GV-2.1", "GV-2.4"),
    "sides": ("GV-10.1",),
    "coupled": ("GV-1.2", "GV-4.1"),
    "tribute": ("GV-6.3", "GV-6.4"),
    "meet": ("GV-5.1", "GV-5.4"),
    "sea": ("GV-4.12", "GV-5.7"),
    "fall": ("GV-7.4",),
    "cross": ("GV-1.6",),
}
"""By the name of the question: the clauses, that which says most of it first."""
TERMS: Final = ("coupled", "face", "tribute")
