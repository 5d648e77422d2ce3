"""What stands beside the map: the register of names, the railways, duties, the legend."""

from dataclasses import replace
from typing import Final

from games.diplomacy.seen.map_view import DutyView, Link, MapView, NameView, RailwayView
from rendering.diplomacy.chart import railway_words
from rendering.diplomacy.measures import BODY, EDGE, INSIDE, LEAST, ROW, ZOOM
from rendering.diplomacy.names import ranked, shield
from rendering.diplomacy.words import say
from rendering.layout import lines_high, pairs, pitched
from rendering.painters import TITLE_HIGH
from rendering.scene import DASH, Box, Cell, Column, Grid, Legend, Lines, Row, Tone
from rendering.text_layout import BODY as FACE
from rendering.text_layout import width

TITLES: Final = TITLE_HIGH + 25
RAILWAYS_HIGH: Final = 150


# Names


def names(view: MapView, box: Box) -> Grid:
    """Everybody with what he holds, the strongest first; as high as it needs, within the box."""
    rows = tuple(Row((_name(view, one), *_figures(one, counts(view)))) for one in ranked(view))
    room = box.h - TITLES - RAILWAYS_HIGH - 6
    size, pitch = pitched(room, len(rows), 23)
    high = min(box.h - RAILWAYS_HIGH - 6, TITLES + pitch * max(1, len(rows)) + 6)
    title, empty = say("diplomacy-names"), say("diplomacy-no-names")
    return Grid(Box(box.x, box.y, box.w, high), title, _columns(view, 38), rows, size=size, pitch=pitch, empty=empty)


def _columns(view: MapView, wide: int) -> tuple[Column, ...]:
    """The name, and how many centres, provinces, places under others, units."""
    return (Column(""), *(_count(one, wide) for one in counts(view)))


def counts(view: MapView) -> tuple[str, ...]:
    """What is counted of a name; in the standard game nobody holds anything under others."""
    return ("centres", "units") if view.plain else ("centres", "provinces", "sub", "units")


def _count(name: str, wide: int) -> Column:
    return Column(say(f"diplomacy-column-{name}"), wide, "right", say(f"diplomacy-column-{name}-says"))


def _name(view: MapView, one: NameView) -> Cell:
    won = Tone.STRONG if one.code in view.winners else Tone.PLAIN
    return Cell(f"{one.code} {one.name}", seat=shield(view, one.code), tone=won)


def _figures(one: NameView, names: tuple[str, ...]) -> tuple[Cell, ...]:
    found = {"centres": one.centres, "provinces": one.provinces, "sub": one.sub_ruled, "units": one.units}
    return tuple(Cell(str(found[name])) if found[name] else Cell(DASH, says="0", tone=Tone.FAINT) for name in names)


def names_abreast(view: MapView, y: int) -> Grid:
    """The same in two columns for phones, with centres and units."""
    shown = tuple(name for name in counts(view) if name != "sub")
    cells = [(_name(view, one), *_figures(one, shown)) for one in ranked(view)]
    rows = tuple(pairs(cells)) if cells else ()
    half = (Column(""), *(_count(name, 36) for name in shown))
    box = Box(EDGE, y, INSIDE, TITLES + ROW * max(1, len(rows)) + 6)
    title, empty = say("diplomacy-names"), say("diplomacy-no-names")
    return Grid(box, title, (*half, *half), rows, size=BODY, pitch=ROW, abreast=2, empty=empty)


# Railways


def railways(view: MapView, box: Box) -> Grid:
    """Each with its route in codes, and how much of it is laid."""
    columns = (
        Column("", 44),
        Column(say("diplomacy-column-route")),
        Column(say("diplomacy-column-laid"), 56, "right", say("diplomacy-column-laid-says")),
    )
    rows = tuple(Row((Cell(one.id), _route(view, one), _laid(one))) for one in view.railways)
    size, pitch = pitched(box.h - TITLES, len(rows), 22)
    high = min(box.h, TITLES + pitch * max(1, len(rows)) + 8)
    empty = say("diplomacy-no-railways")
    return Grid(replace(box, h=high), say("diplomacy-railways"), columns, rows, size=size, pitch=pitch, empty=empty)


