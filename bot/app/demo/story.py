"""The story of a game on Discord in files: what all could read, what each was asked and did, the boards, an index."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.app.demo.fingers import DESK
from loopback.model import Event
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import File, Seen
from loopback.town import Town

USER: Final = re.compile(r"<@!?(\d+)>")
WHEN: Final = re.compile(r"<t:(\d+):(\w)>")
HEADING: Final = re.compile(r"^#+ ", re.MULTILINE)
HEAD: Final = re.compile(r"\bTurn (?P<turn>\d+) ")
PHASE: Final = re.compile(r"\*\*\[(?P<phase>.+?)\]\*\*")
HALL, LOG, BOARDS, REASONS = "hall.md", "log.md", "boards", "reasons.md"
BRACKETS: Final = str.maketrans("[]", "()")
RECEIPT: Final = "✔"
MOST: Final = 4  # results of a phase that the index tells


@dataclass(frozen=True, slots=True)
class Board:
    """A turn card as it stood before the next one came: its words, its picture, where that is kept."""

    text: str
    file: File
    alt: str
    path: str = ""

    @property
    def turn(self) -> int:
        """The turn it shows."""
        found = HEAD.search(self.text)
        return int(found["turn"]) if found else 0

    @property
    def title(self) -> str:
        """Turn and phase."""
        phase = PHASE.search(self.text)
        return f"Turn {self.turn} · {phase['phase'] if phase else 'The end'}"

    @property
    def shown(self) -> str:
        """The picture in Markdown, with its alternative text."""
        return f"![{' '.join(self.alt.split()).translate(BRACKETS)}]({self.path})"

    @property
    def in_words(self) -> str:
        """The alternative text once more, to be read."""
        return f"<details><summary>The board in words</summary>\n\n{' '.join(self.alt.split())}\n\n</details>"


@dataclass(frozen=True, slots=True)
class Deed:
    """Somebody used a card, or was told something for his eyes alone; `shown` is what he had before him."""

    at: datetime
    what: str
    shown: str


@dataclass(slots=True)
class Story:
    """Listens from the beginning, and writes everything down in the end."""

    town: Town
    people: Sequence[Person]
    deeds: dict[str, list[Deed]] = field(default_factory=dict[str, list[Deed]])
    cards: dict[int, Board] = field(default_factory=dict[int, Board])

    def __post_init__(self) -> None:
        self.town.world.listeners.append(self._listen)

    def _listen(self, event: Event) -> None:
        """A card that shows a board in the channel: it is kept as it stood last, for former cards lose theirs."""
        if event.about is None or event.channel is not self.town.hall or event.only is not None:
            return
        seen = Seen(self.town.world, event.about)
        files = seen.files if event.about.id in self.town.hall.messages else []
        described = _described(seen)
        if files and described and not seen.ephemeral:
            self.cards[seen.id] = Board(seen.text, files[0], described)

    def deed(self, person: Person, card: Seen, what: str, reply: Reply | None) -> None:
        """Somebody used a card, or reads what he is answered."""
        now = datetime.fromtimestamp(self.town.world.clock.now(), UTC)
        self.deeds.setdefault(person.name, []).append(Deed(now, what, reply.text if reply else card.text))

    # Writing

    def write(self, folder: Path, about: str, weights: Mapping[int, int]) -> None:
        """All files; `about` is said in the index. `weights`: how much each message decided, by its number."""
        (folder / BOARDS).mkdir(parents=True, exist_ok=True)
        boards = self.boards()
        for board in boards.values():
            (folder / board.path).write_bytes(board.file.data)
        pages = {
            "index.md": self.index(about, boards, weights),
            HALL: self.channel("The game channel", self.hall, boards),
            LOG: self.channel("The log", self.log),
            **{f"dm-{person.name}.md": self.inbox(person) for person in self.people},
        }
        for name, lines in pages.items():
            (folder / name).write_text("\n\n".join(lines) + "\n", encoding="utf-8")

    @property
    def hall(self) -> list[Seen]:
        """What stands in the channel, without what single people were answered."""
        return [one for one in self.people[0].channel("hall").all if not one.ephemeral and one.text]

    @property
    def log(self) -> list[Seen]:
        """What stands in the log."""
        threads = [place for place in self.people[0].places() if place.is_thread and place.name.startswith("Log")]
        return [one for place in threads for one in self.people[0].channel(place).all]

    def boards(self) -> dict[int, Board]:
        """By the card they stood on, in the order in which they came."""
        return {
            card: replace(board, path=f"{BOARDS}/{number:03}{Path(board.file.name).suffix}")
            for number, (card, board) in enumerate(sorted(self.cards.items()), 1)
        }

    def index(self, about: str, boards: dict[int, Board], weights: Mapping[int, int]) -> Iterator[str]:
        """Turn by turn: the board of each phase, and what was told then; where that is much, what decided most."""
        yield f"# {self.people[0].town.guild.name}: a game on Discord"
        yield about
        inboxes = ", ".join(f"[{person.name.title()}](dm-{person.name}.md)" for person in self.people)
        yield (
            f"- [The game channel]({HALL}): every message as it stood in the end\n- [The log]({LOG}): every event\n"
            f"- What each was asked, and did: {inboxes}"
        )
        turn, chapters = -1, list(self.phases(boards))
        for title, board, told in chapters:
            if board and board.turn != turn:
                turn = board.turn
                yield f"## Turn {turn}" if turn else "## Before the first turn"
            yield f"### {title}"
            if board:
                yield board.shown
            shown = told if told is chapters[-1][2] else weightiest(told, weights)
            yield from (_quoted(self.readable(one.text)) for one in shown)
            if len(told) > len(shown):
                yield f"… and {len(told) - len(shown)} more in [the game channel]({HALL})."

    def phases(self, boards: dict[int, Board]) -> Iterator[tuple[str, Board | None, list[Seen]]]:
        """What was told in the channel from one turn card to the next."""
        title, board, told = "The lobby", None, list[Seen]()
        for one in self.hall:
            if one.id in boards:
                yield title, board, told
                title, board, told = boards[one.id].title, boards[one.id], []
            else:
                told.append(one)
        yield title, board, told

    def channel(self, title: str, messages: Iterable[Seen], boards: dict[int, Board] | None = None) -> Iterator[str]:
        """Messages as they stood in the end, with their buttons."""
        yield f"# {title}"
        for one in messages:
            board = (boards or {}).get(one.id)
            yield f"**{self.author(one)}**, {_time(one)}"
            yield _quoted(self.readable(board.text if board else one.text))
            if board:
                yield board.shown
                yield board.in_words
            elif one.buttons:
                yield " ".join(f"`{label}`" for label in one.buttons)

    def inbox(self, person: Person) -> Iterator[str]:
        """What he was asked, each time with the card as he saw it, and what he did; other messages between.

        A desk card that has become a receipt says what he is seen to do anyway.
        """
        yield f"# What {person.name.title()} was asked, and did"
        told = [one for one in person.inbox.all if not one.text.startswith((DESK, RECEIPT))]
        said = [(_changed(one), self.readable(one.text), "") for one in told]
        done = [(one.at, self.readable(one.shown), one.what) for one in self.deeds.get(person.name, [])]
        before = ""
        for when, shown, what in sorted(said + done, key=lambda one: one[0]):
            if shown != before:
                yield "---"
                yield f"{when:%d %B %H:%M}"
                yield _quoted(shown)
                before = shown
            if what:
                yield f"{person.name.title()} {what}."

    def author(self, one: Seen) -> str:
        """Under which name it was said."""
        user = self.town.world.users[one.raw.author_id]
        return user.display or user.name.title()

    def readable(self, text: str) -> str:
        """Names for numbers, times as they are printed."""
        text = USER.sub(lambda found: f"@{self.town.world.users[int(found[1])].name.title()}", text)
        return WHEN.sub(lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%d %B %H:%M}", text)


def weightiest(told: Sequence[Seen], weights: Mapping[int, int]) -> list[Seen]:
    """What decided most, in its order; of two that weigh the same the earlier."""
    chosen = {one.id for one in sorted(told, key=lambda one: -weights.get(one.id, 0))[:MOST]}
    return [one for one in told if one.id in chosen]


def _described(seen: Seen) -> str:
    """What a gallery says of its first picture."""
    items = [item for one in seen.components for item in one.get("items") or ()]
    return str(items[0].get("description") or "") if items else ""


def _at(one: Seen) -> datetime:
    return datetime.fromtimestamp(one.raw.created, UTC)


def _changed(one: Seen) -> datetime:
    """When it came to say what it says in the end."""
    return datetime.fromisoformat(one.raw.edited) if one.raw.edited else _at(one)


def _time(one: Seen) -> str:
    return f"{_at(one):%d %B %H:%M}"


def _quoted(text: str) -> str:
    """As it looks on Discord, headings no larger than the rest of the page."""
    return "\n".join(f"> {HEADING.sub('', line)}  " if line else ">" for line in text.splitlines())
