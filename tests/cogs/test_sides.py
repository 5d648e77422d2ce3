"""GV-10.1, GV-DP4: in a lobby of two camps each presses the button of his side; a full one is refused."""

from __future__ import annotations

from loopback.person import Person
from loopback.reply import Reply
from tests.cogs.conftest import Hall
from tests.lobbies import new_game

SIX = ("elissa", "hanno", "mago", "gisco", "arishat", "bomilcar")
CARTHAGE, ROME = "Play for Carthage", "Play for Rome"
FULL = "This side is full: 3 may choose it. Choose the other, or leave it to chance."


async def camps(hall: Hall, *names: str, **options: str) -> tuple[Reply, list[Person]]:
    """A lobby of two camps, and all who sit in it."""
    people = await hall.town.people(*names)
    host, *others = people
    card = await new_game(host, title="Two Camps", game="grand", seats=len(names), mode="one-faction", **options)
    for one in others:
        await one.click(card, "Join")
    await hall.town.idle()
    return card, people


async def sides(hall: Hall) -> dict[str, str]:
    """What stands in the lobby's row of the store, by seat."""
    (row,) = await hall.bot.store.games()
    found: dict[str, str] = row.options.get("sides", {})
    return found


async def test_each_presses_his_side_and_all_see_it(hall: Hall) -> None:
    card, people = await camps(hall, *SIX)
    await people[0].click(card, ROME)
    await people[1].click(card, CARTHAGE)
    await hall.town.idle()
    assert await sides(hall) == {"diamond": "rome", "triangle": "carthage"}
    lines = [line for line in card.message.text.splitlines() if "· Rome" in line or "· Carthage" in line]
    assert [("elissa" in lines[0].lower(), "Rome" in lines[0]), ("Carthage" in lines[1])] == [(True, True), True]


async def test_he_may_change_his_mind(hall: Hall) -> None:
    card, people = await camps(hall, *SIX)
    await people[0].click(card, ROME)
    await people[0].click(card, CARTHAGE)
    assert await sides(hall) == {"diamond": "carthage"}


async def test_a_full_side_cannot_be_chosen(hall: Hall) -> None:
    """Of six three may play for each; who is refused keeps what he had chosen before."""
    card, people = await camps(hall, *SIX)
    for one in people[:3]:
        await one.click(card, ROME)
    await people[3].click(card, CARTHAGE)
    assert (await people[3].click(card, ROME)).text == FULL
    assert await sides(hall) == {"diamond": "rome", "triangle": "rome", "circle": "rome", "square": "carthage"}
    await people[0].click(card, ROME)  # once more is no second place
    assert list((await sides(hall)).values()).count("rome") == 3


async def test_the_game_begins_as_was_chosen_and_the_rest_is_dealt(hall: Hall) -> None:
    card, people = await camps(hall, *SIX)
    for one in people[1:4]:
        await one.click(card, ROME)
    await people[0].click(card, "Start")
    await hall.town.idle()
    (row,) = await hall.bot.store.games()
    dealt = (await hall.bot.surface.tables.table(row.id)).state.sides
    assert [dealt[seat] for seat in ("triangle", "circle", "square")] == ["rome"] * 3
    assert [dealt[seat] for seat in ("diamond", "star", "cross")] == ["carthage"] * 3


async def test_with_two_factions_nobody_is_asked(hall: Hall) -> None:
    people = await hall.town.people(*SIX[:3])
    card = await new_game(people[0], title="Both", game="grand", seats=3)
    assert not {CARTHAGE, ROME} & set(card.message.buttons)


async def test_whoever_does_not_sit_there_cannot_choose(hall: Hall) -> None:
    card, _ = await camps(hall, *SIX)
    (stranger,) = await hall.town.people("himilco")
    await stranger.click(card, ROME)
    assert await sides(hall) == {}
