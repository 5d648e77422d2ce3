"""The words of a negotiation between two seats. Goods move at the table; here is only what is said.

Talk is what users write: it is escaped, at most 500 characters a line, rate-limited, can be muted, and is erased a day
after the deal is over. The rules never see it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from bot.base.errors import NotAllowed, NotOpen
from bot.base.text import escape
from bot.store.store import NoteRow, Parcel, ParleyRow, Stand, Store, TalkRow
from games.kernel import Seat

TALKING: Final = "talking"
LONGEST: Final = 500
MOST: Final = 10
SPAN: Final = timedelta(minutes=10)
NUDGE: Final = timedelta(minutes=30)
ERASED: Final = timedelta(hours=24)


def seats_of(deal: str) -> tuple[Seat, Seat]:
    """The two seats of a deal, from its id."""
    one, other, _ = deal.split(".")
    return Seat(one), Seat(other)


def number_in(deal: str) -> str:
    """The number of a deal among those of its two seats."""
    return deal.rpartition(".")[2].rpartition("-")[2]


def half_in(deal: str) -> str:
    """The half on whose floor a deal lies, which stands before its number (`Book.half`)."""
    return deal.rpartition(".")[2].rpartition("-")[0]


def is_deal_of(deal: str, seat: Seat | None) -> bool:
    """Whether a text, wherever it comes from, is the id of a deal of this seat."""
    return deal.count(".") == 2 and seat in seats_of(deal)


class Speaker(BaseModel):
    """How much a seat has said lately, and whom it has had called."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    said: tuple[AwareDatetime, ...] = ()
    called: dict[Seat, AwareDatetime] = Field(default_factory=dict[Seat, AwareDatetime])

    def speaks(self, now: datetime) -> Speaker:
        """One line more. NotAllowed: there were too many."""
        lately = tuple(at for at in self.said if now - at < SPAN)
        if len(lately) >= MOST:
            raise NotAllowed("talk.often", max=MOST)
        return self.model_copy(update={"said": (*lately, now)})

    def calls(self, partner: Seat, now: datetime) -> Speaker | None:
        """The partner is called; None: he was, not long ago."""
        before = self.called.get(partner)
        if before is not None and now - before < NUDGE:
            return None
        return self.model_copy(update={"called": {**self.called, partner: now}})


@dataclass(frozen=True, slots=True)
class Talks:
    """What is said in deals."""

    store: Store

    async def say(self, game: str, deal: str, seat: Seat, text: str, now: datetime) -> TalkRow:
        """Add a line. NotAllowed: it is empty or too long, or the seat has said too much lately."""
        if not escape(text):
            raise NotAllowed("talk.empty")
        if len(text) > LONGEST:
            raise NotAllowed("talk.long", max=LONGEST, length=len(text))
        partner = next(one for one in seats_of(deal) if one != seat)
        note = next((one for one in await self.store.notes(game, TALKING) if one.ref == seat), None)
        speaker = Speaker.model_validate(note.body if note else {}).speaks(now)
        parcels = [card(one, deal) for one in (seat, partner)]
        called = None if await self.muted(game, partner, seat) else speaker.calls(partner, now)
        if called is not None:
            parcels.append(Parcel(f"seat:{partner}", f"dm:{partner}", "talked", deal, merge=True))
        body = (called or speaker).model_dump(mode="json")
        await self.store.note(game, now, [NoteRow(game, TALKING, str(seat), body)])
        return await self.store.say(game, deal, seat, escape(text), now, parcels)

    async def keep(self, game: str, deal: str, seat: Seat, now: datetime) -> ParleyRow:
        """A seat would keep what was said; it is kept if both would. NotOpen: there is nothing left to keep."""
        parley = await self.store.parley(game, deal)
        if not await self.store.talk(game, deal, 1):
            raise NotOpen("talk.gone")
        if seat not in parley.kept:
            parley = replace(parley, kept=(*parley.kept, seat))
            await self.store.put_parley(parley)
            await self.store.post(game, [card(one, deal) for one in seats_of(deal)], now)
        return parley

    async def muted(self, game: str, listener: Seat, speaker: Seat) -> bool:
        """Whether the listener does not want to be called when this seat speaks."""
        user = next((row.user for row in await self.store.seats(game) if row.seat == listener), None)
        if user is None:
            return False
        return f"{game}.{speaker}" in (await self.store.user(user)).settings.get("muted", [])

    async def mute(self, game: str, listener: int, speaker: Seat) -> bool:
        """Mute a seat, or hear it again; whether it is muted now."""
        row = await self.store.user(listener)
        name, muted = f"{game}.{speaker}", list(row.settings.get("muted", []))
        if name in muted:
            muted.remove(name)
        else:
            muted.append(name)
        await self.store.change_user(listener, {"muted": muted})
        return name in muted

    async def part(self, game: str, seat: Seat, former: int) -> None:
        """A seat has another holder: nobody is muted for the sake of the former one, nor does he mute anybody here."""
        rows = await self.store.seats(game)
        for user in {former, *(row.user for row in rows if row.user is not None)}:
            muted: list[str] = (await self.store.user(user)).settings.get("muted", [])
            left = [name for name in muted if name != f"{game}.{seat}" and not (user == former and _of(name, game))]
            if left != muted:
                await self.store.change_user(user, {"muted": left})


def card(seat: Seat, deal: str) -> Parcel:
    """The deal's card of one seat, to be drawn anew."""
    return Parcel(f"seat:{seat}", f"dm:{seat}", "deal", deal, merge=True)


async def undone(store: Store, stand: Stand, to: int) -> list[Parcel]:
    """The cards of deals in which something was told after this entry, which is taken back."""
    named = (event.fields.get("deal") for event in await store.events(stand.game.id, to))
    deals = dict.fromkeys(deal for deal in named if isinstance(deal, str))
    return [card(seat, deal) for deal in deals for seat in seats_of(deal)]


def _of(muted: str, game: str) -> bool:
    return muted.partition(".")[0] == game
