"""Narrowing a look once, and what stands where as all see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.base.errors import NotAllowed
from bot.surface.kit.look import Look
from games.kernel import Seat
from games.sword.components import Player, Power, connections, leaders
from games.sword.seen.view import StackView, SwordView

INSIDE: Final = "inside"


def sword(look: Look) -> SwordView:
    """The view of a game of The Sword of Rome. NotAllowed: it is another's."""
    view = look.view
    if not isinstance(view, SwordView):
        raise NotAllowed("game.other-kind")
    return view


def players_of(view: SwordView, seat: Seat | None) -> list[Player]:
    """SR-22.3: what a seat plays: one hand, with two players both of a side."""
    return [player for player, hand in view.hands.items() if hand.seat == seat]


def spot(at: str) -> tuple[str, bool]:
    """A space, and whether its inside is meant: "roma.inside"."""
    where, _, inside = at.partition(".")
    return where, inside == INSIDE


# What stands where


def cu(view: SwordView, power: str, at: str, *, inside: bool = False) -> int:
    """How many CU of a power stand there."""
    found = (one.cu for one in view.stacks if (one.power, one.at, one.inside) == (power, at, inside))
    return sum(found)


def led(view: SwordView, power: str, at: str, *, inside: bool = False) -> list[str]:
    """The leaders of a power there, in setup order."""
    return [
        name
        for name, one in view.leaders.items()
        if one.where == "map" and (one.power, one.at, one.inside) == (power, at, inside)
    ]


def ablest(names: Sequence[str]) -> str:
    """SR-DP10: the highest tactics, then the setup order; "": nobody."""
    return max(names, key=lambda one: leaders()[one].tactics, default="")


def tactics(names: Sequence[str]) -> int:
    """SR-12.3.1: of whoever commands; without a leader 0."""
    return leaders()[ablest(names)].tactics if names else 0


def allied(view: SwordView, one: str, other: str) -> bool:
    """SR-2.3, 15.1: one power, or two that are allied."""
    return one == other or any({one, other} == {pact.a, pact.b} for pact in view.alliances)


def enemies(view: SwordView, power: str, at: str) -> list[StackView]:
    """SR-2.3: CU outside in a space that are not allied."""
    return [one for one in view.stacks if one.at == at and not one.inside and not allied(view, power, one.power)]


def allies_of(view: SwordView, powers: Sequence[Power]) -> list[Power]:
    """SR-15.1: with whom a player's powers are allied, beside each other."""
    pairs = [pact for pact in view.alliances if (pact.a in powers) != (pact.b in powers)]
    return list(dict.fromkeys(pact.b if pact.a in powers else pact.a for pact in pairs))


# The map


def neighbours(view: SwordView) -> Mapping[str, Mapping[str, str]]:
    """SR-2.6, 2.9: by space, the spaces one may step to, and over what; the Appian Way as it is now."""
    return _ways("appian_way" in view.built, frozenset(view.places))


@lru_cache(maxsize=16)
def _ways(built: bool, places: frozenset[str]) -> Mapping[str, Mapping[str, str]]:  # noqa: FBT001 - a key
    found: dict[str, dict[str, str]] = {}
    for one in connections():
        kind = "road" if one.appian and built else one.type
        if one.a in places and one.b in places:
            found.setdefault(one.a, {})[one.b] = kind
            if not one.one_way:
                found.setdefault(one.b, {})[one.a] = kind
    return found
