"""The Revolution Phase on Discord: red cards, revolts and bribes by button and by command; the last card of a game."""

from __future__ import annotations

from games.carthage.state import Carthage
from games.republic.pieces import Legion
from loopback.person import Person
from tests.clauses import clause
from tests.cogs.conftest import Hall, card
from tests.cogs.senate import Change, sit
from tests.games.carthage.combat import NOBODY
from tests.games.carthage.forum import holds, purse, three
from tests.games.carthage.play import numbered, places
from tests.games.carthage.revolution import in_revolt, victorious
from tests.games.carthage.test_rc12_2_triumph import wars
from tests.games.carthage.test_rc12_victory import for_life

CELT = "celtiberians"
LAST = ("libyan-revolt", "conquest-of-tunisia", "massilian-war", "syracusan-war-1")
OUTCRIES = ("public-outcry.1", "public-outcry.2", "public-outcry.3")


async def rebel(hall: Hall, *changes: Change, step: str = "revolution.revolt", **dice: list[int]) -> list[Person]:
    """Begin at a step of the phase; the people in the order of the seats: ◆ ▲ ● ■. These dice fall."""

    def loaded(g: Carthage) -> None:
        g.dice.loaded = {name.replace("__", ".").replace("_", "-"): numbers for name, numbers in dice.items()}

    await sit(hall, step, *changes, loaded)
    return list(hall.people)


def told(person: Person) -> str:
    """All that stands in the channel."""
    return "\n".join(one.text for one in person.channel("hall").all)


@clause("RC-11.3.1", "RC-11.3.5")
async def test_a_revolt_by_command_and_by_button(hall: Hall) -> None:
    _, hanno, mago, _ = await rebel(hall, victorious(7, legions=4, of=CELT), purse(5, 7), allegiance=[4, 3, 3, 1])
    asked = card(mago).text
    assert "Does Gisco lay down his command, or test his legions for a revolt?" in asked
    assert "4 Celtiberians: follow on 4 or more, **50%** each; paid for, 67%." in asked
    odds = (await hanno.slash("/odds revolt", senator="Gisco")).text
    assert "4 Celtiberians: follow on 4 or more, **50%** each; paid for, 67%." in odds
    choices = [one["name"] for one in await mago.autocomplete("/revolution revolt", "choice")]
    assert choices == ["Lay Down the Command", "Test the Legions"]
    reply = await mago.slash("/revolution revolt", paid="2 Celtiberians")
    assert "✔ Lay Down or Revolt: Test the Legions; paid for: 2 Celtiberians." in reply.text
    await hall.town.idle()
    assert "2 legions follow Gisco. Does he revolt?" in card(mago).text
    await mago.click(card(mago), "Revolt")
    await hall.town.idle()
    assert "Gisco of ● Mago is in revolt with" in told(mago)
    reply = await mago.slash("/revolution join", senators="none")
    assert "✔ Join the Revolt: they stay loyal." in reply.text
    await hall.town.idle()
    assert "Nobody of ● Mago joins the revolt." in told(mago)


@clause("RC-11.3.3")
async def test_two_commanders_bribe_by_command_and_by_form(hall: Hall) -> None:
    changes = (victorious(7, 8, legions=3, of=CELT), purse(9, 7, 8))
    *_, mago, gisco = await rebel(hall, *changes, joint_command__rebel=[1], allegiance=[3, 4])
    odds = "3 Celtiberians: follow on 4 or more, **50%** each; paid for, 67%."
    assert odds in card(mago).text
    assert "✔ Revolt?: Revolt" in (await mago.slash("/revolution wish", choice="Revolt")).text
    await gisco.click(card(gisco), "Lay Down the Command")
    await hall.town.idle()
    assert odds in card(mago).text
    assert "it rolls whether it does, with +1 if he paid for it" in card(mago).text
    reply = await mago.slash("/revolution bribe", talents="Celtiberians 2, Celtiberians 3: 5")
    assert "✔ Bribe the Legions: Celtiberians 1 2, Celtiberians 2 2, and Celtiberians 3 5." in reply.text
    poor = await gisco.slash("/revolution bribe", talents="4")
    assert "He has only 9T" in poor.text
    form = await gisco.slash("/revolution bribe")
    done = await gisco.submit_modal(form, bribes="Celtiberians 1: 3")
    assert "✔ Bribe the Legions: Celtiberians 1 3." in done.text
    await hall.town.idle()
    assert "2 legions follow Gisco. Does he revolt?" in card(mago).text
    await mago.click(card(mago), "Revolt")
    await hall.town.idle()
    assert "Gisco of ● Mago is in revolt with 2 Celtiberians" in told(mago)


