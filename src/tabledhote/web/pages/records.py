"""Records from elsewhere: a file is checked, played again, and opened in the replay."""

import asyncio

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.response import Redirect, Template

from tabledhote.kernel.errors import InvalidRecord
from tabledhote.server.identity.visitors import HttpRequest, Visitor
from tabledhote.server.tables.import_record import open_record
from tabledhote.table import Record
from tabledhote.web.layout import Guest, InjectedRegistry, page

LARGEST = 512 * 1024  # bytes; the longest games on file have a tenth of that


@get("/records")
async def records(request: HttpRequest, guest: Guest) -> Template:
    return form(request, guest, None)


def form(request: HttpRequest, guest: Visitor, mistake: InvalidRecord | None) -> Template:
    status = 400 if mistake else 200
    return page(request, "records", guest, None, status, mistake=mistake, largest=LARGEST // 1024)


@post("/records", request_max_body_size=LARGEST)
async def upload(request: HttpRequest, registry: InjectedRegistry, guest: Guest) -> Template | Redirect:
    """The replay of the record; what is wrong with it is shown beside the form."""
    holder = guest.required()
    file = (await request.form()).get("record")
    raw = await file.read() if isinstance(file, UploadFile) else b""
    try:
        record = await asyncio.to_thread(read_record, raw)
    except InvalidRecord as error:
        return form(request, guest, error)
    table = await open_record(registry, record, holder)
    return Redirect(f"/tables/{table.id}/replay?at=0", status_code=303)


def read_record(raw: bytes) -> Record:
    """A record whose actions are legal and whose claims are true."""
    record = Record.parse(raw)
    record.verify()
    return record


HANDLERS = (records, upload)
