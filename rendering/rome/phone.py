"""The board of The Republic of Rome for whoever holds it upright."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from games.kernel import Seat
from games.rome.seen.combat import WarView
from games.rome.seen.view import RomeView
from rendering.layout import down_to, lines_high, lowest
from rendering.painters import TITLE_HIGH
from rendering.republic.parts import STATUS, figures, named, ordered
from rendering.republic.phone import BODY, EDGE, FORUM_HIGH, GAP, HALF, HEAD, INSIDE, ROW, ZOOM, paired
from rendering.rome import panels
from rendering.rome.chart import chart
from rendering.rome.factions import standing
from rendering.rome.people import brief, figures_of, sign
from rendering.rome.words import say
from rendering.scene import Block, Box, Cell, Column, Grid, Lines, Row

MAP_HIGH: Final = 360
DIALS_HIGH: Final = 178
MANY: Final = 6  # Provinces
COUNTS: Final = ("INF", "ORA", "MIL", "LOY")
RATINGS: Final = ("inf", "ora", "mil", "loy")
"""What its legend explains."""


def state(view: RomeView) -> tuple[Block, ...]:
    """What is Rome's, below the head: the map and what stands below it."""
    drawn = chart(view, Box(EDGE, HEAD + GAP, INSIDE, MAP_HIGH), numbered=True)
    return (drawn, *affairs(view, drawn.box.y + drawn.box.h + GAP))


def affairs(view: RomeView, y: int, *, numbered: bool = True) -> tuple[Block, ...]:
    """Dials, offices and Provinces beside the Wars, the Forum. `numbered`: as on the map above."""
    dialled = panels.dials(view, Box(EDGE, y, HALF, DIALS_HIGH))
    y += DIALS_HIGH + GAP
    posts = panels.posts_held(view)
    offices = panels.offices(view, Box(EDGE, y, HALF, TITLE_HIGH + ROW * len(posts) + 6), posts, BODY)
    wars = wars_in_words(view, dialled.box.y, numbered=numbered)
    sides: tuple[Block, Block] = (offices, wars)
    shorter = min(sides, key=lambda block: block.box.y + block.box.h)
    provinces = _provinces(view, shorter)
    low = lowest((offices, wars, provinces))
    last = [down_to(low, block) if block is not shorter else block for block in (wars, provinces)]
    forum = _forum(view, Box(EDGE, low + GAP, INSIDE, 0))
    return (dialled, offices if shorter is offices else _to(low, offices), *last, forum)


def _provinces(view: RomeView, above: Block) -> Lines:
    """Who governs which Province, below the shorter column; of many Provinces no more than that."""
    lines = panels.governed(view)
    if len(lines) > MANY:
        lines = tuple(replace(one, text=one.text.partition(", ")[0], says=one.text) for one in lines)
    box = Box(above.box.x, above.box.y + above.box.h + GAP, HALF, lines_high(lines, HALF, ZOOM, BODY))
    return Lines(box, say("rome-provinces"), lines, say("rome-none-governed"), BODY)


def _to(low: int, grid: Grid) -> Grid:
    """The same table on a panel that ends there."""
    return replace(grid, box=replace(grid.box, h=low - grid.box.y))


def wars_in_words(view: RomeView, y: int, *, numbered: bool = True) -> Lines:
    """Each War in a sentence, under the number it has on the map."""
    lines = tuple(_war(view, war, number if numbered else 0) for number, war in enumerate(ordered(view.wars), 1))
    box = Box(EDGE + HALF + GAP, y, HALF, lines_high(lines, HALF, ZOOM, BODY))
    return Lines(box, say("board-wars"), lines, say("rome-no-war"), BODY)


def _war(view: RomeView, war: WarView, number: int) -> Cell:
    mark, tone = STATUS[war.status]
    return Cell(panels.war_words(view, war, number), mark=mark, tone=tone)


def _forum(view: RomeView, box: Box) -> Lines:
    """Table Events, the Forum and the Laws, and the forces of the State; as high as it needs."""
    found = panels.forum(view, Box(box.x, box.y, box.w, 2 * FORUM_HIGH))
    high = lines_high(found.lines, box.w, ZOOM, BODY)
    return Lines(Box(box.x, box.y, box.w, high), found.title, found.lines, size=BODY)


def factions(view: RomeView, players: Mapping[Seat, str], y: int) -> tuple[Grid, ...]:
    """The factions in two columns, each pair as high as the larger needs."""
    places = paired(view.factions, view.seats, y)
    return tuple(faction(view, seat, players.get(seat) or seat.title(), box) for seat, box in places.items())


def faction(view: RomeView, seat: Seat, name: str, box: Box) -> Grid:
    """A faction with what counts most of each Senator."""
    columns = (Column(""), *(figures(one.lower(), 43) for one in COUNTS), Column("", 27))
    senators = [view.senators[id_] for id_ in view.factions[seat].senators]
    rows = tuple(Row((named(one, brief), *(figures_of(one)[count] for count in COUNTS), sign(one))) for one in senators)
    words, empty = standing(view, seat), say("board-no-senator")
    lead = say("rome-held", cards=view.factions[seat].hand, knights=view.factions[seat].knights)
    return Grid(box, name, columns, rows, seat=seat, aside=words, lead=lead, size=BODY, pitch=ROW, empty=empty)
