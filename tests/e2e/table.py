"""People at one table: what stands on their desks, and how they answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence

from loopback.model import Channel
from loopback.person import PATIENCE, Person
from loopback.reply import Modal, Reply
from loopback.seen import Seen
from loopback.town import Town
from tests.lobbies import new_game

MOST = 2000
AT_ONCE = 40  # answers of one person before anybody else is asked
QUESTION = re.compile(r"^\*\*(?!What befell you|Open deals|\d+ )(?P<label>[^*\n]+)\*\*$", re.MULTILINE)
PREPARED = "\nPrepared: "
SOON = 0.005
BUTTON, LIST, PRIMARY = 2, 3, 1
NO_ANSWER = (
    *("Propose an Agreement", "Open My Desk", "Offer to", "Prepare", "Rules", "Take It Back", "Undo"),
    *("Outcry", "Assassinate", "Play Influence Peddling"),
)
USUAL = "As usual"
QUIET = (
    USUAL,
    *("None", "Play Nothing", "Stay Honest", "Take No Spoils", "Give Nothing", "Sell Nothing"),
    *("Save & Lock", "I Am Done", "Persuade Nobody", "Seek No Trader", "No Bid", "Let the Floor Pass"),
    *("Seek No Knight", "No Games"),
)
NAMES = ("elissa", "hanno", "mago", "gisco", "arishat", "bomilcar")
Between = Callable[[], Awaitable[object]]


async def gather(
    town: Town,
    *names: str,
    hall: str | Channel = "hall",
    title: str = "Byrsa Hill",
    between: Callable[[], object] = lambda: None,
    **options: object,
) -> list[Person]:
    """Open a game, sit down one after the other, start once everybody has read that he is welcome."""
    people = [person.at(hall) for person in await town.people(*names)]
    host, *others = people
    card = await new_game(host, title=title, seats=len(names), **options)
    for person in others:
        between()
        await person.click(card, "Join")
    await town.idle()
    await host.click(card, "Start")
    await town.idle()
    return people


def desk(person: Person, title: str = "") -> Seen:
    """The newest desk card in somebody's inbox."""
    return desks(person, title)[-1]


def desks(person: Person, title: str = "") -> list[Seen]:
    """The desk cards in somebody's inbox."""
    return [one for one in person.inbox.all if one.text.startswith("**Desk of") and one.buttons and title in one.text]


def answering(card: Seen | Reply) -> list[str]:
    """The buttons of a card that answer what is asked; not what one may do besides."""
    if "Nothing is asked of you now." in card.text:
        return []
    return [label for label in card.buttons if not label.startswith(NO_ANSWER)]


def answers(person: Person, title: str = "") -> list[str]:
    """The buttons on the desk that answer something."""
    found = desks(person, title)
    return answering(found[-1]) if found else []


def quiet(card: Seen | Reply) -> str:
    """The answer that changes least: all defaults at once, a known one, the one that stands out, or the first."""
    labels = answering(card)
    lock = [label for label in labels if label.startswith("Lock All")]
    known = [label for label in QUIET if label in labels]
    plain = [one["label"] for one in card.components if one["type"] == BUTTON and one.get("style") == PRIMARY]
    return [*lock, *known, *(label for label in plain if label in labels), *labels][0]


async def desk_answered(person: Person, *, by_button: bool) -> str:
    """Open one's hidden desk, by command or on the turn card, and answer all it asks; what it says then."""
    reply = await (person.click(turn_card(person), "Open My Desk") if by_button else person.slash("/desk"))
    opened = reply.message
    assert opened is not None
    assert opened.ephemeral
    for _ in range(AT_ONCE):
        if not answering(opened):
            return opened.text
        await person.click(opened, quiet(opened))
    raise AssertionError(f"still asked after {AT_ONCE} presses: {opened}")


async def quietly(person: Person) -> None:
    """Somebody takes the answer on his desk that changes least."""
    await person.click(desk(person), quiet(desk(person)))


async def boldly(person: Person) -> None:
    """Somebody does something with what his desk offers."""
    await ventured(person, desk(person))


