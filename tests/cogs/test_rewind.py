"""Taking a game back on Discord: what is shown before, the vote, the cards afterwards; a deal settling meanwhile."""

from __future__ import annotations

import asyncio

from loopback.person import Person
from tests.cogs.conftest import Hall, card, ids
from tests.cogs.forging import forged
from tests.cogs.test_deals import deal_card, named, offer
from tests.cogs.test_table_votes import vote_card


async def place(person: Person, text: str) -> str:
    """The first place offered whose name has this in it."""
    found = await person.autocomplete("/table rewind", "to", to=text)
    return str(found[0]["value"])


async def hand(person: Person) -> str:
    return (await person.slash("/hand")).text


async def test_the_table_goes_back_by_vote(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, mago, gisco = hall.people
    await hall.skip_to("revenue.corruption")
    stale = card(elissa)
    old = ids(stale, "pick") or ids(stale, "form")
    stranger = await (await hall.town.people("dido"))[0].slash("/table rewind", to="x")
    assert stranger.text.startswith("You hold no seat in this game")
    seen = await hanno.slash("/table rewind", to=await place(hanno, "first Traders"))
    assert "**Undone**, the latest first:" in seen.text
    assert "and " in seen.text
    assert seen.buttons == ["Put It to the Table"]
    head = await hall.head()
    opened = await hanno.click(seen, "Put It to the Table")
    assert "The table votes on it" in opened.text
    assert await hall.head() == head
    await hall.town.idle()
    assert "**Undone**, the latest first:" in vote_card(mago).text
    assert "**What stays known:**" in vote_card(mago).text
    for person in (mago, gisco):
        await person.click(vote_card(person), "Yea")
    await hall.town.idle()
    assert "Undone" not in vote_card(mago).text
    told = [one.text for one in elissa.channel("hall").all]
    assert any(one.startswith("The game was taken back. From there the dice fall anew") for one in told)
    assert any("the game is taken back to Set-up: first Traders" in one for one in told)
    late = (
        await elissa.click(card(elissa), custom_id=old[0]) if old and old[0] in str(card(elissa).components) else None
    )
    assert late is None, "older buttons are gone from the newest card"
    menu = (await elissa.slash("/table rewind")).seen
    shown = await elissa.select(menu, menu.options()[0])
    assert "Put It to the Table" in shown.buttons or "Take the Game Back" in shown.buttons


async def test_older_buttons_say_that_they_are_out_of_date(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    seen = card(hanno)
    old = ids(seen, "pick")[0]
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    await hall.town.idle()
    first = await place(elissa, "first Traders")
    confirmed = await elissa.click(await elissa.slash("/table rewind", to=first), "Take the Game Back")
    assert "The game master has decided: the game is taken back to Set-up: first Traders" in confirmed.text
    again = await elissa.slash("/table rewind", to=first)
    twice = await elissa.click(again, "Take the Game Back")
    assert twice.text.startswith("Nothing was done since then; nothing was changed.")
    head = await hall.head()
    reply = await forged(hanno, seen, old)  # his client may not have heard yet that the card is put away
    assert "out of date" in reply.text or "closed" in reply.text
    assert await hall.head() == head
    await hall.town.idle()
    await hanno.click(card(hanno), custom_id=ids(card(hanno), "pick")[0])
    assert await hall.head() == head + 1


async def test_a_rewind_while_a_deal_settles(hall: Hall) -> None:
    """Whichever comes first: the goods are where the state says, on both cards, and no deal stands settled undone."""
    await hall.floor()
    elissa, hanno, *_ = hall.people
    floor = await place(elissa, "Trade")
    await offer(hall, elissa, hanno)
    answer = await hanno.click(deal_card(hanno), "Answer…")
    await named(hanno, answer, ["1", "2", "3"])
    await hall.town.idle()
    await hall.town.idle()
    back = await elissa.slash("/table rewind", to=floor)
    await asyncio.gather(elissa.click(deal_card(elissa), "Accept This Offer"), elissa.click(back, "Take the Game Back"))
    await hall.town.idle()
    state = (await hall.bot.surface.tables.table(hall.game)).state
    held = [card.id for faction in state.factions.values() for card in faction.trade_cards]
    assert len(held) == len(set(held))
    for person in (elissa, hanno):
        mine = state.factions[await hall.seat(person)].trade_cards
        assert ("No trade cards." in await hand(person)) == (not mine)
    assert not [one for one in elissa.inbox.all if "**Deal with" in one.text and "Accept This Offer" in one.buttons]
    journal = await hall.bot.store.journal(hall.game)
    assert [row.entry.kind for row in journal if row.undone_by is None][-1] == "rewind"
