"""The map of The Republic of Rome: Provinces with their Governors, Wars with the forces against them."""

from collections.abc import Mapping
from typing import Final

from games.rome.seen.combat import ForceView, WarView
from games.rome.seen.people import ProvinceView
from games.rome.seen.view import RomeView
from rendering.land import chart as outlines
from rendering.republic.parts import REVOLT, STATUS, governor, ordered, war_name
from rendering.rome.people import brief as brief_name
from rendering.rome.words import say
from rendering.scene import Box, Cell, Chart, Pin, Region, Tone

MAP: Final = "inner-sea"


def chart(view: RomeView, box: Box, covered: tuple[Box, ...] = (), *, numbered: bool = False) -> Chart:
    """The map. `numbered`: Wars bear their numbers only, Provinces the badges of their Governors."""
    spec = outlines(MAP)["regions"]
    regions = tuple(_region(view, id_, one, brief=numbered) for id_, one in spec.items())
    pins = tuple(_pin(view, war, number, brief=numbered) for number, war in enumerate(ordered(view.wars), 1))
    return Chart(box, say("rome-map"), MAP, regions, pins, covered)


def _region(view: RomeView, id_: str, spec: Mapping[str, str], *, brief: bool) -> Region:
    """A Province: who governs it, and how it fares."""
    province, name = view.provinces.get(id_), spec["name"]
    if province is None:
        return Region(id_, name, held=False, says=spec["says"])
    rule, words = governor(view.senators, province.governor, province.term, brief_name), state_of(view, province)
    troubled = province.attacked or province.overrun or province.in_revolt or bool(province.ally)
    drawn = "" if brief else ", ".join(in_brief(view, province))
    rule = Cell("", says=rule.words, seat=rule.seat) if brief else rule
    state = [Cell(drawn, says=", ".join(words), tone=Tone.BAD if troubled else Tone.GOOD)] if words else []
    revolt = province.in_revolt or any(war.province == id_ for war in view.wars.values())
    return Region(id_, name, held=True, seat=rule.seat, lines=(rule, *state), revolt=revolt, says=province.name)


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


def in_brief(view: RomeView, province: ProvinceView) -> list[str]:
    """The same in few words; units as number and letter."""
    legions, veterans = len(province.garrison), province.garrison.count("veteran")
    counted = [
        *([units(legions, veterans, 0)] if legions else []),
        *([say("rome-brief-armies", armies=province.armies)] if province.armies else []),
        *([say("rome-brief-fleets", fleets=province.fleets)] if province.fleets else []),
    ]
    trouble = state_of(view, province.model_copy(update={"garrison": (), "armies": 0, "fleets": 0, "legate": False}))
    return [*([" ".join(counted)] if counted else []), *trouble]


def units(legions: int, veterans: int, fleets: int) -> str:
    """So many legions, veterans among them, and Fleets, as numbers and letters."""
    found = [
        *([say("rome-brief-legions", legions=legions)] if legions else []),
        *([say("rome-brief-veterans", veterans=veterans)] if veterans else []),
        *([say("rome-brief-fleets", fleets=fleets)] if fleets else []),
    ]
    return " ".join(found)


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
    forces += [Cell(say("rome-unprosecuted"), tone=Tone.BAD)] if war.unprosecuted else []
    return Pin(_place(war), war_name(war), mark, tone, str(number) if brief else "", () if brief else tuple(forces))


def _place(war: WarView) -> str:
    """Where on the map a War is: at a place of its own, in its Province, or where its series is."""
    anchors = {**outlines(MAP)["wars"], **outlines(MAP)["regions"]}
    named = (war.id, war.province, war.id.removeprefix(REVOLT), war.group, war.theatre)
    return next((key for key in named if key in anchors), "any")


def force_line(view: RomeView, force: ForceView) -> Cell:
    """A force: who leads it, its legions and Fleets."""
    commanders = [view.senators[one] for one in force.commanders if one in view.senators]
    seat = next((one.faction or "" for one in commanders), "")
    leads = brief_name(commanders[0]) if commanders else say("rome-no-commander")
    drawn = f"{leads} {units(len(force.legions), force.veterans, force.fleets)}"
    return Cell(drawn, says=force_words(view, force), seat=seat)


def force_words(view: RomeView, force: ForceView) -> str:
    """The same at length."""
    names = ", ".join(view.senators[one].name for one in force.commanders if one in view.senators)
    served = [
        *([with_veterans(len(force.legions), force.veterans)] if force.legions else []),
        *([say("rome-fleets", fleets=force.fleets)] if force.fleets else []),
    ]
    rebel = [say("board-rebel")] if force.rebel else []
    return ", ".join([names or say("rome-no-commander"), *rebel, *served])
