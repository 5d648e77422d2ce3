"""Cards of a republic as one holds or reads them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from games.republic.seen.combat import LeaderView, WarView
from games.republic.seen.people import RatingsView, SenatorView
from games.republic.seen.table import CardView, TableEventView
from rendering.hands import CARD_GAP, NOTE_HIGH, card_rows, note_high
from rendering.painters import TITLE_HIGH
from rendering.republic.phone import EDGE, INSIDE, ZOOM
from rendering.republic.words import say
from rendering.scene import Block, Box, Cell, Figure, Mark, Note, Notes, Portrait, Portraits, Tone

BAND: Final = 26  # letters on the band of a card
ABREAST: Final = 2  # cards of a hand
EMPTY_HIGH: Final = 42  # of a block that says that there is nothing
Printed = Callable[[str, str], str]
"""What is printed on a card: its id and its English text, in the language of the picture."""
READ: Final = 1200 - 32  # units of width of what is read


def rated(one: SenatorView | RatingsView) -> tuple[Figure, ...]:
    """The ratings of a Senator or Statesman."""
    found = {"mil": one.military, "ora": one.oratory, "loy": one.loyalty, "inf": one.influence}
    return tuple(Figure(say(f"board-column-{name}"), str(value)) for name, value in found.items())


def banded(card: Portrait) -> Portrait:
    """A card whose kind stands on a line of its own where the name leaves no room for it."""
    if len(card.name) + len(card.kind) <= BAND:
        return card
    return replace(card, kind="", lines=(Cell(card.kind, tone=Tone.FAINT), *card.lines))


def shelf(title: str, cards: tuple[Portrait, ...], y: int, empty: str, aside: str = "") -> Portraits:
    """Cards in rows from here on, as high as they need."""
    rows = card_rows(cards, INSIDE, ABREAST, ZOOM) or [EMPTY_HIGH]
    high = TITLE_HIGH + CARD_GAP + sum(row + CARD_GAP for row in rows)
    return Portraits(Box(EDGE, y, INSIDE, high), title, cards, ABREAST, aside, empty)


def under(block: Block) -> int:
    """Where the next block of what is read begins."""
    return block.box.y + block.box.h + 10


def notes(title: str, found: Sequence[Note], y: int, empty: str) -> Notes:
    """Texts of cards from here on, as high as they need."""
    high = sum(note_high(note, READ) for note in found) or NOTE_HIGH
    return Notes(Box(16, y, READ, TITLE_HIGH + high), title, tuple(found), empty=empty)


def note(card: CardView, kind: str, printed: Printed) -> Note:
    """A card with its text."""
    return Note(card.name, kind, printed(card.id, card.text))


def events(found: Sequence[TableEventView], y: int, printed: Printed) -> Notes:
    """The Table Events with what they do."""
    levels = [say("crop-event-level", level=str(one.level)) for one in found]
    told = [Note(one.name, level, _side(one, printed), Mark.FLAME) for one, level in zip(found, levels, strict=True)]
    return notes(say("crop-events"), told, y, say("crop-no-events"))


def _side(event: TableEventView, printed: Printed) -> str:
    """What a Table Event does, with what it does at level 1 where level 2 is as that."""
    first = f"{printed(f'{event.id}-1', event.before)} " if event.before else ""
    return first + printed(f"{event.id}-{event.level}", event.text)


def enemies(wars: Sequence[WarView], leaders: Sequence[LeaderView], y: int, printed: Printed) -> Notes:
    """What stands on the cards of the Wars and of their Leaders."""
    found = [(one.id, one.name, one.text, say("crop-kind-war")) for one in wars]
    found += [(one.id, one.name, one.text, say("crop-kind-leader")) for one in leaders]
    told = [Note(name, kind, printed(id_, text), Mark.SWORDS) for id_, name, text, kind in found if text]
    return notes(say("crop-enemies"), told, y, "")
