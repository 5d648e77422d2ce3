"""RR-1.03.1: the steps of a game in the order of play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.kernel import Step, StepId
from games.republic.register import gathered
from games.republic.reign import under_control
from games.rome.mortality.phase import mortality
from games.rome.setup import choices as setting
from games.rome.state import Rome

PLAIN: Final[Mapping[StepId, Step[Rome]]] = gathered(
    {
        "setup.governors": setting.governors,
        "setup.leaders": setting.leaders,
        "setup.cards": setting.cards,
        "mortality": mortality,
    },
)

STEPS: Final[Mapping[StepId, Step[Rome]]] = {name: under_control(step) for name, step in PLAIN.items()}
