# What the app itself says. The opponents speak in files of their own.

app-name = Kozyr
app-line = Durak und Reversi mit Gegnern, die ihre Züge erklären
durak = Durak
reversi = Reversi
back = Zurück
close = Schließen
cancel = Abbrechen
thinks = denkt nach
thinks-so-far = { $depth ->
    [0] denkt nach: { $percent } %
   *[other] denkt nach: { $percent } %, Tiefe { $depth }
}
move-now = Zieh jetzt
told-to-move = zum Ziehen gedrängt nach so viel Bedenkzeit, %
best-so-far = { $action } war das Beste, was bis dahin gefunden war.
why-moved-early = Der Zug musste fallen, bevor alles durchdacht war. Mit voller Bedenkzeit lautet die Antwort: { $action }.
undo = Zurück
redo = Vor
hint = Tipp
why = Warum?
black = Schwarz
white = Weiß
help = Hilfe
credits = Über Kozyr

first-durak-question = Hast du schon einmal Durak gespielt?
first-yes = Ja, gib die Karten
first-yes-line = Du und ein Gegner, die üblichen Regeln
first-no = Nein, zeig mir, wie es geht
first-no-line = Eine erste Partie am Tisch, Karte für Karte.
first-look = Erst einmal umsehen
home-continue = Weiterspielen
home-your-turn = du bist dran
home-their-turn = Gegner ist dran
home-next-to-beat = Als Nächstes zu schlagen
home-durak-line = 2–6 Spieler, alle Hausregeln
home-reversi-line = Neuling · Profi
watch = Zuschauen
watch-pause = Stopp
watch-go-on = Weiter
watch-step = Schritt
watch-slow = Langsam
watch-normal = Normal
watch-fast = Schnell
watch-utmost = Sofort
trees = Spielbäume

new-start = Start
new-players = Spieler
new-opponent = Gegner
new-opponents = Gegner im Uhrzeigersinn
new-opponents-watched = Wer spielt
adjust = Gegner anpassen
adjust-reset = Wie üblich
family-ply = Halbzüge
family-ply-line = Schaut so viele Züge voraus, wie du willst
family-engine = Engine
family-engine-line = Lernte aus eigenen Partien, zwölf Stärken
family-apprentice = Lehrling
family-apprentice-line = Vergisst Karten wie Menschen, vier Stärken
family-master = Meister
family-master-line = Stellt sich verdeckte Karten vor, fünf Stärken
new-colour = Du spielst
new-handicap = Vorgabe für Schwarz, in Ecken
new-corners = { $count ->
    [0] keine
    [one] { $count } Ecke
   *[other] { $count } Ecken
}
new-rules = Regeln

rules-classic = Klassisch
rules-classic-line = Podkidnoi: Alle legen nach, bis zu sechs Karten
rules-first-five = Erst nur fünf
rules-first-five-line = Höchstens fünf Karten bis zur ersten Ablage
rules-transfer = Schieben
rules-transfer-line = Eine Karte gleichen Rangs schiebt den Angriff weiter
rules-partnership = Partner
rules-partnership-line = Zwei Teams, Partner sitzen sich gegenüber
rules-duel = Duell
rules-duel-line = Nur der Angreifer legt nach, beim Aufnehmen nichts mehr
rules-own = Eigene Regeln
rules-own-line = Wie unten eingestellt
rules-deck = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
rules-all = Alle Hausregeln
rules-who-throws-in = Wer nachlegen darf
rules-throw-all = alle
rules-throw-neighbours = Nachbarn
rules-throw-attacker = der Angreifer
rules-passing-on = Schieben
rules-transfer-off = nicht erlaubt
rules-transfer-playing = mit einer Karte
rules-transfer-showing = oder mit gezeigtem Trumpf
rules-first-attack = Wer die nächste Partie beginnt
rules-first-on-fool = gegen den Durak
rules-first-lowest-trump = niedrigster Trumpf
rules-adding = Nachlegen, wenn jemand aufnimmt
rules-five = Höchstens fünf Karten bis zur ersten Ablage
rules-sides = Zwei Teams, Partner gegenüber
rules-redeal = Neu geben bei fünf Karten einer Farbe
rules-last-defender = Kein Unentschieden: Durak ist, wer zuletzt verteidigt

