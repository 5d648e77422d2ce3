"""Why a seat declines a deal: one of a few ready reasons, or words of its own. Kept until the act that declines."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel, ConfigDict, Field

from bot.base.errors import NotAllowed
from bot.store.store import NoteRow, Stand
from bot.table.tables import Tables
from games.kernel import Seat

REFUSAL: Final = "deal-refusal"
REASONS: Final = ("little", "other", "keep", "found")
LONGEST: Final = 200


class Refusal(BaseModel):
    """Why a seat declines a deal: one of REASONS or "", and his own words."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    deal: str
    why: str = ""
    text: str = Field(default="", max_length=LONGEST, repr=False)


async def give_reason(tables: Tables, game: str, seat: Seat, refusal: Refusal) -> None:
    """Keep the reason for the act that declines the deal."""
    note = NoteRow(game, REFUSAL, str(seat), refusal.model_dump(mode="json"))
    await tables.alone(game, lambda: tables.store.note(game, tables.time.now(), [note]))


def refused(deal: str, why: str, text: str) -> Refusal:
    """A reason as it came from outside. NotAllowed: it is too long, or not one of those offered."""
    if len(text) > LONGEST:
        raise NotAllowed("talk.long", max=LONGEST, length=len(text))
    if why not in ("", "none", *REASONS):
        raise NotAllowed("deal.reason")
    return Refusal(deal=deal, why="" if why == "none" else why, text=" ".join(text.split()))


def reason_of(stand: Stand, seat: Seat, deal: str) -> Refusal:
    """The reason a seat has given for declining this deal, if it has given any."""
    note = stand.note(REFUSAL, str(seat))
    found = Refusal.model_validate(note.body) if note else None
    return found if found and found.deal == deal else Refusal(deal=deal)
