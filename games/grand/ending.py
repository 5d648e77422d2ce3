"""GV-7: the end of a turn, of a stage, and of the game."""

from __future__ import annotations

from collections.abc import Mapping

from games.grand.events import FactionScored, GameEnded
from games.grand.pieces import CARTHAGE, Ending, Reason, Side
from games.grand.scores import scores, totals, winners
from games.grand.sequence import begin
from games.grand.state import Grand, Half
from games.kernel import Seat, StepId


async def end_of_turn(g: Grand) -> StepId | None:
    """GV-7.1, 7.4: the end of step 11; GV-2.1: stage 1 ends with the first deck of Carthage. Else another turn begins.

    Where a number of turns was agreed upon, the last of them is the last of the game.
    """
    reason = over(g)
    if reason:
        finish(g, reason)
        return None
    return "rome.enters" if g.rome is None and not g.carthage.deck else begin(g, g.course)


def closing(half: Half) -> bool:
    """GV-7.1: whether the game is known to end with this turn, whatever is left in the decks of this republic."""
    return over(half.whole) is not None


def over(g: Grand) -> Reason | None:
    """GV-7.1, 7.4: why the game ends now; a republic that stands alone plays until its own deck is drawn."""
    if not g.standing():
        return "fallen"
    if g.turn == g.last_turn:
        return "turns"
    return "decks" if g.rome and all(has_drawn(g, side) for side in g.standing()) else None


def has_drawn(g: Grand, side: Side) -> bool:
    """GV-7.1: whether the last card of the last Carthaginian deck, or of the Roman Early deck, has been drawn.

    Whatever took it: nothing is put into a deck any more that is empty.
    """
    if side == CARTHAGE:
        return not (g.carthage.deck or g.carthage.next_deck)
    return g.rome is None or g.rome.era != "early" or not g.rome.deck


def finish(g: Grand, reason: Reason) -> None:
    """GV-9.2: scores are taken at the end of the last turn; GV-7.4: if both republics have fallen all lose."""
    g.ending = Ending(reason=reason, winners=winners(g), scores=scores(g))
    for one in g.ending.scores:
        g.tell(FactionScored(one.side, one.seat, one.influence, one.ruler, one.won, one.lost, one.points))
    g.tell(GameEnded(reason, tuple(g.ending.winners), ranked(totals(g))))


def ranked(points: Mapping[Seat, int]) -> dict[Seat, int]:
    """GV-9.3: the best first; equal ones as they sit."""
    return dict(sorted(points.items(), key=lambda one: -one[1]))
