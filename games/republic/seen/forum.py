"""Views of what is done in the Forum: initiatives and attempts at persuasion."""

from __future__ import annotations

from games.kernel import Seat, View


class PersuasionView(View):
    """RC-8.5, RR-1.07.4: an attempt in progress, with what has been bid."""

    seat: Seat
    persuader: str
    target: str
    card: str
    bribes: int
    counter_bribes: dict[Seat, int]
    base: int  # the Base Number now
    omens: int  # what Evil Omens add to the roll


class InitiativeView(View):
    """RC-8.4, RC-8.7, RR-1.07.2: the present initiative, or the auction of the next."""

    number: int
    seat: Seat | None
    coming: tuple[Seat, ...]
    high: int
    bidder: Seat | None
    event: str  # the Table Event just rolled
    persuasion: PersuasionView | None
