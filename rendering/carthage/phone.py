"""The board of The Republic of Carthage for whoever holds it upright: narrow, high, in large letters.

Its units are larger than those of the wide board, so that what is drawn alike is drawn larger; whatever is read stands
below the map in words.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from games.carthage.seen.combat import WarView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from rendering.carthage import panels
from rendering.carthage.factions import cards_held, figures_of, named, sign, standing
from rendering.carthage.panels import figures, shortened
from rendering.carthage.words import say
from rendering.painters import TITLE_HIGH
from rendering.scene import Block, Box, Cell, Column, Grid, Lines, Row

WIDE: Final = 750
ZOOM: Final = 1.2  # 900 pixels wide
LEAST: Final = 21  # units: shown 330 wide still nine pixels high
BODY: Final = 25  # of names and what is said in words: there eleven
HEAD: Final = 132
EDGE: Final = 12
GAP: Final = 8
FORUM_HIGH: Final = 180
MAP_HIGH: Final = 300
ROW: Final = 29
COUNTS: Final = ("INF", "ORA", "MIL", "LOY")
SIGNS: Final = ("inf", "ora", "mil", "loy", "leader", "away")
"""What its legend explains."""
_INSIDE: Final = WIDE - 2 * EDGE
_HALF: Final = (_INSIDE - GAP) // 2


def state(view: CarthageView) -> tuple[Block, ...]:
    """What is Carthage's, below the head: the map, offices and Wars, the Forum."""
    chart = panels.chart(view, Box(EDGE, HEAD + GAP, _INSIDE, MAP_HIGH), (), numbered=True)
    y = chart.box.y + chart.box.h + GAP
    listed = TITLE_HIGH + ROW * (2 + len(view.committee)) + 6
    return (chart, *min(_beside(view, y, listed), _below(view, y, listed), key=_lowest))


def _beside(view: CarthageView, y: int, high: int) -> tuple[Block, ...]:
    """The Forum below the offices, both beside the Wars: for many Wars."""
    wars = wars_in_words(view, y)
    forum = _forum(view, Box(EDGE, y + high + GAP, _HALF, 0), 2 * FORUM_HIGH)
    low = max(forum.box.y + forum.box.h, wars.box.y + wars.box.h)
    offices = panels.offices(view, Box(EDGE, y, _HALF, high), BODY)
    return (offices, _down_to(low, wars), _down_to(low, forum))


def _below(view: CarthageView, y: int, high: int) -> tuple[Block, ...]:
    """The Forum below both, as wide as the board: for few."""
    wars = wars_in_words(view, y)
    low = max(y + high, wars.box.y + wars.box.h)
    offices = panels.offices(view, Box(EDGE, y, _HALF, low - y), BODY)
    return (offices, _down_to(low, wars), _forum(view, Box(EDGE, low + GAP, _INSIDE, 0)))


def _lowest(blocks: Iterable[Block]) -> int:
    """How far down they go."""
    return max(block.box.y + block.box.h for block in blocks)


def _down_to(low: int, lines: Lines) -> Lines:
    """The same list on a panel that ends there."""
    return replace(lines, box=replace(lines.box, h=low - lines.box.y))


def wars_in_words(view: CarthageView, y: int) -> Lines:
    """Each War in a sentence, under the number it has on the map."""
    lines = tuple(_war(view, war, number) for number, war in enumerate(panels.ordered(view), 1))
    box = Box(EDGE + _HALF + GAP, y, _HALF, panels.lines_high(lines, _HALF, ZOOM, BODY))
    return Lines(box, say("board-wars"), lines, say("board-no-war"), BODY)


def _war(view: CarthageView, war: WarView, number: int) -> Cell:
    mark, tone = panels.STATUS[war.status]
    parts = [say("phone-land", strength=war.land_now)]
    if war.naval_victory:
        parts.append(say("board-sea-won-says"))
    elif war.fleet_now:
        parts.append(say("phone-fleet", strength=war.fleet_now))
    parts += [say("phone-support", fleets=war.support)] if war.support else []
    text = say("phone-war", number=number, war=panels.led(view, war), state=say(f"board-status-{war.status}"))
    return Cell(f"{text}: {', '.join(parts)}", mark=mark, tone=tone)


def _forum(view: CarthageView, box: Box, most: int = FORUM_HIGH) -> Lines:
    """Table Events, the Forum and the Laws, and the forces of the State; as high as it needs."""
    army, found = view.army, panels.forum(view, replace(box, h=most))
    home = {kind: sum(one.active for one in army.legions if one.class_ == kind) for kind in panels.CLASSES}
    legions = say("phone-forces", **home, fleets=army.fleets, upkeep=str(army.maintenance))
    lines = (*found.lines, Cell(legions, mark=panels.STATUS["active"][0]))
    high = panels.lines_high(lines, box.w, ZOOM, BODY)
    return Lines(replace(box, h=high), found.title, lines, size=BODY)


def factions(view: CarthageView, names: Mapping[Seat, str], y: int) -> tuple[Grid, ...]:
    """The factions in two columns, each pair as high as the larger needs."""
    grids: list[Grid] = []
    for first in range(0, len(view.seats), 2):
        pair = view.seats[first : first + 2]
        high = TITLE_HIGH + 25 + ROW * max(1, *(len(view.factions[seat].senators) for seat in pair)) + 4
        for number, seat in enumerate(pair):
            box = Box(EDGE + number * (_HALF + GAP), y, _HALF, high)
            grids.append(faction(view, seat, names.get(seat) or seat.title(), box))
        y += high + GAP
    return tuple(grids)


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
