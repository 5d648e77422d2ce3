"""The factions of The Republic of Rome, each with its Senators."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from games.kernel import Seat
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView
from rendering.layout import pairs, pitched
from rendering.republic.parts import column, figures, named, ratings
from rendering.rome.people import COUNTS, brief, figures_of, posts, sign
from rendering.rome.words import say
from rendering.scene import Box, Cell, Column, Grid, Row

HEAD: Final = 58  # units: the title and the titles of the columns
ROOMY: Final = 600  # units of width: below there is no room for posts
LEAST: Final = 22  # the pitch of rows that can be read well
BRIEF: Final = ("ORA", "INF")
"""Of Senators in two columns on a narrow panel."""


def standing(view: RomeView, seat: Seat) -> str:
    """What counts most of a faction: its Influence and its votes; a Neutral is told from a player's."""
    faction = view.factions[seat]
    if faction.out:
        return say("board-out")
    neutral = [say("rome-neutral")] if faction.neutral else []
    influence = say("board-influence", influence=str(faction.influence))
    return ", ".join([*neutral, influence, say("board-votes", votes=faction.votes)])


def held(view: RomeView, seat: Seat) -> str:
    """How many red cards and Knights it has, and what marks it."""
    faction = view.factions[seat]
    money = [say("rome-treasury", talents=str(faction.open_treasury))] if faction.open_treasury is not None else []
    return ", ".join(
        [
            say("board-red-cards", count=faction.hand),
            say("rome-knights", count=faction.knights),
            *money,
            *([say("rome-proscribed")] if faction.proscribed else []),
            *([say("rome-knight-law")] if faction.knight_law else []),
        ]
    )


def faction_words(view: RomeView, seat: Seat) -> str:
    """What everybody may count of a faction."""
    return standing(view, seat) if view.factions[seat].out else f"{standing(view, seat)}, {held(view, seat)}"


def senate(view: RomeView, players: Mapping[Seat, str], boxes: Sequence[Box]) -> tuple[Grid, ...]:
    """One panel for each faction."""
    return tuple(
        faction_grid(view, seat, players.get(seat) or seat.title(), box)
        for seat, box in zip(view.seats, boxes, strict=False)
    )


def faction_grid(view: RomeView, seat: Seat, name: str, box: Box) -> Grid:
    """A faction: its Senators in full if there is room, else in two columns."""
    senators, words = [view.senators[id_] for id_ in view.factions[seat].senators], faction_words(view, seat)
    grid = Grid(box, name, (), (), seat=seat, aside=words, empty=say("board-no-senator"))
    if len(senators) * LEAST > box.h - HEAD:
        return _abreast(grid, senators)
    narrow = box.w < ROOMY
    size, pitch = pitched(box.h - HEAD, len(senators), 22 if narrow else 26)
    rows = tuple(Row(_row(one, narrow=narrow)) for one in senators)
    return replace(grid, columns=columns(narrow=narrow), rows=rows, size=size, pitch=pitch)


def _row(one: SenatorView, *, narrow: bool) -> tuple[Cell, ...]:
    """A Senator; where there is no room his posts are a sign."""
    if narrow:
        return (named(one, brief), *figures_of(one).values(), sign(one))
    return (named(one, brief), *figures_of(one).values(), posts(one))


def columns(*, narrow: bool) -> tuple[Column, ...]:
    """Those of all figures; where there is room, of the posts too."""
    knights = Column("", 52, "right", say("rome-column-knights"))
    letters = Column("", 64, says=say("rome-column-marks"))
    if narrow:
        return (column("senator"), *ratings(38), figures("purse", 54), knights, letters, Column("", 24))
    return (column("senator", 170), *ratings(40), figures("purse", 58), knights, letters, Column(""))


def _abreast(grid: Grid, senators: Sequence[SenatorView]) -> Grid:
    """Many Senators in two columns, with fewer of their figures."""
    narrow = grid.box.w < ROOMY
    wanted = BRIEF if narrow else ("ORA", "MIL", "LOY", "INF", "marks")
    all_ = dict(zip(COUNTS, columns(narrow=True)[1:-1], strict=True))
    half = (column("senator"), *(all_[one] for one in wanted), Column("", 34))
    cells = [(named(one, brief), *(figures_of(one)[name] for name in wanted), sign(one)) for one in senators]
    rows = tuple(pairs(cells))
    size, pitch = pitched(grid.box.h - HEAD, len(rows), 22)
    return replace(grid, columns=(*half, *half), rows=rows, size=size, pitch=pitch, abreast=2)
