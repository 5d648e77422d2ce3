"""A scene: what one picture shows, in words and places. Drawn by `draw`, told by `describe`.

A scene is plain frozen data made from one view and nothing else, so that equal views give equal pictures and a
picture can hold no more than its reader may know. Places are in units of a board 1600 wide.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeAlias

from games.kernel import Seat

if TYPE_CHECKING:  # blocks with a module of their own, which stands on this one
    from rendering.curves import Curves
    from rendering.itinerary import Itinerary, Key
    from rendering.mosaic import Mosaic
    from rendering.newspaper import Newspaper
    from rendering.plates import Plate
    from rendering.throws import Throws
    from rendering.trees import Trees

WORD: Final = re.compile(r"\w+")
DASH: Final = "\u2013"  # nothing, nobody
MINUS: Final = "\u2212"
TIMES: Final = "\u00d7"


class Tone(StrEnum):
    """How a word stands out."""

    PLAIN = "plain"
    STRONG = "strong"
    FAINT = "faint"
    GOOD = "good"
    BAD = "bad"
    WARN = "warn"


class Mark(StrEnum):
    """A small figure drawn beside a word; the word says the same."""

    NONE = ""
    LEADER = "leader"
    TRADER = "trader"
    SWORDS = "swords"
    SHIELD = "shield"
    CARD = "card"
    FLAME = "flame"
    LAUREL = "laurel"
    SCALES = "scales"
    SHIP = "ship"
    KNIGHT = "knight"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the board."""

    x: int
    y: int
    w: int
    h: int

    def inset(self, by: int) -> "Box":
        """The box without a margin on all four sides."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


@dataclass(frozen=True, slots=True)
class Cell:
    """One word or figure. `says` is the same at length where the drawn word is short."""

    text: str
    says: str = ""
    seat: str = ""
    mark: Mark = Mark.NONE
    tone: Tone = Tone.PLAIN

    @property
    def words(self) -> str:
        """The cell as it is told: at length, with what is drawn in it."""
        if not self.says or self.text == DASH:
            return self.says or self.text
        told = set(WORD.findall(self.text)) <= set(WORD.findall(self.says))
        return self.says if told else f"{self.says} ({self.text})"


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a grid: its width in units (0: whatever is left) and on which side its words stand."""

    title: str
    width: int = 0
    align: str = "left"
    says: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a grid."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table with a title.

    Attributes:
        aside: what sums it up, beside the title; lead: the same among the titles of the columns, if the first has none.
        size: the height of letters; pitch: that of rows; abreast: so many things share a row.
    """

    box: Box
    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    seat: str = ""
    aside: str = ""
    lead: str = ""
    size: int = 22
    pitch: int = 28
    abreast: int = 1
    empty: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A big number with its name."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase of the turn on the bar; `step`: its number in a longer sequence of play."""

    name: str
    now: bool = False
    done: bool = False
    step: str = ""


@dataclass(frozen=True, slots=True)
class Banner:
    """The head of a board: what game, where it stands."""

    box: Box
    title: str
    subtitle: str
    phases: tuple[Phase, ...] = ()
    turn: str = ""
    figures: tuple[Figure, ...] = ()
    sign: str = "tanit"


@dataclass(frozen=True, slots=True)
class Region:
    """One land of the map: held or not, by whom, how it fares. `says`: its name at length."""

    id: str
    name: str
    held: bool
    seat: str = ""
    lines: tuple[Cell, ...] = ()
    revolt: bool = False
    says: str = ""


@dataclass(frozen=True, slots=True)
class Pin:
    """Something that stands on the map at a named place: a war, or an open market.

    Attributes:
        short: all that is drawn of its name; lines: who stands there, below it where there is room.
    """

    place: str
    name: str
    mark: Mark
    tone: Tone = Tone.PLAIN
    short: str = ""
    lines: tuple[Cell, ...] = ()

    @property
    def label(self) -> str:
        """What is drawn."""
        return self.short or self.name


@dataclass(frozen=True, slots=True)
class Chart:
    """The map. Other blocks lie on `covered` parts of it."""

    box: Box
    title: str
    map: str
    regions: tuple[Region, ...]
    pins: tuple[Pin, ...]
    covered: tuple[Box, ...] = ()