opponent-random = Zufall
opponent-random-line = Spielt irgendetwas Erlaubtes
opponent-random-about = Wählt blind aus allem, was die Regeln erlauben. Wer dagegen verliert, hatte großes Pech.
opponent-potential-fixed = Stures Potenzial
opponent-potential-fixed-line = Hütet Trümpfe bis zum bitteren Ende
opponent-potential-fixed-about = Derselbe Gegner ohne den Taktikwechsel: Der Mittelwert der Hand bleibt auch ohne Talon hoch, und oft sitzt er am Ende mit schönen Karten da und ist der Durak.
opponent-novice = Neuling
opponent-novice-line = Nimmt sofort das meiste
opponent-novice-about = Zählt, was ein Zug umdreht, zwei Punkte für Steine an der Kante und einen für andere, etwas mehr für Ecken und Kanten, und nimmt die größte Summe, ohne an die Antwort zu denken.
opponent-professional = Profi
opponent-professional-line = Denkt an deine beste Antwort
opponent-professional-about = Zählt wie der Neuling und zieht das Beste ab, was der Gegner mit seiner Antwort gewinnen könnte.
opponent-ply-3 = 3 Halbzüge
opponent-ply-3-line = Schaut drei Züge voraus
opponent-ply-3-about = Die Bewertung des Profis, aber drei Züge voraus statt zwei.
opponent-ply-4 = 4 Halbzüge
opponent-ply-4-line = Schaut vier Züge voraus
opponent-ply-4-about = Die Bewertung des Profis, aber vier Züge voraus statt zwei.
opponent-ply-5 = 5 Halbzüge
opponent-ply-5-line = Schaut fünf Züge voraus
opponent-ply-5-about = Die Bewertung des Profis, aber fünf Züge voraus statt zwei.
opponent-ply-6 = 6 Halbzüge
opponent-ply-6-line = Schaut sechs Züge voraus
opponent-ply-6-about = Die Bewertung des Profis, aber sechs Züge voraus statt zwei.

question-start-over = Ein Spiel läuft noch. Ein neues würde es ersetzen.
question-go-on = Weiterspielen
question-keep = Speichern und neu beginnen
question-start-anyway = Ohne Speichern beginnen
question-leave = Vom Tisch aufstehen? Das Spiel bleibt, wie es ist.
question-stay = Bleiben
question-take = Aufnehmen, obwohl du schlagen könntest?
question-take-them = Aufnehmen

pause = Pause
pause-go-on = Weiter
pause-leave = Vom Tisch aufstehen

games = Deine Spiele
games-none = Hier landen Spiele, die du beendest oder speicherst: zum Nachspielen Zug für Zug oder zum Weiterspielen.
games-saved = Gespeichert
games-finished = Zuletzt beendet
games-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
games-paste = Spiel von anderswo einfügen
saved-games = Gespeicherte Spiele
saved-games-save = Dieses Spiel speichern
saved-games-copy = Als Text kopieren
saved-games-paste = Einfügen
saved-games-copied = Kopiert: die Züge, die Gründe und das Spiel selbst.
saved-games-none = Noch nichts gespeichert. Ein gespeichertes Spiel kannst du jederzeit fortsetzen, so oft du willst, mit denselben Karten.
saved-games-saved-as = Gespeichert als Nummer { $number }.
saved-games-not-a-game = In diesem Text steckt kein Spiel: { $reason }
link-broken = Dieser Link führt nirgendwohin: { $reason }
saved-games-in-progress = { $count ->
    [one] { $count } Zug, noch offen
   *[other] { $count } Züge, noch offen
}
saved-games-over = { $count ->
    [one] { $count } Zug, beendet
   *[other] { $count } Züge, beendet
}
saved-games-delete = Nummer { $number } löschen
saved-games-confirm-delete = Nummer { $number } wirklich löschen

shuffle = Faires Mischen
shuffle-about = Alle Karten dieser Partie folgen aus einer geheimen Zahl, dem Startwert. Er wurde vor der ersten Karte gezogen. Sein Fingerabdruck steht fest und ist sofort zu sehen; nach der Partie wird auch der Startwert gezeigt, und jeder kann Fingerabdruck und Karten nachrechnen.
shuffle-commitment = Fingerabdruck des Startwerts (SHA-256)
shuffle-copy = Fingerabdruck kopieren
shuffle-later = Der Startwert wird nach der Partie gezeigt: Er verrät alle verdeckten Karten.
shuffle-seed = Startwert
shuffle-check = Neu geben und vergleichen
shuffle-fair = Bewiesen: Diese Karten folgen aus dem Startwert, und niemand hat sie ausgesucht.
shuffle-unfair = Nicht bewiesen: Der Startwert ergibt andere Karten.

