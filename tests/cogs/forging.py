"""What only a broken or hostile client sends: buttons and forms the bot never made, and every command there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from loopback import interact
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from loopback.world import World

NEXT = 900
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = range(3, 9)
GROUPS = (1, 2)


async def forged(person: Person, message: Seen, custom_id: str, values: list[str] | None = None) -> Reply:
    """A press on a button, or a choice in a menu, that the bot never put there."""
    kind: dict[str, Any] = {"type": 2, "style": 1, "label": "forged"} if values is None else {"type": 3, "options": []}
    one = {**kind, "custom_id": custom_id, "id": NEXT + 1}
    message.raw.components.append({"type": 1, "id": NEXT, "components": [one]})
    answered = await person.answered(interact.press(message.world, person.user, message.raw, one, values))
    message.raw.components.pop()
    return answered


async def forged_form(person: Person, form: Reply, custom_id: str, **typed: str) -> Reply:
    """A form handed in that the bot never opened, with these fields; `form`: one that it did open."""
    fields = [
        {"type": 18, "id": n, "component": {"type": 4, "id": NEXT + n, "custom_id": name, "value": text}}
        for n, (name, text) in enumerate(typed.items(), 1)
    ]
    opened = form.interaction
    kept, opened.modal = opened.modal, {"custom_id": custom_id, "title": "forged", "components": fields}
    handed_in = interact.submit(person.town.world, person.user, opened, {})
    opened.modal = kept
    return await person.answered(handed_in)


@dataclass(frozen=True)
class Leaf:
    """One command that can be given: its way, and what may be typed, as it is published."""

    path: str
    whole: Mapping[str, Any]
    chain: tuple[Mapping[str, Any], ...]
    options: tuple[Mapping[str, Any], ...]

    @property
    def names(self) -> list[str]:
        return [str(one["name"]) for one in self.options]

    def typed(self, person: Person, **given: Any) -> list[dict[str, Any]]:
        """What is given, and something for every option that is required besides."""
        found = [
            {"type": one["type"], "name": one["name"], "value": given.get(one["name"], something(one, person))}
            for one in self.options
            if one.get("required") or one["name"] in given
        ]
        for node in reversed(self.chain):
            found = [{"type": node["type"], "name": node["name"], "options": found}]
        return found

    async def give(self, person: Person, **given: Any) -> Reply:
        """The command as the wire carries it: nothing is checked that a client would have checked."""
        whole, typed = dict(self.whole), self.typed(person, **given)
        return await person.answered(interact.slash(person.town.world, person.user, person.here, whole, typed))


def something(option: Mapping[str, Any], person: Person) -> Any:
    """What fits an option."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    some = {STRING: "x" * option.get("min_length", 1), INTEGER: option.get("min_value", 1), BOOLEAN: False}
    return some.get(option["type"], str(person.here.id if option["type"] == CHANNEL else person.id))


def leaves(world: World) -> Iterator[Leaf]:
    """Every chat command that is published."""
    for whole in world.commands[None].values():
        if whole["type"] == 1:
            yield from _below(whole, whole, (), str(whole["name"]))


def _below(whole: Any, node: Any, chain: tuple[Any, ...], path: str) -> Iterator[Leaf]:
    inner = [one for one in node.get("options", ()) if one["type"] in GROUPS]
    for one in inner:
        yield from _below(whole, one, (*chain, one), f"{path} {one['name']}")
    if not inner:
        yield Leaf(path, whole, chain, tuple(node.get("options", ())))
