"""How cases are written: JSON, a list of them under `cases`, a list alone, or one alone."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict, JsonValue, ValidationError


class BadCases(ValueError):  # noqa: N818 - the cases are bad
    """What is wrong in which line, and what to do about it: one sentence or two."""


class Part(BaseModel):
    """What is told besides is of no matter here."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Placed(Part):
    """A unit where it stands, and who commands it."""

    power: str
    unit: str


class Ordered(Part):
    """A line of orders; `power`: whose it is, if neither that is said nor a code begins it the Commander's."""

    power: str = ""
    text: str


class Case(Part):
    """One case; what is not written is empty.

    Attributes:
        phase: left out it is told by the rest.
        railways, bars: usable track (CD-9.B.3(a)) and who may not use it, by railway.
        power, owned_centers, may_build, must_remove: of an adjustment of the standard game.
        expected: by profile, or for both.
    """

    id: str
    map: Literal["standard", "carthage"] = "standard"
    phase: Literal["", "movement", "movement+retreat", "adjustment"] = ""
    units: Sequence[Placed] = ()
    orders: Sequence[Ordered] = ()
    retreat_orders: Sequence[Ordered] | None = None
    railways: Mapping[str, Sequence[str]] = {}
    bars: Mapping[str, Sequence[str]] = {}
    power: str = ""
    owned_centers: Sequence[str] = ()
    may_build: int = 0
    must_remove: int = 0
    expected: Mapping[str, JsonValue] | None = None

    @property
    def adjusts(self) -> bool:
        """Whether it is about builds and removals."""
        return self.phase == "adjustment" or (not self.phase and bool(self.power))

    @property
    def retreats(self) -> bool | None:
        """Whether it goes on to retreats; None: if anybody has to."""
        if self.phase:
            return self.phase == "movement+retreat"
        return None if self.retreat_orders is None else True


def read_cases(text: str) -> list[Case]:
    """All cases of a text. BadCases: it holds none, or one that cannot be read."""
    try:
        raw: JsonValue = json.loads(text)
    except ValueError as error:
        raise BadCases(_no_json(error)) from None
    except RecursionError:
        raise BadCases("It is nested too deep. Write a list of cases.") from None
    found = raw.get("cases", [raw]) if isinstance(raw, dict) else raw
    if not isinstance(found, list):
        raise BadCases('Line 1: here is no list of cases. Write {"cases": [...]}, or the list alone.')
    return [_case(one, number, text) for number, one in enumerate(found, 1)]


def _no_json(error: ValueError) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"Line {error.lineno}, column {error.colno}: this is not JSON ({error.msg}). Mend it there."
    return "It is not JSON. Give a file of cases."


def _case(raw: JsonValue, number: int, text: str) -> Case:
    try:
        return Case.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(one) for one in first["loc"]) or "the case"
        raise BadCases(f"{at(raw, number, text)}: {where}: {first['msg']}. Mend it, or leave the case out.") from None


def at(raw: JsonValue, number: int, text: str) -> str:
    """Which case it is, and in which line, as far as it can be told."""
    id_ = raw.get("id") if isinstance(raw, dict) else None
    if not isinstance(id_, str):
        return f"Case {number} of the list"
    return f"Case {id_}{in_line(id_, text)}"


def in_line(id_: str, text: str) -> str:
    """Where its id stands first, as a value."""
    found = text.find(json.dumps(id_, ensure_ascii=False))
    return f" (line {text.count(chr(10), 0, found) + 1})" if found >= 0 else ""
