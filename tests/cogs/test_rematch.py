"""After the end: what the game will be remembered for, and the same table once more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.fronts.carthage.recap import MEMORY
from bot.fronts.republic.recap import ALL, fitting
from bot.services.people.guilds import keep
from bot.surface.lobby import rematch
from bot.surface.lobby.lobby import TITLE
from games.carthage.state import Carthage
from games.kernel import Seat
from loopback.person import Person
from loopback.seen import Seen
from tests.cogs.conftest import Hall
from tests.cogs.test_revolution import rebel

AGAIN = "Play a Rematch"


async def ended(hall: Hall) -> list[Person]:
    """A game that has just been played to its end."""

    def drawn(g: Carthage) -> None:
        g.deck.clear()
        g.next_deck.clear()

    return await rebel(hall, drawn, step="revolution.end")


def last_card(person: Person) -> Seen:
    return next(one for one in person.channel("hall").all if AGAIN in one.buttons)


def lobbies(person: Person) -> list[Seen]:
    """The lobby cards of games called like the second one, which have buttons."""
    return [one for one in person.channel("hall").all if "Byrsa Hill 2" in one.text and "Leave" in one.buttons]


async def chairs(hall: Hall, title: str) -> dict[str, str]:
    """Who sits where."""
    (row,) = [one for one in await hall.bot.store.games() if one.title == title]
    names = {person.id: person.name for person in hall.people}
    return {names[one.user or 0]: str(one.seat) for one in await hall.bot.store.seats(row.id) if one.holder == "user"}


async def test_the_turn_card_says_that_it_is_the_end(hall: Hall) -> None:
    elissa, *_ = await ended(hall)
    card = next(one for one in reversed(elissa.channel("hall").all) if "Board" in one.buttons)
    assert "Turn 1 · The end" in card.text
    assert "The game is over." in card.text
    assert ". . " not in "".join(
        one.get("description") or "" for part in card.components for one in part.get("items") or ()
    )


async def test_everybody_is_invited_one_chair_further_on(hall: Hall) -> None:
    elissa, hanno, mago, gisco = await ended(hall)
    before = await chairs(hall, "Byrsa Hill")
    pings = [person.pings for person in (elissa, hanno, mago, gisco)]
    reply = await hanno.click(last_card(hanno), AGAIN)
    assert reply.ephemeral
    assert "The lobby of **Byrsa Hill 2** is open" in reply.text
    await hall.town.idle()
    (card,) = lobbies(mago)
    assert "- ● Hanno (host)" in card.text
    assert "Invited" in card.text
    assert all(person.mention in card.text for person in (elissa, mago, gisco))
    assert hanno.mention not in card.text
    called = [person.channel("hall").pings for person in (elissa, mago, gisco)]
    assert [person.pings for person in (elissa, mago, gisco)] > [pings[0], pings[2], pings[3]]
    assert all(called)
    for person in (elissa, mago, gisco):
        await person.click(lobbies(person)[0], "Join")
    await hall.town.idle()
    after = await chairs(hall, "Byrsa Hill 2")
    assert before == {"elissa": "diamond", "hanno": "triangle", "mago": "circle", "gisco": "square"}
    assert after == {"elissa": "triangle", "hanno": "circle", "mago": "square", "gisco": "diamond"}
    assert "Invited" not in lobbies(elissa)[0].text
    first, second = sorted(await hall.bot.store.games(), key=lambda one: one.title)
    assert (second.kind, second.options, second.pace) == (first.kind, first.options, first.pace)
    await hanno.click(lobbies(hanno)[0], "Start")
    await hall.town.idle()
    begun = await hall.bot.store.find_game(second.id)
    assert begun is not None
    assert begun.started_at is not None


async def test_a_second_press_leads_to_the_lobby_that_is_there(hall: Hall) -> None:
    """Two who press at once open one lobby; whoever presses later is shown where it is."""
    elissa, hanno, mago, gisco = await ended(hall)
    pressed = [await person.click(last_card(person), AGAIN, wait=False) for person in (elissa, hanno)]
    told = [await one.wait() for one in pressed]
    await hall.town.idle()
    assert sorted("There is a rematch already" in one.text for one in told) == [False, True]
    later = await mago.click(last_card(mago), AGAIN)
    assert "There is a rematch already: **Byrsa Hill 2**." in later.text
    (lobby,) = lobbies(mago)
    link = [one["url"] for one in later.components if one.get("url")]
    assert link == [f"https://discord.com/channels/{hall.town.guild.id}/{hall.town.hall.id}/{lobby.id}"]
    assert "There is a rematch already" in (await gisco.slash("/game rematch")).text
    host = next(person for person in (elissa, hanno) if "(host)" in lobby.text and person.mention not in lobby.text)
    await host.click(lobby, "Cancel Game")
    await hall.town.idle()
    assert "is open in the channel" in (await gisco.slash("/game rematch")).text
    await hall.town.idle()
    assert "- ◆ Gisco (host)" in lobbies(gisco)[-1].text


async def test_only_who_played_or_was_the_host_may_open_it(hall: Hall) -> None:
    await ended(hall)
    (stranger,) = await hall.town.people("arishat")
    refused = await stranger.click(last_card(stranger), AGAIN)
    assert refused.ephemeral
    assert "A rematch is for those who held a seat in the end, and for the host." in refused.text
    assert "A rematch is for those" in (await stranger.slash("/game rematch")).text
    assert len(await hall.bot.store.games()) == 1


async def test_the_host_may_who_has_given_up_his_seat(hall: Hall) -> None:
    elissa, *_ = await ended(hall)
    (row,) = await hall.bot.store.games()
    (mine,) = [one for one in await hall.bot.store.seats(row.id) if one.user == elissa.id]
    await hall.bot.store.give_up_seat(row.id, mine.seat, hall.time.now())
    await elissa.click(last_card(elissa), AGAIN)
    await hall.town.idle()
    sitting = await chairs(hall, "Byrsa Hill 2")
    assert sitting == {"elissa": "diamond"}  # kept for nobody: the others move round among the three they had


async def test_the_chair_of_one_who_has_left_is_taken_by_another(hall: Hall) -> None:
    """He stays invited, but the table need not wait for him: whoever joins when only his chair is left sits there."""
    elissa, hanno, mago, gisco = await ended(hall)
    gisco.leave()
    await elissa.click(last_card(elissa), AGAIN)
    await hall.town.idle()
    for person in (hanno, mago):
        await person.click(lobbies(person)[0], "Join")
    (stranger,) = await hall.town.people("arishat")
    await stranger.click(lobbies(stranger)[0], "Join")
    await hall.town.idle()
    (row,) = [one for one in await hall.bot.store.games() if one.title == "Byrsa Hill 2"]
    seats = {one.user: str(one.seat) for one in await hall.bot.store.seats(row.id) if one.holder == "user"}
    assert seats[stranger.id] == "star"  # kept for nobody
    assert "Start" in lobbies(elissa)[0].buttons


async def test_a_channel_has_one_game(hall: Hall) -> None:
    elissa, hanno, *_ = await ended(hall)
    await hanno.slash("/game new", title="Cape Bon")
    refused = await elissa.click(last_card(elissa), AGAIN)
    assert "This channel has a game already" in refused.text
    assert "This channel has a game already" in (await elissa.slash("/game rematch")).text


async def test_it_is_on_the_same_terms_and_within_the_rules_of_the_server(hall: Hall) -> None:
    elissa, hanno, *_ = await ended(hall)
    (former,) = await hall.bot.store.games()
    elsewhere = hall.town.channel("elsewhere")
    await keep(hall.bot.store, former.guild or 0, channels=(elsewhere.id,))
    refused = await hanno.click(last_card(hanno), AGAIN)
    assert elsewhere.name in refused.text or f"<#{elsewhere.id}>" in refused.text
    assert len(await hall.bot.store.games()) == 1
    await keep(hall.bot.store, former.guild or 0, channels=())
    terms = {**former.terms, "rounds": True, "deals": "auto"}
    await hall.bot.store.change_game(former.id, hall.time.now(), terms=terms)
    await elissa.slash("/game rematch")
    (second,) = [one for one in await hall.bot.store.games() if one.id != former.id]
    assert {name: second.terms[name] for name in terms} == terms
    assert second.terms["rematch"] == former.id


async def test_before_the_end_there_is_none(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    assert "No game has been played to its end in this channel." in (await elissa.slash("/game rematch")).text


@pytest.mark.parametrize(
    ("title", "after"),
    [
        ("Byrsa Hill", "Byrsa Hill 2"),
        ("Byrsa Hill 2", "Byrsa Hill 3"),
        ("Byrsa Hill 99", "Byrsa Hill 100"),
        ("1984", "1984 2"),
        ("x" * TITLE, "x" * (TITLE - 2) + " 2"),
    ],
)
def test_a_rematch_is_called_by_the_next_number(title: str, after: str) -> None:
    assert rematch.next_title(title) == after


async def test_the_last_card_recalls_every_turn(hall: Hall) -> None:
    """In the order of the turns, with the Suffetes the year is called by; a turn without a deed has no line."""
    told: list[tuple[str, dict[str, Any]]] = [
        ("carthage.TurnBegan", {"turn": 1, "pledge": "x"}),
        ("carthage.SuffeteElected", {"seat": "diamond", "senator": "fam-mago", "office": "home", "influence": 3}),
        ("carthage.SuffeteElected", {"seat": "diamond", "senator": "fam-hanno", "office": "marine", "influence": 3}),
        ("republic.WarWon", {"war": "pyrrhic-war", "spoils": 20, "province": None}),
        ("republic.Died", {"senator": "fam-gisco", "card": "fam-gisco", "seat": None, "cause": "mortality"}),
        ("carthage.TurnBegan", {"turn": 2, "pledge": "y"}),
        ("carthage.TurnBegan", {"turn": 3, "pledge": "z"}),
        ("republic.EventEntered", {"event": "drought", "name": "Drought", "level": 1, "applies": True}),
        ("carthage.WarLost", {"war": "libyan-revolt", "lost": 1}),
    ]
    await ended(hall)
    (game,) = await hall.bot.store.games()
    look = await hall.bot.surface.look(game.id)
    assert look is not None
    rows = await hall.bot.store.events(game.id)
    made = [replace(rows[0], seq=n, kind=kind, fields=fields, audience=None) for n, (kind, fields) in enumerate(told)]
    assert MEMORY.recap(look, made) == [
        "**Turn 1**, Suffetes Mago and Hanno: 🏆 won Pyrrhic War; ✝ Gisco.",
        "**Turn 3**: lost Libyan Revolt; ⚡ Drought.",
    ]


def test_of_a_very_long_game_the_last_turns_are_told() -> None:
    lines = [f"{number} " + "x" * 200 for number in range(40)]
    kept = fitting(lines)
    assert kept == lines[-len(kept) :]
    assert 0 < sum(map(len, kept)) <= ALL


async def test_a_year_of_one_suffete_is_called_by_one(hall: Hall) -> None:
    await ended(hall)
    (game,) = await hall.bot.store.games()
    look = await hall.bot.surface.look(game.id)
    assert look is not None
    (row, *_) = await hall.bot.store.events(game.id)
    elected = {"seat": "diamond", "senator": "fam-himilco", "office": "home", "influence": 3}
    told = [("carthage.TurnBegan", {"turn": 1, "pledge": "x"}), ("carthage.SuffeteElected", elected)]
    told += [("republic.WarWon", {"war": "pyrrhic-war", "spoils": 20, "province": None})]
    made = [replace(row, seq=n, kind=kind, fields=fields, audience=None) for n, (kind, fields) in enumerate(told)]
    assert MEMORY.recap(look, made) == ["**Turn 1**, Suffete Himilco: 🏆 won Pyrrhic War."]


async def test_what_is_secret_is_not_recalled(hall: Hall) -> None:
    await ended(hall)
    (game,) = await hall.bot.store.games()
    look = await hall.bot.surface.look(game.id)
    rows = await hall.bot.store.events(game.id)
    began = replace(rows[0], kind="carthage.TurnBegan", fields={"turn": 1, "pledge": "x"}, audience=None)
    won = replace(began, kind="republic.WarWon", fields={"war": "pyrrhic-war"})
    assert look is not None
    assert MEMORY.recap(look, [began, won]) == ["**Turn 1**: 🏆 won Pyrrhic War."]
    assert MEMORY.recap(look, [began, replace(won, audience=(Seat("diamond"),))]) == []
