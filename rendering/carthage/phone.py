"""The board of The Republic of Carthage for whoever holds it upright."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from games.carthage.seen.combat import WarView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from rendering.carthage import panels
from rendering.carthage.factions import cards_held, figures_of, sign, standing
from rendering.carthage.words import say
from rendering.layout import down_to, lines_high, lowest, shortened
from rendering.painters import TITLE_HIGH
from rendering.republic.parts import STATUS, figures, in_words, named, ordered
from rendering.republic.phone import BODY, EDGE, FORUM_HIGH, GAP, HALF, HEAD, INSIDE, ROW, ZOOM, paired
from rendering.scene import Block, Box, Cell, Column, Grid, Lines, Row

MAP_HIGH: Final = 300
COUNTS: Final = ("INF", "ORA", "MIL", "LOY")
RATINGS: Final = ("inf", "ora", "mil", "loy")
"""What its legend explains."""


def state(view: CarthageView) -> tuple[Block, ...]:
    """What is Carthage's, below the head: the map and what stands below it."""
    chart = panels.chart(view, Box(EDGE, HEAD + GAP, INSIDE, MAP_HIGH), (), numbered=True)
    return (chart, *affairs(view, chart.box.y + chart.box.h + GAP))


def affairs(view: CarthageView, y: int, *, numbered: bool = True) -> tuple[Block, ...]:
    """Offices and Wars, the Forum. `numbered`: as on the map above."""
    wars, listed = wars_in_words(view, y, numbered=numbered), TITLE_HIGH + ROW * (2 + len(view.committee)) + 6
    return min(_beside(view, wars, listed), _below(view, wars, listed), key=lowest)


def _beside(view: CarthageView, wars: Lines, high: int) -> tuple[Block, ...]:
    """The Forum below the offices, both beside the Wars: for many Wars."""
    y = wars.box.y
    forum = _forum(view, Box(EDGE, y + high + GAP, HALF, 0), 2 * FORUM_HIGH)
    low = max(forum.box.y + forum.box.h, wars.box.y + wars.box.h)
    offices = panels.offices(view, Box(EDGE, y, HALF, high), BODY)
    return (offices, down_to(low, wars), down_to(low, forum))


def _below(view: CarthageView, wars: Lines, high: int) -> tuple[Block, ...]:
    """The Forum below both, as wide as the board: for few."""
    y = wars.box.y
    low = max(y + high, wars.box.y + wars.box.h)
    offices = panels.offices(view, Box(EDGE, y, HALF, low - y), BODY)
    return (offices, down_to(low, wars), _forum(view, Box(EDGE, low + GAP, INSIDE, 0)))


def wars_in_words(view: CarthageView, y: int, *, numbered: bool = True) -> Lines:
    """Each War in a sentence, under the number it has on the map."""
    lines = tuple(_war(view, war, number if numbered else 0) for number, war in enumerate(ordered(view.wars), 1))
    box = Box(EDGE + HALF + GAP, y, HALF, lines_high(lines, HALF, ZOOM, BODY))
    return Lines(box, say("board-wars"), lines, say("board-no-war"), BODY)


def _war(view: CarthageView, war: WarView, number: int) -> Cell:
    mark, tone = STATUS[war.status]
    return Cell(in_words(war, view.leaders, number), mark=mark, tone=tone)


def _forum(view: CarthageView, box: Box, most: int = FORUM_HIGH + 2 * ROW) -> Lines:
    """Table Events, the Forum and the Laws, and the forces of the State; as high as it needs."""
    army = view.army
    home = {kind: sum(one.active for one in army.legions if one.class_ == kind) for kind in panels.CLASSES}
    legions = say("phone-forces", **home, fleets=army.fleets, upkeep=str(army.maintenance))
    lines = panels.lying(view, Box(0, 0, box.w, most), Cell(legions, mark=STATUS["active"][0]), zoom=ZOOM, size=BODY)
    return Lines(replace(box, h=lines_high(lines, box.w, ZOOM, BODY)), say("board-forum"), lines, size=BODY)


def factions(view: CarthageView, names: Mapping[Seat, str], y: int) -> tuple[Grid, ...]:
    """The factions in two columns, each pair as high as the larger needs."""
    places = paired(view.factions, view.seats, y)
    return tuple(faction(view, seat, names.get(seat) or seat.title(), box) for seat, box in places.items())


def faction(view: CarthageView, seat: Seat, name: str, box: Box) -> Grid:
    """A faction with what counts most of each Senator."""
    columns = (Column(""), *(figures(one.lower(), 43) for one in COUNTS), Column("", 27))
    senators = [view.senators[id_] for id_ in view.factions[seat].senators]
    rows = tuple(
        Row((shortened(named(one)), *(figures_of(one)[count] for count in COUNTS), sign(one))) for one in senators
    )
    return Grid(
        box,
        name,
        columns,
        rows,
        seat=seat,
        aside=standing(view, seat),
        lead=cards_held(view, seat),
        size=BODY,
        pitch=ROW,
        empty=say("board-no-senator"),
    )
