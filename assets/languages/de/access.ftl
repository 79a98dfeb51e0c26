# Screen reader texts: the table in words.

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
spoken-hand = Auf der Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
spoken-open = Auf dem Tisch: { $card }, noch nicht geschlagen
spoken-beaten = Auf dem Tisch: { $attack }, geschlagen von { $card }
spoken-talon = { $count ->
    [0] Stapel leer; Trumpf ist { $suit }
    [one] Stapel: { $count } Karte; Trumpf ist { $suit }
   *[other] Stapel: { $count } Karten; Trumpf ist { $suit }
}
spoken-discard = Ablage: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
spoken-dealt = Neue Partie
spoken-attacked = { $name }: { $cards } ausgespielt
spoken-beat = { $name }: { $card } schlägt { $attack }
spoken-transferred = { $name }: mit { $card } weitergeschoben
spoken-threw-in = { $name }: { $card } nachgelegt
spoken-bout-taken = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} aufgenommen
spoken-bout-beaten = Alles geschlagen und abgelegt
spoken-drew = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} gezogen
spoken-drew-cards = Du ziehst { $cards }
spoken-out = { $name }: keine Karten mehr

spoken-board = Das Brett: Schwarz { $black }, Weiß { $white }
spoken-square-legal = { $square }, möglicher Zug, dreht { $count ->
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
}, letzter Zug
spoken-square-empty = { $square }, leer
spoken-placed = { $name }: { $square }, { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} umgedreht
spoken-turn-passed = { $name }: kein Zug möglich, gepasst
