"""The panels of a board of The Republic of Carthage, made from a view."""

from collections.abc import Sequence
from typing import Final

from games.carthage.seen.combat import WarView
from games.carthage.seen.view import CarthageView
from rendering.carthage.words import say
from rendering.land import chart as outlines
from rendering.layout import lines_high, pitched, shortened, whole
from rendering.republic.parts import (
    REVOLT,
    STATUS,
    chronicle,
    count,
    figures,
    governor,
    holder,
    listed,
    names,
    ordered,
    war_columns,
    war_name,
    war_row,
)
from rendering.scene import (
    TIMES,
    Block,
    Box,
    Cell,
    Chart,
    Column,
    Grid,
    Lines,
    Mark,
    Pile,
    Piles,
    Pin,
    Region,
    Row,
    Tone,
)

MAP: Final = "western-sea"
SHORT: Final = {
    "Censor of Morals": "board-short-censor",
    "State Treasurer": "board-short-treasurer",
    "Harbor Master": "board-short-harbor",
    "Overseer of the Agora": "board-short-overseer",
    "Supervisor of Public Buildings": "board-short-supervisor",
}
"""The offices that have a shorter name on the board."""
CLASSES: Final = ("citizen", "subject", "mercenary")
MANY_WARS: Final = 4
NARROW: Final = 400  # units of width


def short(office: str) -> str:
    """The name of an office as the board has room for it."""
    return say(SHORT[office]) if office in SHORT else office


def chart(view: CarthageView, box: Box, covered: tuple[Box, ...], *, numbered: bool = False) -> Chart:
    """The map: Provinces with their Governors, Wars, open trade areas. `numbered`: Wars bear their numbers only."""
    regions = tuple(_region(view, id_, spec["name"]) for id_, spec in outlines(MAP)["regions"].items())
    wars = [_war_pin(war, str(number) if numbered else "") for number, war in enumerate(ordered(view.wars), 1)]
    areas = [
        Pin(area.id, say("board-area-open", area=area.name), Mark.TRADER, Tone.GOOD, area.name if numbered else "")
        for area in view.trade.areas
        if area.open and _land(area.id) not in view.provinces
    ]
    return Chart(box, say("board-map"), MAP, regions, (*wars, *areas), covered)


def _land(area: str) -> str:
    """The Province in which a trade area lies, if it lies in one."""
    return area.removeprefix("area-")


def _region(view: CarthageView, id_: str, name: str) -> Region:
    province = view.provinces.get(id_)
    if province is None:
        return Region(id_, name, held=False)
    rule = governor(view.senators, province.governor, province.term)
    troubled, revolt = province.attacked or province.overrun, _revolts(view, id_)
    market = any(area.open and _land(area.id) == id_ for area in view.trade.areas)
    words = [
        *([say("board-market-open")] if market else []),
        *([say("board-developed")] if province.developed else []),
        *([say("board-legions", count=len(province.garrison))] if province.garrison else []),
        *([say("board-revolt")] if revolt else []),
        *([say("board-attacked")] if province.attacked else []),
        *([say("board-overrun")] if province.overrun else []),
    ]
    state = [Cell(", ".join(words), tone=Tone.BAD if troubled or revolt else Tone.GOOD)] if words else []
    return Region(id_, name, held=True, seat=rule.seat, lines=(rule, *state), revolt=revolt)


def _revolts(view: CarthageView, province: str) -> bool:
    return any(war.revolt and war.id in {province, f"revolt-{province}"} for war in view.wars.values())


def _war_pin(war: WarView, short: str) -> Pin:
    anchors = outlines(MAP)["wars"]
    named = (war.id, war.id.removeprefix(REVOLT), war.group, war.theatre)
    place = next((key for key in named if key in anchors or key in outlines(MAP)["regions"]), "any")
    mark, tone = STATUS[war.status]
    return Pin(place, war_name(war), mark, tone, short)


def wars(view: CarthageView, box: Box) -> Grid:
    """The Wars of the Forum with their strength now; the Active ones first."""
    rows = [Row(war_row(war, view.leaders)) for war in ordered(view.wars)]
    size, pitch = pitched(box.h - 58, len(rows), 22)
    return Grid(box, say("board-wars"), war_columns(), tuple(rows), size=size, pitch=pitch, empty=say("board-no-war"))


def war_rows(view: CarthageView) -> int:
    """How high the Wars are, in units, at the smallest that can be read well."""
    return 60 + (26 if len(view.wars) <= MANY_WARS else 21) * max(2, len(view.wars))


def threats(view: CarthageView, box: Box) -> tuple[Block, ...]:
    """The Wars, and where they leave room what happened this turn."""
    high = 60 + 26 * max(1, len(view.wars))
    if box.h - high < 72:
        return (wars(view, box),)
    rest = Box(box.x, box.y + high + 6, box.w, box.h - high - 6)
    return (wars(view, Box(box.x, box.y, box.w, high)), chronicle(view.chronicle, rest, begun=bool(view.turn)))


