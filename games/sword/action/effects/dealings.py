"""Operations between players: alliance_break, choice_of_target, treaty, plunder_points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final

from games.sword.action.deed import Deed, Op, demand, pick
from games.sword.action.effects.effect import Effect
from games.sword.action.events import AllianceCut, Demanded, TreatyMade, TreatyRefused
from games.sword.board import neighbours
from games.sword.cards.events import PlunderGained
from games.sword.components import Player, Power
from games.sword.events import Discarded
from games.sword.hands import face, spend
from games.sword.pacts.events import AllianceMade
from games.sword.state import Alliance, Sword

ACCEPT: Final = "accept"
TWO: Final = 2  # SR-22.3: so many players make no alliances but those of their sides


# Alliances of others


def severable(g: Sword, player: Player) -> dict[str, Alliance]:
    """SR-33.3: alliances between two other players' powers, but for those of the set-up."""
    mine = g.hands[player].powers
    return {
        f"{one.a}-{one.b}": one for one in g.alliances if not one.permanent and not any(one.of(power) for power in mine)
    }


async def alliance_break(g: Sword, deed: Deed, _: Op) -> None:
    """SR-33.3: it ends at once, and neither pays for it (SR-15.4)."""
    able = severable(g, deed.player)
    one = able[await pick(g, deed, "alliance", sorted(able))]
    g.alliances.remove(one)
    deed.parted = (one.a, one.b)
    g.tell(AllianceCut(deed.player, one.a, one.b))


# A player must choose


def by_value(g: Sword, player: Player) -> list[str]:
    """SR-DP2: his cards, the least valuable first."""
    return sorted(g.hands[player].hand, key=lambda one: (face(one).op, face(one).number))


def ransom(g: Sword, of: Player) -> list[str]:
    """GAU-13: he discards a card of his choice, or the Gauls gain a plunder point."""
    return [*(f"discard.{one}" for one in by_value(g, of)), "plunder"]


def embassy(g: Sword, of: Player) -> list[str]:
    """GRE-31: he allies one of his powers with the Greeks, or discards two cards of his choice."""
    strangers = [one for one in g.hands[of].powers if not g.allied(one, "GRE")] if g.count != TWO else []
    pairs = combinations(by_value(g, of), 2)
    return [*(f"ally.{one}" for one in strangers), *(f"discard.{a}.{b}" for a, b in pairs)]


def ransomed(g: Sword) -> list[Player]:
    """GAU-13: players one of whose walled cities has a Gallic army in its space or next to it."""
    armies = [one.at for one in g.leaders.values() if one.where == "map" and one.power == "GAU" and _led(g, one.at)]
    near = dict.fromkeys(at for one in armies for at in (one, *neighbours(g, one)))
    owners = [g.player(place.control) for at in near if (place := g.places[at]).walled and place.control != "IND"]
    return [one for one in g.players if one in owners and g.seat(one) != g.seat("GAU")]


def _led(g: Sword, at: str) -> bool:
    """SR-2.8: a leader and at least one CU with him."""
    return any(g.leaders_at("GAU", at, inside=inside) and g.cu("GAU", at, inside=inside) for inside in (False, True))


def courted(g: Sword) -> list[Player]:
    """GRE-31: other players who can do one or the other."""
    return [one for one in g.players if g.seat(one) != g.seat("GRE") and embassy(g, one)]


DEMANDS: Final[Mapping[str, tuple[Callable[[Sword], list[Player]], Callable[[Sword, Player], list[str]]]]] = {
    "GAU-13": (ransomed, ransom),
    "GRE-31": (courted, embassy),
}
"""By card: of whom it may demand something, and what he may choose, the default first (SR-DP33)."""


async def choice_of_target(g: Sword, deed: Deed, _: Op) -> None:
    """SR-33.3, SR-DP33: its player chooses another, who chooses what he suffers."""
    whom, what = DEMANDS[deed.card.id]
    of = await _target(g, deed, whom(g))
    g.tell(Demanded(deed.player, deed.card.id, of))
    how, *rest = (await demand(g, deed, of, lambda: what(g, of))).split(".")
    if how == "discard":
        discarded(g, of, rest)
    elif how == "ally":
        ally(g, rest[0])
    else:
        gain(g, deed.card.id, 1)


async def _target(g: Sword, deed: Deed, able: Sequence[Player]) -> Player:
    named = await pick(g, deed, "player", able)
    return next(one for one in able if one == named)


def discarded(g: Sword, player: Player, cards: Sequence[str]) -> None:
    """SR-6.3: cards of his choice go to his discard pile."""
    for card in cards:
        spend(g, player, card)
    g.tell(Discarded(player, tuple(cards)))


def ally(g: Sword, named: str) -> None:
    """GRE-31: an alliance with the Greeks until the next Alliance Phase (SR-15.3)."""
    power: Power = next(one for hand in g.hands.values() for one in hand.powers if one == named)
    g.alliances.append(Alliance(power, "GRE", g.moment))
    g.tell(AllianceMade(power, "GRE"))


# Plunder points


def gain(g: Sword, card: str, points: int) -> None:
    """SR-14.5: the Gauls gain plunder points."""
    g.hands["GAU"].plunder += points
    g.tell(PlunderGained(card, points, g.hands["GAU"].plunder))


def alliances_of_gauls(g: Sword) -> int:
    """SR-15.1."""
    return sum(one.of("GAU") for one in g.alliances)


async def plunder_points(g: Sword, deed: Deed, op: Op) -> None:
    """SR-33.3: one for each alliance of the Gauls, up to a number."""
    gain(g, deed.card.id, min(alliances_of_gauls(g), op["max"]))


# A treaty


def pair(op: Op) -> tuple[Power, Power]:
    """The powers of the treaty."""
    a, b = op["powers"]
    return a, b


async def treaty(g: Sword, deed: Deed, op: Op) -> None:
    """SR-33.3: until the end of the turn neither's armies enter the other's spaces; he may refuse for a card."""
    a, b = pair(op)
    other: Player = next(one for one in g.players if one != deed.player and {a, b} & {*g.hands[one].powers})
    card = await demand(g, deed, other, lambda: [ACCEPT, *by_value(g, other)])
    if card != ACCEPT:
        discarded(g, other, [card])
        g.tell(TreatyRefused(other, card))
    else:
        g.treaties.append((a, b))
        g.tell(TreatyMade(a, b))


DEALINGS: Final[Mapping[str, Effect]] = {
    "alliance_break": Effect("must", lambda g, play, _: bool(severable(g, play.player)), alliance_break),
    "choice_of_target": Effect("must", lambda g, play, _: bool(DEMANDS[play.card][0](g)), choice_of_target),
    "treaty": Effect("must", lambda g, _, op: pair(op) not in g.treaties, treaty),
    "plunder_points": Effect("may", lambda g, _, _op: bool(alliances_of_gauls(g)), plunder_points),
}
