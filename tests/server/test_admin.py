"""`tabledhote admin`: a backup restored elsewhere is complete and its games go on; and a loss is noticed."""

import asyncio
import json
import signal
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tabledhote.server import run as running
from tabledhote.server.settings import database_url
from tabledhote.server.store.store import Store
from tests.server.conftest import told
from tests.server.served import BOT, ME, TOO, Json, quick, serving
from tests.server.test_damage import damage
from tests.server.test_processes import plain, serve, started, stored, unpaused
from tests.support.commands import run

pytestmark = pytest.mark.anyio


def at(data: Path, database: str = "") -> list[str]:
    return ["--data", str(data), *(["--database", plain(database)] if plain(database) else [])]


async def admin(*arguments: str) -> str:
    """What a command prints that runs beside what the test does."""
    result = await asyncio.to_thread(run, "admin", *arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


async def test_drill(database: str, tmp_path: Path) -> None:
    """Backup during play, kill -9, restore elsewhere: every action before the backup is there, and games go on."""
    file, first, other = tmp_path / "kept.backup", tmp_path / "first", tmp_path / "other"
    first.mkdir()
    address = database if plain(database) else database_url(first, None)
    elsewhere = database if plain(database) else database_url(other, None)
    async with started(unpaused(first, database)) as server, server.person() as ada:
        table, game = await ada.table(ME, TOO), await ada.table(ME, BOT)
        answered: list[Json] = []

        async def act() -> None:
            while True:
                answered.append(await ada.act(table))

        playing = asyncio.create_task(ada.play(game, 40))
        for _ in range(5):
            answered.append(await ada.act(table))
        acting = asyncio.create_task(act())
        before = len(answered)
        said = await admin("backup", str(file), *at(first, database))
        assert said.startswith(f"In {file}: 2 tables. ")
        acting.cancel()
        playing.cancel()
        await asyncio.gather(acting, playing, return_exceptions=True)
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    original = await stored(address, table)
    if plain(database):
        await told(plain(database), "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    assert (await admin("restore", str(file), *at(other, database))).startswith("Restored: 2 tables.")
    restored = await stored(elsewhere, table)
    assert restored == original[: len(restored)]
    assert len(restored) >= answered[before - 1]["number"]
    assert (await admin("check", *at(other, database))) == "2 tables, 0 problems\n"
    async with started(unpaused(other, database)) as server, server.person(ada.token) as ada:
        assert (await ada.look(table))["table"]["number"] == len(restored)
        await ada.act(table)
        assert (await ada.play(game))["table"]["status"] == "over"


async def test_a_restore_import_or_prune_waits_until_the_server_is_stopped(database: str, tmp_path: Path) -> None:
    where = at(tmp_path, database)
    async with started(serve(tmp_path, database)) as server, server.person() as ada:
        await ada.table(ME, TOO)
        await admin("backup", str(tmp_path / "b"), *where)
        await admin("export", str(tmp_path / "e"), *where)
        for words in (
            ["restore", str(tmp_path / "b")],
            ["import", str(tmp_path / "e")],
            ["prune", "--older-than", "0"],
        ):
            result = await asyncio.to_thread(run, "admin", *words, *where)
            assert result.exit_code == 2
            assert "stop it first" in result.stderr
    result = await asyncio.to_thread(run, "admin", "prune", "--older-than", "0", *where)
    assert (result.exit_code, result.stdout) == (0, "Deleted: 0 tables, 0 finished, 0 not\n")


async def filled(database: str) -> tuple[str, str]:
    """A finished game and one that is not."""
    async with serving(quick(database)) as site, site.person() as ada:
        over, begun = await ada.table(BOT, BOT), await ada.table(ME, TOO)
        while (await ada.look(over))["table"]["status"] != "over":
            await asyncio.sleep(0.02)
        return over, begun


async def test_tables_are_exported_imported_and_pruned(sqlite: str, tmp_path: Path) -> None:
    over, begun = await filled(sqlite)
    file, other, where = tmp_path / "tables.jsonl", tmp_path / "other", at(tmp_path)
    said = await admin("export", str(file), "--table", over[:6], "--dry-run", *where)
    assert said == f"1 table would be written to {file}\n"
    assert not file.exists()
    assert await admin("export", str(file), *where) == f"In {file}: 2 tables\n"
    assert b"secret" not in file.read_bytes()
    other.mkdir()
    assert await admin("import", str(file), "--dry-run", *at(other)) == "2 tables would be added\n"
    assert await admin("import", str(file), *at(other)) == "Added: 2 tables\n"
    assert await admin("import", str(file), *at(other)) == "Added: 0 tables\n"
    for table in (over, begun):
        assert await stored(database_url(other, None), table) == await stored(sqlite, table)
    assert await admin("prune", "--older-than", "1", *at(other)) == "Deleted: 0 tables, 0 finished, 0 not\n"
    said = await admin("prune", "--older-than", "0d", "--dry-run", *at(other))
    assert said == "1 table would be deleted: 1 finished, 0 not\n"
    assert (await admin("prune", "--older-than", "0d", *at(other))).startswith("Deleted: 1 table, 1 finished, 0 not\n")
    for file in (tmp_path / "tables.sqlite", other / "tables.sqlite"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600  # the secret is in it
    assert await stored(database_url(other, None), over) == []
    assert len(await stored(database_url(other, None), begun)) == 2
    running.check_kept(other / "tables.sqlite")  # what is deleted on purpose is not missed


async def test_after_a_prune_the_file_is_smaller_and_has_nothing_left_of_what_is_deleted(
    sqlite: str, tmp_path: Path
) -> None:
    file, word = tmp_path / "tables.sqlite", "forgotten"
    async with serving(quick(sqlite)) as site, site.person() as ada:
        old = await ada.table(ME, TOO)
        for _ in range(60):
            await ada.post(f"/api/tables/{old}/chat", {"seat": 0, "text": word * 50})
        await ada.play(old, 5)
    before = file.stat().st_size
    where = at(tmp_path)
    assert word.encode() in file.read_bytes()
    said = await admin("prune", "--older-than", "0", "--unfinished", "--dry-run", *where)
    assert said == "1 table would be deleted: 0 finished, 1 not\n"
    assert file.stat().st_size == before
    said = await admin("prune", "--older-than", "0", "--unfinished", *where)
    assert said.startswith("Deleted: 1 table, 0 finished, 1 not\nThe file is ")
    assert file.stat().st_size < before - 60 * 450
    assert not [path for path in tmp_path.iterdir() if word.encode() in path.read_bytes()]
    assert await admin("prune", "--older-than", "0", *where) == "Deleted: 0 tables, 0 finished, 0 not\n"
    async with serving(quick(sqlite)) as site, site.person(ada.token) as ada:
        await ada.act(await ada.table(ME, TOO))


async def test_files_that_are_not_whole_are_refused_and_change_nothing(sqlite: str, tmp_path: Path) -> None:
    await filled(sqlite)
    good, bad, other = tmp_path / "good", tmp_path / "bad", tmp_path / "other"
    await admin("export", str(good), *at(tmp_path))
    backup = tmp_path / "backup"
    await admin("backup", str(backup), *at(tmp_path))
    lines = good.read_text().splitlines(keepends=True)
    gap = json.loads(lines[1])
    del gap["entries"][1]
    mistakes = {
        "cut short": "".join(lines[:-1]),
        "line 3": "".join(lines)[:-200],
        "entry 2 is missing": "".join([lines[0], json.dumps(gap) + "\n", *lines[2:]]),
        "was not written by": "nonsense",
    }
    for reason, text in mistakes.items():
        bad.write_text(text)
        result = await asyncio.to_thread(run, "admin", "import", str(bad), *at(other))
        assert result.exit_code == 2
        assert reason in result.stderr
    assert await admin("import", str(good), *at(other)) == "Added: 2 tables\n"
    before = (other / "tables.sqlite").read_bytes()
    content = bytearray(backup.read_bytes())
    content[4096:8192] = b"\xff" * 4096
    bad.write_bytes(content)
    for file in (bad, good):
        result = await asyncio.to_thread(run, "admin", "restore", str(file), *at(other))
        assert result.exit_code == 2
        assert (other / "tables.sqlite").read_bytes() == before
    assert not [path for path in other.iterdir() if path.name.startswith(".tables.sqlite")]


async def test_check_names_damaged_tables_as_the_log_does(sqlite: str, tmp_path: Path) -> None:
    over, begun = await filled(sqlite)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 5", (over,))
        connection.execute("UPDATE tables SET options = '{' WHERE id = ?", (begun,))
    result = await asyncio.to_thread(run, "admin", "check", *at(tmp_path))
    assert result.exit_code == 1
    assert f"table {over[:6]}: entry 5 is missing\n" in result.stdout
    assert f"table {begun[:6]}: its row cannot be read\n" in result.stdout


async def test_what_can_be_read_of_a_damaged_file_is_checked_and_exported(sqlite: str, tmp_path: Path) -> None:
    """A page with the entries of one table is overwritten; another table has a gap."""
    over, begun = await filled(sqlite)
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, ME)
        for _ in range(40):
            await ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "x" * 480})
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 5", (over,))
    content = bytearray(path.read_bytes())
    page = content.rindex(b"x" * 400) // 4096 * 4096
    content[page : page + 4096] = b"\xff" * 4096
    path.write_bytes(content)
    result = await asyncio.to_thread(run, "admin", "check", *at(tmp_path))
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0].startswith("the file: ")
    assert {f"table {over[:6]}: entry 5 is missing", f"table {table[:6]}: the file is damaged where it is stored"} <= {
        *lines
    }
    assert not [line for line in lines if begun[:6] in line]
    file, other = tmp_path / "e", tmp_path / "other"
    result = await asyncio.to_thread(run, "admin", "export", str(file), *at(tmp_path))
    assert (result.exit_code, result.stdout) == (1, f"In {file}: 1 table\n")
    assert await admin("import", str(file), *at(other)) == "Added: 1 table\n"
    assert len(await stored(database_url(other, None), begun)) == 2
    for words, reason in ((["backup", str(tmp_path / "b")], "is damaged"), (["backup", str(path)], "database itself")):
        result = await asyncio.to_thread(run, "admin", *words, *at(tmp_path))
        assert result.exit_code == 2
        assert reason in result.stderr


