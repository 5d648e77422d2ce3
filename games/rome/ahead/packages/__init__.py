"""What is asked once a phase: the packages of Revenue and Revolution, and cards at once."""

from typing import Final

from games.kernel import Planning
from games.rome.ahead.packages import cards, revenue, revolution

PLANNINGS: Final[tuple[Planning, ...]] = (
    revenue.Package(),
    cards.AtTheBeginning(),
    revolution.InTheRevolution(),
    revolution.RevolutionPlan(),
)
