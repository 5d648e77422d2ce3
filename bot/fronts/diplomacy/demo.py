"""How Carthage is played by itself: who thinks, and how the lines of a season are written and marked final."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.fronts.diplomacy.desk.acts import in_parts
from bot.fronts.diplomacy.desk.arriving import CENTRES
from bot.fronts.diplomacy.desk.sheet import KINDS
from bot.fronts.front import Demonstration
from bot.surface.kit.look import Look
from bot.surface.press.steps import Fill, Push, Save, Step
from games.diplomacy.minds import Round, SensiblePlayer
from games.kernel import Posted, Raw, Seat
from games.kernel.choice import is_dict, is_list


def thoughtful(_seat: Seat) -> SensiblePlayer:
    """A player who plays to win."""
    return SensiblePlayer()


def sheet(_: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """CD-E, S.2: the lines as text, if there are any; then `Final`."""
    said: dict[str, Any] = raw if is_dict(raw) else {}
    return [*typed(posted, list(said.get("orders", []))), Push(posted.ref, "linefinal", "d.on")]


def typed(posted: Posted, lines: Sequence[str]) -> Iterator[Step]:
    """The form of the whole sheet, as full as it has to be."""
    if lines:
        yield Push(posted.ref, "linetext", "")
        yield Fill({f"t{number}": part for number, part in enumerate(in_parts(lines))})


def ranking(_: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """CD-13.1: the whole list as text, then it is handed in."""
    wished: list[str] = list(raw) if is_list(raw) else []
    return [Push(posted.ref, "ranktext", ""), Fill({"centres": ", ".join(wished)}), Save()]


STEPS: Final = {CENTRES: ranking, **dict.fromkeys(KINDS, sheet)}
DEMONSTRATION: Final = Demonstration(going=Round, mind=thoughtful, steps=STEPS)
