"""Plays a whole game against a bot through the API of a running server: python examples/client.py http://127.0.0.1:8000"""

import json
import random
import sys
import time
import urllib.request
import uuid
from typing import Any

server = sys.argv[1]
token = ""


def ask(method: str, path: str, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(server + path, json.dumps(body).encode() if body else None, headers, method=method)
    return json.load(urllib.request.urlopen(request))


token = ask("POST", "/api/keys")["token"]
seats = [{"kind": "me", "name": "Example"}, {"kind": "bot", "level": "greedy"}]
table = ask("POST", "/api/tables", {"game": "amsterdam", "seats": seats})["table"]["id"]
while (seen := ask("GET", f"/api/tables/{table}"))["table"]["status"] != "over":
    if not seen["legal"]:
        time.sleep(0.05)  # the bot is thinking; /events would say when it is done
        continue
    action = {"seat": seen["you"], "action": random.choice(seen["legal"]), "version": seen["table"]["version"]}
    ask("POST", f"/api/tables/{table}/actions", action | {"id": uuid.uuid4().hex})
print(seen["table"]["result"]["scores"], "verified:", ask("GET", f"/api/tables/{table}/verify")["ok"])
