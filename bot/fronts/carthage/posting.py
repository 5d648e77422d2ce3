"""What Carthage tells Discord of its own: Vote cards, battle cards, what they say already, what will be remembered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.fronts.carthage.combat.parcels import AFTERMATH, FOUGHT, battles
from bot.fronts.carthage.ending import ending_lines
from bot.fronts.carthage.recap import REMEMBERED, recap
from bot.fronts.carthage.senate.parcels import ENDS, TARGET, ballots, ref_of
from bot.fronts.carthage.weights import card_of, weight
from bot.services.records.chronicle import Course
from bot.store.store import EventRow, Parcel
from bot.surface.posting.plan import Posting
from games.carthage.state import Carthage
from games.kernel import Outcome, Seat
from games.kernel.table import Table


def people(table: Table[Any]) -> Sequence[Seat]:
    """All factions but the Neutrals."""
    state: Carthage = table.state
    return state.people


def after(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """Votes are asked in public, so their cards come first."""
    yield from ballots(table, outcome)
    yield from battles(table, outcome)


def standing(table: Table[Any]) -> Iterator[Parcel]:
    """The card of the motion that is voted on."""
    state: Carthage = table.state
    if state.senate.motion is not None:
        yield Parcel("public", TARGET, "ballot", ref_of(state.turn, state.senate.motion.number), merge=True)


def repeats(event: EventRow, told: Sequence[EventRow]) -> bool:
    """What the dice of a battle came to stands on its card; a War may come as an Active one in the same breath."""
    fought = any(one.kind == FOUGHT and one.n < event.n for one in told)
    return (fought and event.kind in AFTERMATH) or (event.kind == "carthage.WarActivated" and came_active(event, told))


def came_active(event: EventRow, told: Sequence[EventRow]) -> bool:
    """Whether a War that became Active has come as an Active one."""
    return any(
        one.kind == "republic.WarAppeared"
        and one.fields["war"] == event.fields["war"]
        and one.fields["status"] == "active"
        for one in told
    )


POSTING: Final = Posting(
    people=people,
    after=after,
    standing=standing,
    cards=("ballot",),
    receipts=("republic.SheetHandedIn", "carthage.HandDealt"),
    on_cards=ENDS,
    repeats=repeats,
    lasting=frozenset({"carthage.SuffeteElected", *(kind for _, kind, _ in REMEMBERED)}),
    ending=ending_lines,
    recap=recap,
    weighs=weight,
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
