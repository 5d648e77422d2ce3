"""A whole Senate Phase: by buttons, by commands alone, and with all inboxes closed."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from loopback.person import Person
from loopback.reply import Modal, Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card
from tests.cogs.senate import vote_card
from tests.e2e.stage import Stage
from tests.e2e.table import QUESTION, answering, log_of, quiet

FOUR = ("elissa", "hanno", "mago", "gisco")
DEFAULT = re.compile(r"If you do nothing: (?P<answer>.+)\.$", re.MULTILINE)
PROPOSALS = {
    "senate.suffetes": ("Nominate Suffetes", "suffetes"),
    "senate.committee": ("Propose Committee Members", "committee"),
    "senate.governors": ("Propose Governors", "governors"),
    "senate.business": ("Minor Motion", "minor"),
}
SUBCOMMANDS = {
    "Name the Home Suffete": "home",
    "Choose the Home Suffete": "home",
    "Consent of": "consent",
    "Prosecutions": "prosecutions",
    "Prosecution of": "prosecute",
    "Last Word": "lastword",
    "Answer the Outcry": "silence",
    "Secret Bodyguards": "bodyguards",
    "Answer the Rebuke": "rebuke",
    "Choose a War": "ally",
    "Take a Senator": "recruit",
}
MOST = 400
MENU = 3
Desk = Callable[[Person], Awaitable[Seen]]
Answerer = Callable[["Sitting", Person, str], Awaitable[object]]


class Sitting:
    """Four people in the Senate."""

    def __init__(self, stage: Stage, people: list[Person], desk: Desk) -> None:
        self.stage, self.people, self.desk = stage, people, desk
        self.hall = Hall(stage.town, stage.bot, stage.time, people)
        self.praised = False

    async def convene(self) -> None:
        """A game whose first turn has come to the Senate by defaults."""
        await self.hall.begin(pace="none")
        await self.hall.skip_to("senate.suffetes")

    async def step(self) -> str:
        """Where the game is."""
        table = await self.stage.bot.surface.tables.table(self.hall.game)
        return str(table.state.step)

    async def run(self, answer: Answerer) -> None:
        """Everybody answers what his desk asks until the Senate is over."""
        for _ in range(MOST):
            for person in self.people:
                if question := QUESTION.search((await self.desk(person)).text):
                    await answer(self, person, question["label"])
                    await self.settle()
                if not (await self.step()).startswith("senate."):
                    return
        raise AssertionError(f"the Senate does not end: {await self.step()}")

    async def settle(self) -> None:
        """All that follows, Vote cards included."""
        await self.stage.town.idle()
        self.stage.time.move(timedelta(seconds=2))
        await self.stage.town.idle()


# By buttons


async def in_the_inbox(person: Person) -> Seen:
    """The newest decision card."""
    return card(person)


async def pressed(sitting: Sitting, person: Person, label: str) -> None:
    """Propose by forms, vote on the Vote card, take the quiet answer to the rest."""
    if label.startswith("Vote on No."):
        reply = await person.click(vote_card(person), "Yea")
        assert "✔ Vote on No." in reply.followups[-1].text
    elif label == "The Floor":
        await proposed(sitting, person)
    else:
        desk = await sitting.desk(person)
        await person.click(desk, quiet(desk))


async def pressed_on_the_desk(sitting: Sitting, person: Person, label: str) -> None:
    """The same, but nothing is done anywhere else than on the desk."""
    if label.startswith("Vote on No."):
        await person.click(await sitting.desk(person), "Yea")
    else:
        await pressed(sitting, person, label)


async def proposed(sitting: Sitting, person: Person) -> None:
    """A proposal of the step, once in other business; then the Senate is adjourned."""
    step, desk = await sitting.step(), await sitting.desk(person)
    if step == "senate.business" and sitting.praised:
        await person.click(desk, next(one for one in ("Adjourn the Senate", *answering(desk)) if one in desk.buttons))
        return
    sitting.praised = step == "senate.business"
    form = await chosen(person, desk, PROPOSALS[step][0])
    if isinstance(form, Modal):
        reply = await person.submit_modal(form, **filled(form, step))
    else:
        reply = await stepped(person, form)
    assert "✔" in reply.text, reply.text


async def chosen(person: Person, desk: Seen, label: str) -> Reply:
    """A proposal of the menu, or a button."""
    if label in desk.buttons:
        return await person.click(desk, label)
    menus = [one for one in desk.components if one["type"] == MENU]
    menu = next(one for one in menus if any(option["label"] == label for option in one["options"]))
    return await person.select(desk, label, custom_id=menu["custom_id"])


async def stepped(person: Person, panel: Reply) -> Reply:
    """The first that fits, in one list of the card after the other; then it is proposed."""
    while "Propose It" not in panel.buttons:
        menus = [one for one in panel.components if one["type"] == MENU and ":step:" in one["custom_id"]]
        menu = next(one for one in menus if not any(option.get("default") for option in one["options"]))
        panel = await person.select(panel, menu["options"][0]["label"], custom_id=menu["custom_id"])
    return await person.click(panel, "Propose It")


def filled(form: Modal, step: str) -> dict[str, Any]:
    """Somebody for the first post; words."""
    names = [part["component"]["custom_id"] for part in form.rows]
    if step == "senate.business":
        return {names[0]: "Praise for the Senate"}
    return {name: "1" if name == names[0] else "0" for name in names}


# By commands alone


async def by_command(person: Person) -> Seen:
    """The desk."""
    desk = (await person.slash("/desk")).message
    assert desk is not None
    return desk


async def typed(sitting: Sitting, person: Person, label: str) -> None:
    """Whatever is asked is answered by a command."""
    if label.startswith("Vote on No."):
        reply = await person.slash("/senate vote", voice="Yea")
    elif label == "The Floor":
        reply = await spoken(sitting, person)
    else:
        path = next(found for start, found in SUBCOMMANDS.items() if label.startswith(start))
        text = (await sitting.desk(person)).text
        default = DEFAULT.search(text[text.index(f"**{label}**") :])
        assert default
        reply = await person.slash(f"/senate {path}", answer=default["answer"])
    assert "✔" in reply.text, (label, reply.text)


async def spoken(sitting: Sitting, person: Person) -> Reply:
    """A proposal of the step by command."""
    step = await sitting.step()
    kind = PROPOSALS[step][1]
    if step == "senate.business":
        again, sitting.praised = sitting.praised, True
        return await (
            person.slash("/senate floor", answer="Adjourn the Senate")
            if again
            else person.slash("/senate propose", kind="minor", terms="Praise for the Senate")
        )
    terms = [one["value"] for one in await person.autocomplete("/senate propose", "terms", kind=kind)]
    wanted = ", ".join(terms[:2]) if step == "senate.suffetes" else terms[0]
    return await person.slash("/senate propose", kind=kind, terms=wanted)


# The tests


def has_met(people: list[Person]) -> None:
    """The Senate has elected, praised and adjourned; every vote is told, and no card has buttons any more."""
    log = "\n".join(log_of(people[0]))
    assert "(election of Suffetes) passes" in log
    assert "(minor motion) passes" in log
    assert "The Senate is adjourned by its magistrate." in log
    assert log.count("lets the floor pass") == 0
    cards = [one for one in people[0].channel("hall").all if one.text.startswith("## Motion no.")]
    assert cards
    assert not [one for one in cards if one.buttons]


async def test_a_senate_by_buttons(stage: Stage) -> None:
    people = await stage.town.people(*FOUR)
    sitting = Sitting(stage, people, in_the_inbox)
    await sitting.convene()
    await sitting.run(pressed)
    has_met(people)


async def test_a_senate_by_commands_alone(stage: Stage) -> None:
    """Not one button is pressed in the Senate."""
    people = await stage.town.people(*FOUR)
    sitting = Sitting(stage, people, by_command)
    await sitting.convene()
    before = len(stage.town.transcript.lines)
    await sitting.run(typed)
    has_met(people)
    assert not [line for line in stage.town.transcript.lines[before:] if " presses " in line]


async def test_a_senate_with_closed_inboxes(stage: Stage) -> None:
    """Everything is on the desk; the votes too."""
    stage.town.allow(50007)
    people = await stage.town.people(*FOUR)
    for person in people:
        person.close_dms()
    sitting = Sitting(stage, people, by_command)
    await sitting.convene()
    await sitting.run(pressed_on_the_desk)
    has_met(people)
    assert not any(person.inbox.all for person in people)
