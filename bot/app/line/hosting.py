"""Commands for whoever runs the bot: start it, see whether it lives; and the playground, to try it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from bot.app.line.kit import Command, OtherDatabase, file_of
from bot.base import log, loop, settings
from bot.base.errors import StoreFailed
from bot.base.version import VERSION
from bot.store.sqlite_lease import pulse

CUT_OFF: Final = {
    "ban": "Discord keeps it, or its address, out. That ends by itself; look for other programs at this address.",
    "token": "Discord refuses its token. Copy it again from the bot's page, set DISCORD_TOKEN, and start the bot anew.",
    "down": "Discord fails at what it sends. That ends by itself.",
    "network": "nothing on Discord's side answers. Check the network.",
    "gateway": "it has not been on Discord. Check the network, and the log.",
}


def run() -> None:
    """Run the bot: on Discord, or on DISCORD_ENDPOINT."""
    chosen = settings.read()
    log.configure(chosen.log_level, chosen.log_form)
    _ = chosen.token
    from bot.app.serve import serve  # noqa: PLC0415 - the other commands do without discord.py, which is slow to load

    loop.run(serve(chosen))


def invite(
    application: Annotated[
        int | None, typer.Option(help="The number of the application; else that of DISCORD_TOKEN.", min=1)
    ] = None,
    threads: Annotated[bool, typer.Option(help="Deals may have threads of their own.")] = True,  # noqa: FBT002 - a flag
    events: Annotated[bool, typer.Option(help="Live sittings stand in the server's calendar.")] = False,  # noqa: FBT002
) -> None:
    """Print the link that invites the bot to a server, with exactly the rights it uses; and what each is for."""
    from bot.app import inviting  # noqa: PLC0415 - as above

    number = application or inviting.application_of(settings.read())
    for reason in inviting.reasons(threads=threads, events=events):
        typer.echo(reason, err=True)
    typer.echo(inviting.link(number, threads=threads, events=events))


def playground(
    port: Annotated[int, typer.Option(help="Where the page is shown.", min=1, max=65535)] = 8010,
    people: Annotated[int, typer.Option(help="How many people there are to be.", min=1, max=12)] = 4,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget what was played here before.")] = False,  # noqa: FBT002 - a flag
    at: Annotated[
        str, typer.Option(help="Begin a game at a preset: veto; `byrsa sit GAME --presets` lists them.")
    ] = "",
    person: Annotated[str, typer.Option("--as", help="Who sits there where there is something to do: elissa.")] = "",
    reload: Annotated[bool, typer.Option("--reload", help="Start anew whenever the source changes.")] = False,  # noqa: FBT002
) -> None:
    """Play in the browser: several people, one bot, no Discord account."""
    if reload:
        from bot.app import reloading  # noqa: PLC0415 - as above

        again = ["playground", "--port", str(port), "--people", str(people)]
        begun = [*(["--fresh"] if fresh else []), *(["--at", at] if at else []), *(["--as", person] if person else [])]
        raise typer.Exit(reloading.main([*again, *begun], again))
    from bot.app import playground as page  # noqa: PLC0415 - as above

    page.main(port=port, people=people, fresh=fresh, at=at, person=person)


def alive(database: OtherDatabase = None) -> None:
    """Whether a bot runs on the database, and all is well with it; 1: none does, it hangs, cannot write or be heard."""
    well, said = _pulse(file_of(database), datetime.now(UTC))
    typer.echo(said)
    if not well:
        raise typer.Exit(1)


def _pulse(path: Path, now: datetime) -> tuple[bool, str]:
    """Whether all is well with the bot on a database, and the sentence that says so."""
    try:
        beat = pulse(path)
    except StoreFailed as error:
        return False, f"{path} cannot be read now, by the bot as little as by anybody: {error}."
    if beat is None:
        return False, f"No bot runs on {path}."
    if not beat.beats(now):
        hangs = "It hangs, or cannot write there: a full disk, or another program that holds the file."
        return False, f"The bot on {path} was last heard of at {_utc(beat.heard)}. {hangs}"
    if off := beat.cut_off(now):
        why = f"since {_utc(off.since)} {CUT_OFF.get(off.cause, CUT_OFF['gateway'])}"
        return False, f"A bot runs on {path}, but {why} Nothing is lost; messages waiting: {beat.unsent}."
    given_up = f" Messages given up in the last week: {beat.lost}; the log says why." if beat.lost else ""
    return True, f"A bot runs on {path}.{given_up}"


def _utc(when: datetime) -> str:
    return f"{when:%Y-%m-%d %H:%M:%S} UTC"


def version() -> None:
    """Print the version."""
    typer.echo(f"Byrsa {VERSION}")


COMMANDS: Final = (
    Command(run, ["byrsa run", "BYRSA_DATABASE=/var/lib/byrsa/byrsa.db byrsa run"]),
    Command(invite, ["byrsa invite", "byrsa invite --no-threads --events", "byrsa invite --application 123456789"]),
    Command(playground, ["byrsa playground", "byrsa playground --fresh --people 6", "byrsa playground --at veto"]),
    Command(alive, ["byrsa alive", "byrsa alive --database byrsa.db && echo well"]),
    Command(version, ["byrsa version"]),
)