@dataclass(frozen=True, slots=True)
class Pile:
    """A stack of cards that all are worth the same: `left` of the `full` number are there."""

    value: int
    names: str
    left: int
    full: int


@dataclass(frozen=True, slots=True)
class Piles:
    """All stacks beside one another."""

    box: Box
    title: str
    piles: tuple[Pile, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Suit:
    """The cards of one kind in a hand: how many, what one is worth, what they fetch now and with one more."""

    name: str
    value: int
    count: int
    now: int
    more: int


@dataclass(frozen=True, slots=True)
class Fan:
    """A hand of goods as fans of cards."""

    box: Box
    title: str
    suits: tuple[Suit, ...]
    total: str = ""
    empty: str = ""


@dataclass(frozen=True, slots=True)
class Lines:
    """A short list in words. `size`: the height of its letters."""

    box: Box
    title: str
    lines: tuple[Cell, ...]
    empty: str = ""
    size: int = 22


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a bar: so much of something, in the colours of a seat or a tone."""

    amount: int
    says: str
    seat: str = ""
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Bar:
    """Amounts side by side, with what they belong to and what is to be noted of them."""

    label: Cell
    parts: tuple[Part, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars below one another, all to the same measure: `full` is as long as a bar can be; a line stands at `goal`.

    `shares`: how much of the width the labels take, and the notes.
    """

    box: Box
    title: str
    bars: tuple[Bar, ...]
    full: int
    goal: float = 0
    aside: str = ""
    empty: str = ""
    shares: tuple[float, float] = (0.27, 0.35)


@dataclass(frozen=True, slots=True)
class Dial:
    """A figure on a round scale from 0 to `full`; `text` is what is written in it, `note` what stands below."""

    label: str
    value: int
    full: int
    text: str
    note: str = ""
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Dials:
    """Dials beside one another."""

    box: Box
    title: str
    dials: tuple[Dial, ...]
    aside: str = ""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A card of a person or of a deck: name, what it is, figures, what is to be said of it."""

    name: str
    kind: str
    figures: tuple[Figure, ...] = ()
    lines: tuple[Cell, ...] = ()
    text: str = ""
    seat: str = ""
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class Portraits:
    """Cards beside and below one another; `abreast` stand in a row."""

    box: Box
    title: str
    cards: tuple[Portrait, ...]
    abreast: int = 2
    aside: str = ""
    empty: str = ""


@dataclass(frozen=True, slots=True)
class Legend:
    """What signs and short words of the picture stand for, in one line without a panel."""

    box: Box
    title: str
    terms: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A card in words: its name, what it is, what it does; beside it the red card that most are, or another mark."""

    name: str
    kind: str
    text: str
    mark: Mark = Mark.CARD


@dataclass(frozen=True, slots=True)
class Notes:
    """Cards in words, one below the other."""

    box: Box
    title: str
    notes: tuple[Note, ...]
    empty: str = ""


_PLAIN: TypeAlias = Banner | Grid | Chart | Piles | Fan | Lines | Bars | Dials | Portraits | Legend | Notes
Block: TypeAlias = "_PLAIN | Itinerary | Key | Mosaic | Trees | Newspaper | Plate | Throws | Curves"


@dataclass(frozen=True, slots=True)
class Scene:
    """One whole picture. `changed` is what is new, `gist` what matters most, in sentences of `language`.

    Attributes:
        zoom: pixels for each unit of `width` and `height`, as most readers see it.
        least: how small letters may become, in units, where a word would be cut otherwise.
        armed: whether names in it bear arms.
    """

    width: int
    height: int
    title: str
    blocks: tuple[Block, ...]
    changed: tuple[str, ...] = ()
    gist: tuple[str, ...] = ()
    stamp: str = ""
    language: str = "en"
    zoom: float = 1.0
    least: int = 18
    armed: bool = False


@dataclass(frozen=True, slots=True)
class Caption:
    """What a picture says that no view knows: the game's name, who plays, what is new, and the stamp."""

    game: str = ""
    event: int = 0
    mark: str = ""
    names: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    changed: tuple[str, ...] = ()
    language: str = "en"
