# Screen reader texts: the table in words.

spoken-card = { $rank ->
    [two] dwójka
    [three] trójka
    [four] czwórka
    [five] piątka
    [six] szóstka
    [seven] siódemka
    [eight] ósemka
    [nine] dziewiątka
    [ten] dziesiątka
    [jack] walet
    [queen] dama
    [king] król
   *[ace] as
} { $suit ->
    [spades] pik
    [clubs] trefl
    [diamonds] karo
   *[hearts] kier
}
spoken-suit = { $suit ->
    [spades] piki
    [clubs] trefle
    [diamonds] kara
   *[hearts] kiery
}
spoken-trump = atut
spoken-playable = można zagrać
spoken-hand = { $count ->
    [one] Twoje karty: { $count } karta
    [few] Twoje karty: { $count } karty
   *[many] Twoje karty: { $count } kart
}
spoken-open = Na stole: { $card }, do pobicia
spoken-beaten = Na stole: { $attack }, na tym { $card }
spoken-talon = { $count ->
    [0] Talon pusty; atut: { $suit }
    [one] W talonie { $count } karta; atut: { $suit }
    [few] W talonie { $count } karty; atut: { $suit }
   *[many] W talonie { $count } kart; atut: { $suit }
}
spoken-discard = { $count ->
    [one] Odrzucone: { $count } karta
    [few] Odrzucone: { $count } karty
   *[many] Odrzucone: { $count } kart
}
spoken-dealt = Nowe rozdanie
spoken-attacked = { $name }, zagrane: { $cards }
spoken-beat = { $name }, pobite: { $attack }, na tym { $card }
spoken-transferred = { $name }, przerzucone: { $card }
spoken-threw-in = { $name }, dorzucone: { $card }
spoken-bout-taken = { $count ->
    [one] { $name }, wzięte: { $count } karta
    [few] { $name }, wzięte: { $count } karty
   *[many] { $name }, wzięte: { $count } kart
}
spoken-bout-beaten = Wszystko pobite i odrzucone
spoken-drew = { $count ->
    [one] { $name }, dobrane: { $count } karta
    [few] { $name }, dobrane: { $count } karty
   *[many] { $name }, dobrane: { $count } kart
}
spoken-drew-cards = Dobierasz: { $cards }
spoken-out = { $name }: bez kart

spoken-board = Plansza: czarne { $black }, białe { $white }
spoken-square-legal = { $count ->
    [one] { $square }, dozwolone, odwraca { $count } pionek
    [few] { $square }, dozwolone, odwraca { $count } pionki
   *[many] { $square }, dozwolone, odwraca { $count } pionków
}
spoken-square-disc = { $square }, { $colour ->
    [black] czarny
   *[white] biały
}
spoken-square-last = { $square }, { $colour ->
    [black] czarny
   *[white] biały
}, ostatni ruch
spoken-square-empty = { $square }, puste
spoken-placed = { $count ->
    [one] { $name }: { $square }, odwraca { $count } pionek
    [few] { $name }: { $square }, odwraca { $count } pionki
   *[many] { $name }: { $square }, odwraca { $count } pionków
}
spoken-turn-passed = { $name }: nie ma ruchu, pas
