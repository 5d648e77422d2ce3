"""SR-9.6, 11.1.1, 12.4.3, 17, 18.2: who sails with how many CU, what may be sent against them, what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from games.kernel import Decision, OneOf, ask
from games.sword.board import besieged, friendly, ports
from games.sword.cards.windows import respond
from games.sword.components import GARRISON_BOX, Card, Player, Power, deck, spaces, tables
from games.sword.hands import spend
from games.sword.sea_events import Interdicted, SailedBack, SeaRolled, ShipsGiven
from games.sword.state import Sword
from games.sword.underway import Order, Voyage

Landing: TypeAlias = Literal["success", "return", "sunk"]
NONE: Final = "none"
FLEET: Final[Mapping[int, int]] = {1: 3, 2: 6, 3: 10}  # SR-9.6.3: what Carthage carries by the OP of a card
GREAT: Final = 3  # the OP by which Greeks and Romans sail
AFRICA: Final = "Africa"
RHEGIUM: Final = ("rhegium", "messana", "tarentum")


# Who may sail, and with how many


def harbours(g: Sword, power: Power, origin: str) -> list[str]:
    """SR-9.6.1, 17.1, 19.1: the ports an army may sail to from here.

    The box is for Carthage alone; with fewer than five players Africa is closed to all who are not at home there.
    """
    if not spaces()[origin].port:
        return []
    return [one for one in ports(g) if one != origin and open_to(g, power, one)]


def open_to(g: Sword, power: Power, at: str) -> bool:
    """SR-17.1, 19.1: whether units of this power may enter the space at all, by a move of their own."""
    if at == GARRISON_BOX:
        return power == "CAR"
    return g.five or spaces()[at].region != AFRICA or power == "CAR"


def capacity(g: Sword, power: Power, op: int, origin: str, to: str) -> int:
    """SR-9.6.3: the CU that an army of this power carries by a card of so many OP; 0: it may not sail by it."""
    match power:
        case "GRE":
            return _greek(g, origin, to) if op >= GREAT else 0
        case "ROM":
            able = "duoviri_navales" in g.built or on_carthaginian_ships(g, power)
            return FLEET[1] if able and op >= GREAT else 0
        case "CAR":
            return FLEET[min(op, GREAT)] if g.five and op else 0
        case _:
            return 0


def _greek(g: Sword, origin: str, to: str) -> int:
    """SR-9.6.3: 3, to or from Syracusae 6, (5P) with Lilybaeum 10 to or from either of both."""
    ends = (origin, to)
    if g.five and friendly(g, "GRE", "lilybaeum") and ("syracusae" in ends or "lilybaeum" in ends):
        return FLEET[3]
    return FLEET[2] if "syracusae" in ends else FLEET[1]


def on_carthaginian_ships(g: Sword, power: Power) -> bool:
    """SR-18.2 (2-4 players): while Pyrrhus is on the map Romans may sail on Carthaginian ships, without a roll."""
    pyrrhus = g.leaders.get("pyrrhus")
    return power == "ROM" and not g.five and pyrrhus is not None and pyrrhus.where == "map"


def by_card(g: Sword, power: Power, card: Card, origin: str, to: str) -> int:
    """SR-11.1.1, 12.4.3: the CU that a card of one's own carries when one avoids or retreats by sea."""
    if card.trigger == "naval_opportunity":
        return sum(one["cu"] for one in card.effects) if power in ("ETR", "SAM") else 0
    return capacity(g, power, card.op, origin, to)


def might_carry(g: Sword, power: Power, origin: str, to: str) -> bool:
    """SR-11.1.1: whether any card of its player's deck could carry it there."""
    player = g.player(power)
    return player is not None and any(by_card(g, power, one, origin, to) for one in deck(player, g.count))


def by_order(g: Sword, order: Order, sea: int, origin: str, to: str) -> int:
    """SR-9.6.3, 9.6.3.1, 17.2: by the card of the activation, by what it permits, or by ships and transports given."""
    permitted = order.sail if not order.sail_to or spaces()[to].region == order.sail_to else 0
    return max(capacity(g, order.power, order.op, origin, to), permitted, sea)


def may_leave(g: Sword, at: str, *, inside: bool) -> bool:
    """SR-9.6.1: out of a port, or from inside a friendly port city that is not besieged."""
    return spaces()[at].port and not (inside and besieged(g, at))


# Ships of Carthage


async def offered_ships(g: Sword, power: Power, at: str) -> tuple[int, str]:
    """SR-9.6.3.1, SR-DP12 (5P): Carthage may play a card that gives ships to an ally. Returns CU, and the card."""
    if not lends(g, power) or not spaces()[at].port:
        return 0, ""
    card = await _of_carthage(g, "movement.ships", "SR-9.6.3.1", "SR-DP12", {"power": power, "at": at})
    if card is None:
        return 0, ""
    spend(g, "CAR", card.id)
    g.tell(ShipsGiven(power, at, card.id, FLEET[card.op]))
    return FLEET[card.op], card.id


