"""SR-5.4.1, 7: the card play of an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.kernel import Decision, Interrupt, OneOf, Script, ask, interruptible
from games.sword.action import beside
from games.sword.action.colonies import found
from games.sword.action.deed import Deed, Play
from games.sword.action.effects.table import EVENT_KINDS, carry_out
from games.sword.action.events import CardUsed, CUPlaced, EventCancelled, Passed
from games.sword.action.uses import uses
from games.sword.board import put
from games.sword.cards.windows import respond
from games.sword.components import Player, UnitType
from games.sword.hands import spend
from games.sword.march import activate
from games.sword.neutral import check_revolt
from games.sword.pacts import offers
from games.sword.siege import check_sieges
from games.sword.state import Sword
from games.sword.support import Terms
from games.sword.support import spend as spend_support
from games.sword.underway import Order, Played

PASS: Final = Play("pass")


async def take_action(g: Sword) -> None:
    """SR-5.4.1, 5.4.2: alliances, one card play or none, and before or after it what may be played beside."""
    extras = beside.Extras()
    g.proposed.clear()
    chosen = await interruptible(choose(g), lambda: aside(g, extras))
    await play(g, chosen or PASS)
    await beside.after(g, extras)
    settle_down(g)


def aside(g: Sword, extras: beside.Extras) -> list[Interrupt[Any]]:
    """SR-5.4.1, 5.4.2: what he may do before his card play; alliances before all else."""
    return [*([] if extras.done else offers(g)), *beside.before(g, extras)]


def settle_down(g: Sword) -> None:
    """SR-2.11, 13.3, 16.6: after an action sieges without besiegers are lifted, and a revolt without CU is over."""
    check_revolt(g)
    check_sieges(g)


async def choose(g: Sword) -> Play | None:
    """SR-DP4: a card and its use, or pass; by default he passes."""
    return await ask(lambda: playing(g))


def playing(g: Sword) -> Decision[Play]:
    """SR-DP4: one press chooses the card, its use, and the army or place it is for."""
    choice: OneOf[Play] = OneOf({PASS.id: PASS, **uses(g, g.active)})
    about = {"turn": g.turn, "round": g.round, "player": g.active}
    secret = bool(g.hands[g.active].hand)  # that he can only pass tells of his cards
    return Decision(
        "action.play", g.seat(g.active), choice, "SR-5.4.1", "SR-DP4", about, lapse=PASS.id, personal=secret
    )


async def play(g: Sword, one: Play) -> None:
    """SR-6.4, 7.1: the card is used once, as event or for its value."""
    if one.use == "pass":
        g.tell(Passed(g.active))
        return
    g.tell(CardUsed(one.player, one.card, one.use, one.power, one.at))
    if one.use == "event":
        await event(g, one)
    else:
        spend(g, one.player, one.card)
        await OPERATIONS[one.use](g, one)


# As event


async def event(g: Sword, one: Play) -> None:
    """SR-6.8, 6.9, 33.2: others may cancel it before its price is paid; then it takes effect."""
    g.played = Played(one.player, one.card)
    if one.face.kind in EVENT_KINDS:
        await respond(g, "enemy_event_played", _others(g, one), player=one.player, card=one.card)
    cancelled = g.played.cancelled
    spend(g, one.player, one.card, out=one.face.remove_after_event and not cancelled)
    if cancelled:
        g.tell(EventCancelled(one.player, one.card))
    else:
        await carry_out(g, Deed(one.player, one))
    g.played = None


def _others(g: Sword, one: Play) -> list[Player]:
    return [player for player in g.from_active() if g.seat(player) != g.seat(one.player)]


# For operations


async def activation(g: Sword, one: Play) -> None:
    """SR-7.1.1: an army whose rating is no higher than the value."""
    await activate(g, Order(one.player, one.owner, one.at, one.face.op, one.card, one.inside))


async def raise_cu(g: Sword, one: Play) -> None:
    """SR-7.1.2: one CU; Carthage's is its own, for mercenaries are hired (SR-7.2.4)."""
    kind: UnitType = "carthaginian" if one.owner == "CAR" else "normal"
    put(g, one.owner, one.at, {kind: 1})
    g.tell(CUPlaced(one.owner, kind, {one.at: 1}))


async def support(g: Sword, one: Play) -> None:
    """SR-7.1.3 to 7.1.5: so many points, added or removed."""
    terms = Terms(g.hands[one.player].powers, operations=True)
    await spend_support(g, one.player, terms, one.face.op, card=one.card)


async def colony(g: Sword, one: Play) -> None:
    """SR-7.2.3."""
    found(g, one.at)


OPERATIONS: Final[Mapping[str, Callable[[Sword, Play], Script[None]]]] = {
    "activate": activation,
    "raise": raise_cu,
    "support": support,
    "colony": colony,
}