trees-figure-10 = Lehrbuch: gewonnen oder nicht
trees-figure-11 = Lehrbuch: Werte
trees-reversi = Das Brett, { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}
trees-pasted = Eingefügt
trees-and-or = Gewonnen oder nicht
trees-minimax = Minimax
trees-alpha-beta = Alpha-Beta
trees-first = Zum Anfang
trees-back = Schritt zurück
trees-on = Schritt weiter
trees-last = Zum Ende
trees-step = Schritt { $step } von { $count }
trees-before = Die Suche hat noch nicht begonnen. Mach einen Schritt.
trees-solved = { $root } ist { $value } wert. Beste Spielweise: { $line }.
trees-won = { $root } ist gewonnen: { $line }.
trees-lost = { $root } ist nicht gewonnen.
trees-skipped = Nie betrachtete Knoten: { $skipped } von { $count }.
trees-touch = Tippe auf einen Knoten, um nach ihm zu fragen. Der Wert eines Blatts lässt sich ändern.
trees-max = { $name }: Max zieht und will den größten Wert.
trees-min = { $name }: Min zieht und will den kleinsten Wert.
trees-again = { $name } noch einmal: Die Stellung steht schon dort, mit allem, was folgt.
trees-node-again = { $name } noch einmal
trees-ask-won = Ist { $name } gewonnen?
trees-ask-worth = Was ist { $name } wert?
trees-leaf = Blatt { $name }
trees-less = Weniger
trees-more = Mehr
trees-make-lost = Als verloren setzen
trees-make-won = Als gewonnen setzen
trees-copy = Kopieren
trees-paste = Baum einfügen
trees-copied = Kopiert: ein Knoten je Zeile, Kinder nach einem Pfeil, Werte nach einem Gleichheitszeichen.
trees-legend = Quadrate: Max zieht. Kreise: Min zieht. ✓ gewonnen, ✗ verloren. Gold: beste Spielweise. Durchgestrichen: nie betrachtet. Gestrichelt mit ↺: dieselbe Stellung noch einmal. Ziehen verschiebt, zwei Finger oder Mausrad zoomen.

saved-games-unreadable = Ein gespeichertes Spiel war nicht lesbar.

