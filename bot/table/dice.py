"""Fair dice: the bot promises its share before anybody adds to it; the seed is mixed of that and of a share a seat.

The digest of the bot's share is published as the lobby opens, so that it cannot be chosen afterwards. Each seat adds
words of its own, or has a share drawn for it; nobody knows the bot's. So nobody alone chooses the dice (discord-ux 16).
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from pydantic import BaseModel, ConfigDict, Field

from bot.base.errors import NotAllowed
from bot.store.store import NoteRow, Stand
from bot.table.notes import NOTHING, Noted
from games.kernel import Seat, commitment, mixed_seed

DICE: Final = "dice"
SHARE: Final = "share"
LONGEST: Final = 100
SHORT: Final = 16


class Share(BaseModel):
    """What one seat adds to the dice; `drawn`: by the bot, as its holder typed nothing."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    words: str = Field(min_length=1, max_length=LONGEST, repr=False)
    drawn: bool

    @property
    def digest(self) -> str:
        """What the others see of it until the game begins."""
        return commitment(self.words)[:SHORT]


class Held(BaseModel):
    """A share in the lobby, and whose it is: that of one who left counts no longer."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    user: int
    share: Share


class Dice(BaseModel):
    """The bot's share; once the game has begun, also those of the seats. It gives the seed away."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    server: str = Field(min_length=1, repr=False)
    shares: dict[Seat, Share] = Field(default_factory=dict[Seat, Share], repr=False)

    @property
    def seed(self) -> str:
        """What the server and the seats have mixed."""
        return mixed_seed(self.server, {seat: share.words for seat, share in self.shares.items()})


@dataclass(frozen=True, slots=True)
class Mixing:
    """The seed a game begins with, what is published of it now, and what is kept to prove it."""

    seed: str
    commitment: str | None
    notes: Noted = NOTHING


def promised(game: str) -> tuple[NoteRow, str]:
    """The bot's share for a new game, and the digest that is published."""
    server = secrets.token_hex(32)
    return NoteRow(game, DICE, "", Dice(server=server).model_dump(mode="json")), commitment(server)


def share_of(game: str, seat: Seat, user: int, words: str = "") -> NoteRow:
    """What somebody adds: words of his own, else a share drawn for him. NotAllowed: too long."""
    own = " ".join(words.split())
    if len(own) > LONGEST:
        raise NotAllowed("share.long", max=LONGEST, length=len(own))
    share = Share(words=own or secrets.token_hex(8), drawn=not own)
    return NoteRow(game, SHARE, seat, Held(user=user, share=share).model_dump(mode="json"))


def shares(stand: Stand) -> dict[Seat, Share]:
    """The shares that count: in the lobby those of the people who sit there, afterwards those that were mixed."""
    if (note := stand.note(DICE)) and (mixed := Dice.model_validate(note.body).shares):
        return mixed
    held = {Seat(note.ref): Held.model_validate(note.body) for note in stand.notes_of(SHARE)}
    return {seat: held[seat].share for seat in stand.seats if seat in held and held[seat].user == stand.holder(seat)}


def mixing(stand: Stand, seed: str | None) -> Mixing:
    """The dice of a game that begins.

    A game whose seed was named has no shares, and neither has one that an older release opened: then the digest of the
    seed itself is published.
    """
    note, spent = stand.note(DICE), stand.notes_of(SHARE)
    if note is None or seed is not None:
        chosen = seed or secrets.token_hex(32)
        return Mixing(chosen, commitment(chosen), Noted(drop=[*([note] if note else []), *spent]))
    dice = Dice(server=Dice.model_validate(note.body).server, shares=shares(stand))
    kept = NoteRow(stand.game.id, DICE, "", dice.model_dump(mode="json"))
    return Mixing(dice.seed, None, Noted([kept], spent))
