"""The two republics as halves of one game: they draw and tell through it, and it can be reached from them."""

# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from pydantic import Field

from games.carthage.charts import Charts as CarthageCharts
from games.carthage.charts import Constants as CarthageConstants
from games.carthage.components import Tables as CarthageTables
from games.carthage.state import Carthage
from games.grand.pieces import CARTHAGE, ROME, Side
from games.kernel import Book, Dice, State, commitment
from games.republic.law import Law
from games.rome.charts import Charts as RomeCharts
from games.rome.charts import Constants as RomeConstants
from games.rome.components import Tables as RomeTables
from games.rome.state import Rome

if TYPE_CHECKING:
    from games.grand.state import Grand


@dataclass(slots=True)
class HalfDice(Dice):
    """The dice of the whole game, in the hands of one half: its draws bear its name, and it opens no chapter.

    A turn of both republics is one chapter.
    """

    whole: Dice = field(default_factory=lambda: Dice(""))
    half: str = ""

    def between(self, label: str, low: int, high: int) -> int:
        """A number of the whole game's dice."""
        return self.whole.between(f"{self.half}.{label}", low, high)

    def open_chapter(self, name: str) -> str:  # noqa: ARG002 - the chapter is that of the whole game
        """The digest of the key of the turn that both republics play."""
        return commitment(self.whole.key().hex())


def no_dice() -> Dice:
    """Until the whole game lends its own."""
    return Dice("")


class BookOfCarthage(Book):
    """The deals on the Carthaginian floor: their names say so."""

    half: ClassVar[str] = CARTHAGE


class BookOfRome(Book):
    """The deals on the Roman floor: their names say so."""

    half: ClassVar[str] = ROME


@dataclass(slots=True, kw_only=True)
class OfCarthage(Carthage):
    """GV-1.1: the Carthaginian board."""

    half: ClassVar[Side] = CARTHAGE
    law: ClassVar[Law[CarthageTables, CarthageCharts, CarthageConstants]]
    floor: BookOfCarthage = field(default_factory=BookOfCarthage)
    dice: Annotated[Dice, Field(exclude=True)] = field(default_factory=no_dice)
    joined: Annotated[Any, Field(exclude=True)] = field(default=None, compare=False, repr=False)

    @property
    def whole(self) -> Grand:
        """The game that it is a half of."""
        whole: Grand = self.joined
        return whole

    def stand_in_for(self, other: State) -> None:
        """A copy, to try something on, is a half of the same game; it draws from dice of its own."""
        self.joined = other.joined if isinstance(other, OfCarthage) else None


@dataclass(slots=True, kw_only=True)
class OfRome(Rome):
    """GV-1.1: the Roman board."""

    half: ClassVar[Side] = ROME
    law: ClassVar[Law[RomeTables, RomeCharts, RomeConstants]]
    floor: BookOfRome = field(default_factory=BookOfRome)
    dice: Annotated[Dice, Field(exclude=True)] = field(default_factory=no_dice)
    joined: Annotated[Any, Field(exclude=True)] = field(default=None, compare=False, repr=False)

    @property
    def whole(self) -> Grand:
        """The game that it is a half of."""
        whole: Grand = self.joined
        return whole

    def stand_in_for(self, other: State) -> None:
        """A copy, to try something on, is a half of the same game; it draws from dice of its own."""
        self.joined = other.joined if isinstance(other, OfRome) else None
