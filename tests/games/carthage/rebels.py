"""Commanders who may revolt."""

from __future__ import annotations

from typing import Any

from games.carthage.state import Carthage
from games.republic.pieces import Legion
from tests.games.carthage import combat
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.revolution import CYRENE, Change, revolution, victorious

GISCO, HIMILCO, BOMILCAR = "fam-gisco", "fam-himilco", "fam-bomilcar"
LIBYAN, CELT = "libyan-spearmen", "celtiberians"
TEST: dict[str, Any] = {"command": "test", "paid": []}


def revolting(play: Play, *changes: Change, rolls: tuple[int, ...] = (), **how: Any) -> Play:
    """The victors decide; these are the dice of the legions."""
    dice = {"allegiance": rolls, **how.pop("dice", {})}
    return revolution(play, "revolution.revolt", *changes, dice=dice, **how)


def gisco(legions: int = 4, of: str = CELT, **units: Any) -> Change:
    """Gisco (circle) has won with these legions; Celtiberians follow on 4 in the Early era."""
    return victorious(7, legions=legions, of=of, **units)


def rise(play: Play, seat: str = "circle") -> None:
    """He tests his legions and revolts."""
    play.answer(seat, "revolution.revolt", TEST)
    play.answer(seat, "revolution.declare", "revolt")


def veteran(loyal: int, place: str) -> Change:
    """A Numidian veteran loyal to a Senator is somewhere."""

    def change(g: Carthage) -> None:
        combat.enlist(g, "numidian-cavalry")
        one = Legion(type="numidian-cavalry", veteran=True, loyal=numbered(g, loyal).id)
        match place:
            case "home":
                g.army.active.legions.append(one)
            case "garrison":
                add_province(g, "numidia", governor=12).garrison.append(one)
            case "field":
                combat.force(CYRENE, 10, legions=1, of=LIBYAN)(g)
                list(g.forces.values())[-1].units.legions.append(one)
            case _:
                g.forces["force-1"].units.legions.append(one)

    return change


def pair(legions: int = 3, **units: Any) -> Change:
    """Gisco (circle) and Himilco (square) have won together. MIL 3 and 2."""
    return victorious(7, 8, legions=legions, of=CELT, **units)


def wish(play: Play, **wishes: bool) -> None:
    """Both say in secret what they wish."""
    for seat, revolts in wishes.items():
        play.answer(seat, "revolution.wish", "revolt" if revolts else "lay-down")
