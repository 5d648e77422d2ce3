"""`byrsa new-game NAME`: a copy of The Salt Road under a new name, complete and green, to be changed rule by rule."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.app.finding.sources import root
from bot.base.errors import SetupError

MODEL: Final = "sample"
TITLE: Final = "The Salt Road"
CLASSES: Final = re.compile(r"\bSalt(?=[A-Z])")
ID: Final = re.compile(r"\bsample\b(?!\()")  # but for the method of choices
NAME: Final = re.compile(r"[a-z]{3,20}")

COPIED: Final = (
    "games/{}",
    "data/{}",
    "data/text/*/{}.ftl",
    "data/text/*/{}-*.ftl",
    "data/text/*/*-{}.ftl",
    "tests/games/{}",
    "bot/fronts/{}",
    "rendering/{}",
    "rendering/{}.py",
    "tests/bot/fronts/{}",
)
"""What makes the model a game, wherever the model has it; a place may be a folder or a file."""

LISTED: Final = ("games/catalog.py", "bot/fronts/__init__.py", "tests/golden/recording.py")
"""Where games are listed: what says the model there says the new game beside it."""

RECORDED: Final = f"tests/*/**/{MODEL}-*"
"""What programs write of a game, named after it; golden games end in GOLDEN."""
GOLDEN: Final = ".txt"


@dataclass(frozen=True, slots=True)
class NewGame:
    """The names of a game: its id "amber", its title "The Amber Way", its classes `Amber...`."""

    id: str
    title: str

    @property
    def stem(self) -> str:
        """The first word of its classes."""
        return self.id.capitalize()

    def renamed(self, text: str) -> str:
        """A text of the model as this game's."""
        text = ID.sub(self.id, text.replace("SaltRoad", f"{self.stem}Game").replace(TITLE, self.title))
        return CLASSES.sub(self.stem, text)

    def listed(self, text: str) -> str:
        """A list of games with this one in it, after the model."""
        if f" as {MODEL.upper()}\n" in text:  # it goes by this name there
            text = re.sub(rf"\b{MODEL.upper()}\b(?!\n)", f"{MODEL.upper()}, {self.id.upper()}", text)
        return "".join(self._line(line) for line in text.splitlines(keepends=True))

    def _line(self, line: str) -> str:
        """A line that is about the model alone comes twice; in one that names others too the name does."""
        if not re.search(rf"\b{MODEL}\b", line):
            return line
        if re.match(rf"\s+.*\b{MODEL}\b.*,\s*$|(from|import) [\w.]+\.{MODEL}\b", line):
            return line + self.renamed(line).replace(MODEL.upper(), self.id.upper())
        name = rf'(?:"{MODEL}": )?"?\b{MODEL}\b"?(?:\.\w+)?'
        return re.sub(name, lambda one: f"{one[0]}, {self.renamed(one[0])}", line)


def main(name: str, title: str) -> list[str]:
    """Make the game; the files that were made or changed. SetupError: the name will not do, or is taken."""
    game, home = NewGame(checked(name), title or f"The Game of {name.capitalize()}"), root()
    made = [*copies(home, game), *lists(home, game)]
    tidy(home, [one for one in made if one.suffix == ".py"])
    made += record(home, game)
    return [one.relative_to(home).as_posix() for one in made]


def checked(name: str) -> str:
    """A name that can be that of a game. SetupError: it cannot."""
    if not NAME.fullmatch(name):
        raise SetupError(f"A game is called by 3 to 20 small letters, such as amber, not {name}.")
    taken = [place.format(name) for place in COPIED for _ in root().glob(place.format(name))]
    if taken:
        raise SetupError(f"There is something of that name: {', '.join(taken)}.")
    return name


def copies(home: Path, game: NewGame) -> Iterator[Path]:
    """The files of the model under their new names."""
    for place in COPIED:
        for source in sorted(home.glob(place.format(MODEL))):
            yield from copied(source, source.with_name(source.name.replace(MODEL, game.id)), game)


def copied(source: Path, target: Path, game: NewGame) -> Iterator[Path]:
    """A file, or a folder with all in it but what programs left there."""
    if source.is_dir():
        for one in sorted(source.iterdir()):
            if one.name != "__pycache__":
                yield from copied(one, target / one.name.replace(MODEL, game.id), game)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        target.write_text(game.renamed(source.read_text("utf-8")), encoding="utf-8")
    except UnicodeDecodeError:  # a picture
        shutil.copyfile(source, target)
    yield target


def lists(home: Path, game: NewGame) -> Iterator[Path]:
    """The lists of games, with the new one in them."""
    for place in (home / one for one in LISTED):
        before = place.read_text("utf-8")
        after = game.listed(before)
        if after != before:
            place.write_text(after, encoding="utf-8")
            yield place


def tidy(home: Path, files: Sequence[Path]) -> None:
    """Names in another order, and of another length: imports and lines as the checks want them."""
    for words in (["check", "--quiet", "--fix-only", "--select", "I"], ["format", "--quiet"]):
        run(home, "ruff", *words, *map(str, files))


def record(home: Path, game: NewGame) -> Iterator[Path]:
    """The shape of its state, and its golden games: those of the model, played under its name."""
    files = [one.with_name(one.name.replace(MODEL, game.id)) for one in sorted(home.glob(RECORDED))]
    run(home, "tests.schemas")
    run(home, "tests.golden", *(one.stem for one in files if one.suffix == GOLDEN))
    yield from files


def run(home: Path, module: str, *words: str) -> None:
    """Run a tool of the developers. SetupError: it fails."""
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-m", module, *words], cwd=home, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SetupError(f"{module} failed, everything else is done: {(done.stderr or done.stdout)[-500:]}")
