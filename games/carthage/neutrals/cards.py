"""RC-15.3: a Neutral plays Statesmen, Trade Concessions and Laws at once."""

from __future__ import annotations

from typing import Any

from games.carthage.forum.statesmen import is_concession, playable
from games.carthage.neutrals.profiles import best, by_rank, profile
from games.carthage.pieces import Senator
from games.carthage.senate.laws import enact
from games.carthage.state import Carthage
from games.kernel import Decision, Raw, Seat
from games.republic.components import Law
from games.republic.forum.statesmen import Play, play
from games.republic.neutrals.automata import Automata

automaton = Automata()


def play_at_once(g: Carthage) -> None:
    """RC-15.3: what any Neutral can play."""
    for seat in g.from_hrao():
        if g.factions[seat].neutral:
            while found := next_play(g, seat):
                play(g, seat, found)
            enact_laws(g, seat)


def next_play(g: Carthage, seat: Seat) -> Play | None:
    """RC-15.3: a playable Statesman; or a Trade Concession, for the Senator with the fewest."""
    hand, owner = g.factions[seat].hand, fewest_concessions(g, seat)
    statesman = next((card for card in hand if playable(g, seat, card)), None)
    concession = next((card for card in hand if is_concession(g, card)), None)
    if statesman:
        return Play(statesman)
    return Play(concession, owner.id) if concession and owner else None


def fewest_concessions(g: Carthage, seat: Seat) -> Senator | None:
    """RC-15.3: ties INF, then lowest ID."""
    able = [one for one in g.senators_of(seat) if one.free]
    return min(able, key=lambda one: (len(one.concessions), *by_rank(one)), default=None)


def enact_laws(g: Carthage, seat: Seat) -> None:
    """RC-15.3: they hold from now on."""
    hand = g.factions[seat].hand
    for law in [card for card in hand if isinstance(g.tables.card(card), Law)]:
        hand.remove(law)
        enact(g, law)


@automaton("setup.play", "revolution.play")
def plays(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.3: when it may play cards it plays what it can."""
    found = next_play(g, decision.seat)
    return found.id if found else "none"


def leader_of(g: Carthage, seat: Seat) -> Senator | None:
    """RC-15.3: the best by its entry in T-15."""
    return best(g.senators_of(seat), profile(g, seat).leader)


@automaton("setup.leader", "forum.leader")
def leader(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.3: named at the beginning, and updated at its initiative."""
    found = leader_of(g, decision.seat)
    return found.id if found and found.id != g.factions[decision.seat].leader else decision.lapse
