# Errors in the text of a deal. { $word } is the faulty text, { $earlier } the number of an earlier line.

deal-fault-no-field = Zeile { $line }, Spalte { $column }: { $word } ist keines der Felder { $fields }.
deal-fault-field-twice = Zeile { $line }, Spalte { $column }: { $word } steht schon in Zeile { $earlier }.
deal-fault-empty-field = Zeile { $line }, Spalte { $column }: Nach { $word } fehlt der Wert.
deal-fault-no-hands = Zeile { $line }, Spalte { $column }: Es gibt keine Blätter (hands).
deal-fault-no-card = Zeile { $line }, Spalte { $column }: { $word } ist keine Karte. Eine Karte besteht aus Rang und Farbe, zum Beispiel 6s oder 10h.
deal-fault-no-suit = Zeile { $line }, Spalte { $column }: { $word } ist keine Farbe. Farben sind s, c, d und h.
deal-fault-not-in-deck = Zeile { $line }, Spalte { $column }: { $word } gibt es in einem Deck mit { $size } Karten nicht.
deal-fault-card-twice = Zeile { $line }, Spalte { $column }: { $word } steht schon in Zeile { $earlier }, Spalte { $place }.
deal-fault-missing = Zeile { $line }, Spalte { $column }: Vom Deck mit { $size } Karten fehlt: { $word }.
deal-fault-hand-size = Zeile { $line }, Spalte { $column }: Platz { $seat } muss { $size } Karten auf der Hand haben, nicht { $cards }.
deal-fault-players = Zeile { $line }, Spalte { $column }: Blätter gefunden: { $count }. Diese Regeln erlauben { $allowed }.
deal-fault-other-trump = Zeile { $line }, Spalte { $column }: Die Trumpfkarte ist { $word }, der Trumpf passt also nicht dazu.
deal-fault-no-seat = Zeile { $line }, Spalte { $column }: Ein Platz ist eine Zahl von 0 bis { $most }.
deal-fault-no-rule = Zeile { $line }, Spalte { $column }: { $word } ist keine Regel. Schreib Regeln so: deck=24.
deal-fault-unknown-rule = Zeile { $line }, Spalte { $column }: Die Regel { $word } gibt es nicht, oder nicht mit diesem Wert.
