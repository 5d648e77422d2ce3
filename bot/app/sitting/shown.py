"""What somebody at the bench sees, in the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import chain
from typing import Any, Final

from pydantic import BaseModel
from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.table import Table as Sheet
from rich.text import Text
from rich.tree import Tree

from bot import fronts
from bot.app.sitting.answers import hint
from bot.app.sitting.sitting import Sitting
from bot.base.text import Catalogue, Voice
from bot.store.store import EventRow, GameRow, SeatRow
from bot.surface.kit.answers import is_record, labels, offered, told
from bot.surface.kit.hands import hand_lines
from bot.surface.kit.look import Look, look
from bot.surface.kit.names import chair, naming
from bot.surface.kit.studio import Studio
from games.kernel import Decision, Seat, Table, Telling, chairs

NOW: Final = datetime(2000, 1, 1, tzinfo=UTC)
WIDE: Final = 120
LONG: Final = 60


class Shown:
    """Says what is at a table."""

    def __init__(self, console: Console) -> None:
        fronts.begin()
        self.console, self.studio = console, Studio()

    def say(self, *lines: RenderableType) -> None:
        """Something to be read; ids in it are never markup."""
        for line in lines:
            self.console.print(Text(line) if isinstance(line, str) else line)

    def close(self) -> None:
        """Draw nothing more."""
        self.studio.close()

    # -- the table ---------------------------------------------------------------------------------------------------
    def head(self, sitting: Sitting) -> None:
        """Where the game stands, and through whose eyes it is looked at."""
        seen = sees(sitting, sitting.seat)
        eyes = seen.voice.name(str(sitting.seat)) if sitting.seat else "everybody"
        state = "over" if sitting.table.over else sitting.table.state.step
        self.say(Text(f"{sitting.bench.rules.id} · turn {seen.turn} · {state} · seen by {eyes}", style="bold"))

    def view(self, sitting: Sitting, focus: str = "overview") -> None:
        """The table as the seat sees it: the board in words, where the game has one, else all of its view."""
        seen = sees(sitting, sitting.seat)
        words = self.studio.text(seen, focus)
        self.say(*(lines(words) if words else [tree(seen.game.kind, seen.view)]))
        if focus == "overview":
            self.say(*(line.replace("**", "") for line in hand_lines(seen)))

    def open(self, sitting: Sitting, *, brief: bool = False) -> None:
        """What may be answered; `brief` leaves out what is only offered to others."""
        if not sitting.open:
            return self.say("Nothing is asked: the game is over.")
        sheet = Sheet(box=None, pad_edge=False, header_style="dim")
        for name in ("", "seat", "kind", "asks", "rule", "default"):
            sheet.add_column(name, overflow="fold")
        asked = [one.decision for one in sitting.open]
        shown = [one for one in asked if not brief or one.awaited or one.seat == sitting.seat]
        for number, one in enumerate(shown, 1):
            sheet.add_row(*map(Text, row(number, one, sees(sitting, one.seat).voice)), style=style(sitting, one))
        left = len(asked) - len(shown)
        return self.say(sheet, *([Text(f"{left} offers to others: `open` lists them.", style="dim")] if left else []))

    def decision(self, sitting: Sitting, number: int) -> None:
        """One question: its words, how it is answered, what is offered, its default."""
        one = sitting.nth(number)
        voice = sees(sitting, one.seat).voice
        self.say(Text(f"{voice.name(str(one.seat))} · {one.key.partition('@')[0]} · {cited(one)}", style="bold"))
        self.say(voice.ask(one.kind, one.about), *filter(None, [voice.hint(one.kind, one.about)]))
        self.say(f"Answer with {hint(one.choice)}.")
        self.say(*offers(one, voice))
        self.say(f"Default: {lapse(one, voice)}   {json.dumps(one.lapse, ensure_ascii=False)}" if one.awaited else "")

    def told(self, sitting: Sitting) -> None:
        """What the last command brought about, each with its rule and, where not all are told, who is."""
        voice = sees(sitting, sitting.seat).voice
        for telling in sitting.play.tellings:
            self.say(Text.assemble("· ", *sentence(voice, telling)))
        if not sitting.play.tellings:
            self.say(Text("Nothing was told.", style="dim"))

    def drawn(self, sitting: Sitting) -> None:
        """What has been drawn in this chapter, by label, and what is loaded."""
        dice = sitting.table.state.dice
        counts = ", ".join(f"{label} {count}" for label, count in dice.drawn.items())
        waiting = {label: numbers[dice.drawn.get(label, 0) :] for label, numbers in dice.loaded.items()}
        ready = ", ".join(f"{label} {numbers}" for label, numbers in waiting.items() if numbers)
        self.say(f"Drawn: {counts or 'nothing'}.", f"Loaded: {ready or 'nothing'}.")

    def state(self, place: Sequence[str], found: Any) -> None:
        """A part of the state as it is, secrets and all."""
        self.say(Text(".".join(place), style="bold"), Pretty(found, expand_all=False, max_length=60))


def lines(words: str) -> Iterator[Text]:
    """A board in words, close together: headings bold, lists with a dot."""
    for line in filter(None, words.splitlines()):
        heading = line.startswith("#")
        yield Text(line.lstrip("# ") if heading else line, style="bold" if heading else "")


def sees(sitting: Sitting, seat: Seat | None) -> Look:
    """What a seat sees."""
    return seen_by(sitting.table, sitting.start.seats, seat)


def seen_by(table: Table[Any], seats: int, seat: Seat | None) -> Look:
    """What a seat, or the public, sees of a table, in English; people go by the names of their chairs."""
    kind = table.game.id
    words = Catalogue(kind)
    sitting_down = {one: SeatRow("bench", one, "user", None, NOW) for one in chairs(seats)}
    names = {str(one): chair(words, one) for one in sitting_down}
    called = naming(kind)
    neutrals = {str(one): name for one, name in called.automata(words, table.state).items()}
    printed = {**called.printed(), **called.reprinted(words, table.state)}
    voice = Voice(words, {**printed, **names, **neutrals}, called.goods())
    return look(table, seat, voice, GameRow("bench", kind, "The bench", 0, NOW), sitting_down)


def row(number: int, one: Decision[Any], voice: Voice) -> tuple[str, ...]:
    """A decision in a line."""
    about = " ".join(f"{name}={value}" for name, value in one.about.items())
    default = lapse(one, voice) if one.awaited else "(an offer)"
    return str(number), str(one.seat), f"{one.kind} {about}", voice.ask_label(one.kind, one.about), cited(one), default


def lapse(one: Decision[Any], voice: Voice) -> str:
    """The default in words."""
    words = told(voice, one.kind, one.lapse)
    return words if len(words) < LONG else f"{words[:LONG]}…"


def cited(one: Decision[Any]) -> str:
    """The rule that asks, and its decision point."""
    return f"{one.clause} {one.point}".strip()


def style(sitting: Sitting, one: Decision[Any]) -> str:
    """One's own decisions stand out; offers nobody waits for do not."""
    return "bold" if one.seat == sitting.seat and one.awaited else "dim" if not one.awaited else ""


