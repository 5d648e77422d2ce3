"""RR-4.05.3, 4.07.4: what Senators of a Neutral do in the Senate: consent, vote, and be guarded."""

from __future__ import annotations

from typing import Any

from games.kernel import Decision, Raw
from games.republic.neutrals.automata import Automata
from games.republic.senate.assassination import bodyguards
from games.rome.state import Rome

automaton = Automata()


@automaton("senate.consent")
def consent(_g: Rome, _decision: Decision[Any]) -> Raw:
    """RR-4.05.3: they follow the military plan, even with too small a force."""
    return "consent"


@automaton("senate.bodyguards")
def guards(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.07.4: they play all bodyguards."""
    return len(bodyguards(g, decision.seat))


@automaton("senate.servilian")
def servilian(_g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.04.1, 1.15.2: the Law is played at once, by its default."""
    return decision.lapse
