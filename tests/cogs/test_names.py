"""What people call themselves and their games can be read by all, and told apart."""

from __future__ import annotations

from datetime import timedelta

from tests.cogs.conftest import Hall, card

UNSEEN = "\u200b\u2060"
TURNED = "\u202e"


async def test_a_title_nobody_could_read_is_refused(hall: Hall) -> None:
    elissa = hall.people[0]
    for title in (UNSEEN, TURNED, "***"):
        reply = await elissa.slash("/game new", title=title)
        assert reply.text == (
            "There is nothing to read in that title; no game was opened. Choose one of letters or figures."
        )
    assert await hall.bot.store.games() == []


async def test_a_title_turns_no_line_round(hall: Hall) -> None:
    await hall.people[0].slash("/game new", title=f"{TURNED}lliH{UNSEEN} asryB")
    assert [row.title for row in await hall.bot.store.games()] == ["lliH asryB"]


async def test_names_that_look_alike_are_numbered(hall: Hall) -> None:
    """In the lobby and at the table: the shape is not all that tells two seats apart."""
    names = ("Hanno", f"Han{UNSEEN}no", "hanno", "Mago")
    for minute, (person, name) in enumerate(zip(hall.people, names, strict=True)):
        person.user.display = name
        if minute == 0:
            lobby = await person.slash("/game new", title="Byrsa Hill")
        else:
            hall.time.move(timedelta(minutes=1))
            await person.click(lobby, "Join")
    await hall.town.idle()
    called = ["◆ Hanno", "▲ Hanno (2)", "● hanno (3)", "■ Mago"]
    assert [name for name in called if name not in lobby.text] == []
    await hall.people[0].click(lobby, "Start")
    await hall.town.idle()
    desks = [card(person).text.partition(" · ")[0] for person in hall.people]
    assert desks == [f"**Desk of {name}**" for name in called]


async def test_somebody_whose_name_cannot_be_read_goes_by_that_of_his_account(hall: Hall) -> None:
    hall.people[1].user.display = UNSEEN
    lobby = await hall.gather()
    assert "▲ hanno" in lobby.text


async def test_notes_and_talk_hold_nothing_unseen(hall: Hall) -> None:
    """A reason all read, and the words of one player to another."""
    await hall.floor()
    elissa, hanno = hall.people[:2]
    await hanno.slash("/table pause", hours=3, reason=f"{TURNED}a {UNSEEN}feast")
    await hall.town.idle()
    vote = next(one for one in reversed(elissa.channel("hall").all) if "feast" in one.text)
    assert "a feast" in vote.text
    assert TURNED not in vote.text
