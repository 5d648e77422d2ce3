"""SR-9.7.6: what happens as an army enters a space: bribe, leaders caught, avoiding, battle or interception."""

from __future__ import annotations

from typing import Final

from games.kernel import Decision, OneOf, ask
from games.sword.board import enemies_at, friendly, in_turn
from games.sword.cards.windows import respond
from games.sword.components import Card
from games.sword.hands import spend
from games.sword.march.armies import catch_leaders, fought, send_back
from games.sword.march.avoiding import avoid, withdraw
from games.sword.march.events import Bribed
from games.sword.march.intercepting import intercepted
from games.sword.state import Sword
from games.sword.underway import Activation

BRIBE: Final = 3  # SR-7.2.1: the OP of the card
NONE: Final = "none"


async def entered(g: Sword, a: Activation) -> bool:
    """SR-9.7.6, in its order. True: the army may go on."""
    if await bribed(g, a):
        return False
    if a.cu:
        catch_leaders(g, a.order.power, a.at)
    if enemies_at(g, a.order.power, a.at):
        return await met(g, a)
    return not await intercepted(g, a)


# Bribe


async def bribed(g: Sword, a: Activation) -> bool:
    """SR-7.2.1: in an Etruscan space the Etruscans may end the activation of an enemy army by a 3 OP card."""
    if not bribable(g, a):
        return False
    await respond(g, "enemy_enters_etruscan_space", ["ETS"], at=a.at)
    card = None if a.bribed else await _bribe(g, a)
    if not a.bribed and card is None:
        return False
    if card is not None:
        spend(g, "ETS", card.id, out=True)
    a.over = True
    back = a.came_from if any(g.cu(one, a.at) for one in g.hands["ETS"].powers) else ""
    g.tell(Bribed(a.order.power, a.at, card.id if card else "", back))
    if back:
        send_back(g, a, back)
    return True


def bribable(g: Sword, a: Activation) -> bool:
    """SR-7.2.1, 5.1: an enemy army, not an allied one, in a space the Etruscans control, while they have the mines."""
    return g.mines and a.cu > 0 and friendly(g, "ETR", a.at) and not g.allied("ETR", a.order.power)


async def _bribe(g: Sword, a: Activation) -> Card | None:
    """SR-DP9: a 3 OP card of his hand or a Desperate Times; by default none. Who holds any card is asked alike."""
    if not g.hands["ETS"].holds:
        return None

    def build() -> Decision[Card | None]:
        held: dict[str, Card | None] = {one.id: one for one in g.hands["ETS"].holds if one.op >= BRIBE}
        choice: OneOf[Card | None] = OneOf({NONE: None, **held})
        about: dict[str, str | int] = {"power": a.order.power, "at": a.at, "turn": g.turn, "round": g.round}
        seat = g.seat("ETS")
        return Decision(
            "movement.bribe", seat, choice, "SR-7.2.1", "SR-DP9", about, lapse=NONE, hidden=True, personal=True
        )

    return await ask(build)


# Armies


async def met(g: Sword, a: Activation) -> bool:
    """SR-9.7.6 c, 11: the defenders withdraw and avoid; who still stands is fought. True: the army may go on."""
    for power in in_turn(g, enemies_at(g, a.order.power, a.at)):
        await withdraw(g, a, power)
        await avoid(g, a, power)
    catch_leaders(g, a.order.power, a.at)
    if enemies_at(g, a.order.power, a.at):
        return await assault(g, a)
    return True


async def assault(g: Sword, a: Activation) -> bool:
    """SR-12, 12.1.3, 12.7: battle with all who stand there; movement is over, but for automatic victories."""
    unhindered = True
    for power in in_turn(g, enemies_at(g, a.order.power, a.at)):
        if not g.cu(power, a.at):
            continue  # It has fought beside another of its side.
        if not await fought(g, a, power):
            a.over = True
            return False
        unhindered = unhindered and a.unhindered
    a.fought = not unhindered
    return unhindered
