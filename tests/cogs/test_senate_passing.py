"""Who wants nothing of a Senate says so once; votes are asked for all the same."""

from __future__ import annotations

from tests.cogs.conftest import Hall, card
from tests.cogs.senate import settle, sit


async def test_the_floor_passes_for_a_whole_senate(hall: Hall) -> None:
    await sit(hall, "senate.suffetes")
    elissa, hanno, *_ = hall.people
    reply = await elissa.click(card(elissa), "Pass the Rest")
    assert "✔ The Floor: Let the Floor Pass." in reply.text
    assert "In this Senate you let the floor pass whenever you have it" in reply.text
    await settle(hall)
    speaker = next(one for one in hall.people if "**The Floor**" in card(one).text)
    assert speaker is not elissa
    first, second, *_ = [
        one["value"] for one in await speaker.autocomplete("/senate propose", "terms", kind="suffetes")
    ]
    await speaker.slash("/senate propose", kind="suffetes", terms=f"{first}, {second}")
    await settle(hall)
    assert any("Vote on No. 1" in card(one).text for one in (elissa, hanno))
    for person in hall.people:
        await person.slash("/senate vote", voice="Yea")
    await settle(hall)
    assert "**The Floor**" not in card(elissa).text


async def test_a_pass_can_be_taken_back(hall: Hall) -> None:
    await sit(hall, "senate.suffetes")
    elissa = hall.people[0]
    await elissa.click(card(elissa), "Pass the Rest")
    await settle(hall)
    assert "Take It Back" in card(elissa).buttons
    await elissa.click(card(elissa), "Take It Back")
    await settle(hall)
    assert "Take It Back" not in card(elissa).buttons
