"""SR-33.3: what response cards do. They work on what is under way: an activation, an attempt, a voyage, a siege."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.sword.board import (
    besieged,
    friendly,
    own_or_allied,
    rugged,
)
from games.sword.cards.costs import pay, payable, spot
from games.sword.cards.events import PlunderGained
from games.sword.cards.fates import befall
from games.sword.cards.using import Op, Use, choose, present
from games.sword.components import GARRISON_BOX, Power, leaders, spaces
from games.sword.hands import face
from games.sword.state import Stack, Sword
from games.sword.underway import Side, halves


def _mine(g: Sword, use: Use) -> list[Power]:
    return [*g.hands[use.player].powers]


# Cancelling


def _can_cancel(g: Sword, use: Use) -> bool:
    """An event or NPA option just announced by another; an activation, or a siege roll against a city, of the power."""
    match use.effect["what"]:
        case "event" | "npa":
            return g.played is not None and not g.played.cancelled and g.seat(g.played.player) != g.seat(use.player)
        case "activation":
            under_way = g.activation
            return under_way is not None and not under_way.cancelled and under_way.order.power == use.effect["power"]
        case _:
            return _city_rolled_against(g, use)


def _city_rolled_against(g: Sword, use: Use) -> bool:
    """A walled city of the power, in the region of the card if it names one, and the roll is not cancelled yet."""
    if g.siege is None or g.siege.cancelled:
        return False
    place = g.places[g.siege.at]
    region = use.effect.get("region", spaces()[place.id].region)
    return place.walled and place.control == use.effect["power"] and spaces()[place.id].region == region


async def _cancel(g: Sword, use: Use) -> None:
    """SR-6.8: it has no effect; what gave it is spent all the same."""
    match use.effect["what"]:
        case "event" | "npa":
            present(g.played).cancelled = True
        case "activation":
            present(g.activation).cancelled = True
        case _:
            present(g.siege).cancelled = True


# What succeeds without a roll


def _can_be_sure(g: Sword, use: Use) -> bool:
    """An interception or avoidance about to be rolled, by an army of the power that the card names; a plunder roll."""
    if use.effect["what"] == "plunder":
        return g.raid is not None and not g.raid.sure
    attempt = g.attempt
    if attempt is None or attempt.sure or attempt.what != use.effect["what"]:
        return False
    return use.effect["power"] in ("any", attempt.power)


async def _be_sure(g: Sword, use: Use) -> None:
    if use.effect["what"] == "plunder":
        present(g.raid).sure = True
    else:
        present(g.attempt).sure = True


# Activations


def _moving(g: Sword, use: Use) -> bool:
    """An army of his is on its way."""
    return g.activation is not None and g.activation.order.power in _mine(g, use)


async def _add_mp(g: Sword, use: Use) -> None:
    """Swift Riders: more movement points."""
    present(g.activation).halves += halves(use.effect["delta"])


async def _ease(g: Sword, _: Use) -> None:
    """Ligurian Guides: difficult connections cost 1 MP."""
    present(g.activation).easy = True


async def _permit(g: Sword, use: Use) -> None:
    """Naval Transports: the army may sail with so many CU in this activation."""
    present(g.activation).sea = max(present(g.activation).sea, use.effect["cu"])


def _can_bribe(g: Sword, _: Use) -> bool:
    """SR-7.2.1: an enemy army has come into an Etruscan space, and the mines are not exhausted."""
    moving = g.activation
    if moving is None or moving.bribed or not g.mines:
        return False
    return friendly(g, "ETR", moving.at) and not g.allied("ETR", moving.order.power)


async def _bribe(g: Sword, _: Use) -> None:
    """Golden Bribes: SR-7.2.1, and the card itself is the payment."""
    present(g.activation).bribed = True


# Voyages


def _sailing(g: Sword, use: Use) -> bool:
    """SR-33.2: a naval move of an army of his."""
    return g.voyage is not None and g.voyage.power in _mine(g, use)


def _at_sea(g: Sword, use: Use) -> bool:
    """Syracusan Fleet: an own move; Quinqueremes: one against which Carthage has just played a card."""
    if face(use.card).trigger == "own_naval_move":
        return _sailing(g, use)
    return g.voyage is not None and g.voyage.interdicted > 0


async def _add_cap(g: Sword, use: Use) -> None:
    present(g.voyage).cap += use.effect["delta"]


async def _sea_drm(g: Sword, use: Use) -> None:
    present(g.voyage).drm += use.n


def _can_force(g: Sword, use: Use) -> bool:
    """SR-33.2, 19.1, 9.6.4: against no ally and nothing that goes to or from the box; an interdiction is the only one.

    Moves under ships that Carthage has offered are never interdicted.
    """
    voyage = g.voyage
    if voyage is None or GARRISON_BOX in (voyage.origin, voyage.to):
        return False
    if any(g.allied(one, voyage.power) for one in _mine(g, use)):
        return False
    return not use.effect.get("is_interdiction") or (not voyage.interdicted and not voyage.safe)


async def _force(g: Sword, use: Use) -> None:
    """A roll on the Naval Combat Table; as interdiction it is like a card of so many OP (SR-9.6.4)."""
    if use.effect.get("is_interdiction"):
        present(g.voyage).interdicted = 1 + use.effect["drm"]
    else:
        present(g.voyage).forced.append(use.effect["drm"])


# Sieges and plunder


def _besieging(g: Sword, use: Use) -> bool:
    """A siege roll that he makes, for a non-player army too."""
    return g.siege is not None and g.siege.by == use.player and not g.siege.cancelled


async def _siege_drm(g: Sword, use: Use) -> None:
    present(g.siege).drm += use.n


def _can_add_points(g: Sword, use: Use) -> bool:
    """After his siege roll; in the Surrender Phase for a city that he besieges and whose price he can pay."""
    if face(use.card).trigger == "surrender_phase":
        return bool(_pressed(g, use))
    return _besieging(g, use)


def _pressed(g: Sword, use: Use) -> list[str]:
    """SR-2.10, 13.3: walled cities and tribal spaces, neither his nor an ally's, that CU of his besiege."""
    price = _price(use)
    return sorted(
        one.id
        for one in g.places.values()
        if besieged(g, one.id)
        and any(g.cu(power, one.id) and not own_or_allied(g, power, one.id) for power in _mine(g, use))
        and (price is None or payable(g, price, one.id))
    )


