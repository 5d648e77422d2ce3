"""Taking the last answer back on Discord: the button beside the receipt, and the command."""

from __future__ import annotations

from loopback.seen import Seen
from tests.cogs.conftest import Hall, card, ids


def choices(message: Seen) -> list[str]:
    return ids(message, "pick")


async def test_the_button_stands_beside_the_receipt_as_long_as_it_can_be_done(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    assert "Undo" not in card(elissa).buttons
    await elissa.click(card(elissa), custom_id=choices(card(elissa))[0])
    await hall.town.idle()
    assert "Undo" in card(elissa).buttons
    await elissa.click(card(elissa), "Undo")
    await hall.town.idle()
    assert "↩ Taken back." in card(elissa).text
    assert "✔" not in card(elissa).text
    assert choices(card(elissa))
    assert any("took the last answer back" in one.text for one in elissa.thread("Log: Byrsa Hill").all)
    await elissa.click(card(elissa), custom_id=choices(card(elissa))[0])
    await hall.town.idle()
    stale = ids(card(elissa), "undo")[0]
    await hanno.click(card(hanno), custom_id=choices(card(hanno))[0])
    await hall.town.idle()
    assert "Undo" not in card(elissa).buttons
    assert stale.split(":")[3]


async def test_the_command_says_why_not(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    nothing = await elissa.slash("/undo")
    assert nothing.text == "There is nothing to take back."
    await elissa.click(card(elissa), custom_id=choices(card(elissa))[0])
    assert (await hanno.slash("/undo")).text.startswith("The last answer was another's.")
    done = await elissa.slash("/undo")
    assert "↩ Taken back." in done.text
