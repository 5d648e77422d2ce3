"""Battles and expeditions on Discord: the cards before and after the dice, the commands, the odds."""

from __future__ import annotations

import re
from typing import Any

from games.carthage.state import Carthage
from loopback.person import Person
from loopback.seen import Seen
from tests.clauses import clause
from tests.cogs.conftest import Hall, card
from tests.cogs.senate import Change, sit
from tests.games.carthage.combat import MASSILIA, NOBODY, TUNISIA, event, expedition, force
from tests.games.carthage.forum import holds, three
from tests.games.carthage.play import places

BAND = "ligurian-band"


def dice(**rolls: list[int]) -> Change:
    """These dice fall, and no chit strikes a commander."""

    def change(g: Carthage) -> None:
        loaded = {name.replace("__", ".").replace("_", "-"): numbers for name, numbers in rolls.items()}
        g.dice.loaded = {"battle.chits": places(NOBODY), "exploration.chits": places(NOBODY), **loaded}

    return change


async def fight(hall: Hall, *changes: Change, step: str = "combat.explorations") -> list[Person]:
    """Begin at the Combat Phase; the people in the order of the seats: ◆ ▲ ● ■."""
    await sit(hall, step, *changes)
    return list(hall.people)


def battle_cards(person: Person) -> list[Seen]:
    """All battle cards in the channel."""
    return [one for one in person.channel("hall").all if one.text.startswith("⚔️ **")]


@clause("RC-10.2.1", "RC-10.2.3", "RC-1.5e")
async def test_a_battle_card_shows_the_odds_and_then_what_the_dice_came_to(hall: Hall) -> None:
    rolls = dice(battle__conquest_of_tunisia=three(17), battle__mercenaries=[2])
    elissa, hanno, *_ = await fight(hall, force(TUNISIA, 9, legions=4), holds("diamond", BAND), rolls)
    (before,) = battle_cards(hanno)
    assert "Conquest of Tunisia**, on land; Bomilcar commanding" in before.text
    assert "Carthage: 4 in legions + MIL 3 = **7**" in before.text
    assert "The War: **7**" in before.text
    assert "Dice that are a Disaster: 9; a Standoff: 11 and 14." in before.text
    assert "Odds: Victory **9%**" in before.text
    assert "Victory" not in before.text.split("Odds:")[1].split("Standoff")[1], "the dice have not fallen"
    asked = card(elissa).text
    assert "Which mercenary card do you play before the battle of Bomilcar?" in asked
    assert "7 against 7" in asked
    assert "Victory 9% → 27%, its failing roll included" in asked
    told = await elissa.slash("/combat mercenaries", card="Ligurian Band")
    assert "✔ Hire Mercenaries: Ligurian Band." in told.text
    await hall.town.idle()
    (after,) = battle_cards(hanno)
    assert after.id == before.id, "the same message"
    assert "plays Ligurian Band against the Conquest of Tunisia: it brings the force 3 in strength" in after.text
    assert "= 17, 10 against 7: total 20: **Victory**. Nothing is lost." in after.text
    assert "Bomilcar gains 4 INF and 4 POP" in after.text
    won = "✔ The Conquest of Tunisia is won. Spoils for the State: 15T."
    assert won in after.text
    assert [won in one.text for one in hanno.channel("hall").all].count(True) == 1, "nobody is told twice"


@clause("RC-10.2.7")
async def test_landing_by_command_and_by_button(hall: Hall) -> None:
    rolls = dice(battle__massilian_war=[*three(13), *three(18)])
    elissa, *_ = await fight(hall, force(MASSILIA, 9, legions=4, fleets=9), rolls)
    at_sea, on_land = battle_cards(elissa)
    assert "Carthage: 9 Fleets + MIL 3 = **12**" in at_sea.text
    assert "Massilian War has a Naval Victory marker" in at_sea.text
    assert "Odds" in on_land.text
    assert "Does Bomilcar attack on land at once?" in card(elissa).text
    choices = [one["name"] for one in await elissa.autocomplete("/combat landing", "choice")]
    assert choices == ["Attack on Land", "Wait"]
    attack = next(one for one in card(elissa).buttons if re.fullmatch(r"Attack on Land · win \d+%", one))
    assert "✔ Land or Wait: Attack on Land." in (await elissa.click(card(elissa), attack)).text
    await hall.town.idle()
    assert "✔ Hire Mercenaries: Play None" in (await elissa.slash("/combat mercenaries", card="Play None")).text
    await hall.town.idle()
    assert "**Victory**" in battle_cards(elissa)[1].text


@clause("RC-10.1.1b", "RC-10.1.4")
async def test_an_expedition_by_command(hall: Hall) -> None:
    rolls = dice(exploration__west_african_coast=three(10), exploration__losses=[5])
    *_, gisco = await fight(hall, expedition("west-african-coast", 4, 5, 25), rolls)
    asked = card(gisco).text
    assert "The expedition of Ithobal loses 5 units. How many of them are Caravans?" in asked
    assert "West African Coast: 5 Caravans and 25 Trade Fleets." in asked
    wrong = await gisco.slash("/combat losses", caravans="9")
    assert "✔" not in wrong.text
    assert "✔ Split the Losses: 2." in (await gisco.slash("/combat losses", caravans="2")).text
    await hall.town.idle()
    asked = card(gisco).text
    assert "Does Ithobal go on after Raiders, or does he return?" in asked
    assert "3 Caravans and 22 Trade Fleets" in asked
    assert "3 dice −1: Success **16%**" in asked
    assert [one for one in card(gisco).buttons if re.fullmatch(r"Go On · find 16%, lost \d+%", one)]
    assert "✔ Go On or Return: Go On." in (await gisco.slash("/combat expedition", choice="Go On")).text
    await hall.town.idle()
    told = "\n".join(one.text for one in gisco.channel("hall").all)
    assert "🧭 Ithobal seeks West African Coast: dice" in told


@clause("RC-10.2", "RC-10.1")
async def test_odds(hall: Hall) -> None:
    changes: list[Any] = [force(TUNISIA, 9, legions=4), event("te-evil-omens")]
    elissa, hanno, *_ = await fight(hall, *changes, step="senate.business")
    told = (await hanno.slash("/odds battle", war="Conquest of Tunisia")).text
    assert "Conquest of Tunisia, on land: 7 against 7." in told
    assert "Victory **9%**" in told
    told = (await hanno.slash("/odds battle", war="Conquest of Tunisia", strength=10)).text
    assert "10 against 7" in told
    assert "Victory **31%**" in told
    assert "no War called" in (await hanno.slash("/odds battle", war="Trojan War", strength=3)).text
    names = [one["name"] for one in await elissa.autocomplete("/odds battle", "war")]
    assert names == ["Conquest of Tunisia"]
    told = (await hanno.slash("/odds expedition", goal="Tin Isles", exploration=3, trade_fleets=19)).text
    assert "Tin Isles: 19 Trade Fleets." in told
    assert "3 dice +1: Success **26%**" in told
    assert "Disaster 7% (on 7)" in told
    assert "no Exploration called" in (await hanno.slash("/odds expedition", goal="Atlantis", exploration=3)).text


@clause("RC-10.2")
async def test_without_a_force_there_the_odds_ask_for_a_strength(hall: Hall) -> None:
    _, hanno, *_ = await fight(hall, step="senate.business")
    told = (await hanno.slash("/odds battle", war="Conquest of Tunisia")).text
    assert "name a strength" in told
