"""Carry a rulebook into the bot's own data: docs/rules/GAME.md to data/GAME/clauses.json and reference.json."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
BOOKS = {"carthage": "republic-of-carthage"}
HEADING = re.compile(r"#{2,3} (?P<id>RC-[\w.]+) (?P<title>.+)")
CLAUSE = re.compile(r"\s*- \*\*(?P<id>RC-[\w.]+?)\.?\*\* (?P<text>.+)")
SOURCE = re.compile(r"\s*\[[^\[\]]*\]$")  # where the wording comes from: for those who keep the book
TABLE = re.compile(r"\*\*(?P<title>[^*]+)\*\*.*")
MARKED = "*"  # names that the book marks with a star
NUMBERED = ("ID", "No.")  # heads of columns before the name
THINGS = ("Province", "Type", "No.", "Office", "Faction")  # heads of charts that list what lies on the table
TOLD = ("Text", "Effect", "Power")  # heads of columns that are whole sentences
LONG = 3000
POINT = re.compile(r"\s*\(D-\d+[^()]*\)")  # decision points: for those who write the program


def clauses(book: str) -> list[dict[str, str]]:
    """Every heading and clause of a rulebook, in its order."""
    found: list[dict[str, str]] = []
    for line in book.splitlines():
        if match := HEADING.fullmatch(line):
            found.append({"id": match["id"], "title": re.sub(r" \(.*\)$", "", match["title"]), "text": ""})
        elif match := CLAUSE.fullmatch(line):
            text = POINT.sub("", SOURCE.sub("", match["text"].strip()))
            found.append({"id": match["id"], "title": "", "text": text})
    return found


def tables(book: str) -> Iterator[tuple[str, list[list[str]]]]:
    """Every table that stands under a title of its own: the title, and its rows of cells, the heads first."""
    title, rows = "", list[list[str]]()
    for line in [*book.splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            yield title, [row for row in rows if set(row[0]) != {"-"}]
            title, rows = "", []
        elif match := TABLE.fullmatch(line):
            title = match["title"]


def reference(book: str, texts: dict[str, str]) -> list[dict[str, str]]:
    """Every chart ("T-3 Combat") as a whole, and every card by its name, with its figures and its text."""
    found: list[dict[str, str]] = []
    for title, (heads, *rows) in tables(book):
        chart = title.startswith("T-")
        text = "\n".join(" · ".join(cell or "-" for cell in row) for row in [heads, *rows])
        if chart and len(text) < LONG:
            found.append({"name": title, "kind": "", "text": text})
        if heads[0] in THINGS if chart else title:
            found += [card(title, heads, row, texts) for row in rows]
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


def book(game: str) -> str:
    """The rulebook of a game."""
    return (ROOT / "docs" / "rules" / f"{BOOKS[game]}.md").read_text(encoding="utf-8")


def written(game: str) -> dict[Path, str]:
    """What belongs into the files of a game."""
    folder = ROOT / "data" / game
    parts = {"clauses.json": clauses(book(game)), "reference.json": reference(book(game), printed(game))}
    return {folder / name: json.dumps(part, ensure_ascii=False, indent=1) + "\n" for name, part in parts.items()}


if __name__ == "__main__":
    for game in BOOKS:
        for path, text in written(game).items():
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))
