# What can be wrong with the text of a deal. { $word } is what stands there, { $earlier } an earlier line.

deal-fault-no-field = Zeile { $line }, Spalte { $column }: { $word } ist keines der Felder { $fields }.
deal-fault-field-twice = Zeile { $line }, Spalte { $column }: { $word } steht schon in Zeile { $earlier }.
deal-fault-empty-field = Zeile { $line }, Spalte { $column }: Nach { $word } folgt nichts.
deal-fault-no-hands = Zeile { $line }, Spalte { $column }: Es gibt keine Hände (hands).
deal-fault-no-card = Zeile { $line }, Spalte { $column }: { $word } ist keine Karte. Eine Karte ist ein Rang und eine Farbe, etwa 6s oder 10h.
deal-fault-no-suit = Zeile { $line }, Spalte { $column }: { $word } ist keine Farbe. Farben sind s, c, d und h.
deal-fault-not-in-deck = Zeile { $line }, Spalte { $column }: { $word } kommt in einem Deck mit { $size } Karten nicht vor.
deal-fault-card-twice = Zeile { $line }, Spalte { $column }: { $word } steht schon in Zeile { $earlier }, Spalte { $place }.
deal-fault-missing = Zeile { $line }, Spalte { $column }: Vom Deck mit { $size } Karten fehlen: { $word }.
deal-fault-hand-size = Zeile { $line }, Spalte { $column }: Karten auf der Hand von Platz { $seat }: { $cards }, nicht { $size }.
deal-fault-players = Zeile { $line }, Spalte { $column }: Hände: { $count }. Nach diesen Regeln sind { $allowed } möglich.
deal-fault-other-trump = Zeile { $line }, Spalte { $column }: Den Trumpf bestimmt die Karte { $word }.
deal-fault-no-seat = Zeile { $line }, Spalte { $column }: Ein Platz ist eine Zahl von 0 bis { $most }.
deal-fault-no-rule = Zeile { $line }, Spalte { $column }: { $word } ist keine Regel. Eine Regel schreibt man so: deck=24.
deal-fault-unknown-rule = Zeile { $line }, Spalte { $column }: { $word } – diese Regel gibt es nicht, oder nicht mit diesem Wert.
