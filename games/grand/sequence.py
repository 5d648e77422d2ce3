"""GV-3.1: the sequence of play: which republic plays which part of its own sequence when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.grand.fall import fall
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.state import Course, Grand
from games.kernel import StepId
from games.kernel.game import first_word

AT_ONCE: Final[Sequence[StepId]] = ("revolution.triumph", "revolution.conquest")
"""RC-12.2, RR-1.12.3, GV-7.5: what a Rebel does who has won while too many Wars are Active, in whatever phase."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of the sequence: one republic plays on until it comes to one of these phases or steps.

    `half` None: a step of the whole game, which has the name of the leg.
    """

    half: Side | None = None
    until: tuple[str, ...] = ()

    def goes_on(self, step: StepId) -> bool:
        """Whether this step of the republic still belongs to it."""
        return step in AT_ONCE or (step not in self.until and first_word(step) not in self.until)


OWN: Final = Leg()


def coupled_war(number: int) -> dict[str, Leg]:
    """GV-3.4: war n: directly, or by the own rules of the one that attacks it, who stops before the rest of them."""
    return {
        f"combat.war-{number}": OWN,
        f"carthage.war-{number}": Leg(CARTHAGE, ("combat.wars", "combat.end")),
        f"rome.war-{number}": Leg(ROME, ("combat.wars", "combat.provinces")),
    }


STEPS_1_TO_4: Final[Mapping[str, Leg]] = {
    "turn": OWN,
    "carthage.mortality": Leg(CARTHAGE, ("revenue",)),
    "carthage.revenue": Leg(CARTHAGE, ("trade",)),
    "carthage.trade": Leg(CARTHAGE, ("forum",)),
    "carthage.forum": Leg(CARTHAGE, ("senate",)),
}
"""Those with which a turn begins in both stages."""
STAGE_1: Final[Mapping[str, Leg]] = {
    **STEPS_1_TO_4,
    "carthage.senate": Leg(CARTHAGE, ("combat",)),
    "carthage.combat": Leg(CARTHAGE, ("revolution",)),
    "carthage.revolution": Leg(CARTHAGE, ("revolution.end",)),
    "carthage.end": Leg(CARTHAGE, ("mortality",)),
    "end": OWN,
}
STAGE_2: Final[Mapping[str, Leg]] = {
    **STEPS_1_TO_4,
    "rome.mortality": Leg(ROME, ("revenue",)),
    "rome.revenue": Leg(ROME, ("forum",)),
    "rome.forum": Leg(ROME, ("population",)),
    "rome.population": Leg(ROME, ("senate",)),
    "carthage.senate": Leg(CARTHAGE, ("combat",)),
    "rome.senate": Leg(ROME, ("combat",)),
    "carthage.explorations": Leg(CARTHAGE, ("combat.wars",)),
    "rome.purchases": Leg(ROME, ("combat.wars",)),
    "combat.opening": OWN,
    **coupled_war(1),
    **coupled_war(2),
    **coupled_war(3),
    "combat.others": OWN,
    "carthage.combat": Leg(CARTHAGE, ("revolution",)),
    "rome.combat": Leg(ROME, ("revolution",)),
    "carthage.revolution": Leg(CARTHAGE, ("revolution.end",)),
    "rome.revolution": Leg(ROME, ("revolution.end",)),
    "carthage.end": Leg(CARTHAGE, ("mortality",)),  # GV-3.4a
    "rome.end": Leg(ROME, ("mortality",)),
    "end": OWN,
}
COURSES: Final[Mapping[Course, Mapping[str, Leg]]] = {
    "setup": {"carthage.setup": Leg(CARTHAGE, ("mortality",))},
    "stage-1": STAGE_1,
    "opening": {"rome.setup": Leg(ROME, ("mortality",))},
    "both": {"setup": OWN},
    "stage-2": STAGE_2,
}
FOLLOWS: Final[Mapping[Course, Course]] = {
    "setup": "stage-1",
    "stage-1": "stage-1",
    "opening": "stage-2",
    "both": "stage-2",
    "stage-2": "stage-2",
}
"""What comes when a course is over: a set-up leads to its stage, a turn of a stage to the next."""


async def go_on(g: Grand, side: Side, following: StepId | None) -> StepId:
    """The step after one of a republic: of the same leg, or of the next that can be played. GV-7.4: if it stands."""
    if following is None:
        await fall(g, side)
    else:
        g.resumes[side] = following
        if COURSES[g.course][g.leg].goes_on(following):
            return f"{side}:{following}"
    return next_leg(g)


def next_leg(g: Grand) -> StepId:
    """GV-3.1: the first step of the next leg; those of a republic that has fallen are skipped (GV-7.4)."""
    legs = list(COURSES[g.course])
    place = legs.index(g.leg) + 1
    if place == len(legs):
        return begin(g, FOLLOWS[g.course])
    return enter(g, legs[place])


def begin(g: Grand, course: Course) -> StepId:
    """The first step of a course."""
    g.course = course
    return enter(g, next(iter(COURSES[course])))


def enter(g: Grand, name: str) -> StepId:
    """The first step of a leg, or of the next after it that can be played."""
    g.leg = name
    leg = COURSES[g.course][name]
    if leg.half is None:
        return name
    step = g.resumes[leg.half]
    return f"{leg.half}:{step}" if leg.half in g.standing() and leg.goes_on(step) else next_leg(g)
