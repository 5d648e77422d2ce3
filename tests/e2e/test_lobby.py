"""From the wish to play to the first question."""

from __future__ import annotations


async def test_four_people_gather_and_start(town) -> None:
    elissa, hanno, mago, gisco = await town.people("elissa", "hanno", "mago", "gisco")
    card = await elissa.slash("/game new", title="Byrsa Hill")
    print(card.text, card.buttons)
    for person in (hanno, mago, gisco):
        reply = await person.click(card, "Join")
        print(reply.text)
    await town.idle()
    reply = await elissa.click(card, "Start")
    await town.idle()
    for person in (elissa, hanno):
        print("===", person, [m.text for m in person.inbox.all], [m.text for m in person.channel("hall").all])
    print(town.transcript)
