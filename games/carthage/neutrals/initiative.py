"""RC-15.6: a Neutral in the Forum: persuasion, counter-bribes, Traders and bids for initiatives."""

from __future__ import annotations

from typing import Any

from games.carthage.neutrals.profiles import by_rank, profile
from games.carthage.state import Carthage
from games.kernel import Decision, Raw
from games.republic.neutrals import initiative as republic
from games.republic.neutrals.automata import Automata

automaton = Automata()

TRADER_ROLL = 7  # a DR of 7 or more

automaton("forum.counter")(republic.counter_bribe)


@automaton("forum.persuade")
def persuasion(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.6: the best attempt there is, if it can succeed at all; ties: the target best in INF, then lowest ID."""
    best = republic.best_attempt(g, decision.seat, by_rank)
    return republic.announced(best) if best else decision.lapse


@automaton("forum.trader")
def trader(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.6: its richest Senator tries; with the Trader budget if that makes it 7 or better, else for free."""
    richest = max(g.in_carthage(decision.seat), key=lambda one: one.talents)
    spent = min(profile(g, decision.seat).budget, richest.talents)
    needed = g.law.constants.trader_target - g.omens() - spent
    return {"senator": richest.id, "talents": spent if needed <= TRADER_ROLL else 0}


@automaton("forum.bid")
def bid(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.6: its richest Senator bids, or it passes."""
    return republic.bid(g, decision, profile(g, decision.seat).initiative_bid_mod)
