"""RC-7.2.2: a hand that is too large for a list of all cards can be traded, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from loopback import controls
from loopback.person import Person
from loopback.reply import Modal
from tests.cogs.conftest import Hall, card

COMMON = ("ochre", "iron", "salt", "grain", "wine")


async def holding(hall: Hall, person: Person, most: int, *kinds: str) -> list[str]:
    """So many trade cards in all, the new ones of these commodities, or of any."""
    tables, seat = hall.bot.surface.tables, await hall.seat(person)
    state: Any = (await tables.table(hall.game)).state
    free = [one for stack in state.stacks.values() for one in stack.cards if one.commodity in kinds or not kinds]
    for one in free[: most - len(state.factions[seat].trade_cards)]:
        await tables.rule(hall.game, "give-trade-card", {"seat": seat, "card": one.id})
    await hall.town.idle()
    state = (await tables.table(hall.game)).state
    assert len(state.factions[seat].trade_cards) == most
    return [one.id for one in state.factions[seat].trade_cards]


async def offering(giver: Person, taker: Person) -> Modal:
    """The form of an offer."""
    label = next(one for one in card(giver).buttons if one.startswith("Offer to") and taker.name.title() in one)
    modal = await giver.click(card(giver), label)
    assert isinstance(modal, Modal), modal.text
    return modal


def cards_field(modal: Modal) -> Any:
    return next(one for _, one in controls.fields(modal.form) if one["custom_id"] == "cards")


async def put(hall: Hall, person: Person) -> Sequence[str]:
    """The cards he has put down."""
    table = await hall.bot.surface.tables.table(hall.game)
    view: Any = table.view(await hall.seat(person))
    return [one.partition(".")[0] for one in view.deals[-1].sides[await hall.seat(person)].cards]


async def test_cards_of_a_large_hand_are_picked_from_a_list_one_of_each_kind_as_something_else(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    held = await holding(hall, elissa, 14, *COMMON)
    field = cards_field(await offering(elissa, hanno))
    values = [one["value"] for one in field["options"]]
    kinds = [[held[int(value[:-1])].partition(".")[0] for value in values if value.endswith(way)] for way in "ts"]
    assert len(values) <= 25
    assert sorted(kinds[0]) == sorted(one.partition(".")[0] for one in held)
    assert sorted(kinds[1]) == sorted(set(kinds[0]))


async def test_a_hand_too_large_for_any_list_is_typed_and_answered_with_one_as_large(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    for person in (elissa, hanno):
        await holding(hall, person, 22)
    modal = await offering(elissa, hanno)
    assert cards_field(modal)["type"] == controls.TEXT_INPUT
    refused = await elissa.submit_modal(modal, {"cards": "2 Ochre (9 Ochre) 1 Iron"})
    assert "of Ochre. Nothing was changed" in refused.text
    await elissa.submit_modal(await offering(elissa, hanno), {"cards": "2 Ochre (1 Iron)"})
    await hall.town.idle()
    assert sorted(await put(hall, elissa)) == ["iron", "ochre", "ochre"]
    deal = next(one for one in reversed(hanno.inbox.all) if "**Deal with" in one.text)
    assert "Ochre" in deal.text
    assert "Iron" not in deal.text.partition("You")[0]
    answer = await hanno.click(deal, "Answer…")
    assert isinstance(answer, Modal), answer.text
