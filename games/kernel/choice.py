"""Choices: what an answer may be, and the only way to read one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, islice, product
from typing import Any, Generic, Protocol, TypeAlias, TypeGuard, TypeVar

from .errors import IllegalAnswer

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
K = TypeVar("K", bound=str)

# Any JSON value. Not a recursive type: lists are invariant, so a list[str] would be no list of JSON values.
Raw: TypeAlias = Any

RECORD_TRIES = 200
RECORD_LOOKS = 20_000
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Picker(Protocol):
    """What a sample draws with; `random.Random` is one."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of them."""
        ...

    def randint(self, a: int, b: int, /) -> int:
        """A whole number from a to b, both included."""
        ...

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """So many different ones, in any order."""
        ...


class Choice(Protocol[T_co]):
    """The language of one answer. A game adds a class of its own only for a language of its own."""

    def read(self, raw: Raw) -> T_co:
        """What the answer means. Pure; whatever JSON comes, raises `IllegalAnswer` and nothing else."""
        ...

    def form(self) -> Raw:
        """What is offered, as plain data: equal forms, equal options."""
        ...

    def sample(self, pick: Picker) -> Raw:
        """A legal answer, for playouts and property tests."""
        ...


@dataclass(frozen=True, slots=True)
class OneOf(Generic[T_co]):
    """One option by its id: raw `"s12"`, read to the option's object."""

    options: Mapping[str, T_co]

    def read(self, raw: Raw) -> T_co:
        """The object of the option named."""
        if not isinstance(raw, str) or raw not in self.options:
            raise IllegalAnswer("choice.unknown", option=raw[:80] if isinstance(raw, str) else "")
        return self.options[raw]

    def form(self) -> Raw:
        """The ids, in the order offered."""
        return list(self.options)

    def sample(self, pick: Picker) -> Raw:
        """Any option."""
        return pick.choice(list(self.options))


