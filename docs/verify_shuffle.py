#!/usr/bin/env python3
"""Redoes the shuffle and the deal of a Durak record, to prove that they were fair.

If the match was played at a table with friends, also checks that the seed follows from the secrets
of all who took part, and that each secret matches the commitment to it.

    python3 verify_shuffle.py RECORD [--commitment SHA256]
    python3 verify_shuffle.py --seed HEX [--deck 36] [--players 2]
    python3 verify_shuffle.py --test

Needs nothing but Python 3 and shares nothing with the game. fair-shuffle.md says what is done.
"""

import argparse
import hashlib
import json
import struct
import sys

RANKS = "23456789TJQKA"
SUITS = "scdh"
HAND = 6


def chacha20_block(key, counter):
    """The block of that number of ChaCha20's key stream with a nonce of zeros, as 16 words."""

    def rotate(word, bits):
        return (word << bits | word >> 32 - bits) & 0xFFFFFFFF

    def quarter_round(x, a, b, c, d):
        for into, by, mixed, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[into] = (x[into] + x[by]) & 0xFFFFFFFF
            x[mixed] = rotate(x[mixed] ^ x[into], bits)

    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key)]
    start += [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
    x = start.copy()
    for _ in range(10):
        for column in range(4):
            quarter_round(x, column, column + 4, column + 8, column + 12)
        for column in range(4):
            row = [4 * i + (column + i) % 4 for i in range(4)]
            quarter_round(x, *row)
    return [(mixed + word) & 0xFFFFFFFF for mixed, word in zip(x, start)]


def words(key):
    """The key stream as one 32-bit word after another."""
    counter = 0
    while True:
        yield from chacha20_block(key, counter)
        counter += 1


def below(n, stream):
    """A number below n, each equally likely: too high words are skipped."""
    for word in stream:
        if word < 2**32 - 2**32 % n:
            return word % n


def shuffled(deck, seed):
    """The cards of a deck in the order in which they are dealt."""
    ranks = RANKS[-(deck // 4) :]
    cards = [rank + suit for suit in SUITS for rank in ranks]
    stream = words(seed)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, stream)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def dealt(cards, players):
    """The hands, dealt one card at a time, and the trump."""
    count = HAND * players
    hands = [cards[seat:count:players] for seat in range(players)]
    # The next card lies open under the talon; without a talon the last card dealt is shown.
    trump = cards[count] if count < len(cards) else cards[-1]
    return hands, trump


def in_order(cards):
    """Cards by suit and rank."""
    return sorted(cards, key=lambda card: (SUITS.index(card[1]), RANKS.index(card[0])))


def show(seed, deck, players):
    """Prints the deal."""
    cards = shuffled(deck, seed)
    hands, trump = dealt(cards, players)
    print(f"seed        {seed.hex()}")
    print(f"commitment  {hashlib.sha256(seed).hexdigest()} (SHA-256 of the seed)")
    print(f"shuffled    {' '.join(cards)}")
    for seat, hand in enumerate(hands):
        print(f"seat {seat}      {' '.join(in_order(hand))}")
    print(f"trump       {trump}")


def check_table(proof, seed):
    """Checks the shuffle of a table; rooms.md says what is hashed."""

    def digest(title, *parts):
        """The SHA-256 of lines and secrets. All lines end with a line feed."""
        hashed = hashlib.sha256(f"{title}\n{proof['room']}\n{proof['match']}\n".encode())
        for label, secret in parts:
            hashed.update(f"{label}\n".encode() + bytes.fromhex(secret))
        return hashed.hexdigest()

    people = [(person["seat"], person["secret"], person["commitment"]) for person in proof["people"]]
    if [seat for seat, _, _ in people] != sorted({seat for seat, _, _ in people}):
        sys.exit("WRONG: the people are not in the order of their seats")
    revealed = [entry for entry in people if entry[1]]
    revealed.append(("server", proof["server_secret"], proof["server_commitment"]))
    for who, secret, commitment in revealed:
        if digest("kozyr commitment 1", (who, secret)) != commitment:
            sys.exit(f"WRONG: the secret of {who} does not match its commitment")
    if digest("kozyr seed 1", *((who, secret) for who, secret, _ in revealed)) != seed:
        sys.exit("WRONG: the seed does not follow from the secrets")
    for who, secret, commitment in revealed:
        print(f"{str(who):<11} committed to {commitment} and revealed {secret}")
    for seat, secret, commitment in people:
        if not secret:
            print(f"{seat:<11} did not {'reveal' if commitment else 'commit'} in time")


def test():
    """Checks the cipher: RFC 8439, appendix A.1, test vectors 1, 2 and 4, where nonce is zero."""
    zeros, second = bytes(32), bytes([0, 0xFF]) + bytes(30)
    vectors = [
        (zeros, 0, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"),
        (zeros, 1, "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"),
        (second, 2, "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"),
    ]
    for key, counter, expected in vectors:
        block = struct.pack("<16I", *chacha20_block(key, counter))
        if block[:32].hex() != expected:
            sys.exit(f"this is not ChaCha20: block {counter} of key {key.hex()}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("record", nargs="?", help="the file of a Durak record")
    arguments.add_argument("--commitment", help="the SHA-256 that was shown before the deal")
    arguments.add_argument("--seed", help="64 hexadecimal digits, instead of a record")
    arguments.add_argument("--deck", type=int, choices=(24, 32, 36, 52), default=36)
    arguments.add_argument("--players", type=int, choices=range(2, 7), default=2)
    arguments.add_argument("--test", action="store_true", help="check the cipher")
    options = arguments.parse_args()
    if options.test:
        return test()
    seed, deck, players = options.seed, options.deck, options.players
    if options.record:
        with open(options.record, encoding="utf-8") as file:
            record = json.load(file)
        setup = record["setup"]
        seed, players = record["seed"], setup["players"]
        deck = setup.get("rules", {}).get("deck", 36)
    if seed is None or len(seed) != 64:
        arguments.error("a record or a seed of 64 hexadecimal digits is needed")
    if options.record and "shuffle" in record:
        check_table(record["shuffle"], seed)
    seed = bytes.fromhex(seed)
    show(seed, deck, players)
    if options.commitment and options.commitment.lower() != hashlib.sha256(seed).hexdigest():
        sys.exit("NOT the seed that was committed to")


if __name__ == "__main__":
    main()
