"""The lines of a tally: what each faction's Senators cast, what is bought, what no Senator casts. Together they are it.

Pure: from the votes as the table sees them, or as they were told, to lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.republic.senate.words import SIDES
from bot.store.store import EventRow
from games.kernel import Seat
from games.republic.seen.senate import CastView

YEA_NAY: Final = SIDES[:2]
BESIDE: Final = ("AppealRolled", "JudgesBribed", "TrialRolled")
"""What adds votes to a trial that no Senator casts; the INF of the accused is added without a word."""
SOURCES: Final = {"AppealRolled": "appeal", "TrialRolled": "pleas"}
"""Of those the ones that say how many votes there are against conviction; below 0: for it."""


@dataclass(frozen=True, slots=True)
class Votes:
    """How one faction has voted: the votes of its Senators on each side, and beside them those they have bought."""

    seat: Seat
    sides: Mapping[str, int]
    bought: Mapping[str, int] = field(default_factory=dict[str, int])

    def words(self, voice: Voice) -> str:
        """In words: for 9 and against 3."""
        return voice.list(
            voice.say("ballot-side", side=side, votes=self.sides[side]) for side in SIDES if side in self.sides
        )

    def on(self, side: str) -> int:
        """All its votes on one side."""
        return self.sides.get(side, 0) + self.bought.get(side, 0)


def declared(seat: Seat, cast: Sequence[CastView]) -> Votes:
    """The votes of a faction as the table sees them."""
    sides, bought = Counter[str](), Counter[str]()
    for one in cast:
        sides[one.voice] += one.votes
        bought[one.voice] += one.bought
    return Votes(seat, sides, +bought)


def told(event: EventRow) -> Votes:
    """The votes of a faction as they were told; before it was told who bought, what is bought counts with the rest."""
    sides, bought, fields = Counter[str](), Counter[str](), event.fields
    purchases = fields.get("purchases", {})
    for name, side in fields["voices"].items():
        sides[side] += fields["weights"][name] - purchases.get(name, 0)
        bought[side] += purchases.get(name, 0)
    return Votes(Seat(fields["seat"]), sides, +bought)


def bought_line(voice: Voice, votes: Iterable[Votes]) -> list[str]:
    """RC-9.0.10: what was bought for each side, and by whom; nothing if nothing was."""
    buyers = [(side, one) for side in YEA_NAY for one in votes if one.bought.get(side)]
    cast = [voice.say("ballot-bought-side", side=side, votes=one.bought[side], seat=one.seat) for side, one in buyers]
    return [voice.say("ballot-bought", votes=voice.list(cast))] if cast else []


def left_over(votes: Sequence[Votes], yea: int, nay: int) -> dict[str, int]:
    """RC-9.3: of so many votes those that no Senator cast."""
    return {side: total - sum(one.on(side) for one in votes) for side, total in zip(YEA_NAY, (yea, nay), strict=True)}


def others(voice: Voice, more: Mapping[str, int]) -> list[str]:
    """RC-9.3: votes that no Senator casts, together: the INF of the accused, of the people, of bribed judges."""
    listed = [voice.say("ballot-side", side=side, votes=votes) for side, votes in more.items() if votes]
    return [voice.say("ballot-others", votes=voice.list(listed))] if listed else []


def beside(voice: Voice, story: Sequence[EventRow], more: Mapping[str, int]) -> list[str]:
    """RC-9.3.3 to 9.3.5, RR-1.09.42, 2.05.3: the same line by line, as long as what was told accounts for all of it."""
    known = [found for event in story if (found := spoken(event))]
    rest = Counter(more)
    for _, side, votes in known:
        rest[side] -= votes
    if not story or rest["for"] or rest["against"] < 0:
        return others(voice, more)
    influence = [("influence", "against", rest["against"])]
    return [one_line(voice, *one) for one in (*influence, *known) if one[2]]


def one_line(voice: Voice, source: str, side: str, votes: int) -> str:
    """What one source adds to one side."""
    return voice.say(f"ballot-{source}", votes=voice.say("ballot-side", side=side, votes=votes))


def spoken(event: EventRow) -> tuple[str, str, int] | None:
    """Where such votes come from, their side and their number; None: it adds none."""
    fields: Mapping[str, Any] = event.fields
    what = name_of(event)
    if what == "JudgesBribed":
        return "judges", fields["voice"], fields["votes"]
    if what in SOURCES and fields["votes"]:
        return SOURCES[what], "against" if fields["votes"] > 0 else "for", abs(fields["votes"])
    return None


def name_of(event: EventRow) -> str:
    """What it is called, whichever republic tells it."""
    return event.kind.partition(".")[2]


def concerns(event: EventRow, proposed: EventRow) -> bool:
    """Whether such an event belongs to the trial that was proposed: of the same accused; or bribes, in any trial."""
    if proposed.fields["kind"] != "trial" or name_of(event) not in BESIDE:
        return False
    terms = proposed.fields["terms"]
    special = terms.get("charge") == "assassination"
    return event.fields["senator"] == terms["accused"] if name_of(event) == "AppealRolled" else not special


def is_killing(event: EventRow) -> bool:
    """RC-9.3.5: whether the people have killed the accused, which ends the vote as nothing else tells."""
    return event.kind == "republic.AppealRolled" and event.fields["result"] == "killed"
