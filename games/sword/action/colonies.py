"""SR-7.2.3: Roman colonies."""

from __future__ import annotations

from typing import Final

from games.sword.action.events import ColonyFounded
from games.sword.board import controlled, enemies_at, friendly, neighbours
from games.sword.components import constants
from games.sword.state import Sword

MOST: Final[int] = constants()["max_colonies"]
WORTH: Final[int] = constants()["colony_min_op"]
NEAR: Final = 2  # so many Roman neighbours do for a Roman CU
FOUNDED: Final = 1  # its loyalty, unless by a card


def sites(g: Sword) -> list[str]:
    """SR-7.2.3: Roman normal spaces with a Roman CU or two Roman neighbours, without enemy CU; at most six colonies."""
    if sum(one.colony for one in g.places.values()) >= MOST:
        return []
    return [one for one in controlled(g, "ROM") if g.places[one].normal and _settled(g, one)]


def _settled(g: Sword, at: str) -> bool:
    near = sum(friendly(g, "ROM", one) for one in neighbours(g, at))
    return not enemies_at(g, "ROM", at) and (bool(g.cu("ROM", at)) or near >= NEAR)


def found(g: Sword, at: str, loyalty: int = FOUNDED) -> None:
    """SR-7.2.3: it is a walled city from now on."""
    place = g.places[at]
    place.colony, place.loyalty = True, loyalty
    g.tell(ColonyFounded(at, loyalty, sum(one.colony for one in g.places.values())))
