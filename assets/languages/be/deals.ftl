# Памылкі ў тэксце раскладу. { $word } — памылковы тэкст, { $earlier } — нумар ранейшага радка.

deal-fault-no-field = Радок { $line }, слупок { $column }: { $word } — не адно з палёў { $fields }.
deal-fault-field-twice = Радок { $line }, слупок { $column }: { $word } ужо ёсць у радку { $earlier }.
deal-fault-empty-field = Радок { $line }, слупок { $column }: пасля { $word } нічога няма.
deal-fault-no-hands = Радок { $line }, слупок { $column }: няма рук (hands).
deal-fault-no-card = Радок { $line }, слупок { $column }: { $word } — не карта. Карта — гэта вартасць і масць, напрыклад 6s або 10h.
deal-fault-no-suit = Радок { $line }, слупок { $column }: { $word } — не масць. Масці: s, c, d і h.
deal-fault-not-in-deck = Радок { $line }, слупок { $column }: { $word } няма ў калодзе з { $size } карт.
deal-fault-card-twice = Радок { $line }, слупок { $column }: { $word } ужо ёсць у радку { $earlier }, слупку { $place }.
deal-fault-missing = Радок { $line }, слупок { $column }: у калодзе з { $size } карт не хапае: { $word }.
deal-fault-hand-size = Радок { $line }, слупок { $column }: карт у руцэ на месцы { $seat } мае быць { $size }, а не { $cards }.
deal-fault-players = Радок { $line }, слупок { $column }: рук знойдзена: { $count }. Паводле гэтых правілаў можна { $allowed }.
deal-fault-other-trump = Радок { $line }, слупок { $column }: козырная карта — { $word }, таму козыр не сыходзіцца.
deal-fault-no-seat = Радок { $line }, слупок { $column }: месца — гэта лік ад 0 да { $most }.
deal-fault-no-rule = Радок { $line }, слупок { $column }: { $word } — не правіла. Правілы пішуцца так: deck=24.
deal-fault-unknown-rule = Радок { $line }, слупок { $column }: { $word } — такога правіла няма, або яго значэнне недапушчальнае.
