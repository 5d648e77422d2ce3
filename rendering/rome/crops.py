"""Parts of the board of The Republic of Rome at reading size, and a seat's own cards."""

from collections.abc import Mapping
from typing import Final

from games.kernel import Seat
from games.republic.seen.table import CardView
from games.rome.seen.combat import LeaderView, WarView
from games.rome.seen.people import ProvinceView, SenatorView
from games.rome.seen.view import OwnView, RomeView
from rendering.layout import lines_high
from rendering.painters import TITLE_HIGH
from rendering.republic.cards import enemies, events, note, notes, shelf, under
from rendering.republic.parts import count, governor, named, ordered, ratings, strength
from rendering.rome import panels
from rendering.rome.chart import chart, state_of
from rendering.rome.factions import faction_words
from rendering.rome.people import brief, details, figures_of, holdings, red_cards, senator_cards, titles, whereabouts
from rendering.rome.words import printed, say
from rendering.scene import DASH, Block, Box, Cell, Column, Grid, Lines, Note, Row, Tone

INSIDE: Final = 1200 - 32
TOP: Final = 66
ROW: Final = 28
TITLES: Final = TITLE_HIGH + 25


def grid(y: int, title: str, columns: tuple[Column, ...], rows: list[Row], aside: str = "", empty: str = "") -> Grid:
    """A table from here on, as high as it needs."""
    high = TITLES + ROW * max(1, len(rows)) + 6
    return Grid(Box(16, y, INSIDE, high), title, columns, tuple(rows), aside=aside, empty=empty)


def numbers(title: str, wide: int, says: str = "") -> Column:
    """A column of numbers; `title` and `says` are keys of texts."""
    return Column(say(title), wide, "right", say(says) if says else "")


# Senators


def factions(view: RomeView, players: Mapping[Seat, str]) -> tuple[Block, ...]:
    """Every Senator of every faction with all his figures, marks, posts and Concessions."""
    grids: list[Block] = []
    y = TOP
    for seat in view.seats:
        rows = [_senator(view.senators[id_]) for id_ in view.factions[seat].senators]
        title, words = players.get(seat) or seat.title(), faction_words(view, seat)
        box = Box(16, y, INSIDE, TITLES + ROW * max(1, len(rows)) + 6)
        empty = say("crop-no-senator")
        grids.append(Grid(box, title, _figures(), tuple(rows), seat=seat, aside=words, empty=empty))
        y = under(grids[-1])
    return tuple(grids)


def _figures() -> tuple[Column, ...]:
    """The columns of all figures of a Senator."""
    return (
        Column(say("crop-senator"), 200),
        numbers("crop-id", 40),
        *ratings(),
        numbers("crop-purse", 66, "crop-purse-says"),
        numbers("rome-crop-knights", 78, "rome-column-knights"),
        numbers("rome-crop-votes", 58, "rome-crop-votes-says"),
        Column(say("crop-posts")),
    )


def _senator(one: SenatorView) -> Row:
    """A Senator in full."""
    ora, mil, loy, inf, pop, purse, _knights, _marks = figures_of(one).values()
    cells = (named(one, brief), Cell(one.code), ora, mil, loy, inf, pop, purse, count(one.knights), count(one.votes))
    return Row((*cells, _words(one)))


def _words(one: SenatorView) -> Cell:
    """His posts, where he is, what lies on him and what he holds."""
    away = [whereabouts(one)] if whereabouts(one) else []
    rebel = [say("crop-rebel")] if one.rebel else []
    legates = [say("rome-legate")] if one.legates else []
    more = [*legates, *away, *rebel, *details(one), *holdings(one)]
    drawn, told = (", ".join([*posts, *more]) for posts in (one.titles, titles(one)))
    return Cell(drawn, says=told, tone=Tone.BAD if one.rebel or one.captive else Tone.PLAIN)


# Wars


def wars(view: RomeView) -> tuple[Block, ...]:
    """All Wars, the forces against them, the units of the State, and what stands on the cards."""
    box = Box(16, TOP, INSIDE, TITLES + 26 * max(2, len(view.wars)) + 6)
    first = panels.wars(view, box)
    second = _field(view, under(first))
    third = _units(view, under(second))
    found: list[WarView] = ordered(view.wars)
    leaders: list[LeaderView] = list(view.leaders.values())
    texts = enemies(found, leaders, under(third), printed)
    return (first, second, third, *([texts] if texts.notes else []))


