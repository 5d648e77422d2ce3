"""The words of a negotiation between two seats. Goods move at the table; here is only what is said.

Talk is what users write: it is escaped, at most 500 characters a line, rate-limited, can be muted, and is erased a day
after the deal is over. The rules never see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.errors import NotAllowed
from bot.store.store import Parcel, ParleyRow, Store, TalkRow, UserRow
from bot.text import escape
from games.kernel import Seat

LONGEST: Final = 500
MOST: Final = 10
SPAN: Final = timedelta(minutes=10)
NUDGE: Final = timedelta(minutes=30)
ERASED: Final = timedelta(hours=24)


def seats_of(deal: str) -> tuple[Seat, Seat]:
    """The two seats of a deal, from its id."""
    one, other, _ = deal.split(".")
    return Seat(one), Seat(other)


@dataclass(frozen=True, slots=True)
class Talks:
    """What is said in deals."""

    store: Store

    async def say(self, game: str, deal: str, seat: Seat, text: str, now: datetime) -> TalkRow:
        """Add a line. NotAllowed: it is empty or too long, or too much was said lately."""
        if not text.strip():
            raise NotAllowed("talk.empty")
        if len(text) > LONGEST:
            raise NotAllowed("talk.long", max=LONGEST, length=len(text))
        before = await self.store.talk(game, deal)
        mine = [row for row in before if row.seat == seat and now - row.at < SPAN]
        if len(mine) >= MOST:
            raise NotAllowed("talk.often", max=MOST)
        partner = next(one for one in seats_of(deal) if one != seat)
        parcels = [card(one, deal) for one in (seat, partner)]
        if not await self.muted(game, partner, seat) and not _lately(before, seat, now):
            parcels.append(Parcel(f"seat:{partner}", f"dm:{partner}", "talked", deal, merge=True))
        return await self.store.say(game, deal, seat, escape(text), now, parcels)

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
        await self.store.put_user(UserRow(listener, {**row.settings, "muted": muted}))
        return name in muted

    async def part(self, game: str, seat: Seat, former: int) -> None:
        """A seat has another holder: nobody is muted for the sake of the former one, nor does he mute anybody here."""
        rows = await self.store.seats(game)
        for user in {former, *(row.user for row in rows if row.user is not None)}:
            muted: list[str] = (await self.store.user(user)).settings.get("muted", [])
            left = [name for name in muted if name != f"{game}.{seat}" and not (user == former and _of(name, game))]
            if left != muted:
                await self.store.change_user(user, {"muted": left})

    async def over(self, game: str, deal: str, now: datetime) -> None:
        """The deal is over: its words are erased in a day."""
        parley = await self.store.parley(game, deal)
        if parley.erase_at is None and await self.store.talk(game, deal, 1):
            await self.store.put_parley(ParleyRow(game, deal, parley.thread, parley.kept, now + ERASED))


def card(seat: Seat, deal: str) -> Parcel:
    """The deal's card of one seat, to be drawn anew."""
    return Parcel(f"seat:{seat}", f"dm:{seat}", "deal", deal, merge=True)


def _of(muted: str, game: str) -> bool:
    return muted.partition(".")[0] == game


def _lately(before: list[TalkRow], seat: Seat, now: datetime) -> bool:
    return any(row.seat == seat and now - row.at < NUDGE for row in before)