def lends(g: Sword, power: Power) -> bool:
    """SR-9.6.3.1: an ally, with five players, while Carthage has any card left."""
    return g.five and power != "CAR" and g.allied("CAR", power) and bool(g.hands["CAR"].holds)


async def _of_carthage(g: Sword, kind: str, clause: str, point: str, about: Mapping[str, str | int]) -> Card | None:
    """A card of Carthage's hand or a Desperate Times (SR-7.4.6), by default none."""

    def build() -> Decision[Card | None]:
        held: dict[str, Card | None] = {NONE: None, **{one.id: one for one in g.hands["CAR"].holds}}
        choice: OneOf[Card | None] = OneOf(held)
        matter = {"turn": g.turn, "round": g.round, **about}
        return Decision(kind, g.seat("CAR"), choice, clause, point, matter, lapse=NONE, personal=True)

    return await ask(build)


# The voyage


async def sail(g: Sword, voyage: Voyage) -> Landing:
    """SR-9.6.4, 9.6.5, 33.2: cards of the mover, interdiction, cards of others, the rolls; the worst of them counts."""
    g.voyage = voyage
    mover = g.player(voyage.power)
    await respond(g, "own_naval_move", [mover] if mover else [], at=voyage.origin, to=voyage.to)
    await interdict(g, voyage)
    await respond(g, "enemy_naval_move", _others(g, voyage.power), at=voyage.origin, to=voyage.to)
    landing = _rolls(g, voyage)
    g.voyage = None
    if landing != "success":
        g.tell(SailedBack(voyage.power, voyage.origin, voyage.to, min(voyage.cu, voyage.cap), landing))
    return landing


def _others(g: Sword, power: Power) -> list[Player]:
    """SR-33.2: those who are no allies of the mover."""
    return [one for one in g.players if not any(g.allied(power, mine) for mine in g.hands[one].powers)]


async def interdict(g: Sword, voyage: Voyage) -> None:
    """SR-9.6.4, SR-DP13 (5P): Carthage may play one card against it; its first OP forces the roll."""
    if not interdictable(g, voyage) or not g.hands["CAR"].holds:
        return
    about = {"power": voyage.power, "at": voyage.origin, "to": voyage.to}
    card = await _of_carthage(g, "movement.interdict", "SR-9.6.4", "SR-DP13", about)
    if card is None:
        return
    spend(g, "CAR", card.id)
    voyage.interdicted = card.op
    g.tell(Interdicted(voyage.power, voyage.origin, voyage.to, card.id))
    await respond(g, "own_interdiction", ["CAR"], at=voyage.origin, to=voyage.to)


def interdictable(g: Sword, voyage: Voyage) -> bool:
    """SR-9.6.4, 15.2.4, 19.1: with five players, of no ally, not under its own ships, nothing to or from the box."""
    free = voyage.safe or GARRISON_BOX in (voyage.origin, voyage.to)
    return g.five and not free and not g.allied("CAR", voyage.power)


def _rolls(g: Sword, voyage: Voyage) -> Landing:
    """SR-9.6.4 to 9.6.6: each roll that was forced, by itself; nothing forced: success."""
    forced = [*([voyage.interdicted - 1] if voyage.interdicted else []), *voyage.forced]
    forced += [0] if watched(g, voyage) else []
    results = [_roll(g, voyage, drm) for drm in forced]
    worst: tuple[Landing, ...] = ("sunk", "return", "success")
    return next(one for one in worst if one in (*results, "success"))


def watched(g: Sword, voyage: Voyage) -> bool:
    """SR-9.6.6, 18.2 (2-4 players): a port of non-player Carthage, or one gets away from before a Carthaginian army."""
    if g.five or voyage.safe or on_carthaginian_ships(g, voyage.power) or voyage.power == "CAR":
        return False
    return voyage.pursued or "CAR" in (g.control(voyage.origin), g.control(voyage.to))


def _roll(g: Sword, voyage: Voyage, drm: int) -> Landing:
    """SR-9.6.4: table `naval_combat`; -2 to a friendly port."""
    (die,) = g.dice.roll("naval")
    port = -2 if friendly(g, voyage.power, voyage.to) else 0
    landing = table(die + drm + port + voyage.drm)
    g.tell(SeaRolled(voyage.power, voyage.origin, voyage.to, die, drm, port, voyage.drm, landing))
    return landing


def table(result: int) -> Landing:
    """SR-9.6.4: 2 or less success, 3 and 4 back to port, 5 and more sunk."""
    rows = tables()["naval_combat"]["rows"]
    found: str = next(row["result"] for row in rows if row.get("min", result) <= result <= row.get("max", result))
    return "return" if found == "return_to_port" else "sunk" if found == "sunk" else "success"


# Getting away


def refuges(g: Sword, power: Power, at: str) -> Sequence[str]:
    """SR-11.1.1, 12.4.3: friendly ports to avoid or retreat to by sea, without enemy CU outside."""
    able = harbours(g, power, at)
    return [one for one in able if friendly(g, power, one) and not besieged(g, one) and not _enemies(g, power, one)]


def _enemies(g: Sword, power: Power, at: str) -> bool:
    return any(not g.allied(power, one.power) for one in g.stacks_at(at))
