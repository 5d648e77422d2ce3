"""The panels of a board of The Republic of Carthage, made from a view."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from games.carthage.seen.combat import WarView
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from rendering.carthage.words import say
from rendering.land import chart as outlines
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


def ratings() -> tuple[Column, ...]:
    """The ratings of a Senator that count in the Senate."""
    return (figures("ora", 41), figures("mil", 41), figures("inf", 41), figures("pop", 45))


def short(office: str) -> str:
    """The name of an office as the board has room for it."""
    return say(SHORT[office]) if office in SHORT else office


def signed(number: int) -> str:
    """A number that may be below zero, with a true minus."""
    return f"{number:+d}".replace("-", MINUS) if number else "0"


def holder(view: CarthageView, senator: str) -> Cell:
    """A Senator with the badge of his faction; nobody is a dash."""
    found = view.senators.get(senator)
    return (
        Cell(found.name, seat=found.faction or "") if found else Cell(DASH, says=say("board-nobody"), tone=Tone.FAINT)
    )


def chart(view: CarthageView, box: Box, covered: tuple[Box, ...]) -> Chart:
    """The map: Provinces with their Governors, Wars, open trade areas."""
    regions = tuple(_region(view, id_, spec["name"]) for id_, spec in outlines(MAP)["regions"].items())
    wars = [_war_pin(war) for war in view.wars.values()]
    areas = [
        Pin(area.id, say("board-area-open", area=area.name), Mark.TRADER, Tone.GOOD)
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


def _war_pin(war: WarView) -> Pin:
    anchors = outlines(MAP)["wars"]
    place = next((key for key in (war.id, war.group, war.theatre) if key in anchors), "any")
    mark, tone = STATUS[war.status]
    return Pin(place, war_name(war), mark, tone)


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
    order = ("active", "lost", "imminent", "inactive")
    rows = [_war_row(view, war) for war in sorted(view.wars.values(), key=lambda war: order.index(war.status))]
    columns = (
        column("war"),
        column("state", 120),
        figures("land", 82),
        figures("fleet", 72),
        figures("support", 48),
        Column(say("board-column-spoils"), 64, "right"),
    )
    return Grid(box, say("board-wars"), columns, tuple(rows), pitch=26, empty=say("board-no-war"))


def war_name(war: WarView) -> str:
    """What a War is called; a Province in revolt (RC-8.8.5) has no card that names it."""
    return say("board-revolt-of", province=war.name) if war.id.startswith(REVOLT) else war.name


def _war_row(view: CarthageView, war: WarView) -> Row:
    mark, tone = STATUS[war.status]
    names = [view.leaders[id_].name.split(" of ")[0] for id_ in war.leaders if id_ in view.leaders]
    name = " + ".join([war_name(war), *names])
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


def offices(view: CarthageView, box: Box) -> Grid:
    """The two Suffetes and the Committee of Five."""
    rows: list[Row] = []
    for office in ("home-suffete", "marine-suffete"):
        found = next((one.id for one in view.senators.values() if one.office == office), "")
        rows.append(Row((Cell(say(f"board-office-{office}")), holder(view, found), Cell(""))))
    for seat in view.committee.values():
        term = Cell(str(seat.term), says=say("board-term-left", term=seat.term)) if seat.member else Cell("")
        name = Cell(short(seat.name), says=seat.name)
        rows.append(Row((name, holder(view, seat.member), term)))
    columns = (Column("", 150), Column(""), Column("", 24, "right"))
    return Grid(box, say("board-offices"), columns, tuple(rows), pitch=27)


def forces(view: CarthageView, box: Box) -> Grid:
    """All units of the State by class: at home, away, to be raised, in reserve."""
    army = view.army
    rows = [
        _units(
            class_,
            [(unit.active, unit.away, unit.pool, unit.reserve) for unit in army.legions if unit.class_ == class_],
        )
        for class_ in ("citizen", "subject", "mercenary")
    ]
    rows.append(_units("fleets", [(army.fleets, army.fleets_away, army.pool_fleets, 0)]))
    away = view.expeditions.values()
    rows.append(_units("caravans", [(army.caravans, sum(one.caravans for one in away), 0, 0)]))
    rows.append(_units("trade-fleets", [(army.trade_fleets, sum(one.trade_fleets for one in away), 0, 0)]))
    places = (figures("home", 58), figures("away", 56), figures("pool", 50), figures("reserve", 48))
    columns = (Column(""), *places)
    upkeep = say("board-upkeep", talents=str(army.maintenance))
    return Grid(box, say("board-forces"), columns, tuple(rows), aside=upkeep, pitch=27)


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
    """Table Events, and what lies in the Forum."""
    events = ", ".join(event.name for event in view.table_events)
    happening = [Cell(events, mark=Mark.FLAME, tone=Tone.BAD)] if events else []
    names = [view.senators[id_].name for id_ in view.forum.senators]
    names += [view.provinces[id_].name for id_ in view.forum.provinces]
    names += [view.committee[id_].name for id_ in view.forum.seats]
    names += [card.name for card in (*view.forum.concessions, *view.forum.explorations)]
    lying = [Cell(", ".join(names), mark=Mark.LAUREL)] if names else []
    laws = [Cell(", ".join(law.name for law in view.laws), mark=Mark.SCALES)] if view.laws else []
    return Lines(box, say("board-forum"), (*happening, *lying, *laws), empty=say("board-forum-empty"))


def faction_words(view: CarthageView, seat: Seat) -> str:
    """What everybody may count of a faction."""
    faction = view.factions[seat]
    if faction.out:
        return say("board-out")
    votes, reds = say("board-votes", votes=faction.votes), say("board-red-cards", count=faction.hand)
    sold = [say("board-sold", talents=str(faction.trade_income))] if faction.trade_income else []
    return ", ".join([votes, reds, say("board-trade-cards", count=faction.trade_cards), *sold])


def posts(senator: SenatorView) -> Cell:
    """His posts and where he is, in few words; at length where they are shortened."""
    drawn = [short(title.removeprefix("Governor of ")) for title in senator.titles]
    told = list(senator.titles)
    if senator.rebel:
        drawn.append(say("board-rebel"))
        told.append(say("board-rebel"))
    if not senator.in_carthage and senator.where and not senator.province:
        drawn.append(senator.where)
        told.append(say("board-away", place=senator.where))
    return Cell(", ".join(drawn), says="; ".join(told), tone=Tone.FAINT) if drawn else Cell("")


def senator_row(senator: SenatorView) -> Row:
    """One Senator with the figures that count in the Senate."""
    name = Cell(
        senator.name,
        says=say("board-leader", senator=senator.name) if senator.leader else "",
        mark=Mark.LEADER if senator.leader else Mark.NONE,
        tone=Tone.STRONG if senator.leader else Tone.PLAIN,
    )
    traders = Cell(str(senator.traders), mark=Mark.TRADER) if senator.traders else Cell("")
    popularity = Tone.BAD if senator.popularity < 0 else Tone.PLAIN
    return Row(
        (
            name,
            Cell(str(senator.oratory)),
            Cell(str(senator.military)),
            Cell(str(senator.influence), tone=Tone.STRONG),
            Cell(signed(senator.popularity), tone=popularity),
            Cell(f"{senator.talents}T") if senator.talents else Cell(DASH, says="0T", tone=Tone.FAINT),
            traders,
            posts(senator),
        )
    )


def seats_of(area: Box, count: int) -> list[Box]:
    """Places for so many factions side by side in two rows; with an odd number of factions one is left over."""
    across, gap = (2 if count <= 4 else 3), 8
    wide, high = (area.w - gap * (across - 1)) // across, (area.h - gap) // 2
    return [
        Box(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        for row in range(2)
        for column in range(across)
    ]


def senate(view: CarthageView, names: Mapping[Seat, str], boxes: Sequence[Box]) -> tuple[Grid, ...]:
    """One panel for each faction."""
    return tuple(
        faction_grid(view, seat, names.get(seat) or seat.title(), box)
        for seat, box in zip(view.seats, boxes, strict=False)
    )


def faction_grid(view: CarthageView, seat: Seat, name: str, box: Box) -> Grid:
    """A faction: its Senators in full if there is room, else in two columns."""
    senators = [view.senators[id_] for id_ in view.factions[seat].senators]
    aside = faction_words(view, seat)
    room = (box.h - 34 - 23 - 1) // 26
    if len(senators) <= room:
        narrow = box.w < 600
        columns = (column("senator", 114 if narrow else 210), *_numbers(narrow=narrow), Column(""))
        rows = tuple(senator_row(senator) for senator in senators)
        return Grid(box, name, columns, rows, seat=seat, aside=aside, pitch=26, empty=say("board-no-senator"))
    wanted = (1, 2, 3, 4, 5, 6) if box.w > 600 else (1, 3, 6)
    rows = tuple(_pairs([_brief(senator, wanted) for senator in senators]))
    half = (column("senator"), *(_numbers(narrow=True)[number - 1] for number in wanted), Column("", 8))
    columns = (*half, *half)
    return Grid(box, name, columns, rows, seat=seat, aside=aside, pitch=26, abreast=2)


def _numbers(*, narrow: bool) -> tuple[Column, ...]:
    return (
        *(replace(rating, width=rating.width - 5) if narrow else rating for rating in ratings()),
        figures("purse", 50 if narrow else 68),
        Column("", 54 if narrow else 60, "right", say("board-traders")),
    )


def _brief(senator: SenatorView, wanted: Sequence[int]) -> tuple[Cell, ...]:
    row = senator_row(senator).cells
    return (row[0], *(row[number] for number in wanted), Cell(""))


def _pairs(cells: Sequence[tuple[Cell, ...]]) -> Iterable[Row]:
    half = (len(cells) + 1) // 2
    blank = tuple(Cell("") for _ in cells[0])
    for number in range(half):
        second = cells[number + half] if number + half < len(cells) else blank
        yield Row((*cells[number], *second))
