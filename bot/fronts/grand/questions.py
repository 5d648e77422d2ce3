"""What people ask about the Grand Variant in plain words, the clauses that answer it, and the terms to learn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

QUESTIONS: Final[Mapping[str, Sequence[str]]] = {
    "win": ("GV-9.2", "GV-9.3", "GV-9.4"),
    "lose": ("GV-7.4", "GV-2.3"),
    "turn": ("GV-3.1", "GV-3.4"),
    "factions": ("GV-1.6",),
    "stage": ("GV-2.1", "GV-2.4", "GV-2.6"),
    "coupled": ("GV-1.2", "GV-1.3"),
    "appear": ("GV-4.1", "GV-4.2", "GV-4.3"),
    "order": ("GV-4.7",),
    "sea": ("GV-4.12", "GV-4.13", "GV-4.14"),
    "battle": ("GV-5.1", "GV-5.3", "GV-5.4"),
    "tribute": ("GV-6.3", "GV-6.1"),
    "peace": ("GV-4.9", "GV-11.2"),
    "person": ("GV-6.6", "GV-6.7", "GV-6.8"),
    "ruler": ("GV-7.3", "GV-8.3", "GV-8.4"),
    "fall": ("GV-7.4",),
    "end": ("GV-7.1", "GV-7.2"),
    "camps": ("GV-10.1", "GV-10.4"),
}
"""By the name of the question: the clauses, that which says most of it first."""

TERMS: Final = ("coupled", "settled", "sea", "direct", "tribute", "fallen")
"""Those first that a newcomer needs first; those of each republic come from its own."""
