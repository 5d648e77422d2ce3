"""Passing: for a while a seat lets decisions of some kinds go by their defaults, as it said beforehand.

A pass is kept as a saved answer that is locked; it can be taken back as long as it stands.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.base.halves import full
from bot.store.store import SavedRow, Stand
from games.kernel import Outcome, Raw, Seat
from games.kernel.choice import is_dict, is_list

MARK: Final = "pass:"


@dataclass(frozen=True, slots=True)
class Pass:
    """What is let go.

    Attributes:
        name: of the decision it was said at.
        kinds: the decisions answered by their defaults.
        steps: it lasts while only these begin.
    """

    name: str
    kinds: Sequence[str]
    steps: Sequence[str] = ()

    def within(self, half: str) -> Pass:
        """The same of a half of a game."""
        kinds, steps = ([full(half, one) for one in names] for names in (self.kinds, self.steps))
        return Pass(full(half, self.name), kinds, steps)

    def row(self, game: str, seat: Seat, user: int, at: datetime) -> SavedRow:
        """How it is kept."""
        return SavedRow(game, f"{MARK}{self.name}@{seat}", seat, "", self.raw(), locked=True, user=user, at=at)

    def raw(self) -> Raw:
        """What is kept of it."""
        return {"kinds": list(self.kinds), "steps": list(self.steps)}


def said_at(ref: str) -> str:
    """The kind of decision at which a pass was said; "" for another saved answer."""
    return ref.removeprefix(MARK).partition("@")[0] if ref.startswith(MARK) else ""


def lets_pass(row: SavedRow, kind: str) -> bool:
    """Whether a saved answer lets decisions of this kind go."""
    return kind in _listed(row, "kinds") and not is_ceiling(row.raw)


def is_ceiling(raw: Raw) -> bool:
    """Whether a pass bade, in former releases, up to so much instead: it answers nothing any more."""
    return is_dict(raw) and "most" in raw


def keeping(stand: Stand, row: SavedRow) -> Stand:
    """With this saved answer, in place of one of the same name."""
    return replace(stand, saved=[*(one for one in stand.saved if one.ref != row.ref), row])


def left(saved: Sequence[SavedRow], outcome: Outcome, covered: Collection[str] = ()) -> list[SavedRow]:
    """The saved answers that still stand after an act: neither closed, nor used, nor past their steps.

    `covered`: what is only put off.
    """
    gone = {
        *(ref for ref in outcome.closed if ref not in covered),
        *([outcome.entry.key] if outcome.entry and outcome.entry.seat else []),
    }
    step = outcome.checkpoint.step if outcome.checkpoint else None
    return [row for row in saved if row.ref not in gone and not _ended(row, step)]


def _ended(row: SavedRow, step: str | None) -> bool:
    """A pass ends as a step begins for which it was not said."""
    return bool(said_at(row.ref)) and step is not None and step not in _listed(row, "steps")


def _listed(row: SavedRow, name: str) -> list[str]:
    found = row.raw.get(name) if said_at(row.ref) and is_dict(row.raw) else None
    return [str(one) for one in found] if is_list(found) else []
