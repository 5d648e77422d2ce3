"""SR-12.2: combat cards: who may play which in a step of a battle, and what they do to its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from games.kernel import Decision, OneOf, Raw, Seat, Several, ask, responses
from games.sword.board import regions, take
from games.sword.cards.costs import own_side, pay, payable
from games.sword.cards.events import CardPlayed, CostPaid, Duelled, PlunderGained, Rerolled
from games.sword.cards.fates import befall, fall
from games.sword.cards.using import Op, Use, present, uses
from games.sword.cards.windows import DECLINE, may_hold
from games.sword.components import Card, Player, UnitType, leaders
from games.sword.hands import face, spend
from games.sword.state import Stack, Sword
from games.sword.underway import Battle, Side

MOST: Final = 2
"""SR-12.2: so many combat cards per side and battle."""
Standing = Literal["attacker", "defender"]


# The sides, as a card sees them


def _battle(g: Sword) -> Battle:
    return present(g.battle)


def _own(g: Sword, use: Use) -> Side:
    return own_side(_battle(g), use)


def _other(g: Sword, use: Use) -> Side:
    battle = _battle(g)
    return battle.defender if _own(g, use) is battle.attacker else battle.attacker


def _standing(g: Sword, use: Use) -> Standing:
    return "attacker" if _own(g, use) is _battle(g).attacker else "defender"


def _army(g: Sword, side: Side) -> list[Stack]:
    """The CU of a side that are left."""
    found = (g.stack(power, _battle(g).at, inside=side.inside) for power in side.powers)
    return [one for one in found if one is not None]


def _units(g: Sword, side: Side) -> dict[str, int]:
    """Of each type how many; SR-20.3: of those that attack the unrest."""
    if side.units:
        return {kind: number for kind, number in side.units.items() if number}
    found: dict[str, int] = {}
    for stack in _army(g, side):
        for kind, number in stack.units.items():
            found[kind] = found.get(kind, 0) + number
    return found


# Conditions


def _fits(g: Sword, use: Use) -> bool:
    """SR-33.3: the condition that the effect has, if it has one."""
    wanted: Mapping[str, Any] = use.effect.get("condition", {})
    side = _own(g, use)
    return (
        wanted.get("power", "any") in ("any", *side.powers)
        and wanted.get("side", _side_word(g, use)) == _side_word(g, use)
        and ("regions" not in wanted or "otherwise" in use.effect or _in_regions(g, wanted["regions"]))
        and ("has_cu_type" not in wanted or wanted["has_cu_type"] in _units(g, side))
        and ("commander" not in wanted or _named(side))
        and ("result" not in wanted or _battle(g).winner in ("", _standing(g, use)))
    )


def _side_word(g: Sword, use: Use) -> str:
    return {"attacker": "attacking", "defender": "defending"}[_standing(g, use)]


def _in_regions(g: Sword, wanted: list[str]) -> bool:
    return _battle(g).at in regions("|".join(wanted))


def _named(side: Side) -> bool:
    return bool(side.commander) and leaders()[side.commander].kind == "named"


def _names_a_power(card: Card) -> bool:
    """SR-12.2: whether a card is for the power of its deck only: by a condition, a cost, or "the Roman commander"."""
    return any(
        "power" in one.get("condition", {}) or "power" in one or one.get("who") == "own_commander"
        for one in card.effects
    )


# What they do


async def _set_dice(g: Sword, use: Use) -> None:
    """SR-21.2: the highest number counts."""
    side = _own(g, use)
    side.dice = max(side.dice, use.n)


async def _drm(g: Sword, use: Use) -> None:
    """More to the total; `otherwise`: elsewhere than in the regions named."""
    wanted: Mapping[str, Any] = use.effect.get("condition", {})
    far = "otherwise" in use.effect and not _in_regions(g, wanted["regions"])
    _own(g, use).bonus += use.effect["otherwise"] if far else use.n


async def _enemy_drm(g: Sword, use: Use) -> None:
    _other(g, use).bonus += use.n


async def _inflict(g: Sword, use: Use) -> None:
    """More losses if it wins: before the roll they wait for the result, after it they are inflicted at once."""
    if _battle(g).winner:
        _other(g, use).losses += use.n
    else:
        _own(g, use).inflicts += use.n


def _can_absorb(g: Sword, use: Use) -> bool:
    side = _own(g, use)
    return side.losses > side.absorbed


async def _absorb(g: Sword, use: Use) -> None:
    """Losses inflicted on the army that are ignored."""
    _own(g, use).absorbed += use.n


async def _plunder(g: Sword, use: Use) -> None:
    g.hands[use.player].plunder += use.n
    g.tell(PlunderGained(use.card, use.n, g.hands[use.player].plunder))


# Dice


async def _reroll(g: Sword, use: Use) -> None:
    """The enemy's highest die, or up to so many of one's own, are rolled again; what they show then counts."""
    own = use.effect["side"] == "own"
    side = _own(g, use) if own else _other(g, use)
    which = await _chosen(g, use) if own else [side.rolled.index(max(side.rolled))]
    before = tuple(side.rolled)
    standing: Standing = "attacker" if side is _battle(g).attacker else "defender"
    for number in which:
        (side.rolled[number],) = g.dice.roll(f"combat.{standing}")
    g.tell(Rerolled(use.card, standing, before, tuple(side.rolled)))


async def _chosen(g: Sword, use: Use) -> list[int]:
    """SR-DP34: which of one's own dice; by default the lowest."""
    return await ask(lambda: _dice(g, use))


