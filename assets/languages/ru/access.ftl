# Что только слышно: стол словами, для тех, кто его не видит.

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
    [one] Ваши карты, { $count } карта
    [few] Ваши карты, { $count } карты
   *[other] Ваши карты, { $count } карт
}
spoken-open = На столе: { $card }, не побита
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
spoken-dealt = Новая сдача
spoken-attacked = { $name }, ход: { $cards }
spoken-beat = { $name }: { $attack } — бита, сверху { $card }
spoken-transferred = { $name }, перевод: { $card }
spoken-threw-in = { $name }, подкидывание: { $card }
spoken-bout-taken = { $count ->
    [one] { $name }: взята { $count } карта
    [few] { $name }: взяты { $count } карты
   *[other] { $name }: взято { $count } карт
}
spoken-bout-beaten = Бито, карты ушли в отбой
spoken-drew = { $count ->
    [one] { $name }: из колоды { $count } карта
    [few] { $name }: из колоды { $count } карты
   *[other] { $name }: из колоды { $count } карт
}
spoken-drew-cards = Вам пришли: { $cards }
spoken-out = { $name }: карт больше нет

spoken-board = Доска: чёрных { $black }, белых { $white }
spoken-square-legal = { $count ->
    [one] { $square }, можно пойти, перевернётся { $count }
    [few] { $square }, можно пойти, перевернутся { $count }
   *[other] { $square }, можно пойти, перевернутся { $count }
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
spoken-turn-passed = { $name }: ходить некуда
