"""The tree of commands is within Discord's limits, and every decision up to the sale can be given by command."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.store.store import GuildRow
from loopback.reply import Modal
from tests.cogs.conftest import Hall, card, ids

CHARACTERS = 8000
ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]  # the changes tell of commands of before, too
NAMED = re.compile(r"`/([a-z][^`]*)`")


def texts(command: dict[str, Any]) -> int:
    """What counts towards the length of a command: names, descriptions, values; of each the longest translation."""
    own = longest(command, "name") + longest(command, "description")
    choices = sum(longest(one, "name") + len(str(one["value"])) for one in command.get("choices", []) or [])
    return own + choices + sum(texts(one) for one in command.get("options", []) or [])


def longest(one: dict[str, Any], what: str) -> int:
    """The length of a text in the language that needs most room for it."""
    translated: dict[str, str] = one.get(f"{what}_localizations", {})
    return max(len(text) for text in (one.get(what, ""), *translated.values()))


def walked(command: dict[str, Any]) -> list[dict[str, Any]]:
    return [command, *(deeper for one in command.get("options", []) or [] for deeper in walked(one))]


async def test_the_tree_is_within_limits(hall: Hall) -> None:
    tree = hall.bot.tree
    assert tree.translator is not None
    chat = [
        await command.get_translated_payload(tree, tree.translator)
        for command in tree.get_commands()
        if not isinstance(command, app_commands.ContextMenu)
    ]
    assert len(chat) <= 100
    assert chat[0]["description_localizations"]["de"] != chat[0]["description"]
    for command in chat:
        assert texts(command) <= CHARACTERS
        for one in walked(command):
            assert one["description"] != "…", one["name"]
            assert longest(one, "description") <= 100, one["name"]
            assert one["name"] == one["name"].lower()
            assert len(one["name"]) <= 32
            assert len(one.get("options", []) or []) <= 25
            assert len(one.get("choices", []) or []) <= 25
    menus = [command for command in tree.get_commands() if isinstance(command, app_commands.ContextMenu)]
    assert len(menus) <= 5


async def test_every_command_the_documents_name_exists_with_its_options(hall: Hall) -> None:
    known = {command.qualified_name: command for command in hall.bot.tree.walk_commands()}
    for path in DOCUMENTS:
        for line in NAMED.findall(path.read_text("utf-8")):
            name, options = re.sub(r" \w+:.*", "", line), set(re.findall(r"([a-z_]+):", line))
            assert name in known, f"{path.name}: /{name}"
            command = known[name]
            assert options <= ({one.name for one in command.parameters} if hasattr(command, "parameters") else set())


async def test_every_cog_is_documented(hall: Hall) -> None:
    for cog in hall.bot.cogs.values():
        assert isinstance(cog, commands.Cog)
        assert type(cog).__doc__


async def test_commands_are_published_once(hall: Hall) -> None:
    """Again only where Discord, or the bot itself, knows others."""
    known = dict(hall.town.world.commands[None])
    await hall.bot.sync_commands()
    assert not published(hall)
    hall.town.world.commands.clear()
    await hall.bot.sync_commands()
    await hall.bot.sync_commands()
    assert len(published(hall)) == 1
    await hall.bot.store.put_guild(GuildRow(0, {**(await hall.bot.store.guild(0)).settings, "commands": "long ago"}))
    await hall.bot.sync_commands()
    assert len(published(hall)) == 2
    now = hall.town.world.commands[None]
    assert {one["name"] for one in now.values()} == {one["name"] for one in known.values()}


def published(hall: Hall) -> list[str]:
    """What the transcript tells of commands that were told to Discord."""
    return [one for one in str(hall.town.transcript).splitlines() if "PUT /applications" in one]


async def test_set_up_by_command_alone(hall: Hall) -> None:
    await hall.begin()
    for person in hall.people:
        offered = await person.autocomplete("/setup trader", "senator")
        assert len(offered) == 3
        reply = await person.slash("/setup trader", senator=offered[1]["value"])
        assert reply.text == f"✔ Place a Trader: {offered[1]['name']}."
    await hall.town.idle()
    elissa = hall.people[0]
    leader = (await elissa.autocomplete("/setup leader", "senator"))[0]["value"]
    assert (await elissa.slash("/setup leader", senator=leader)).text.startswith("✔ Name a Leader")
    await hall.town.idle()
    assert "Nothing is asked of you now." in card(elissa).text


async def test_a_command_without_an_answer_shows_the_question(hall: Hall) -> None:
    await hall.begin()
    reply = await hall.people[0].slash("/setup trader")
    assert "Which of your Senators receives Trader no. 1?" in reply.text
    assert len(ids(reply, "pick")) == 3
    done = await hall.people[0].click(reply, custom_id=ids(reply, "pick")[0])
    assert "✔ Place a Trader" in done.text


async def test_the_sale_by_command_and_by_buttons(hall: Hall) -> None:
    await hall.floor()
    people = {await hall.seat(person): person for person in hall.people}
    for person in hall.people:
        assert "✔ End Trading" in (await person.slash("/trade done")).text
    await hall.town.idle()
    order: list[Any] = []
    while (table := await hall.bot.surface.tables.table(hall.game)).state.step == "trade.selling":
        posted = next(one for one in table.open.values() if one.decision.awaited)
        person = people[posted.decision.seat]
        order.append(person)
        if len(order) == 1:
            goods = await person.autocomplete("/trade sell", "cards")
            reply = await person.slash("/trade sell", cards=goods[2]["value"])
        else:
            reply = await sold_by_buttons(person)
        assert "✔" in reply.text
        assert " sells " in reply.text
        await hall.town.idle()
    assert len(order) == 4
    public = "\n".join(one.text for one in order[0].channel("hall").all if not one.ephemeral)
    assert public.count(" sells ") == 4


async def sold_by_buttons(person: Any) -> Any:
    """All or nothing takes one press; whoever wants less chooses, and sees what that brings."""
    assert [label.partition(":")[0] for label in card(person).buttons][:2] == ["Sell All", "Sell Nothing"]
    menu = next(one["custom_id"] for one in card(person).components if one["type"] == 3)
    one = await person.select(card(person), card(person).options(menu)[0], custom_id=menu)
    assert "Prepared: " in one.text
    assert re.search(r"You keep \d+ cards?; your Warehouses hold \d+\.", one.text)
    these = next(label for label in one.buttons if label.startswith("Sell These: "))
    return await person.click(one, these)


async def test_what_everybody_may_ask(hall: Hall) -> None:
    elissa, hanno, *_ = hall.people
    assert (await elissa.slash("/game list")).text == "There is no game here. `/game new` opens one."
    assert (await elissa.slash("/desk")).text.startswith("You are in no game.")
    await hall.begin()
    assert "**Byrsa Hill**" in (await hanno.slash("/game list")).text
    assert "Waiting for" in (await hanno.slash("/game status")).text
    assert (await hanno.slash("/help")).text.startswith("**How to play**")
    assert "I read no messages." in (await hanno.slash("/privacy")).text
    assert "1 decision" not in (await hanno.slash("/inbox")).text
    assert "Byrsa Hill" in (await hanno.slash("/inbox")).text
    assert "(RC-4.1)" in (await hanno.slash("/why")).text
    assert "Chits: " in (await hanno.slash("/mortality")).text
    board = await hanno.slash("/board")
    assert board.image()[:4] == b"\x89PNG"
    assert board.ephemeral
    assert (await hanno.slash("/board", text=True, view="trade")).text.startswith("#")
    assert "3 red cards" in (await hanno.slash("/hand")).text
    inbox = await hanno.slash("/inbox")
    assert "**Desk of ▲ Hanno**" in (await hanno.click(inbox, "Byrsa Hill")).text


async def test_the_turn_card_tells_all_and_leads_everywhere(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    turn = next(one for one in hanno.channel("hall").all if "Board" in one.buttons)
    assert turn.pinned
    assert "Waiting for ▲ Hanno, ■ Gisco, ◆ Elissa, and ● Mago (1 decision each)." in turn.text
    board, strip = (one for one in turn.components if one["type"] == 12)
    assert all(40 < len(picture["items"][0]["description"]) <= 1024 for picture in (board, strip))
    assert "**Desk of ▲ Hanno**" in (await hanno.click(turn, "Open My Desk")).text
    assert (await hanno.click(turn, "Board")).image()
    assert "Everything public is written in" in (await hanno.click(turn, "Log")).text
    assert "(RC-4)" in (await hanno.click(turn, "Rules")).text
    assert json.dumps(turn.raw.components)


async def test_a_game_of_the_other_kind_can_be_played(hall: Hall) -> None:
    """The same surface serves The Salt Road, which knows no phases of Carthage."""
    await hall.begin(game="sample")
    elissa = hall.people[0]
    assert "How many coins do you bid" in card(elissa).text
    reply = await elissa.click(card(elissa), custom_id=ids(card(elissa), "num")[0])
    assert "✔ Bid: 0." in reply.text
    form = await hall.people[1].click(card(hall.people[1]), "Other…")
    wrong = await hall.people[1].submit_modal(form, f0="eleven")
    assert '"eleven" is not a whole number.' in wrong.text
    refused = await hall.people[1].submit_modal(form, f0="99")
    for _ in range(2):  # whoever closes it by mistake finds it so again
        again = await hall.people[1].click(refused, "Try Again")
        assert isinstance(again, Modal)
        assert "99" in str(again.form)
    form = await hall.people[1].click(card(hall.people[1]), "Other…")
    assert "✔ Bid: 7" in (await hall.people[1].submit_modal(form, f0="7")).text
    assert (await elissa.slash("/mortality")).text.startswith("This game has no such phase")


async def test_the_status_of_a_lobby_is_its_card_with_its_picture(hall: Hall) -> None:
    await hall.gather()
    hanno = hall.people[1]
    reply = await hanno.slash("/game status")
    assert "Byrsa Hill" in reply.text
    assert {"Leave"} <= {*reply.buttons}
    assert [file.name for file in reply.files] == ["sign.png"]
