"""What Rome tells Discord of its own, and how it goes by turns and phases."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.posting import posting
from bot.fronts.rome.figures import at_the_end
from bot.fronts.rome.recap import MEMORY
from bot.fronts.rome.weights import WEIGHTS
from bot.services.records.chronicle import Course

POSTING: Final = posting(hand="rome.HandDealt", memory=MEMORY, weights=WEIGHTS, figures=at_the_end)

COURSE: Final = Course(
    begins={"rome.TurnBegan": "turn"},
    opens={
        "rome.TurnBegan": "mortality",
        **dict.fromkeys(("rome.RaidRolled", "rome.DisorderRolled", "rome.PersonalIncome"), "revenue"),
        "republic.ForumOpened": "forum",
        "rome.SenateOpened": "senate",
        "rome.CombatOpened": "combat",
        "republic.PromisedCards": "revolution",
    },
    leads=("republic.Ransomed", "republic.EventLeft"),
)
