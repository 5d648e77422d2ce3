"""RC-12: the end of the turn, and of the game: Carthage falls, a Suffete for Life wins, or the last card is drawn."""

from __future__ import annotations

from games.carthage.basics.events import GameEnded
from games.carthage.pieces import Ending, War
from games.carthage.state import Carthage
from games.kernel import Seat, StepId
from games.republic.pieces import CIVIL_WAR
from games.republic.reign import foremost
from games.republic.ties import break_tie


async def end_of_turn(g: Carthage) -> StepId | None:
    """RC-12.5: does Carthage stand (RC-12.3), has somebody won (RC-12.1c, 12.1d)? If not, a turn begins.

    First the terms of the Committee fall by 1. GV-7.3, 2.1: beside Rome nobody wins so.
    """
    ending = fall(g) or (None if g.law.abroad.plays_on(g) else rule_for_life(g) or last_turn(g))
    if ending:
        finish(g, ending)
        return None
    for membership in g.committee.values():
        membership.term = max(0, membership.term - 1)
    return "mortality"


def finish(g: Carthage, ending: Ending) -> None:
    """RC-12.1, 12.2, 12.3: the game is over. GV-7.4: or Carthage has fallen, and it goes on."""
    g.ending = ending
    if not g.law.abroad.falls(g, ending.reason):
        g.tell(GameEnded(ending.reason, ending.winner))


def fall(g: Carthage) -> Ending | None:
    """RC-12.3: with four Active Wars, or four Lost ones, all lose."""
    if len(threats(g)) >= g.law.constants.fall_active_wars:
        return Ending(reason="wars")
    if len(g.lost_wars()) >= g.law.constants.fall_lost_wars:
        return Ending(reason="lost-wars")
    return None


def threats(g: Carthage) -> list[War]:
    """RC-12.3a, 11.3.4: the Active Wars; the Civil War only if it was declared in an earlier turn."""
    return [war for war in pressing(g) if war.id != CIVIL_WAR or war.declared < g.turn]


def pressing(g: Carthage) -> list[War]:
    """RC-12.3a: the Active Wars. GV-4.7: but those that nobody may attack yet."""
    return [war for war in g.active_wars() if g.law.abroad.attackable(g, war) is not False]


def rule_for_life(g: Carthage) -> Ending | None:
    """RC-12.1c, 9.10.3: a Suffete for Life wins, even if he has died meanwhile; of equals dice say who (RC-1.5b)."""
    seats = list(dict.fromkeys(reign.seat for reign in foremost(g)))
    return Ending(reason="suffete-for-life", winner=Seat(break_tie(g, seats, "suffete-for-life"))) if seats else None


def last_turn(g: Carthage) -> Ending | None:
    """RC-12.1d: the last card was drawn, or the turns agreed upon are over: the faction with the most INF wins."""
    if g.turn != g.last_turn and (g.deck or g.next_deck):
        return None
    most = max(ranking(g, seat) for seat in g.seats)
    best = Seat(break_tie(g, [seat for seat in g.seats if ranking(g, seat) == most], "victory"))
    return Ending(reason="influence", winner=best)


def ranking(g: Carthage, seat: Seat) -> tuple[int, int, int]:
    """RC-12.1d: INF of its Senators who are neither Rebel nor Captive; then the highest of one; then votes."""
    influence = [senator.influence for senator in g.senators_of(seat) if senator.free]
    votes = sum(senator.oratory for senator in g.in_carthage(seat))
    return sum(influence), max(influence, default=0), votes
