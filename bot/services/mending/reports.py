"""*Report a problem*: what a player writes, kept with what everybody sees and what he sees himself (discord-ux 16).

Nobody else's secrets are in it, and his own reach nobody who plays: the host is told the words only.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from pydantic import AwareDatetime, BaseModel, ConfigDict

from bot.base.errors import NotAllowed
from bot.base.text import escape
from bot.store.store import NoteRow, Parcel, Stand, new_id
from bot.table.tables import Tables
from games.kernel import Seat

NOTE: Final = "report"
LONGEST: Final = 1000
MOST: Final = 20
KEPT: Final = timedelta(days=90)


class Report(BaseModel):
    """A problem somebody has told of.

    Attributes:
        message: what the message he means shows; "" for none of ours.
        public: what everybody sees; own: what he sees, both empty where nothing can be looked at.
        code: why the game is held, if it is.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    user: int
    seat: Seat | None
    at: AwareDatetime
    text: str
    message: str = ""
    step: str = ""
    code: str = ""
    public: dict[str, Any]
    own: dict[str, Any]


async def tell(tables: Tables, game: str, report: Report) -> str:
    """Keep a report and tell the host its words; under which code. NotAllowed: it is empty, or there are too many."""
    if not report.text.strip() or len(report.text) > LONGEST:
        raise NotAllowed("report.text", max=LONGEST)

    async def act() -> str:
        stand, now = await tables.store.stand(game), tables.time.now()
        if stand is None or len(stand.notes_of(NOTE)) >= MOST:
            raise NotAllowed("report.many")
        code = new_id(5).upper()
        note = NoteRow(game, NOTE, code, report.model_dump(mode="json"), now + KEPT)
        await tables.store.note(game, now, [note], parcels=_to_host(stand, report, code))
        return code

    return await tables.alone(game, act)


def _to_host(stand: Stand, report: Report, code: str) -> list[Parcel]:
    host = next((seat for seat, row in stand.seats.items() if row.user == stand.game.host), None)
    if host is None or stand.game.status == "lobby":
        return []
    about = {"seat": str(report.seat or ""), "text": escape(report.text), "code": code, "title": stand.game.title}
    return [Parcel(f"seat:{host}", f"dm:{host}", "notice", "reported", about=about)]


async def forget(tables: Tables, note: NoteRow) -> None:
    """It is so old that nobody needs it any more."""
    await tables.store.note(note.game, tables.time.now(), drop=[note])
