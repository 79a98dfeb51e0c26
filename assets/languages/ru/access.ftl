# Тексты для программ чтения с экрана: стол словами.

spoken-card = { $rank ->
    [two] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
    [king] король
   *[ace] туз
} { $suit ->
    [spades] пик
    [clubs] треф
    [diamonds] бубен
   *[hearts] червей
}
spoken-suit = { $suit ->
    [spades] пики
    [clubs] трефы
    [diamonds] бубны
   *[hearts] черви
}
spoken-trump = козырь
spoken-playable = можно сыграть
spoken-hand = { $count ->
    [one] У вас на руках { $count } карта
    [few] У вас на руках { $count } карты
   *[other] У вас на руках { $count } карт
}
spoken-open = На столе карта, ещё не побита: { $card }
spoken-beaten = На столе: { $attack }, сверху { $card }
spoken-talon = { $count ->
    [0] Колода пуста; козыри — { $suit }
    [one] В колоде { $count } карта; козыри — { $suit }
    [few] В колоде { $count } карты; козыри — { $suit }
   *[other] В колоде { $count } карт; козыри — { $suit }
}
spoken-discard = { $count ->
    [one] В отбое { $count } карта
    [few] В отбое { $count } карты
   *[other] В отбое { $count } карт
}
spoken-dealt = Новая раздача
spoken-attacked = { $name }, ход: { $cards }
spoken-beat = { $name }: карта { $attack } побита, сверху { $card }
spoken-transferred = { $name }, перевод: { $card }
spoken-threw-in = { $name }, подкидывание: { $card }
spoken-bout-taken = { $count ->
    [one] { $name }: взята { $count } карта
    [few] { $name }: взяты { $count } карты
   *[other] { $name }: взято { $count } карт
}
spoken-bout-beaten = Бито, карты в отбое
spoken-drew = { $count ->
    [one] { $name }: из колоды { $count } карта
    [few] { $name }: из колоды { $count } карты
   *[other] { $name }: из колоды { $count } карт
}
spoken-drew-cards = Вам пришли: { $cards }
spoken-out = { $name }: карт не осталось

spoken-board = Доска: чёрных { $black }, белых { $white }
spoken-square-legal = { $count ->
    [one] { $square }, можно ходить, перевернётся { $count }
    [few] { $square }, можно ходить, перевернутся { $count }
   *[other] { $square }, можно ходить, перевернутся { $count }
}
spoken-square-disc = { $square }, { $colour ->
    [black] чёрная
   *[white] белая
}
spoken-square-last = { $square }, { $colour ->
    [black] чёрная
   *[white] белая
}, последний ход
spoken-square-empty = { $square }, пусто
spoken-placed = { $count ->
    [one] { $name }: { $square }, перевёрнута { $count } фишка
    [few] { $name }: { $square }, перевёрнуты { $count } фишки
   *[other] { $name }: { $square }, перевёрнуто { $count } фишек
}
spoken-turn-passed = { $name }: ходить некуда, пас
