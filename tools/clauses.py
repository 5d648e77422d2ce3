"""Carry the rulebooks into the bot's own data: docs/rules/BOOK.md to data/GAME/{clauses,decisions,reference}.json."""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from data.books import BOOKS, Book
from tools import rulebooks

ROOT = Path(__file__).parent.parent
SOURCE = re.compile(r"\s*\[[^\[\]]*\]$")  # where the wording comes from: for those who keep the book
RULING = re.compile(r"\s*(?<!`)(?P<bold>\*{0,2})\[(?:ruling|designed|later)\b[^\[\]]*\](?P=bold)")
TABLE = re.compile(r"\*\*(?P<title>[^*]+)\*\*(?P<remark>.*)")
SOURCES = re.compile(r"\s*\[[^\[\]]*\]\.?")
EMPHASIS = re.compile(r"\*([^*]+)\*")
MARKED = "*"  # names that the book marks with a star
NUMBERED = ("ID", "No.")  # heads of columns before the name
THINGS = ("Province", "Type", "No.", "Office", "Faction")  # heads of charts that list what lies on the table
TOLD = ("Text", "Effect", "Power")  # heads of columns that are whole sentences
LONG = 3000
NOTES = ("Dice.",)  # what the book says of itself that players need too
POINT = re.compile(r"\s*\([A-Z]{2}-DP\d+[^()]*\)")  # decision points: for those who write the program


def clauses(book: Book) -> list[dict[str, str]]:
    """Every heading and clause of a rulebook, in its order."""
    return [told(one) for one in rulebooks.clauses(book)]


def told(one: rulebooks.Clause) -> dict[str, str]:
    """A clause as players read it."""
    title = RULING.sub("", re.sub(r" \(.*\)$", "", one.title))
    return {"id": one.id, "title": title, "text": POINT.sub("", RULING.sub("", SOURCE.sub("", one.text))).strip()}


def decisions(book: Book) -> list[dict[str, object]]:
    """Every decision point of a rulebook, in its order."""
    return [{**asdict(one), "phase": one.phase} for one in rulebooks.points(book)]


@dataclass
class Table:
    """A table of the book: how it is read, its blocks of rows with their heads, and what is said below it."""

    title: str
    remark: str
    blocks: list[list[list[str]]] = field(default_factory=list)
    prose: list[str] = field(default_factory=list)

    def add(self, line: str) -> None:
        """One more line of it."""
        if not line.startswith("|"):
            self.prose += [plain(line)] if line.strip() else []
            self.blocks += [[]] if self.blocks and self.blocks[-1] else []
            return
        row = [cell.strip() for cell in line.strip("|").split("|")]
        self.blocks = self.blocks or [[]]
        self.blocks[-1] += [row] if set(row[0]) != {"-"} else []

    @property
    def rows(self) -> list[list[str]]:
        """The first block, its heads first."""
        return self.blocks[0] if self.blocks else []

    @property
    def text(self) -> str:
        """All of it; where that is too long for a message, what is said beside its rows."""
        rows = [" · ".join(cell or "-" for cell in row) for block in self.blocks for row in block]
        whole = "\n".join(part for part in (self.remark, *rows, *self.prose) if part)
        return whole if len(whole) < LONG else "\n".join(part for part in (self.remark, *self.prose) if part)


def plain(text: str) -> str:
    """A line without its sources and emphasis; brackets around the whole fall away."""
    found = EMPHASIS.sub(r"\1", SOURCES.sub("", text)).strip()
    return found[1:-1] if found.startswith("(") and found.find(")") == len(found) - 1 else found


def tables(book: str) -> Iterator[Table]:
    """Every table that stands under a title of its own, up to the next heading or title."""
    found: Table | None = None
    for line in [*book.splitlines(), "#"]:
        titled = TABLE.fullmatch(line)
        if found and (titled or line.startswith("#")):
            yield found
        if titled or line.startswith("#"):
            found = Table(titled["title"], plain(titled["remark"])) if titled else None
        elif found:
            found.add(line)


def reference(book: str, texts: dict[str, str]) -> list[dict[str, str]]:
    """Every chart ("T-3 Combat") as a whole, and every card by its name, with its figures and its text."""
    found: list[dict[str, str]] = []
    for table in tables(book):
        chart = table.title.startswith("T-")
        if chart or table.title in NOTES:
            found.append({"name": table.title.rstrip("."), "kind": "", "text": table.text})
        if table.rows and (not chart or table.rows[0][0] in THINGS):
            heads, *rows = table.rows
            found += [card(table.title, heads, row, texts) for row in rows]
    return found


def card(kind: str, heads: list[str], row: list[str], texts: dict[str, str]) -> dict[str, str]:
    """A card: what its columns say, then what is printed on it."""
    at = 1 if heads[0] in NUMBERED else 0
    name = row[at].rstrip(MARKED)
    cells = [(head, cell) for head, cell in list(zip(heads, row, strict=True))[at + 1 :] if cell != "-"]
    figures = " · ".join(f"{head}: {cell}" for head, cell in cells if head not in TOLD)
    told = [cell for head, cell in cells if head in TOLD] or [texts.get(name, "")]
    text = " ".join(part for part in (f"{figures}." if figures else "", *told) if part)
    return {"name": name, "kind": kind, "text": text}


def printed(game: str) -> dict[str, str]:
    """What the components say, by their names."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "data" / game).glob("*.json")):
        rows = json.loads(file.read_text(encoding="utf-8"))
        for one in rows if isinstance(rows, list) else []:
            if isinstance(one, dict) and {"name", "text"} <= one.keys() and file.name != "reference.json":
                found[one["name"]] = one["text"]
    return found


def written(book: Book) -> dict[Path, str]:
    """What belongs into the files of a game."""
    folder, text = ROOT / "data" / book.folder, rulebooks.text(book)
    parts = {
        "clauses.json": clauses(book),
        "decisions.json": decisions(book),
        "reference.json": reference(text, printed(book.folder)),
    }
    return {
        folder / name: json.dumps(part, ensure_ascii=False, indent=1) + "\n" for name, part in parts.items() if part
    }


if __name__ == "__main__":
    for one in BOOKS:
        for path, text in written(one).items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))
