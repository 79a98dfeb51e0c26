# Тексти для програм зчитування з екрана: стіл словами.

spoken-card = { $rank ->
    [two] двійка
    [three] трійка
    [four] четвірка
    [five] п’ятірка
    [six] шістка
    [seven] сімка
    [eight] вісімка
    [nine] дев’ятка
    [ten] десятка
    [jack] валет
    [queen] дама
    [king] король
   *[ace] туз
} { $suit ->
    [spades] пік
    [clubs] треф
    [diamonds] бубон
   *[hearts] чирв
}
spoken-suit = { $suit ->
    [spades] піки
    [clubs] трефи
    [diamonds] бубни
   *[hearts] чирви
}
spoken-trump = козир
spoken-playable = можна зіграти
spoken-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карти
   *[other] Ваша рука: { $count } карт
}
spoken-open = На столі карта, ще не побита: { $card }
spoken-beaten = На столі побита карта: { $attack }, зверху { $card }
spoken-talon = { $count ->
    [0] Колода порожня; козирі — { $suit }
    [one] У колоді { $count } карта; козирі — { $suit }
    [few] У колоді { $count } карти; козирі — { $suit }
   *[other] У колоді { $count } карт; козирі — { $suit }
}
spoken-discard = { $count ->
    [one] У відбої { $count } карта
    [few] У відбої { $count } карти
   *[other] У відбої { $count } карт
}
spoken-dealt = Нова партія
spoken-attacked = { $name }: хід, { $cards }
spoken-beat = { $name }: карту { $attack } побито, зверху { $card }
spoken-transferred = { $name }: переведено, { $card }
spoken-threw-in = { $name }: підкинуто, { $card }
spoken-bout-taken = { $count ->
    [one] { $name }: взято { $count } карту
    [few] { $name }: взято { $count } карти
   *[other] { $name }: взято { $count } карт
}
spoken-bout-beaten = Бито: карти йдуть у відбій
spoken-drew = { $count ->
    [one] { $name }: добрано { $count } карту
    [few] { $name }: добрано { $count } карти
   *[other] { $name }: добрано { $count } карт
}
spoken-drew-cards = Вам прийшли: { $cards }
spoken-out = { $name }: карт не лишилося

spoken-board = Дошка: чорних { $black }, білих { $white }
spoken-square-legal = { $count ->
    [one] { $square }, хід можливий, перевернеться { $count }
    [few] { $square }, хід можливий, перевернуться { $count }
   *[other] { $square }, хід можливий, перевернеться { $count }
}
spoken-square-disc = { $square }, { $colour ->
    [black] чорна
   *[white] біла
}
spoken-square-last = { $square }, { $colour ->
    [black] чорна
   *[white] біла
}, останній хід
spoken-square-empty = { $square }, порожньо
spoken-placed = { $count ->
    [one] { $name }: { $square }, перевернуто { $count } фішку
    [few] { $name }: { $square }, перевернуто { $count } фішки
   *[other] { $name }: { $square }, перевернуто { $count } фішок
}
spoken-turn-passed = { $name }: ходити нікуди, пас
