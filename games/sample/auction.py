"""T-2: the auction of the day."""

from __future__ import annotations

from games.kernel import Amount, Decision, Seat, StepId, ask_all

from .events import DayBegan, LotSold
from .state import LOT, SaltRoad


async def auction(g: SaltRoad) -> StepId:
    """T-2: a lot is turned up, all bid in secret, the highest pays and takes it."""
    digest = g.dice.open_chapter(f"day.{g.day}")
    g.lot = [g.deck.pop() for _ in range(min(LOT, len(g.deck)))]
    g.tell(DayBegan(g.day, tuple(card.good for card in g.lot), digest))
    bids = await ask_all(lambda: [bid(g, seat) for seat in g.merchants], amend=True)
    hand_over(g, bids)
    return "barter"


def bid(g: SaltRoad, seat: Seat) -> Decision[int]:
    """T-2.2: any number of coins one has; it may be changed until the last bid is in. If absent, none."""
    return Decision("sample.bid", seat, Amount(0, g.merchants[seat].coins), "T-2.2", "T-DP1", {"day": g.day}, lapse=0)


def hand_over(g: SaltRoad, bids: dict[Seat, int]) -> None:
    """T-2.3: a tie goes to who sits first today; if nobody bids, the lot is lost."""
    winner = max(g.in_order(), key=lambda seat: bids[seat])
    taken = bids[winner] > 0
    if taken:
        g.merchants[winner].coins -= bids[winner]
    (g.merchants[winner].hand if taken else g.sold).extend(g.lot)
    g.lot.clear()
    g.tell(LotSold(winner if taken else None, bids))
