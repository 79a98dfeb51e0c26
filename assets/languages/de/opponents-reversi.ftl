# Reasons of the Reversi opponents.
# { $square } is a square in notation, { $value } a number of points.

reversi-at-random = { $count ->
    [1] Es gab nur einen gültigen Zug.
   *[other] Zufällig aus { $count } gültigen Zügen gewählt.
}
reversi-must-pass = Kein gültiger Zug, also wird gepasst.
reversi-greatest-gain = Mit { $square } gibt es sofort am meisten: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
reversi-greatest-gain-less-reply = Mit { $square } bleibt nach der besten Antwort am meisten: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
reversi-greatest-gain-in-plies = Mit { $square } gibt es, { $plies } Züge vorausgerechnet, am meisten: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.

reversi-flipped-edge = Umgedrehte Steine an der Kante, je zwei Punkte
reversi-flipped-inner = Andere umgedrehte Steine, je ein Punkt
reversi-placed = Das Feld selbst
reversi-best-reply = Die beste Antwort

engine-searched = Für { $square } ist, { $depth ->
    [one] { $depth } Zug
   *[other] { $depth } Züge
} vorausgerechnet, die erwartete Steindifferenz { $score }.
engine-solved = Mit { $square } ist bei bestem Spiel die Steindifferenz am Ende { $score }.
engine-erred = Für { $square } ist die erwartete Steindifferenz { $score }, aber ein anderer Zug sah besser aus.
engine-takes-corner = Holt eine Ecke
engine-gives-corner = Öffnet dem Gegner eine Ecke
engine-leaves-no-reply = Lässt dem Gegner keinen Zug
engine-leaves-few-replies = Lässt dem Gegner wenig Auswahl
engine-makes-stable = Macht Steine stabil
engine-keeps-parity = Ungerades Gebiet (Parität)
engine-replies = Antworten des Gegners
engine-stable-gain = Neue stabile Steine
engine-depth = Tiefe in Zügen
engine-nodes = Besuchte Stellungen
engine-certainty = Sicherheit der Suche, %
engine-book = Der Zug { $square } steht im Eröffnungsbuch, { $count ->
    [1] als einziger, der hier bekannt ist.
   *[other] als einer von { $count }, die hier bekannt sind.
}

opening-perpendicular = Senkrechte Eröffnung
opening-diagonal = Diagonale Eröffnung
opening-parallel = Parallele Eröffnung
opening-tiger = Tiger
opening-rabbit = Kaninchen
opening-cow = Kuh
opening-heath = Heide
opening-buffalo = Büffel
opening-rose = Rose

## The engine introduces itself

engine-about = Rechnet voraus und bewertet Stellungen mit dem, was sie nur aus eigenen Partien gelernt hat. Das Ende rechnet sie exakt durch. Von den zwölf Stufen rechnen die unteren weniger tief und machen mehr Fehler.
opponent-engine-1 = Engine 1
opponent-engine-1-line = Schaut 1 Zug voraus, sehr viele Fehler
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Engine 2
opponent-engine-2-line = Schaut 1 Zug voraus, viele Fehler
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Engine 3
opponent-engine-3-line = Schaut 1 Zug voraus, einige Fehler
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Engine 4
opponent-engine-4-line = Schaut 1 Zug voraus, wenige Fehler
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Engine 5
opponent-engine-5-line = Schaut 2 Züge voraus, wenige Fehler
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Engine 6
opponent-engine-6-line = Schaut 3 Züge voraus, wenige Fehler
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Engine 7
opponent-engine-7-line = Schaut 4 Züge voraus, selten Fehler
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Engine 8
opponent-engine-8-line = Schaut 5 Züge voraus, selten Fehler
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Engine 9
opponent-engine-9-line = Schaut 6 Züge voraus, selten Fehler
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Engine 10
opponent-engine-10-line = Schaut 7 Züge voraus, löst die letzten 14 Felder
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Engine 11
opponent-engine-11-line = Schaut 10 Züge voraus, löst die letzten 17 Felder
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Engine 12
opponent-engine-12-line = Schaut so weit voraus, wie es in zwei Sekunden geht
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Engine, perfekt
opponent-engine-perfect-line = Perfekt auf den letzten 24 Feldern, lässt sich aber Zeit
opponent-engine-perfect-about = { engine-about }