def _route(view: MapView, one: RailwayView) -> Cell:
    return Cell("-".join(one.route), says=railway_words(view, one).partition(": ")[2])


def _laid(one: RailwayView) -> Cell:
    laid = sum(state in {"usable", "fresh"} for state in one.links)
    return Cell(say("diplomacy-laid", laid=laid, all=len(one.links)))


def duties(view: MapView, box: Box) -> Lines:
    """CD-4.A(b), (c), 5.D: who has not given away as much as he must, and how often he was warned."""
    lines = tuple(
        Cell(
            say("diplomacy-duty-of", code=one.code, duty=duty_brief(duty)), seat=shield(view, one.code), tone=Tone.WARN
        )
        for one in ranked(view)
        for duty in one.duties
        if duty.must > duty.given
    )
    return Lines(box, say("diplomacy-duties"), lines, say("diplomacy-no-duties"), 21)


def duty_brief(one: DutyView) -> str:
    """How many places a Ruler has given away of those he must, and his warnings."""
    return say(f"diplomacy-duty-{one.what}", given=one.given, must=one.must, warnings=one.warnings)


def planned(view: MapView, route: tuple[str, ...], id_: str) -> MapView:
    """The board with a railway that is only planned so far; of one that is there, what is laid stays so."""
    there = next((one.links for one in view.railways if one.id == id_), ())
    links: tuple[Link, ...] = tuple(
        there[number] if number < len(there) else "planned" for number in range(len(route) - 1)
    )
    others = tuple(one for one in view.railways if one.id != id_)
    added = RailwayView(id=id_ or say("diplomacy-new-railway"), route=route, links=links)
    return view.model_copy(update={"railways": (*others, added)})


def railways_in_words(view: MapView, y: int) -> Lines:
    """For phones: each railway in a line."""
    lines = tuple(
        Cell(f"{one.id} {'-'.join(one.route)} ({_laid(one).text})", says=railway_words(view, one))
        for one in view.railways
    )
    high = lines_high(lines, INSIDE, ZOOM, BODY)
    return Lines(Box(EDGE, y, INSIDE, high), say("diplomacy-railways"), lines, say("diplomacy-no-railways"), BODY)


# Legend


def signs(view: MapView) -> tuple[str, ...]:
    """The signs that a board of this game may show."""
    kinds = {joint.kind for joint in view.joints}
    shown = {
        "unit" if view.plain else "army": True,
        "owner": view.plain,
        "ruler": not view.plain,
        "disorder": not view.plain,
        "well" if view.plain else "wells": True,
        "loose": not view.plain,
        "ring": True,
        "rail": bool(view.railways),
        "strait": "strait" in kinds,
        "canal": bool(view.canals),
    }
    return tuple(sign for sign, there in shown.items() if there)


def legends(box: Box, keys: tuple[str, ...]) -> tuple[Legend, ...]:
    """What signs stand for, in as many lines as it takes; each line as high as the box."""
    size = max(LEAST if box.w <= INSIDE else 18, box.h - 8)
    lines: list[list[Cell]] = [[]]
    left = float(box.w)
    for cell in (Cell(say(f"diplomacy-key-{key}")) for key in keys):
        wide = width(cell.text, FACE, size) * 1.04 + 18
        if wide > left and lines[-1]:
            lines.append([])
            left = float(box.w)
        lines[-1].append(cell)
        left -= wide
    title = say("diplomacy-legend")
    return tuple(
        Legend(Box(box.x, box.y + number * box.h, box.w, box.h), title, tuple(cells))
        for number, cells in enumerate(lines)
        if cells
    )
