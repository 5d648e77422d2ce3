"""The map of the political Diplomacy: spaces with their Rulers, units, railways, mountains, straits, canals."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from games.diplomacy.seen.map_view import CanalView, JointView, MapView, RailwayView, SpaceView, UnitView
from rendering.diplomacy.measures import EDGE, GAP, HEAD, INSIDE
from rendering.diplomacy.names import called, holder, shield
from rendering.diplomacy.words import say
from rendering.mosaic import Mosaic, Tile, Token, Way, WayLook
from rendering.outlines import proportion
from rendering.scene import Box

LETTERS: Final = 23  # of the map for phones
STRETCHED: Final = 1.25
LOOKS: Final[dict[str, WayLook]] = {"usable": "rail", "fresh": "fresh", "planned": "planned"}
JOINTS: Final[dict[str, WayLook]] = {"mountain": "range", "pass": "pass", "strait": "strait"}


def chart(
    view: MapView,
    box: Box,
    *,
    size: int = 20,
    turned: bool = False,
    window: tuple[str, ...] = (),
    brief: bool = False,
    named: bool = True,
) -> Mosaic:
    """The whole map, or the part that holds the spaces of `window`; `brief`: Sub-Rulers by their arms alone."""
    return Mosaic(
        box,
        say("diplomacy-map"),
        printed(view),
        tuple(tile(view, one, brief=brief) for one in view.spaces.values()),
        tuple(token(view, one) for one in view.units),
        tuple(ways(view)),
        window=window,
        turned=turned,
        size=size,
        named=named,
    )


def upright_chart(view: MapView, *, turned: bool = False) -> Mosaic:
    """The map for phones, stretched: in large letters, no names at length, of Sub-Rulers the arms alone."""
    high = round(INSIDE * proportion(printed(view)) * STRETCHED)
    box = Box(EDGE, HEAD + GAP, INSIDE, high)
    return chart(view, box, size=LETTERS, turned=turned, brief=True, named=False)


def printed(view: MapView) -> str:
    """The file of the printed map."""
    return f"diplomacy/map-{view.map}"


# Spaces


def tile(view: MapView, one: SpaceView, *, brief: bool = False) -> Tile:
    """A space: who rules it, and who under him."""
    holders = [holder(view, one.ruler)] if one.ruler else []
    holders += [holder(view, one.sub_ruler, brief=brief)] if one.sub_ruler else []
    return Tile(
        one.code,
        one.printed,
        one.code,
        one.name,
        space_words(view, one),
        water=one.ground == "sea",
        seat=shield(view, one.ruler),
        holders=tuple(holders),
        wells=max(1, one.capacity) if one.centre else 0,
        struck=one.contested,
        beside=one.beside,
    )


def space_words(view: MapView, one: SpaceView) -> str:
    """A space in words."""
    parts = [] if one.ground == "sea" else [_rule(view, one)]
    if one.centre:
        parts.append(say("diplomacy-centre-doubled") if one.capacity > 1 else say("diplomacy-centre"))
    parts += [say("diplomacy-contested")] if one.contested else []
    return f"{one.name} ({one.code}): {', '.join(parts)}" if parts else f"{one.name} ({one.code})"


def _rule(view: MapView, one: SpaceView) -> str:
    if not one.ruler:
        return say("diplomacy-disorder")
    ruled = say("diplomacy-ruled", name=called(view, one.ruler))
    return f"{ruled}, {say('diplomacy-sub-ruled', name=called(view, one.sub_ruler))}" if one.sub_ruler else ruled


def at_length(view: MapView, place: str) -> str:
    """A place as written, by its name."""
    code, _, coast = place.partition("/")
    name = view.spaces[code].name if code in view.spaces else code
    return f"{name} ({coast})" if coast else name


# Units


def token(view: MapView, one: UnitView) -> Token:
    """A unit in the arms of its Commander."""
    says = unit_words(view, one)
    return Token(one.space, one.arm, shield(view, one.commander), says, one.coast, one.dislodged, not one.base)


def unit_words(view: MapView, one: UnitView) -> str:
    """A unit in words: what and where, whose, from which centre."""
    place = f"{one.space}/{one.coast}" if one.coast else one.space
    parts = [say("diplomacy-commands", name=called(view, one.commander))]
    parts.append(
        say("diplomacy-based", base=at_length(view, one.base))
        if one.base
        else say("diplomacy-unsupported", name=called(view, one.patron))
    )
    parts += [say("diplomacy-dislodged")] if one.dislodged else []
    unit = say(f"diplomacy-unit-{one.arm}", place=at_length(view, place))
    return f"{unit} ({one.arm} {place}): {', '.join(parts)}"


# Ways


def ways(view: MapView) -> Iterator[Way]:
    """Mountains first, so that railways lie over their passes."""
    for joint in view.joints:
        yield _joint(view, joint)
    for canal in view.canals:
        yield _canal(view, canal)
    for railway in view.railways:
        yield from tracks(view, railway)


def _joint(view: MapView, one: JointView) -> Way:
    first, second = (at_length(view, place) for place in one.between)
    sea = at_length(view, one.sea) if one.sea else ""
    says = say(f"diplomacy-{one.kind}", name=one.name, id=one.id, one=first, other=second, sea=sea)
    return Way(JOINTS[one.kind], one.between, one.id if one.kind == "strait" else "", says)


def _canal(view: MapView, one: CanalView) -> Way:
    """Through its provinces, from the water before the first to that beyond the last."""
    inner = one.provinces
    ends = [end.partition("/")[0] for _, end in one.links]
    outer = [end for end in ends if end not in inner]
    through = (*outer[1:2], *inner, *outer[:1])
    says = say("diplomacy-canal", name=one.name, id=one.id, through=", ".join(at_length(view, key) for key in through))
    return Way("canal", through, one.id, says)


def tracks(view: MapView, one: RailwayView) -> Iterator[Way]:
    """A railway, in one piece for each state its links are in; what has been taken up is not there."""
    told = railway_words(view, one)
    pairs = list(zip(one.links, zip(one.route, one.route[1:], strict=False), strict=True))
    for state, found in groupby(pairs, key=lambda pair: pair[0]):
        if state == "gone":
            continue
        links = [link for _, link in found]
        yield Way(LOOKS[state], (links[0][0], *(end for _, end in links)), "" if state == "planned" else one.id, told)
        told = ""


def railway_words(view: MapView, one: RailwayView) -> str:
    """A railway in words, link by link."""
    ends = zip(one.route, one.route[1:], strict=False)
    links = [
        say("diplomacy-link", one=at_length(view, first), other=at_length(view, second), state=state)
        for state, (first, second) in zip(one.links, ends, strict=True)
    ]
    return say("diplomacy-railway", id=one.id, links=", ".join(links))