@clause("RC-11.2")
async def test_red_cards_are_given_traded_and_played(hall: Hall) -> None:
    changes = (holds("diamond", *OUTCRIES, "open-bodyguard.1"), holds("triangle", "assassin.1"))
    elissa, hanno, *others = await rebel(hall, *changes, step="revolution.deals")
    reply = await elissa.slash("/revolution give", to="▲ Hanno", cards="Public Outcry")
    assert "✔ Give Cards" in reply.text
    await hall.town.idle()
    assert "◆ Elissa gives ▲ Hanno 1 red card." in told(elissa)
    assert "✔ Offer to ▲ Hanno" in (await elissa.slash("/deal new", partner="triangle", cards="Public Outcry")).text
    await hall.town.idle()
    (deal,) = await hanno.autocomplete("/deal answer", "deal")
    assert (
        "✔ Put Down Cards"
        in (await hanno.slash("/deal answer", deal=deal["value"], cards="Assassin", names="shown")).text
    )
    await hall.town.idle()
    shown = next(one.text for one in reversed(list(hanno.inbox.all)) if "Deal with ◆ Elissa" in one.text)
    assert "You give: 1 red card: Assassin." in shown
    assert "Only you see them" not in shown, "both sides see it; that it is reserved is told all the same"
    hidden = next(one.text for one in reversed(list(elissa.inbox.all)) if "Deal with ▲ Hanno" in one.text)
    assert "Your cards: Public Outcry. Only you see them." in hidden
    for person in (hanno, elissa, *others):
        await person.slash("/revolution done")
    await hall.town.idle()
    assert "Which card do you play, if any?" in card(elissa).text
    assert "**Open Bodyguard**: " in card(elissa).text
    none, first, *_ = [one["name"] for one in await elissa.autocomplete("/revolution play", "card")]
    assert none == "Play Nothing More"
    assert f"✔ Play a Card: {first}" in (await elissa.slash("/revolution play", card=first)).text
    await hall.town.idle()
    assert "◆ Elissa posts Open Bodyguard beside" in told(elissa)


@clause("RC-9.10.3")
async def test_who_decides_for_several_factions_is_asked_for_which(hall: Hall) -> None:
    """Hanno's Suffete for Life rules; Gisco of ● revolts, with veterans of ◆ and ■."""

    def devoted(g: Carthage) -> None:
        (force,) = g.forces.values()
        force.units.legions[:] = [
            Legion(type=CELT, veteran=True, loyal=numbered(g, number).id) for number in (9, 9, 8, 7)
        ]

    _, hanno, *_ = await rebel(hall, victorious(7, legions=4, of=CELT), devoted, for_life(6), allegiance=[6, 6, 6])
    assert "Lay Down or Revolt for ● Mago" in card(hanno).text
    await hanno.slash("/revolution revolt", choice="Test the Legions")
    await hall.town.idle()
    await hanno.slash("/revolution declare", choice="Revolt", faction="● Mago")
    await hall.town.idle()
    assert "For which?" not in (joined := await hall.people[2].slash("/revolution join", senators="none")).text
    assert "✔ Join the Revolt" in joined.text
    await hall.town.idle()
    head = await hall.head()
    asked = await hanno.slash("/revolution veterans", legions="none")
    assert "You are asked this for several factions. For which?" in asked.text
    assert asked.buttons == ["Veterans Leave for ◆ Elissa", "Veterans Leave for ■ Gisco"]
    assert await hall.head() == head, "nothing is answered"
    names = [one["name"] for one in await hanno.autocomplete("/revolution veterans", "faction")]
    assert names == ["◆ Elissa", "■ Gisco"]
    legions = await hanno.autocomplete("/revolution veterans", "legions", faction="square")
    assert [one["name"] for one in legions] == ["All", "None", "Celtiberians"]
    reply = await hanno.slash("/revolution veterans", legions="none", faction="square")
    assert "✔ Veterans Leave for ■ Gisco: all stay with him" in reply.text
    reply = await hanno.slash("/revolution veterans", legions="1 Celtiberians")
    assert "✔ Veterans Leave for ◆ Elissa: 1 legion of Celtiberians." in reply.text
    await hall.town.idle()
    assert "1 veteran legion of ◆ Elissa leaves the Rebel." in (await log(hall))


