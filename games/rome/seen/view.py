"""The view of a seat: what RR-0.4.2 says is open, and what is its own."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat, View


class RomeView(View):
    """The table as one seat sees it.

    Attributes:
        turn, era, scenario: how far the game is.
        seats: clockwise.
        treasury, unrest: of the State.
        hand: the red cards of the seat that looks; nothing for who only watches.
        purse: its Faction Treasury.
    """

    turn: int
    era: str
    scenario: str
    seats: Sequence[Seat]
    treasury: int
    unrest: int
    hand: Sequence[str]
    purse: int | None
