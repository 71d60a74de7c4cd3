"""Raw requests, damaged: the server answers or refuses each without a mistake of its own, and no POST with a new key.

The requests were good before: pages, forms with and without files, and the API with a token and with a cookie.
"""

import json
import re
import socket
from random import Random

import tabledhote
from tabledhote.server.errors import CODES
from tabledhote.server.identity.keys import COOKIE
from tabledhote.table import Record
from tests.fuzz import tries
from tests.fuzz.mutations import mutated, spoiled
from tests.fuzz.serving import Player, Server, serving

REQUESTS = 20  # of one player
PATIENCE = 0.3  # seconds for an answer: what was cut off gets none
LONGEST = 200_000  # bytes of an answer that are read: live updates have no end
STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")
FORM = "application/x-www-form-urlencoded"
LINES = (
    *("origin: http://[", "origin: null", "host: evil.example", "sec-fetch-site: cross-site", "expect: 100-continue"),
    *("content-type: text/plain; charset=klingon", "transfer-encoding: chunked", "content-length: 5", "cookie: ü=ü"),
    *("accept-language: \udcff", "last-event-id: -1", "range: bytes=0-", "x-forwarded-for: [::", "upgrade: websocket"),
    *("connection: upgrade", "authorization: Bearer \udcff", "content-encoding: gzip", "if-none-match: *", ": empty"),
)
SLIPS = (("/", "//"), ("=", "=%ff"), ("0", "9" * 30), ("0", "-1"), ("a", "%"), ("a", "%00"))
RECORD = Record(tabledhote.game("amsterdam"), "7", ["Ann", "Ben"]).written()
Asked = tuple[str, str, str, bytes]  # method, path, type of the body, body


def asked(chance: Random, player: Player) -> Asked:
    """A good request; half of those in JSON have other values."""
    at = f"/api/tables/{player.table}"
    action = {"seat": 0, "action": {"do": "place_hotel", "at": "bc23"}, "version": 2, "id": f"{chance.getrandbits(40)}"}
    choices: list[tuple[str, str, object]] = [
        ("POST", f"{at}/actions", action),
        ("POST", f"{at}/undo", {"seat": 0, "version": 3, "id": "u"}),
        ("POST", f"{at}/chat", {"seat": 0, "text": "Good evening"}),
        ("POST", "/api/tables", {"game": "hellton", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}),
        ("PUT", f"{at}/seats/0/", {"name": "Ada"}),
        ("DELETE", f"{at}/seats/1/?to=invited", None),
        ("GET", f"{at}?seat=0&parts=view,legal,lines&language=fr", None),
        ("GET", f"{at}/positions/0?seat=-1", None),
        ("GET", f"{at}/events?parts=lines", None),
        ("GET", f"{at}/seats/0/invitation", None),
        ("GET", f"/tables/{player.table}", None),
        ("GET", f"/tables/{player.table}/replay?at=0", None),
        ("GET", "/settings?back=/rules", None),
        ("GET", f"/join/{player.table}/1", None),
        ("POST", "/friends/amsterdam", b""),
        ("POST", "/settings", b"language=fr&theme=dark&name=Ada&back=/"),
        ("POST", f"/join/{player.table}/1", b"name=Ben&invitation=x"),
        ("POST", "/new/amsterdam", b"seat-0=me&name-0=Ada&seat-1=me&public=yes&clock=quick&first=0"),
        ("POST", "/records", RECORD),
    ]
    method, path, what = chance.choice(choices)
    if what is None:
        return method, path, "", b""
    if what is RECORD:
        return method, path, "multipart/form-data; boundary=b", upload(chance, player)
    if isinstance(what, bytes):
        return method, path, FORM, what
    return method, path, "application/json", as_json(chance, what)


def as_json(chance: Random, value: object) -> bytes:
    """Half of them with other values, such as `NaN`, which only Python writes."""
    form = mutated(chance, value, value, strange=0.7) if chance.random() < 0.5 else value
    try:
        return json.dumps(form).encode()
    except (RecursionError, ValueError):  # too deep, or a number too long
        return b"[" * 3000 + b"]" * 3000


def upload(chance: Random, player: Player) -> bytes:
    kind = chance.choice(("text/plain", "text/plain; charset=klingon", "application/json"))
    head = f'--b\r\ncontent-disposition: form-data; name="csrf"\r\ncontent-type: {kind}\r\n\r\n{player.csrf}\r\n'
    file = '--b\r\ncontent-disposition: form-data; name="record"; filename="r"\r\n\r\n'
    return b"".join((head.encode(), file.encode(), as_json(chance, RECORD), b"\r\n--b--\r\n"))


def damaged(chance: Random, player: Player) -> bytes:
    """A request as it goes over the network: mostly the body is damaged, or the head, or it has a strange line."""
    method, path, kind, body = asked(chance, player)
    damage = chance.randrange(4)
    if damage == 0:
        body = spoiled(chance, body)
    if kind == FORM and chance.random() < 0.9:
        body += b"&csrf=" + player.csrf.encode()
    if damage == 1:
        method = chance.choice(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE"))
    if damage == 2:
        path = path.replace(*chance.choice(SLIPS))
    who = chance.choice((f"authorization: Bearer {player.token}", f"cookie: {COOKIE}={player.token}", "x-nobody: 1"))
    lines = [f"{method} {path} HTTP/1.1", "host: table", who, f"x-csrf-token: {player.csrf}", "connection: close"]
    lines += [f"content-type: {kind}"] if kind else []
    lines += [f"content-length: {len(body)}"] if body else []
    if damage == 3:
        lines.insert(chance.randrange(1, len(lines) + 1), chance.choice(LINES))
    head = "\r\n".join([*lines, "", ""]).encode(errors="surrogateescape")
    return (spoiled(chance, head) if chance.random() < 0.3 else head) + body


def answered(server: Server, request: bytes) -> bytes:
    """All that comes back until the server closes or falls silent."""
    answer = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        try:
            connection.sendall(request)
            connection.settimeout(PATIENCE)
            while len(answer) < LONGEST and (piece := connection.recv(65536)):
                answer += piece
        except (TimeoutError, ConnectionError):
            pass
    return answer


def check(request: bytes, answer: bytes) -> None:
    shown = f"{request[:3000]!r} was answered with {answer[:500]!r}"
    assert all(status < b"500" for status in STATUS.findall(answer)), shown
    head, _, body = answer.partition(b"\r\n\r\n")
    if not request.startswith(b"GET "):
        assert b"set-cookie: %b=" % COOKIE.encode() not in head, shown
    if head[9:10] == b"4" and b"content-type: application/json" in head and body:
        refusal = json.loads(body.partition(b"HTTP/1.1 ")[0])
        assert refusal["code"] in CODES, shown
        assert refusal["message"], shown


def run(seed: int, seconds: float) -> int:
    with serving() as server:

        def one_try(chance: Random) -> int:
            player = server.player()
            for _ in range(REQUESTS):
                request = damaged(chance, player)
                check(request, answered(server, request))
                assert not server.mistakes.found, f"{request[:3000]!r}: {server.mistakes.found}"
            server.check()
            return REQUESTS

        return tries("requests", one_try, seed, seconds)