async def log(hall: Hall) -> str:
    """All public events."""
    events = await hall.bot.store.events(hall.game, 0, 10**6)
    look = await hall.bot.surface.look(hall.game, None)
    assert look
    return "\n".join(look.voice.event(one.kind, one.fields) for one in events if one.audience is None)


@clause("RC-9.10.3", "RC-6.0")
async def test_the_same_at_the_redistribution(hall: Hall) -> None:
    _, _, mago, _ = await rebel(hall, for_life(7), purse(5, 6, 7), step="revenue.redistribution")
    asked = await mago.slash("/revenue redistribute", purses="Hamilcar 5")
    factions = ("◆ Elissa", "▲ Hanno", "● Mago", "■ Gisco")
    assert asked.buttons == [f"Move Money for {one}" for one in factions], "also of those who may have nothing"
    assert "in your own purses" not in card(mago).text.split("Move Money for ▲ Hanno")[1].split("**Move Money**")[0]
    reply = await mago.slash("/revenue redistribute", purses="Treasury 5", faction="triangle")
    assert "✔ Move Money for ▲ Hanno: Faction Treasury 5T." in reply.text
    await hall.town.idle()
    for faction in ("diamond", "square"):
        assert "✔ Move Money for" in (await mago.slash("/revenue redistribute", purses="", faction=faction)).text
    await hall.town.idle()
    assert "✔ Move Money: " in (await mago.slash("/revenue redistribute", purses="Treasury 5")).text


@clause("RC-12.2")
async def test_the_rebels_last_wars_by_command_and_by_form(hall: Hall) -> None:
    changes = (in_revolt(7, legions=4, of=CELT), wars(*LAST))
    dice = {
        "battle__libyan_revolt": three(10),
        "battle__conquest_of_tunisia": three(18),
        "battle__chits": places(NOBODY),
    }
    _, _, mago, _ = await rebel(hall, *changes, step="revolution.triumph", **dice)
    assert "Which is next, and with which units?" in card(mago).text
    assert "The Rebel has 2 Carthaginian Legions and 4 Celtiberians; Fleets: 0." in card(mago).text
    reply = await mago.slash("/revolution conquest", war="Libyan Revolt", legions="3 Celtiberians")
    assert "✔ Fight a War: Libyan Revolt with 3 Celtiberians; Fleets: 0." in reply.text
    await hall.town.idle()
    await mago.slash("/combat mercenaries", card="Play None")
    await hall.town.idle()
    form = await mago.slash("/revolution conquest")
    done = await mago.submit_modal(form)
    assert "✔ Fight a War: Conquest of Tunisia with 2 Carthaginian Legions, 2 Celtiberians, and" in done.text
    await hall.town.idle()
    await mago.click(card(mago), "Play None")
    await hall.town.idle()
    assert "The Rebel has taken Carthage (RC-12.1, 12.2). **● Mago has won.**" in told(mago)
    assert "🏆 ● Mago: " in told(mago)
    assert "1 of them a Rebel" in told(mago)


@clause("RC-12.1d")
async def test_the_last_card_says_who_won_and_how_all_stand(hall: Hall) -> None:
    def drawn(g: Carthage) -> None:
        g.deck.clear()
        g.next_deck.clear()
        for one in g.senators.values():
            one.influence = 30 if one.number == 6 else 1

    elissa, *_ = await rebel(hall, drawn, step="revolution.end")
    last = next(one.text for one in elissa.channel("hall").all if "Byrsa Hill is over" in one.text)
    assert "The last turn is over; the faction with the most INF wins (RC-12.1). **▲ Hanno has won.**" in last
    lines = last.splitlines()
    assert "🏆 ▲ Hanno: **32 INF** (the highest of one Senator 30), 3 Senators" in lines[2]
    assert lines[3].startswith("◆ Elissa: **3 INF**")
    assert "The game ended in turn 1. The State:" in last