def _price(use: Use) -> Use | None:
    """The cost line of the same card."""
    found = next((one for one in face(use.card).effects if one["op"] == "cost_cu"), None)
    return Use(use.player, use.card, found) if found is not None else None


async def _add_points(g: Sword, use: Use) -> None:
    """SR-13.2: more siege points; SR-13.3: where nobody had any, they are those of the power that besieges it."""
    if face(use.card).trigger != "surrender_phase":
        present(g.siege).points += use.n
        return
    at = await choose(g, use.player, use.card, lambda: _pressed(g, use))
    if (price := _price(use)) is not None:
        await pay(g, price, at)
    place = g.places[at]
    place.siege += use.n
    if place.besieger is None:
        strongest: Power = max(_mine(g, use), key=lambda power: g.cu(power, at))
        place.besieger = strongest


def _can_gain(g: Sword, use: Use) -> bool:
    """Torch and Sword: its window opens when a city has been razed (SR-14.4)."""
    return "GAU" in g.hands and use.player == "GAU"


async def _gain_plunder(g: Sword, use: Use) -> None:
    """SR-14.5: plunder points."""
    g.hands["GAU"].plunder += use.n
    g.tell(PlunderGained(use.card, use.n, g.hands["GAU"].plunder))


# Attrition and loyalty


def _starving(g: Sword, use: Use) -> list[str]:
    """SR-5.5: where CU of his would suffer attrition, the most CU first."""
    found = [one for one in g.stacks if one.power in _mine(g, use) and _suffers(g, one)]
    able = sorted(found, key=lambda one: (-one.cu, one.at))
    return [*dict.fromkeys(one.at for one in able)]


def _suffers(g: Sword, stack: Stack) -> bool:
    if spaces()[stack.at].kind == "box" or (stack.power, stack.at) in g.spared:
        return False
    abroad = not own_or_allied(g, stack.power, stack.at)
    return (besieged(g, stack.at) if stack.inside else abroad) or (stack.power, spot(stack)) in g.harried


