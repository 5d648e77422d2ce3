"""What a turn costs somebody who changes nothing: presses and notifications (discord-ux 17.8)."""

from __future__ import annotations

from collections import Counter

from loopback.person import Person
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card

BUTTON, PRIMARY = 2, 1
PRESSES, NOTIFICATIONS = 15, 12


ALL = ("Lock All", "Roll & Pass the Rest", "Pass the Rest", "0, Every Round", "No Bid This Turn", "Done, Play Nothing")


def default(message: Seen) -> str:
    """The button that takes what is prepared: for all at once, else the one that stands out."""
    whole = [label for label in message.buttons if label.startswith(ALL)]
    shown = [one for one in message.components if one["type"] == BUTTON and one.get("style") == PRIMARY]
    return whole[0] if whole else shown[0]["label"]


def is_asked(person: Person) -> bool:
    return "Nothing is asked of you now." not in card(person).text and bool(card(person).buttons)


async def test_a_turn_of_defaults_is_cheap(hall: Hall) -> None:
    await hall.begin(scenario="late")
    await hall.skip_to("revenue.corruption")
    table = await hall.bot.surface.tables.table(hall.game)
    presses: Counter[tuple[int, str]] = Counter()
    notices: Counter[tuple[int, str]] = Counter()
    while (turn := table.state.turn) < 3:
        before = {person.name: person.pings for person in hall.people}
        person = next(person for person in hall.people if is_asked(person))
        await person.click(card(person), default(card(person)))
        await hall.town.idle()
        presses[turn, person.name] += 1
        table = await hall.bot.surface.tables.table(hall.game)
        notices.update({(table.state.turn, one.name): one.pings - before[one.name] for one in hall.people})
    assert {turn for turn, _ in presses} == {1, 2}
    assert max(presses.values()) <= PRESSES, presses
    assert max(notices.values()) <= NOTIFICATIONS, notices
    assert any(" sells " in one.text for one in hall.people[0].channel("hall").all)


async def test_what_need_not_be_heard_is_silent(hall: Hall) -> None:
    """Results and the log never notify, nor do edits of a desk; what is asked does, once."""
    await hall.floor(scenario="late")
    loud = {one.message_id for person in hall.people for one in person.notices}
    assert loud
    for person in hall.people:
        assert len(person.inbox.all) == 2, "a welcome and one desk, which has all the rest"
    public = hall.people[0].channel("hall").all
    assert not loud & {one.id for one in public}