async def test_an_import_puts_a_whole_table_in_the_place_of_a_damaged_one(database: str, tmp_path: Path) -> None:
    over, begun = await filled(database)
    where, good, later = at(tmp_path, database), tmp_path / "good", tmp_path / "later"
    before = await stored(database, over)
    await admin("export", str(good), *where)
    await damage(database, f"DELETE FROM entries WHERE table_id = '{over}' AND number = 5")
    await damage(database, f"UPDATE tables SET options = '{{' WHERE id = '{begun}'")
    for command in ("export",) if not plain(database) else ("export", "backup"):
        result = await asyncio.to_thread(run, "admin", command, str(later), *where)
        assert result.exit_code == 1
        assert f"In {later}: 0 tables" in result.stdout
        assert result.stderr.splitlines() == [
            f"tabledhote: left out: table {over[:6]}: entry 5 is missing",
            f"tabledhote: left out: table {begun[:6]}: its row cannot be read",
        ]
    assert await admin("import", str(later), "--dry-run", *where) == "0 tables would be added\n"
    assert await admin("import", str(good), *where) == "Added: 2 tables\n"
    assert await stored(database, over) == before
    assert await admin("check", *where) == "2 tables, 0 problems\n"


async def test_what_cannot_be_done_is_said_in_one_line_and_leaves_nothing(postgres: str, tmp_path: Path) -> None:
    nothing, file = tmp_path / "nothing", tmp_path / "file"
    nothing.mkdir()
    wrong = postgres.partition("?")[0].rpartition("/")[0] + "/nosuch?" + postgres.partition("?")[2]
    for words, reason in (
        (["prune", "--older-than", "0", *at(nothing)], "there is no database"),
        (["backup", str(file), *at(nothing)], "there is no database"),
        (["restore", str(file), *at(nothing)], f"{file}: No such file"),
        (["check", "--database", wrong], '"nosuch" does not exist'),
    ):
        result = await asyncio.to_thread(run, "admin", *words)
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1
        assert reason in result.stderr
    assert [path.name for path in nothing.iterdir()] in ([], ["lock"])


