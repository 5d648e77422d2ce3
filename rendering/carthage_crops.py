"""Parts of the board of The Republic of Carthage at reading size, and a seat's own cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.carthage.view import CarthageView, FactionView, OwnView, SenatorView, StackView, TradeCardView
from games.kernel import Seat
from rendering import carthage_panels as panels
from rendering.carthage_panels import RATINGS, plural
from rendering.painters import FAN_HIGH, NOTE_HIGH, TITLE_HIGH, fan_columns
from rendering.scene import DASH, Block, Box, Cell, Column, Fan, Grid, Note, Notes, Row, Suit, Tone

WIDE: Final = 1200
TOP: Final = 66
_INSIDE: Final = WIDE - 32


def trade(view: CarthageView, names: Mapping[Seat, str]) -> tuple[Block, ...]:
    """The stacks, what sets of each good fetch, who holds how many cards."""
    stacks = panels.stacks(view, Box(16, TOP, _INSIDE, 106))
    values = set_values(
        view, Box(16, TOP + 116, _INSIDE, 59 + 28 * sum(len(one.commodities) for one in view.trade.stacks) + 6)
    )
    y = values.box.y + values.box.h + 10
    rows = [_trader_row(view, seat, names.get(seat) or seat.title()) for seat in view.order]
    columns = (
        Column("Faction"),
        Column("Traders", 100, "right"),
        Column("Goods", 90, "right", "trade cards in hand"),
        Column("Sold", 90, "right", "sold this turn"),
    )
    holders = Grid(Box(16, y, 660, 59 + 28 * len(rows) + 6), "Hands", columns, tuple(rows))
    areas = [Row((Cell(area.name), _open(is_open=area.open))) for area in view.trade.areas]
    box = Box(686, y, 498, 34 + 28 * len(areas) + 6)
    return (stacks, values, holders, Grid(box, "Trade areas", (Column(""), Column("", 110, "right")), tuple(areas)))


def _open(*, is_open: bool) -> Cell:
    return Cell("open", tone=Tone.GOOD) if is_open else Cell("closed", tone=Tone.FAINT)


def _trader_row(view: CarthageView, seat: Seat, name: str) -> Row:
    faction = view.factions[seat]
    sold = Cell(f"{faction.trade_income}T") if faction.trade_income else Cell(DASH, says="0T", tone=Tone.FAINT)
    return Row((Cell(name, seat=seat), Cell(str(faction.traders)), Cell(str(faction.trade_cards)), sold))


def set_values(view: CarthageView, box: Box) -> Grid:
    """T-11: a set of n cards fetches n times n times the value."""
    rows: list[Row] = []
    for stack in view.trade.stacks:
        for name, count in zip(stack.commodities, stack.counts, strict=True):
            price = stack.value * _factor(view, name)
            sets = [Cell(str(number * number * price) if number <= count else "") for number in range(1, 10)]
            value = Cell(f"{price}T", tone=Tone.STRONG if price != stack.value else Tone.PLAIN)
            rows.append(Row((Cell(name, tone=Tone.STRONG), Cell(str(count)), value, *sets[1:])))
    columns = (
        Column("Good"),
        Column("Cards", 84, "right", "cards in the game"),
        Column("Each", 84, "right"),
        *(Column(str(number), 98, "right", f"set of {number}") for number in range(2, 10)),
    )
    return Grid(box, "What a set fetches", columns, tuple(rows), aside="before tax")


def _factor(view: CarthageView, name: str) -> int:
    return view.trade.prices.get(name.lower(), 1)


def factions(view: CarthageView, names: Mapping[Seat, str]) -> tuple[Block, ...]:
    """Every Senator of every faction with all his figures."""
    grids: list[Block] = []
    y = TOP
    for seat in view.seats:
        senators = [view.senators[id_] for id_ in view.factions[seat].senators]
        box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * max(1, len(senators)) + 6)
        rows = tuple(_full_row(senator) for senator in senators)
        words = panels.faction_words(view, seat)
        grids.append(
            Grid(box, names.get(seat) or seat.title(), _FULL, rows, seat=seat, aside=words, empty="No Senator.")
        )
        y += box.h + 10
    return tuple(grids)


_FULL: Final = (
    Column("Senator", 230),
    Column("ID", 40, "right"),
    *RATINGS,
    Column("LOY", 48, "right", "Loyalty"),
    Column("EXP", 46, "right", "Exploration"),
    Column("Purse", 78, "right", "Personal Treasury"),
    Column("Traders", 90, "right"),
    Column("Posts and marks"),
)


def _full_row(senator: SenatorView) -> Row:
    name, *ratings, talents, traders, _ = panels.senator_row(senator).cells
    more = (Cell(str(senator.loyalty)), Cell(str(senator.exploration)))
    return Row((name, Cell(senator.code), *ratings, *more, talents, traders, _marks(senator)))


def _marks(senator: SenatorView) -> Cell:
    words = list(senator.titles)
    away = senator.where if not senator.in_carthage and not senator.province else ""
    words += [word for word, so in ((away, away), ("Rebel", senator.rebel), ("bodyguard", senator.bodyguard)) if so]
    words += [word for word, so in (("corrupt", senator.corrupt), ("major mark", senator.major)) if so]
    words += [card.name for card in senator.concessions]
    return Cell(", ".join(words)) if words else Cell("")


def wars(view: CarthageView) -> tuple[Block, ...]:
    """All Wars, the forces against them, and every type of unit."""
    first = panels.wars(view, Box(16, TOP, _INSIDE, TITLE_HIGH + 25 + 26 * max(2, len(view.wars)) + 6))
    y = first.box.y + first.box.h + 10
    field = [_force_row(view, id_) for id_ in view.forces]
    columns = (
        Column("War"),
        Column("Commanders", 330),
        Column("Legions", 110, "right"),
        Column("Fleets", 80, "right"),
        Column("Strength", 110, "right", "strength against that of the War"),
        Column("Wins", 70, "right", "chance of Victory"),
    )
    box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * max(1, len(field)) + 6)
    second = Grid(box, "In the field", columns, tuple(field), empty="No force is in the field.")
    y += box.h + 10
    away = expeditions(view, y) if view.expeditions else None
    return (first, second, *([away] if away else []), units(view, y + (away.box.h + 10 if away else 0)))


def expeditions(view: CarthageView, y: int) -> Grid:
    """The expeditions: where to, under whom, with how much, and how likely it is that they arrive."""
    rows = [
        Row(
            (
                Cell(one.name),
                Cell(view.senators[one.explorer].name, seat=view.senators[one.explorer].faction or ""),
                Cell("Lost" if one.lost else ""),
                panels.count(one.caravans),
                panels.count(one.trade_fleets),
                Cell(f"{one.odds['success']}%"),
            )
        )
        for one in view.expeditions.values()
    ]
    columns = (
        Column("Expedition to"),
        Column("Explorer", 300),
        Column("", 80),
        Column("Caravans", 120, "right"),
        Column("Trade Fleets", 150, "right"),
        Column("Success", 110, "right", "chance of Success"),
    )
    box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * len(rows) + 6)
    return Grid(box, "Expeditions", columns, tuple(rows))


def units(view: CarthageView, y: int) -> Grid:
    """Every type of unit: what it costs, how many are where."""
    army, away = view.army, view.expeditions.values()
    rows = [
        _unit(unit.name, unit.class_, unit.cost, (unit.active, unit.veterans, unit.away, unit.pool, unit.reserve))
        for unit in army.legions
    ]
    rows.append(_unit("Fleets", "", 0, (army.fleets, 0, army.fleets_away, army.pool_fleets, 0)))
    rows.append(_unit("Caravans", "", 0, (army.caravans, 0, sum(one.caravans for one in away), 0, 0)))
    rows.append(_unit("Trade Fleets", "", 0, (army.trade_fleets, 0, sum(one.trade_fleets for one in away), 0, 0)))
    columns = (
        Column("Units"),
        Column("Class", 170),
        Column("Cost", 90, "right"),
        Column("Home", 100, "right", "at home"),
        Column("Vet.", 90, "right", "veterans at home"),
        Column("Away", 100, "right", "away"),
        Column("Pool", 100, "right", "Force Pool"),
        Column("Reserve", 120, "right"),
    )
    box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * len(rows) + 6)
    return Grid(box, "Forces", columns, tuple(rows), aside=f"upkeep {army.maintenance}T")


def _unit(name: str, class_: str, cost: int, counts: Sequence[int]) -> Row:
    return Row((Cell(name), Cell(class_), Cell(f"{cost}T" if cost else ""), *map(panels.count, counts)))


def _force_row(view: CarthageView, id_: str) -> Row:
    force = view.forces[id_]
    names = ", ".join(view.senators[one].name for one in force.commanders if one in view.senators)
    seat = next((view.senators[one].faction or "" for one in force.commanders if one in view.senators), "")
    legions = f"{len(force.legions)}" + (f" ({force.veterans} vet.)" if force.veterans else "")
    says = plural(len(force.legions), "legion") + (f", {plural(force.veterans, 'veteran')}" if force.veterans else "")
    fight = force.battle
    strength = f"{fight.strength} : {fight.enemy}" if fight else DASH
    wins = f"{fight.odds.victory}%" if fight else DASH
    cells = (Cell(force.name), Cell(names, seat=seat), Cell(legions, says=says), Cell(str(force.fleets)))
    return Row((*cells, Cell(strength), Cell(wins)))


def forum(view: CarthageView) -> tuple[Block, ...]:
    """What lies in the Forum and is nobody's, the Table Events and laws in force, and what waits in the Curia."""
    free = [view.senators[id_] for id_ in view.forum.senators]
    box = Box(16, TOP, _INSIDE, TITLE_HIGH + 25 + 28 * max(1, len(free)) + 6)
    rows = tuple(_full_row(senator) for senator in free)
    first = Grid(box, "Senators without a faction", _FULL, rows, empty="None.")
    events = [Note(one.name, f"Level {one.level}", one.text) for one in view.table_events]
    cards = (*view.laws, *view.forum.concessions, *view.forum.explorations)
    lying = [Note(card.name, _kind(card.kind), card.text) for card in cards]
    second = _notes("Table Events", events, box.y + box.h + 10, "No Table Event is in play.")
    third = _notes("Laws, Trade Concessions, Explorations", lying, second.box.y + second.box.h + 10, "None.")
    return (first, second, third, _vacant(view, third.box.y + third.box.h + 10))


