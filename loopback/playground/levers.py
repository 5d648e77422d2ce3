"""What whoever runs the page can do beside the people on it: handed in by the program that serves the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from loopback.errors import Json
from loopback.person import Person


@dataclass(frozen=True, slots=True)
class Shown:
    """What came of it.

    Attributes:
        words: said to the visitor.
        places: whom the page shows from now on, and the place each looks at, by name; none: it stays as it is.
    """

    words: str = ""
    places: Mapping[str, int] = field(default_factory=dict[str, int])

    def told(self) -> Json:
        """As the page learns it; ids are text there."""
        return {"said": self.words, "shown": {name: str(place) for name, place in self.places.items()}}


@dataclass(frozen=True, slots=True)
class Lever:
    """A button of the page itself; `pull` is told through whose eyes the visitor looks."""

    name: str
    label: str
    hint: str
    pull: Callable[[Person], Awaitable[Shown]]

    def listed(self) -> Json:
        """As the page lists it."""
        return {"name": self.name, "label": self.label, "hint": self.hint}
