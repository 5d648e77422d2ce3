"""What Rome tells Discord of its own, and how it goes by turns and phases."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.ending import told_with
from bot.fronts.republic.posting import after, people, repeats
from bot.fronts.republic.senate.parcels import ENDS, standing
from bot.fronts.republic.weights import card_of
from bot.fronts.rome.figures import at_the_end
from bot.fronts.rome.recap import MEMORY
from bot.fronts.rome.weights import WEIGHTS
from bot.services.records.chronicle import Course
from bot.surface.posting.plan import Posting

POSTING: Final = Posting(
    people=people,
    after=after,
    standing=standing,
    cards=("ballot",),
    receipts=("republic.SheetHandedIn", "rome.HandDealt"),
    on_cards=ENDS,
    repeats=repeats,
    lasting=MEMORY.lasting,
    ending=told_with(at_the_end),
    recap=MEMORY.recap,
    weighs=WEIGHTS.weight,
    card=card_of,
)

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
