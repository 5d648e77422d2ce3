"""Carry the clauses of a rulebook into the bot's own data: docs/rules/GAME.md to data/GAME/clauses.json."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
BOOKS = {"carthage": "republic-of-carthage"}
HEADING = re.compile(r"#{2,3} (?P<id>RC-[\w.]+) (?P<title>.+)")
CLAUSE = re.compile(r"\s*- \*\*(?P<id>RC-[\w.]+?)\.?\*\* (?P<text>.+)")
SOURCE = re.compile(r"\s*\[[^\[\]]*\]$")  # where the wording comes from: for those who keep the book
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


def written(game: str) -> str:
    """What belongs into the file."""
    book = (ROOT / "docs" / "rules" / f"{BOOKS[game]}.md").read_text(encoding="utf-8")
    return json.dumps(clauses(book), ensure_ascii=False, indent=1) + "\n"


def path(game: str) -> Path:
    """Where the clauses of a game lie."""
    return ROOT / "data" / game / "clauses.json"


if __name__ == "__main__":
    for game in BOOKS:
        path(game).write_text(written(game), encoding="utf-8")
        print(path(game).relative_to(ROOT))