def _field(view: RomeView, y: int) -> Grid:
    """The forces in the field, with what it would be to fight now."""
    columns = (
        Column(say("crop-war")),
        Column(say("crop-commanders"), 330),
        numbers("crop-legions", 130),
        numbers("crop-fleets", 80),
        numbers("crop-strength", 110, "crop-strength-says"),
        numbers("crop-wins", 70, "crop-wins-says"),
    )
    rows = [_force(view, one) for one in view.forces]
    return grid(y, say("crop-field"), columns, rows, empty=say("crop-no-force"))


def _force(view: RomeView, id_: str) -> Row:
    """A force: who leads it, its legions and Fleets by number, and its chance."""
    force = view.forces[id_]
    leading = [view.senators[one] for one in force.commanders if one in view.senators]
    names = ", ".join(one.name for one in leading) or say("rome-no-commander")
    legions, veterans, fight = len(force.legions), force.veterans, force.battle
    told = say("crop-legions-veterans-told", legions=legions, veterans=veterans)
    drawn = say("crop-legions-few", legions=str(legions), veterans=str(veterans)) if veterans else str(legions)
    odds = (f"{fight.strength} : {fight.enemy}", f"{fight.odds.victory}%") if fight else (DASH, DASH)
    who = Cell(names, seat=next((one.faction or "" for one in leading), ""))
    return Row((Cell(force.name), who, Cell(drawn, says=told), count(force.fleets), *map(Cell, odds)))


def _units(view: RomeView, y: int) -> Grid:
    """Legions and Fleets by number: at home, veterans, away, in the Force Pool; and to whom veterans are loyal."""
    army = view.army
    veterans, loyal = sum(one.count for one in army.veterans), panels.loyalties(view)
    counts = (
        ("rome-legions", (army.legions, veterans, army.legions_away, army.pool_legions)),
        ("crop-fleets", (army.fleets, 0, army.fleets_away, army.pool_fleets)),
    )
    columns = (
        Column(""),
        Column(say("rome-loyalty")),
        numbers("board-column-home", 100, "board-column-home-says"),
        numbers("rome-veterans", 110),
        numbers("board-column-away", 100, "board-column-away-says"),
        numbers("board-column-pool", 100, "board-column-pool-says"),
    )
    words = iter((", ".join(loyal), ""))
    rows = [Row((Cell(say(name)), Cell(next(words)), *map(count, some))) for name, some in counts]
    aside = f"{say('rome-upkeep', talents=str(army.maintenance))} {_price(view)}"
    return grid(y, say("board-forces"), columns, rows, aside)


def _price(view: RomeView) -> str:
    """RR-1.09.63: what a unit costs now, if any can be raised."""
    army = view.army
    return say("rome-unit-cost", talents=str(army.unit_cost)) if army.recruiting else say("rome-no-levy")


# Provinces


def provinces(view: RomeView) -> tuple[Block, ...]:
    """The Provinces in play, with all that is printed on the side that is up and all that lies there."""
    drawn = chart(view, Box(16, TOP, INSIDE, 600))
    columns = (
        Column(say("rome-province"), 210),
        Column(say("rome-governor"), 190),
        numbers("rome-spoils", 90, "rome-spoils-says"),
        numbers("rome-income", 100, "rome-income-says"),
        numbers("rome-taxes", 60, "rome-taxes-says"),
        numbers("board-column-land", 80, "board-column-land-says"),
        numbers("board-column-fleet", 80, "board-column-fleet-says"),
        Column(say("rome-there")),
    )
    rows = [_province(view, one) for one in view.provinces.values()]
    return (drawn, grid(under(drawn), say("rome-provinces"), columns, rows, empty=say("rome-no-province")))


