"""Parts of the board of The Republic of Carthage at reading size, and a seat's own cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.carthage.seen.combat import ForceView, UnitView
from games.carthage.seen.people import SenatorView
from games.carthage.seen.trade import StackView, TradeCardView
from games.carthage.seen.view import CarthageView, OwnView
from games.kernel import Seat
from rendering.carthage import panels
from rendering.carthage.factions import faction_words, senator_row
from rendering.carthage.people import red_cards, senator_cards
from rendering.carthage.words import printed, say
from rendering.hands import FAN_HIGH, fan_columns
from rendering.painters import TITLE_HIGH
from rendering.republic.cards import EMPTY_HIGH, enemies, events, note, notes, shelf, under
from rendering.republic.parts import count, ratings
from rendering.republic.phone import EDGE, INSIDE
from rendering.scene import (
    DASH,
    Block,
    Box,
    Cell,
    Column,
    Fan,
    Grid,
    Row,
    Suit,
    Tone,
)

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
        Column(say("crop-faction")),
        _numbers("crop-traders", 100),
        _numbers("crop-goods", 90, "crop-goods-says"),
        _numbers("crop-sold", 90, "crop-sold-says"),
    )
    holders = Grid(Box(16, y, 660, 59 + 28 * len(rows) + 6), say("crop-hands"), columns, tuple(rows))
    areas = [Row((Cell(area.name), _open(is_open=area.open))) for area in view.trade.areas]
    box = Box(686, y, 498, 34 + 28 * len(areas) + 6)
    sides = (Column(""), Column("", 110, "right"))
    return (stacks, values, holders, Grid(box, say("crop-areas"), sides, tuple(areas)))


def _numbers(title: str, wide: int, says: str = "") -> Column:
    """A column of numbers; `title` and `says` are keys of texts."""
    return Column(say(title), wide, "right", say(says) if says else "")


def _open(*, is_open: bool) -> Cell:
    return Cell(say("crop-open"), tone=Tone.GOOD) if is_open else Cell(say("crop-closed"), tone=Tone.FAINT)


def _trader_row(view: CarthageView, seat: Seat, name: str) -> Row:
    faction = view.factions[seat]
    sold = Cell(f"{faction.trade_income}T") if faction.trade_income else Cell(DASH, says="0T", tone=Tone.FAINT)
    return Row((Cell(name, seat=seat), Cell(str(faction.traders)), Cell(str(faction.trade_cards)), sold))


def set_values(view: CarthageView, box: Box) -> Grid:
    """T-11: a set of n cards fetches n times n times the value."""
    rows: list[Row] = []
    for stack in view.trade.stacks:
        for name, cards in zip(stack.commodities, stack.counts, strict=True):
            price = stack.value * _factor(view, name)
            sets = [Cell(str(number * number * price) if number <= cards else "") for number in range(1, 10)]
            value = Cell(f"{price}T", tone=Tone.STRONG if price != stack.value else Tone.PLAIN)
            rows.append(Row((Cell(name, tone=Tone.STRONG), Cell(str(cards)), value, *sets[1:])))
    columns = (
        Column(say("crop-good")),
        _numbers("crop-cards", 84, "crop-cards-says"),
        _numbers("crop-each", 84),
        *(Column(str(number), 98, "right", say("crop-set", cards=str(number))) for number in range(2, 10)),
    )
    return Grid(box, say("crop-sets"), columns, tuple(rows), aside=say("crop-before-tax"))


def _factor(view: CarthageView, name: str) -> int:
    return view.trade.prices.get(name.lower(), 1)


def factions(view: CarthageView, names: Mapping[Seat, str]) -> tuple[Block, ...]:
    """Every Senator of every faction with all his figures."""
    grids: list[Block] = []
    columns, empty, y = _figures(), say("crop-no-senator"), TOP
    for seat in view.seats:
        senators = [view.senators[id_] for id_ in view.factions[seat].senators]
        box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * max(1, len(senators)) + 6)
        rows = tuple(_full_row(senator) for senator in senators)
        words = faction_words(view, seat)
        title = names.get(seat) or seat.title()
        grids.append(Grid(box, title, columns, rows, seat=seat, aside=words, empty=empty))
        y += box.h + 10
    return tuple(grids)


def _figures() -> tuple[Column, ...]:
    """The columns of all figures of a Senator."""
    return (
        Column(say("crop-senator"), 230),
        _numbers("crop-id", 40),
        *ratings(),
        _numbers("crop-exploration", 46, "crop-exploration-says"),
        _numbers("crop-purse", 78, "crop-purse-says"),
        _numbers("crop-traders", 90),
        Column(say("crop-posts")),
    )


def _full_row(senator: SenatorView) -> Row:
    name, *ratings, talents, traders = senator_row(senator)
    return Row((name, Cell(senator.code), *ratings, Cell(str(senator.exploration)), talents, traders, _marks(senator)))


def _marks(senator: SenatorView) -> Cell:
    away = senator.where if not senator.in_carthage and not senator.province else ""
    words = [*senator.titles, *([away] if away else [])]
    marks = (
        ("crop-rebel", senator.rebel),
        ("crop-bodyguard", senator.bodyguard),
        ("crop-corrupt", senator.corrupt),
        ("crop-major", senator.major),
        ("crop-charged", senator.charged),
    )
    words += [say(mark) for mark, so in marks if so]
    words += [say("crop-loyal-veterans", veterans=senator.veterans)] if senator.veterans else []
    words += [card.name for card in senator.concessions]
    return Cell(", ".join(words)) if words else Cell("")


def wars(view: CarthageView) -> tuple[Block, ...]:
    """All Wars, the forces against them, and every type of unit."""
    first = panels.wars(view, Box(16, TOP, _INSIDE, TITLE_HIGH + 25 + 26 * max(2, len(view.wars)) + 6))
    y = first.box.y + first.box.h + 10
    field = [_force_row(view, id_) for id_ in view.forces]
    columns = (
        Column(say("crop-war")),
        Column(say("crop-commanders"), 330),
        _numbers("crop-legions", 110),
        _numbers("crop-fleets", 80),
        _numbers("crop-strength", 110, "crop-strength-says"),
        _numbers("crop-wins", 70, "crop-wins-says"),
    )
    box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * max(1, len(field)) + 6)
    second = Grid(box, say("crop-field"), columns, tuple(field), empty=say("crop-no-force"))
    y += box.h + 10
    away = expeditions(view, y) if view.expeditions else None
    forces = units(view, y + (away.box.h + 10 if away else 0))
    texts = enemies([*view.wars.values()], [*view.leaders.values()], forces.box.y + forces.box.h + 10, printed)
    return (first, second, *([away] if away else []), forces, *([texts] if texts.notes else []))


def expeditions(view: CarthageView, y: int) -> Grid:
    """The expeditions: where to, under whom, with how much, and how likely it is that they arrive."""
    rows = [
        Row(
            (
                Cell(one.name),
                Cell(view.senators[one.explorer].name, seat=view.senators[one.explorer].faction or ""),
                Cell(say("crop-lost") if one.lost else ""),
                count(one.caravans),
                count(one.trade_fleets),
                Cell(f"{one.odds['success']}%"),
            )
        )
        for one in view.expeditions.values()
    ]
    columns = (
        Column(say("crop-expedition-to")),
        Column(say("crop-explorer"), 300),
        Column("", 80),
        _numbers("crop-caravans", 120),
        _numbers("crop-trade-fleets", 150),
        _numbers("crop-success", 110, "crop-success-says"),
    )
    box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * len(rows) + 6)
    return Grid(box, say("crop-expeditions"), columns, tuple(rows))


def units(view: CarthageView, y: int) -> Grid:
    """Every type of unit: what it costs, how many are where."""
    army, away = view.army, view.expeditions.values()
    rows = [_legions(unit) for unit in army.legions]
    others = (
        ("crop-fleets", (army.fleets, 0, army.fleets_away, army.pool_fleets, 0)),
        ("crop-caravans", (army.caravans, 0, sum(one.caravans for one in away), 0, 0)),
        ("crop-trade-fleets", (army.trade_fleets, 0, sum(one.trade_fleets for one in away), 0, 0)),
    )
    rows += [_unit(say(name), "", 0, counts) for name, counts in others]
    columns = (
        Column(say("crop-units")),
        Column(say("crop-class"), 170),
        _numbers("crop-cost", 90),
        _numbers("crop-home", 100, "crop-home-says"),
        _numbers("crop-veterans", 90, "crop-veterans-says"),
        _numbers("crop-away", 100, "crop-away-says"),
        _numbers("crop-pool", 100, "crop-pool-says"),
        _numbers("crop-reserve", 120),
    )
    box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * len(rows) + 6)
    upkeep = say("crop-upkeep", talents=str(army.maintenance))
    return Grid(box, say("crop-forces"), columns, tuple(rows), aside=upkeep)


def _legions(unit: UnitView) -> Row:
    counts = (unit.active, unit.veterans, unit.away, unit.pool, unit.reserve)
    return _unit(unit.name, say(f"crop-class-{unit.class_}"), unit.cost, counts)


def _unit(name: str, class_: str, cost: int, counts: Sequence[int]) -> Row:
    return Row((Cell(name), Cell(class_), Cell(f"{cost}T" if cost else ""), *map(count, counts)))


def _force_row(view: CarthageView, id_: str) -> Row:
    force = view.forces[id_]
    names = ", ".join(view.senators[one].name for one in force.commanders if one in view.senators)
    seat = next((view.senators[one].faction or "" for one in force.commanders if one in view.senators), "")
    fight = force.battle
    strength = f"{fight.strength} : {fight.enemy}" if fight else DASH
    wins = f"{fight.odds.victory}%" if fight else DASH
    cells = (Cell(force.name), Cell(names, seat=seat), _with_veterans(force), Cell(str(force.fleets)))
    return Row((*cells, Cell(strength), Cell(wins)))


def _with_veterans(force: ForceView) -> Cell:
    """How many legions, and how many of them are veterans, if any are."""
    legions, veterans = len(force.legions), force.veterans
    if not veterans:
        return Cell(str(legions), says=say("crop-legions-told", legions=legions))
    few = say("crop-legions-few", legions=str(legions), veterans=str(veterans))
    return Cell(few, says=say("crop-legions-veterans-told", legions=legions, veterans=veterans))


def forum(view: CarthageView) -> tuple[Block, ...]:
    """What lies in the Forum and is nobody's, the Table Events and laws in force, and what waits in the Curia."""
    free = [view.senators[id_] for id_ in view.forum.senators]
    box = Box(16, TOP, _INSIDE, TITLE_HIGH + 25 + 28 * max(1, len(free)) + 6)
    rows = tuple(_full_row(senator) for senator in free)
    first = Grid(box, say("crop-free-senators"), _figures(), rows, empty=say("crop-no-free-senators"))
    lying = [
        note(card, say(f"crop-kind-{card.kind}"), printed)
        for card in (*view.laws, *view.forum.concessions, *view.forum.explorations)
    ]
    second = events(view.table_events, box.y + box.h + 10, printed)
    third = notes(say("crop-lying"), lying, second.box.y + second.box.h + 10, say("crop-none-lying"))
    return (first, second, third, _vacant(view, third.box.y + third.box.h + 10))


