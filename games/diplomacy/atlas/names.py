"""CD-E.3: spaces by what people write: codes as printed, codes and names in any case, aliases."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Found:
    """A name that stands at some place of a text: up to where, and the spaces that it may mean."""

    written: str
    end: int
    codes: Sequence[str]


class Names:
    """All that the spaces of a map may be called."""

    def __init__(self, spaces: Iterable[tuple[str, Sequence[str]]]) -> None:
        """Of each space its code, and what it is called besides."""
        self._printed: set[str] = set()
        self._any_case: dict[str, list[str]] = {}
        patterns: set[str] = set()
        for code, others in spaces:
            self._printed.add(code)
            for name in (code, *others):
                patterns.add(_loosely(name))
                self._learn(_plain(name), code)
        longest_first = "|".join(sorted(patterns, key=lambda pattern: (-len(pattern), pattern)))
        self._pattern = re.compile(rf"(?:{longest_first})(?!\w)", re.IGNORECASE)

    def at(self, text: str, start: int) -> Found | None:
        """CD-E.3: the longest name that begins there; of one code all spaces, where it leaves more than one."""
        found = self._pattern.match(text, start)
        if found is None:
            return None
        written = found.group()
        codes = [written] if written in self._printed else self._any_case.get(_plain(written), [])
        return Found(written, found.end(), codes) if codes else None

    def knows(self, word: str) -> bool:
        """Whether a space may be meant by it."""
        return _plain(word) in self._any_case

    def _learn(self, name: str, code: str) -> None:
        known = self._any_case.setdefault(name, [])
        if code not in known:
            known.append(code)


def _plain(name: str) -> str:
    """Without what people write differently: case, spaces, hyphens, full stops."""
    return " ".join(re.split(r"[\s\-]+", name.replace(".", "").strip())).lower()


def _loosely(name: str) -> str:
    """What matches a name however it is spaced: `St. Petersburg`, `Mid Atlantic  Ocean`."""
    words = re.split(r"([\s\-]+)", name.replace(".", "").strip())
    return "".join(_joint(part) if at % 2 else re.escape(part) for at, part in enumerate(words))


def _joint(written: str) -> str:
    """A hyphen of a name may be left out; where there is none a hyphen is an order to move."""
    return r"\.?(?:\s*-\s*|\s+)" if "-" in written else r"\.?\s+"
