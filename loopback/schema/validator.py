"""Check bodies against Discord's published types, with paths a reader can use.

A checker of JSON Schema in the few words that the generated schema uses. It exists because a union such as "any
component" must be resolved by `type` before it is checked: otherwise one wrong label answers with twenty complaints.
"""

import gzip
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from loopback.schema.fitting import Fitting

Node = dict[str, Any]
HERE = Path(__file__).parent
TAGS = ("type", "component_type")
KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "number": (int, float),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


@dataclass(frozen=True)
class Violation:
    """One place where a body leaves the published types: `what` is unknown, missing or value."""

    what: str
    place: str
    path: str
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.path or 'body'}: {self.text}"


@dataclass(frozen=True)
class Allowance:
    """A difference from the published types that is meant, with its reason."""

    what: str
    where: tuple[str, ...]
    why: str

    def covers(self, found: Violation) -> bool:
        """Whether this violation is the difference meant."""
        at = f"{found.place} {found.path}"
        return self.what == found.what and any(fnmatchcase(at, pattern) for pattern in self.where)


class SchemaError(AssertionError):
    """Bodies crossed the wire that Discord's published types do not allow."""


class Validator:
    """Collects the violations of every body it is shown."""

    def __init__(self) -> None:
        self.violations: list[Violation] = []
        self.used: set[Allowance] = set()
        self._allowances = allowances()

    def request(self, method: str, route: str, body: Any) -> list[Violation]:
        """Check what the bot sends."""
        return self._look(f"request {method} {template(route)}", body)

    def response(self, method: str, route: str, status: int, body: Any) -> list[Violation]:
        """Check what the bot is answered; refusals have a form of their own and are not described by the types."""
        if status >= 300 or status == 204 or body is None:
            return []
        return self._look(f"response {method} {template(route)}", body)

    def event(self, name: str, data: Any) -> list[Violation]:
        """Check a dispatch of the gateway."""
        return self._look(f"event {name}", data)

    def check(self) -> None:
        """Fail when anything was found since the beginning."""
        if self.violations:
            raise SchemaError("\n".join(map(str, self.violations)))

    def _look(self, place: str, body: Any) -> list[Violation]:
        node = schema().places.get(place)
        if node is None:
            return []
        found = [Violation(what, place, ".".join(path), text) for what, path, text in schema().problems(node, body, ())]
        kept = [violation for violation in found if not self._allowed(violation)]
        self.violations += kept
        return kept

    def _allowed(self, violation: Violation) -> bool:
        covering = next((one for one in self._allowances if one.covers(violation)), None)
        self.used |= {covering} if covering else set()
        return covering is not None


def template(route: str) -> str:
    """A route or a path with `{}` for everything that varies."""
    route = re.sub(r"^/api/v10", "", route.split("?", maxsplit=1)[0])
    route = re.sub(r"^/(webhooks|interactions)/([^/]+)/([^/]+)", r"/\1/{}/{}", route)
    route = re.sub(r"(/reactions)/[^/]+", r"\1/{}", route)
    return re.sub(r"/(\{[^/]*\}|\d+)(?=/|$)", "/{}", route)


@cache
def allowances() -> tuple[Allowance, ...]:
    """The list kept beside the schema."""
    with (HERE / "allowances.toml").open("rb") as file:
        entries = tomllib.load(file)["allow"]
    return tuple(Allowance(entry["what"], tuple(entry["where"]), entry["why"]) for entry in entries)


@cache
def schema() -> "Schema":
    """The generated schema, read once."""
    return Schema(json.loads(gzip.decompress((HERE / "discord.json.gz").read_bytes())))


Steps = tuple[str, ...]
Problem = tuple[str, Steps, str]


@dataclass(frozen=True)
class Kind:
    """What a schema says of the value as a whole: the kinds of JSON value, and the values of its tags."""

    types: frozenset[type]
    names: str
    tags: tuple[tuple[str, frozenset[Any]], ...]

    def has(self, value: Any) -> bool:
        """Whether the value is of one of the kinds; true and false are no numbers."""
        if not self.types or type(value) in self.types:
            return True
        return not isinstance(value, bool) and isinstance(value, tuple(self.types - {bool}))

    def fits(self, value: Any) -> bool:
        """Whether the value could be meant by this branch of a union."""
        if not isinstance(value, dict):
            return self.has(value)
        return all(value.get(tag) in allowed for tag, allowed in self.tags) and self.has(value)  # pyright: ignore[reportUnknownMemberType]


