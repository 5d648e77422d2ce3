"""What may be typed at the bench, and what it does."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from bot.app.sitting.answers import raw_of
from bot.app.sitting.shown import Shown, sees
from bot.app.sitting.sitting import Sitting, loaded
from bot.base.errors import RulesError, TableError
from games.bench import Answer, Forked, Misplaced, Ruled
from games.kernel import Seat
from games.kernel.choice import is_dict, is_list

HELP: Final = """\
1                   what decision 1 asks, and what is offered
1 2                 answer it with its second option; 1 2,3 with several
1 {"a": 3}          answer it with JSON
d 1                 let it take its default; d alone: the first
undo                take the last command back, whatever it showed
open                what may be answered now, what is offered to others too
told                what the last command brought about, by which rule
view [PART]         the table as the seat sees it, or a part of its board
as SEAT             look through other eyes; as public
state A.B           a part of the state, secrets and all
dice                what was drawn, by label
dice LABEL 3 4      the next draws under a label
jump STEP [SEED]    answer at random until a step, or a phase, begins
skip STEP           let all defaults be taken until it begins
fork SEAT [SEED]    deal anew what the seat cannot see; coming dice are others
rule NAME {"a": 3}  make a ruling; rule alone: which there are
save FILE [WORDS]   keep this as a preset
quit"""


class Unclear(Exception):  # noqa: N818 - said of a line
    """A line that says nothing the bench understands."""


Act: TypeAlias = "Callable[[Bench, str], None]"


class Bench:
    """The bench as it is worked at: a sitting, and where it is shown."""

    def __init__(self, sitting: Sitting, shown: Shown) -> None:
        self.sitting, self.shown = sitting, shown
        self.over = False

    def greet(self) -> None:
        """The first thing that is seen."""
        self.shown.view(self.sitting)
        self.after()

    def after(self) -> None:
        """Where it stands now."""
        self.shown.head(self.sitting)
        self.shown.open(self.sitting, brief=True)

    def obey(self, line: str) -> bool:
        """Do what a line says; False: it could not be done, and it is said why."""
        try:
            self._obey(line.strip())
        except (Unclear, Misplaced) as error:
            self.shown.say(str(error))
        except RulesError as error:
            self.shown.say(self._why(error))
        except TableError as error:
            self.shown.say(*traceback.format_exception(error.__cause__ or error), f"A rule broke: {error!r}")
        else:
            return True
        return False

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word.isdigit():
            answer(self, int(word), rest.strip())
        elif word in ACTS:
            ACTS[word](self, rest.strip())
        elif word:
            raise Unclear(f"I do not know {word}. `help` says what there is.")

    def _why(self, error: RulesError) -> str:
        voice = sees(self.sitting, self.sitting.seat).voice
        about = " ".join(f"{name}={value}" for name, value in error.about.items())
        return f"{voice.reason(error.reason, error.about)} [{error.reason} {about}]".replace(" ]", "]")

    def did(self) -> None:
        """What came of it, and where it stands now."""
        self.shown.told(self.sitting)
        self.after()


def answer(bench: Bench, number: int, text: str) -> None:
    """Show an open decision, or answer it."""
    if not text:
        bench.shown.decision(bench.sitting, number)
        return
    one = bench.sitting.nth(number)
    bench.sitting.do(Answer(key=one.key, raw=raw_of(one.choice, text)))
    bench.did()


def lapse(bench: Bench, rest: str) -> None:
    """Take a default."""
    one = bench.sitting.nth(whole(rest or "1"))
    if not one.awaited:
        raise Unclear("Nobody waits for that; it has no default.")
    bench.sitting.do(Answer(key=one.key, raw=one.lapse))
    bench.did()


def undo(bench: Bench, _rest: str) -> None:
    """Take the last command back."""
    bench.sitting.undo()
    bench.after()


def view(bench: Bench, rest: str) -> None:
    """The table."""
    bench.shown.view(bench.sitting, rest or "overview")


def look_as(bench: Bench, rest: str) -> None:
    """Another pair of eyes."""
    seats = [str(one) for one in getattr(bench.sitting.table.state, "seats", ())] or seats_asked(bench.sitting)
    if rest not in (*seats, "public"):
        raise Unclear(f"There is no seat {rest}. There are: {', '.join(seats)}, public.")
    bench.sitting.seat = None if rest == "public" else Seat(rest)
    bench.greet()


def seats_asked(sitting: Sitting) -> list[str]:
    """The seats of the people."""
    return list(map(str, sitting.bench.setup(sitting.start).seats))


def dice(bench: Bench, rest: str) -> None:
    """See what was drawn, or load the next draws."""
    if rest:
        label, *numbers = rest.split()
        bench.sitting.do(loaded(label, [whole(one) for one in numbers]))
    bench.shown.drawn(bench.sitting)


def jump(bench: Bench, rest: str) -> None:
    """At random to a step."""
    step, _, seed = rest.partition(" ")
    count = bench.sitting.jump(step, seed or "1")
    arrived(bench, count)


def skip(bench: Bench, rest: str) -> None:
    """By defaults to a step."""
    arrived(bench, bench.sitting.skip(rest))


def arrived(bench: Bench, count: int) -> None:
    """Nobody reads what was told on a long way."""
    bench.shown.say(f"{count} answers; {len(bench.sitting.play.tellings)} things were told (`told` lists them).")
    bench.after()


def fork(bench: Bench, rest: str) -> None:
    """What a seat cannot see is dealt anew."""
    seat, _, seed = rest.partition(" ")
    if seat not in seats_asked(bench.sitting):
        raise Unclear(f"There is no seat {seat}. There are: {', '.join(seats_asked(bench.sitting))}.")
    bench.sitting.do(Forked(fork=seat, seed=seed or "fork"))
    bench.after()


def rule(bench: Bench, rest: str) -> None:
    """Make a ruling, or list them."""
    name, _, text = rest.partition(" ")
    if not name:
        bench.shown.say(", ".join(bench.sitting.bench.game.rulings))
        return
    bench.sitting.do(Ruled(rule=name, args=fields(text)))
    bench.did()


def fields(text: str) -> dict[str, Any]:
    """A JSON object. Unclear: it is none."""
    with suppress(ValueError):
        raw = json.loads(text or "{}")
        if is_dict(raw):
            return raw
    raise Unclear(f'A JSON object is wanted, such as {{"seat": "diamond"}}, not {text}.')


def whole(text: str) -> int:
    """A whole number. Unclear: it is none."""
    if not text.isdigit():
        raise Unclear(f"A number is wanted, not {text}.")
    return int(text)


def state(bench: Bench, rest: str) -> None:
    """A part of the state."""
    found: Any = bench.sitting.table.state
    place = rest.split(".") if rest else []
    for name in place:
        found = part(found, name)
    bench.shown.state(place, found)


def part(thing: Any, name: str) -> Any:
    """One part of a map, a list or an object. Unclear: it has none of this name."""
    with suppress(LookupError, TypeError, ValueError):
        return thing[int(name) if is_list(thing) else name]
    try:
        return getattr(thing, name)
    except AttributeError:
        raise Unclear(f"There is no {name} there.") from None


def save(bench: Bench, rest: str) -> None:
    """Write a preset."""
    name, _, about = rest.partition(" ")
    if not name:
        raise Unclear("Save to which file?")
    kept = bench.sitting.position(about).model_dump_json(indent=1, exclude_defaults=True)
    try:
        Path(name).write_text(f"{kept}\n", encoding="utf-8")
    except OSError as error:
        raise Unclear(f"{name} cannot be written ({error.strerror}).") from error
    bench.shown.say(f"Written to {name}.")


def leave(bench: Bench, _rest: str) -> None:
    """Get up."""
    bench.over = True


ACTS: Mapping[str, Act] = {
    "help": lambda bench, _: bench.shown.say(HELP),
    "open": lambda bench, _: bench.shown.open(bench.sitting),
    "told": lambda bench, _: bench.shown.told(bench.sitting),
    "view": view,
    "as": look_as,
    "d": lapse,
    "default": lapse,
    "undo": undo,
    "dice": dice,
    "jump": jump,
    "skip": skip,
    "fork": fork,
    "rule": rule,
    "state": state,
    "save": save,
    "quit": leave,
}
