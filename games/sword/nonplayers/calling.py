"""SR-16.4, 20.0: a card calls a non-player power, or stirs the unrest of Carthage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.kernel import Decision, OneOf, ask
from games.sword.board import put
from games.sword.cards.windows import respond
from games.sword.components import Card, Player, Power
from games.sword.hands import spend
from games.sword.march import activate
from games.sword.neutral import check_revolt, named, reach, sources
from games.sword.nonplayers.events import NeutralCalled, NeutralCancelled, NeutralsCame
from games.sword.reinforcing import room
from games.sword.state import Sword
from games.sword.support import Terms
from games.sword.support import spend as spend_support
from games.sword.underway import Order, Played
from games.sword.unrest import can_rise, raise_unrest

CU = 2  # SR-16.4 b
POINT = 1  # SR-16.4 a


@dataclass(frozen=True, slots=True)
class Call:
    """SR-16.4: one option with one power: its army, or where CU appear."""

    option: Literal["activate", "cu", "support", "unrest"]
    power: Power | None = None
    at: str = ""
    inside: bool = False

    @property
    def id(self) -> str:
        """Its name on a card: "activate.VOL.antium", "support.TRG", "unrest"."""
        parts = (self.option, self.power or "", self.at, "inside" if self.inside else "")
        return ".".join(one for one in parts if one)


# What there is to choose


def options(g: Sword, card: Card) -> dict[str, Call]:
    """SR-16.4, 16.4.1: each option with each power it may be used for now, activations first (SR-DP26)."""
    powers = named(g, card)
    found = [
        *(one for power in powers for one in armies(g, power)),
        *(Call("cu", power, at) for power in powers for at in arriving(g, power)),
        *(Call("support", power) for power in powers if supporting(g, card.deck, power).offered(g)),
        *([Call("unrest")] if stirs(g, card) else []),
    ]
    return {one.id: one for one in found}


def armies(g: Sword, power: Power) -> list[Call]:
    """SR-16.4 c: its armies: a leader with CU."""
    led = [one for one in g.leaders.values() if one.where == "map" and one.power == power]
    able = [one for one in led if g.cu(power, one.at, inside=one.inside)]
    return list(dict.fromkeys(Call("activate", power, one.at, one.inside) for one in able))


def arriving(g: Sword, power: Power) -> list[str]:
    """SR-16.4 b, 5.10.2: its reinforcement space or where its leader stands, by the limit of ten."""
    led = [one.at for one in g.leaders.values() if one.where == "map" and one.power == power and not one.inside]
    return [one for one in dict.fromkeys((*sources(g, power), *led)) if room(g, power, one)]


def reached(g: Sword, player: Player, power: Power) -> list[str]:
    """SR-16.4 a, 15.2.5: spaces of its range, but none of his own powers or his allies."""
    mine = g.hands[player].powers
    return [one for one in reach(g, power) if not any(g.allied(own, g.control(one)) for own in mine)]


def supporting(g: Sword, player: Player, power: Power) -> Terms:
    """SR-16.4 a: support is added for it or removed, in its range."""
    return Terms([power], where=reached(g, player, power))


def stirs(g: Sword, card: Card) -> bool:
    """SR-16.4.1, 20.0, 20.1: not by Carthage, once an action round, as long as the unrest may rise."""
    return card.deck != "CAR" and not g.raised and can_rise(g) > 0


# The card is played


async def call(g: Sword, card: Card) -> None:
    """SR-16.4: he names option and power; then others may cancel it; then it is done."""
    g.played = Played(card.deck, card.id)
    chosen = await _named(g, card)
    spend(g, card.deck, card.id)
    g.tell(NeutralCalled(card.deck, card.id, chosen.option, chosen.power, chosen.at))
    if chosen.power == "TRG":
        others: list[Player] = [one for one in g.from_active() if g.seat(one) != g.seat(card.deck)]
        await respond(g, "npa_activation_TRG", others, player=card.deck, option=chosen.option)
    if g.played.cancelled:
        g.tell(NeutralCancelled(card.deck, card.id))
    else:
        await carry_out(g, card, chosen)
    g.played = None
    check_revolt(g)


async def _named(g: Sword, card: Card) -> Call:
    """SR-DP26: by default an army is activated, and attacks nobody."""
    able = options(g, card)
    choice: OneOf[Call] = OneOf(able)
    about: dict[str, str | int] = {"turn": g.turn, "round": g.round, "card": card.id}
    usual = next(iter(able))
    return await ask(
        lambda: Decision("action.npa", g.seat(card.deck), choice, "SR-16.4", "SR-DP26", about, lapse=usual)
    )


async def carry_out(g: Sword, card: Card, chosen: Call) -> None:
    """SR-16.4: support, CU, or an activation; SR-20.0: or the unrest rises by 1."""
    if chosen.power is None:
        g.raised = True
        raise_unrest(g, 1, "neutral-card")
    elif chosen.option == "activate":
        order = Order(card.deck, chosen.power, chosen.at, card.op, card.id, chosen.inside, any_rating=True)
        await activate(g, order)
    elif chosen.option == "cu":
        come(g, chosen.power, chosen.at)
    else:
        await spend_support(g, card.deck, supporting(g, card.deck, chosen.power), POINT, card=card.id)


def come(g: Sword, power: Power, at: str) -> None:
    """SR-16.4 b, 5.10.2: two CU, as far as there is room for them."""
    number = min(CU, room(g, power, at))
    put(g, power, at, {"normal": number})
    g.tell(NeutralsCame(power, at, number))
