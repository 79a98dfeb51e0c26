#!/usr/bin/env python3
"""Plays random cards at a table, by the protocol in rooms.md: python3 rooms_client.py NAME
Reads the messages of the server from standard input and writes its own to standard output."""
import hashlib, json, random, secrets, sys


class Client:
    def __init__(self, name):
        self.name, self.requests, self.moment = name, 0, None
        self.token = self.seq = self.seat = self.secret = self.game = None

    def receive(self, message):
        """Returns the answer to a message of the server, or None."""
        if message["type"] == "welcome":
            self.token = self.token or message["token"]  # A real client stores it on the device.
        if message["type"] == "rejected":
            print(message["code"], message["message"], file=sys.stderr)
        update = message if message["type"] == "update" else message.get("update")
        if update and (self.seq is None or update["seq"] > self.seq):
            if update["after"] not in (None, self.seq):
                return {"type": "resync"}  # An update was lost: ask for everything.
            self.seq, self.seat = update["seq"], update["seat"]
            self.table = update.get("table") or self.table
            self.game = update.get("game") or self.game
        shuffle, turn = self.table.get("shuffle"), self.game and self.game["turn"]
        moment = (self.table["phase"], self.seat, turn, shuffle and shuffle["step"])
        moment = self.table["seats"] if self.table["phase"] == "lobby" else moment
        request = self.decide(shuffle) if moment != self.moment else None
        if request:  # Each request is sent once; a real client repeats it until it is answered.
            self.moment, self.requests = moment, self.requests + 1
            request["id"] = f"{self.token[:8]}-{self.requests}"
        return request

    def decide(self, shuffle):
        phase, match = self.table["phase"], self.table["match"]
        if self.seat is None:
            return {"type": "sit", "name": self.name, "token": self.token}
        if phase == "lobby":
            players = [seat["player"] for seat in self.table["seats"]]
            if not players[self.seat]["ready"]:
                return {"type": "ready", "ready": True}
            all_ready = all(player.get("ready", player["kind"] == "computer") for player in players)
            return {"type": "start"} if all_ready and self.table["host"] == self.seat else None
        if phase == "shuffling" and shuffle["step"] == "commit":
            self.secret = secrets.token_bytes(32)
            text = f"kozyr commitment 1\n{self.table['room']}\n{match}\n{self.seat}\n"
            digest = hashlib.sha256(text.encode() + self.secret).hexdigest()
            return {"type": "commit", "match": match, "commitment": digest}
        if phase == "shuffling" and shuffle["step"] == "reveal" and self.secret:
            return {"type": "reveal", "match": match, "secret": self.secret.hex()}
        if phase == "playing" and self.game["legal"]:
            action = random.choice(self.game["legal"])
            return {"type": "act", "turn": self.game["turn"], "action": action}


print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
client = Client(sys.argv[1])
for line in sys.stdin:
    if answer := client.receive(json.loads(line)):
        print(json.dumps(answer), flush=True)
