"""Proposals in the Senate of Rome by the desk and by command: forms with figures after, forces, offices, trials."""

from __future__ import annotations

import re

from games.republic.bench import numbered
from games.rome.bench import add_war
from games.rome.state import Rome
from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.cogs.rome_senate import asked, give, office, proposed, settle, sit, state, vote_card
from tests.cogs.test_senate_proposals import menu, offered
from tests.games.rome.units import home

JUGURTHA = "jugurthine"


def war(g: Rome) -> None:
    """A War that can be fought."""
    add_war(g, JUGURTHA)


def restless(g: Rome) -> None:
    """The people stir."""
    g.unrest = 5


def rich(g: Rome) -> None:
    """The State can pay."""
    g.treasury += 400
    g.issued += 400


async def on_the_card(hall: Hall) -> str:
    """What is proposed, on the Vote card."""
    await settle(hall)
    return vote_card(hall.people[1]).text.partition("proposes to **")[2].partition("**")[0]


@clause("RR-1.09.2.1")
async def test_consuls_are_nominated_by_one_press(hall: Hall) -> None:
    await sit(hall, "senate.consuls")
    elissa = hall.people[0]
    desk = await elissa.slash("/desk")
    assert "Nominate Them" in desk.buttons
    await elissa.click(desk, "Nominate Them")
    assert (await on_the_card(hall)).endswith("Consuls")
    assert "INF +5" in vote_card(elissa).text


@clause("RR-1.09.62")
async def test_a_land_bill_is_proposed_by_press_and_its_sponsor_asked(hall: Hall) -> None:
    await sit(hall, "senate.business", restless)
    elissa = hall.people[0]
    shown = await offered(elissa, "Propose a Land Bill")
    assert "Unrest 5 → **4**" in shown.text
    await elissa.click(shown, "Propose It")
    assert (await on_the_card(hall)).startswith("pass a Land Bill of type ")
    assert "sponsored by Cornelius and Claudius" in vote_card(elissa).text
    assert "(the State Treasury holds 100T); Unrest 5 →" in vote_card(elissa).text


@clause("RR-1.09.62")
async def test_a_sponsor_of_another_faction_is_asked_and_told_what_for(hall: Hall) -> None:
    await sit(hall, "senate.business", restless)
    elissa, hanno, *_ = hall.people
    await proposed(hall, elissa, "land-bill", "1, Cornelius, Fabius")
    assert [one.decision.seat for one in await asked(hall, "senate.sponsor")] == [await hall.seat(hanno)]
    desk = await hanno.slash("/desk")
    assert "pass a Land Bill of type 1, sponsored by Cornelius and Fabius" in desk.text
    assert "Unrest 5 → **4**" in desk.text
    await hanno.slash("/senate consent", answer="Consent")
    assert (await on_the_card(hall)).startswith("pass a Land Bill of type 1")


@clause("RR-1.09.63")
async def test_units_are_raised_by_menus_with_the_price_of_all(hall: Hall) -> None:
    await sit(hall)
    elissa = hall.people[0]
    shown = await offered(elissa, "Raise and Disband Units")
    assert "• Legions **0** of 10 · 10T each" in shown.text
    shown = await elissa.select(shown, "Legions +5", custom_id=menu(shown, "musterstep"))
    assert "It costs **50T** of 100T; 50T are left." in shown.text
    await elissa.click(shown, "Propose It")
    assert await on_the_card(hall) == "raise 5 legions"
    assert "-# It costs 50T; of 100T 50T are left. All units then cost" in vote_card(elissa).text


@clause("RR-1.09.63")
async def test_units_that_a_war_asks_for_are_proposed_by_one_press(hall: Hall) -> None:
    """Who presses the proposal that stands out on the floor finds it made up, and can change it."""
    await sit(hall, "senate.business", office(2, "field-consul"), rich, war)
    elissa = hall.people[0]
    shown = await offered(elissa, "Raise and Disband Units")
    made_up = int(re.search(r"• Legions \*\*(\d+)\*\*", shown.text)[1])  # type: ignore[index]
    assert made_up > 0
    shown = await elissa.select(shown, "Legions +1", custom_id=menu(shown, "musterstep"))
    assert f"• Legions **{made_up + 1}**" in shown.text
    await elissa.click(shown, "Put It Away")
    await elissa.click(await offered(elissa, "Raise and Disband Units"), "Propose It")
    assert (await on_the_card(hall)).startswith(f"raise {made_up} legions")


@clause("RR-1.09.64", "RR-1.09.641")
async def test_forces_that_can_win_are_proposed_by_one_press(hall: Hall) -> None:
    """What comes to mind is proposed as it stands; an order given anew takes the place of the one it contradicts."""
    await sit(hall, "senate.business", office(2, "field-consul"), home(20, fleets=3), war)
    elissa = hall.people[0]
    shown = await offered(elissa, "Send Forces")
    assert "1. send Fabius against the Jugurthine War with " in shown.text
    shown = await elissa.click(shown, "Remove the Last")
    assert "1. send" not in shown.text
    form = await elissa.select(shown, "Send against Jugurthine War", custom_id=menu(shown, "order"))
    shown = await elissa.submit_modal(form, commanders=["Fabius"], legions="Legions 11", fleets="3")
    form = await elissa.select(shown, "Send against Jugurthine War", custom_id=menu(shown, "order"))
    shown = await elissa.submit_modal(form, commanders=["Fabius"], legions="Legions 12", fleets="3")
    assert "1. send Fabius against the Jugurthine War with 12 legions and 3 Fleets" in shown.text
    assert "2. send" not in shown.text


