"""RC-15: what a Neutral answers: an automaton for each kind of decision, and the rules' default for all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.carthage.state import Carthage
from games.kernel import Decision, Raw

Automaton = Callable[[Carthage, Decision[Any]], Raw]

AUTOMATA: dict[str, Automaton] = {}


def automaton(*kinds: str) -> Callable[[Automaton], Automaton]:
    """Make known who answers decisions of these kinds."""

    def known(one: Automaton) -> Automaton:
        AUTOMATA.update(dict.fromkeys(kinds, one))
        return one

    return known


def answer(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15: a Neutral's answer; what it decides for another faction (RC-9.10.3) it leaves to the rules."""
    found = AUTOMATA.get(decision.kind)
    return decision.lapse if found is None or "faction" in decision.about else found(g, decision)
