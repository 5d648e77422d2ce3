"""RR-4.04: a Neutral in the Forum: persuasion, Knights, games, and bids for the sixth initiative."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Decision, Raw, Seat
from games.republic import pieces as republic
from games.republic.neutrals import initiative as shared
from games.republic.neutrals.automata import Automata
from games.rome.forum.games import affordable
from games.rome.neutrals.profiles import profile, richest
from games.rome.state import Rome

automaton = Automata()

GAMES: Final = "games"

automaton("forum.counter")(shared.counter_bribe)


@automaton("forum.persuade")
def persuasion(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.04.2, 4.07.7: with Seduction or Blackmail if it has one; without a card the most available Senator."""

    def rank(target: republic.Senator) -> tuple[int, ...]:
        """RR-4.04.2: ties: higher MIL + ORA, then the faction with more votes."""
        votes = g.votes(target.faction) if target.faction else 0
        return -(target.military + target.oratory), -votes, target.number

    card = next(iter(shared.unopposed_cards(g, decision.seat)), "")
    seduced = shared.best_attempt(g, decision.seat, rank, unopposed=True) if card else None
    if seduced:
        return shared.announced(seduced, card)
    best = shared.best_attempt(g, decision.seat, rank)
    return shared.announced(best) if best else decision.lapse


@automaton("forum.raise")
def roll(_g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.04.2: it has bribed as far as it would, and rolls."""
    return decision.lapse


@automaton("forum.knight")
def knight(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.04.3: always an attempt, by its richest Senator in Rome, with its knight money as far as he has it."""
    payer = richest(g.in_rome(decision.seat))
    if payer is None:
        return decision.lapse
    return {"senator": payer.id, "talents": min(profile(g, decision.seat).knight_talents, payer.talents)}


@automaton("forum.pressure")
def spare(_g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.04.3: it keeps the Knights it has."""
    return decision.lapse


@automaton("forum.games")
def games(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.04.4, 4.03.2: the dearest games its richest Senator can pay, if Unrest exceeds his POP."""
    payer = richest([one for one in g.senators_of(decision.seat) if one.free])
    if payer is None or GAMES not in profile(g, decision.seat).charity or g.unrest <= payer.popularity:
        return decision.lapse
    able = affordable(g, [payer])
    dearest = max(able, key=lambda one: one[0].cost, default=None)
    return f"{dearest[0].id}@{payer.id}" if dearest else decision.lapse


@automaton("forum.bid")
def bid(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.04.5: its richest Senator bids, or it passes; it does not open above what anybody else could overbid."""
    return shared.bid(g, decision, profile(g, decision.seat).initiative_drm, largest_purse_elsewhere(g, decision.seat))


def largest_purse_elsewhere(g: Rome, seat: Seat) -> int:
    """RR-4.04.5: the largest Personal Treasury of another faction."""
    return max((one.talents for one in g.aligned() if one.faction != seat), default=0)
