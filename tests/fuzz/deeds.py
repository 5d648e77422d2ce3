"""What a hostile client sends: made from what the bot itself knows, so that what is new in it is tried unasked.

Acts and forms come from the registers of the surface, commands, options and menus from what is published, addresses,
values and fields from whatever anybody was shown. Nothing here lists them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, TypeAlias

from bot.surface.press.items import ACTS, FORMS
from loopback import interact, messages
from loopback.interact import Interaction
from loopback.model import Message
from loopback.person import Person
from loopback.world import World
from tests.cogs.forging import BOOLEAN, CHANNEL, INTEGER, ROLE, STRING, USER, Leaf, leaves
from tests.fuzz.words import ARGS, FIELDS, LONGEST, REFS, REVS, VALUES, noise, spoilt, typed

Kind: TypeAlias = Literal["press", "form", "command", "suggest", "menu"]
MENUS: Final = (interact.USER_MENU, interact.MESSAGE_MENU)
KEPT: Final = 4000
SECRET: Final = "zq-"
"""With what begins all that nobody may read; so whoever reads it cannot have written it himself."""
BUTTON, SELECT, LABEL, TEXT, PICKED, RADIO, TICKED = 2, 3, 18, 4, 3, 21, 23
NUMBER: Final = 900


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that is sent.

    `name`: the act, or the way of the command, by which it is counted; `what`: all of it, as it goes over the wire.
    """

    kind: Kind
    name: str
    what: Mapping[str, Any]

    def begin(self, person: Person, on: Message, opened: Interaction) -> Interaction:
        """Send it; a press is one `on` this message, a form stands for one that was `opened`."""
        world, user = person.town.world, person.user
        what = dict(self.what)
        if self.kind == "press":
            return interact.press(world, user, on, what["component"], what["values"])
        if self.kind == "form":
            return interact._begin(world, interact.MODAL, user, world.channels[opened.channel_id], what, cause=opened)
        if self.kind == "menu":
            target = on if what["command"]["type"] == interact.MESSAGE_MENU else world.users[what["user"]]
            return interact.menu(world, user, person.here, what["command"], target)
        send = interact.slash if self.kind == "command" else interact.autocomplete
        return send(world, user, person.here, what["command"], what["options"])


@dataclass
class Seen:
    """What anybody was shown so far, to be sent again by others and elsewhere."""

    ids: dict[str, None] = field(default_factory=dict[str, None])
    values: dict[str, None] = field(default_factory=dict[str, None])
    fields: dict[str, None] = field(default_factory=dict[str, None])

    def look(self, parts: Iterable[Mapping[str, Any]]) -> None:
        """Note addresses, values and fields of components or suggestions."""
        for one in parts:
            custom_id = str(one.get("custom_id", ""))
            _keep(self.ids if custom_id.startswith("b1:") else self.fields, custom_id)
            for option in (*one.get("options", ()), *((one,) if "value" in one else ())):
                _keep(self.values, str(option.get("value", "")))

    def look_round(self, world: World) -> None:
        """All messages there are."""
        for channel in world.channels.values():
            for message in channel.messages.values():
                self.look(messages.every(message.components))


def _keep(known: dict[str, None], one: str) -> None:
    if one and SECRET not in one:
        known[one] = None
        if len(known) > KEPT:
            del known[next(iter(known))]


