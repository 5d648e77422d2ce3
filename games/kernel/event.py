"""What a script tells."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Final, TypeAlias, cast

from .decision import Seat

Rules: TypeAlias = Mapping[str, Mapping[Any, "str | tuple[str, ...]"]]
"""By the name of a field of an event: the clause for each of its values that has one of its own; one of each book."""
CLAUSE: Final = re.compile(r"[A-Z]{1,2}-[\w.]*\w")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; one small frozen dataclass per thing that can: `Sold(seat, good, count, income)`.

    Each package has a base class of its own, which names its `namespace`: "sample" makes `Sold` "sample.Sold". That
    is its `id`: under it events are stored, retold and spoken of. Whatever it was called before stands in `formerly`;
    the name of the class alone is always known, so a class may move to another package.

    `reveals`: it makes known what was hidden (a card drawn or turned up, hands shown), so there is no undo past it.

    `clauses`: what it rests on in this case. Whoever tells it gives them where what happened does not say why; else
    they are filled in as it is told, see `cited`. They are not compared: they are no part of what happened.
    """

    namespace: ClassVar[str] = ""
    id: ClassVar[str] = ""
    formerly: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    rules: ClassVar[Rules] = {}
    clauses: tuple[str, ...] = field(default=(), kw_only=True, compare=False, repr=False)

    def __init_subclass__(cls) -> None:
        cls.id = f"{cls.namespace}.{cls.__name__}" if cls.namespace else cls.__name__

    def rest_on(self, book: str) -> None:
        """Fill in the clauses, as it is told by a game of this book, unless whoever tells it has given them."""
        if not self.clauses:
            found = type(self).cited({name: getattr(self, name) for name in self.rules}, book)
            object.__setattr__(self, "clauses", found)

    @classmethod
    def cited(cls, fields: Mapping[str, Any], book: str = "") -> tuple[str, ...]:
        """What such an event with these fields rests on: as `rules` says of them, else as its docstring begins.

        `book`: the prefix of the clauses of a rulebook; several games may tell the same event. "": whichever is first.
        """
        for name, table in cls.rules.items():
            if fields.get(name) in table:
                found = table[fields[name]]
                return _of_book((found,) if isinstance(found, str) else found, book)
        return _heading(cast("Any", cls), book)

    @classmethod
    def citable(cls, book: str = "") -> set[str]:
        """All clauses that such events may rest on, as far as the class says it."""
        by_value = [
            _of_book((one,) if isinstance(one, str) else one, book)
            for table in cls.rules.values()
            for one in table.values()
        ]
        return {clause for found in (_heading(cast("Any", cls), book), *by_value) for clause in found}


@cache
def _heading(thing: type[Any], book: str) -> tuple[str, ...]:
    return heading(thing, book)


def heading(thing: object, book: str = "") -> tuple[str, ...]:
    """The first clause of a book among those that a docstring begins with: "RC-9.0.10, RR-1.09.141: the votes..."."""
    text = getattr(thing, "__doc__", None) or ""
    named = CLAUSE.match(text) and text.partition(":")[0]
    return _of_book(CLAUSE.findall(named or ""), book)


def _of_book(clauses: Sequence[str], book: str) -> tuple[str, ...]:
    return tuple(one for one in clauses if one.startswith(f"{book}-") or not book)[:1]


@dataclass(frozen=True, slots=True)
class Telling:
    """An event and who is told; `to` None: everyone. `half`: which of the games a game is made of tells it."""

    event: Event
    to: tuple[Seat, ...] | None
    half: str = ""

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat (None: the public) is told."""
        return self.to is None or seat in self.to