async def ventured(person: Person, card: Seen | Reply, *, wait: bool = True) -> Reply:
    """The first thing that the lists of a card offer, if it has any; what is prepared is taken."""
    lists = [one for one in card.components if one["type"] == LIST]
    chosen = any(option.get("default") for one in lists for option in one["options"])
    if not lists or chosen or PREPARED in card.text or USUAL in card.buttons:
        return await person.click(card, quiet(card), wait=wait)
    first = lists[0]["options"][0]["value"]
    return await person.select(card, first, custom_id=lists[0]["custom_id"], wait=wait)


async def answer_until(
    town: Town,
    people: Sequence[Person],
    reached: Callable[[], bool],
    between: Between | None = None,
    press: Callable[[Person], Awaitable[None]] = quietly,
) -> None:
    """Everybody answers whatever is asked, until something is reached: most quietly, if not told otherwise."""
    for _ in range(MOST):
        await reached_or_asked(people, reached)
        if reached():
            return
        person = next(person for person in people if answers(person))
        await press(person)
        await town.idle()
        if between:
            await between()
    raise AssertionError(f"not reached after {MOST} presses: {[desk(person) for person in people]}")


async def reached_or_asked(people: Sequence[Person], reached: Callable[[], bool]) -> None:
    """Wait, as people do, while the bot answers for seats: between two of its moves nobody is asked anything."""
    async with asyncio.timeout(PATIENCE):
        while not (reached() or any(map(answers, people))):  # noqa: ASYNC110 - another process sets no event here
            await asyncio.sleep(SOON)


def traders(people: Sequence[Person]) -> tuple[Person, Person] | None:
    """Two people on the trading floor who have cards enough for a deal, as their desks say."""
    able = [person for person in people if "Trade: the floor" in desk(person).text and offers(person)]
    return (able[0], able[1]) if len(able) > 1 else None


def offers(person: Person) -> list[str]:
    """The buttons on the desk that offer something to somebody."""
    return [label for label in desk(person).buttons if label.startswith("Offer to")]


def deal_card(person: Person) -> Seen:
    """The newest deal card in somebody's inbox."""
    return [one for one in person.inbox.all if one.text.startswith("**Deal with") and one.buttons][-1]


async def offered(town: Town, one: Person, other: Person) -> None:
    """RC-7.2.2: one offers all he has, the other answers with all he has, and so accepts."""
    label = next(label for label in offers(one) if label.endswith(other.name.title()))
    form = await one.click(desk(one), label)
    await one.submit_modal(form, cards=everything(form))
    await town.idle()
    await answer_offer(town, other)


async def answer_offer(town: Town, person: Person, button: str = "Answer…") -> None:
    """Put down all one has."""
    form = await person.click(deal_card(person), button)
    await person.submit_modal(form, cards=everything(form))
    await town.idle()


def everything(form: Modal) -> list[str]:
    """All cards that the form of an offer lists, each by its true name."""
    fields = [row["component"] for row in form.rows if "component" in row]
    options = next(one["options"] for one in fields if one["custom_id"] == "cards")
    return [option["value"] for option in options if option["value"].endswith("t")]


def read(person: Person) -> list[str]:
    """Everything in somebody's inbox, as it stands now."""
    return [one.text for one in person.inbox.all]


def asked(person: Person, question: str) -> bool:
    """Whether that question is on the desk."""
    return f"**{question}**" in desk(person).text


def turn_card(person: Person) -> Seen:
    """The card of the whole table."""
    return [one for one in person.channel("hall").all if "Board" in one.buttons][-1]


def log_of(person: Person, title: str = "Byrsa Hill") -> list[str]:
    """All lines of the log."""
    return [line for one in person.thread(f"Log: {title}").all for line in one.text.splitlines()]


async def last_asked(town: Town) -> Person:
    """Somebody whose answer all will read of, for all others have given theirs."""
    elissa, *others = await gather(town, "elissa", "hanno", "mago", pace="none", scenario="early")
    for person in others:
        await person.click(desk(person), quiet(desk(person)))
    await town.idle()
    return elissa
