"""Views of what is done in the Senate: votes declared, Outcries, attempts at assassination."""

from __future__ import annotations

from typing import Literal

from games.carthage.senate.pieces import Voice
from games.kernel import Seat, View


class CastView(View):
    """RC-9.0.9: the declared vote of one Senator."""

    senator: str
    voice: Voice
    votes: int
    bought: int


class OutcryView(View):
    """RC-9.0.18: what has just been played and may still be cancelled."""

    seat: Seat
    power: str  # the card, the Statesman or the seat of the Committee
    use: Literal["veto", "proposal", "claim"]


class AttemptView(View):
    """RC-9.8.5: an assassination while the victim's player is asked for Secret Bodyguards."""

    seat: Seat
    assassin: str
    victim: str
    cards: int  # Assassin cards played
    dice: tuple[int, ...]
    modifier: int  # of those, of an Open Bodyguard and of omens
