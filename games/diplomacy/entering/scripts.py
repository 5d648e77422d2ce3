"""CD-13.1: what is asked before the first Spring: names, preferences, units; of everybody at the same time."""

from __future__ import annotations

from typing import Final

from games.diplomacy.atlas import Place
from games.diplomacy.atlas.places import Arm
from games.diplomacy.entering.allotting import allot, lots, place_unit
from games.diplomacy.entering.dealing import deal_powers
from games.diplomacy.entering.naming import NameChoice, Wanted, enrol_wanted
from games.diplomacy.press.gazette import take_stock
from games.diplomacy.register import announce, approve, name_the_nameless, waiting
from games.diplomacy.state import Diplomacy
from games.kernel import Decision, OneOf, Raw, Seat, Several, Step, StepId, ask_all

FIRST: Final = "spring.orders"
"""The step with which the first season begins."""


async def names(g: Diplomacy) -> StepId:
    """CD-3.A, 3.C: each may propose a name to play under; until the next deadline the game-master may refuse it."""
    wanted = await ask_all(lambda: [name_question(g, seat) for seat in players(g)], amend=True)
    announce(g, enrol_wanted(g, wanted))
    return "setup.preferences"


async def preferences(g: Diplomacy) -> StepId:
    """CD-13.1: each lists what he would start with, the best first; then names are fixed, and lots are drawn."""
    wishes = await ask_all(lambda: [preference_question(g, seat) for seat in players(g)], amend=True)
    if g.standard:
        deal_powers(g, wishes)
        take_stock(g)
        return FIRST
    approve(g, waiting(g, before=g.counted + 1))
    name_the_nameless(g)
    allot(g, wishes)
    if g.start == "centres":
        return "setup.unit"
    take_stock(g)
    return FIRST


async def units(g: Diplomacy) -> StepId:
    """CD-13.1: whoever has a centre names one unit to start there; nobody learns who is not asked."""
    chosen = await ask_all(lambda: [unit_question(g, seat) for seat in players(g)], amend=True)
    placed = [(g.code(seat), seat, unit) for seat, unit in chosen.items() if unit is not None]
    for _, seat, (arm, at) in sorted(placed, key=lambda one: one[0]):
        place_unit(g, seat, arm, at)
    take_stock(g)
    return FIRST


def players(g: Diplomacy) -> list[Seat]:
    """CD-7.D: those who are active."""
    return [one.seat for one in g.players.values() if one.active]


def name_question(g: Diplomacy, seat: Seat) -> Decision[Wanted]:
    """CD-DP1, CD-DP3: a name, and a code if he likes."""
    return Decision("register.name", seat, NameChoice(g, seat), "CD-3.A", "CD-DP1", lapse={"name": "", "code": ""})


def preference_question(g: Diplomacy, seat: Seat) -> Decision[list[str]]:
    """CD-DP6, CD-DP40: a list; who says nothing is given what is drawn."""
    offered = {one: one for one in lots(g)}
    choice = Several(offered, 0, len(offered))
    if g.standard:
        return Decision("setup.preferences", seat, choice, "CD-N.2", "CD-DP40", lapse=[])
    return Decision("setup.preferences", seat, choice, "CD-13.1", "CD-DP6", lapse=[])


def unit_question(g: Diplomacy, seat: Seat) -> Decision[tuple[Arm, Place] | None]:
    """CD-DP7: an army, or where there is a coast a fleet."""
    options: dict[str, tuple[Arm, Place] | None] = {
        f"{arm} {at}": (arm, at) for province in g.ruled(seat) for arm, at in starters(g, province.code)
    }
    choice = Starting(options or {"none": None})
    return Decision("setup.unit", seat, choice, "CD-13.1", "CD-DP7", lapse=next(iter(choice.options)), hidden=True)


class Starting(OneOf[tuple[Arm, Place] | None]):
    """CD-13.1: one of these; or said before the lots are drawn: `A`, or `F`, which is an army where there is no coast.

    Of two coasts one has to be named.
    """

    __slots__ = ()

    def read(self, raw: Raw) -> tuple[Arm, Place] | None:
        """The unit and its place."""
        if raw not in ("A", "F"):
            return super().read(raw)
        meant = [one for one in self.options if one.startswith(f"{raw} ")] or [*self.options][:1]
        return super().read(meant[0] if len(meant) == 1 else raw)


def starters(g: Diplomacy, province: str) -> list[tuple[Arm, Place]]:
    """CD-D.1: what can stand there; where there are several coasts a fleet on each of them."""
    places = [Place(province, coast) for coast in g.atlas.spaces[province].coasts or ("",)]
    every: list[tuple[Arm, Place]] = [("A", Place(province)), *(("F", one) for one in places)]
    return [(arm, at) for arm, at in every if g.atlas.holds(arm, at)]


STEPS: Final[dict[str, Step[Diplomacy]]] = {
    "setup.names": names,
    "setup.preferences": preferences,
    "setup.unit": units,
}
