"""A programme composed by hand, and all that can be said on its docket, by presses."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.app.demo.fingers import Fingers
from bot.fronts import FRONTS
from games.carthage.bench import add_war, enlist
from games.kernel import Dice
from games.kernel.dice import DicePicker
from loopback.person import Person
from loopback.reply import Reply
from tests.clauses import clause
from tests.cogs.conftest import Hall, card
from tests.cogs.counting import Counting
from tests.cogs.forging import forged
from tests.cogs.senate import meant, sit, vote_card
from tests.cogs.test_plans import fill, log, use
from tests.games.carthage.forum import purse

PROGRAMME, DOCKET = "senate.programme", "senate.docket"
HOLDS = ["None", "After motion 1", "After motion 2", "Before the adjournment"]
PRAISES = [[{"kind": "minor", "terms": {"text": text}} for text in some] for some in (("1", "2"), ("3",))]


async def choose(hall: Hall, person: Person, act: str, label: str) -> Reply:
    """An entry of a menu on his newest card, of the first that has it."""
    shown = card(person)
    found = [str(one["custom_id"]) for one in shown.components if "options" in one]
    menu = next(one for one in found if one.split(":")[4] == act and label in shown.options(one))
    reply = await person.select(shown, label, custom_id=menu)
    await hall.town.idle()
    return reply


def offered(person: Person, act: str) -> list[str]:
    """The entries of all menus of his newest card that do this."""
    shown = card(person)
    found = [str(one["custom_id"]) for one in shown.components if "options" in one]
    return [label for one in found if one.split(":")[4] == act for label in shown.options(one)]


async def add(hall: Hall, person: Person, kind: str, **typed: Any) -> Reply:
    """A motion of this kind, by its form."""
    reply = await person.submit_modal(await choose(hall, person, "motionadd", kind), **typed)
    await hall.town.idle()
    hall.bot.reception.last.clear()  # a moment later the same motion may be chosen again
    return reply


async def composing(hall: Hall, *changes: Any) -> Person:
    """The first person presides, and begins with nothing."""
    await sit(hall, "senate.business", *changes, rounds=False)
    elissa = hall.people[0]
    await use(hall, elissa, PROGRAMME, "byhand")
    return elissa


async def announced(hall: Hall, *texts: str) -> list[Person]:
    """The first person announces minor motions, and then adjourns; the others."""
    elissa = await composing(hall, purse(5, 10))
    for text in texts:
        await add(hall, elissa, "Minor Motion", f0=text)
    await use(hall, elissa, PROGRAMME, "atend", "adjourn")
    await use(hall, elissa, PROGRAMME, "keep")
    return list(hall.people[1:])


async def words(hall: Hall) -> Any:
    """What the first person has announced, or prepared, as the table knows it."""
    elissa = hall.people[0]
    posted = await hall.posted(elissa, PROGRAMME)
    look = await hall.bot.surface.look_as(hall.game, elissa.id)
    assert look
    return look.drafts.get(posted.ref) or posted.proposal


# The programme


async def test_a_programme_is_composed_over_many_presses(hall: Hall) -> None:
    """Each motion by the form it is proposed with; then what stands in its place, and in which order."""
    elissa = await composing(hall)
    await add(hall, elissa, "Minor Motion", f0="Praise for Mago")
    await add(hall, elissa, "Raise and Disband Units", **{"raise": "Fleet 2"})
    assert "1. say: “Praise for Mago”\n2. raise 2 Fleets" in card(elissa).text
    await choose(hall, elissa, "motionpick", "2. raise 2 Fleets")
    await add(hall, elissa, "Raise and Disband Units", **{"raise": "Fleet 1"})
    assert "\n  - 2.1. raise 1 Fleet" in card(elissa).text
    await choose(hall, elissa, "motionpick", "2. raise 2 Fleets")
    await use(hall, elissa, PROGRAMME, "motionup")
    assert card(elissa).text.count("1. raise 2 Fleets") == 1, "by itself, on its own page"
    await use(hall, elissa, PROGRAMME, "page", "0")
    assert "1.1. raise 1 Fleet\n2. say: “Praise for Mago”" in card(elissa).text
    await use(hall, elissa, PROGRAMME, "keep")
    told = "✔ Programme: raise 2 Fleets (and another if it fails); say: “Praise for Mago”; then "
    assert told in card(elissa).text
    assert [[one["kind"] for one in motion] for motion in (await words(hall))["motions"]] == [["units"] * 2, ["minor"]]


async def test_a_motion_is_changed_and_left_out(hall: Hall) -> None:
    """Its form opens as it was filled in; what stands in its place goes with it."""
    elissa = await composing(hall)
    await add(hall, elissa, "Minor Motion", f0="Praise for Mago")
    await choose(hall, elissa, "motionpick", "1. say: “Praise for Mago”")
    await add(hall, elissa, "Minor Motion", f0="Blame for Mago")
    await choose(hall, elissa, "motionpick", "1.1. say: “Blame for Mago”")
    form = await use(hall, elissa, PROGRAMME, "motionform")
    assert form.modal is not None
    assert "'Blame for Mago'" in str(form.modal.form)
    await elissa.submit_modal(form, f0="Blame for Hanno")
    assert "1.1. say: “Blame for Hanno”" in card(elissa).text
    await use(hall, elissa, PROGRAMME, "page", "0")
    await choose(hall, elissa, "motionpick", "1. say: “Praise for Mago”")
    await use(hall, elissa, PROGRAMME, "motionout")
    assert (await words(hall))["motions"] == []
    assert offered(elissa, "motionpick") == []


async def test_forces_are_sent_order_by_order(hall: Hall) -> None:
    """RC-9.6: the same menus and forms as of the proposal itself."""
    elissa = await composing(hall)
    await choose(hall, elissa, "motionadd", "Send Forces")
    assert "1. nothing yet" in card(elissa).text
    assert "It cannot be announced like this: " in card(elissa).text
    first = offered(elissa, "motionorder")[0]
    form = await choose(hall, elissa, "motionorder", first)
    refused = await elissa.submit_modal(form, legions="Elephants 40")
    assert "Elephants" in refused.text
    assert "1. nothing yet" in card(elissa).text, "a bad press loses nothing"
    await elissa.submit_modal(await choose(hall, elissa, "motionorder", first), legions="all")
    assert "It cannot be announced like this: " not in card(elissa).text
    assert "1. send " in card(elissa).text
    await use(hall, elissa, PROGRAMME, "motionunorder")
    assert "1. nothing yet" in card(elissa).text
    assert (await words(hall))["motions"] == [[{"kind": "forces", "terms": {"movements": []}}]]


async def test_what_cannot_be_announced_stays_prepared(hall: Hall) -> None:
    """RC-9.5.6: the card says why, and so does the refusal; nothing of it is lost."""
    elissa = await composing(hall)
    await add(hall, elissa, "Minor Motion", f0="Praise for Mago")
    await choose(hall, elissa, "motionadd", "Send Forces")
    await use(hall, elissa, PROGRAMME, "page", "0")
    before = await words(hall)
    refused = await use(hall, elissa, PROGRAMME, "keep")
    assert "Nothing was changed" in refused.text
    assert await words(hall) == before
    assert (await hall.posted(elissa, PROGRAMME)).decision.awaited
    assert "1. say: “Praise for Mago”\n2. nothing yet\n-# It cannot be announced like this: " in card(elissa).text


@clause("RC-9.0.9")
async def test_his_own_faction_votes_as_he_has_said(hall: Hall) -> None:
    """Money beyond the purse is refused with its clause, and the form opens with what was typed."""
    elissa = await composing(hall, purse(5, 1))
    await add(hall, elissa, "Minor Motion", f0="Praise for Mago")
    await use(hall, elissa, PROGRAMME, "page", "200")
    refused = await fill(hall, elissa, PROGRAMME, "ownvotes", bought="Mago 9")
    assert "Mago can buy at most 5 votes: his purse holds 5T (RC-9.0.10)." in refused.text
    form = await use(hall, elissa, PROGRAMME, "ownvotes")
    assert form.modal is not None
    assert "'Mago 9'" in str(form.modal.form)
    await elissa.submit_modal(form, bought="Mago 3")
    assert "They are cast on each of your motions: Yea; Mago buys 3." in card(elissa).text
    await use(hall, elissa, PROGRAMME, "page", "0")
    await use(hall, elissa, PROGRAMME, "keep")
    for person in hall.people[1:]:
        await use(hall, person, DOCKET, "keep")
    assert "- Bought votes: Yea 3 by " in vote_card(elissa).text


async def test_what_has_been_put_is_told_and_stays(hall: Hall) -> None:
    """RC-9.0.6: while it is carried out the rest may be changed, and only the rest."""
    elissa = hall.people[0]
    hanno, *others = await announced(hall, "Praise for Mago", "Praise for Bomilcar")
    await choose(hall, hanno, "docketsays", "2: Ask me when it is called")
    for person in (hanno, *others):
        await use(hall, person, DOCKET, "keep")
    desk = await elissa.slash("/senate programme")
    assert "1. say: “Praise for Mago” (✔ passed)\n2. say: “Praise for Bomilcar” (is being voted on)" in desk.text
    shown = await elissa.click(desk, "I Propose One by One")
    assert "“Praise for Mago” (✔ passed)" in shown.text
    assert "“Praise for Bomilcar” (is being voted on)" in shown.text
    assert "It cannot be announced like this" not in shown.text


@clause("RC-9.0.16")
async def test_a_pause_is_wished_beside_the_votes(hall: Hall) -> None:
    """After a motion, by its place, or before the adjournment."""
    hanno, *_ = await announced(hall, "Praise for Mago", "Praise for Bomilcar")
    assert offered(hanno, "aside") == [f"Pause of the Senate: {one}" for one in HOLDS]
    await choose(hall, hanno, "aside", "Pause of the Senate: After motion 1")
    await use(hall, hanno, DOCKET, "keep")
    assert " · pause after 1." in card(hanno).text


async def test_a_draft_is_composed_like_a_programme(hall: Hall) -> None:
    """Who may preside in the next part: what he says is not announced yet."""
    await sit(hall, "senate.suffetes", rounds=False)
    elissa = hall.people[0]
    await use(hall, elissa, PROGRAMME, "keep")
    posted = await hall.posted(elissa, "senate.draft")
    assert "If all others vote against a motion: Step Down" in offered(elissa, "aside")
    raw = {**posted.proposal, "end": "go-on", "rebuke": "step-down"}
    assert meant(await given(hall, elissa, "senate.draft", raw)) == meant(raw)


# Whatever may be said


class Unwatched:
    """Nobody notes what people do."""

    def deed(self, *_: object) -> None:
        """A press."""


async def given(hall: Hall, person: Person, kind: str, raw: Any) -> Any:
    """What the table has understood when he says this by presses alone."""
    steps = FRONTS["carthage"].demonstration
    assert steps
    fingers = Fingers(person, hall.bot.surface, hall.game, Unwatched(), steps.steps)
    await fingers.give(await hall.posted(person, kind), raw)
    await hall.town.idle()
    hall.bot.reception.last.clear()
    table = await hall.bot.surface.tables.table(hall.game)
    seat = await hall.seat(person)
    return [one.raw for one in table.plans if one.kind == kind and one.seat == seat][-1]


@clause("RC-9.6.1")
async def test_a_sort_of_legions_of_which_none_goes_is_as_good_as_unsaid(hall: Hall) -> None:
    """What is drawn at random names every sort; by presses only those that go are named, and it means the same."""
    changes = [partial(add_war, name="conquest-of-tunisia"), partial(enlist, kind="celtiberians")]
    await sit(hall, "senate.business", *changes, rounds=False)
    elissa = hall.people[0]
    posted = await hall.posted(elissa, PROGRAMME)

    def sent(legions: dict[str, int]) -> Any:
        order = {"order": "send", "at": "conquest-of-tunisia", "commanders": ["fam-mago"], "legions": legions}
        forces = {"kind": "forces", "terms": {"movements": [{**order, "fleets": 0}]}}
        return {**posted.proposal, "motions": [[forces]]}

    said = sent({"carthaginian": 1, "celtiberians": 0})
    heard = await given(hall, elissa, PROGRAMME, said)
    assert heard["motions"] == sent({"carthaginian": 1})["motions"]
    assert meant(said) == meant(heard) != meant(sent({"carthaginian": 1, "celtiberians": 1}))


@pytest.mark.slow
@pytest.mark.parametrize("step", ["senate.suffetes", "senate.business"])
async def test_every_programme_and_docket_can_be_said_by_presses(hall: Hall, step: str) -> None:
    """17.2: what is drawn at random, with all that stands in the place of something, and what is said to it."""
    await sit(hall, step, purse(5, 10), rounds=False)
    elissa, hanno, *_ = hall.people
    pick, first = DicePicker(Dice(step)), (await hall.posted(elissa, PROGRAMME)).proposal
    for _ in range(3):
        sample = (await hall.posted(elissa, PROGRAMME)).decision.choice.sample
        raw = next(one for one in iter(partial(sample, pick), None) if one["motions"])
        assert meant(await given(hall, elissa, PROGRAMME, raw)) == meant(raw)
    raw = {**first, "motions": first["motions"] or PRAISES}
    assert meant(await given(hall, elissa, PROGRAMME, raw)) == meant(raw)
    for _ in range(6):
        raw = (await hall.posted(hanno, DOCKET)).decision.choice.sample(pick)
        assert meant(await given(hall, hanno, DOCKET, raw)) == meant(raw)


# The docket


@clause("RC-9.0.10")
async def test_a_docket_says_all_that_a_sheet_says(hall: Hall) -> None:
    """Behind `More…`: who votes otherwise, bought votes; a refusal loses nothing that was typed."""
    hanno, *others = await announced(hall, "Praise for Mago", "Praise for Bomilcar")
    await choose(hall, hanno, "docketsays", "2: More…")
    assert "2. say: “Praise for Bomilcar”: **" in card(hanno).text
    assert "1. say" not in card(hanno).text
    await use(hall, hanno, DOCKET, "docketvoice", "1.1")
    refused = await fill(hall, hanno, DOCKET, "docketmore", but="Adherbal yea", bought="Adherbal 6")
    assert "Adherbal can buy at most 5 votes: his purse holds 5T (RC-9.0.10)." in refused.text
    form = await use(hall, hanno, DOCKET, "docketmore")
    assert form.modal is not None
    assert "'Adherbal 6'" in str(form.modal.form)
    await hanno.submit_modal(form, but="Adherbal yea", bought="Adherbal 3")
    assert "2. say: “Praise for Bomilcar”: **Nay; Adherbal yea; Adherbal buys 3**" in card(hanno).text
    await use(hall, hanno, DOCKET, "page", "0")
    await choose(hall, hanno, "docketsays", "1: Abstain")
    await use(hall, hanno, DOCKET, "keep")
    assert "✔ Docket: 1: Abstain · 2: Nay; Adherbal yea; Adherbal buys 3." in card(hanno).text
    for person in others:
        await use(hall, person, DOCKET, "keep")
    assert "- ▲ Hanno: Yea 2 and Nay 2" in vote_card(hanno).text
    assert "- Bought votes: Yea 3 by ▲ Hanno" in vote_card(hanno).text


@clause("RC-9.0.10")
@pytest.mark.parametrize(("how", "before"), [("2: Yea", 5), ("", 6)])
async def test_bought_votes_are_said_of_a_motion_in_few_presses(hall: Hall, how: str, before: int) -> None:
    """From its menu at once to the form, which says what is prepared, and back to the list; then one press for all."""
    hanno = Counting((await announced(hall, "Praise for Mago", "Praise for Bomilcar"))[0])
    if how:
        await choose(hall, hanno, "docketsays", how)
    hanno.presses = 0
    form = await choose(hall, hanno, "docketsays", "2: Exceptions and bought votes…")
    assert form.modal is not None
    assert "'Adherbal 0" in str(form.modal.form)
    await hanno.submit_modal(form, voice="0", bought="Adherbal 3")
    assert "2. say: “Praise for Bomilcar”: **Yea; Adherbal buys 3**" in card(hanno).text
    assert "1. say: “Praise for Mago”: **" in card(hanno).text, "the list, not the motion by itself"
    await use(hall, hanno, DOCKET, "keep")
    assert "2: Yea; Adherbal buys 3." in card(hanno).text
    assert hanno.presses == before


@clause("RC-9.0.10")
async def test_a_refused_form_of_the_list_loses_nothing(hall: Hall) -> None:
    """What was typed stands in it when it is opened again, and one comes back to the list."""
    hanno, *_ = await announced(hall, "Praise for Mago")
    form = await choose(hall, hanno, "docketsays", "1: Exceptions and bought votes…")
    refused = await hanno.submit_modal(form, voice="2", bought="Adherbal 1")
    assert "(RC-9.0.10)" in refused.text
    again = await hanno.click(refused.message, "Try Again")
    assert again.modal is not None
    assert "'Adherbal 1" in str(again.modal.form)
    await hanno.submit_modal(again, voice="1")
    assert "1. say: “Praise for Mago”: **Nay; Adherbal buys 1**" in card(hanno).text
    assert offered(hanno, "docketsays"), "the list, not the motion by itself"


@clause("RC-9.0.9")
async def test_a_vote_may_depend_on_an_earlier_motion(hall: Hall) -> None:
    """The condition names it by its place; what it hangs on is known when its turn comes."""
    hanno, *others = await announced(hall, "Praise for Mago", "Praise for Bomilcar")
    await choose(hall, hanno, "docketsays", "2: More…")
    await use(hall, hanno, DOCKET, "docketvoice", "1.0")
    assert offered(hanno, "docketgiven") == [
        "Whatever becomes of the others", "Only if 1 has passed", "Only if 1 has not passed",
    ]  # fmt: skip
    await choose(hall, hanno, "docketgiven", "Only if 1 has not passed")
    await choose(hall, hanno, "docketother", "Where the condition does not hold: Nay")
    await use(hall, hanno, DOCKET, "keep")
    assert "2: Yea, only if 1 has not passed; else Nay" in card(hanno).text
    for person in others:
        await choose(hall, person, "docketsays", "1: Yea")
        await use(hall, person, DOCKET, "keep")
    assert "Motion no. 1 (minor motion) passes" in log(hall)
    assert "- ▲ Hanno: Nay 4" in vote_card(hanno).text


async def test_a_veto_is_one_choice_and_stands_on_the_card_of_the_motion(hall: Hall) -> None:
    hanno, *_ = await announced(hall, "Praise for Mago")
    await choose(hall, hanno, "docketsays", "1: Nay; veto at once")
    assert "1. say: “Praise for Mago”: **Nay; veto at once**" in card(hanno).text
    await choose(hall, hanno, "docketsays", "1: More…")
    await choose(hall, hanno, "docketveto", "Veto: Never")
    assert "1. say: “Praise for Mago”: **Nay**" in card(hanno).text


async def test_who_is_home_suffete_is_said_beside_the_votes(hall: Hall) -> None:
    await sit(hall, "senate.suffetes", rounds=False)
    elissa, hanno, *_ = hall.people
    await choose(hall, elissa, "aside", "Home Suffete: Let the dice decide")
    await choose(hall, elissa, "aside", "If all others vote against a motion: Step Down")
    raw = await words(hall)
    assert (raw["home"], raw["rebuke"]) == ("roll", "step-down")
    await use(hall, elissa, PROGRAMME, "keep")
    await choose(hall, hanno, "aside", "Home Suffete: The other of the pair")
    await use(hall, hanno, DOCKET, "keep")
    assert (await hall.posted(hanno, DOCKET)).proposal["home"] == "other"


@pytest.mark.parametrize(
    ("act", "arg"),
    [("motionup", "9"), ("motionout", "x"), ("motionform", "7.0"), ("motionunorder", "4"), ("ownvoice", "9")],
)
async def test_a_press_on_what_is_there_no_more_changes_nothing(hall: Hall, act: str, arg: str) -> None:
    elissa = await composing(hall)
    before = await words(hall)
    posted = await hall.posted(elissa, PROGRAMME)
    await forged(elissa, card(elissa), f"b1:{hall.game}:{posted.ref}:{posted.rev}:{act}:{arg}")
    assert await words(hall) == before
