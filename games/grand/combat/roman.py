"""GV-5.10, 5.12: what a direct battle means for Rome alone: Masters of Horse, Unrest, what counts as prosecuted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.grand.combat.armies import forces_at
from games.grand.combat.sides import rome_of
from games.grand.halves import OfRome
from games.grand.pieces import ROME
from games.grand.state import Grand
from games.republic.combat.pieces import Battle, Ground
from games.republic.pieces import Force
from games.rome.combat.commanders import dismiss_master
from games.rome.combat.strengths import commanders, forget_military
from games.rome.pieces import Senator
from games.rome.population.unrest import change_unrest

UNREST: Final[Mapping[tuple[Ground, str], int]] = {
    ("land", "victory"): -1,
    ("land", "defeat"): 2,
    ("sea", "victory"): -1,
}
DIRECT: Final = "direct"  # a mark beside "land" and "sea" (RR-1.10.9)
CHECKED: Final = ("victory", "stalemate")


def with_masters(g: Grand, number: int) -> list[tuple[Force, list[Senator]]]:
    """RR-1.09.34: who commands each Roman force, before the battle."""
    led = [force for force in forces_at(g, ROME, number) if force.commanders]
    return [(force, commanders(rome_of(g), force)) for force in led]


def part_from_masters(g: Grand, riders: Sequence[tuple[Force, list[Senator]]]) -> None:
    """RR-1.10.7: without his Dictator a Master of Horse comes back to Rome."""
    for force, leaders in riders:
        dismiss_master(rome_of(g), force, leaders)


def close(rome: OfRome, battle: Battle, result: str) -> None:
    """GV-5.10, 5.12: Unrest; what was fought; MIL that was rolled for the battle counts no more."""
    war = rome.wars[battle.war]
    marks = [DIRECT] if battle.ground == "land" else ["sea"]
    marks += ["checked"] if result in CHECKED else []
    war.fought += [one for one in marks if one not in war.fought]
    change_unrest(rome, UNREST.get((battle.ground, result), 0), result)
    forget_military(rome)


def prosecuted(rome: Any, war: str) -> bool:
    """GV-5.12: whether it has been fought against Carthage on land this turn."""
    return DIRECT in rome.wars[war].fought
