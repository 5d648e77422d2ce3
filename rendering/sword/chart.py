"""The map of The Sword of Rome: who controls each space, what stands there, sieges, who has marched."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Literal, TypeAlias

from games.sword.components import Power as PowerId
from games.sword.components import Space, Terrain, connections, spaces
from games.sword.seen.view import LeaderView, PlaceView, StackView, SwordView, WalkView
from rendering.itinerary import Host, Itinerary, Key, KeyLook, Leg, LegLook, Stop, StopKind, Trek
from rendering.scene import Box
from rendering.sword.names import brief_leader, brief_place, called, leader, letter, place, player, seat
from rendering.sword.words import say

MAP: Final = "old-italy"
APPIAN: Final = "appian_way"
KEYS: Final[Sequence[KeyLook]] = (
    "normal",
    "walled",
    "tribal",
    "prize",
    "port",
    "pips",
    "hollow",
    "beset",
    "flame",
    "fresh",
    "host",
    "inside",
    "clear",
    "difficult",
    "ferry",
    "road",
    "trek",
)
Crop: TypeAlias = Literal["gaul", "etruria", "samnium", "greece", "sicily"]
WINDOWS: Final[Mapping[Crop, Sequence[str]]] = {
    "gaul": ("Cisalpina", "Venetia", "Liguria", "Off-map"),
    "etruria": ("Etruria", "Latium", "Umbria", "Picenum", "Sabina"),
    "samnium": ("Samnium", "Apulia", "Campania"),
    "greece": ("Lucania", "Bruttium"),
    "sicily": ("Sicilia", "Africa", "Sardinia", "Corsica", "Off-map"),
}
"""The five crops, by the regions they show."""
ALSO: Final[Mapping[Crop, Sequence[str]]] = {
    "samnium": ("tarracina", "fregellae", "paestum"),
    "greece": ("tarentum", "brundisium", "barium", "venusia", "neapolis", "nola", "compsa", "messana", "catina"),
    "gaul": ("ariminum", "sena_gallica", "pisae", "faesulae"),
}
"""Spaces besides, which belong to the same theatre."""
WITHOUT: Final[Mapping[Crop, Sequence[str]]] = {
    "gaul": ("garrison_box",),
    "etruria": ("ariminum", "sena_gallica"),
    "samnium": ("brundisium", "tarentum", "venusia"),
    "sicily": ("transalpine_gaul",),
}
"""Spaces that others show better."""


def chart(
    view: SwordView,
    box: Box,
    *,
    focus: Crop | None = None,
    size: int = 18,
    brief: bool = False,
    key: Key | None = None,
) -> Itinerary:
    """The whole map, or one of the five crops."""
    fresh, all_there = frozenset(view.touched), standing(view)
    return Itinerary(
        box,
        say("sword-map"),
        MAP,
        tuple(stop(view, one, fresh=one.id in fresh) for one in spaces().values() if shown(view, one)),
        tuple(host for id_, some in all_there.items() for host in hosts(id_, some)),
        legs(view),
        tuple(march(one) for one in view.walks),
        tuple(terrain(view)),
        window(focus),
        key,
        size,
        brief,
    )


def shown(view: SwordView, one: Space) -> bool:
    """Boxes that are out of play are not drawn; SR-22.2: other spaces that are out stay as land."""
    return one.id in view.places or one.kind != "box"


@cache
def window(focus: Crop | None) -> tuple[str, ...]:
    """The spaces of a crop; of the whole map none are named."""
    if focus is None:
        return ()
    regions, more = WINDOWS[focus], ALSO.get(focus, ())
    found = (one.id for one in spaces().values() if one.region in regions or one.id in more)
    return tuple(one for one in found if one not in WITHOUT.get(focus, ()))


@cache
def theatre(at: str) -> Crop:
    """The crop that shows a place amid its region."""
    region = spaces()[at].region
    shown: list[Crop] = [name for name in WINDOWS if at in window(name)]
    of_its_region: list[Crop] = [name for name in shown if region in WINDOWS[name]]
    return (of_its_region or shown)[0]


# Spaces


def stop(view: SwordView, one: Space, *, fresh: bool) -> Stop:
    """A space as it is now."""
    at = view.places.get(one.id)
    if at is None:
        says = say("sword-out", name=place(one.id))
        return Stop(one.id, place(one.id), brief_place(one.id), says, _printed(one), shut=True)
    return Stop(
        one.id,
        place(one.id),
        brief_place(one.id),
        space_words(view, one, at),
        kind(one, at),
        seat(at.control),
        letter(at.control),
        pips=at.loyalty if at.walled else one.subjugation,
        hollow=not at.walled,
        pressed=at.siege,
        beset=at.besieged,
        prize=one.vp_owner in view.hands,
        port=one.port and one.kind != "box",
        burnt=at.plundered,
        fresh=fresh,
    )


def _printed(one: Space) -> StopKind:
    return "walled" if one.kind == "walled" else "tribal" if one.kind == "tribal" else "normal"


def kind(one: Space, at: PlaceView) -> StopKind:
    """SR-2.1, 7.2.3: by print, or a colony."""
    return "box" if one.kind == "box" else "walled" if at.walled else _printed(one)


def space_words(view: SwordView, one: Space, at: PlaceView) -> str:
    """A space in words: who controls it, what it is, what is going on there, where one can go from it."""
    parts = [called(at.control), *what(view, one, at), *trouble(one, at)]
    if one.reinforcement:
        parts.append(say("sword-reinforcement", cu=one.reinforcement))
    return f"{place(one.id)} ({brief_place(one.id)}): {', '.join(parts)}"


def what(view: SwordView, one: Space, at: PlaceView) -> Iterator[str]:
    """SR-2.1, 2.4: what a space is and counts for."""
    yield say("sword-colony") if at.colony else say(f"sword-kind-{one.kind}")
    if at.walled:
        yield say("sword-loyalty", loyalty=at.loyalty)
    elif one.subjugation:
        yield say("sword-factor", factor=one.subjugation)
    if one.port and one.kind != "box":
        yield say("sword-port")
    if one.vp_owner in view.hands:
        yield say("sword-prize", player=player(one.vp_owner))


def trouble(one: Space, at: PlaceView) -> Iterator[str]:
    """SR-13, 14: siege and plunder."""
    if at.besieged:
        yield say("sword-besieged")
    if at.siege:
        who = called(at.besieger) if at.besieger else ""
        must = at.loyalty if at.walled else one.subjugation
        yield say("sword-siege", points=at.siege, must=must, power=who)
    if at.plundered:
        yield say("sword-plundered")
    if at.razed:
        yield say("sword-razed")


# Who stands there


@dataclass(slots=True)
class Standing:
    """CU and leaders in a space."""

    stacks: list[StackView] = field(default_factory=list[StackView])
    led: dict[str, LeaderView] = field(default_factory=dict[str, LeaderView])


def standing(view: SwordView) -> dict[str, Standing]:
    """All that stands anywhere on the map, by space."""
    found: dict[str, Standing] = {}
    for stack in view.stacks:
        found.setdefault(stack.at, Standing()).stacks.append(stack)
    for name, one in view.leaders.items():
        if one.where == "map":
            found.setdefault(one.at, Standing()).led[name] = one
    return found


def hosts(id_: str, some: Standing) -> Iterator[Host]:
    """All who stand in a space, of each power those outside and those inside apart."""
    who: dict[tuple[PowerId, bool], StackView | None] = {(one.power, one.inside): one for one in some.stacks}
    who |= {(one.power, one.inside): None for one in some.led.values() if (one.power, one.inside) not in who}
    for (power, inside), stack in who.items():
        names = [name for name, one in some.led.items() if (one.power, one.inside) == (power, inside)]
        yield Host(
            id_,
            seat(power),
            str(stack.cu) if stack else "",
            ", ".join(map(brief_leader, names)),
            host_words(id_, power, stack, names, inside=inside),
            inside,
            bool(names),
        )


def host_words(id_: str, power: PowerId, stack: StackView | None, names: Sequence[str], *, inside: bool) -> str:
    """CU and leaders in words, those of Carthage by type; with the short names that are drawn."""
    parts = [units(stack)] if stack else []
    parts += [led(names)] if names else []
    if inside:
        parts.append(say("sword-inside"))
        parts += [f"[{stack.cu}]"] if stack else []
    return say("sword-stands", place=place(id_), power=called(power), who=", ".join(parts))


def led(names: Sequence[str]) -> str:
    """Leaders at length, and as they are drawn where that is another word."""
    long, short = ", ".join(map(leader, names)), ", ".join(map(brief_leader, names))
    return long if short in long else f"{long} ({short})"


def units(stack: StackView) -> str:
    """SR-2.7: so many CU, by type where there are two."""
    total = say("sword-cu", cu=stack.cu)
    if set(stack.units) <= {"normal"}:
        return total
    kinds = (say(f"sword-units-{kind}", cu=cu) for kind, cu in stack.units.items() if cu)
    return f"{total} ({', '.join(kinds)})"


# Ways


@cache
def _legs(*, paved: bool) -> tuple[Leg, ...]:
    return tuple(Leg(one.a, one.b, _look(one.type, road=one.appian and paved), one.one_way) for one in connections())


def _look(terrain: Terrain, *, road: bool) -> LegLook:
    return "road" if road else "ferry" if terrain == "strait" else terrain


def legs(view: SwordView) -> tuple[Leg, ...]:
    """SR-2.6, 9.2.4: all connections in play; road where the Appian Way is built."""
    found = _legs(paved=APPIAN in view.built)
    return tuple(one for one in found if one.one in view.places and one.other in view.places)


def terrain(view: SwordView) -> Iterator[str]:
    """All connections in words, by their kind."""
    found = legs(view)
    for look in ("clear", "difficult", "ferry", "road"):
        pairs = [f"{place(one.one)}-{place(one.other)}" for one in found if one.look == look]
        if pairs:
            yield f"{say(f'sword-ways-{look}')}: {', '.join(pairs)}"


# Marches


def march(one: WalkView) -> Trek:
    """An arrow with its words."""
    path = ", ".join(map(place, one.path))
    return Trek(one.path, seat(one.power), say("sword-marched", power=called(one.power), path=path))
