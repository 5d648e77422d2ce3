"""The factions of The Republic of Carthage, each with its Senators."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from rendering.carthage.panels import short
from rendering.carthage.words import say
from rendering.layout import pairs, pitched, shortened, signed
from rendering.republic.parts import column, figures, money, named, ratings
from rendering.scene import Box, Cell, Column, Grid, Mark, Row, Tone

HEAD: Final = 58  # units: the title and the titles of the columns
ROOMY: Final = 600  # units of width: below there is no room for posts
LEAST: Final = 22  # the pitch of rows that can be read well
COUNTS: Final = ["ORA", "MIL", "LOY", "INF", "POP", "purse", "traders"]
BRIEF: Final = ("ORA", "INF")
"""Of Senators in two columns on a narrow panel."""


def faction_words(view: CarthageView, seat: Seat, *, brief: bool = False) -> str:
    """What everybody may count of a faction; where there is little room not what it has sold."""
    faction = view.factions[seat]
    if faction.out:
        return say("board-out")
    sold = [say("board-sold", talents=str(faction.trade_income))] if faction.trade_income and not brief else []
    return ", ".join([standing(view, seat), cards_held(view, seat), *sold])


def standing(view: CarthageView, seat: Seat) -> str:
    """What counts most of a faction: its Influence and its votes."""
    faction = view.factions[seat]
    if faction.out:
        return say("board-out")
    return f"{say('board-influence', influence=str(faction.influence))}, {say('board-votes', votes=faction.votes)}"


def cards_held(view: CarthageView, seat: Seat) -> str:
    """How many cards of each sort it holds."""
    faction = view.factions[seat]
    reds, goods = say("board-red-cards", count=faction.hand), say("board-trade-cards", count=faction.trade_cards)
    return f"{reds}, {goods}"


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


def sign(senator: SenatorView) -> Cell:
    """The same as a sign: a Rebel, or somebody who is away from Carthage."""
    if senator.rebel:
        return Cell("", says=posts(senator).says, mark=Mark.FLAME, tone=Tone.BAD)
    return Cell("", says=posts(senator).says, mark=Mark.NONE if senator.in_carthage else Mark.SHIP, tone=Tone.FAINT)


def figures_of(senator: SenatorView) -> Mapping[str, Cell]:
    """What is counted of him, by the title of its column."""
    return {
        "ORA": Cell(str(senator.oratory)),
        "MIL": Cell(str(senator.military)),
        "LOY": Cell(str(senator.loyalty)),
        "INF": Cell(str(senator.influence), tone=Tone.STRONG),
        "POP": Cell(signed(senator.popularity), tone=Tone.BAD if senator.popularity < 0 else Tone.PLAIN),
        "purse": money(senator.talents),
        "traders": Cell(str(senator.traders), mark=Mark.TRADER) if senator.traders else Cell(""),
    }


def senator_row(senator: SenatorView) -> tuple[Cell, ...]:
    """One Senator with the figures that count in the Senate."""
    return (named(senator), *figures_of(senator).values())


def senate(view: CarthageView, names: Mapping[Seat, str], boxes: Sequence[Box]) -> tuple[Grid, ...]:
    """One panel for each faction."""
    return tuple(
        faction_grid(view, seat, names.get(seat) or seat.title(), box)
        for seat, box in zip(view.seats, boxes, strict=False)
    )


def faction_grid(view: CarthageView, seat: Seat, name: str, box: Box) -> Grid:
    """A faction: its Senators in full if there is room, else in two columns."""
    senators = [view.senators[id_] for id_ in view.factions[seat].senators]
    grid = Grid(
        box,
        name,
        (),
        (),
        seat=seat,
        aside=faction_words(view, seat, brief=box.w < ROOMY),
        empty=say("board-no-senator"),
    )
    if len(senators) * LEAST > box.h - HEAD:
        return _abreast(grid, senators)
    narrow = box.w < ROOMY
    size, pitch = pitched(box.h - HEAD, len(senators), 22 if narrow else 26)
    rows = tuple(Row(_narrow_row(one) if narrow else (*senator_row(one), posts(one))) for one in senators)
    return replace(grid, columns=_columns(narrow=narrow), rows=rows, size=size, pitch=pitch)


def _narrow_row(senator: SenatorView) -> tuple[Cell, ...]:
    """A Senator where there is no room for his posts."""
    return (shortened(named(senator)), *figures_of(senator).values(), sign(senator))


def _columns(*, narrow: bool) -> tuple[Column, ...]:
    """Those of all figures; where there is room, of the posts too."""
    traders = Column("", 50 if narrow else 54, "right", say("board-traders"))
    if narrow:
        return (column("senator"), *ratings(38), figures("purse", 54), traders, Column("", 26))
    return (column("senator", 206), *ratings(42), figures("purse", 62), traders, Column(""))


def _abreast(grid: Grid, senators: Sequence[SenatorView]) -> Grid:
    """Many Senators in two columns, with fewer of their figures."""
    narrow = grid.box.w < ROOMY
    wanted = [*BRIEF] if narrow else [one for one in COUNTS if one not in {"purse", "POP"}]
    all_ = dict(zip(COUNTS, _columns(narrow=True)[1:-1], strict=True))
    half = (column("senator"), *(all_[one] for one in wanted), Column("", 34))
    cells = [(shortened(named(one)), *(figures_of(one)[name] for name in wanted), sign(one)) for one in senators]
    rows = tuple(pairs(cells))
    size, pitch = pitched(grid.box.h - HEAD, len(rows), 22)
    return replace(grid, columns=(*half, *half), rows=rows, size=size, pitch=pitch, abreast=2)
