"""What is asked once a phase: the packages of Revenue, Trade and Revolution; contributions and cards at once."""

from typing import Final

from games.carthage.ahead.packages import cards, revenue, revolution, trade
from games.kernel import Planning

PLANNINGS: Final[tuple[Planning, ...]] = (
    revenue.Package(),
    revenue.Contributions(),
    trade.Package(),
    cards.AtTheBeginning(),
    revolution.InTheRevolution(),
    revolution.RevolutionPlan(),
)
