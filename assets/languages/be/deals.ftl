# Што можа быць не так у тэксце партыі. { $word } — што там стаіць, { $earlier } — больш ранні радок.

deal-fault-no-field = Радок { $line }, слупок { $column }: { $word } — не адно з палёў { $fields }.
deal-fault-field-twice = Радок { $line }, слупок { $column }: { $word } ужо стаіць у радку { $earlier }.
deal-fault-empty-field = Радок { $line }, слупок { $column }: пасля { $word } нічога няма.
deal-fault-no-hands = Радок { $line }, слупок { $column }: рук (hands) няма.
deal-fault-no-card = Радок { $line }, слупок { $column }: { $word } — не карта. Карта — гэта вартасць і масць, напрыклад 6s або 10h.
deal-fault-no-suit = Радок { $line }, слупок { $column }: { $word } — не масць. Масці — s, c, d і h.
deal-fault-not-in-deck = Радок { $line }, слупок { $column }: { $word } няма ў калодзе з { $size } карт.
deal-fault-card-twice = Радок { $line }, слупок { $column }: { $word } ужо стаіць у радку { $earlier }, слупку { $place }.
deal-fault-missing = Радок { $line }, слупок { $column }: з калоды ў { $size } карт не хапае: { $word }.
deal-fault-hand-size = Радок { $line }, слупок { $column }: карт у руцэ месца { $seat }: { $cards }, а трэба { $size }.
deal-fault-players = Радок { $line }, слупок { $column }: рук: { $count }. Паводле гэтых правілаў іх можа быць { $allowed }.
deal-fault-other-trump = Радок { $line }, слупок { $column }: козыр задае карта { $word }.
deal-fault-no-seat = Радок { $line }, слупок { $column }: месца — гэта лік ад 0 да { $most }.
deal-fault-no-rule = Радок { $line }, слупок { $column }: { $word } — не правіла. Правіла пішацца так: deck=24.
deal-fault-unknown-rule = Радок { $line }, слупок { $column }: { $word } — такога правіла няма, або няма такога значэння.