def offices(view: CarthageView, box: Box, largest: int = 22) -> Grid:
    """The two Suffetes and the Committee of Five; `largest`: the height of its letters, where there is room."""
    rows: list[Row] = []
    fitted = shortened if box.w < NARROW else whole
    for office in ("home-suffete", "marine-suffete"):
        found = next((one.id for one in view.senators.values() if one.office == office), "")
        rows.append(Row((Cell(say(f"board-office-{office}")), fitted(holder(view.senators, found)), Cell(""))))
    for seat in view.committee.values():
        term = Cell(str(seat.term), says=say("board-term-left", term=seat.term)) if seat.member else Cell("")
        name = Cell(short(seat.name), says=seat.name)
        rows.append(Row((name, fitted(holder(view.senators, seat.member)), term)))
    columns = (Column("", round(6.4 * largest)), Column(""), Column("", 30, "right", say("board-column-term-says")))
    size, pitch = pitched(box.h - 34, len(rows), largest)
    aside = say("board-column-term-says") if any(one.member for one in view.committee.values()) else ""
    return Grid(box, say("board-offices"), columns, tuple(rows), aside=aside, size=size, pitch=pitch)


def forces(view: CarthageView, box: Box) -> Grid:
    """All units of the State by class: at home, away, to be raised, in reserve."""
    army = view.army
    rows = [
        _units(
            class_,
            [(unit.active, unit.away, unit.pool, unit.reserve) for unit in army.legions if unit.class_ == class_],
        )
        for class_ in CLASSES
    ]
    rows.append(_units("fleets", [(army.fleets, army.fleets_away, army.pool_fleets, 0)]))
    away = view.expeditions.values()
    rows.append(_units("caravans", [(army.caravans, sum(one.caravans for one in away), 0, 0)]))
    rows.append(_units("trade-fleets", [(army.trade_fleets, sum(one.trade_fleets for one in away), 0, 0)]))
    reserve = Column(say("board-column-reserve"), 40, "right", say("board-column-reserve-says"))
    places = (figures("home", 50), figures("away", 48), figures("pool", 44), reserve)
    columns = (Column(""), *places)
    upkeep = say("board-upkeep", talents=str(army.maintenance))
    size, pitch = pitched(box.h - 58, len(rows), 22)
    return Grid(box, say("board-forces"), columns, tuple(rows), aside=upkeep, size=size, pitch=pitch)


def _units(name: str, counts: Sequence[Sequence[int]]) -> Row:
    totals = [sum(column) for column in zip(*counts, strict=True)] if counts else [0, 0, 0, 0]
    return Row((Cell(say(f"board-unit-{name}")), *map(count, totals)))


def stacks(view: CarthageView, box: Box) -> Piles:
    """The nine stacks of trade cards: how many cards lie there of those in play."""
    piles = tuple(
        Pile(stack.value, ", ".join(stack.commodities), stack.left, stack.in_play) for stack in view.trade.stacks
    )
    dear = [
        f"{name.replace('-', ' ').title()} {TIMES}{factor}" for name, factor in view.trade.prices.items() if factor != 1
    ]
    note = "; ".join([say("board-stacks-note"), *dear])
    return Piles(box, say("board-stacks"), piles, note)


def forum(view: CarthageView, box: Box) -> Lines:
    """Table Events, what lies in the Forum, and the Laws."""
    return Lines(box, say("board-forum"), lying(view, box), empty=say("board-forum-empty"))


def lying(view: CarthageView, box: Box, *more: Cell, zoom: float = 1.0, size: int = 22) -> tuple[Cell, ...]:
    """The lines of the Forum and `more` below; where they do not all fit, of many things how many they are."""
    lines = (*_lying(view, brief=False), *more)
    return lines if lines_high(lines, box.w, zoom, size) <= box.h else (*_lying(view, brief=True), *more)


def _lying(view: CarthageView, *, brief: bool) -> tuple[Cell, ...]:
    """What the Forum holds, a line for each sort."""
    events, laws = [one.name for one in view.table_events], [law.name for law in view.laws]
    lying = [
        *_sort("board-senators", [view.senators[id_].name for id_ in view.forum.senators], brief=brief),
        *_sort("board-provinces", [view.provinces[id_].name for id_ in view.forum.provinces], brief=brief),
        *_sort("board-seats", [view.committee[id_].name for id_ in view.forum.seats], brief=brief),
        *_sort("board-cards", [one.name for one in (*view.forum.concessions, *view.forum.explorations)], brief=brief),
    ]
    lines = (
        listed(_sort("board-events", events, brief=brief), Mark.FLAME, Tone.BAD),
        listed(lying, Mark.LAUREL),
        listed(_sort("board-laws", laws, brief=brief), Mark.SCALES),
    )
    return tuple(one for one in lines if one.text)


def _sort(key: str, found: Sequence[str], *, brief: bool) -> list[tuple[str, str]]:
    """Things of a sort by name, or how many there are."""
    return names(say(key, count=len(found)), found, brief=brief)
