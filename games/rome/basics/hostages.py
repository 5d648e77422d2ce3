"""RR-1.10.71: between two phases promised ransoms are paid; raiders kill whom nobody has bought free by the Forum."""

from __future__ import annotations

from functools import wraps
from typing import Final

from games.kernel import Step, StepId
from games.republic.pieces import RAIDERS
from games.republic.ransom import pay_ransoms
from games.republic.senators import kill
from games.republic.terms import vacate
from games.rome.pieces import Senator
from games.rome.state import Rome

FORUM: Final = "forum.opening"
OPENINGS: Final = (
    "mortality", "revenue.start", FORUM, "population", "senate.opening", "combat.opening", "revolution.opening",
)  # fmt: skip
"""The first step of each phase (RR-1.03.1)."""


def after_ransoms(name: StepId, step: Step[Rome]) -> Step[Rome]:
    """RR-1.10.71: before a phase begins ransoms are paid; before the Forum Phase the raiders' patience is at an end."""
    if name not in OPENINGS:
        return step

    @wraps(step)
    async def run(g: Rome) -> StepId | None:
        pay_ransoms(g)
        if name == FORUM:
            await kill_hostages(g)
        return await step(g)

    return run


def lead_away(g: Rome, senator: Senator, captors: str) -> None:
    """RR-1.10.71, 1.07.21.4: he keeps his office; no force obeys him, and his Provinces lie in the Forum."""
    for name in g.governed_by(senator):
        vacate(g.provinces[name])
    for force in g.forces.values():
        force.commanders = [one for one in force.commanders if one != senator.id]
    senator.legates.clear()
    senator.place, senator.at, senator.proconsul = "captive", captors, False


async def kill_hostages(g: Rome) -> None:
    """RR-1.07.21.4: the ransom of a Governor taken in a raid was due before the Forum Phase."""
    for captive in [one for one in g.senators.values() if one.captive and one.at == RAIDERS]:
        await kill(g, captive, "raid", "RR-1.07.21.4")
