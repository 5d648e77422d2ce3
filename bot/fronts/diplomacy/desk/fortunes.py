"""What befell one player: seized from him, purged, appointed, warned, driven out. It is told by his codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.fronts.diplomacy.looking import diplomacy
from bot.store.store import EventRow
from bot.surface.kit.fortunes import ALONE, Fortunes
from bot.surface.kit.look import Look
from games.kernel import View

BEFALLS: Final[Mapping[str, Sequence[tuple[str, int]]]] = {
    "Seized": (("ruler_before", 8), ("sub_ruler_before", 8), ("ruler", 6)),
    "FellIntoDisorder": (("ruler_before", 8), ("sub_ruler_before", 8)),
    "ProvinceRevolted": (("ruler_before", 8), ("ruler", 7)),
    "UnitRevolted": (("ruler", 8), ("commander", 7)),
    "Purged": (("whom", 8), ("heir", 7), ("purger", 5)),
    "Appointed": (("whom", 7),),
    "Resigned": (("code", 3),),
    "Merged": (("code", 3),),
    "LostSupport": (("patron", 6),),
    "Warned": (("code", 7),),
    "DutyMet": (("code", 4),),
    "GameWon": (("code", 8),),
    "UnitRetreated": (("code", 5),),
    "UnitAdopted": (("code", 3),),
    "UnitRemoved": (("code", 3),),
    "SilenceNoted": (("code", 7),),
    "SharesPassed": (("taker", 5), ("giver", 5)),
    "Started": (("code", 7),),
    "StartedWithout": (("code", 7),),
}
"""By the event, which fields name whom it befalls, and how much it means to him."""
DISLODGED: Final = 7
OWN: Final = ("LetterSent", "PowerLent", "PowerRevoked", "RefusalFiled")
"""What he has done himself: told to him, but nothing that befell him."""


def weigh(look: Look, event: EventRow, _before: View | None) -> int:
    """CD-3.B.1: to whoever owns the code; nobody else learns whose it is."""
    name = event.kind.partition(".")[2]
    own = diplomacy(look).own
    if own is None or not event.reaches(look.seat) or name in OWN:
        return 0
    if name == "OrderGiven":
        return DISLODGED if event.fields["code"] in own.names and not event.fields["end"] else 0
    weights = [weight for field, weight in BEFALLS.get(name, ()) if event.fields.get(field) in own.names]
    return max(weights, default=0) or (ALONE if event.audience is not None else 0)


TOLD_ALONE: Final = ("VoidOrder", "LetterCame", "NameGiven", "DeadlineMissed", "RevoltFailed", "VotesLent")
FORTUNES: Final = Fortunes(
    outcomes={"press.letter": ("diplomacy.LetterSent",)},
    weigh=weigh,
    mine=lambda _look, _event: True,
    befalls=tuple(f"diplomacy.{name}" for name in (*BEFALLS, "OrderGiven", *TOLD_ALONE)),
)
