"""`/stats` and `/rules`: for people, servers and cards."""

from __future__ import annotations

from tests.cogs.conftest import Hall


async def test_statistics_of_oneself_of_others_and_of_the_server(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno = hall.people[:2]
    own = await elissa.slash("/stats")
    assert own.ephemeral
    assert own.text.startswith("**Games of Elissa**")
    assert "In play: 1" in own.text
    assert "Defaults taken for you" in own.text
    rated = {"ratings": {"carthage": {"points": 1523.6, "games": 2}}}
    await hall.bot.store.change_user(hanno.id, rated)
    others = await elissa.slash("/stats", player=hanno)
    assert "Rating in Carthage: 1524, after 2 rated games" in others.text
    assert "Rating" not in own.text
    assert others.text.startswith("**Games of Hanno**")
    assert "Defaults taken" not in others.text
    server = await elissa.slash("/stats", server=True)
    assert server.text.startswith("**Games of this server**")
    assert "No game was played to its end yet." in server.text
