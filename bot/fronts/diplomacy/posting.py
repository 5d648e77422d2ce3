"""What the political Diplomacy tells Discord of its own, and how it goes by years and seasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.text import clip
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.paper import annals, gazette, letters, resolution
from bot.fronts.diplomacy.paper.annals import GAZETTE, ORDER
from bot.fronts.diplomacy.paper.quoting import titled
from bot.services.records.chronicle import Course
from bot.store.store import EventRow, Parcel
from bot.surface.kit.look import Look
from bot.surface.posting.plan import Posting
from bot.surface.records.curves import Measure
from games.diplomacy import GAME
from games.diplomacy.leaving.events import DroppedOut
from games.diplomacy.press.events import LetterSent
from games.diplomacy.railways.events import LineFounded
from games.diplomacy.revolution.events import ProvinceRevolted
from games.diplomacy.seasons.events import GameWon, SeasonOpened
from games.diplomacy.standard.events import GameDrawn, PowerEliminated, PowerWon
from games.diplomacy.state import Diplomacy
from games.diplomacy.votes.events import Counted, Moved
from games.kernel import Outcome, Seat
from games.kernel.table import Table
from rendering.diplomacy.names import ranked

ON_PAPER: Final = ("standard", "positions", "politics", "winter", "railways", "companies", "revolution")
"""The chapters whose news stand on the card of the orders or in the Gazette, which come out in the same breath."""
WEIGHTS: Final[Mapping[str, int]] = {
    "GameWon": 100,
    "PowerWon": 100,
    "GameDrawn": 100,
    "PowerEliminated": 60,
    "CentreTaken": 40,
    "ProvinceRevolted": 80,
    "DroppedOut": 75,
    "UnitRevolted": 60,
    "Purged": 55,
    "Seized": 50,
    "MapChanged": 50,
    "LineFounded": 45,
    "LawChanged": 40,
    "CompanyEnded": 40,
    "FellIntoDisorder": 40,
    "GazetteOut": 40,
    "SpaceRenamed": 35,
    "SeatedByVote": 35,
    "Warned": 30,
    "Counted": 30,
    "Appointed": 25,
    "EstatePassed": 20,
    "UnitBuilt": 10,
    "OrderGiven": 5,
}
"""How much an event decided, by its name."""
LASTING: Final = (
    ProvinceRevolted.id,
    LineFounded.id,
    DroppedOut.id,
    GameWon.id,
    PowerEliminated.id,
    PowerWon.id,
    GameDrawn.id,
)
ALL: Final = 2600  # characters; the standings stand on the same card


def people(table: Table[Any]) -> Sequence[Seat]:
    """CD-7.D: whoever is active."""
    state: Diplomacy = table.state
    return [seat for seat, one in state.players.items() if one.active]


# Cards


def after(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """Letters first; then what came of the orders, and the Gazette."""
    yield from letters.parcels(outcome)
    yield from resolution.parcels(table, outcome)
    yield from gazette.parcels(table, outcome)


def standing(table: Table[Any]) -> Iterator[Parcel]:
    """The cards of this season and of the last."""
    running = annals.running(table.state)
    for season in (running.before, running):
        for kind in (resolution.KIND, gazette.KIND):
            yield Parcel("public", "channel", kind, str(season), merge=True)


def on_paper() -> frozenset[str]:
    """What a card shows anyway."""
    own = {one.id for one in GAME.events if gazette.chapter(one.id) in ON_PAPER}
    return frozenset({*own, ORDER, GAZETTE, GameWon.id, Counted.id, Moved.id})


# The end


def ending(look: Look) -> list[str]:
    """CD-2.3, N.9, N.10: who has won, or the roll of honour; then how all stand, by centres."""
    view, say = diplomacy(look), look.voice.words.say
    lines = [
        say("end-name", name=titled(one.code, one.name), centres=one.centres, units=one.units)
        for one in ranked(view.map)
    ]
    return [*(_shared(look) if view.map.plain else _honoured(look)), *lines, look.voice.say("end-text")]


def _honoured(look: Look) -> list[str]:
    """CD-2.3: a game that ends by what its table wished has won nobody anything but honour."""
    say = look.voice.words.say
    won = [
        say("gazette-honoured", name=titled(one.code, one.name), year=str(one.year)) for one in diplomacy(look).honour
    ]
    return [look.voice.say("gazette-honour"), *(f"- {line}" for line in won)] if won else [say("end-unwon")]


def _shared(look: Look) -> list[str]:
    """CD-N.9, N.10: one has won, or the survivors share the game."""
    board = diplomacy(look).map
    names = look.voice.list(titled(code, board.names[code].name) for code in board.winners if code in board.names)
    return [look.voice.words.say("end-shared", names=names, count=len(board.winners))]


def recap(look: Look, told: Iterable[EventRow]) -> list[str]:
    """A line for each year: who won, which revolutions broke out, which railways began; of many the last years."""
    years = COURSE.turns(one for one in told if one.audience is None)
    lines = [line for year, events in years.items() if (line := _of_year(look, year, events))]
    while lines and sum(map(len, lines)) > ALL:
        lines.pop(0)
    return lines


def _of_year(look: Look, year: int, told: Sequence[EventRow]) -> str:
    said = [look.voice.event(one.kind, one.fields) for one in told if one.kind in LASTING]
    return clip(look.voice.words.say("recap-year", year=str(year), told=" ".join(said)), 400) if said else ""


def weight(event: EventRow) -> int:
    """How much it decided."""
    return WEIGHTS.get(event.kind.rpartition(".")[2], 0)


def measures(look: Look) -> list[Measure]:
    """CD-2.2: centres and units of the holding names; whose they are is not told."""
    names = diplomacy(look).map.names.values()
    return [
        Measure(look.voice.say("measure-centres"), {one.code: one.centres for one in names}),
        Measure(look.voice.say("measure-units"), {one.code: one.units for one in names}),
    ]


COURSE: Final = Course(
    begins={SeasonOpened.id: "year"}, names={SeasonOpened.id: "season"}, first={SeasonOpened.id: "spring"}
)
POSTING: Final = Posting(
    people=people,
    after=after,
    standing=standing,
    cards=(resolution.KIND, gazette.KIND),
    unspoken=(letters.CARD,),
    receipts=(LetterSent.id,),
    on_cards=on_paper(),
    lasting=LASTING,
    ending=ending,
    recap=recap,
    weighs=weight,
)