why-nothing-yet = Hat noch nichts entschieden.
why-recalling = Erinnert sich an die Gedanken …
why-shown = Auf dem Tisch: { $action }.
why-shown-guessed = Auf dem Tisch: { $action }, geraten.
why-next = Danach erwartet: { $action }.
why-next-guessed = Danach, geraten: { $action }.
why-shown-hidden = Was das wäre, bleibt verdeckt.
why-step = Schritt { $step } von { $steps }
why-step-back = Zurück in der Variante
why-step-on = Weiter in der Variante
ask-hint = Was würdest du tun? Wähle es auf dem Tisch: Gespielt wird es noch nicht.
ask-opponent = { $name }: Was hättest du an dieser Stelle getan?
ask-this = Das würde ich tun
ask-tell = Gleich sagen
ask-same = Du würdest dasselbe tun.
axis-bout = Runde
axis-price = Mittlerer Preis einer Karte
axis-degree = Grad, 0 bis 1
axis-move = Zug
axis-game = Spiel
axis-review-durak = Chance, %
axis-review-reversi = Vorsprung, Steine
axis-rating = Wertung
axis-score = Ergebnis, %
axis-discs = Vorsprung, Steine
axis-accuracy = Gute Entscheidungen, %
why-log = Züge
why-everyone = Alle
why-reasons = Gründe
why-fuzzy = Tabellen
why-chart = Blätter
why-belief = Vermutung
belief-line = Wo die ungesehenen Karten sind, wie ein Meister auf diesem Platz urteilen würde: { $name }.
belief-legend = Je wärmer ein Feld, desto wahrscheinlicher die Karte. Umrandet: sicher. Durchgestrichen: unmöglich.
review-chances = { $percent } % Chance
why-review = Analyse
review-progress = Analysiere die Partie: { $done } von { $count }
review-tally-durak = { $name }: { $best } von { $count } Entscheidungen ohne bessere Wahl; Verlust im Schnitt { $lost }.
review-tally-reversi = { $name }: { $best } von { $count } Zügen ohne besseren; verloren: { $lost }.
review-proved = Ausgezählt ab Zug { $move }: Alles danach ist bewiesen.
review-turned = { $count ->
    [1] Eine Entscheidung hat am meisten gekostet. Sieh sie dir noch einmal an.
    [one] { $count } Entscheidung hat am meisten gekostet. Sieh sie dir noch einmal an.
   *[other] Diese { $count } Entscheidungen haben am meisten gekostet. Sieh sie dir der Reihe nach an.
}
review-flawless = Kein einziger Fehler: Jede Entscheidung war so gut wie die beste. Stark gespielt!
review-steady = Nichts hat das Spiel gedreht: Verloren gingen nur Kleinigkeiten. Gut gespielt.
review-better = Besser: { $best }
review-cost = Zug { $move } · Verlust { $lost }
review-cost-about = Zug { $move } · Verlust { $lost }, ± { $error }
review-cost-proved = Zug { $move } · Verlust { $lost }, bewiesen
review-turns-on = Worauf es ankam
review-show-better = Was besser war
review-show-played = Was gespielt wurde
review-ask = Was würdest du hier spielen? Wähle es auf dem Tisch.
review-ask-tell = Zeigen, was besser war
review-show-answer = Was du spielen würdest
review-answer-right = Deine Antwort: { $answer }. Genau das ist besser!
review-answer-same = Deine Antwort: { $answer }, wie in der Partie.
review-answer-waits = Deine Antwort: { $answer }. Was das wert ist, wird gesucht …
review-answer-cost = Deine Antwort: { $answer }. Verlust: { $lost }.
review-answer-cost-about = Deine Antwort: { $answer }. Verlust: { $lost }, ± { $error }.
review-answer-as-good = Deine Antwort: { $answer }. So gut wie das Beste, soweit sich das sagen lässt.
review-as-good = So gut wie das Beste, soweit sich das sagen lässt.
review-practise-this = Das üben
review-kept = Gemerkt: Es kommt unter deinen Fehlern wieder.
review-practise = Was du üben kannst
review-discs = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
chart-line = Der mittlere Preis einer Karte auf der Hand, Runde für Runde.
chart-hidden = Die Linien der Gegner erscheinen, wenn die Karten offen liegen.
fuzzy-at-rest = Gerade gibt es nichts zu überlegen.
fuzzy-asks-lead = Was spielt er aus?
fuzzy-asks-defend = Schlagen oder nehmen?
fuzzy-asks-add-to-taker = Noch eine Karte dazu?
fuzzy-asks-add-to-beater = Karte nachlegen?
fuzzy-own-hand = Sein Blatt: { $quality }, mittlerer Preis { $mean }
    schlecht { $bad } · mittel { $medium } · gut { $good }
fuzzy-their-hand = Vermutetes Blatt des Gegners: { $cards }
    { $quality }, mittlerer Preis { $mean }
fuzzy-their-hand-known = Blatt des Gegners: { $cards }
    { $quality }, mittlerer Preis { $mean }
fuzzy-uncertainty = Unbekannte Karten: { $unknown }, davon beim Gegner { $hidden }: { $bits } Bit. Stichproben: { $count }.
tables = Regeltabellen
tables-about = Nach diesen Tabellen spielt der Fuzzy-Gegner. Tippe auf eine Zelle, um sie zu ändern; umrandete Zellen weichen von der Quelle ab. Deine Tabellen gelten ab der nächsten Partie.
tables-usual = Seine Tabellen ändern
tables-own = Spielt nach deinen Tabellen
tables-reset = Zurücksetzen
tables-copy = Kopieren
tables-paste = Einfügen
tables-copied = Als Text kopiert.
tables-wrong = In diesem Text stecken keine Tabellen: { $reason }
hint-coming = Suche den besten Zug …

result-won = Gewonnen
result-lost = Verloren
result-drawn = Unentschieden
result-winner = Sieg: { $name }
result-over = Die Partie ist aus
result-rematch = Noch einmal
result-review = Analyse
result-turned = Wo es sich drehte
result-leave = Verlassen

