"""SR-4.1: what a player would score if it were scored now, and how he has scored till now, by source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from games.sword.components import POWERS_OF, Player, set_up, spaces
from games.sword.seen.view import SwordView, TallyView
from games.sword.turn.standing import A_PLUNDER, UNREST

Source = Literal["start", "towns", "cities", "tribes", "lost", "plunder", "unrest", "beside", "floor"]
KINDS: Final[Mapping[str, Source]] = {"normal": "towns", "walled": "cities", "tribal": "tribes", "box": "towns"}
"""SR-2.1: by what a space is printed as: what a point for it is called."""


@dataclass(frozen=True, slots=True)
class Expected:
    """SR-4.1, 4.1.2: spaces of others he holds, his own that he does not, and points of plunder and unrest."""

    gained: tuple[str, ...]
    lost: tuple[str, ...]
    plunder: int
    unrest: int

    @property
    def change(self) -> int:
        """By how much his points would change, but for the floor."""
        return len(self.gained) - len(self.lost) + self.plunder - self.unrest


def expected(view: SwordView, player: Player) -> Expected:
    """As the places stand."""
    worth = [one for one in spaces().values() if one.vp_owner and one.id in view.places]
    held = {one.id for one in worth if view.places[one.id].control in POWERS_OF[player]}
    return Expected(
        tuple(one.id for one in worth if one.vp_owner != player and one.id in held),
        tuple(one.id for one in worth if one.vp_owner == player and one.id not in held),
        view.hands[player].plunder // A_PLUNDER,
        view.unrest // UNREST if player == "CAR" else 0,
    )


# How it came to what it is


def tallies(view: SwordView, player: Player) -> Sequence[TallyView]:
    """SR-5.8: the scorings of one player, turn by turn."""
    return [one for one in view.tallies if one.player == player]


def began(view: SwordView) -> int:
    """SR-3: the points with which all begin."""
    found: int = set_up(view.count)["vp_start"]
    return found


def curve(view: SwordView, player: Player) -> Sequence[int]:
    """SR-4.1: his points at the set-up and after each scoring."""
    return [began(view), *(one.now for one in tallies(view, player))]


def sources(view: SwordView, player: Player) -> Mapping[Source, int]:
    """SR-4.1, 4.1.2, 14.4, 14.5, 15.4: what his points of all turns came from; together they are those he has."""
    told = tallies(view, player)
    gained = [spaces()[id_].kind for one in told for id_ in one.gained]
    found: dict[Source, int] = {"start": began(view), "towns": 0, "cities": 0, "tribes": 0}
    for kind in gained:
        found[KINDS[kind]] += 1
    found["lost"] = -sum(len(one.lost) for one in told)
    found["plunder"] = sum(one.plunder for one in told)
    found["unrest"] = -sum(one.unrest for one in told)
    scored = curve(view, player)[-1]
    found["beside"] = sum(one.beside for one in told) + view.hands[player].vp - scored
    found["floor"] = view.hands[player].vp - sum(found.values())
    return found