def _dice(g: Sword, use: Use) -> Decision[list[int]]:
    rolled = _own(g, use).rolled
    most = min(use.effect["max_dice"], len(rolled))
    choice: Several[int] = Several({str(number + 1): number for number in range(len(rolled))}, 1, most)
    lowest = sorted(range(len(rolled)), key=lambda number: rolled[number])[:most]
    lapse = [str(number + 1) for number in sorted(lowest)]
    about = {"card": use.card, "what": "dice"}
    return Decision("card.target", g.seat(use.player), choice, "SR-33.1", "SR-DP34", about, lapse=lapse)


# Commanders


def _both_command(g: Sword, use: Use) -> bool:
    return bool(_own(g, use).commander and _other(g, use).commander)


async def _duel(g: Sword, _: Use) -> None:
    """Single Combat: a die and tactics each; the lower commander is displaced, his army has tactics 0."""
    battle = _battle(g)
    one, other = battle.attacker, battle.defender
    (his,), (its,) = g.dice.roll("duel.attacker"), g.dice.roll("duel.defender")
    difference = his + one.tactics - its - other.tactics
    loser = None if not difference else other if difference > 0 else one
    beaten = loser.commander if loser else ""
    g.tell(Duelled(one.commander, his, one.tactics, other.commander, its, other.tactics, beaten))
    if loser is not None:
        fall(g, loser.commander, "displaced", "")
        _leaderless(loser)


def _leaderless(side: Side) -> None:
    """His army fights at tactics 0."""
    side.commander, side.tactics = "", 0


def _can_displace(g: Sword, use: Use) -> bool:
    """SR-20.3.1: against the unrest, or CU alone, it would do nothing."""
    side = _own(g, use) if use.effect["who"] == "own_commander" else _other(g, use)
    return bool(side.commander)


async def _displace(g: Sword, use: Use) -> None:
    """Balearic Slingers: at once; Devotio: when the battle is over (`settle`)."""
    if use.effect["who"] == "own_commander":
        _battle(g).after.append(use.card)
    elif befall(g, _other(g, use).commander, use):
        _leaderless(_other(g, use))


def settle(g: Sword) -> None:
    """Devotio: after the battle the commander who has vowed himself is displaced, or removed."""
    for card in _battle(g).after:
        use = next(one for one in uses(face(card).deck, card) if one.effect["op"] == "displace_leader")
        commander = _own(g, use).commander
        if commander and g.leaders[commander].where != "removed":
            befall(g, commander, use)


# Trading CU


def tradable(g: Sword, use: Use) -> int:
    """Expendable Front: mercenaries that are left when the losses inflicted have been taken."""
    side = _own(g, use)
    units = _units(g, side)
    left = sum(units.values()) - max(0, side.losses - side.absorbed)
    most: int = use.effect["max"]
    return max(0, min(most, units.get(use.effect["type"], 0), left))


