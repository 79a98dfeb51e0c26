# Экран оқу бағдарламасының мәтіндері: үстел сөзбен.

spoken-card = { $suit ->
    [spades] қарға
    [clubs] крест
    [diamonds] қиық
   *[hearts] табан
} { $rank ->
    [two] екілік
    [three] үштік
    [four] төрттік
    [five] бестік
    [six] алтылық
    [seven] жетілік
    [eight] сегіздік
    [nine] тоғыздық
    [ten] ондық
    [jack] валет
    [queen] дама
    [king] король
   *[ace] тұз
}
spoken-suit = { $suit ->
    [spades] қарға
    [clubs] крест
    [diamonds] қиық
   *[hearts] табан
}
spoken-trump = көзір
spoken-playable = ойнауға болады
spoken-hand = Қолыңызда { $count } карта
spoken-open = Үстелде: { $card }, жабылмаған
spoken-beaten = Үстелде: { $attack }, үстінде { $card }
spoken-talon = { $count ->
    [0] Колода бос; көзір — { $suit }
   *[other] Колодада { $count } карта; көзір — { $suit }
}
spoken-discard = Отбойда { $count } карта
spoken-dealt = Карта таратылды
spoken-attacked = { $name }, жүріс: { $cards }
spoken-beat = { $name }: { $attack } жабылды, үстінде { $card }
spoken-transferred = { $name }, аудару: { $card }
spoken-threw-in = { $name }, қосу: { $card }
spoken-bout-taken = { $name }: { $count } карта алынды
spoken-bout-beaten = Бәрі жабылды, карталар отбойға кетті
spoken-drew = { $name }: колодадан { $count } карта
spoken-drew-cards = Сізге келді: { $cards }
spoken-out = { $name }: карта қалмады

spoken-board = Тақта: қара { $black }, ақ { $white }
spoken-square-legal = { $square }, жүруге болады, { $count } тас төңкеріледі
spoken-square-disc = { $square }, { $colour ->
    [black] қара
   *[white] ақ
}
spoken-square-last = { $square }, { $colour ->
    [black] қара
   *[white] ақ
}, соңғы жүріс
spoken-square-empty = { $square }, бос
spoken-placed = { $name }: { $square }, { $count } тас төңкерілді
spoken-turn-passed = { $name }: жүретін жер жоқ, пас
