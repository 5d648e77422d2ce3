"""RC-5: the Mortality Phase, and with it the beginning of a turn (RC-3.1)."""

from __future__ import annotations

from games.carthage import chits
from games.carthage.events import GameEnded, TurnBegan
from games.carthage.pieces import Chronicle, Ending
from games.carthage.ransom import pay_ransoms
from games.carthage.senators import kill
from games.carthage.state import Carthage
from games.carthage.ties import break_tie
from games.carthage.wars import wake
from games.kernel import Seat, StepId


async def mortality(g: Carthage) -> StepId | None:
    """RC-5.0: Imminent Wars become Active, then one Mortality Chit is drawn; RC-12.1d: or the game is over."""
    if g.turn == g.last_turn or not (g.deck or g.next_deck):
        finish(g)
        return None
    pay_ransoms(g)
    begin_turn(g)
    wake(g)
    for chit in chits.draw(g, 1, "mortality"):
        victim = chits.struck(g, chit)
        if victim:
            await kill(g, victim, "mortality")
    return "revenue.income"


def begin_turn(g: Carthage) -> None:
    """RC-12.5, RC-3.1: once-per-turn marks are cleared and the next turn begins, with dice of its own."""
    g.turn += 1
    g.remember_hrao()
    g.once.clear()
    g.chronicle = Chronicle()
    g.turned_in = 0
    for senator in g.senators.values():
        senator.returned = False
    g.tell(TurnBegan(g.turn, g.dice.open_chapter(f"turn-{g.turn}")))


def finish(g: Carthage) -> None:
    """RC-12.1d: the last card was drawn, or the turns agreed upon are over: the faction with the most INF wins."""
    highest = max(ranking(g, seat) for seat in g.seats)
    best = Seat(break_tie(g, [seat for seat in g.seats if ranking(g, seat) == highest], "victory"))
    g.ending = Ending(reason="influence", winner=best)
    g.tell(GameEnded("influence", best))


def ranking(g: Carthage, seat: Seat) -> tuple[int, int, int]:
    """RC-12.1d: INF of its Senators who are neither Rebel nor Captive; then the highest of one; then votes."""
    influence = [senator.influence for senator in g.senators_of(seat) if senator.free]
    votes = sum(senator.oratory for senator in g.in_carthage(seat))
    return sum(influence), max(influence, default=0), votes
