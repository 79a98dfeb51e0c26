#!/usr/bin/env python3
"""Plays random cards at a table: the protocol of rooms.md in its smallest complete form.

    python3 rooms_client.py NAME

Reads messages of the server from standard input and writes its own to standard output, one JSON
object per line, so that any program that connects a WebSocket to both can run it.
"""

import hashlib
import json
import random
import secrets
import sys


class Client:
    def __init__(self, name):
        self.name, self.requests = name, 0
        self.token = self.seq = self.seat = self.secret = None
        self.table, self.game, self.sent = {}, None, None

    def receive(self, message):
        """Returns the messages that answer a message of the server."""
        if message["type"] == "welcome" and self.token is None:
            self.token = message.get("token")  # A real client stores it on the device.
        if message["type"] == "rejected":
            print(f"{message['code']}: {message['message']}", file=sys.stderr)
        update = message if message["type"] == "update" else message.get("update")
        if update and (self.seq is None or update["seq"] > self.seq):
            if update["after"] not in (None, self.seq):
                return [{"type": "resync"}]  # An update was lost: ask for everything.
            self.seq, self.seat = update["seq"], update["seat"]
            self.table = update.get("table", self.table)
            self.game = update.get("game", self.game)
        return [request for request in [self.next_request()] if request]

    def next_request(self):
        """What to do now, but not twice at the same turn and phase."""
        phase, game, shuffle = self.table["phase"], self.game, self.table.get("shuffle")
        moment = (phase, self.seat, game and game["turn"], shuffle and shuffle["step"])
        request = self.decide(phase, game, shuffle) if self.sent != moment else None
        if request is None:
            return None
        self.sent, self.requests = moment, self.requests + 1
        return request | {"id": f"{self.token[:8]}-{self.requests}"}

    def decide(self, phase, game, shuffle):
        if self.seat is None:
            return {"type": "sit", "name": self.name, "token": self.token}
        if phase == "lobby":
            return {"type": "ready", "ready": True}
        if phase == "shuffling" and shuffle["step"] == "commit":
            self.secret = secrets.token_bytes(32)
            lines = ["kozyr commitment 1", self.table["room"], self.table["match"], self.seat, ""]
            digest = hashlib.sha256("\n".join(map(str, lines)).encode() + self.secret).hexdigest()
            return {"type": "commit", "match": self.table["match"], "commitment": digest}
        if phase == "shuffling" and shuffle["step"] == "reveal" and self.secret:
            return {"type": "reveal", "match": self.table["match"], "secret": self.secret.hex()}
        if phase == "playing" and game["legal"]:
            return {"type": "act", "turn": game["turn"], "action": random.choice(game["legal"])}
        return None


def main():
    client = Client(sys.argv[1])
    print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
    for line in sys.stdin:
        for message in client.receive(json.loads(line)):
            print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
