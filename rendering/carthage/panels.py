"""The panels of a board of The Republic of Carthage, made from a view."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.carthage.seen.combat import WarView
from games.carthage.seen.view import CarthageView
from rendering import text_layout
from rendering.carthage.words import say
from rendering.land import chart as outlines
from rendering.painters import MARGIN, TITLE_HIGH, line_high
from rendering.scene import (
    DASH,
    MINUS,
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
from rendering.text_layout import BODY

MAP: Final = "western-sea"
REVOLT: Final = "revolt-"  # begins the id of the War that a Province in revolt is
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
LONG_NAME: Final = 15  # letters
TOLD: Final = 24  # letters in which things of a sort are named where there is little room
TALLEST: Final = 4  # lines that one thing may take
STATUS: Final = {
    "inactive": (Mark.SHIELD, Tone.FAINT),
    "imminent": (Mark.FLAME, Tone.WARN),
    "active": (Mark.SWORDS, Tone.BAD),
    "lost": (Mark.SHIELD, Tone.BAD),
}


def column(name: str, width: int = 0) -> Column:
    """A column of words."""
    return Column(say(f"board-column-{name}"), width)


def figures(name: str, width: int) -> Column:
    """A column of numbers under a short title that is told at length."""
    return Column(say(f"board-column-{name}"), width, "right", say(f"board-column-{name}-says"))


def pitched(high: int, rows: int, largest: int = 26) -> tuple[int, int]:
    """The height of letters and of rows for so many rows on so many units: the larger, the fewer there are."""
    pitch = max(20, min(round(largest * 1.2), (high - 2) // max(1, rows)))
    return max(18, min(largest, round(pitch * 0.86))), pitch


def short(office: str) -> str:
    """The name of an office as the board has room for it."""
    return say(SHORT[office]) if office in SHORT else office


def signed(number: int) -> str:
    """A number that may be below zero, with a true minus."""
    return f"{number:+d}".replace("-", MINUS) if number else "0"


def shortened(cell: Cell) -> Cell:
    """A name as it fits into a narrow column: of a long one its first word, and the initial of the last."""
    first, *more = cell.text.split()
    if len(cell.text) <= LONG_NAME or not more:
        return cell
    return replace(cell, text=f"{first} {more[-1][0]}.", says=cell.says or cell.text)


def whole(cell: Cell) -> Cell:
    """A name as it is."""
    return cell


def holder(view: CarthageView, senator: str) -> Cell:
    """A Senator with the badge of his faction; nobody is a dash."""
    found = view.senators.get(senator)
    return (
        Cell(found.name, seat=found.faction or "") if found else Cell(DASH, says=say("board-nobody"), tone=Tone.FAINT)
    )


def chart(view: CarthageView, box: Box, covered: tuple[Box, ...], *, numbered: bool = False) -> Chart:
    """The map: Provinces with their Governors, Wars, open trade areas. `numbered`: Wars bear their numbers only."""
    regions = tuple(_region(view, id_, spec["name"]) for id_, spec in outlines(MAP)["regions"].items())
    wars = [_war_pin(war, str(number) if numbered else "") for number, war in enumerate(ordered(view), 1)]
    areas = [
        Pin(area.id, say("board-area-open", area=area.name), Mark.TRADER, Tone.GOOD, area.name if numbered else "")
        for area in view.trade.areas
        if area.open and _land(area.id) not in view.provinces
    ]
    return Chart(box, say("board-map"), MAP, regions, (*wars, *areas), covered)


def ordered(view: CarthageView) -> list[WarView]:
    """The Wars of the Forum; the Active ones first."""
    order = ("active", "lost", "imminent", "inactive")
    return sorted(view.wars.values(), key=lambda war: order.index(war.status))


def _land(area: str) -> str:
    """The Province in which a trade area lies, if it lies in one."""
    return area.removeprefix("area-")


def _region(view: CarthageView, id_: str, name: str) -> Region:
    province = view.provinces.get(id_)
    if province is None:
        return Region(id_, name, held=False)
    governor = _governor(view, province.governor, province.term)
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
    return Region(id_, name, held=True, seat=governor.seat, lines=(governor, *state), revolt=revolt)


def _governor(view: CarthageView, senator: str, term: int) -> Cell:
    found = view.senators.get(senator)
    if found is None:
        return Cell(say("board-no-governor"), tone=Tone.FAINT)
    says = say("board-governor-term", senator=found.name, term=term)
    return Cell(f"{found.name} ({term})", says=says, seat=found.faction or "")


def _revolts(view: CarthageView, province: str) -> bool:
    return any(war.revolt and war.id in {province, f"revolt-{province}"} for war in view.wars.values())


def _war_pin(war: WarView, short: str) -> Pin:
    anchors = outlines(MAP)["wars"]
    named = (war.id, war.id.removeprefix(REVOLT), war.group, war.theatre)
    place = next((key for key in named if key in anchors or key in outlines(MAP)["regions"]), "any")
    mark, tone = STATUS[war.status]
    return Pin(place, war_name(war), mark, tone, short)


def strength(now: int, printed: int) -> Cell:
    """A strength; what the card says follows where it differs."""
    if not now and not printed:
        return none()
    if now == printed:
        return Cell(str(now))
    says = say("board-strength-printed", now=now, printed=printed)
    return Cell(f"{now} ({printed})", says=says, tone=Tone.STRONG)


def none() -> Cell:
    """A dash where there is nothing."""
    return Cell(DASH, says=say("board-none"), tone=Tone.FAINT)


def wars(view: CarthageView, box: Box) -> Grid:
    """The Wars of the Forum with their strength now; the Active ones first."""
    rows = [_war_row(view, war) for war in ordered(view)]
    columns = (
        column("war"),
        column("state", 120),
        figures("land", 82),
        figures("fleet", 78),
        figures("support", 48),
        Column(say("board-column-spoils"), 64, "right"),
    )
    size, pitch = pitched(box.h - 58, len(rows), 22)
    return Grid(box, say("board-wars"), columns, tuple(rows), size=size, pitch=pitch, empty=say("board-no-war"))


def war_name(war: WarView) -> str:
    """What a War is called; a Province in revolt (RC-8.8.5) has no card that names it."""
    return say("board-revolt-of", province=war.name) if war.id.startswith(REVOLT) else war.name


def led(view: CarthageView, war: WarView) -> str:
    """A War with the Leaders it has."""
    names = [view.leaders[id_].name.split(" of ")[0] for id_ in war.leaders if id_ in view.leaders]
    return " + ".join([war_name(war), *names])


def _war_row(view: CarthageView, war: WarView) -> Row:
    mark, tone = STATUS[war.status]
    name = led(view, war)
    fleets = Cell(say("board-sea-won"), says=say("board-sea-won-says"), tone=Tone.GOOD) if war.naval_victory else None
    spoils = Cell(f"{war.spoils}T") if war.spoils else none()
    return Row(
        (
            Cell(name, tone=Tone.STRONG if war.status == "active" else Tone.PLAIN),
            Cell(say(f"board-status-{war.status}"), mark=mark, tone=tone),
            strength(war.land_now, war.land),
            fleets or strength(war.fleet_now, war.fleet),
            strength(war.support, war.support),
            spoils,
        )
    )


def war_rows(view: CarthageView) -> int:
    """How high the Wars are, in units, at the smallest that can be read well."""
    return 60 + (26 if len(view.wars) <= MANY_WARS else 21) * max(2, len(view.wars))


def threats(view: CarthageView, box: Box) -> tuple[Block, ...]:
    """The Wars, and where they leave room what happened this turn."""
    high = 60 + 26 * max(1, len(view.wars))
    if box.h - high < 72:
        return (wars(view, box),)
    rest = Box(box.x, box.y + high + 6, box.w, box.h - high - 6)
    return (wars(view, Box(box.x, box.y, box.w, high)), chronicle(view, rest))


def chronicle(view: CarthageView, box: Box) -> Lines:
    """What happened this turn."""
    told, amounts = view.chronicle, [posting.amount for posting in view.chronicle.postings]
    gained, paid = sum(one for one in amounts if one > 0), -sum(one for one in amounts if one < 0)
    died, woken = say("board-died", names=", ".join(told.deaths)), say("board-woken", wars=", ".join(told.woken))
    accounts = say("board-accounts", gained=str(gained), paid=str(paid))
    chits = say("board-chits", chits=", ".join(map(_chit, told.chits)))
    lines = [
        *([Cell(died, mark=Mark.LAUREL, tone=Tone.BAD)] if told.deaths else []),
        *([Cell(woken, mark=Mark.SWORDS, tone=Tone.BAD)] if told.woken else []),
        *([Cell(accounts, mark=Mark.SCALES)] if amounts and view.turn else []),
        *([Cell(chits, mark=Mark.CARD)] if told.chits else []),
    ]
    return Lines(box, say("board-chronicle"), tuple(lines), empty=say("board-no-chronicle"))


def _chit(chit: str) -> str:
    """A Mortality chit: the number of a Senator, or what it says."""
    return chit if chit.isdigit() else say(f"board-chit-{chit}")


def offices(view: CarthageView, box: Box, largest: int = 22) -> Grid:
    """The two Suffetes and the Committee of Five; `largest`: the height of its letters, where there is room."""
    rows: list[Row] = []
    fitted = shortened if box.w < NARROW else whole
    for office in ("home-suffete", "marine-suffete"):
        found = next((one.id for one in view.senators.values() if one.office == office), "")
        rows.append(Row((Cell(say(f"board-office-{office}")), fitted(holder(view, found)), Cell(""))))
    for seat in view.committee.values():
        term = Cell(str(seat.term), says=say("board-term-left", term=seat.term)) if seat.member else Cell("")
        name = Cell(short(seat.name), says=seat.name)
        rows.append(Row((name, fitted(holder(view, seat.member)), term)))
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
    places = (figures("home", 50), figures("away", 48), figures("pool", 44), figures("reserve", 40))
    columns = (Column(""), *places)
    upkeep = say("board-upkeep", talents=str(army.maintenance))
    size, pitch = pitched(box.h - 58, len(rows), 22)
    return Grid(box, say("board-forces"), columns, tuple(rows), aside=upkeep, size=size, pitch=pitch)


def _units(name: str, counts: Sequence[Sequence[int]]) -> Row:
    totals = [sum(column) for column in zip(*counts, strict=True)] if counts else [0, 0, 0, 0]
    return Row((Cell(say(f"board-unit-{name}")), *map(count, totals)))


def count(number: int) -> Cell:
    """How many there are; a dash for none."""
    return Cell(str(number)) if number else Cell(DASH, says="0", tone=Tone.FAINT)


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
    """Table Events, what lies in the Forum, and the Laws; where that does not fit, of many things how many they are."""
    lines = _lying(view, brief=False)
    if lines_high(lines, box.w) > box.h:
        lines = _lying(view, brief=True)
    return Lines(box, say("board-forum"), lines, empty=say("board-forum-empty"))


def _lying(view: CarthageView, *, brief: bool) -> tuple[Cell, ...]:
    """What the Forum holds, a line for each sort."""
    events, laws = [one.name for one in view.table_events], [law.name for law in view.laws]
    lying = [
        *_names("board-senators", [view.senators[id_].name for id_ in view.forum.senators], brief=brief),
        *_names("board-provinces", [view.provinces[id_].name for id_ in view.forum.provinces], brief=brief),
        *_names("board-seats", [view.committee[id_].name for id_ in view.forum.seats], brief=brief),
        *_names("board-cards", [one.name for one in (*view.forum.concessions, *view.forum.explorations)], brief=brief),
    ]
    lines = (
        _listed(_names("board-events", events, brief=brief), Mark.FLAME, Tone.BAD),
        _listed(lying, Mark.LAUREL),
        _listed(_names("board-laws", laws, brief=brief), Mark.SCALES),
    )
    return tuple(one for one in lines if one.text)


def lines_high(lines: Sequence[Cell], wide: int, zoom: float = 1.0, size: int = 22) -> int:
    """How high a list is whose lines are wrapped."""
    room = round((wide - 2 * MARGIN - size - 2) * zoom)
    parts = (text_layout.wrap(one.text, BODY, round(size * zoom), room, TALLEST) for one in lines)
    return TITLE_HIGH + 6 + line_high(size) * max(1, sum(map(len, parts)))


def _names(key: str, names: Sequence[str], *, brief: bool) -> list[tuple[str, str]]:
    """Things as they are drawn and told: by name; where there is little room, how many there are of this sort."""
    if brief and len(names) > 1 and len(", ".join(names)) > TOLD:
        return [(say(key, count=len(names)), ", ".join(names))]
    return [(name, name) for name in names]


def _listed(things: Sequence[tuple[str, str]], mark: Mark, tone: Tone = Tone.PLAIN) -> Cell:
    """One line of things."""
    drawn, told = (", ".join(one[side] for one in things) for side in (0, 1))
    return Cell(drawn, says=told if told != drawn else "", mark=mark, tone=tone)
