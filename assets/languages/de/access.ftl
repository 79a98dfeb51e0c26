# What is only heard: the table in words, for those who do not see it.

spoken-card = { $suit ->
    [spades] Pik
    [clubs] Kreuz
    [diamonds] Karo
   *[hearts] Herz
} { $rank ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
    [king] König
   *[ace] Ass
}
spoken-suit = { $suit ->
    [spades] Pik
    [clubs] Kreuz
    [diamonds] Karo
   *[hearts] Herz
}
spoken-trump = Trumpf
spoken-playable = spielbar
spoken-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
spoken-open = Auf dem Tisch: { $card }, noch nicht geschlagen
spoken-beaten = Auf dem Tisch: { $attack }, geschlagen von { $card }
spoken-talon = { $count ->
    [0] Talon leer; Trumpf ist { $suit }
    [one] Talon: { $count } Karte; Trumpf ist { $suit }
   *[other] Talon: { $count } Karten; Trumpf ist { $suit }
}
spoken-discard = Ablage: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
spoken-dealt = Neu gegeben
spoken-attacked = { $name }, ausgespielt: { $cards }
spoken-beat = { $name }: { $card } schlägt { $attack }
spoken-transferred = { $name }, weitergeschoben: { $card }
spoken-threw-in = { $name }, nachgelegt: { $card }
spoken-bout-taken = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} aufgenommen
spoken-bout-beaten = Alles geschlagen und abgelegt
spoken-drew = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} gezogen
spoken-drew-cards = Du ziehst: { $cards }
spoken-out = { $name }: keine Karten mehr

spoken-board = Das Brett: Schwarz { $black }, Weiß { $white }
spoken-square-legal = { $square }, möglich, dreht { $count ->
    [one] { $count } Stein um
   *[other] { $count } Steine um
}
spoken-square-disc = { $square }, { $colour ->
    [black] schwarz
   *[white] weiß
}
spoken-square-last = { $square }, { $colour ->
    [black] schwarz
   *[white] weiß
}, zuletzt gesetzt
spoken-square-empty = { $square }, leer
spoken-placed = { $name }: { $square }, { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} umgedreht
spoken-turn-passed = { $name }: kein Zug möglich