@clause("RR-1.09.64", "RR-1.09.641")
async def test_forces_are_ordered_with_the_odds_of_their_battle(hall: Hall) -> None:
    await sit(hall, "senate.business", office(2, "field-consul"), home(16, fleets=3), war)
    elissa, hanno, *_ = hall.people
    shown = await offered(elissa, "Send Forces")
    form = await elissa.select(shown, "Send against Jugurthine War", custom_id=menu(shown, "order"))
    shown = await elissa.submit_modal(form, commanders=["Fabius"], legions="Legions 12", fleets="3")
    assert "1. send Fabius against the Jugurthine War with 12 legions and 3 Fleets" in shown.text
    assert "⚔ Jugurthine War: on land, " in shown.text
    await elissa.click(shown, "Propose It")
    assert await on_the_card(hall) == "send Fabius against the Jugurthine War with 12 legions and 3 Fleets"
    assert "⚔ Jugurthine War: on land, " in vote_card(hanno).text


@clause("RR-1.09.643")
async def test_who_must_consent_to_a_small_force_is_asked_what_he_is_in_for(hall: Hall) -> None:
    await sit(hall, "senate.business", office(2, "field-consul"), home(16, fleets=20), war)
    elissa, hanno, *_ = hall.people
    await proposed(hall, elissa, "forces", "Send against Jugurthine War: Fabius, 1 Legions, 2 Fleets")
    desk = await hanno.slash("/desk")
    assert "send Fabius against the Jugurthine War with 1 legion and 2 Fleets" in desk.text
    assert "⚔ Jugurthine War: on land, " in desk.text
    reply = await hanno.slash("/senate consent", answer="Refuse")
    assert "✔" in reply.text
    await settle(hall)
    assert (await state(hall)).senate.motion is None


@clause("RR-1.09.41", "RR-1.09.411")
async def test_the_censor_accuses_by_command_and_the_prosecutor_is_asked(hall: Hall) -> None:
    def guilty(g: Rome) -> None:
        numbered(g, 2).major = True

    await sit(hall, "senate.prosecutions", office(4, "censor"), guilty)
    mago, gisco = hall.people[2:]
    charge = "Abuse of His Office"
    reply = await gisco.slash("/senate accuse", accused="Fabius", charge=charge, prosecutor="Valerius")
    assert "✔" in reply.text, reply.text
    await settle(hall)
    assert "✔" in (await mago.slash("/senate prosecute", answer="Consent")).text
    await settle(hall)
    assert "INF of Fabius count against conviction. Convicted he loses" in vote_card(gisco).text
    told = (await mago.slash("/odds appeal", senator="Fabius")).text
    assert "(RR-1.09.421)" in told


@clause("RR-1.09.22", "RR-0.6.8.1")
async def test_consuls_say_their_side_by_command(hall: Hall) -> None:
    await sit(hall, "senate.consuls")
    elissa, hanno, mago, gisco = hall.people
    await proposed(hall, elissa, "consuls", "Fabius, Valerius")
    for person in (hanno, mago, gisco, elissa):
        await person.slash("/senate vote", voice="for")
        await settle(hall)
    both = {await hall.seat(hanno), await hall.seat(mago)}
    assert {one.decision.seat for one in await asked(hall, "senate.office")} == both
    assert "✔ " in (await hanno.slash("/office side", answer="Rome Consul")).text
    assert "✔ " in (await mago.slash("/office side", answer="Field Consul")).text
    await settle(hall)
    assert numbered(await state(hall), 2).office == "rome-consul"


@clause("RR-1.09.151")
async def test_a_tribune_forces_a_proposal_by_command(hall: Hall) -> None:
    await sit(hall, "senate.business", give("triangle", "tribune.1"))
    hanno = hall.people[1]
    reply = await hanno.slash("/senate propose", kind="minor", terms="Praise", tribune="yes")
    assert "✔" in reply.text, reply.text
    await settle(hall)
    assert ", with a Tribune." in vote_card(hanno).text
    assert (await state(hall)).factions[(await hall.seat(hanno))].hand == []


async def test_whoever_has_no_floor_proposes_nothing(hall: Hall) -> None:
    await sit(hall)
    reply = await hall.people[1].slash("/senate propose", kind="minor", terms="Praise")
    assert "You are not asked that now" in reply.text
    assert not (await state(hall)).senate.motions


@clause("RR-1.09.7.1", "RR-1.09.72")
async def test_an_assassination_is_confirmed_after_its_chances(hall: Hall) -> None:
    await sit(hall)
    hanno = hall.people[1]
    shown = await hanno.slash("/senate assassinate", assassin="Manlius", victim="Cornelius")
    assert "Manlius attacks Cornelius" in shown.text
    assert "he dies **33%**, your assassin is caught **33%**" in shown.text
    assert "Fabius, your Faction Leader, loses" in shown.text
    await hanno.click(shown, "Attack Cornelius")
    await settle(hall)
    assert (await state(hall)).senate.attackers == [await hall.seat(hanno)]
