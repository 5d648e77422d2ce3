"""The card of a held game: its ways out, for the master at once and for seats by vote."""

from __future__ import annotations

from bot.store.store import EntryRow, Move
from games.kernel import Entry
from loopback.person import Person
from loopback.seen import Seen
from tests.bot.playing import NOW
from tests.cogs.conftest import Hall, card, ids
from tests.cogs.test_table_votes import vote_card

WAYS = ["Take Back to Before It…", "Adopt the New Consequences", "Try to Go On", "Report a Problem…"]


def held_card(person: Person) -> Seen:
    found = (
        one for one in reversed(person.channel("hall").all) if "game is held" in one.text or "was held" in one.text
    )
    return next(found)


async def test_the_master_takes_a_way_out_at_once(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    await hall.town.idle()
    await hall.bot.surface.tables.hold(hall.game, "K7F2Q", "a test")
    await hall.town.idle()
    seen = held_card(hanno)
    assert seen.buttons == WAYS
    assert "Code K7F2Q." in seen.text
    refused = await elissa.click(seen, "Adopt the New Consequences")
    assert refused.text.startswith("Nothing comes to anything else now")
    shown = await elissa.click(seen, "Take Back to Before It…")
    assert shown.buttons == ["Take the Game Back"]
    gone = await elissa.click(seen, "Try to Go On")
    assert "The game master has decided: the game goes on as it is" in gone.text
    await hall.town.idle()
    assert held_card(hanno).text == "The game was held; it goes on."
    assert held_card(hanno).buttons == []
    late = await elissa.click(shown, "Take the Game Back")
    assert late.text.startswith("The game is no longer held")
    await hanno.click(card(hanno), custom_id=ids(card(hanno), "pick")[0])


async def test_seats_vote_while_nothing_can_be_looked_at(hall: Hall) -> None:
    """The journal cannot be replayed: the votes and their cards work all the same."""
    await hall.begin()
    elissa, hanno, mago, gisco = hall.people
    store, row = hall.bot.store, await hall.bot.store.find_game(hall.game)
    assert row is not None
    posted = await hall.posted(hanno, "setup.trader")
    entry = Entry(row.head + 1, "answer", posted.decision.seat, posted.decision.key, "nonsense", "1.a.b", sealed=False)
    await store.commit(Move(hall.game, NOW, row.head, row.head + 1, line=EntryRow(entry, NOW, hanno.id, "0")))
    reply = await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    assert "held" in reply.text
    await hall.town.idle()
    opened = await hanno.click(held_card(hanno), "Take Back to Before It…")
    asked = await hanno.click(opened, "Put It to the Table")
    assert "The table votes on it" in asked.text
    await hall.town.idle()
    for person in (mago, gisco):
        await person.click(vote_card(person), "Yea")
    await hall.town.idle()
    assert held_card(elissa).text == "The game was held; it goes on."
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    assert "✔" in card(elissa).text
