"""Records from elsewhere: a file is checked, played again, and opened in the replay."""

import asyncio

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.response import Redirect, Template

from tabledhote.kernel.errors import InvalidRecord
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.tables.import_record import shelved
from tabledhote.table import Record
from tabledhote.web.layout import Asked, Guest, HouseHere, page

LARGEST = 512 * 1024  # bytes; the longest games on file have a tenth of that


@get("/records")
async def records(request: Asked, guest: Guest) -> Template:
    return form(request, guest, None)


def form(request: Asked, guest: Visitor, mistake: InvalidRecord | None) -> Template:
    return page(request, "records", guest, mistake=mistake, largest=LARGEST // 1024, status=400 if mistake else 200)


@post("/records", request_max_body_size=LARGEST)
async def upload(request: Asked, house: HouseHere, guest: Guest) -> Template | Redirect:
    """The replay of the record; what is wrong with it is said beside the form."""
    guest.required()
    file = (await request.form()).get("record")
    raw = await file.read() if isinstance(file, UploadFile) else b""
    try:
        record = await asyncio.to_thread(checked, raw)
    except InvalidRecord as error:
        return form(request, guest, error)
    sitting = await shelved(house, record)
    return Redirect(f"/tables/{sitting.id}/replay?at=0", status_code=303)


def checked(raw: bytes) -> Record:
    """A record whose actions are legal and whose claims are true."""
    record = Record.parse(raw)
    record.verify()
    return record


HANDLERS = (records, upload)
