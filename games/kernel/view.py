"""What a seat may see of a game: made at once, or part by part as it is read."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from functools import lru_cache, partial, wraps
from typing import TYPE_CHECKING, Any, Final, Generic, ParamSpec, Self, TypeVar, cast
from weakref import ref

from pydantic import BaseModel, ConfigDict

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")

PARTS: Final = "_parts"
KEPT: Final = (
    4096  # small views that are not made anew: what most of a table looks like does not change from act to act
)


V = TypeVar("V", bound="View")


class View(BaseModel):
    """Base of what a seat may see of a game; built up from what it may know."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def whole(self) -> Self:
        """The view with nothing left to be made: it may be kept for good."""
        return self

    def share(self, made: dict[str, Any]) -> None:
        """What all see alike is made once for all who look at this moment: here is what others have made of it."""

    def keep_for(self, reader: object) -> None:
        """As long as this reader lives he may read all of it, whatever happens at the table."""

    def close(self) -> None:
        """The table moves on: what has not been made cannot be made any more."""


@lru_cache(maxsize=KEPT)
def _made(view: type[View], **facts: Hashable) -> View:
    return view(**facts)


def kept(view: type[V], **facts: Hashable) -> V:
    """A view of these facts; it is checked and made once, for the same facts are the same view whoever asks."""
    return cast("V", _made(view, **facts))


class Kept(Generic[V]):
    """Views by all the facts they show: whoever has these at hand need not make the view to find it."""

    def __init__(self) -> None:
        self._made: dict[Hashable, V] = {}

    def of(self, facts: Hashable, make: Callable[[], V]) -> V:
        """The view of these facts; `make` makes it of nothing else."""
        found = self._made.get(facts)
        if found is None:
            if len(self._made) >= KEPT:
                self._made.clear()
            found = self._made[facts] = make()
        return found


class Later(partial[T]):
    """A part of a view that nobody has read yet."""

    __slots__ = ()


class Common(Later[T]):
    """A part that all seats, and the public, see alike."""

    __slots__ = ()


if TYPE_CHECKING:  # to checkers it is the part, which they compare with the field it is given for

    def later(make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What stands for a part of a `ViewInParts` until somebody reads it; then `make(*args)` takes its place."""
        ...

    def common(make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """As `later`, of what is the same whoever looks: at one moment of a table it is made once, for all of them.

        It is made of the state alone: a seat has no place among its arguments.
        """
        ...

else:
    later, common = Later, Common


def bound(parts: Callable[[S], T]) -> Callable[[S], T]:
    """Parts that are all to be made later are the same as long as they are those of one state: bound to it once.

    Nothing in them may hang on how the state stands, but only on which it is; the one asked for last is remembered.
    """
    lately: tuple[S, T] | None = None

    @wraps(parts)
    def found(g: S) -> T:
        nonlocal lately
        one = lately
        if one is None or one[0] is not g:
            one = lately = g, parts(g)
        return one[1]

    return found


class Unmade:
    """The parts of a view that are still to be made, and who may read them after the table has moved on.

    `common`: what has been made of the parts that all see alike.
    """

    __slots__ = ("common", "parts", "readers")

    def __init__(self, parts: dict[str, Later[Any]]) -> None:
        self.parts = parts
        self.common: dict[str, Any] = {}
        self.readers: list[ref[object]] = []

    def make(self, name: str) -> Any:
        """One of them."""
        part = self.parts[name]
        if type(part) is not Common:
            return part()
        if name not in self.common:
            self.common[name] = part()
        return self.common[name]


class ViewInParts(View):
    """Base of a view of which readers mostly want a part: what is given as `later(...)` is made when first read.

    To its readers it is a frozen view like any other: dumped, compared, copied or gone through, it is made whole.
    Parts made later are read off the state, so nobody may keep the view beyond the act it shows, but who has made it
    `whole` or has it kept for him: the table closes it as it moves on, and then a part that was never made is a
    LookupError. What is given as `later` is not validated; its models are, and checkers see to the rest.
    """

    if not TYPE_CHECKING:  # to checkers all parts are there

        def __init__(self, **parts: Any) -> None:
            unmade: dict[str, Later[Any]] = {}
            made: dict[str, Any] = {}
            for name, part in parts.items():
                (unmade if isinstance(part, Later) else made)[name] = part
            if not unmade:
                super().__init__(**parts)
                return
            if parts.keys() != (known := self.__pydantic_fields__).keys():
                wrong = sorted(parts.keys() ^ known.keys())
                raise TypeError(f"not as many parts as {type(self).__name__} has: {', '.join(wrong)}")
            made[PARTS] = Unmade(unmade)
            object.__setattr__(self, "__dict__", made)
            object.__setattr__(self, "__pydantic_fields_set__", set(parts))
            object.__setattr__(self, "__pydantic_extra__", None)
            object.__setattr__(self, "__pydantic_private__", None)

        def __getattr__(self, name: str) -> Any:
            unmade = self.__dict__.get(PARTS)
            if unmade is None or name not in self.__pydantic_fields__:
                return super().__getattr__(name)
            if name not in unmade.parts:
                raise LookupError(f"the table has moved on, and {name} had not been looked at")
            part = self.__dict__[name] = unmade.make(name)
            return part

        def __eq__(self, other: object) -> bool:
            return super(ViewInParts, self.whole()).__eq__(other.whole() if isinstance(other, View) else other)

        __hash__ = View.__hash__

        def __iter__(self) -> Iterator[tuple[str, Any]]:
            return super(ViewInParts, self.whole()).__iter__()

        def __copy__(self) -> Self:
            return super(ViewInParts, self.whole()).__copy__()

        def __deepcopy__(self, memo: dict[int, Any] | None = None) -> Self:
            return super(ViewInParts, self.whole()).__deepcopy__(memo)

        def __getstate__(self) -> dict[Any, Any]:
            return super(ViewInParts, self.whole()).__getstate__()

        def model_dump(self, **how: Any) -> dict[str, Any]:
            """As of any model."""
            return super(ViewInParts, self.whole()).model_dump(**how)

        def model_dump_json(self, **how: Any) -> str:
            """As of any model."""
            return super(ViewInParts, self.whole()).model_dump_json(**how)

    def whole(self) -> Self:
        """LookupError: the table has moved on since."""
        if self._unmade is not None:
            in_order = {name: getattr(self, name) for name in type(self).model_fields}
            object.__setattr__(self, "__dict__", in_order)
        return self

    def share(self, made: dict[str, Any]) -> None:
        """Those of its parts that all see alike are looked for there, and put there."""
        if (unmade := self._unmade) is not None:
            unmade.common = made

    def keep_for(self, reader: object) -> None:
        """Its parts are made when the table moves on, if the reader is still there."""
        if (unmade := self._unmade) is not None:
            unmade.readers.append(ref(reader))

    def close(self) -> None:
        """Make all of it for whoever keeps it; else nothing more."""
        unmade = self._unmade
        if unmade is None:
            return
        if any(reader() is not None for reader in unmade.readers):
            with suppress(Exception):  # that is the reader's grief, who will miss a part; the table goes on
                self.whole()
        unmade.parts.clear()

    @property
    def _unmade(self) -> Unmade | None:
        return cast("Unmade | None", self.__dict__.get(PARTS))
