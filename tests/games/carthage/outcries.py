"""Sessions in which Public Outcry is played."""

from __future__ import annotations

from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from tests.games.carthage.forum import SQUARE
from tests.games.carthage.play import Play
from tests.games.carthage.senate import Change, propose, session

PRAISE = {"text": "Praise for Mago"}
BLAME = {"text": "Blame on Mago"}
CARD, OTHER_CARD = "public-outcry.1", "public-outcry.2"


def open_vote(play: Play, *changes: Change, step: str = "senate.business", **how: object) -> Play:
    """A minor motion of diamond's is voted on: called are triangle, circle, square, diamond."""
    session(play, step, *changes, **how)
    propose(play, "minor", PRAISE)
    return play


def motion(play: Play) -> Motion:
    """What is voted on."""
    found = play.g.senate.motion
    assert found
    return found


def offered(play: Play, seat: str, kind: str) -> bool:
    """Whether this is open to a seat, awaited or not."""
    return any((one.decision.seat, one.decision.kind) == (seat, kind) for one in play.table.open.values())


def late(g: Carthage) -> None:
    """The Late era of a Campaign."""
    g.scenario, g.era = "campaign", "late"
    g.next_deck[:] = [card for card in g.tables.copies("late") if card not in g.factions[SQUARE].hand]