async def _trade(g: Sword, use: Use) -> None:
    """So many more mercenaries are lost at once, and each inflicts a loss."""
    number = await _how_many(g, use)
    kind: UnitType = use.effect["type"]
    side = _own(g, use)
    stack = next(one for one in _army(g, side) if one.units.get(kind))
    take(g, stack, {kind: number})
    if side.units:
        side.units[kind] -= number
    _other(g, use).losses += number
    g.tell(CostPaid(use.card, stack.power, {stack.at: number}, kind))


async def _how_many(g: Sword, use: Use) -> int:
    """SR-DP34: one, or as many as he can; by default the cheapest."""
    if tradable(g, use) == 1:
        return 1

    def build() -> Decision[int]:
        choice: OneOf[int] = OneOf({str(number): number for number in range(1, tradable(g, use) + 1)})
        about = {"card": use.card, "what": "cu"}
        return Decision("card.target", g.seat(use.player), choice, "SR-33.1", "SR-DP34", about, lapse="1")

    return await ask(build)


COMBAT: Final[Mapping[str, Op]] = {
    "set_dice": Op(_fits, _set_dice),
    "drm": Op(_fits, _drm),
    "enemy_drm": Op(_fits, _enemy_drm),
    "inflict": Op(_fits, _inflict),
    "absorb": Op(_can_absorb, _absorb),
    "plunder_points": Op(_fits, _plunder),
    "reroll": Op(_fits, _reroll),
    "duel": Op(_both_command, _duel),
    "displace_leader": Op(_can_displace, _displace),
    "trade_cu": Op(lambda g, use: tradable(g, use) > 0, _trade),
    "cost_cu": Op(payable, pay),
}


# The windows


async def combat_cards(g: Sword, trigger: str) -> None:
    """SR-12.2: the active side first, each plays or declines in turn, until both decline in succession."""
    battle = _battle(g)
    by_seat: dict[Seat, Player] = {
        g.seat(side.player): side.player for side in (battle.attacker, battle.defender) if side.player is not None
    }

    async def act(_: Seat, card: str | None) -> None:
        if card is not None:
            await _play(g, card)

    await responses([*by_seat], lambda seat: _asked(g, by_seat[seat], trigger), act)


def _asked(g: Sword, player: Player, trigger: str) -> Decision[str | None] | None:
    """SR-DP17: one of his cards of this step, or none. Who by what all may see can have none is not asked."""
    if not may_hold(g, player, lambda card: _playable(g, card), trigger):
        return None
    able = [one for one in g.hands[player].hand if face(one).trigger == trigger and _playable(g, face(one))]
    choice: OneOf[str | None] = OneOf({DECLINE: None, **{one: one for one in able}})
    about: dict[str, Raw] = {"trigger": trigger, "at": _battle(g).at, "turn": g.turn, "round": g.round}
    return Decision(
        "combat.card",
        g.seat(player),
        choice,
        "SR-12.2",
        "SR-DP17",
        about,
        lapse=DECLINE,
        hidden=True,
        personal=True,
    )


def _playable(g: Sword, card: Card) -> bool:
    """SR-12.2, 33.3: less than two played, all effects can take place; for a non-player army no power is named."""
    found = uses(card.deck, card.id)
    side = own_side(_battle(g), found[0])
    if len(side.cards) >= MOST:
        return False
    if _names_a_power(card) and not any(one in side.powers for one in g.hands[card.deck].powers):
        return False
    return all(COMBAT[use.effect["op"]].ready(g, use) for use in found)


async def _play(g: Sword, card: str) -> None:
    """SR-6.9, 12.2: the card is revealed, its cost is paid, then it takes effect."""
    player = face(card).deck
    found = uses(player, card)
    own_side(_battle(g), found[0]).cards.append(card)
    spend(g, player, card, out=face(card).remove_after_event)
    g.tell(CardPlayed(player, card, face(card).trigger))
    for use in found:
        await COMBAT[use.effect["op"]].act(g, use)
