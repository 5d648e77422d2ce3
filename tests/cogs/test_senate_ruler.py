"""RC-9.10.3 in the Senate: who is Suffete for Life proposes and votes for the others, faction by faction."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Seat
from loopback.person import Person
from loopback.reply import Reply
from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.cogs.senate import settle, sit, vote_card, voting
from tests.games.carthage.test_rc12_victory import for_life


async def ruling(hall: Hall, mode: str) -> Person:
    """Gisco of the third person rules; the first one's Mago presides, and the ruler proposes for him."""
    await sit(hall, "senate.business", for_life(7), voting(mode))
    ruler = hall.people[2]
    proposed = await ruler.slash("/senate propose", kind="minor", terms="Long live Gisco", faction="◆ Elissa")
    assert proposed.text.startswith("✔ Minor Motion for ◆ Elissa"), proposed.text
    await settle(hall)
    return ruler


async def voted(hall: Hall) -> dict[Seat, str]:
    """How the factions have voted."""
    events = await hall.bot.store.events(hall.game)
    declared = [one.fields for one in events if one.kind == "republic.VotesDeclared"]
    return {one["seat"]: next(iter(one["voices"].values())) for one in declared}


def way(message: Reply, act: str) -> str:
    """The button that leads there; the panels of several ballots stand on one desk."""
    return next(one["custom_id"] for one in message.components if one.get("custom_id", "").endswith(act))


@clause("RC-9.10.3")
async def test_by_command_he_votes_for_the_faction_that_is_called_or_named(hall: Hall) -> None:
    ruler = await ruling(hall, "ordered")
    assert await voted(hall) == {}
    names = [one["name"] for one in await ruler.autocomplete("/senate vote", "faction")]
    assert names == ["▲ Hanno", "● Mago", "■ Gisco", "◆ Elissa"]
    early = await ruler.slash("/senate vote", voice="against", faction="square")
    assert "for ■ Gisco: Nay" in early.text
    await settle(hall)
    assert await voted(hall) == {}, "it is not called yet"
    called = await ruler.slash("/senate vote", voice="for")
    assert "for ▲ Hanno: Yea" in called.text
    await settle(hall)
    assert await voted(hall) == {"triangle": "for"}
    await ruler.click(vote_card(ruler), "Nay")
    await settle(hall)
    assert await voted(hall) == {"triangle": "for", "circle": "against", "square": "against"}
    refused = await ruler.slash("/senate vote", voice="for", faction="square")
    assert "There is nothing here called" in refused.text
    assert await voted(hall) == {"triangle": "for", "circle": "against", "square": "against"}


@clause("RC-9.10.3")
async def test_where_all_vote_at_once_he_is_asked_for_which(hall: Hall) -> None:
    """A press on the public card changes nothing then; the buttons on his desk name the faction."""
    ruler = await ruling(hall, "live")
    head = await hall.head()
    asked = await ruler.click(vote_card(ruler), "Yea")
    assert "For which?" in asked.text
    assert len(asked.buttons) == 4
    assert await hall.head() == head
    shown = await ruler.click(asked, next(label for label in asked.buttons if "Hanno" in label))
    await ruler.click(shown, custom_id=way(shown, "vote:against@triangle"))
    await settle(hall)
    assert (await voted(hall)) == {"triangle": "against"}
    assert "For which?" in (await ruler.slash("/senate vote", voice="for")).text
    await ruler.slash("/senate vote", voice="for", faction="■ Gisco")
    await settle(hall)
    assert (await voted(hall))["square"] == "for"


@clause("RC-9.10.3")
async def test_votes_one_by_one_are_for_the_faction_of_the_button(hall: Hall) -> None:
    ruler = await ruling(hall, "live")
    asked = await ruler.click(vote_card(ruler), "Buy Votes…")
    shown = await ruler.click(asked, next(label for label in asked.buttons if "Hanno" in label))
    form = await ruler.click(shown, custom_id=way(shown, "each:0@triangle"))
    table = await hall.bot.surface.tables.table(hall.game)
    mine = table.state.in_carthage(Seat("triangle"))
    assert len(form.rows) == len(mine)
    prepared = await ruler.submit_modal(form, {f"f{n}": "1" for n in range(len(mine))})
    await ruler.click(prepared, "Confirm Vote")
    await settle(hall)
    assert await voted(hall) == {"triangle": "against"}


@pytest.mark.parametrize("name", ["vote", "accuse", "floor", "call", "consent", "propose"])
async def test_the_commands_take_a_faction(hall: Hall, name: str) -> None:
    """The same way everywhere: optional, and suggested."""
    senate: Any = hall.bot.tree.get_command("senate")
    (faction,) = [one for one in senate.get_command(name).parameters if one.name == "faction"]
    assert not faction.required
    assert faction.autocomplete
