"""The options of a game are asked by a form made from its model, and a table may be as large as its game allows."""

from __future__ import annotations

from collections.abc import Sequence

from bot.surface.kit.names import sigil
from games.kernel import Seat, chairs
from loopback.person import Person
from tests.cogs.conftest import Hall, card
from tests.lobbies import new_game

TWELVE = tuple(f"merchant{number}" for number in range(1, 13))


async def test_the_options_of_a_game_are_chosen_in_a_form(hall: Hall) -> None:
    elissa = hall.people[0]
    lobby = await elissa.slash("/game new", title="Byrsa Hill")
    assert "Scenario: Early" in lobby.text
    form = await elissa.click(lobby, "Options…")
    assert form.modal
    fields = [row["component"]["custom_id"] for row in form.modal.rows]
    assert fields == ["scenario", "ballots", "assassination"]
    await elissa.submit_modal(form, scenario="campaign")
    assert "Scenario: Campaign" in lobby.text
    assert "Votes of the Senate: one faction after the other" in lobby.text
    assert "Scenario: Campaign" in (await elissa.slash("/game settings")).text


async def test_what_is_on_or_off_is_ticked_in_one_field(hall: Hall) -> None:
    """Six rules of Rome, each with a sentence; the card names those that are on."""
    elissa = hall.people[0]
    lobby = await elissa.slash("/game new", title="Byrsa Hill", game="rome")
    assert "Advanced Rules (RR-2): None" in lobby.text
    form = await elissa.click(lobby, "Options…")
    assert form.modal
    fields = [row["component"] for row in form.modal.rows]
    assert [one["custom_id"] for one in fields] == ["scenario", "switches", "ballots", "assassination"]
    assert [one["value"] for one in fields[1]["options"]][:2] == ["pontifex", "provincial_wars"]
    assert all(one["description"] for one in fields[1]["options"])
    await elissa.submit_modal(form, switches=["pontifex", "laws"])
    assert "Advanced Rules (RR-2): Pontifex Maximus (RR-2.01) and Passing Laws (RR-2.06)" in lobby.text
    await elissa.submit_modal(await elissa.click(lobby, "Options…"), switches=[])
    assert "Advanced Rules (RR-2): None" in lobby.text


async def test_a_game_says_in_its_own_words_why_it_refuses_options(hall: Hall) -> None:
    """RR-0.2.2: 2.03 requires 2.02. Nothing is changed."""
    elissa = hall.people[0]
    lobby = await elissa.slash("/game new", title="Byrsa Hill", game="rome")
    form = await elissa.click(lobby, "Options…")
    refused = await elissa.submit_modal(form, switches=["rebel_governors", "laws"])
    assert "need Provincial Wars (RR-2.02)" in refused.text
    assert "Advanced Rules (RR-2): None" in lobby.text


async def test_a_scenario_that_is_not_for_so_few_is_refused_at_the_start(hall: Hall) -> None:
    """RR-4.01.1: in the words of the game, though it has not begun."""
    elissa = hall.people[0]
    lobby = await new_game(elissa, title="Byrsa Hill", game="rome", seats=1, scenario="extended")
    refused = await elissa.click(lobby, "Start")
    assert "This scenario is not for one or two players (RR-4.01.1)." in refused.text


async def test_a_number_is_typed_within_its_limits(hall: Hall) -> None:
    """The Salt Road's coins, which no command could set."""
    lobby = await hall.gather(game="sample", coins="25")
    elissa = hall.people[0]
    assert "Coins to begin with: 25" in lobby.text
    form = await elissa.slash("/game options")
    assert "These options do not suit the game." in (await elissa.submit_modal(form, coins="0")).text
    form = await elissa.slash("/game options")
    assert '"no" is not a whole number.' in (await elissa.submit_modal(form, coins="no")).text
    assert "Coins to begin with: 25" in lobby.text
    await elissa.click(lobby, "Start")
    await hall.town.idle()
    state = (await hall.bot.surface.tables.table(hall.game)).state
    assert {one.coins for one in state.merchants.values()} == {25}


