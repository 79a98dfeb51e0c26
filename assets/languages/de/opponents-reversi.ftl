# What the opponents that play Reversi say of their decisions.
# { $square } is a square in notation, { $value } a number of points.

reversi-at-random = { $count ->
    [1] Es gab nur eine Möglichkeit.
   *[other] Blind aus { $count } Möglichkeiten gewählt.
}
reversi-must-pass = Kein Zug ist möglich, also ist die andere Seite dran.
reversi-greatest-gain = { $square } bringt sofort am meisten: { $value } Punkte.
reversi-greatest-gain-less-reply = { $square } bringt nach Abzug der besten Antwort am meisten: { $value } Punkte.
reversi-greatest-gain-in-plies = { $square } bringt, { $plies } Halbzüge vorausgeschaut, am meisten: { $value } Punkte.

reversi-flipped-edge = Umgedrehte Steine an der Kante, je zwei Punkte
reversi-flipped-inner = Andere umgedrehte Steine, je ein Punkt
reversi-placed = Das Feld selbst
reversi-best-reply = Die beste Antwort

engine-searched = { $square }: { $depth ->
    [one] { $depth } Halbzug
   *[other] { $depth } Halbzüge
} voraus ist der Vorsprung { $score }.
engine-solved = { $square }: bis zum Ende ausgezählt, bestes Spiel führt zu { $score }.
engine-erred = { $square }: Der Vorsprung ist { $score }, und etwas anderes sah besser aus.
engine-takes-corner = Nimmt eine Ecke
engine-gives-corner = Öffnet dem Gegner eine Ecke
engine-leaves-no-reply = Lässt dem Gegner keinen Zug
engine-leaves-few-replies = Lässt dem Gegner wenig Auswahl
engine-makes-stable = Macht Steine für immer sicher
engine-keeps-parity = Geht in ein Gebiet mit ungerader Zahl leerer Felder
engine-replies = Züge, die dem Gegner bleiben
engine-stable-gain = Eigene Steine gesichert
engine-depth = Tiefe in Halbzügen
engine-nodes = Besuchte Stellungen
engine-exact = Bis zum Ende bewiesen
engine-certainty = Sicherheit beim Weggelassenen, %
engine-book = { $square } steht im Eröffnungsbuch, einer von { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}, die hier bekannt sind.

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

engine-about = Rechnet voraus mit einer Bewertung, die sie nur aus eigenen Partien gelernt hat, und zählt das Ende bis zum letzten Stein aus. Von den zwölf Stufen schauen die unteren weniger weit und wählen lockerer.
opponent-engine-1 = Engine 1
opponent-engine-1-line = Schaut 1 Zug voraus, irrt sehr oft
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Engine 2
opponent-engine-2-line = Schaut 1 Zug voraus, irrt oft
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Engine 3
opponent-engine-3-line = Schaut 1 Zug voraus, irrt hin und wieder
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Engine 4
opponent-engine-4-line = Schaut 1 Zug voraus, irrt selten
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Engine 5
opponent-engine-5-line = Schaut 2 Züge voraus, irrt selten
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Engine 6
opponent-engine-6-line = Schaut 3 Züge voraus, irrt selten
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Engine 7
opponent-engine-7-line = Schaut 4 Züge voraus, irrt kaum
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Engine 8
opponent-engine-8-line = Schaut 5 Züge voraus, irrt kaum
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Engine 9
opponent-engine-9-line = Schaut 6 Züge voraus, irrt kaum
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Engine 10
opponent-engine-10-line = Schaut 7 Züge voraus, zählt die letzten 14 Felder aus
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Engine 11
opponent-engine-11-line = Schaut 10 Züge voraus, zählt die letzten 17 Felder aus
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Engine 12
opponent-engine-12-line = Schaut so weit voraus, wie es in zwei Sekunden geht
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Engine, perfekt
opponent-engine-perfect-line = Irrt nie auf den letzten 24 Feldern und lässt sich Zeit
opponent-engine-perfect-about = { engine-about }