class Schema:
    """The published types as one JSON Schema, and the walk through it."""

    def __init__(self, whole: Node) -> None:
        self.whole = whole
        self.places: dict[str, Node] = whole["definitions"]["Wire"]["properties"]
        self._branches: dict[int, list[Node]] = {}
        self._kinds: dict[int, Kind] = {}
        self._fitting = Fitting(self)

    def problems(self, node: Node, value: Any, path: Steps) -> list[Problem]:
        """Everything wrong with a value."""
        if self._fitting.check(node)(value):
            return []
        node = self.resolved(node)
        if "anyOf" in node:
            return self._union(node, value, path)
        wrong = self._mismatch(node, value)
        if wrong:
            return [("value", path, f"{wrong}, not {shown(value)}")]
        if isinstance(value, dict):
            return list(self._members(node, value, path))  # pyright: ignore[reportUnknownArgumentType]
        if isinstance(value, list):
            return list(self._items(node, value, path))  # pyright: ignore[reportUnknownArgumentType]
        return []

    def resolved(self, node: Node) -> Node:
        """Follow references."""
        while "$ref" in node:
            node = self.whole["definitions"][named(node["$ref"])]
        return node

    def _mismatch(self, node: Node, value: Any) -> str:
        """What a scalar should have been, or nothing."""
        if "not" in node:
            return "must be left out"
        kind = self.kind(node)
        if not kind.has(value):
            return f"must be {kind.names}"
        if "const" in node and value != node["const"]:
            return f"must be {node['const']!r}"
        if "enum" in node and value not in node["enum"]:
            return f"must be one of {node['enum']}"
        return ""

    def _members(self, node: Node, value: dict[str, Any], path: Steps) -> Iterator[Problem]:
        known: dict[str, Node | bool] = node.get("properties", {})
        others: Node | bool = node.get("additionalProperties", True)
        for key in node.get("required", ()):
            if key not in value:
                yield "missing", (*path, key), "is missing"
        for key, part in value.items():
            inner: Node | bool = known.get(key, others)
            if inner is False:
                yield "unknown", (*path, key), f"is not among the published keys; it holds {shown(part)}"
            elif isinstance(inner, dict):
                yield from self.problems(inner, part, (*path, key))

    def _items(self, node: Node, value: list[Any], path: Steps) -> Iterator[Problem]:
        if not node.get("minItems", 0) <= len(value) <= node.get("maxItems", len(value)):
            yield "value", path, f"has {len(value)} entries"
        inner: Node | list[Node] = node.get("items", {})
        nodes = inner if isinstance(inner, list) else [inner] * len(value)
        for place, (one, part) in enumerate(zip(nodes, value, strict=False)):
            yield from self.problems(one, part, (*path, str(place)))

    def _union(self, node: Node, value: Any, path: Steps) -> list[Problem]:
        """The complaints of the branch that has the fewest, among those of the same kind and tag."""
        best: list[Problem] | None = None
        for branch in self.flat(node):
            if not self.kind(branch).fits(value):
                continue
            found = self.problems(branch, value, path)
            if not found:
                return []
            best = found if best is None or len(found) < len(best) else best
        return best or [("value", path, f"is of no published kind: {shown(value)}")]

    def flat(self, node: Node) -> list[Node]:
        """The branches of a union, and of the unions in it."""
        if id(node) not in self._branches:
            parts = [self.resolved(part) for part in node["anyOf"]]
            self._branches[id(node)] = [
                leaf for part in parts for leaf in (self.flat(part) if "anyOf" in part else [part])
            ]
        return self._branches[id(node)]

    def kind(self, node: Node) -> Kind:
        """What a node says of a value as a whole."""
        if id(node) not in self._kinds:
            given: str | list[str] = node.get("type", [])
            names = [given] if isinstance(given, str) else given
            types = frozenset(kind for name in names for kind in KINDS[name])
            self._kinds[id(node)] = Kind(types, " or ".join(names), tuple(self._tags(node)))
        return self._kinds[id(node)]

    def _tags(self, node: Node) -> Iterator[tuple[str, frozenset[Any]]]:
        """The tags whose values a branch prescribes."""
        for tag in TAGS:
            about = self.resolved(node.get("properties", {}).get(tag, {}))
            if "const" in about:
                yield tag, frozenset([about["const"]])
            elif "enum" in about:
                yield tag, frozenset(about["enum"])


@cache
def named(reference: str) -> str:
    """The definition that a reference means."""
    return unquote(reference.removeprefix("#/definitions/"))


def shown(value: Any) -> str:
    """A value, short enough for a message."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 80 else f"{text[:77]}…"
