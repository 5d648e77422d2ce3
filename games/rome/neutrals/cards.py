"""RR-4.01.4, 4.01.5, 4.04.1, 4.07.4: a Neutral's Leader, and what it plays at once."""

from __future__ import annotations

from typing import Any

from games.kernel import Decision, Raw, Seat
from games.republic.forum.peddling import peddle
from games.republic.forum.statesmen import Play, play
from games.republic.neutrals.automata import Automata
from games.republic.neutrals.setting import influence
from games.republic.ties import break_tie
from games.rome.forum.statesmen import grantable, is_concession, playable
from games.rome.neutrals.profiles import RATINGS, best, by_rank, profile
from games.rome.pieces import Senator
from games.rome.senate import laws
from games.rome.state import Rome

automaton = Automata()


# Concessions and Statesmen


async def play_at_once(g: Rome) -> None:
    """RR-4.04.1, 4.07.5: Concessions, Laws and Influence Peddling, whichever Neutral holds them."""
    for seat in [one for one in g.from_hrao() if g.factions[one].neutral]:
        while peddled := next_victim(g, seat):
            await peddle(g, seat, *peddled)
        while found := next_concession(g, seat):
            play(g, seat, found)
        for law in laws.in_hand(g, seat):
            await laws.play(g, seat, law)


def next_victim(g: Rome, seat: Seat) -> tuple[str, Seat] | None:
    """RR-4.07.5: the faction with most cards in its hand; ties: most INF."""
    held = [card for card in g.factions[seat].hand if g.tables.card(card).has("steal_random_card")]
    able = [one for one in g.seats if one != seat and g.factions[one].hand]
    if not held or not able:
        return None
    return held[0], max(able, key=lambda one: (len(g.factions[one].hand), influence(g, one)))


def next_concession(g: Rome, seat: Seat) -> Play | None:
    """RR-4.01.5: for the Senator with fewest; ties: most INF, then DR. RR-1.07.320: it may not be playable yet."""
    cards = [card for card in g.factions[seat].hand if is_concession(g, card) and grantable(g, card)]
    able = [one for one in g.senators_of(seat) if one.free]
    return Play(cards[0], fewest_concessions(g, able).id) if cards and able else None


def fewest_concessions(g: Rome, able: list[Senator]) -> Senator:
    """RR-4.01.5, 4.05.414: ties: most INF, then DR."""
    first = min((len(one.concessions), -one.influence) for one in able)
    tied = [one.id for one in able if (len(one.concessions), -one.influence) == first]
    return g.senators[break_tie(g, tied, "concession")]


@automaton("setup.play", "revolution.play")
def plays(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.01.5: a playable Statesman, or a Concession; nothing is kept."""
    seat = decision.seat
    statesman = next((card for card in g.factions[seat].hand if playable(g, seat, card)), None)
    found = Play(statesman) if statesman else next_concession(g, seat)
    return found.id if found else "none"


# The Leader


def leader_of(g: Rome, seat: Seat) -> Senator | None:
    """RR-4.01.3: the best by its guideline; RR-1.07.7: not a Captive."""
    return best([one for one in g.senators_of(seat) if not one.captive], profile(g, seat).faction_leader)


@automaton("setup.leader", "forum.leader")
def leader(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.01.4: named at the beginning; in its initiative it goes over to who is better qualified, not to an equal."""
    found, present = leader_of(g, decision.seat), g.senators.get(g.factions[decision.seat].leader)
    if found is None or (present and not present.captive and not surpasses(g, decision.seat, found, present)):
        return decision.lapse
    return found.id


def surpasses(g: Rome, seat: Seat, one: Senator, other: Senator) -> bool:
    """RR-4.01.4: whether he is better qualified by the guideline."""
    entry = profile(g, seat).faction_leader
    return RATINGS[entry](one) > RATINGS[entry](other)


# Bodyguards


@automaton("revenue.bodyguard")
def bodyguard(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.07.4: the Open Bodyguard goes on its Senator with most INF, if he has 21."""
    able = [one for one in g.in_rome(decision.seat) if one.influence >= g.law.constants.for_life_elected]
    best_known = min(able, key=by_rank, default=None)
    return best_known.id if best_known and holds_guard(g, decision.seat) else decision.lapse


def holds_guard(g: Rome, seat: Seat) -> bool:
    """Whether it holds an Open Bodyguard."""
    return "open-bodyguard" in g.factions[seat].hand