@dataclass(frozen=True, slots=True)
class Several(Generic[T_co]):
    """Distinct options, `low` to `high` of them: raw `["c1", "c4"]`, read to a list of objects."""

    options: Mapping[str, T_co]
    low: int
    high: int

    def read(self, raw: Raw) -> list[T_co]:
        """The objects named, in the order named."""
        if not is_list(raw) or not self.low <= len(raw) <= self.high:
            raise IllegalAnswer("choice.count", low=self.low, high=self.high)
        one = OneOf(self.options)
        chosen = [one.read(item) for item in raw]
        if len(set(raw)) != len(raw):
            raise IllegalAnswer("choice.twice")
        return chosen

    def form(self) -> Raw:
        """The ids and the limits."""
        return [list(self.options), self.low, self.high]

    def sample(self, pick: Picker) -> Raw:
        """Any number of options within the limits."""
        return pick.sample(list(self.options), pick.randint(self.low, min(self.high, len(self.options))))


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number from `low` to `high`: raw `7`."""

    low: int
    high: int

    def read(self, raw: Raw) -> int:
        """The number; `true` is none."""
        if type(raw) is not int or not self.low <= raw <= self.high:
            raise IllegalAnswer("choice.range", low=self.low, high=self.high)
        return raw

    def form(self) -> Raw:
        """The limits."""
        return [self.low, self.high]

    def sample(self, pick: Picker) -> Raw:
        """Any number within the limits."""
        return pick.randint(self.low, self.high)


@dataclass(frozen=True, slots=True)
class Split(Generic[K]):
    """A total shared out, each part from `low` to `high`: raw `{"salt": 3}`; parts left out get nothing."""

    total: int
    parts: Sequence[K]
    low: int = 0
    high: int | None = None

    def read(self, raw: Raw) -> dict[K, int]:
        """The share of every part, in the order of the parts."""
        if not is_dict(raw) or not raw.keys() <= set(self.parts):
            raise IllegalAnswer("choice.fields")
        one = Amount(self.low, self._high)
        shares = {part: one.read(raw.get(part, 0)) for part in self.parts}
        if sum(shares.values()) != self.total:
            raise IllegalAnswer("choice.total", total=self.total, given=sum(shares.values()))
        return shares

    def form(self) -> Raw:
        """The total, the parts and the limits."""
        return [self.total, list(self.parts), self.low, self._high]

    def sample(self, pick: Picker) -> Raw:
        """Give each part the least, then hand out the rest one by one."""
        shares: dict[str, int] = dict.fromkeys(self.parts, self.low)
        for _ in range(self.total - sum(shares.values())):
            shares[pick.choice([part for part, share in shares.items() if share < self._high])] += 1
        return shares

    @property
    def _high(self) -> int:
        return self.total if self.high is None else self.high


class Record(Generic[T_co]):
    """Several choices by name; `make`, called with what they read, checks them together.

    `Record(goods, cards=Several(...), names=OneOf(...))` has raw `{"cards": [...], "names": "grain"}` and reads to
    what `goods(cards=..., names=...)` returns; `goods` raises `IllegalAnswer` where the parts do not fit.
    """

    __slots__ = ("fields", "make")

    def __init__(self, make: Callable[..., T_co], /, **fields: Choice[Any]) -> None:
        self.make = make
        self.fields: Mapping[str, Choice[Any]] = fields

    def read(self, raw: Raw) -> T_co:
        """Read every field, then make the whole."""
        if not is_dict(raw) or raw.keys() != self.fields.keys():
            raise IllegalAnswer("choice.fields")
        return self.make(**{name: choice.read(raw[name]) for name, choice in self.fields.items()})

    def form(self) -> Raw:
        """The forms of the fields."""
        return {name: choice.form() for name, choice in self.fields.items()}

    def sample(self, pick: Picker) -> Raw:
        """Sample the fields until they fit together; if they hardly ever do, look through the options one by one.

        LookupError: nothing was found.
        """
        sampled = ({name: choice.sample(pick) for name, choice in self.fields.items()} for _ in range(RECORD_TRIES))
        for raw in chain(sampled, islice(self._all(), RECORD_LOOKS)):
            with suppress(IllegalAnswer):
                self.read(raw)
                return raw
        raise LookupError(f"no legal answer found in {RECORD_TRIES} tries and {RECORD_LOOKS} looks")

    def _all(self) -> Iterator[Raw]:
        """Every answer that could be given, where each field is one option of several."""
        if all(isinstance(choice, OneOf) for choice in self.fields.values()):
            offered = [choice.form() for choice in self.fields.values()]
            yield from (dict(zip(self.fields, options, strict=True)) for options in product(*offered))


@dataclass(frozen=True, slots=True)
class Line:
    """Free text of at most `max` characters; rules never read it."""

    max: int

    def read(self, raw: Raw) -> str:
        """The text as it is."""
        if not isinstance(raw, str) or len(raw) > self.max:
            raise IllegalAnswer("choice.line", max=self.max)
        return raw

    def form(self) -> Raw:
        """The greatest length."""
        return self.max

    def sample(self, pick: Picker) -> Raw:
        """A short text."""
        return "".join(pick.choice(LETTERS) for _ in range(pick.randint(0, min(8, self.max))))


def options(items: Iterable[T], name: Callable[[T], str]) -> dict[str, T]:
    """Objects under their ids, ready to be offered."""
    return {name(item): item for item in items}


def is_list(raw: Raw) -> TypeGuard[list[Any]]:
    """Whether a raw answer is a JSON array."""
    return isinstance(raw, list)


def is_dict(raw: Raw) -> TypeGuard[dict[str, Any]]:
    """Whether a raw answer is a JSON object."""
    return isinstance(raw, dict)


def plain(raw: Raw) -> Raw:
    """A copy that is certainly plain JSON and text in UTF-8. IllegalAnswer: it cannot be."""
    if raw is None or type(raw) is int or type(raw) is bool:
        return raw
    try:
        if type(raw) is str:
            raw.encode()
            return raw
        text = json.dumps(raw, allow_nan=False, ensure_ascii=False)
        text.encode()
        return json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise IllegalAnswer("answer.json") from error
