"""What a check found, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Final


class State(StrEnum):
    """How it is: well; well enough to play, but better seen to; or so that games cannot go on."""

    WELL = "well"
    WARNING = "warning"
    WRONG = "wrong"


SIGNS: Final = {State.WELL: "ok  ", State.WARNING: "look", State.WRONG: "BAD "}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `remedy`: what to do, where something is to be done."""

    check: str
    state: State
    said: str
    remedy: str = ""

    def lines(self) -> str:
        """For whoever reads it on a terminal."""
        head = f"{SIGNS[self.state]}  {self.check}: {self.said}"
        return f"{head}\n      {self.remedy}" if self.remedy else head


def well(check: str, said: str) -> Finding:
    """Nothing to do."""
    return Finding(check, State.WELL, said)


def warning(check: str, said: str, remedy: str) -> Finding:
    """Games go on; it should be seen to."""
    return Finding(check, State.WARNING, said, remedy)


def wrong(check: str, said: str, remedy: str) -> Finding:
    """Something does not work."""
    return Finding(check, State.WRONG, said, remedy)


def is_ill(found: Iterable[Finding]) -> bool:
    """Whether anything does not work."""
    return any(one.state is State.WRONG for one in found)


def plain(found: Iterable[Finding]) -> list[dict[str, Any]]:
    """For programs."""
    return [asdict(one) for one in found]
