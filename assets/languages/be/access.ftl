# Для праграм чытання з экрана: стол словамі.

spoken-card = { $rank ->
    [two] двойка
    [three] тройка
    [four] чацвёрка
    [five] пяцёрка
    [six] шасцёрка
    [seven] сямёрка
    [eight] васьмёрка
    [nine] дзявятка
    [ten] дзясятка
    [jack] валет
    [queen] дама
    [king] кароль
   *[ace] туз
} { $suit ->
    [spades] пік
    [clubs] трэфаў
    [diamonds] бубнаў
   *[hearts] чырваў
}
spoken-suit = { $suit ->
    [spades] пікі
    [clubs] трэфы
    [diamonds] бубны
   *[hearts] чырвы
}
spoken-trump = козыр
spoken-playable = можна згуляць
spoken-hand = { $count ->
    [one] На руках { $count } карта
    [few] На руках { $count } карты
   *[many] На руках { $count } карт
}
spoken-open = На стале карта, яшчэ не пабітая: { $card }
spoken-beaten = На стале: { $attack }, зверху { $card }
spoken-talon = { $count ->
    [0] Калода пустая; козыры — { $suit }
    [one] У калодзе { $count } карта; козыры — { $suit }
    [few] У калодзе { $count } карты; козыры — { $suit }
   *[many] У калодзе { $count } карт; козыры — { $suit }
}
spoken-discard = { $count ->
    [one] У адбоі { $count } карта
    [few] У адбоі { $count } карты
   *[many] У адбоі { $count } карт
}
spoken-dealt = Новая партыя
spoken-attacked = { $name }: ход — { $cards }
spoken-beat = { $name }: { $attack }, зверху { $card }
spoken-transferred = { $name }: перавод, { $card }
spoken-threw-in = { $name }: падкінута карта, { $card }
spoken-bout-taken = { $count ->
    [one] { $name }: узята { $count } карта
    [few] { $name }: узяты { $count } карты
   *[many] { $name }: узята { $count } карт
}
spoken-bout-beaten = Усё пабіта, карты ў адбоі
spoken-drew = { $count ->
    [one] { $name }: дабрана { $count } карта
    [few] { $name }: дабраны { $count } карты
   *[many] { $name }: дабрана { $count } карт
}
spoken-drew-cards = Вам прыйшлі: { $cards }
spoken-out = { $name }: карт больш няма

spoken-board = Дошка: чорных { $black }, белых { $white }
spoken-square-legal = { $count ->
    [one] { $square }, можна хадзіць, перавернецца { $count }
    [few] { $square }, можна хадзіць, перавернуцца { $count }
   *[many] { $square }, можна хадзіць, перавернецца { $count }
}
spoken-square-disc = { $square }, { $colour ->
    [black] чорная
   *[white] белая
}
spoken-square-last = { $square }, { $colour ->
    [black] чорная
   *[white] белая
}, апошні ход
spoken-square-empty = { $square }, пустое
spoken-placed = { $count ->
    [one] { $name }: { $square }, перавернута { $count } фішка
    [few] { $name }: { $square }, перавернуты { $count } фішкі
   *[many] { $name }: { $square }, перавернута { $count } фішак
}
spoken-turn-passed = { $name }: хадзіць няма куды, пас