async def _spare(g: Sword, use: Use) -> None:
    """All his CU in one space suffer no attrition."""
    at = await choose(g, use.player, use.card, lambda: _starving(g, use))
    for power in _mine(g, use):
        g.spared.append((power, at))


def _in_the_hills(g: Sword, use: Use) -> list[str]:
    """Apennine Winter: enemy stacks in a space that touches a difficult connection, which can lose a CU."""
    mine = _mine(g, use)
    return sorted(
        f"{one.power}.{spot(one)}"
        for one in g.stacks
        if one.at in rugged()
        and not any(g.allied(power, one.power) for power in mine)
        and spaces()[one.at].kind != "box"
        and (one.power, one.at) not in g.spared
    )


async def _harry(g: Sword, use: Use) -> None:
    """One enemy stack loses 1 more CU to attrition."""
    target = await choose(g, use.player, use.card, lambda: _in_the_hills(g, use))
    stack = next(one for one in g.stacks if f"{one.power}.{spot(one)}" == target)
    g.harried.append((stack.power, spot(stack)))


def _costly(g: Sword, _: Use) -> list[str]:
    """SR-8.2.3: Greek leaders on the map whose penalty counts."""
    return sorted(
        one.id
        for one in g.leaders.values()
        if one.power == "GRE"
        and one.where == "map"
        and leaders()[one.id].loyalty_penalty
        and one.id not in g.penalty_ignored
    )


async def _ignore_penalty(g: Sword, use: Use) -> None:
    """Tyrant's Guard: the penalty of one leader counts not this turn."""
    g.penalty_ignored.append(await choose(g, use.player, use.card, lambda: _costly(g, use)))


# After battles


def _carthage(g: Sword) -> Side | None:
    """The side of Carthage in a battle that it has lost."""
    battle = g.battle
    if battle is None or not battle.winner:
        return None
    loser = battle.defender if battle.winner == "attacker" else battle.attacker
    return loser if "CAR" in loser.powers else None


def _can_crucify(g: Sword, _: Use) -> bool:
    """Crucifixion: Carthage has lost under a named leader who is still of this world."""
    side = _carthage(g)
    if side is None or not side.commander or leaders()[side.commander].kind != "named":
        return False
    return g.leaders[side.commander].where != "removed"


async def _crucify(g: Sword, use: Use) -> None:
    befall(g, present(_carthage(g)).commander, use)


def _won(g: Sword, use: Use) -> bool:
    """He has won the battle."""
    if g.battle is None or not g.battle.winner:
        return False
    return (g.battle.attacker if g.battle.winner == "attacker" else g.battle.defender).by == use.player


async def _add_support(g: Sword, use: Use) -> None:
    """Prisoners and Hostages: more support for the victory."""
    present(g.battle).support += use.n


# Costs


def _can_pay(g: Sword, use: Use) -> bool:
    """SR-6.9; that of a siege is looked at and paid city by city."""
    return use.effect["from"] == "besieging" or payable(g, use)


async def _pay(g: Sword, use: Use) -> None:
    if use.effect["from"] != "besieging":
        await pay(g, use)


OPS: Final[Mapping[str, Op]] = {
    "cancel": Op(_can_cancel, _cancel),
    "auto": Op(_can_be_sure, _be_sure),
    "mp": Op(_moving, _add_mp),
    "terrain_as_clear": Op(_moving, _ease),
    "naval_permit": Op(_moving, _permit),
    "bribe": Op(_can_bribe, _bribe),
    "naval_cap": Op(_sailing, _add_cap),
    "naval_drm": Op(_at_sea, _sea_drm),
    "force_naval_roll": Op(_can_force, _force),
    "siege_drm": Op(_besieging, _siege_drm),
    "siege_points": Op(_can_add_points, _add_points),
    "plunder_points": Op(_can_gain, _gain_plunder),
    "attrition_immune": Op(lambda g, use: bool(_starving(g, use)), _spare),
    "attrition_extra": Op(lambda g, use: bool(_in_the_hills(g, use)), _harry),
    "leader_penalty_ignore": Op(lambda g, use: bool(_costly(g, use)), _ignore_penalty),
    "displace_leader": Op(_can_crucify, _crucify),
    "support_bonus": Op(_won, _add_support),
    "cost_cu": Op(_can_pay, _pay),
}
