# What can be wrong with the text of a deal. { $word } is what stands there, { $earlier } an earlier line.

deal-fault-no-field = Wiersz { $line }, kolumna { $column }: { $word } nie należy do pól { $fields }.
deal-fault-field-twice = Wiersz { $line }, kolumna { $column }: { $word } jest już w wierszu { $earlier }.
deal-fault-empty-field = Wiersz { $line }, kolumna { $column }: po { $word } nic nie ma.
deal-fault-no-hands = Wiersz { $line }, kolumna { $column }: nie ma rąk (hands).
deal-fault-no-card = Wiersz { $line }, kolumna { $column }: { $word } to nie karta. Karta to ranga i kolor, na przykład 6s albo 10h.
deal-fault-no-suit = Wiersz { $line }, kolumna { $column }: { $word } to nie kolor. Kolory to s, c, d i h.
deal-fault-not-in-deck = Wiersz { $line }, kolumna { $column }: { $word } nie występuje w talii { $size } kart.
deal-fault-card-twice = Wiersz { $line }, kolumna { $column }: { $word } jest już w wierszu { $earlier }, kolumnie { $place }.
deal-fault-missing = Wiersz { $line }, kolumna { $column }: z talii { $size } kart brakuje: { $word }.
deal-fault-hand-size = Wiersz { $line }, kolumna { $column }: karty na ręce miejsca { $seat }: { $cards }, a nie { $size }.
deal-fault-players = Wiersz { $line }, kolumna { $column }: ręce: { $count }. Według tych zasad może ich być { $allowed }.
deal-fault-other-trump = Wiersz { $line }, kolumna { $column }: atut wyznacza karta { $word }.
deal-fault-no-seat = Wiersz { $line }, kolumna { $column }: miejsce to liczba od 0 do { $most }.
deal-fault-no-rule = Wiersz { $line }, kolumna { $column }: { $word } to nie zasada. Zasadę pisze się tak: deck=24.
deal-fault-unknown-rule = Wiersz { $line }, kolumna { $column }: { $word } – takiej zasady nie ma albo nie z tą wartością.