reversi-your-turn = Du bist dran
reversi-refused-occupied = Auf { $square } liegt schon ein Stein.
reversi-refused-turns-none = Auf { $square } würde sich nichts umdrehen, also darfst du dort nicht setzen.
reversi-refused-pass = Du hast keinen Zug: Drücke „Passen“.
reversi-their-turn = Gegner ist dran
reversi-you-must-pass = Du hast keinen Zug
reversi-they-must-pass = Der Gegner muss passen
reversi-they-passed = Der Gegner hat gepasst: wieder du
reversi-to-move = Am Zug: { $name }
reversi-passes = { $name } muss passen
reversi-pass = Passen
reversi-discs = Schwarz { $score } Weiß
reversi-deed-placed = { $name } → { $square }
reversi-deed-passed = { $name }: gepasst

durak-trump = { $count ->
    [0] { $suit } Trumpf
   *[other] { $suit } Trumpf · { $count }
}
durak-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
durak-out = raus
durak-they-attack = { $name } greift an
durak-they-defend = { $name } verteidigt
durak-they-defend-you = { $name } verteidigt gegen dich
durak-they-throw-in = { $name } darf nachlegen
durak-you-attack = Du greifst an
durak-you-defend = Schlag { $cards } oder nimm auf
durak-you-cannot-beat = { $cards } kannst du nicht schlagen
durak-you-throw-in = Leg nach, oder fertig
durak-you-add = Nimmt auf: leg nach oder passe
durak-refused-too-low = { $card } ist niedriger als { $attack }.
durak-refused-other-suit = { $card } hat eine andere Farbe als { $attack } und ist kein Trumpf.
durak-refused-beats-none = { $card } schlägt keine dieser Karten.
durak-refused-other-rank = Auf dem Tisch liegt keine Karte mit dem Rang von { $card }.
durak-refused-transfer-late = Eine Karte ist schon geschlagen: Schieben geht nicht mehr.
durak-refused-transfer-too-many = Schieben geht nicht: Der nächste Spieler hat zu wenige Karten.
durak-you-may-redeal = Fünf von einer Farbe: neu geben?
durak-button-take = { $count } aufnehmen
durak-button-done = Fertig
durak-button-pass = Passen
durak-keep = Behalten
durak-redeal = Neu geben
durak-which = Wie genau?
durak-choice-beat = { $card } schlagen
durak-choice-transfer = weiterschieben
durak-choice-show = zeigen und schieben
durak-plan-pass = nichts nachlegen
durak-plan-take = aufnehmen
durak-attacked = { $name } → { $cards }
durak-beat = { $name }: { $card } schlägt { $attack }
durak-transferred = { $person ->
    [second] Du schiebst mit { $card } weiter
   *[third] { $name } schiebt mit { $card } weiter
}
durak-showed = { $person ->
    [second] Du zeigst { $card } und schiebst weiter
   *[third] { $name } zeigt { $card } und schiebt weiter
}
durak-threw-in = { $person ->
    [second] Du legst { $card } nach
   *[third] { $name } legt { $card } nach
}
durak-passed = { $person ->
    [second] Du legst nichts nach
   *[third] { $name } legt nichts nach
}
durak-took = { $person ->
    [second] Du nimmst auf
   *[third] { $name } nimmt auf
}
durak-asked-redeal = { $person ->
    [second] Du willst neue Karten
   *[third] { $name } will neue Karten
}
durak-kept = { $person ->
    [second] Du behältst deine Karten
   *[third] { $name } behält die Karten
}
word-take = nehme ich
word-done = fertig
word-pass = passe
durak-is-fool = { $person ->
    [second] Diesmal bist du der Durak
   *[third] { $name } ist der Durak
}
durak-nobody-left = Niemand hat noch Karten
durak-stalled = Es geht nicht mehr voran

credits-text = Kozyr, von den Kozyr-Autoren. Lizenz: MIT oder Apache 2.0.

    Das Deck „Atlasnyje“ stammt aus der Kartensammlung von GNOME, nach einer gemeinfreien Vorlage; LGPL 3 oder neuer. Schrift: Inter, SIL Open Font Licence. Gemacht mit Bevy, egui und Kira.

    Klänge, große Karten, Steine und Tisch wurden für Kozyr gemacht.
