"""How the pictures of a republic are put together: head, footer, upright boards, parts, strips."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from games.kernel import Seat
from games.republic.seen.people import FactionView, SenatorView
from rendering.describe import tell
from rendering.layout import lowest
from rendering.palette import SIGILS
from rendering.republic import phone, strips
from rendering.republic.words import say
from rendering.scene import Banner, Block, Box, Caption, Cell, Figure, Legend, Mark, Phase, Scene

LEGEND_HIGH: Final = 30
READ: Final = 1200  # the width of what is read
BAR: Final = 56  # the height of its head


class Moment(Protocol):
    """Where a game stands."""

    @property
    def turn(self) -> int:
        """The turn that is played."""
        ...

    @property
    def phase(self) -> str:
        """Its phase."""
        ...


@dataclass(frozen=True, slots=True)
class Frame:
    """All that surrounds the blocks of a picture of one game.

    Attributes:
        name: that of the game; sign: that of its city; phases: those of a turn, with the set-up;
        phase: what a phase is called; subtitle: under the name, short on a narrow head; gist: what matters most.
    """

    name: str
    sign: str
    phases: tuple[str, ...]
    phase: Callable[[str], str]
    subtitle: Callable[[bool], str]
    figures: tuple[Figure, ...]
    gist: tuple[str, ...]

    def stamp(self, now: Moment, caption: Caption) -> str:
        """The footer: game, turn, event, first letters of the state's hash."""
        event = say("board-stamp-event", event=str(caption.event)) if caption.event else ""
        parts = [caption.game or self.name, say("board-stamp-turn", turn=now.turn), event, caption.mark[:6]]
        return " · ".join(part for part in parts if part)

    def banner(self, now: Moment, caption: Caption, wide: int, high: int = 80) -> Banner:
        """The head of a board."""
        turn, shown = say("board-turn", turn=now.turn), self._bar(now)
        title, subtitle = caption.game or self.name, self.subtitle(wide > phone.WIDE)
        return Banner(Box(0, 0, wide, high), title, subtitle, shown, turn, self.figures, self.sign)

    def _bar(self, now: Moment) -> tuple[Phase, ...]:
        """The bar of phases; set-up stands there only while it lasts."""
        shown = [phase for phase in self.phases if phase != "setup" or now.phase == "setup"]
        return bar(shown, shown.index(now.phase) if now.phase in shown else len(shown), self.phase)

    def upright(self, now: Moment, caption: Caption, title: str, blocks: Sequence[Block]) -> Scene:
        """Narrow and in large letters, under the head of the board; stamped where that says more than the head."""
        stamped = bool(caption.event or caption.mark)
        return Scene(
            phone.WIDE,
            lowest(blocks) + (36 if stamped else 10),
            title,
            (self.banner(now, caption, phone.WIDE, phone.HEAD), *blocks),
            caption.changed,
            self.gist,
            self.stamp(now, caption) if stamped else "",
            zoom=phone.ZOOM,
            least=phone.LEAST,
        )

    def part(self, now: Moment, caption: Caption, title: str, blocks: Sequence[Block], wide: int = READ) -> Scene:
        """A part of the board at reading size, under its title."""
        turn = say("board-turn", turn=now.turn)
        head = Banner(Box(0, 0, wide, BAR), title, caption.game, turn=turn, sign=self.sign)
        low = lowest(blocks) + 40
        return Scene(wide, low, title, (head, *blocks), caption.changed, self.gist, self.stamp(now, caption))

    def strip(self, now: Moment, blocks: Sequence[Block], over: Sequence[str]) -> Scene:
        """What matters in a phase; it stands beside a card that says when and where."""
        title = say("strip-picture", phase=self.phase(now.phase))
        said = (*over, *(sentence for block in blocks for sentence in _sentences(block)))
        low = lowest(blocks) + strips.TOP
        return Scene(phone.WIDE, low, title, tuple(blocks), (), said, zoom=phone.ZOOM, least=phone.LEAST)


def bar(shown: Sequence[str], now: int, named: Callable[[str], str]) -> tuple[Phase, ...]:
    """A bar of so many stages, of which this one is played."""
    return tuple(Phase(named(one), now=number == now, done=number < now) for number, one in enumerate(shown))


def _sentences(block: Block) -> Iterator[str]:
    """A block of a strip, line by line."""
    title, *lines = tell(block)
    yield title.removeprefix("## ").removeprefix("# ")
    yield from (line.removeprefix("- ") for line in lines)


def legend(box: Box, ratings: Sequence[str], signs: Mapping[str, Mark], named: Callable[[str], str]) -> Legend:
    """What the short titles of ratings, and signs, stand for; `named`: the text of a sign."""
    words = [Cell(f"{say(f'board-column-{one}')} {say(f'board-column-{one}-says')}") for one in ratings]
    marked = [Cell(named(key), mark=mark) for key, mark in signs.items()]
    return Legend(box, say("board-legend"), (*words, *marked))


def faction_gist(faction: FactionView, senators: Mapping[str, SenatorView], caption: Caption, more: str) -> str:
    """A faction in a sentence."""
    name = player(faction.seat, caption)
    leader = senators[faction.leader].name if faction.leader in senators else say("board-nobody")
    return say(
        "board-gist-faction",
        faction=f"{SIGILS.get(faction.seat, '')} {name[:40]}",
        leader=leader,
        senators=len(faction.senators),
        more=more,
    )


def player(seat: Seat, caption: Caption) -> str:
    """A faction by the name of its player."""
    return caption.names.get(seat) or seat.title()
