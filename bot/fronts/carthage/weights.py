"""How much an event of Carthage decided, where there is room for few: in the story of a game, on its page."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.senate.parcels import ENDS, ref_of
from bot.store.store import EventRow

KINDS: Final = {
    "carthage.GameEnded": 100,
    "republic.ElectedForLife": 90,
    "republic.AppointedForLife": 90,
    "carthage.RevoltBegan": 90,
    "republic.RevoltFailed": 80,
    "carthage.Bankrupt": 80,
    "carthage.WarLost": 75,
    "republic.FactionOut": 70,
    "republic.WarWon": 65,
    "republic.PretenderRose": 60,
    "republic.CommanderCaptured": 60,
    "republic.AssassinRolled": 60,
    "republic.Convicted": 55,
    "carthage.ProvinceRemoved": 50,
    "republic.ProvinceCreated": 45,
    "carthage.SuffeteElected": 45,
    "carthage.LawEnacted": 40,
    "republic.Died": 40,
    "carthage.WarActivated": 35,
    "carthage.Discovered": 35,
    "republic.EventEntered": 30,
    "republic.SenatorJoined": 25,
}
MOTIONS: Final = {
    "life": 85,
    "suffetes": 55,
    "trial": 50,
    "peace": 50,
    "forces": 40,
    "tax": 30,
    "alliance": 30,
    "committee": 25,
    "governors": 25,
    "units": 25,
    "expedition": 25,
    "concessions": 20,
    "minor": 5,
}
CLOSE: Final = 10  # a vote in which a single Senator could have turned it weighs so much more
NARROW: Final = 8


def weight(event: EventRow) -> int:
    """How much it decided, as far as its kind tells; of a vote, what was voted on, and how close it was."""
    if event.kind not in ENDS:
        return KINDS.get(event.kind, 0)
    votes = [int(event.fields.get(name, 0)) for name in ("votes_for", "votes_against")]
    close = any(votes) and abs(votes[0] - votes[1]) <= NARROW
    return MOTIONS.get(str(event.fields.get("kind")), 10) + (CLOSE if close else 0)


def card_of(turn: int, event: EventRow) -> str:
    """The card that shows how a vote came out; other events have none of their own."""
    return ref_of(turn, int(event.fields["number"])) if event.kind in ENDS else ""
