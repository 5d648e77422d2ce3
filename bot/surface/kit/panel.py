"""What a card is made of, before it becomes components of Discord: plain data that tests can read.

A card has at most 40 components and 4,000 characters in all; labels of buttons at most 38 characters (34 with emoji).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from bot.base.text import clip
from bot.surface.kit.address import Address

COMPONENTS = 40
CHARACTERS = 4000
LABEL = 38
OPTION = 100
ROW = 5
MENU = 25
FULL, EMPTY = "█", "░"  # of bars: signs that every font has
Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """One thing to press."""

    label: str
    to: Address
    style: Style = "secondary"
    disabled: bool = False

    @property
    def weight(self) -> int:
        """How many components it is."""
        return 1


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads to a page or message."""

    label: str
    url: str

    @property
    def weight(self) -> int:
        """How many components it is."""
        return 1


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a menu; `value` is the place of the option."""

    label: str
    value: str
    note: str = ""
    chosen: bool = False


def choosable(items: Sequence[Item], high: int) -> Sequence[Item]:
    """The lines of a list of which so many may be chosen: where more are, which Discord refuses, the first ones."""
    chosen = [item for item in items if item.chosen]
    return [replace(item, chosen=False) if item in chosen[high:] else item for item in items]


@dataclass(frozen=True, slots=True)
class Menu:
    """A select; never are more of its lines chosen than may be."""

    to: Address
    items: Sequence[Item]
    prompt: str
    low: int = 1
    high: int = 1

    def __post_init__(self) -> None:
        """Whatever is drawn, Discord takes it."""
        object.__setattr__(self, "items", choosable(self.items, self.high))

    @property
    def weight(self) -> int:
        """How many components it is, its row included."""
        return 2


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons beside each other."""

    buttons: Sequence[Button | Link]

    @property
    def weight(self) -> int:
        """How many components it is."""
        return 1 + len(self.buttons)


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line between two parts."""

    @property
    def weight(self) -> int:
        """How many components it is."""
        return 1


@dataclass(frozen=True, slots=True)
class Picture:
    """An attached picture and its alternative text."""

    name: str
    alt: str

    @property
    def weight(self) -> int:
        """How many components it is."""
        return 1


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph, with a small picture beside it or none."""

    text: str
    beside: Picture | None = None

    @property
    def weight(self) -> int:
        """How many components it is."""
        return 3 if self.beside else 1


@dataclass(frozen=True, slots=True)
class Paper:
    """An attached file that is no picture, to be taken along."""

    name: str

    @property
    def weight(self) -> int:
        """How many components it is."""
        return 1


Part: TypeAlias = Words | Rule | Picture | Paper | Menu | Row


@dataclass(frozen=True, slots=True)
class Panel:
    """A card, or the part of a card that belongs to one decision."""

    parts: Sequence[Part] = ()
    colour: int | None = None

    @property
    def weight(self) -> int:
        """How many components it is."""
        return sum(part.weight for part in self.parts) + (self.colour is not None)

    @property
    def length(self) -> int:
        """How many characters its paragraphs have."""
        return sum(len(part.text) for part in self.parts if isinstance(part, Words))

    def targets(self) -> Iterator[Address]:
        """Where its buttons and menus lead."""
        for part in self.parts:
            if isinstance(part, Menu):
                yield part.to
            if isinstance(part, Row):
                yield from (button.to for button in part.buttons if isinstance(button, Button))

    def said(self) -> str:
        """Everything that reaches its viewer: paragraphs, labels, options, ids."""
        return "\n".join(f"{part!r}" for part in self.parts)

    def __add__(self, other: Panel) -> Panel:
        return Panel((*self.parts, *other.parts), self.colour or other.colour)

    def fits(self) -> bool:
        """Whether Discord takes it as one message."""
        return self.weight <= COMPONENTS and self.length <= CHARACTERS


def words(*lines: str) -> Panel:
    """A panel of one paragraph."""
    text = "\n".join(line for line in lines if line)
    return Panel((Words(clip(text, CHARACTERS)),)) if text else Panel()


def buttons(*row: Button | Link) -> Panel:
    """A panel of buttons, five in a row."""
    return Panel(tuple(Row(row[start : start + ROW]) for start in range(0, len(row), ROW)))


def button(label: str, to: Address, style: Style = "secondary") -> Button:
    """A button whose label is cut to what looks well."""
    return Button(clip(label, LABEL), to, style)


@dataclass(frozen=True, slots=True)
class Stack:
    """Panels one below the other: as many as fit; what does not fit is told by how many are left."""

    panels: list[Panel] = field(default_factory=list[Panel])

    def add(self, panel: Panel, *, reserve: int = 0) -> bool:
        """Put a panel below the others if the card still fits with `reserve` components to spare."""
        whole = self.whole() + panel
        if whole.weight + reserve > COMPONENTS or whole.length > CHARACTERS:
            return False
        self.panels.append(panel)
        return True

    def slip(self, at: int, panel: Panel, *, reserve: int = 0) -> bool:
        """Put a panel between the others, under the same condition."""
        fits = self.add(panel, reserve=reserve)
        if fits:
            self.panels.insert(at, self.panels.pop())
        return fits

    def whole(self) -> Panel:
        """All panels as one."""
        return sum(self.panels, Panel())


def once(panel: Panel) -> Panel:
    """Each button at most once: Discord takes no two controls of one name on a message. The first stands."""
    seen: set[Address] = set()
    parts = [_fresh(part, seen) if isinstance(part, Row) else part for part in panel.parts]
    return replace(panel, parts=tuple(part for part in parts if not isinstance(part, Row) or part.buttons))


def _fresh(row: Row, seen: set[Address]) -> Row:
    """The buttons of a row that have not stood before."""
    fresh = [one for one in row.buttons if isinstance(one, Link) or one.to not in seen]
    seen.update(one.to for one in fresh if isinstance(one, Button))
    return Row(fresh)
