"""RC-15, RR-4: what a Neutral answers: an automaton for each kind of decision; for all others the rules' default."""

from __future__ import annotations

from typing import Any

from games.kernel import Decision, Raw
from games.republic.law import Automaton
from games.republic.register import Register
from games.republic.state import Republic


class Automata(Register[Automaton]):
    """The automata of one module, by the kinds of decisions they answer."""


def answer(g: Republic, decision: Decision[Any]) -> Raw:
    """RC-15, RR-4: a Neutral's answer; what it decides for another faction (RC-9.10.3) it leaves to the rules."""
    found = g.law.automata.get(decision.kind)
    return decision.lapse if found is None or "faction" in decision.about else found(g, decision)
