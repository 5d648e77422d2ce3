"""Whether a value is as the published types say, and nothing more: the same judgement as the walk that names faults.

Nearly every body is right. So each node of the schema is turned, once, into a function that says yes or no; only
what is refused is walked again, to say where and why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from loopback.schema.validator import Kind, Node, Schema

Check = Callable[[Any], bool]
INSIDE = {"properties", "additionalProperties", "required", "items", "minItems", "maxItems"}


class Fitting:
    """A function for each node, made when it is first asked for; types may hold themselves."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self._known: dict[int, Check] = {}

    def check(self, node: Node) -> Check:
        """What says whether a value has no fault by that node."""
        node = self.schema.resolved(node)
        number = id(node)

        def later(value: Any) -> bool:
            return self._known[number](value)

        if number not in self._known:
            self._known[number] = later  # while it is made, it may hold itself
            self._known[number] = self._union(node) if "anyOf" in node else self._plain(node)
        return self._known[number]

    def _plain(self, node: Node) -> Check:
        has, scalar = self.schema.kind(node).has, _scalar(node)
        if not INSIDE & node.keys():
            return has if scalar is _always else lambda value: has(value) and scalar(value)
        members, items = self._members(node), self._items(node)

        def fits(value: Any) -> bool:
            inside = members if isinstance(value, dict) else items if isinstance(value, list) else _always
            return has(value) and scalar(value) and inside(value)

        return fits

    def _members(self, node: Node) -> Check:
        """What is asked of the members: of those that are named, of all others, and which must be there."""
        named: dict[str, Node | bool] = node.get("properties", {})
        known = {key: self._member(part) for key, part in named.items()}
        others, required = self._member(node.get("additionalProperties", True)), frozenset(node.get("required", ()))

        def fits(value: dict[str, Any]) -> bool:
            for key, one in value.items():
                if not known.get(key, others)(one):
                    return False
            return required <= value.keys()

        return fits

    def _member(self, part: Node | Literal[True, False]) -> Check:
        return self.check(part) if isinstance(part, dict) else _always if part else _never

    def _items(self, node: Node) -> Check:
        """What is asked of the entries of a list, and how many there may be."""
        inner: Node | list[Node] = node.get("items", {})
        least, most = node.get("minItems", 0), node.get("maxItems")
        one = self.check(inner) if inner and isinstance(inner, dict) else _always
        each = [self.check(part) for part in inner] if isinstance(inner, list) else []

        def fits(value: list[Any]) -> bool:
            enough = least <= len(value) and (most is None or len(value) <= most)
            return (
                enough and all(map(one, value)) and all(check(part) for check, part in zip(each, value, strict=False))
            )

        return fits

    def _union(self, node: Node) -> Check:
        """One branch that could be meant must fit; which could be is kept by the kind and the tags of a value."""
        branches = [(self.schema.kind(branch), self.check(branch)) for branch in self.schema.flat(node)]
        meant: dict[Any, list[Check]] = {}

        def fits(value: Any) -> bool:
            kept = _tagged(value)
            if kept not in meant:
                meant[kept] = _meant(branches, value)
            return any(check(value) for check in meant[kept])

        return fits


def _meant(branches: Iterable[tuple[Kind, Check]], value: Any) -> list[Check]:
    return [check for kind, check in branches if kind.fits(value)]


def _tagged(value: Any) -> Any:
    """The same for all values that could be meant by the same branches."""
    if not isinstance(value, dict):
        return type(value)  # pyright: ignore[reportUnknownVariableType]
    tags = [value.get("type"), value.get("component_type")]  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return (dict, *((type(tag), tag) for tag in tags))  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def _scalar(node: Node) -> Check:
    """What is asked of a value whatever its kind."""
    if "not" in node:
        return _never
    if "const" in node:
        const = node["const"]
        return lambda value: value == const
    if "enum" in node:
        allowed: list[Any] = node["enum"]
        return lambda value: value in allowed
    return _always


def _always(_: Any) -> bool:
    return True


def _never(_: Any) -> bool:
    return False