@dataclass
class Scribe:
    """Makes deeds out of dice and of what has been seen; `games`: the ids of those there are.

    What Discord itself keeps from all but those who manage a server (`/admin`) is not sent: it would never arrive.
    """

    dice: Random
    world: World
    games: Sequence[str]
    seen: Seen = field(default_factory=Seen)

    def __post_init__(self) -> None:
        self.leaves = [leaf for leaf in leaves(self.world) if not leaf.whole.get("default_member_permissions")]
        self.menus = [one for one in self.world.commands[None].values() if one["type"] in MENUS]
        self.presses, self.forms = sorted(ACTS), sorted(FORMS)
        self.suggesting = [leaf for leaf in self.leaves if any(one.get("autocomplete") for one in leaf.options)]

    def deed(self) -> Deed:
        """Whatever comes next."""
        make = self.dice.choices((self.press, self.form, self.command, self.suggest, self.menu), (45, 20, 22, 10, 3))
        return make[0]()

    def press(self, act: str = "") -> Deed:
        """A button, or a choice in a menu."""
        custom_id = self.address(self.presses, act)
        values = self._values() if self.dice.random() < 0.5 else None
        component = {"type": BUTTON if values is None else SELECT, "custom_id": custom_id, "id": NUMBER}
        return Deed("press", act or _act(custom_id), {"component": component, "values": values})

    def form(self, act: str = "") -> Deed:
        """A form handed in, with fields it has and others."""
        custom_id = self.address(self.forms, act)
        rows = [self._row(number) for number in range(self.dice.randint(0, 5))]
        return Deed("form", act or _act(custom_id), {"custom_id": custom_id, "components": rows})

    def command(self, leaf: Leaf | None = None) -> Deed:
        """A command with some of its options."""
        leaf = leaf or self.dice.choice(self.leaves)
        given = {
            one["name"]: self._value(one) for one in leaf.options if one.get("required") or self.dice.random() < 0.6
        }
        return Deed("command", leaf.path, {"command": dict(leaf.whole), "options": _nested(leaf, given)})

    def suggest(self, leaf: Leaf | None = None, option: str = "") -> Deed:
        """Something typed in an option that suggests."""
        leaf = leaf or self.dice.choice(self.suggesting)
        able = [str(one["name"]) for one in leaf.options if one.get("autocomplete")]
        focused = option or self.dice.choice(able)
        asked = [one for one in leaf.options if one["name"] == focused or self.dice.random() < 0.5]
        given = {one["name"]: self._value(one) for one in asked}
        what = {"command": dict(leaf.whole), "options": _nested(leaf, given, focused)}
        return Deed("suggest", f"{leaf.path} {focused}", what)

    def menu(self, name: str = "") -> Deed:
        """A command from the menu of a message or a person."""
        able = [one for one in self.menus if name in ("", one["name"])]
        command = self.dice.choice(able)
        return Deed("menu", command["name"], {"command": command, "user": self.dice.choice([*self.world.users])})

    def address(self, acts: Sequence[str], act: str = "") -> str:
        """A `custom_id`: one that was shown, one with other parts in it, or nothing of the kind."""
        roll, known = self.dice.random(), list(self.seen.ids)
        if not act and roll < 0.05:
            return noise(self.dice)
        if not act and known and roll < 0.4:
            custom_id = self.dice.choice(known)
            return spoilt(self.dice, custom_id)[:LONGEST] if roll < 0.08 else custom_id
        return self._composed(act or self.dice.choice(acts))[:LONGEST]

    def _composed(self, act: str) -> str:
        """An address whose parts come from different cards, or from nowhere."""
        known = list(self.seen.ids)
        parts = [self.dice.choice(known).split(":", 5) for _ in range(4)] if known else []
        real = [[one[place] for one in parts if len(one) > place] for place in range(6)]
        game = self.dice.choice([*self.games, *self.games, *real[1], "", "q0q0q0", f"{self.games[0]}~rome", "~", "-"])
        ref = self.dice.choice([*real[2], *real[2], *REFS])
        rev = self.dice.choice([*real[3], *real[3], *REVS])
        arg = self.dice.choice([*real[5], *real[5], *ARGS])
        return f"b1:{game}:{ref}:{rev}:{act}" + (f":{arg}" if arg else "")

    def _values(self) -> list[str]:
        """What is chosen in a menu."""
        known = list(self.seen.values)
        if known and self.dice.random() < 0.6:
            return [self.dice.choice(known) for _ in range(self.dice.randint(1, 3))]
        return list(self.dice.choice(VALUES))

    def _text(self) -> str:
        known = list(self.seen.values)
        return self.dice.choice(known) if known and self.dice.random() < 0.4 else typed(self.dice)

    def _row(self, number: int) -> dict[str, Any]:
        """A field of a form: a text, boxes, a choice, a tick."""
        name = self.dice.choice([*self.seen.fields, *FIELDS])
        head = {"id": NUMBER + number, "custom_id": name}
        filled: dict[int, Any] = {
            TEXT: {"value": self._text()},
            PICKED: {"values": self._values()},
            RADIO: {"value": self.dice.choice([None, self._text()])},
            TICKED: {"value": self.dice.random() < 0.5},
        }
        kind = self.dice.choices([*filled], (6, 2, 1, 1))[0]
        return {"type": LABEL, "id": number + 1, "component": {"type": kind, **head, **filled[kind]}}

    def _value(self, option: Mapping[str, Any]) -> Any:
        """What an option is given, offered or not."""
        listed = [one["value"] for one in option.get("choices", ())]
        if listed and self.dice.random() < 0.6:
            return self.dice.choice(listed)
        if option["name"] == "game" and self.dice.random() < 0.8:
            return self.dice.choice(self.games)
        few: dict[int, Sequence[Any]] = {
            INTEGER: (0, 1, 2, 24, -1, 10**15, 2**63),
            BOOLEAN: (True, False),
            USER: [*map(str, self.world.users), "1", "123456789012345678"],
            CHANNEL: [str(one.id) for one in self.world.channels.values() if one.guild_id and not one.is_thread],
            ROLE: [str(one) for guild in self.world.guilds.values() for one in guild.roles][:1],
        }
        return self._text()[:6000] if option["type"] == STRING else self.dice.choice(few[option["type"]])


def _act(custom_id: str) -> str:
    """The act in an address; of what is none, nothing."""
    parts = custom_id.split(":")
    return parts[4] if len(parts) > 4 else ""


def _nested(leaf: Leaf, given: Mapping[str, Any], focused: str = "") -> list[dict[str, Any]]:
    """Options as the wire carries them, below the words of a subcommand."""
    found: list[dict[str, Any]] = [
        {"type": one["type"], "name": one["name"], "value": given[one["name"]]}
        | ({"focused": True} if one["name"] == focused else {})
        for one in leaf.options
        if one["name"] in given
    ]
    for node in reversed(leaf.chain):
        found = [{"type": node["type"], "name": node["name"], "options": found}]
    return found