@pytest.mark.parametrize("how", ["deleted", "overwritten"])
async def test_a_lost_write_ahead_log_is_noticed_at_the_start(sqlite: str, tmp_path: Path, how: str) -> None:
    async with started(serve(tmp_path)) as server, server.person() as ada:
        await ada.table(ME, TOO)
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    log = tmp_path / "tables.sqlite-wal"
    if how == "deleted":
        log.unlink()
    else:
        log.write_bytes(b"\0" * log.stat().st_size)
    result = await asyncio.to_thread(run, "serve", "--data", str(tmp_path), "--port", "1")
    assert result.exit_code == 2
    assert "admin restore" in result.stderr or "Permission" in result.stderr
    with pytest.raises(running.CannotServe, match="admin restore"):
        running.check_kept(tmp_path / "tables.sqlite")
    (tmp_path / "tables.kept").unlink()  # as the message says
    running.check_kept(tmp_path / "tables.sqlite")


async def test_ready_is_who_can_write_and_alive_who_answers(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(quick(sqlite)) as site, site.nobody() as someone:
        for path in ("/livez", "/readyz", "/healthz"):
            assert (await someone.get(path)) == {"status": "ok"}

        async def fail(*_: object) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(Store, "_commit", fail)
        site.registry.store._probed = 0.0
        assert (await someone.get("/livez")) == {"status": "ok"}
        for path in ("/readyz", "/healthz"):
            assert (await someone.refused("GET", path))["code"] == "unavailable"