async def test_only_the_host_chooses_and_only_before_the_start(hall: Hall) -> None:
    lobby = await hall.gather()
    elissa, hanno, *_ = hall.people
    assert (await hanno.click(lobby, "Options…")).text == "Only the host, Elissa, may do that."
    open_form = await elissa.click(lobby, "Options…")
    await elissa.click(lobby, "Start")
    await hall.town.idle()
    assert "The game has begun already." in (await elissa.submit_modal(open_form, scenario="late")).text
    assert (await hall.bot.surface.tables.table(hall.game)).state.scenario == "early"


async def test_a_game_says_for_how_many_it_is(hall: Hall) -> None:
    elissa = hall.people[0]
    refused = await elissa.slash("/game new", title="Crowd", seats=12)
    assert refused.text == "This game is for 1 to 6 players."
    assert (await elissa.slash("/game new", title="Alone", game="sample", seats=1)).text == (
        "This game is for 2 to 12 players."
    )


async def seated(hall: Hall) -> Sequence[Person]:
    """Twelve people in the lobby of The Salt Road; the last took the last chair of his own will."""
    people = await hall.town.people(*TWELVE)
    lobby = await new_game(people[0], title="Salt", game="sample", seats=12, coins="9")
    for person in people[1:11]:
        await person.click(lobby, "Join")
    await people[11].select(lobby, "№12 Chair")
    hall.people, hall.game = people, (await hall.bot.store.games())[-1].id
    assert "**Players (12 of 12)**" in lobby.text
    assert "№7 Merchant7" in lobby.text
    assert "№12 Merchant12" in lobby.text
    assert "Join" not in lobby.buttons
    await people[0].click(lobby, "Start")
    await hall.town.idle()
    return people


async def test_twelve_play(hall: Hall) -> None:
    """Six under their sigils, six under numbers: desks, board, deals, commands and the answers of all."""
    people = await seated(hall)
    table = await hall.bot.surface.tables.table(hall.game)
    assert set(table.state.merchants) == set(chairs(12))
    seventh = people[6]
    assert "**Desk of №7 Merchant7**" in card(seventh).text
    assert (await seventh.slash("/board")).image()[:4] == b"\x89PNG"
    assert "Merchant12" in (await seventh.slash("/board", text=True)).text
    assert "№12 Merchant12" in (await seventh.slash("/game status")).text
    for number, person in enumerate(people):
        assert "✔ Bid" in (await person.slash("/trade bid", coins=str(number % 10))).text
    await hall.town.idle()
    assert table.state.step == "barter"
    assert len(await seventh.autocomplete("/deal new", "partner")) == 11
    for person in people:
        assert "✔" in (await person.slash("/trade done")).text
    await hall.town.idle()
    first = next(one.decision.seat for one in table.open.values() if one.decision.kind == "sample.sell")
    seller = {await hall.seat(person): person for person in people}[first]
    goods = await seller.autocomplete("/trade sell", "cards")
    assert "None" in [one["name"] for one in goods]
    assert "✔ Sell" in (await seller.slash("/trade sell", cards="none")).text


async def test_a_command_of_another_game_names_those_of_this_one(hall: Hall) -> None:
    await hall.begin(game="sample")
    elissa = hall.people[0]
    head = await hall.head()
    said = (await elissa.slash("/trade keep", cards="all")).text
    assert said.startswith("This game has no `/trade keep`. In this phase it has ")
    assert "`/trade bid`, `/trade done`, and `/trade sell`" in said
    assert "`/desk`" in said
    assert "no such phase" in (await elissa.slash("/senate propose")).text
    assert await elissa.autocomplete("/senate propose", "kind") == []
    assert await elissa.autocomplete("/trade keep", "cards") == []
    assert await hall.head() == head


def test_chairs_beyond_the_sigils_have_numbers(hall: Hall) -> None:
    words = hall.bot.surface.words()
    assert [sigil(words, Seat(one)) for one in ("cross", "seat7", "nobody")] == ["✚", "№7", "nobody"]
