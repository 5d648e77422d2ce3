"""What a saved state looks like, and whether it still looks as it was recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from games.kernel import Game

HOME = Path(__file__).parent
SILENT = ("title", "description", "default", "$defs")
"""What a JSON schema says of a state that is not its shape."""
UNORDERED = ("anyOf", "enum")


def shape(game: Game[Any]) -> Any:
    """The JSON schema of what a game saves."""
    schema = TypeAdapter(game.state).json_schema(mode="serialization")
    return _bare(schema, schema.get("$defs", {}), ())


def _bare(part: Any, named: dict[str, Any], inside: tuple[str, ...]) -> Any:
    """The shape alone: what has a name stands where it is named, unless it holds itself."""
    if isinstance(part, list):
        return [_bare(one, named, inside) for one in part]
    if not isinstance(part, dict):
        return part
    name = part.get("$ref", "").removeprefix("#/$defs/")
    if name and name in inside:
        return {"$ref": f"{len(inside) - inside.index(name)} levels up"}
    if name:
        return _bare(named[name], named, (*inside, name))
    found = {key: _bare(one, named, inside) for key, one in part.items() if key not in SILENT}
    found |= {key: sorted(found[key], key=json.dumps) for key in UNORDERED if key in found}
    if isinstance(part.get("properties"), dict):
        fields = part["properties"].items()
        found["properties"] = {key: _bare(one, named, inside) for key, one in sorted(fields)}
        found["required"] = sorted(part["properties"])  # all are saved, also those that have a default
    return dict(sorted(found.items()))


def written(game: Game[Any]) -> str:
    """The shape as it stands in a file."""
    return json.dumps(shape(game), indent=1) + "\n"


def file_of(game: Game[Any], home: Path = HOME) -> Path:
    """Where the shape of the present number is recorded."""
    return home / f"{game.id}-{game.schema}.json"


def trouble(game: Game[Any], home: Path = HOME) -> str:
    """What is to be done about a state that is not what was recorded; "": it is."""
    file = file_of(game, home)
    if not file.exists():
        return f"Nobody has recorded the state of {game.id} by schema {game.schema}: python -m tests.schemas"
    if file.read_text("utf-8") == written(game):
        return ""
    number, where = game.schema, _first(json.loads(file.read_text("utf-8")), shape(game))
    return (
        f"The state of {game.id} is not saved as it was by schema {number} ({where})."
        f" Games in play could not be read: raise `schema` of its GAME to {number + 1}, add upgrades[{number}] (old"
        f" document to new) and a saved document of schema {number} to its tests; then python -m tests.schemas"
    )


def _first(old: Any, new: Any, path: str = "") -> str:
    """Where two shapes differ first."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(old.keys() | new.keys()):
            if old.get(key) != new.get(key):
                return _first(old.get(key), new.get(key), path if key == "properties" else f"{path}.{key}")
    return f"{path.strip('.')}: {json.dumps(old)[:200]} then, {json.dumps(new)[:200]} now"
