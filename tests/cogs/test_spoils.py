"""Spoils that the State might not be able to pay for: asked again on Discord, by button and by command."""

from __future__ import annotations

import pytest

from games.carthage.state import Carthage
from tests.clauses import clause
from tests.cogs.conftest import Hall, card
from tests.cogs.senate import sit
from tests.games.carthage.test_rc6_provinces import SARDINIA, one_province
from tests.games.carthage.test_rc6_spoils import holding


@clause("RC-6.8.2")
@pytest.mark.parametrize("way", ["button", "command"])
async def test_who_has_said_he_takes_spoils_learns_what_the_state_has(hall: Hall, way: str) -> None:
    """The dice are 1: the State pays 2T."""
    await sit(hall, "revenue.provinces", one_province(SARDINIA, also=holding(1)), loaded)
    elissa = next(iter(hall.people))
    asked = card(elissa).text
    assert "The State Treasury holds 1T and pays the loss if the roll is below 0: at worst 2T." in asked
    assert "Does the Governor of Sardinia-Corsica still roll for spoils?" in asked
    if way == "button":
        await elissa.click(card(elissa), "Roll")
    else:
        assert [one["name"] for one in await elissa.autocomplete("/revenue insist", "choice")] == [
            "Roll",
            "Take No Spoils",
        ]
        await elissa.slash("/revenue insist", choice="Roll")
    await hall.town.idle()
    told = "\n".join(one.text for one in elissa.channel("hall").all)
    assert "rolls 1 for spoils of Sardinia-Corsica: a loss: the State pays 2T." in told


def loaded(g: Carthage) -> None:
    """The lowest roll."""
    g.dice.loaded = {f"spoils.{SARDINIA}": [1]}
