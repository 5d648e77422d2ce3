"""What Carthage tells Discord of its own, and how it goes by turns and phases."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.figures import lost_wars
from bot.fronts.carthage.recap import MEMORY
from bot.fronts.carthage.weights import WEIGHTS
from bot.fronts.republic.ending import told_with
from bot.fronts.republic.posting import after, people, repeats
from bot.fronts.republic.senate.parcels import ENDS, standing
from bot.fronts.republic.weights import card_of
from bot.services.records.chronicle import Course
from bot.surface.posting.plan import Posting

POSTING: Final = Posting(
    people=people,
    after=after,
    standing=standing,
    cards=("ballot",),
    receipts=("republic.SheetHandedIn", "carthage.HandDealt"),
    on_cards=ENDS,
    repeats=repeats,
    lasting=MEMORY.lasting,
    ending=told_with(lost_wars),
    recap=MEMORY.recap,
    weighs=WEIGHTS.weight,
    card=card_of,
)

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
