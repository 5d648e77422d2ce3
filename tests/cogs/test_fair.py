"""Fair dice, as people see them: digests in the lobby, words from the start, the proof after the end."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from bot.app.demo.stage import SeededTables
from bot.table.dice import DICE, Dice, shares
from bot.table.tables import Tables
from loopback.person import Person
from tests.cogs.conftest import Hall


@pytest.fixture(autouse=True)
def _mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice as they are in play."""
    monkeypatch.setattr(SeededTables, "open_game", Tables.open_game)


async def secrets_of(hall: Hall) -> Dice:
    found = await hall.bot.store.stand(hall.game)
    assert found is not None
    note = found.note(DICE)
    assert note is not None
    return Dice.model_validate(note.body)


async def words_of(hall: Hall, person: Person) -> str:
    found = await hall.bot.store.stand(hall.game)
    assert found is not None
    return shares(found)[await hall.seat(person)].words


async def test_digests_in_the_lobby_and_words_from_the_start(hall: Hall) -> None:
    card = await hall.gather(game="sample")
    elissa, hanno, *_ = hall.people
    lobby, stranger = elissa.channel("hall").all[0], (await hall.town.people("dido"))[0]
    digest = (await secrets_of(hall)).server
    assert not re.search(r"[0-9a-f]{16}", lobby.text), "a newcomer reads the card"
    fair = await stranger.click(card, "Fair Dice")
    assert fair.ephemeral
    assert "its digest is `" in fair.text
    assert len(re.findall(r"[◆▲●■] `[0-9a-f]{16}`", fair.text)) == 4
    people = [line for line in lobby.text.splitlines() if line.startswith("- ")]
    assert people == ["- ◆ Elissa (host)", "- ▲ Hanno", "- ● Mago", "- ■ Gisco"], "in the order in which they came"
    drawn = await words_of(hall, hanno)
    assert any(f"was drawn for you: `{drawn}`" in one.text for one in hanno.inbox.all)
    fair = await hanno.click(card, "Fair Dice")
    before = fair.text
    form = await hanno.click(fair, "Words for the Dice…")
    again = await hanno.submit_modal(form, text="Melqart *be* @everyone")
    await hall.town.idle()
    assert again.text != before, "its digest is another"
    assert "Melqart" not in again.text
    assert await words_of(hall, hanno) == "Melqart *be* @everyone"
    assert "Melqart" not in elissa.channel("hall").all[0].text
    assert "Melqart" not in (await elissa.slash("/fair seed")).text
    assert "Melqart" in (await hanno.slash("/fair seed")).text
    await elissa.click(card, "Start")
    await hall.town.idle()
    shown = elissa.channel("hall").all[0].text
    assert "▲ Hanno · dice: “Melqart \\*be\\* @\u200beveryone”" in shown
    assert shown.count(", drawn") == 3
    told = (await elissa.slash("/fair seed")).text
    assert "Melqart" in told
    assert "Its digest was shown in the lobby, behind **Fair Dice**" in told
    dice = await secrets_of(hall)
    everything = [one.text for person in hall.people for one in (*person.inbox.all, *person.channel("hall").all)]
    assert not any(secret in text for secret in (digest, dice.seed) for text in (*everything, told))


async def test_words_by_command(hall: Hall) -> None:
    await hall.gather()
    elissa, hanno, *_ = hall.people
    assert (await hanno.slash("/game join", dice="Baal")).text == "You play ▲ Triangle."
    assert await words_of(hall, hanno) == "Baal"
    assert (await hanno.slash("/game join", faction="star")).text == "You play ★ Star."
    assert await words_of(hall, hanno) == "Baal"
    long = await hanno.slash("/game join", dice="x" * 101)
    assert long.text == "At most 100 characters go into the dice; yours has 101. Nothing was changed."
    assert await words_of(hall, hanno) == "Baal"
    await elissa.slash("/game start")
    assert (await hanno.slash("/game join", dice="late")).text == "The game has begun already."
    assert await words_of(hall, hanno) == "Baal"


async def test_whoever_brings_words_is_not_told_that_they_were_drawn(hall: Hall) -> None:
    host, late, *_ = hall.people
    await host.slash("/game new", title="Byrsa Hill", seats=4)
    await late.slash("/game join", dice="`Baal`")
    await hall.town.idle()
    assert any("was drawn for you" in one.text for one in host.inbox.all)
    assert not any("was drawn for you" in one.text for one in late.inbox.all)


async def test_one_who_has_no_seat_adds_nothing(hall: Hall) -> None:
    card = await hall.gather()
    stranger = (await hall.town.people("dido"))[0]
    assert (
        await stranger.click(await stranger.click(card, "Fair Dice"), "Words for the Dice…")
    ).text == "You have no seat in this game."


async def test_the_proof_comes_after_the_end(hall: Hall) -> None:
    await hall.begin(game="sample")
    elissa, *_ = hall.people
    assert (await elissa.slash("/fair verify")).text.startswith("The dice can be checked when the game is over")
    tables = hall.bot.surface.tables
    while not (table := await tables.table(hall.game)).over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        decision = posted.decision
        await tables.submit(hall.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
    hall.time.move(timedelta(hours=1))
    await hall.town.idle()
    proof = await elissa.slash("/fair verify", game=hall.game)
    assert proof.text.count("- yes: ") == 7
    assert "4 of them drawn by the bot" in proof.text
    told = await elissa.slash("/fair seed", game=hall.game)
    dice = await secrets_of(hall)
    assert dice.server in told.text
    assert dice.seed in told.text
