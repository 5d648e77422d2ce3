"""RR-1.12: how a game is lost by all, and what a Rebel needs to win it."""

from __future__ import annotations

from typing import Literal

from games.kernel import Seat
from games.rome.basics.events import GameEnded, RebelPrevails
from games.rome.pieces import Civil, Ending
from games.rome.state import Rome

Ruin = Literal["bankrupt", "people", "wars"]


def all_lose(g: Rome, reason: Ruin) -> None:
    """RR-1.12.2: nobody wins; the step that runs must end the game. GV-7.4: or Rome has fallen, and it goes on."""
    g.ending = Ending(reason=reason)
    if not g.law.abroad.falls(g, reason):
        g.tell(GameEnded(reason, None))


def rebel_wins(g: Rome, seat: Seat | None, rule: str = "RR-1.12.3") -> None:
    """RR-1.12.3: he has saved Rome; RR-1.12.1.1: or it stands. The step that runs must end the game."""
    g.ending = Ending(reason="rebel", winner=seat)
    g.tell(GameEnded("rebel", seat, clauses=(rule,)))


def rebel_prevails(g: Rome, reason: Ruin) -> None:
    """RR-1.12.1.2, 1.12.3: the Senators in revolt have what they need; they win if Rome stands at the turn's end.

    GV-7.5: beside Carthage they succeed at once.
    """
    g.civil = g.civil or Civil()
    g.civil.triumphant = True
    rebels = g.rebels()
    g.tell(RebelPrevails(g.owner(rebels[0]), tuple(one.id for one in rebels), reason))
    g.law.abroad.gives_way(g)
