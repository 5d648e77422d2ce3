"""`/settings` by panel and by command; what is set is obeyed; the lobby asks and forecasts."""

from __future__ import annotations

import re
from datetime import timedelta

from bot.services.people.people import KEY
from loopback.person import Person
from loopback.reply import Reply
from tests.cogs.conftest import Hall, card, ids

HOUR = timedelta(hours=1)


async def settings_of(hall: Hall, person: Person) -> dict[str, object]:
    return (await hall.bot.store.user(person.id)).settings.get(KEY, {})


def menu(reply: Reply, act: str) -> str:
    """The menu of the panel that does this."""
    found = re.findall(rf"'custom_id': '(b1::settings::{act}[^']*)'", str(reply.components))
    return found[0]


async def test_the_panel_in_a_server_and_in_an_inbox(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    for where in (elissa, elissa.at(elissa.inbox)):
        reply = await where.slash("/settings")
        assert reply.ephemeral
        assert "You live in the time zone UTC." in reply.text
        assert reply.buttons == ["Time Zone…", "Quiet Hours…"]


async def test_a_zone_by_its_country(hall: Hall) -> None:
    elissa = hall.people[0]
    panel = await elissa.slash("/settings")
    form = await elissa.click(panel, "Time Zone…")
    done = await elissa.submit_modal(form, zone="nepal")
    assert "✔ Kept." in done.text
    assert "Asia/Kathmandu" in done.text
    assert await settings_of(hall, elissa) == {"zone": "Asia/Kathmandu"}


async def test_several_zones_are_offered(hall: Hall) -> None:
    elissa = hall.people[0]
    form = await elissa.click(await elissa.slash("/settings"), "Time Zone…")
    asked = await elissa.submit_modal(form, zone="germany")
    assert 'Which of these is your time zone? "germany" fits several.' in asked.text
    done = await elissa.select(asked, "Europe/Berlin", custom_id=menu(asked, "place"))
    assert "Europe/Berlin" in done.text
    assert await settings_of(hall, elissa) == {"zone": "Europe/Berlin"}


async def test_no_such_zone_is_explained_and_nothing_typed_is_lost(hall: Hall) -> None:
    elissa = hall.people[0]
    form = await elissa.click(await elissa.slash("/settings"), "Time Zone…")
    refused = await elissa.submit_modal(form, zone="Atlantis")
    assert 'I know no time zone for "Atlantis"; nothing was changed.' in refused.text
    again = await elissa.click(refused, "Try Again")
    assert list(again.values.values()) == ["Atlantis"]
    assert await settings_of(hall, elissa) == {}


async def test_quiet_hours(hall: Hall) -> None:
    elissa = hall.people[0]
    panel = await elissa.slash("/settings")
    form = await elissa.click(panel, "Quiet Hours…")
    assert list(form.values.values()) == ["22:00", "07:00"]
    done = await elissa.submit_modal(form, start="11 pm", end="6.30")
    assert "Quiet hours: 23:00 to 06:30." in done.text
    assert re.search(r"The next: <t:\d+:F> \(<t:\d+:R>\)", done.text), "times of the clock of whoever reads"
    assert await settings_of(hall, elissa) == {"quiet_from": "23:00", "quiet_until": "06:30"}
    gone = await elissa.click(done, "No Quiet Hours")
    assert "You have no quiet hours" in gone.text
    assert await settings_of(hall, elissa) == {}


async def test_quiet_hours_that_cannot_be(hall: Hall) -> None:
    elissa = hall.people[0]
    panel = await elissa.slash("/settings")
    for start, end, why in (
        ("late", "7", '"late" is no time of a clock; nothing was changed.'),
        ("20:00", "9:00", "last 10 hours at most; nothing was changed."),
        ("7", "7", "last 10 hours at most; nothing was changed."),
    ):
        form = await elissa.click(panel, "Quiet Hours…")
        refused = await elissa.submit_modal(form, start=start, end=end)
        assert why in refused.text
        again = await elissa.click(refused, "Try Again")
        assert list(again.values.values()) == [start, end]
    assert await settings_of(hall, elissa) == {}


async def test_by_command(hall: Hall) -> None:
    elissa = hall.people[0]
    offered = await elissa.autocomplete("/settings", "zone", zone="argentina")
    assert any("Buenos Aires · Argentina" in one["name"] for one in offered)
    done = await elissa.slash("/settings", zone="Lisbon", quiet_from="23", quiet_until="7", dm=False, palette="dark")
    assert "✔ Kept." in done.text
    kept = {"zone": "Europe/Lisbon", "quiet_from": "23:00", "quiet_until": "07:00", "dm": False, "palette": "dark"}
    assert await settings_of(hall, elissa) == kept
    for options, why in (
        ({"zone": "Atlantis"}, "I know no time zone"),
        ({"zone": "germany"}, "2 time zones fit"),
        ({"quiet_from": "25"}, "no time of a clock"),
        ({"quiet_from": "9"}, "10 hours at most"),
    ):
        assert why in (await elissa.slash("/settings", **options)).text
    assert await settings_of(hall, elissa) == kept


async def test_switches_language_and_colours(hall: Hall) -> None:
    elissa = hall.people[0]
    panel = await elissa.slash("/settings")
    panel = await elissa.select(panel, "dm", "words_for_emoji", custom_id=menu(panel, "switches"))
    assert await settings_of(hall, elissa) == {"reminders": False, "phone_boards": False, "words_for_emoji": True}
    assert "Kept." in panel.text
    assert "✔" not in panel.text
    panel = await elissa.select(panel, "en", custom_id=menu(panel, "language"))
    await elissa.select(panel, "tritan", custom_id=menu(panel, "palette"))
    kept = await settings_of(hall, elissa)
    assert (kept["language"], kept["palette"]) == ("en", "tritan")


async def test_words_for_symbols_in_what_only_he_reads(hall: Hall) -> None:
    elissa, hanno = hall.people[:2]
    await elissa.slash("/settings", words_for_emoji=True)
    await hall.begin()
    assert "**Desk of Diamond Elissa**" in card(elissa).text.replace("  ", " ")
    assert "**Desk of ▲ Hanno**" in card(hanno).text
    desk = await elissa.slash("/desk")
    assert "Diamond Elissa" in desk.text
    assert "◆" not in desk.text
    done = await elissa.click(desk, custom_id=ids(desk, "pick")[0])
    assert "✔" not in done.text
    assert "Place a Trader" in done.text
    assert any("◆" in one.text for one in elissa.channel("hall").all), "others see what they saw"


async def test_text_only_and_larger_pictures(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno = hall.people[:2]
    usual = (await elissa.slash("/board")).image()
    await elissa.slash("/settings", large_boards=True, high_contrast=True)
    assert (await elissa.slash("/board")).image() != usual
    assert (await hanno.slash("/board")).image() == usual
    await elissa.slash("/settings", text_only=True)
    words = await elissa.slash("/board")
    assert not words.files
    assert len(words.text) > 500
    assert (await elissa.slash("/board", public=True)).files, "others want to see it"


async def test_desk_only(hall: Hall) -> None:
    """Nothing goes to his inbox; he is called in the channel once for what is new, without what it is."""
    elissa = hall.people[0]
    await elissa.slash("/settings", dm=False)
    await hall.begin()
    assert not elissa.inbox.exists
    calls = [one for one in elissa.channel("hall").all if elissa.mention in one.text]
    assert len(calls) == 1
    assert "Which of your Senators receives Trader" in (await elissa.click(calls[0], "Open My Desk")).text
    desk = await elissa.slash("/desk")
    await elissa.click(desk, custom_id=ids(desk, "pick")[0])
    await hall.town.idle()
    assert len([one for one in elissa.channel("hall").all if elissa.mention in one.text]) == 1


async def test_desk_only_is_reminded_in_the_channel(hall: Hall) -> None:
    elissa = hall.people[0]
    await elissa.slash("/settings", dm=False)
    await hall.begin()
    hall.time.move(12 * HOUR)
    await hall.town.idle()
    calls = [one for one in elissa.channel("hall").all if elissa.mention in one.text]
    assert len(calls) == 2
    desk = await elissa.slash("/desk")
    await elissa.click(desk, custom_id=ids(desk, "pick")[0])
    await hall.town.idle()
    assert [one for one in elissa.channel("hall").all if elissa.mention in one.text] == calls[:1]
    assert not elissa.inbox.exists


async def test_fewer_pings(hall: Hall) -> None:
    elissa, hanno = hall.people[:2]
    await elissa.slash("/settings", fewer_pings=True)
    await hall.begin()
    assert card(elissa)
    assert hanno.pings
    assert not elissa.pings
    hall.time.move(61 * HOUR / 60)
    hall.time.move(21 * HOUR)
    await hall.town.idle()
    assert elissa.pings == 1, "the last call"


async def test_quiet_hours_move_what_is_open(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    due = {row.due for row in await hall.bot.store.windows(hall.game)}
    await elissa.slash("/settings", quiet_from="9:00", quiet_until="15:00")
    moved = {row.due for row in await hall.bot.store.windows(hall.game)}
    assert moved == {one + 5 * HOUR for one in due if one}
    await hall.town.idle()
    assert f"<t:{int(max(moved).timestamp())}:F>" in card(elissa).text


# -- the lobby -------------------------------------------------------------------------------------------------------
async def test_who_joins_is_asked_when_he_sleeps(hall: Hall) -> None:
    host, hanno, mago, _ = hall.people
    lobby = await host.slash("/game new", title="Byrsa Hill", seats=4)
    await hall.town.idle()
    assert "When do you sleep?" in lobby.followups[0].text
    joined = await hanno.click(lobby, "Join")
    await hall.town.idle()
    prompt = next(one for one in joined.followups if one.ephemeral)
    assert "When do you sleep?" in prompt.text
    form = await hanno.click(prompt, "Quiet Hours…")
    await hanno.submit_modal(form, start="22", end="7")
    await hall.town.idle()
    assert "awake at the same time for about 15 hours a day (one of them has quiet hours)" in lobby.text
    await mago.slash("/settings", quiet_from="8", quiet_until="16")
    joined = await mago.click(lobby, "Join")
    await hall.town.idle()
    assert not joined.followups, "he has said it"
    assert "about 7 hours a day (2 of them have quiet hours)" in lobby.text


async def test_the_lobby_forecasts_a_turn(hall: Hall) -> None:
    lobby = await hall.people[0].slash("/game new", title="Byrsa Hill", seats=4, pace="standard")
    assert re.search(r"\*\*keen\*\* \(1\.5 h\) [\d.]+ days a turn, [\d.]+ a game · \*\*normal\*\* \(4 h\)", lobby.text)
    assert re.search(r"Simulated games of each: \d+; the longest took \d+ days", lobby.text)
    live = await hall.people[0].slash("/game new", title="Byrsa Hill", seats=4, pace="live")
    assert "Simulated" not in live.text
