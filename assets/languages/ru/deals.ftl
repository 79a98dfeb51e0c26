# Что может быть не так в тексте партии. { $word } — что там стоит, { $earlier } — более ранняя строка.

deal-fault-no-field = Строка { $line }, столбец { $column }: { $word } — не одно из полей { $fields }.
deal-fault-field-twice = Строка { $line }, столбец { $column }: { $word } уже стоит в строке { $earlier }.
deal-fault-empty-field = Строка { $line }, столбец { $column }: после { $word } ничего нет.
deal-fault-no-hands = Строка { $line }, столбец { $column }: рук (hands) нет.
deal-fault-no-card = Строка { $line }, столбец { $column }: { $word } — не карта. Карта — это достоинство и масть, например 6s или 10h.
deal-fault-no-suit = Строка { $line }, столбец { $column }: { $word } — не масть. Масти — s, c, d и h.
deal-fault-not-in-deck = Строка { $line }, столбец { $column }: { $word } нет в колоде из { $size } карт.
deal-fault-card-twice = Строка { $line }, столбец { $column }: { $word } уже стоит в строке { $earlier }, столбце { $place }.
deal-fault-missing = Строка { $line }, столбец { $column }: из колоды в { $size } карт не хватает: { $word }.
deal-fault-hand-size = Строка { $line }, столбец { $column }: карт в руке места { $seat }: { $cards }, а нужно { $size }.
deal-fault-players = Строка { $line }, столбец { $column }: рук: { $count }. По этим правилам их может быть { $allowed }.
deal-fault-other-trump = Строка { $line }, столбец { $column }: козырь задаёт карта { $word }.
deal-fault-no-seat = Строка { $line }, столбец { $column }: место — это число от 0 до { $most }.
deal-fault-no-rule = Строка { $line }, столбец { $column }: { $word } — не правило. Правило пишется так: deck=24.
deal-fault-unknown-rule = Строка { $line }, столбец { $column }: { $word } — такого правила нет, или нет такого значения.
