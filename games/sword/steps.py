"""SR-5: the sequence of play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.kernel import Step
from games.sword.pacts import alliances
from games.sword.state import Sword
from games.sword.turn.draw import begin, draw_phase, first
from games.sword.turn.reinforcement import reinforcement, turn_end
from games.sword.turn.rounds import action, gap, round_begins
from games.sword.turn.standing import over, scoring
from games.sword.turn.wear import attrition, isolation, surrender

STEPS: Final[Mapping[str, Step[Sword]]] = {
    "turn.begin": begin,
    "draw": draw_phase,
    "action.first": first,
    "action.round": round_begins,
    "action.play": action,
    "action.gap": gap,
    "attrition": attrition,
    "surrender": surrender,
    "isolation": isolation,
    "scoring": scoring,
    "alliances": alliances,
    "reinforcement": reinforcement,
    "turn.end": turn_end,
    "end": over,
}
