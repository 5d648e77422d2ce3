"""How a map of ways is painted: ground, ways, treks, the marks of places, their names, who stands there, the key."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Final

from rendering import courses, keys, land, marks, rooms, shapes
from rendering.brush import Brush
from rendering.itinerary import Host, Itinerary, Stop, Trek
from rendering.scene import Box, Mark
from rendering.strokes import head, shape, shortened, stroke
from rendering.text_layout import BODY, BOLD, ITALIC

MARK: Final = 1.5  # side of the mark of a place, of the height of letters
BRIEF: Final = 1.3  # the same where names are short
LINE: Final = 0.94  # height of a name
PLATE: Final = 1.36  # height of a plate
MARGIN_OF_WINDOW: Final = 44.0
Point = tuple[float, float]
Name = tuple[str, Point, str]  # what, where, in which letters


@dataclass
class Laid:
    """A map on its way to the picture."""

    block: Itinerary
    brush: Brush

    @cached_property
    def sheet(self) -> courses.Part:
        """The part of the map that is shown, on as many pixels as it has here."""
        block = self.block
        whole = courses.edges(block.map)
        seen = block.window
        window = courses.fitted(block.map, seen, block.box.w, block.box.h, MARGIN_OF_WINDOW) if seen else whole
        return courses.Part(block.map, self.brush.px(block.box.w), self.brush.px(block.box.h), window)

    @cached_property
    def spots(self) -> dict[str, Point]:
        """Where the places are that are shown, in units of the scene, none nearer to the rim than its mark is wide."""
        found = {stop.key: self.at(courses.spots(self.block.map)[stop.key]) for stop in self.block.stops}
        box, keep = self.block.box, self.mark
        right, low = box.x + box.w, box.y + box.h
        return {
            key: (min(max(x, box.x + keep), right - keep), min(max(y, box.y + keep), low - keep))
            for key, (x, y) in found.items()
            if box.x < x < right and box.y < y < low
        }

    @cached_property
    def stops(self) -> list[Stop]:
        """The places that are shown."""
        return [stop for stop in self.block.stops if stop.key in self.spots]

    @cached_property
    def room(self) -> rooms.Room:
        """What is free of the map."""
        return rooms.Room(self.block.box)

    @property
    def mark(self) -> float:
        """The side of the mark of a place."""
        return self.block.size * (BRIEF if self.block.brief else MARK)

    @property
    def high(self) -> float:
        """The height of a plate."""
        return self.block.size * PLATE

    def at(self, place: Sequence[float]) -> Point:
        """Where a longitude and latitude lie, in units of the scene."""
        x, y = self.sheet.at(place)
        return self.block.box.x + x / self.brush.scale, self.block.box.y + y / self.brush.scale


def paint_itinerary(block: Itinerary, brush: Brush) -> None:
    """The map; what is read lies over what is pointed at, and both over the ground."""
    laid, box = Laid(block, brush), block.box
    brush.bounds = box
    image = courses.ground(laid.sheet, brush.style.palette, block.legs, brush.scale)
    brush.image.paste(image, (brush.px(box.x), brush.px(box.y)))
    _reserve(laid)
    camps, names = _settled(laid)
    for trek in block.treks:
        _trek(laid, trek)
    for camp in camps:
        _tie(laid, camp)
    for stop in laid.stops:
        (_box if stop.kind == "box" else _mark)(laid, stop)
    for text, spot, face in names:
        brush.label(spot, text, (brush.colours.land_ink, brush.colours.held), size=block.size, face=face)
    for camp in camps:
        _plates(laid, camp)
    _ornaments(laid)
    brush.bounds = None
    brush.frame(box, brush.colours.rule, 2)
    brush.frame(box.inset(3), brush.colours.coast, 1)
    if block.key:
        keys.paint_key(block.key, brush)


def _settled(laid: Laid) -> "tuple[list[Camp], list[Name]]":
    """Where plates and names lie: plates are nearer where names may be cut short, names are whole where they are short.

    On a map in brief the names have the first choice; of a part of a map those of the places that it is of.
    """
    inmost = sorted(laid.stops, key=lambda stop: stop.key not in laid.block.window)

    def names() -> list[Name]:
        return [name for stop in inmost if stop.kind != "box" and (name := _named(laid, stop))]

    first = names() if laid.block.brief else []
    camps = [camp for key in laid.spots if (camp := _camp(laid, key))]
    return camps, first or names()


def _reserve(laid: Laid) -> None:
    """Where nothing else may be written: marks, boxes and the key."""
    for stop in laid.stops:
        x, y = laid.spots[stop.key]
        if stop.kind == "box":
            box = _boxed(laid, stop)
            laid.room.take((box.x, box.y, box.x + box.w, box.y + box.h))
        else:
            reach = _reach(laid, stop)
            laid.room.take((x - reach, y - reach, x + reach, y + reach))
    if laid.block.key:
        box = laid.block.key.box
        laid.room.take((box.x - 4, box.y - 4, box.x + box.w + 4, box.y + box.h + 4))


# Places


def _mark(laid: Laid, stop: Stop) -> None:
    """The mark of a place, laid on the picture out of what is kept of marks."""
    brush = laid.brush
    look = replace(stop, key="", name="", short="", says="")
    ink, rest = marks.stamp(look, brush.style, brush.scale / brush.style.scale, round(laid.mark, 2))
    marks.lay(brush, ink, rest, laid.spots[stop.key])


def _named(laid: Laid, stop: Stop) -> Name | None:
    """Its name where there is room, else a short one, else none."""
    brush, size = laid.brush, laid.block.size
    (x, y), reach = laid.spots[stop.key], _reach(laid, stop)
    face = BODY if stop.shut else BOLD
    for text in (stop.short,) if laid.block.brief else (stop.name, stop.short):
        wide, high = brush.measure(text, size, face), size * LINE
        spots = ((x + dx, y + dy) for dx, dy in rooms.beside(reach, wide, high))
        if found := laid.room.settle(spots, wide + 2, high):
            return text, (found[0], found[1] - size * 0.7), face
    return None


def _reach(laid: Laid, stop: Stop) -> float:
    """How far a mark reaches from its middle."""
    return laid.mark * (0.9 if stop.fresh else 0.68 if stop.prize else 0.62)


def _boxed(laid: Laid, stop: Stop) -> Box:
    """The frame of a place off the map: wide enough for its name, high enough for who stands in it."""
    (x, y), size = laid.spots[stop.key], laid.block.size
    inside = [host for host in laid.block.hosts if host.key == stop.key]
    name = laid.brush.measure(_called(laid, stop), size, BOLD) + laid.mark + 28
    wide = max([name, *(_wide(laid, host) + 16 for host in inside)])
    high = laid.mark + 14 + (laid.high + 2) * len(inside)
    box = laid.block.box
    left = min(max(x - wide / 2, box.x + 8), box.x + box.w - wide - 8)
    top = min(max(y - high / 2, box.y + 8), box.y + box.h - high - 8)
    return Box(round(left), round(top), round(wide), round(high))


def _called(laid: Laid, stop: Stop) -> str:
    return stop.short if laid.block.brief else stop.name


def _box(laid: Laid, stop: Stop) -> None:
    """A place off the map, framed."""
    brush, pal, box = laid.brush, laid.brush.colours, _boxed(laid, stop)
    brush.fill(box, pal.panel)
    brush.frame(box, pal.bad if stop.fresh else pal.land_ink, 3 if stop.fresh else 2)
    brush.frame(box.inset(4), pal.rule, 1)
    side = laid.mark
    middle = box.y + 8 + side / 2
    marks.paint_sign(brush, stop, (box.x + 9 + side / 2, middle), side)
    size = laid.block.size
    brush.text((box.x + 16 + side, middle - size * 0.72), _called(laid, stop), pal.ink, size=size, face=BOLD)


# Who stands there


@dataclass(frozen=True, slots=True)
class Camp:
    """The plates of one place below one another, around this middle; `foot`: the place, if a line leads there."""

    hosts: tuple[Host, ...]
    middle: Point
    size: Point
    foot: Point | None


def _camp(laid: Laid, key: str) -> Camp | None:
    """Where the plates of a place lie: in its frame, or as near to it as there is room; at need without names."""
    hosts = tuple(host for host in laid.block.hosts if host.key == key)
    if not hosts:
        return None
    stop = next(one for one in laid.stops if one.key == key)
    if stop.kind == "box":
        box, size = _boxed(laid, stop), _size(laid, hosts)
        return Camp(hosts, (box.x + 8 + size[0] / 2, box.y + laid.mark + 9 + size[1] / 2), size, None)
    bare = tuple(replace(host, names="") for host in hosts)
    return _pitched(laid, stop, hosts) or _pitched(laid, stop, bare)


def _pitched(laid: Laid, stop: Stop, hosts: tuple[Host, ...]) -> Camp | None:
    """Plates on the nearest free place."""
    wide, high = _size(laid, hosts)
    (x, y), reach = laid.spots[stop.key], _reach(laid, stop)
    around = rooms.around(-(-round(wide) // 8) * 8, -(-round(high) // 8) * 8, round(reach))
    found = laid.room.settle(((x + dx, y + dy) for dx, dy in around), wide + 4, high + 4)
    return Camp(hosts, found, (wide, high), (x, y)) if found else None


def _size(laid: Laid, hosts: tuple[Host, ...]) -> Point:
    """How large the plates of a place are together."""
    return max(_wide(laid, host) for host in hosts), laid.high * len(hosts) + 2 * (len(hosts) - 1)


def _tie(laid: Laid, camp: Camp) -> None:
    """A line from the rim of a mark to the nearest point of its plates."""
    if camp.foot is None:
        return
    x, y = (
        min(max(camp.foot[axis], camp.middle[axis] - camp.size[axis] / 2), camp.middle[axis] + camp.size[axis] / 2)
        for axis in (0, 1)
    )
    start, end = shortened(camp.foot, (x, y), laid.mark * 0.5, 0)
    stroke(laid.brush, [start, end], laid.brush.colours.panel, 5)
    stroke(laid.brush, [start, end], laid.brush.colours.ink, 2.2)


def _plates(laid: Laid, camp: Camp) -> None:
    left, top = camp.middle[0] - camp.size[0] / 2, camp.middle[1] - camp.size[1] / 2
    for number, host in enumerate(camp.hosts):
        _plate(laid, host, (left, top + number * (laid.high + 2)))


def _parts(laid: Laid, host: Host) -> Iterator[tuple[str, float]]:
    """What is written on a plate, and how wide it is."""
    size, brush = laid.block.size, laid.brush
    count = f"[{host.count}]" if host.inside else host.count
    if count:
        yield count, brush.measure(count, size, BOLD)
    if host.names and not laid.block.brief:
        yield host.names, brush.measure(host.names, size, BODY)


def _wide(laid: Laid, host: Host) -> float:
    """How wide a plate is."""
    size = laid.block.size
    lead = size + 8 + (size if _crowned(laid, host) else 0)
    return lead + sum(wide + 5 for _, wide in _parts(laid, host)) + 1


def _crowned(laid: Laid, host: Host) -> bool:
    return host.led and (laid.block.brief or not host.names)


def _plate(laid: Laid, host: Host, corner: Point) -> None:
    """A plate in the colours of a power: its sign, how many, under whom."""
    brush, size, (x, y) = laid.brush, laid.block.size, corner
    badge, pal = brush.colours.badge(host.seat), brush.colours
    plate = Box(round(x), round(y), round(_wide(laid, host)), round(laid.high))
    brush.fill(plate, badge.fill)
    brush.frame(plate, pal.panel, 3)
    brush.frame(plate, pal.ink, 1)
    side = brush.px(size * 0.9)
    brush.stamp(x + 5, y + (laid.high - size * 0.9) / 2, shapes.sigil(host.seat, side), badge.ink)
    left = x + size + 7
    if _crowned(laid, host):
        brush.mark(left, y + (laid.high - size * 0.8) / 2, Mark.LEADER, badge.ink, round(size * 0.8))
        left += size
    for number, (text, wide) in enumerate(_parts(laid, host)):
        face = BODY if number or not host.count else BOLD
        brush.text((left, y + laid.high / 2 - size * 0.72), text, badge.ink, size=size, face=face)
        left += wide + 5


# Treks


def _trek(laid: Laid, trek: Trek) -> None:
    """An arrow along the places somebody went through; by sea it is dashed."""
    path = [laid.spots[key] for key in trek.path if key in laid.spots]
    if len(path) < 2:
        return
    brush, pal, fill = laid.brush, laid.brush.colours, laid.brush.colours.badge(trek.seat).fill
    ways = {frozenset((leg.one, leg.other)) for leg in laid.block.legs}
    start, end = shortened(path[-2], path[-1], 0, laid.mark * 0.72)
    line = [*path[:-1], end]
    stroke(brush, line, pal.panel, 11)
    for (first, second), ends in zip(pairwise(line), pairwise(trek.path), strict=False):
        stroke(brush, [first, second], fill, 6.5, None if frozenset(ends) in ways else (12, 8))
    shape(brush, head(start, end, 25, 15), pal.panel)
    shape(brush, head(start, shortened(start, end, 0, 4)[1], 18, 10), fill)


def _ornaments(laid: Laid) -> None:
    """The names of seas and lands, where nothing else stands."""
    brush, spec = laid.brush, land.chart(laid.block.map)
    box = laid.block.box
    for kind, ink in (("waters", brush.colours.sea_ink), ("peoples", brush.colours.land_ink)):
        for one in spec[kind]:
            x, y = laid.at(one["at"])
            wide = brush.measure(one["name"], 24, ITALIC)
            if not (box.x < x < box.x + box.w and box.y < y < box.y + box.h):
                continue
            spots = [(x + dx, y + dy) for dx, dy in rooms.around(8, 8, 0)[:160]]
            if found := laid.room.settle(spots, wide + 10, 30):
                brush.text((found[0], found[1] - 16), one["name"], ink, size=24, face=ITALIC, align="middle")
