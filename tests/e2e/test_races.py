"""Many presses at once: the same game as in some order, and nobody is left without an answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from loopback.reply import Reply
from tests.e2e.stage import Stage, own_stage
from tests.e2e.table import NAMES, answering, answers, deal_card, desk, everything, gather, offered

PRESSES = 64


async def at_once(*presses: Coroutine[Any, Any, Reply]) -> list[Reply]:
    """All of them; every one is answered."""
    replies = await asyncio.gather(*presses)
    assert all(reply.interaction.ack is not None for reply in replies)
    return list(replies)


async def journal(stage: Stage) -> list[tuple[Any, str, Any]]:
    (game,) = (await stage.truth()).values()
    return list(game["journal"])


async def state(stage: Stage) -> bytes:
    (game,) = (await stage.truth()).values()
    return bytes(game["state"])


def deals(stage_state: bytes) -> bool:
    return b'"deals":{}' not in stage_state


async def test_everybody_presses_at_once_and_again(stage: Stage, tmp_path: Path) -> None:
    """4 (17): one answer of each counts; the state is that of six presses one after the other."""
    people = await gather(stage.town, *NAMES, scenario="late")
    hands = [(person, desk(person), answers(person)[0]) for person in people]
    pressed = [hands[n % len(hands)] for n in range(PRESSES)]
    await at_once(*(person.click(card, label) for person, card, label in pressed))
    await stage.town.idle()
    counted = Counter(key for _, key, _ in await journal(stage) if "number=1" in key)
    assert set(counted.values()) == {1}
    assert len(counted) == len(people)
    async with own_stage(tmp_path) as calm:
        for person in await gather(calm.town, *NAMES, scenario="late"):
            await person.click(desk(person), answers(person)[0])
            await calm.town.idle()
        assert await state(calm) == await state(stage)


async def test_one_person_presses_different_answers_at_once(stage: Stage) -> None:
    """The first counts, whichever it is; the others are told that their card is out of date."""
    people = await gather(stage.town, *NAMES[:3], scenario="late")
    person = people[0]
    card, labels = desk(person), answers(person)
    replies = await at_once(*(person.click(card, label) for label in labels * 3))
    await stage.town.idle()
    assert len(await journal(stage)) == 1
    assert any("out of date" in reply.text for reply in replies)


async def test_a_double_press_counts_once(stage: Stage) -> None:
    people = await gather(stage.town, *NAMES[:3], scenario="late")
    card, label = desk(people[0]), answers(people[0])[0]
    await at_once(*(people[0].click(card, label) for _ in range(2)))
    await stage.town.idle()
    assert len(await journal(stage)) == 1


async def test_who_accepts_twice_at_once_settles_it_once(stage: Stage) -> None:
    """8.2: it is the turn of one; his two presses settle the deal once."""
    elissa, hanno, *_ = await stage.floor()
    await offered(stage.town, elissa, hanno)
    before = await state(stage)
    await at_once(*(elissa.click(deal_card(elissa), "Accept This Offer") for _ in range(2)))
    await stage.town.idle()
    assert not deals(await state(stage))
    assert await state(stage) != before


async def test_accepting_while_the_other_declines(stage: Stage) -> None:
    """Whoever is first: there is no deal, and nothing has moved."""
    elissa, hanno, *_ = await stage.floor()
    hands = await hands_of(stage)
    await offered(stage.town, elissa, hanno)
    form = await hanno.click(deal_card(hanno), "Decline…")
    await at_once(hanno.submit_modal(form), elissa.click(deal_card(elissa), "Accept This Offer"))
    await stage.town.idle()
    assert not deals(await state(stage))
    acts = [raw for _, key, raw in await journal(stage) if key.startswith("trade.deal")]
    moved = acts == ["accept.2"]
    assert moved or acts == ["withdraw"]
    assert (await hands_of(stage) != hands) == moved


async def hands_of(stage: Stage) -> dict[str, list[str]]:
    (row,) = await stage.bot.store.games()
    table = await stage.bot.surface.tables.table(row.id)
    return {seat: sorted(card.id for card in one.trade_cards) for seat, one in table.state.factions.items()}


async def test_countering_while_the_other_accepts(stage: Stage) -> None:
    """Whoever is first: either the answer is settled as it was, or another lies there that is not accepted yet."""
    elissa, hanno, *_ = await stage.floor()
    await offered(stage.town, elissa, hanno)
    form = await hanno.click(deal_card(hanno), "Change What You Give…")
    fewer = everything(form)[:-1]
    await at_once(hanno.submit_modal(form, cards=fewer), elissa.click(deal_card(elissa), "Accept This Offer"))
    await stage.town.idle()
    open_ = deals(await state(stage))
    acts = [raw for _, key, raw in await journal(stage) if key.startswith("trade.deal")]
    assert bool(open_) == (acts == [])
    if open_:
        assert "Accept This Offer" in deal_card(elissa).buttons
        assert "Accept This Offer" not in deal_card(hanno).buttons


async def test_commands_and_buttons_at_once(stage: Stage) -> None:
    """The same question, answered on the card, on the desk that was called and by a command: one answer counts."""
    people = await gather(stage.town, *NAMES[:3], scenario="late")
    person = people[0]
    called = await person.slash("/desk")
    senator = (await person.autocomplete("/setup trader", "senator"))[0]["value"]
    label = answering(called)[0]
    await at_once(
        person.click(desk(person), label),
        person.click(called, label),
        person.slash("/setup trader", senator=senator),
    )
    await stage.town.idle()
    assert len(await journal(stage)) == 1
