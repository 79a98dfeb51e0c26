# Що лише чути: стіл словами, для тих, хто його не бачить.

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
    [one] Ваші карти, { $count } карта
    [few] Ваші карти, { $count } карти
   *[other] Ваші карти, { $count } карт
}
spoken-open = На столі: { $card }, не побита
spoken-beaten = На столі: { $attack }, зверху { $card }
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
spoken-dealt = Нова роздача
spoken-attacked = { $name }, хід: { $cards }
spoken-beat = { $name }: { $attack } — побита, зверху { $card }
spoken-transferred = { $name }, переведення: { $card }
spoken-threw-in = { $name }, підкидання: { $card }
spoken-bout-taken = { $count ->
    [one] { $name }: взято { $count } карту
    [few] { $name }: взято { $count } карти
   *[other] { $name }: взято { $count } карт
}
spoken-bout-beaten = Бито, карти пішли у відбій
spoken-drew = { $count ->
    [one] { $name }: з колоди { $count } карта
    [few] { $name }: з колоди { $count } карти
   *[other] { $name }: з колоди { $count } карт
}
spoken-drew-cards = Вам прийшли: { $cards }
spoken-out = { $name }: карт більше немає

spoken-board = Дошка: чорних { $black }, білих { $white }
spoken-square-legal = { $count ->
    [one] { $square }, можна піти, перевернеться { $count }
    [few] { $square }, можна піти, перевернуться { $count }
   *[other] { $square }, можна піти, перевернеться { $count }
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
spoken-turn-passed = { $name }: ходити нікуди
