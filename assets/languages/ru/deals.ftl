# Ошибки в тексте раздачи. { $word } — ошибочный текст, { $earlier } — номер более ранней строки.

deal-fault-no-field = Строка { $line }, столбец { $column }: { $word } — не одно из полей { $fields }.
deal-fault-field-twice = Строка { $line }, столбец { $column }: { $word } уже есть в строке { $earlier }.
deal-fault-empty-field = Строка { $line }, столбец { $column }: у { $word } нет значения.
deal-fault-no-hands = Строка { $line }, столбец { $column }: рук (hands) нет.
deal-fault-no-card = Строка { $line }, столбец { $column }: { $word } — не карта. Карта — это достоинство и масть, например 6s или 10h.
deal-fault-no-suit = Строка { $line }, столбец { $column }: { $word } — не масть. Масти — s, c, d и h.
deal-fault-not-in-deck = Строка { $line }, столбец { $column }: в колоде из { $size } нет { $word }.
deal-fault-card-twice = Строка { $line }, столбец { $column }: { $word } уже есть в строке { $earlier }, столбце { $place }.
deal-fault-missing = Строка { $line }, столбец { $column }: до колоды из { $size } не хватает: { $word }.
deal-fault-hand-size = Строка { $line }, столбец { $column }: на руках у места { $seat } должно быть карт: { $size }, а не { $cards }.
deal-fault-players = Строка { $line }, столбец { $column }: найдено рук: { $count }. По этим правилам можно { $allowed }.
deal-fault-other-trump = Строка { $line }, столбец { $column }: козырная карта — { $word }, козырь не совпадает.
deal-fault-no-seat = Строка { $line }, столбец { $column }: место — это число от 0 до { $most }.
deal-fault-no-rule = Строка { $line }, столбец { $column }: { $word } — не правило. Правила пишутся так: deck=24.
deal-fault-unknown-rule = Строка { $line }, столбец { $column }: { $word } — правила такого нет, или значение недопустимо.
