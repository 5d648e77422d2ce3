"""RR-4.05.3, 4.07.4: what Senators of a Neutral do in the Senate: consent, vote, and be guarded."""

from __future__ import annotations

from typing import Any, cast

from games.kernel import Decision, OneOf, Raw
from games.republic.neutrals.automata import Automata
from games.republic.senate.assassination import bodyguards
from games.rome.neutrals.prizes import obscurity
from games.rome.neutrals.profiles import richest
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


# Answers to a Tribune (RR-4.07.6)


@automaton("senate.graft")
def graft(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.07.6, 4.03.2: against a Tribune that takes spoils from it; its richest Senator would pay."""
    payer = richest(g.in_rome(decision.seat))
    return payer.id if payer and is_robbed(g, decision) and payer.id in options(decision) else decision.lapse


@automaton("senate.price")
def price(_g: Rome, _decision: Decision[Any]) -> Raw:
    """RR-4.07.6: whatever it is."""
    return "pay"


@automaton("senate.murder")
def murder(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.07.6: if there is no Graft, or it failed; its Senator with least INF does it."""
    able = sorted(g.in_rome(decision.seat), key=obscurity)
    return able[0].id if able and is_robbed(g, decision) and able[0].id in options(decision) else decision.lapse


@automaton("senate.mob")
def mob(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.07.6: in answer to Graft or Murder against its own Tribune, by its best speaker."""
    able = sorted(g.in_rome(decision.seat), key=lambda one: (-one.oratory, *obscurity(one)))
    own = g.neutrals.pleading == decision.seat
    return able[0].id if able and own and able[0].id in options(decision) else decision.lapse


def is_robbed(g: Rome, decision: Decision[Any]) -> bool:
    """RR-4.07.6: whether the Tribune takes spoils from it."""
    return g.neutrals.threatened == decision.seat


def options(decision: Decision[Any]) -> list[str]:
    """Who may do it: nobody without the card."""
    return list(cast("OneOf[str | None]", decision.choice).options)


@automaton("senate.servilian")
def servilian(_g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.04.1, 1.15.2: the Law is played at once, by its default."""
    return decision.lapse
