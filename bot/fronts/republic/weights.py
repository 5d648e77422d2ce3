"""How much an event of a republic decided, where there is room for few: in the story of a game, on its page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.fronts.republic.senate.parcels import ENDS, ref_of
from bot.store.store import EventRow

KINDS: Final = {
    "republic.ElectedForLife": 90,
    "republic.AppointedForLife": 90,
    "republic.RevoltFailed": 80,
    "republic.FactionOut": 70,
    "republic.WarWon": 65,
    "republic.PretenderRose": 60,
    "republic.CommanderCaptured": 60,
    "republic.AssassinRolled": 60,
    "republic.Convicted": 55,
    "republic.ProvinceCreated": 45,
    "republic.Died": 40,
    "republic.EventEntered": 30,
    "republic.SenatorJoined": 25,
}
CLOSE: Final = 10  # a vote in which a single Senator could have turned it weighs so much more
NARROW: Final = 8


@dataclass(frozen=True)
class Weights:
    """What events and motions of one republic weigh, beside the events that all have.

    Attributes:
        kinds: by the event.
        motions: by what was voted on.
    """

    kinds: Mapping[str, int]
    motions: Mapping[str, int]

    def weight(self, event: EventRow) -> int:
        """How much it decided, as far as its kind tells; of a vote, what was voted on, and how close it was."""
        if event.kind not in ENDS:
            return self.kinds.get(event.kind, KINDS.get(event.kind, 0))
        votes = [int(event.fields.get(name, 0)) for name in ("votes_for", "votes_against")]
        close = any(votes) and abs(votes[0] - votes[1]) <= NARROW
        return self.motions.get(str(event.fields.get("kind")), 10) + (CLOSE if close else 0)


def card_of(turn: int, event: EventRow) -> str:
    """The card that shows how a vote came out; other events have none of their own."""
    return ref_of(turn, int(event.fields["number"])) if event.kind in ENDS else ""