def _vacant(view: CarthageView, y: int) -> Grid:
    """Posts that nobody holds, and the cards of the Curia."""
    named = (
        ("crop-vacant-provinces", [view.provinces[id_].name for id_ in view.forum.provinces]),
        ("crop-vacant-committee", [view.committee[id_].name for id_ in view.forum.seats]),
        ("crop-vacant-families", [card.name for card in view.curia.families]),
        ("crop-vacant-concessions", [card.name for card in view.curia.concessions]),
        ("crop-vacant-leaders", [view.leaders[id_].name for id_ in view.curia.leaders if id_ in view.leaders]),
    )
    rows = tuple(
        Row((Cell(say(what)), Cell(", ".join(names) or DASH, says=", ".join(names) or say("crop-none"))))
        for what, names in named
    )
    box = Box(16, y, _INSIDE, TITLE_HIGH + 25 + 28 * len(rows) + 6)
    return Grid(box, say("crop-vacant"), (Column("", 360), Column("")), rows)


def hand(view: CarthageView, own: OwnView) -> tuple[Block, ...]:
    """A seat's own cards: goods by set with their value now and with one more, red cards, and its Senators."""
    suits = tuple(_suit(cards, view.trade.stacks) for cards in _by_kind(own.trade_cards))
    down = -(-len(suits) // fan_columns(INSIDE))
    fetched = str(sum(suit.now for suit in suits))
    total = say("crop-hand-total", talents=fetched, treasury=str(own.treasury))
    title = say("crop-hand-goods", cards=str(len(own.trade_cards)))
    high = TITLE_HIGH + (14 + FAN_HIGH * down if suits else EMPTY_HIGH)
    fan = Fan(Box(EDGE, TOP, INSIDE, high), title, suits, total, say("crop-no-goods"))
    held = str(view.factions[own.seat].hand)
    reds = shelf(say("crop-hand-red", cards=held), red_cards(own), under(fan), say("crop-no-red"))
    return (fan, reds, shelf(say("crop-hand-senators"), senator_cards(view, own), under(reds), say("board-no-senator")))


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
