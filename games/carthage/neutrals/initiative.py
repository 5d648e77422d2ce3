"""RC-15.6: a Neutral in the Forum: persuasion, counter-bribes, Traders and bids for initiatives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.carthage.neutrals.automata import Automata
from games.carthage.neutrals.events import BidRolled
from games.carthage.neutrals.profiles import by_rank, profile
from games.carthage.state import Carthage
from games.kernel import Decision, Raw, Seat
from games.republic.forum.persuasion import base_number, open_to_persuasion
from games.republic.forum.pieces import Persuasion
from games.republic.pieces import Senator

automaton = Automata()

LOWEST_ROLL = 2
WORTH_A_BRIBE = 7
HIGHEST = 9  # RC-8.5.4: 10 and more fail by themselves
DEFENDED = 4
TRADER_ROLL = 7  # a DR of 7 or more
RAISES = 4
WILLING = 4

# Persuasion


@dataclass(frozen=True, slots=True)
class Plan:
    """RC-15.6: an attempt, and the Base Number it can end at."""

    persuader: Senator
    target: Senator
    bribe: int
    base: int

    @property
    def merit(self) -> tuple[int, int, int, int, str, int]:
        """RC-15.6: the highest Base Number, at least cost; ties: the target best in INF, then lowest ID."""
        return -min(self.base, HIGHEST), self.bribe, *by_rank(self.target), self.persuader.number


@automaton("forum.persuade")
def persuasion(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.6: the best attempt there is, if it can succeed at all."""
    plans = [
        plan_of(g, one, other) for one in g.in_carthage(decision.seat) for other in open_to_persuasion(g, decision.seat)
    ]
    best = min(plans, key=lambda one: one.merit)
    if best.base < LOWEST_ROLL:
        return decision.lapse
    return {"persuader": best.persuader.id, "target": best.target.id, "bribe": best.bribe, "card": "none"}


def plan_of(g: Carthage, persuader: Senator, target: Senator) -> Plan:
    """RC-15.6: it bribes only if it can end at 7 or more, up to 9."""
    owner = g.owner(persuader)
    free = base_number(g, Persuasion(seat=owner, persuader=persuader.id, target=target.id)) - defence(g, target)
    wanted = max(0, HIGHEST - free)
    bribe = min(wanted, persuader.talents) if free + persuader.talents >= WORTH_A_BRIBE else 0
    return Plan(persuader, target, bribe, free + bribe)


def defence(g: Carthage, target: Senator) -> int:
    """RC-15.6: the defender's whole Faction Treasury counts as counter-bribe."""
    return g.factions[target.faction].treasury if target.faction else 0


@automaton("forum.counter")
def counter_bribe(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.6: in defence of its own Senator down to exactly 4, if it can."""
    attempt = g.forum.persuasion
    if attempt is None or g.senators[attempt.target].faction != decision.seat:
        return 0
    needed = base_number(g, attempt) - DEFENDED
    return needed if 0 < needed <= g.factions[decision.seat].treasury else 0


# Traders


@automaton("forum.trader")
def trader(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.6: its richest Senator tries; with the Trader budget if that makes it 7 or better, else for free."""
    richest = max(g.in_carthage(decision.seat), key=lambda one: one.talents)
    spent = min(profile(g, decision.seat).budget, richest.talents)
    needed = g.law.constants.trader_target - g.omens() - spent
    return {"senator": richest.id, "talents": spent if needed <= TRADER_ROLL else 0}


# Bids


@automaton("forum.bid")
def bid(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.6: its richest Senator bids, or it passes."""
    seat = decision.seat
    richest = max(g.in_carthage(seat), key=lambda one: one.talents)
    opens = g.forum.bidder is None and seat == g.hrao_seat()
    talents = min(opening_bid(g, seat), richest.talents) if opens else next_bid(g, seat)
    if talents <= g.forum.high:
        return decision.lapse
    return {"senator": richest.id, "talents": talents}


def opening_bid(g: Carthage, seat: Seat) -> int:
    """RC-15.6: turn number + dr + modifier."""
    return g.turn + roll(g, seat)


def next_bid(g: Carthage, seat: Seat) -> int:
    """RC-15.6: one more while that is at most turn number + 4, above that on a dr (+ modifier) of 4 or more."""
    more = g.forum.high + 1
    return more if more <= g.turn + RAISES or roll(g, seat) >= WILLING else 0


def roll(g: Carthage, seat: Seat) -> int:
    """RC-15.6: a dr and the modifier of T-15."""
    (die,) = g.dice.roll("neutral.bid")
    modifier = profile(g, seat).initiative_bid_mod
    g.tell(BidRolled(seat, die, modifier))
    return die + modifier
