"""The ways to play a turn: hidden desks alone, commands alone, private threads, few and many, late and not at all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta

import pytest

from loopback.person import Person
from loopback.place import Place
from loopback.reply import Reply
from loopback.seen import Seen
from tests.bot.playing import spend_banks
from tests.e2e.stage import Stage
from tests.e2e.table import (
    NAMES,
    QUESTION,
    answer_until,
    answers,
    deal_card,
    desk,
    desk_answered,
    everything,
    gather,
    log_of,
    offers,
    quiet,
    read,
    turn_card,
)
from tests.lots import lots

FOUR = NAMES[:4]
MOST = 40


def phase(text: str) -> str:
    """What the head of a desk says: turn and step."""
    return text.splitlines()[0].rpartition(" · ")[2]


# -- hidden desks alone ----------------------------------------------------------------------------------------------
async def test_all_inboxes_are_closed(stage: Stage) -> None:
    """17.2: a whole turn without one direct message."""
    stage.town.allow(50007)
    people = await stage.town.people(*FOUR)
    for person in people:
        person.close_dms()
    await gather(stage.town, *FOUR, scenario="late", pace="none")
    by_button, steps = False, ""
    while "turn 2" not in steps:
        by_button = not by_button
        stage.bot.reception.last.clear()  # a second later: the same button once more is no slip of the finger
        for person in people:
            steps = (await desk_answered(person, by_button=by_button)).splitlines()[0]
            await stage.town.idle()
    assert not any(person.inbox.all for person in people)
    hall = [one.text for one in people[0].channel("hall").all]
    for person in people:
        assert sum("I cannot send you direct messages" in text and person.mention in text for text in hall) == 1
    assert any("sale" in line or "turn" in line.lower() for line in log_of(people[0]))


# -- commands alone --------------------------------------------------------------------------------------------------
COMMANDS = {
    "Place a Trader": ("/setup trader", "senator", ""),
    "Name a Leader": ("/setup leader", "senator", ""),
    "Term in": ("/setup term", "turns", ""),
    "Name a Member": ("/setup member", "senator", ""),
    "Play a Card": ("/setup play", "card", "Play Nothing"),
    "Corrupt Income": ("/revenue corruption", "choice", "none"),
    "Spoils": ("/revenue spoils", "choice", "none"),
    "Public Works": ("/revenue works", "talents", "0"),
    "Contribute": ("/revenue contribute", "gifts", "{purse} 1"),
    "Move Money": ("/revenue redistribute", "purses", ""),
    "End Trading": ("/trade done", "", ""),
    "Sell": ("/trade sell", "cards", "all"),
    "Keep in Warehouses": ("/trade keep", "cards", "none"),
    "Divide Trade Income": ("/trade split", "shares", ""),
    "Roll the Initiative": ("/forum roll", "", ""),
    "Persuade": ("/forum persuade", "persuader", "None"),
    "Counter-Bribe": ("/forum counter", "talents", "0"),
    "Raise the Bribe": ("/forum raise", "talents", "0"),
    "Attract a Trader": ("/forum trader", "senator", "Nobody"),
    "Faction Leader": ("/forum leader", "senator", "No Change"),
    "Bid for an Initiative": ("/forum bid", "senator", "Nobody"),
    "Receive a Trader": ("/forum gift", "senator", ""),
    "The Floor": ("/senate floor", "answer", "Let the Floor Pass"),
    "Last Word": ("/senate lastword", "answer", "Keep Silent"),
    "Name the Home Suffete": ("/senate home", "answer", ""),
    "Answer the Outcry": ("/senate silence", "answer", ""),
    "Answer": ("/forum sacrifice", "choice", "Let It Happen"),
    "Enemy Leader Dies": ("/forum enemy", "leader", ""),
}
PURSE = re.compile(r"^- (?P<purse>[^:]+): (?P<talents>\d+)T", re.MULTILINE)
DEFAULT = re.compile(r"If you do nothing: (?P<answer>.+)\.$", re.MULTILINE)


def typed(shown: str, hand: str, label: str) -> tuple[str, dict[str, str]]:
    """The command for a question, and what is typed into it."""
    path, option, words = next(found for start, found in COMMANDS.items() if label.startswith(start))
    purse, default = PURSE.search(hand), DEFAULT.search(shown[shown.index(f"**{label}**") :])
    assert purse
    answer = words.format(**purse.groupdict()) or (default["answer"].replace(" and ", ", ") if default else "")
    return path, {option: answer} if option else {}


async def by_commands(stage: Stage, people: Sequence[Person], until: str) -> set[str]:
    """Everybody answers by command until a desk says this; which commands were used."""
    used: set[str] = set()
    while True:
        for person in people:
            shown = (await person.slash("/desk")).text
            if until in shown.splitlines()[0]:
                return used
            if question := QUESTION.search(shown):
                path, options = typed(shown, (await person.slash("/hand")).text, question["label"])
                reply = await person.slash(path, **options)
                assert reply.text.startswith("✔"), (path, options, reply.text)
                used.add(path)
                await stage.town.idle()


async def test_a_turn_by_commands_alone(stage: Stage) -> None:
    """17.2: not one button is pressed; deals and agreements are made by command, too."""
    people = await stage.town.people(*FOUR)
    elissa, hanno, mago, _ = people
    await elissa.slash("/game new", title="Byrsa Hill", pace="none", rounds=True)
    await elissa.submit_modal(await elissa.slash("/game options"), scenario="late")
    for person in people[1:]:
        await person.slash("/game join")
    await elissa.slash("/game start")
    await stage.town.idle()
    used = await by_commands(stage, people, "Revenue")
    await agreed(stage, elissa, hanno)
    await given(stage, diamond="ochre", triangle="iron")
    used |= await by_commands(stage, people, "the floor")
    await dealt(stage, elissa, hanno)
    used |= await by_commands(stage, people, "Revolution")
    assert {
        "/trade done",
        "/trade sell",
        "/revenue contribute",
        "/setup member",
        "/forum roll",
        "/forum leader",
    } <= used
    hall = [one.text for one in mago.channel("hall").all]
    assert any("trade cards, 3 for 3" in text for text in hall)
    assert not any(" · pressed" in line for line in stage.town.transcript.lines)
    assert not [line for line in stage.town.transcript.lines if " presses " in line]


async def given(stage: Stage, **goods: str) -> None:
    """Three cards more of one commodity for each of these seats."""
    (row,) = await stage.bot.store.games()
    table = await stage.bot.surface.tables.table(row.id)
    held = {card.id for one in table.state.factions.values() for card in one.trade_cards}
    for seat, good in goods.items():
        for card in [card for n in range(1, 9) if (card := f"{good}.{n}") not in held][:3]:
            await stage.bot.surface.tables.rule(row.id, "give-trade-card", {"seat": seat, "card": card})
    await stage.town.idle()


async def agreed(stage: Stage, one: Person, other: Person) -> None:
    """RC-DP51: proposed, entered, taken back."""
    partner = next(seat for seat in await one.autocomplete("/agreement propose", "partner") if "Hanno" in seat["name"])
    for text in ("Peace at sea", "War on land"):
        made = await one.slash("/agreement propose", partner=partner["value"], text=text)
        assert made.text.startswith("✔ Propose an Agreement")
        await stage.town.idle()
    first, second = [found["value"] for found in await other.autocomplete("/agreement answer", "agreement")]
    entered = await other.slash("/agreement answer", agreement=first, choice="enter")
    assert entered.text.startswith("✔ Agreement no.")
    taken = await one.slash("/agreement answer", agreement=second, choice="withdraw")
    assert taken.text.startswith("✔ Agreement no.")
    refused = await one.slash("/agreement cancel", agreement=first)
    assert refused.text.startswith("You are not asked that now")
    await stage.town.idle()
    assert any("Peace at sea" in line for line in log_of(one))


async def dealt(stage: Stage, one: Person, other: Person) -> None:
    """RC-DP13: offered, answered, countered, accepted."""
    partner = next(seat for seat in await one.autocomplete("/deal new", "partner") if "Hanno" in seat["name"])
    made = await one.slash("/deal new", partner=partner["value"], cards="3 Ochre", names="Ochre")
    assert made.text.startswith("✔ Offer to")
    await stage.town.idle()
    deal = (await other.autocomplete("/deal answer", "deal"))[0]["value"]
    await other.slash("/deal answer", deal=deal, cards="3 Iron", names="Iron")
    await stage.town.idle()
    await other.slash("/deal answer", deal=deal, cards="3 Iron", names="Iron")
    await stage.town.idle()
    stale = await one.slash("/deal accept", deal=deal, version=2)
    assert "has changed the offer" in stale.text
    early = await other.slash("/deal accept", deal=deal)
    assert early.text.startswith("It is ◆ Elissa who has to answer now; nothing was changed.")
    asked = await one.slash("/deal accept", deal=deal)
    assert asked.text.startswith("**With this the deal is settled.**")
    done = await one.slash("/deal accept", deal=deal, version=3)
    assert "is settled" in done.text
    await stage.town.idle()


# -- private threads -------------------------------------------------------------------------------------------------
def threads(person: Person) -> list[Place]:
    """The deal threads somebody sees."""
    return [person.channel(place) for place in person.places() if place.name.startswith("deal-")]


async def offer(stage: Stage, one: Person, other: Person) -> None:
    label = next(label for label in offers(one) if label.endswith(other.name.title()))
    form = await one.click(desk(one), label)
    await one.submit_modal(form, cards=everything(form))
    await stage.town.idle()


async def test_a_deal_in_a_private_thread(stage: Stage) -> None:
    """8.4: two are in it and nobody else sees it; in the end it holds a receipt, is locked and archived."""
    elissa, hanno, *others = await stage.floor(deals="auto")
    await offer(stage, elissa, hanno)
    (thread,) = threads(elissa)
    assert thread.private
    assert {"elissa", "hanno"} <= set(thread.members) <= {"elissa", "hanno", "bot"}
    form = await hanno.click(thread_card(hanno), "Answer…")
    await hanno.submit_modal(form, cards=everything(form))
    await stage.town.idle()
    confirm = await elissa.click(thread_card(elissa), "Accept This Offer")
    assert confirm.ephemeral
    await elissa.click(confirm, "Accept: I Have Read It")
    await stage.town.idle()
    assert "is settled" in thread_card(elissa).text
    assert thread_card(elissa).buttons == []
    assert thread.channel.archived
    assert thread.channel.locked
    for person in others:
        assert threads(person) == []
        assert not any("Deal with" in text for text in read(person))


def thread_card(person: Person) -> Seen:
    """The card of the newest deal thread."""
    return [one for one in threads(person)[-1].all if one.author == "bot"][-1]


async def test_no_threads_where_somebody_reads_along(stage: Stage) -> None:
    """8.6: everybody is told; deals without the warden go through the courier."""
    people = await stage.town.people(*FOUR)
    stage.town.role("wardens", people[3], permissions=["MANAGE_THREADS"])
    elissa, hanno, mago, gisco = await stage.floor(deals="auto")
    told = [one.text for one in mago.channel("hall").all if "can read every private thread here" in one.text]
    assert len(told) == 1
    assert "■ Gisco" in told[0]
    await offer(stage, elissa, hanno)
    assert threads(elissa) == threads(gisco) == []
    assert "Answer…" in deal_card(hanno).buttons
    await offer(stage, mago, gisco)
    assert len(threads(mago)) == len(threads(gisco)) == 1


# -- few and many, early and whole -----------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "scenario"), lots([(3, "early"), (6, "late")], [(6, "campaign"), (5, "early")]))
async def test_other_tables(stage: Stage, seats: int, scenario: str) -> None:
    people = await gather(stage.town, *NAMES[:seats], scenario=scenario, pace="none")
    await answer_until(stage.town, people, lambda: "Turn 2" in turn_card(people[0]).text)


async def test_two_games_at_once(stage: Stage) -> None:
    """One person sits in both; neither game hears of the other."""
    stage.town.channel("square")
    first = await gather(stage.town, "elissa", "hanno", "mago", scenario="late", pace="none")
    second = await gather(
        stage.town, "elissa", "gisco", "arishat", hall="square", title="Cape Bon", scenario="early", pace="none"
    )
    titles = {"Byrsa Hill": first, "Cape Bon": second}
    for title, people in titles.items():
        assert all("Byrsa Hill · turn" in desk(person, title).text or title == "Cape Bon" for person in people)
    for _ in range(20):
        for title, people in titles.items():
            person = next(one for one in people if answers(one, title))
            await person.click(desk(person, title), quiet(desk(person, title)))
            await stage.town.idle()
    truth = await stage.truth()
    assert all(len(game["journal"]) >= 20 for game in truth.values())
    elissa = first[0]
    assert "Byrsa Hill" in (await elissa.slash("/desk")).text
    assert "Cape Bon" in (await elissa.at("square").slash("/desk")).text
    assert "Name one of them" in (await elissa.at(elissa.inbox).slash("/desk")).text
    assert not any("Cape Bon" in one.text for one in elissa.channel("hall").all)
    assert not any("Cape Bon" in text for text in read(first[1]))


# -- nobody answers --------------------------------------------------------------------------------------------------
async def test_nobody_answers(stage: Stage) -> None:
    """Deadlines pass and the turn goes on by defaults; nothing lapses a minute before its time.

    When half of the table has slept twice the game stands still, and goes on when somebody says so.
    """
    people = await gather(stage.town, *FOUR, scenario="late", pace="brisk")
    await spend_banks(stage.bot.store, (await stage.bot.store.games())[0].id)
    stage.time.move(timedelta(minutes=61))
    await stage.town.idle()
    while (await stage.bot.store.games())[0].paused_at is None:
        await to_the_next_deadline(stage)
    assert any("the time is up" in text for person in people for text in read(person))
    asked = next(one for one in reversed(people[0].channel("hall").all) if "Resume" in one.buttons)
    await people[0].click(asked, "Resume")
    await stage.town.idle()
    assert (await stage.bot.store.games())[0].paused_at is None


async def to_the_next_deadline(stage: Stage) -> None:
    """Nothing happens a minute before it, and something when it comes."""
    (row,) = await stage.bot.store.games()
    due = min(one.due for one in await stage.bot.store.windows(row.id) if one.due)
    stage.time.move(due - timedelta(minutes=1) - stage.time.now())
    await stage.town.idle()
    assert (await stage.bot.store.games())[0].head == row.head
    stage.time.move(timedelta(minutes=1))
    await stage.town.idle()
    assert (await stage.bot.store.games())[0].head > row.head


# -- an early answer -------------------------------------------------------------------------------------------------
async def test_an_early_answer_in_the_sale(stage: Stage) -> None:
    """7: in the sale whoever answered beforehand is never waited for; and it counts for one sale only."""
    people = await stage.floor(pace="none")
    (row,) = await stage.bot.store.games()
    early = people[2]
    await stage.bot.surface.tables.save(row.id, "circle", "trade.sell@circle", "", [], early.id, locked=True)
    for person in people:
        await person.slash("/trade done")
    await stage.town.idle()
    while "the sale" in desk(people[0]).text:
        person = next(one for one in people if answers(one))
        assert person.name != "mago"
        await person.click(desk(person), answers(person)[0])
        await stage.town.idle()
    assert any("as you had set it" in text for text in read(early))
    assert await stage.bot.store.saved(row.id) == []
    assert isinstance(await early.slash("/hand"), Reply)
