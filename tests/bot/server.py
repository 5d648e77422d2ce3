"""A real PostgreSQL server for tests, on a socket in a directory of its own, which waits for no disk."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.base.places import Address
from bot.store.postgres import open_store
from bot.store.postgres_link import Found, Link

PLACES = ["/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin"]
MEMORY = "/dev/shm"  # noqa: S108 - a new directory is made there
OWNER, LOCKED, TEMPLATE = "byrsa", "locked", "as_new"
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "40",
    "autovacuum": "off",
}


def programs() -> Path | None:
    """Where PostgreSQL is installed, the newest of several."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    installed = [one for place in PLACES for one in Path("/").glob(place.lstrip("/")) if (one / "initdb").exists()]
    return max(installed, key=lambda one: one.stat().st_mtime, default=None)


class Elsewhere:
    """A connection on a thread of its own: on that of a test a loop may be running."""

    def __init__(self, address: Address) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._link = Link(address)
        self._thread.submit(self._link.connect).result()

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Found:
        return self._thread.submit(self._link.execute, sql, values).result()

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        self._thread.submit(self._link.executemany, sql, rows).result()

    def script(self, sql: str) -> None:
        self._thread.submit(self._link.script, sql).result()

    def close(self) -> None:
        self._thread.submit(self._link.close).result()
        self._thread.shutdown()


class Server:
    """One for all tests of a process."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count()

    def make(self) -> None:
        """A new server, which lets everybody in but for one who needs a password."""
        self._as_nobody_special(
            "initdb", "-D", str(self._data), "-U", OWNER, "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        access = self._data / "pg_hba.conf"
        access.write_text(f"local all {LOCKED} scram-sha-256\nlocal all all trust\n")
        self.start()
        self.tell("postgres", f"CREATE ROLE {LOCKED} LOGIN PASSWORD 'open sesame'", f"CREATE DATABASE {TEMPLATE}")
        asyncio.run(self._fill())

    async def _fill(self) -> None:
        await (await open_store(self.address(TEMPLATE))).close()

    def start(self) -> None:
        """Let it run, and wait until it answers. It ends with the thread that started it."""
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        command = ["postgres", "-D", str(self._data), "-k", str(self._folder), *settings]
        self._process = subprocess.Popen(self._command(*command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while not self._answers():
            if time.monotonic() > until or self._process.poll() is not None:
                pytest.fail("PostgreSQL does not start")
            time.sleep(0.02)

    def stop(self, number: int = signal.SIGINT) -> None:
        """SIGINT: it throws everybody out and ends in order. SIGQUIT: it ends as if the power had failed."""
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait()
            self._process = None

    def address(self, name: str, user: str = OWNER, password: str = "") -> Address:
        secret = f":{password}" if password else ""
        return Address(f"postgresql://{user}{secret}@/{name}?host={self._folder}")

    def database(self, *, empty: bool = False) -> Address:
        """A new database: with our tables, or with none at all."""
        name = f"test_{next(self._numbers)}"
        self.tell("postgres", f"CREATE DATABASE {name} TEMPLATE {'template0' if empty else TEMPLATE}")
        return self.address(name)

    def drop(self, address: Address) -> None:
        """Nobody needs it any more."""
        name = address.name.rpartition("/")[2]
        self.tell("postgres", f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    @contextmanager
    def databases(self) -> Iterator[Callable[[], Address]]:
        """Makes as many as are wanted; in the end nobody needs them any more."""
        made: list[Address] = []

        def make() -> Address:
            made.append(self.database())
            return made[-1]

        yield make
        for one in made:
            self.drop(one)

    def cut(self, address: Address) -> int:
        """End all connections to a database; how many there were."""
        ends = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = ?"
        with closing(Elsewhere(self.address("postgres"))) as db:
            return db.execute(ends, (address.name.rpartition("/")[2],)).fetchone()[0]

    def tell(self, database: str, *statements: str) -> None:
        with closing(Elsewhere(self.address(database))) as db:
            for one in statements:
                db.script(one)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _answers(self) -> bool:
        try:
            self.tell("postgres")
        except Exception:
            return False
        return True

    def _as_nobody_special(self, *command: str) -> None:
        done = subprocess.run(self._command(*command), capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()

    def _command(self, program: str, *rest: str) -> list[str]:
        """It does not run for root; and ends when whoever started it is gone."""
        command = [str(self._programs / program), *rest]
        if shutil.which("setpriv") is None:
            return command
        unprivileged = ["--reuid", user(), "--regid", user(), "--clear-groups"] if os.getuid() == 0 else []
        return ["setpriv", "--pdeathsig", "INT", *unprivileged, *command]


def user() -> str:
    """Who runs the server where tests are run by root."""
    return "postgres"


@contextmanager
def running(*, wanted: bool) -> Iterator[Server]:
    """A server, while tests run. Where there is none they are skipped, or fail if they are meant to have one."""
    found = programs()
    if found is None:
        why = "no PostgreSQL is installed here (apt-get install postgresql)"
        (pytest.fail if wanted else pytest.skip)(why)
    folder = Path(tempfile.mkdtemp(prefix="byrsa-postgres-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None))
    if os.getuid() == 0:
        shutil.chown(folder, user())
    server = Server(found, folder)
    try:
        server.make()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