def _notes(title: str, notes: Sequence[Note], y: int, empty: str) -> Notes:
    return Notes(Box(16, y, _INSIDE, TITLE_HIGH + NOTE_HIGH * max(1, len(notes))), title, tuple(notes), empty=empty)


def _vacant(view: CarthageView, y: int) -> Grid:
    """Posts that nobody holds, and the cards of the Curia."""
    named = (
        ("Provinces without a Governor", [view.provinces[id_].name for id_ in view.forum.provinces]),
        ("Vacant in the Committee of Five", [view.committee[id_].name for id_ in view.forum.seats]),
        ("Families in the Curia", [card.name for card in view.curia.families]),
        ("Trade Concessions in the Curia", [card.name for card in view.curia.concessions]),
        ("Enemy Leaders in the Curia", list(view.curia.leaders)),
    )
    rows = tuple(
        Row((Cell(what), Cell(", ".join(names) or DASH, says=", ".join(names) or "none"))) for what, names in named
    )
    box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * len(rows) + 6)
    return Grid(box, "Nobody's", (Column("", 360), Column("")), rows)


def hand(own: OwnView, stacks: Sequence[StackView], faction: FactionView) -> tuple[Block, ...]:
    """A seat's own cards: goods by set with their value now and with one more, then red cards."""
    suits = tuple(_suit(cards, stacks) for cards in _by_kind(own.trade_cards))
    down = max(1, -(-len(suits) // fan_columns(_INSIDE)))
    total = f"sets fetch {sum(suit.now for suit in suits)}T before tax, Faction Treasury {own.treasury}T"
    empty = "You hold no trade cards."
    title = f"Goods ({len(own.trade_cards)})"
    fan = Fan(Box(16, TOP, _INSIDE, TITLE_HIGH + 14 + FAN_HIGH * down), title, suits, total, empty)
    y = fan.box.y + fan.box.h + 10
    notes = tuple(Note(card.name, _kind(card.kind), card.text) for card in own.hand)
    box = Box(16, y, _INSIDE, TITLE_HIGH + NOTE_HIGH * max(1, len(notes)))
    red = Notes(box, f"Red cards ({faction.hand})", notes, empty="You hold no red cards.")
    return (fan, red)


def _kind(kind: str) -> str:
    return kind.replace("_", " ").capitalize()


def _by_kind(cards: Sequence[TradeCardView]) -> list[list[TradeCardView]]:
    kinds: dict[str, list[TradeCardView]] = {}
    for card in cards:
        kinds.setdefault(card.commodity, []).append(card)
    return sorted(kinds.values(), key=lambda same: (-same[0].price * len(same) ** 2, same[0].name))


def _suit(cards: Sequence[TradeCardView], stacks: Sequence[StackView]) -> Suit:
    first, count = cards[0], len(cards)
    counts = {name: number for stack in stacks for name, number in zip(stack.commodities, stack.counts, strict=True)}
    full = counts.get(first.name, count)
    more = (count + 1) ** 2 * first.price if count < full else 0
    return Suit(first.name, first.price, count, count * count * first.price, more)
