"""Whatever a broken or hostile client sends is answered with a sentence, and nothing is changed in another's name.

Every act, every form, every option of every command that is registered is tried: a new one is tried too, unasked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import discord
import pytest
from discord import app_commands

from bot.surface.press.declared import _offers
from bot.surface.press.items import ACTS, FORMS
from games.catalog import GAMES
from loopback.model import VOICE
from loopback.person import Person
from loopback.reply import Reply
from tests.cogs.conftest import Hall
from tests.cogs.forging import BOOLEAN, CHANNEL, INTEGER, ROLE, STRING, USER, Leaf, forged, forged_form, leaves
from tests.cogs.senate import sit

TRIES = 2
WRONG = "Something went wrong"
FOR_GOOD = ("forgotten", "leaveseat", "finished", "leave", "cancel")
"""What would end the game, or the hand that presses, where the words happen to be right."""
REFS = ("", "lobby", "command", "none", "a.b", "a.b.c", "diamond.triangle.9", "1.99", "x" * 20, "-1", "+")
REVS = ("", "0", "zzzz", "-1")
ARGS = ("", "0", "-1", "99", "999999999999", "\u00b2", "a.b.c", "1.0.9", "1.", ".", "diamond", "diamond.0", "square.x")
VALUES = (None, [], ["x"], ["0"], ["\u00b2"], ["-1", "-1"], ["a.b.c"], ["99999999999999999999"], ["", "for", "x"])
TEXTS = (
    "",
    "x",
    "0",
    "-1",
    "\u00b2",
    "9" * 30,
    "2026-99-99",
    "25:99",
    "\u202e\u200b",
    "a.b.c",
    "Mago 3, Hanno -5",
    "\U0001f40e" * 9,
)
FIELDS = (
    *("text", "hours", "reason", "when", "since", "until", "policy", "zone", "promise", "by", "note", "seat", "amount"),
    *(
        "fact",
        "than",
        "value",
        "most",
        "count",
        "side",
        "bribes",
        "legions",
        "fleets",
        "commanders",
        "war",
        "start",
        "end",
    ),
)
Place: TypeAlias = Callable[[Hall], Awaitable[Any]]


@pytest.fixture(autouse=True)
def hurried(hall: Hall) -> None:
    """Whoever is not answered at all need not wait for long."""
    hall.town.world.patience = 9.0


async def gathering(hall: Hall) -> None:
    await hall.gather()


async def trading(hall: Hall) -> None:
    """The trading floor, with a deal between the first two."""
    await hall.floor()
    elissa, hanno = hall.people[:2]
    await elissa.slash("/deal new", partner=await hall.seat(hanno), cards="all")
    await hall.town.idle()


async def voting(hall: Hall) -> None:
    """The Senate is asked."""
    await sit(hall)


def playing(kind: str) -> Place:
    """The first questions of a game of this kind."""

    async def place(hall: Hall) -> None:
        await hall.begin(game=kind)

    place.__name__ = kind
    return place


PLACES = (gathering, trading, voting)
ASKING = (trading, voting, *(playing(kind) for kind in GAMES))
"""Where somebody is asked something."""


def addresses(hall: Hall, act: str, dice: Random) -> Iterator[str]:
    """Custom ids of an act that the bot never made; with what is really asked among them."""
    tables = hall.bot.surface.tables.live.tables if hall.game else {}
    real = [one for table in tables.values() for one in table.open.values()]
    refs = [*REFS, *(one.ref for one in real), *(str(one.decision.about.get("deal", "")) for one in real)]
    revs = [*REVS, *(one.rev for one in real)]
    for _ in range(TRIES):
        one = f"b1:{hall.game}:{dice.choice(refs)}:{dice.choice(revs)}:{act}:{dice.choice(ARGS)}"
        yield one[:100]


def is_a_sentence(reply: Reply, what: str) -> None:
    """Something was said, a form was opened, or a card was drawn anew; it did not go wrong."""
    assert reply.interaction.ack is not None, what
    assert WRONG not in reply.text, what


@pytest.mark.parametrize("place", PLACES, ids=lambda one: one.__name__)
async def test_every_act_with_addresses_nobody_made(hall: Hall, place: Place) -> None:
    await place(hall)
    hanno = hall.people[1]
    panel = await hanno.slash("/settings")
    for act in (one for one in ACTS if one not in FOR_GOOD):
        dice = Random(f"{place.__name__} {act}")
        for number, custom_id in enumerate(addresses(hall, act, dice)):
            values = dice.choice(VALUES) if number else None
            is_a_sentence(await forged(hanno, panel.seen, custom_id, values), f"{custom_id} {values}")
            await hall.town.idle()


@pytest.mark.parametrize("place", PLACES, ids=lambda one: one.__name__)
async def test_every_form_that_was_never_opened(hall: Hall, place: Place) -> None:
    await place(hall)
    dice, hanno = Random(place.__name__), hall.people[1]
    panel = await hanno.slash("/settings")
    form = await forged(hanno, panel.seen, "b1::settings::zone")
    for act in FORMS:
        for custom_id in addresses(hall, act, dice):
            typed = {name: dice.choice(TEXTS) for name in FIELDS}
            is_a_sentence(await forged_form(hanno, form, custom_id, **typed), f"{custom_id} {typed}")
            is_a_sentence(await forged_form(hanno, form, custom_id), custom_id)
            await hall.town.idle()


@pytest.mark.parametrize("place", ASKING, ids=lambda one: one.__name__)
async def test_whatever_is_said_to_what_is_really_asked(hall: Hall, place: Place) -> None:
    """Goods of a deal were handed in for a question without one, and the bot looked for its partner."""
    await place(hall)
    hanno, dice = hall.people[1], Random(place.__name__)
    panel = await hanno.slash("/settings")
    form = await forged(hanno, panel.seen, "b1::settings::zone")
    for act in FORMS:
        for custom_id in await asked_of(hall, hanno, act):
            typed = {name: dice.choice(TEXTS) for name in FIELDS}
            is_a_sentence(await forged_form(hanno, form, custom_id, **typed), f"{custom_id} {typed}")
        await hall.town.idle()
    for act in (one for one in ACTS if one not in FOR_GOOD):
        for custom_id in await asked_of(hall, hanno, act):
            values = dice.choice(VALUES)
            is_a_sentence(await forged(hanno, panel.seen, custom_id, values), f"{custom_id} {values}")
        await hall.town.idle()


async def asked_of(hall: Hall, person: Person, act: str) -> list[str]:
    """Addresses of an act at one question of each kind that somebody is asked at this moment."""
    table, seat = await hall.bot.surface.tables.table(hall.game), await hall.seat(person)
    own = [one for one in table.open.values() if one.decision.seat == seat]
    some = {one.decision.kind: one for one in own}.values()
    return [f"b1:{hall.game}:{one.ref}:{one.rev}:{act}:" for one in some]


def tower(hall: Hall) -> str:
    """A channel that is none of text."""
    known = (one for one in hall.town.world.channels.values() if one.type == VOICE)
    return str((next(known, None) or hall.town.channel("tower", kind=VOICE)).id)


def nonsense(option: dict[str, Any], hall: Hall, dice: Random) -> Any:
    """What an option does not offer: a number out of bounds, no choice of it, somebody from nowhere."""
    kinds: dict[int, tuple[Any, ...]] = {
        STRING: (*TEXTS, "x" * 7000),
        INTEGER: (-1, 0, 10**15),
        BOOLEAN: (True, False),
        USER: ("123456789012345678", "1"),
        CHANNEL: (tower(hall),),
        ROLE: (str(hall.town.guild.id),),
    }
    return dice.choice(kinds[option["type"]])


async def tried(hall: Hall, leaf: Leaf, person: Person, dice: Random) -> None:
    """A command with one of its options at a time as no client would send it, and with all of them so."""
    for option in leaf.options:
        given = {option["name"]: nonsense(dict(option), hall, dice)}
        is_a_sentence(await leaf.give(person, **given), f"/{leaf.path} {given}")
    given = {one["name"]: nonsense(dict(one), hall, dice) for one in leaf.options}
    is_a_sentence(await leaf.give(person, **given), f"/{leaf.path} {given}")
    await hall.town.idle()


@pytest.mark.parametrize("place", PLACES, ids=lambda one: one.__name__)
async def test_every_option_with_what_it_does_not_offer(hall: Hall, place: Place) -> None:
    await place(hall)
    dice, hanno = Random(place.__name__), hall.people[1]
    for leaf in leaves(hall.town.world):
        if leaf.options and leaf.path != "privacy":
            await tried(hall, leaf, hanno, dice)


@pytest.mark.parametrize(
    ("command", "option"),
    [("game settings", "master"), ("game new", "master"), ("game invite", "member"), ("table replace", "member")],
)
async def test_a_member_who_is_none(hall: Hall, command: str, option: str) -> None:
    """Somebody of another server, by his id: a sentence, and no line in the log of errors."""
    hanno = hall.people[1]
    user = hall.town.world.add_user("xeno")
    leaf = next(one for one in leaves(hall.town.world) if one.path == command)
    reply = await leaf.give(hanno, **{option: str(user.id)})
    assert reply.text == (
        "Nobody of this server is meant by that; nothing was changed. Choose a member from the list that Discord shows."
    )
    assert reply.ephemeral


@pytest.mark.parametrize(
    ("command", "given"),
    [
        ("game new", {"pace": "zzz"}),
        ("game new", {"game": "chess"}),
        ("game new", {"seats": 99}),
        ("game new", {"title": "x" * 61}),
        ("replay", {"speed": "zzz"}),
        ("game settings", {"pace": "zzz"}),
    ],
)
async def test_what_an_option_does_not_offer(hall: Hall, command: str, given: dict[str, Any]) -> None:
    leaf = next(one for one in leaves(hall.town.world) if one.path == command)
    reply = await leaf.give(hall.people[1], **given)
    assert reply.text == (
        "That is none of what this option offers; nothing was changed. Choose from the list that Discord shows."
    )
    assert await hall.bot.store.games() == []


@pytest.mark.parametrize("typed", [{"game": "\u00b2"}, {"game": "chess"}, {"pace": "zzz"}])
async def test_a_form_of_a_new_game_with_what_it_does_not_offer(hall: Hall, typed: dict[str, str]) -> None:
    hanno = hall.people[1]
    panel = await hanno.slash("/settings")
    form = await forged(hanno, panel.seen, "b1::settings::zone")
    handed_in = await forged_form(hanno, form, "b1::::newgame", title="Salt", **typed)
    assert handed_in.text == "That is not one of the choices."
    assert await hall.bot.store.games() == []


async def test_a_command_that_is_gone(hall: Hall) -> None:
    """Published by a former release, and still on somebody's screen."""
    leaf = next(one for one in leaves(hall.town.world) if one.path == "board")
    gone = Leaf("chessboard", {**leaf.whole, "name": "chessboard"}, (), ())
    reply = await gone.give(hall.people[1])
    assert reply.text == "This command is not what it was; nothing was changed. Reload Discord and give it again."


@app_commands.command()
async def sample(interaction: discord.Interaction, text: str, number: int, flag: bool) -> None:
    """A command that names no bounds."""


@pytest.mark.parametrize(
    ("option", "offered", "forged_ones"),
    [
        ("text", ["", "x" * 6000], ["x" * 6001, 1, True, None]),
        ("number", [0, 2**53, -(2**53)], [2**53 + 1, -(2**53) - 1, True, "1", 1.0]),
        ("flag", [True, False], [1, 0, "true"]),
    ],
)
def test_an_option_without_bounds_takes_its_kind_and_what_discord_can_send(
    option: str, offered: list[Any], forged_ones: list[Any]
) -> None:
    (parameter,) = [one for one in sample.parameters if one.name == option]
    assert [value for value in (*offered, *forged_ones) if _offers(parameter, value)] == offered
