"""The moments of an exported game: phase by phase what was told, how it stood in the end, and the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import groupby
from typing import Any, Final

from PIL import Image

from bot.base.text import Voice
from bot.services.people.people import OVERVIEW, PHONE
from bot.services.records.chronicle import course
from bot.services.records.exported import Exported
from bot.store.store import EventRow
from bot.surface.kit.look import Look, look
from bot.surface.kit.studio import COMPOSERS, FOCUSES
from bot.surface.posting.plan import posting_of
from bot.surface.records.curves import CURVES, Measure
from bot.surface.records.transcript import by_phase, past_of
from games.kernel import Table
from rendering.describe import describe
from rendering.draw import canvas
from rendering.palette import Style
from rendering.scene import Scene

WIDE: Final = 1100  # pixels from side to side: letters of the board can be read, and fifty boards can be sent
NARROW: Final = 600  # of the upright one, whose letters are larger
QUALITY: Final = 35


@dataclass(frozen=True, slots=True)
class Board:
    """A picture, WebP, and what it says; `upright`: the same for narrow screens, where the game has one."""

    content: bytes
    alt: str
    upright: bytes | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A phase that was played: what all were told in it, and how the game stood when it was over."""

    turn: int
    phase: str
    told: Sequence[EventRow]
    measures: Sequence[Measure]
    board: Board | None

    @property
    def last(self) -> int:
        """The act that ended it."""
        return self.told[-1].seq


def moments(exported: Exported, voice: Voice) -> Iterator[Moment]:
    """All of them, in their order."""
    for turn, phase, told in chapters(exported):
        table = _after(exported, told[-1].seq)
        try:
            then = look(table, None, voice, exported.game, exported.seats)
            yield Moment(turn, phase, told, list(CURVES.of(exported.game.kind)(then)), board(then))
        finally:
            if table is not exported.table:
                table.close()


def chapters(exported: Exported) -> Iterator[tuple[int, str, list[EventRow]]]:
    """Turn, phase, and what all were told then; what a card of the last phase says already is kept."""
    kind = exported.game.kind
    begins, turn = course(kind).begins, 0
    placed = list[tuple[int, str, EventRow]]()
    for what, phase in by_phase(kind, past_of(exported, None), course(kind)):
        if isinstance(what, EventRow) and what.kind not in posting_of(kind, what).receipts:
            turn = int(what.fields[begins[what.kind]]) if what.kind in begins else turn
            placed.append((turn, phase, what))
    for (turn, phase), some in groupby(placed, key=lambda one: one[:2]):
        yield turn, phase, [event for _, _, event in some]


def _after(exported: Exported, seq: int) -> Table[Any]:
    """The game when it was saved next after an act; after the last, as it is."""
    later = [point for point in exported.saved if point >= seq]
    return exported.at(min(later)) if later else exported.table


def board(then: Look) -> Board | None:
    """The board as everybody saw it; None: the game has no pictures."""
    compose = COMPOSERS.of(then.game.kind)
    scene = compose(then, OVERVIEW, ())
    if scene is None:
        return None
    upright = compose(then, PHONE, ()) if PHONE in FOCUSES.of(then.game.kind) else None
    return Board(drawn(scene, WIDE), describe(scene), drawn(upright, NARROW) if upright else None)


def drawn(scene: Scene, wide: int) -> bytes:
    """The picture, so wide at most."""
    image = canvas(scene, Style())
    image.thumbnail((wide, 3 * wide), Image.Resampling.LANCZOS)
    kept = BytesIO()
    image.save(kept, "WEBP", quality=QUALITY, method=6)
    return kept.getvalue()