def offers(one: Decision[Any], voice: Voice) -> Iterator[str]:
    """The options, each with its number and its id; of a record, field by field."""
    if is_record(one.choice):
        for name, choice in one.choice.fields.items():
            yield f"  {name}: {hint(choice)}"
            yield from (f"  {line}" for line in numbered(one.kind, offered(choice), voice))
        return
    yield from numbered(one.kind, offered(one.choice), voice)


def numbered(kind: str, options: list[str], voice: Voice) -> Iterator[str]:
    """Options with their numbers."""
    for number, (option, label) in enumerate(zip(options, labels(voice, kind, options), strict=True), 1):
        yield f"  {number:>3}  {option:<28} {label if label != option else ''}".rstrip()


def sentence(voice: Voice, telling: Telling) -> Iterator[str | tuple[str, str]]:
    """What happened, its rule, and who alone is told."""
    yield in_words(voice, telling)
    yield f" ({', '.join(telling.event.clauses)})", "dim"
    if telling.to is not None:
        yield f" to {', '.join(telling.to) or 'nobody'}", "yellow"


def in_words(voice: Voice, telling: Telling) -> str:
    """What happened, in a line."""
    return " ".join(voice.tell(EventRow.of("bench", 0, 0, telling, NOW)).split())


def tree(name: str, value: Any) -> RenderableType:
    """A view as a tree; what is empty is left out."""
    grown = Tree(Text(name, style="bold"))
    for key, one in parts(value):
        if isinstance(one, BaseModel | dict | tuple | list) and not is_flat(one):
            grown.add(tree(key, one))
        elif one not in (None, "", (), [], {}):
            grown.add(Text(f"{key}: {flat(one)}"))
    return grown


def parts(value: Any) -> list[tuple[str, Any]]:
    """The parts of a model, a map or a list, with their names."""
    if isinstance(value, BaseModel):
        return [(name, getattr(value, name)) for name in type(value).model_fields]
    if isinstance(value, dict):
        return [(str(name), one) for name, one in value.items()]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return [(str(number), one) for number, one in enumerate(value)]


def is_flat(value: Any) -> bool:
    """Whether it fits into a line: it holds nothing that holds something."""
    return not any(isinstance(one, BaseModel | dict | tuple | list) for _, one in parts(value))


def flat(value: Any) -> str:
    """Something that fits into a line."""
    if isinstance(value, BaseModel | dict):
        return ", ".join(f"{name} {one}" for name, one in parts(value) if one not in (None, "", ()))
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def presets(about: Mapping[str, str]) -> Iterator[str]:
    """Presets by name, with what is to be seen there."""
    width = max(map(len, chain(about, [""])))
    yield from (f"{name:<{width}}  {says}" for name, says in about.items())
