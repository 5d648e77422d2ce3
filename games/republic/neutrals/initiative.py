"""RC-15.6, RR-4.04: a Neutral in the Forum: persuasion, counter-bribes and bids for initiatives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from games.kernel import Decision, Raw, Seat
from games.republic.forum.persuasion import base_number, open_to_persuasion
from games.republic.forum.pieces import Persuasion
from games.republic.neutrals.events import BidRolled
from games.republic.pieces import Senator
from games.republic.state import Republic

LOWEST_ROLL: Final = 2
WORTH_A_BRIBE: Final = 7
DEFENDED: Final = 4
RAISES: Final = 4
WILLING: Final = 4
UNOPPOSED: Final = "unopposed_persuasion"

Rank = Callable[[Senator], tuple[Any, ...]]

# Persuasion


@dataclass(frozen=True, slots=True)
class Plan:
    """RC-15.6, RR-4.04.2: an attempt, and the Base Number it can end at."""

    persuader: Senator
    target: Senator
    bribe: int
    base: int


def best_attempt(g: Republic, seat: Seat, rank: Rank, *, unopposed: bool = False) -> Plan | None:
    """RC-15.6, RR-4.04.2: the highest Base Number, at least cost, then the target's rank; None: none can succeed.

    `unopposed`: with a card that lets nobody bribe against it (RR-4.07.7).
    """
    targets = open_to_persuasion(g, seat)
    plans = [plan_of(g, one, other, unopposed=unopposed) for one in g.in_capital(seat) for other in targets]
    best = min(plans, key=lambda one: merit(g, one, rank), default=None)
    return best if best and best.base >= LOWEST_ROLL else None


def merit(g: Republic, plan: Plan, rank: Rank) -> tuple[Any, ...]:
    """By what attempts are sorted."""
    return -min(plan.base, highest(g)), plan.bribe, *rank(plan.target), plan.persuader.number


def highest(g: Republic) -> int:
    """RC-8.5.4, RR-1.07.41: a higher roll fails by itself."""
    return g.law.hopeless(g) - 1


def plan_of(g: Republic, persuader: Senator, target: Senator, *, unopposed: bool = False) -> Plan:
    """RC-15.6, RR-4.04.2: it bribes only if it can end at 7 or more, up to 9."""
    attempt = Persuasion(seat=g.owner(persuader), persuader=persuader.id, target=target.id)
    free = base_number(g, attempt) - (0 if unopposed else defence(g, target))
    wanted = max(0, highest(g) - free)
    bribe = min(wanted, persuader.talents) if free + persuader.talents >= WORTH_A_BRIBE else 0
    return Plan(persuader, target, bribe, free + bribe)


def defence(g: Republic, target: Senator) -> int:
    """RC-15.6, RR-4.04.2: the defender's whole Faction Treasury counts as counter-bribe."""
    return g.factions[target.faction].treasury if target.faction else 0


def announced(plan: Plan, card: str = "none") -> Raw:
    """The answer that makes this attempt."""
    return {"persuader": plan.persuader.id, "target": plan.target.id, "bribe": plan.bribe, "card": card}


def unopposed_cards(g: Republic, seat: Seat) -> Iterable[str]:
    """RR-4.07.7: its cards against which nobody may bribe."""
    return (card for card in g.factions[seat].hand if g.law.tables.card(card).has(UNOPPOSED))


def counter_bribe(g: Republic, decision: Decision[Any]) -> Raw:
    """RC-15.6, RR-4.04.21: in defence of its own Senator down to exactly 4, if it can."""
    attempt = g.forum.persuasion
    if attempt is None or g.senators[attempt.target].faction != decision.seat:
        return 0
    needed = base_number(g, attempt) - DEFENDED
    return needed if 0 < needed <= g.factions[decision.seat].treasury else 0


# Bids


def bid(g: Republic, decision: Decision[Any], modifier: int, most: int | None = None) -> Raw:
    """RC-15.6, RR-4.04.5: its richest Senator bids, or it passes; the opening bid is not above `most`."""
    seat = decision.seat
    richest = max(g.in_capital(seat), key=purse)
    opens = g.forum.bidder is None and seat == g.hrao_seat()
    talents = opening_bid(g, seat, modifier, richest, most) if opens else next_bid(g, seat, modifier)
    if talents <= g.forum.high or talents > richest.talents:
        return decision.lapse
    return {"senator": richest.id, "talents": talents}


def purse(senator: Senator) -> int:
    """His Personal Treasury."""
    return senator.talents


def opening_bid(g: Republic, seat: Seat, modifier: int, richest: Senator, most: int | None) -> int:
    """RC-15.6, RR-4.04.5: turn number + dr + modifier."""
    limit = richest.talents if most is None else min(richest.talents, most)
    return min(g.turn + rolled(g, seat, modifier), limit)


def next_bid(g: Republic, seat: Seat, modifier: int) -> int:
    """RC-15.6, RR-4.04.5: one more, up to turn number + 4; above that on a dr (+ modifier) of 4 or more."""
    more = g.forum.high + 1
    return more if more <= g.turn + RAISES or rolled(g, seat, modifier) >= WILLING else 0


def rolled(g: Republic, seat: Seat, modifier: int) -> int:
    """RC-15.6, RR-4.04.5: a dr and its modifier."""
    (die,) = g.dice.roll("neutral.bid")
    g.tell(BidRolled(seat, die, modifier))
    return die + modifier
