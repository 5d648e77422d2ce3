"""What came of a case beside what was expected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pydantic import JsonValue

from games.diplomacy.adjudicator import Profile

from .form import Case

UNORDERED = ("contested_empty", "legal_retreats")
"""Lists in which no order is meant."""
IF_ANY = ("contested_empty", "removed_by_default")
"""What is left out where there is none."""


def expected(case: Case, profile: Profile) -> Mapping[str, JsonValue] | None:
    """Of this profile, or of both; None: nothing is expected."""
    if case.expected is None:
        return None
    own = case.expected.get(profile)
    if isinstance(own, dict):
        return own
    return None if any(one in case.expected for one in Profile) else case.expected


def differences(wanted: Mapping[str, JsonValue], found: Mapping[str, JsonValue]) -> list[str]:
    """Each key, and each entry of it, that is not as expected; of what nobody expects only lists that must be empty."""
    keys = [*wanted, *(key for key in IF_ANY if key in found and key not in wanted)]
    return [line for key in keys for line in _of(key, wanted.get(key, []), found.get(key, _nothing(key)))]


def _nothing(key: str) -> JsonValue:
    return [] if key in IF_ANY else None


def _of(key: str, wanted: JsonValue, found: JsonValue) -> Iterator[str]:
    """Of a table each entry by itself."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for entry in dict.fromkeys((*wanted, *found)):
            yield from _differs(f"{key} {entry}", key, wanted.get(entry), found.get(entry))
    else:
        yield from _differs(key, key, wanted, found)


def _differs(what: str, key: str, wanted: JsonValue, found: JsonValue) -> Iterator[str]:
    if _plain(key, wanted) != _plain(key, found):
        yield f"{what}: expected {_said(wanted)}, found {_said(found)}"


def _plain(key: str, value: JsonValue) -> object:
    return sorted(map(str, value)) if key in UNORDERED and isinstance(value, list) else value


def _said(value: JsonValue) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_said, value))}]"
    return "nothing" if value is None else "yes" if value is True else "no" if value is False else str(value)
