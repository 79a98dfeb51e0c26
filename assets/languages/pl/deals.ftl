# Errors in the text of a deal. { $word } is the faulty text, { $earlier } the number of an earlier line.

deal-fault-no-field = Wiersz { $line }, kolumna { $column }: { $word } to żadne z pól { $fields }.
deal-fault-field-twice = Wiersz { $line }, kolumna { $column }: { $word } jest już w wierszu { $earlier }.
deal-fault-empty-field = Wiersz { $line }, kolumna { $column }: { $word } nie ma wartości.
deal-fault-no-hands = Wiersz { $line }, kolumna { $column }: nie ma żadnych rąk (hands).
deal-fault-no-card = Wiersz { $line }, kolumna { $column }: { $word } to nie karta. Karta to ranga i kolor, na przykład 6s albo Th.
deal-fault-no-suit = Wiersz { $line }, kolumna { $column }: { $word } to nie kolor. Kolory to s, c, d i h.
deal-fault-not-in-deck = Wiersz { $line }, kolumna { $column }: { $word } nie występuje w talii { $size } kart.
deal-fault-card-twice = Wiersz { $line }, kolumna { $column }: { $word } jest już w wierszu { $earlier }, kolumna { $place }.
deal-fault-missing = Wiersz { $line }, kolumna { $column }: w talii { $size } kart brakuje: { $word }.
deal-fault-hand-size = Wiersz { $line }, kolumna { $column }: na ręce miejsca { $seat } jest kart: { $cards }, a powinno być: { $size }.
deal-fault-players = Wiersz { $line }, kolumna { $column }: rąk jest { $count }. Według tych zasad może ich być { $allowed }.
deal-fault-other-trump = Wiersz { $line }, kolumna { $column }: atut się nie zgadza, bo kartą atutową jest { $word }.
deal-fault-no-seat = Wiersz { $line }, kolumna { $column }: miejsce to liczba od 0 do { $most }.
deal-fault-no-rule = Wiersz { $line }, kolumna { $column }: { $word } to nie zasada. Zasady zapisuj tak: deck=24.
deal-fault-unknown-rule = Wiersz { $line }, kolumna { $column }: { $word } to nieznana zasada albo niedozwolona wartość.
