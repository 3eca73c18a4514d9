"""A PostgreSQL server of our own, in a folder that is thrown away: nothing of the machine's own servers is touched."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

USERS = ("postgres", "nobody")  # the server refuses to run as root


class Cluster:
    """Listens on a socket in its folder only."""

    def __init__(self, programs: Path, durable: bool = False) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="teahouse-pg-", dir="/tmp"))
        self.data = self.folder / "data"
        self.made = 0
        self.durable = durable  # everything is on the disk before it is acknowledged, as with a real one
        self.process: subprocess.Popen[bytes] | None = None
        self.as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            known = {entry.pw_name: entry for entry in pwd.getpwall()}
            user = next(known[name] for name in USERS if name in known)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def start(self) -> None:
        self._run("initdb", "-D", str(self.data), "-U", "teahouse", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        words = ["-D", str(self.data), "-k", str(self.folder), "-c", "listen_addresses="]
        words += ["-c", f"fsync={'on' if self.durable else 'off'}"]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), *words],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **self.as_user,
            )
        for _ in range(300):
            try:
                asyncio.run(self.execute("SELECT 1"))
                return
            except Exception as problem:
                if self.process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text()) from problem
                time.sleep(0.1)
        raise RuntimeError("the PostgreSQL server does not answer")

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # at once: nothing here is to be kept
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"t{self.made}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return f"postgresql://teahouse@/{name}?host={self.folder}"

    async def execute(self, words: str) -> None:
        import asyncpg  # noqa: PLC0415  a machine without it leaves these tests out

        connection = await asyncpg.connect(host=str(self.folder), user="teahouse", database="postgres")
        try:
            await connection.execute(words)
        finally:
            await connection.close()

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *words],
            capture_output=True,
            text=True,
            cwd=self.folder,
            check=False,
            **self.as_user,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")
