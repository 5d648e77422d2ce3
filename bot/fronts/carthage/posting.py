"""What Carthage tells Discord of its own, and how it goes by turns and phases."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.figures import lost_wars
from bot.fronts.carthage.recap import MEMORY
from bot.fronts.carthage.weights import WEIGHTS
from bot.fronts.republic.posting import posting
from bot.services.records.chronicle import Course

POSTING: Final = posting(hand="carthage.HandDealt", memory=MEMORY, weights=WEIGHTS, figures=lost_wars)

COURSE: Final = Course(
    begins={"carthage.TurnBegan": "turn"},
    opens={
        "carthage.TurnBegan": "mortality",
        **dict.fromkeys(("carthage.DisorderRolled", "carthage.RaidRolled", "carthage.PersonalIncome"), "revenue"),
        "carthage.DrewTradeCards": "trade",
        "republic.ForumOpened": "forum",
        "carthage.SenateOpened": "senate",
        "carthage.CombatOpened": "combat",
        **dict.fromkeys(("carthage.PublicReacted", "republic.PromisedCards", "carthage.RebelMustFight"), "revolution"),
    },
    leads=("republic.Ransomed", "carthage.StackChanged", "republic.EventLeft"),
)