def _province(view: RomeView, one: ProvinceView) -> Row:
    """A Province: its Governor, what it brings, how strong it is, what lies there."""
    land, fleet = one.land + one.armies, one.fleet + one.fleets
    words = ", ".join(state_of(view, one))
    tone = Tone.BAD if one.attacked or one.overrun or one.in_revolt else Tone.PLAIN
    return Row(
        (
            Cell(one.name, tone=Tone.STRONG),
            governor(view.senators, one.governor, one.term, brief),
            Cell(one.spoils),
            Cell(one.state_income),
            Cell(f"{one.local_taxes}T"),
            strength(land, one.land),
            strength(fleet, one.fleet),
            Cell(words, tone=tone),
        )
    )


# The Forum and the Curia


def forum(view: RomeView) -> tuple[Block, ...]:
    """What lies in the Forum and is nobody's, the Table Events and Laws in force, and what waits in the Curia."""
    rows = [_senator(view.senators[id_]) for id_ in view.forum.senators]
    first = grid(TOP, say("crop-free-senators"), _figures(), rows, empty=say("crop-no-free-senators"))
    second = events(view.table_events, under(first), printed)
    lying = [_note(card) for card in (*view.laws, *view.forum.concessions)]
    lying += [_bequest(view, one.id) for one in view.forum.bequests]
    third = notes(say("rome-lying"), lying, under(second), say("crop-none-lying"))
    fourth = _land_bills(view, under(third))
    fifth = _debts(view, under(fourth))
    return (first, second, third, fourth, fifth, _vacant(view, under(fifth)))


def _note(card: CardView) -> Note:
    return note(card, say(f"crop-kind-{card.kind}"), printed)


def _bequest(view: RomeView, id_: str) -> Note:
    """RR-1.16.1: a bequest, and who goes for it."""
    one = next(card for card in view.forum.bequests if card.id == id_)
    who = view.senators[one.collector].name if one.collector in view.senators else ""
    kind = say("rome-collector", senator=who) if who else say("crop-kind-bequest")
    return note(one, kind, printed)


def _land_bills(view: RomeView, y: int) -> Grid:
    """RR-1.09.62: the types of Land Bills."""
    columns = (
        Column(say("rome-bills-type")),
        Column("", 300),
        numbers("rome-bills-cost", 120),
        numbers("rome-bills-effect", 120, "rome-bills-effect-says"),
        numbers("rome-bills-left", 120, "rome-bills-left-says"),
    )
    rows = [
        Row(
            (
                Cell(one.name, tone=Tone.STRONG if one.in_effect else Tone.PLAIN),
                Cell(say("rome-bills-each-turn" if one.recurring else "rome-bills-once"), tone=Tone.FAINT),
                Cell(f"{one.cost}T"),
                count(one.in_effect),
                count(one.left),
            )
        )
        for one in view.land_bills
    ]
    return grid(y, say("rome-land-bills"), columns, rows)


def _debts(view: RomeView, y: int) -> Grid:
    """RR-1.06.53."""
    high = TITLE_HIGH + ROW * max(1, len(view.debits)) + 6
    return panels.debts(view, Box(16, y, INSIDE, high))


def _vacant(view: RomeView, y: int) -> Lines:
    """Posts that nobody holds, and the cards of the Curia."""
    curia = view.curia
    sorts = (
        ("crop-vacant-provinces", [view.provinces[id_].name for id_ in view.forum.provinces]),
        ("crop-vacant-families", [card.name for card in curia.families]),
        ("rome-vacant-concessions", [card.name for card in curia.concessions]),
        ("crop-vacant-leaders", [view.leaders[id_].name for id_ in curia.leaders if id_ in view.leaders]),
        ("rome-discards", [card.name for card in view.discards[-6:]]),
    )
    lines = tuple(Cell(f"{say(what)}: {', '.join(names) or say('crop-none')}") for what, names in sorts)
    return Lines(Box(16, y, INSIDE, lines_high(lines, INSIDE)), say("crop-vacant"), lines)


# A hand


def hand(view: RomeView, own: OwnView) -> tuple[Block, ...]:
    """A seat's own cards and its Senators."""
    held, money = str(len(own.hand)), say("board-gist-purse", talents=str(own.treasury))
    reds = shelf(say("crop-hand-red", cards=held), red_cards(own), TOP, say("crop-no-red"), money)
    mine = senator_cards(view, own)
    return (reds, shelf(say("crop-hand-senators"), mine, under(reds), say("board-no-senator")))
