"""What people ask about The Sword of Rome in plain words, the clauses that answer it, and the terms to learn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

QUESTIONS: Final[Mapping[str, Sequence[str]]] = {
    "sword-win": ("SR-4.1", "SR-4.2", "SR-4.3"),
    "sword-action": ("SR-5.4", "SR-5.4.1", "SR-6.4"),
    "sword-card": ("SR-7.1", "SR-7.1.1", "SR-7.1.2", "SR-7.1.3"),
    "sword-desperate": ("SR-7.4.1", "SR-7.4.3", "SR-7.4.6"),
    "sword-response": ("SR-6.5", "SR-6.6", "SR-6.7"),
    "sword-march": ("SR-9.1.1", "SR-9.2", "SR-9.3", "SR-9.4"),
    "sword-sea": ("SR-9.6.1", "SR-9.6.3", "SR-9.6.4"),
    "sword-intercept": ("SR-10.1", "SR-10.2", "SR-10.5.1"),
    "sword-avoid": ("SR-11.1", "SR-11.2", "SR-11.5"),
    "sword-battle": ("SR-12.1.2", "SR-12.3", "SR-12.3.4"),
    "sword-retreat": ("SR-12.4", "SR-12.4.1", "SR-12.4.2"),
    "sword-support": ("SR-12.5", "SR-7.1.3", "SR-7.1.4"),
    "sword-siege": ("SR-13.1", "SR-13.2", "SR-13.5"),
    "sword-tribe": ("SR-13.6",),
    "sword-plunder": ("SR-14.1", "SR-14.2", "SR-14.5"),
    "sword-raze": ("SR-14.4",),
    "sword-tribute": ("SR-14.6",),
    "sword-alliance": ("SR-15.1", "SR-15.2", "SR-15.3"),
    "sword-break": ("SR-15.4", "SR-15.5"),
    "sword-neutral": ("SR-16.1", "SR-16.4", "SR-16.3"),
    "sword-unrest": ("SR-20.0", "SR-20.1", "SR-20.2"),
    "sword-calm": ("SR-20.3", "SR-12.5.3"),
    "sword-attrition": ("SR-5.5",),
    "sword-isolation": ("SR-5.7",),
    "sword-reinforcement": ("SR-5.10.1", "SR-5.10.2"),
    "sword-leader": ("SR-8.1", "SR-8.3", "SR-8.4"),
    "sword-penalty": ("SR-8.2.3",),
    "sword-bribe": ("SR-7.2.1",),
    "sword-colony": ("SR-7.2.3",),
    "sword-hire": ("SR-7.2.4",),
    "sword-two": ("SR-22.3", "SR-22.2"),
    "sword-silent": ("SR-32.2", "SR-32.3"),
}
"""By the name of the question: the clauses, that which says most of it first."""

TERMS: Final = (
    "cu",
    "activation",
    "loyalty",
    "siege-points",
    "support",
    "walled-city",
    "tribal-space",
    "subordinate",
    "displaced",
    "interception",
    "attrition",
    "desperate-times",
    "neutral-power",
    "plunder-point",
    "unrest",
)
"""Those first that a newcomer meets first."""
