# What is only heard: the table in words, for those who do not see it.

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
spoken-hand = Twoje karty, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
spoken-open = Na stole: { $card }, do pobicia
spoken-beaten = Na stole: { $attack }, na wierzchu { $card }
spoken-talon = { $count ->
    [0] Stos pusty; atut: { $suit }
    [one] W stosie { $count } karta; atut: { $suit }
    [few] W stosie { $count } karty; atut: { $suit }
   *[many] W stosie { $count } kart; atut: { $suit }
}
spoken-discard = Odrzucone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
spoken-dealt = Nowe rozdanie
spoken-attacked = { $name }, zagranie: { $cards }
spoken-beat = { $name }, bicie: { $attack }, na wierzchu { $card }
spoken-transferred = { $name }, przerzucenie: { $card }
spoken-threw-in = { $name }, dorzucenie: { $card }
spoken-bout-taken = { $name }: zabiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
spoken-bout-beaten = Wszystko pobite, karty odrzucone
spoken-drew = { $name }: dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
spoken-drew-cards = Dobierasz: { $cards }
spoken-out = { $name }: bez kart

spoken-board = Plansza: czarne { $black }, białe { $white }
spoken-square-legal = { $square }, można, odwraca { $count ->
    [one] { $count } pionek
    [few] { $count } pionki
   *[many] { $count } pionków
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
spoken-placed = { $name }: { $square }, odwraca { $count ->
    [one] { $count } pionek
    [few] { $count } pionki
   *[many] { $count } pionków
}
spoken-turn-passed = { $name }: brak ruchu
