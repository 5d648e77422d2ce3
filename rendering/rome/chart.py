"""The map of The Republic of Rome: Provinces with their Governors, Wars with the forces against them."""

from typing import Final

from games.rome.seen.combat import ForceView, WarView
from games.rome.seen.people import ProvinceView
from games.rome.seen.view import RomeView
from rendering.land import chart as outlines
from rendering.republic.parts import REVOLT, STATUS, governor, ordered, war_name
from rendering.rome.words import say
from rendering.scene import Box, Cell, Chart, Pin, Region, Tone

MAP: Final = "inner-sea"


def chart(view: RomeView, box: Box, covered: tuple[Box, ...] = (), *, numbered: bool = False) -> Chart:
    """The map. `numbered`: Wars bear their numbers only, and Provinces no more than their Governors."""
    spec = outlines(MAP)["regions"]
    regions = tuple(_region(view, id_, one["name"], brief=numbered) for id_, one in spec.items())
    pins = tuple(_pin(view, war, number, brief=numbered) for number, war in enumerate(ordered(view.wars), 1))
    return Chart(box, say("rome-map"), MAP, regions, pins, covered)


def _region(view: RomeView, id_: str, name: str, *, brief: bool) -> Region:
    """A Province: who governs it, and how it fares."""
    province = view.provinces.get(id_)
    if province is None:
        return Region(id_, name, held=False)
    rule, words = governor(view.senators, province.governor, province.term), state_of(view, province)
    troubled = province.attacked or province.overrun or province.in_revolt or bool(province.ally)
    says = ", ".join(words)
    state = [Cell("" if brief else says, says=says, tone=Tone.BAD if troubled else Tone.GOOD)] if words else []
    revolt = province.in_revolt or any(war.province == id_ for war in view.wars.values())
    return Region(id_, name, held=True, seat=rule.seat, lines=(rule, *state), revolt=revolt)


def state_of(view: RomeView, province: ProvinceView) -> list[str]:
    """What there is to say of a Province, the worst last."""
    return [
        *([say("board-developed")] if province.developed else []),
        *([say("rome-by-legate")] if province.legate else []),
        *garrison(province),
        *([say("rome-armies", armies=province.armies)] if province.armies else []),
        *([say("rome-fleets", fleets=province.fleets)] if province.fleets else []),
        *([say("board-revolt")] if province.in_revolt else []),
        *([say("rome-beside", war=_named(view, province.ally))] if province.ally else []),
        *([say("board-attacked")] if province.attacked else []),
        *([say("board-overrun")] if province.overrun else []),
    ]


def garrison(province: ProvinceView) -> list[str]:
    """The legions in a Province, with how many of them are veterans."""
    legions, veterans = len(province.garrison), province.garrison.count("veteran")
    return [with_veterans(legions, veterans)] if legions else []


def with_veterans(legions: int, veterans: int) -> str:
    """So many legions; how many of them are veterans, if any are."""
    if veterans:
        return say("rome-legions-veterans", legions=legions, veterans=str(veterans))
    return say("board-legions", count=legions)


def _named(view: RomeView, war: str) -> str:
    return war_name(view.wars[war]) if war in view.wars else war


def _pin(view: RomeView, war: WarView, number: int, *, brief: bool) -> Pin:
    """A War at its place, with the forces sent against it."""
    mark, tone = STATUS[war.status]
    forces = [force_line(view, view.forces[one]) for one in war.forces if one in view.forces]
    name = say("rome-unprosecuted-war", war=war_name(war)) if war.unprosecuted else war_name(war)
    return Pin(_place(war), name, mark, tone, str(number) if brief else "", () if brief else tuple(forces))


def _place(war: WarView) -> str:
    """Where on the map a War is: at a place of its own, in its Province, or where its series is."""
    anchors = {**outlines(MAP)["wars"], **outlines(MAP)["regions"]}
    named = (war.id, war.province, war.id.removeprefix(REVOLT), war.group, war.theatre)
    return next((key for key in named if key in anchors), "any")


def force_line(view: RomeView, force: ForceView) -> Cell:
    """A force: who leads it, its legions and Fleets."""
    commanders = [view.senators[one] for one in force.commanders if one in view.senators]
    seat = next((one.faction or "" for one in commanders), "")
    legions = f"{len(force.legions)}L" if force.legions else ""
    veterans = f"({force.veterans}v)" if force.veterans else ""
    units = " ".join(part for part in (legions, veterans, f"{force.fleets}F" if force.fleets else "") if part)
    drawn = f"{commanders[0].name if commanders else say('rome-no-commander')} {units}"
    return Cell(drawn, says=force_words(view, force), seat=seat)


def force_words(view: RomeView, force: ForceView) -> str:
    """The same at length."""
    names = ", ".join(view.senators[one].name for one in force.commanders if one in view.senators)
    units = [
        *([with_veterans(len(force.legions), force.veterans)] if force.legions else []),
        *([say("rome-fleets", fleets=force.fleets)] if force.fleets else []),
    ]
    rebel = [say("board-rebel")] if force.rebel else []
    return ", ".join([names or say("rome-no-commander"), *rebel, *units])
