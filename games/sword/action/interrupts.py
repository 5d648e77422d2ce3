"""SR-7.4.3 b: Desperate Times between two actions."""

from __future__ import annotations

from games.kernel import Decision, OneOf, Seat, ask_all
from games.sword.action.deed import Play
from games.sword.action.events import Interrupted
from games.sword.action.play import play, settle_down
from games.sword.action.uses import operations, supporting
from games.sword.components import Player
from games.sword.hands import face
from games.sword.state import Sword

NO = Play("pass")


async def interrupts(g: Sword) -> None:
    """SR-7.4.3: all who have Desperate Times are asked at once; of those who wish the first from the active on acts."""
    said = await ask_all(lambda: [one for seat in _chairs(g) if (one := interrupting(g, seat)) is not None])
    wished = {one.player: one for one in said.values() if one.use != "pass"}
    first: Player | None = next((one for one in g.from_active() if one in wished), None)
    if first is not None:
        g.tell(Interrupted(first, g.active))
        g.interrupting = first
        await play(g, wished[first])
        settle_down(g)
        g.interrupting = None


def _chairs(g: Sword) -> list[Seat]:
    return list(dict.fromkeys(g.seat(player) for player in g.from_active()))


def interrupting(g: Sword, seat: Seat) -> Decision[Play] | None:
    """SR-DP31: one operations use, or none; one of two equal cards is enough. None: he has no such card."""
    cards = [face(hand.desperate[0]) for hand in g.hands.values() if hand.seat == seat and hand.desperate]
    found = [one for card in cards for one in operations(g, card, supports=supporting(g, card.deck))]
    choice: OneOf[Play] = OneOf({"no": NO, **{one.id: one for one in found}})
    about = {"turn": g.turn, "round": g.round, "after": g.active}
    return Decision("action.interrupt", seat, choice, "SR-7.4.3", "SR-DP31", about, lapse="no") if found else None
