"""How Carthage is played by itself: who thinks, and how the lines of a season are written and marked final."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.fronts.diplomacy.desk import arriving
from bot.fronts.diplomacy.desk.acts import in_parts
from bot.fronts.diplomacy.desk.sheet import KINDS, written
from bot.fronts.front import Demonstration
from bot.surface.kit.look import Look
from bot.surface.press.steps import Fill, Push, Save, Step
from games.diplomacy.minds import Round, SensiblePlayer
from games.kernel import Posted, Raw, Seat
from games.kernel.choice import is_dict, is_list
from games.kernel.minds import LEVELS, Level


def thoughtful(_seat: Seat, level: Level = LEVELS[-1]) -> SensiblePlayer:  # noqa: ARG001 - it has one
    """A player who plays to win."""
    return SensiblePlayer()


def sheet(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """CD-E, S.2: the lines as text, if there are any that do not stand there already; then `Final`, on desk or card."""
    said: dict[str, Any] = raw if is_dict(raw) else {}
    lines = list(said.get("orders", []))
    missing = [] if lines == written(look, posted) else lines
    return [*typed(posted, missing), Push(posted.ref, "linefinal", "d.on", also=["c.on"])]


def typed(posted: Posted, lines: Sequence[str]) -> Iterator[Step]:
    """The form of the whole sheet, as full as it has to be."""
    if lines:
        yield Push(posted.ref, "linetext", "")
        yield Fill({f"t{number}": part for number, part in enumerate(in_parts(lines))})


def arrival(_: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """CD-3.A: a name and its code, in the form for all; or one off the list."""
    said: dict[str, Any] = raw if is_dict(raw) else {}
    if not said.get("name"):
        return [Push(posted.ref, "lapse", "")]
    return [
        Push(posted.ref, "arrive", ""),
        Fill({"name": said["name"], "code": said["code"], "centres": "", "unit": "ask"}),
    ]


def wishes(_: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """CD-13.1: the list as text, the best first; then it is handed in."""
    listed = [str(one) for one in raw] if is_list(raw) else []
    text: Sequence[Step] = [Push(posted.ref, "ranktext", ""), Fill({"centres": ", ".join(listed)})] if listed else []
    return [*text, Save()]


STEPS: Final = {**dict.fromkeys(KINDS, sheet), arriving.NAME: arrival, arriving.CENTRES: wishes}
DEMONSTRATION: Final = Demonstration(going=Round, mind=thoughtful, steps=STEPS)
