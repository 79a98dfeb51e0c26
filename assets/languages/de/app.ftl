# Texts of the app itself. Opponents have their own files.

app-name = Kozyr
app-line = Durak und Reversi mit Gegnern, die ihre Züge erklären
durak = Durak
reversi = Reversi
back = Zurück
close = Schließen
cancel = Abbrechen
thinks = denkt nach
thinks-so-far = { $depth ->
    [0] denkt nach … { $percent } %
   *[other] denkt nach … { $percent } % (Tiefe { $depth })
}
move-now = Zieh jetzt
told-to-move = durchdacht bei „Zieh jetzt“, %
best-so-far = { $action } war bei „Zieh jetzt“ der beste Zug.
why-moved-early = Musste ziehen, bevor alles durchdacht war. Mit mehr Zeit fällt die Wahl auf: { $action }.
undo = Zug zurück
redo = Zug vor
hint = Tipp
why = Warum?
black = Schwarz
white = Weiß
help = Hilfe
credits = Über Kozyr

first-durak-question = Hast du schon mal Durak gespielt?
first-yes = Ja, teil die Karten aus
first-yes-line = Du gegen einen Gegner, übliche Regeln
first-no = Nein, zeig mir, wie es geht
first-no-line = Deine erste Partie, Karte für Karte erklärt
first-look = Erst mal umsehen

home-continue = Weiterspielen
home-your-turn = du bist dran
home-their-turn = Gegner ist dran
home-next-to-beat = Dein nächster Gegner
home-durak-line = 2–6 Spieler, alle Hausregeln
home-reversi-line = Neuling · Profi
watch = Zuschauen
watch-pause = Stopp
watch-go-on = Weiter
watch-step = Schritt
watch-slow = Langsam
watch-normal = Normal
watch-fast = Schnell
watch-utmost = Turbo
trees = Spielbäume

new-start = Start
new-players = Spieler
new-opponent = Gegner
new-opponents = Gegner im Uhrzeigersinn
new-opponents-watched = Wer spielt
adjust = Gegner anpassen
adjust-reset = Standard
family-ply = Halbzüge
family-ply-line = Schaut eine feste Zahl von Zügen voraus
family-engine = Engine
family-engine-line = Autodidakt, zwölf Stufen
family-apprentice = Lehrling
family-apprentice-line = Vergisst Karten wie ein Mensch, vier Stufen
family-master = Meister
family-master-line = Spielt die verdeckten Karten durch, fünf Stufen
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
rules-first-five = Erst fünf Karten
rules-first-five-line = Höchstens fünf Angriffskarten, bis einmal alles geschlagen wurde
rules-transfer = Schieben
rules-transfer-line = Mit einer Karte vom gleichen Rang schiebst du weiter
rules-partnership = Partner
rules-partnership-line = Zwei Teams, abwechselnd am Tisch
rules-duel = Duell
rules-duel-line = Nur der Angreifer legt nach, beim Aufnehmen niemand
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
rules-transfer-showing = auch durch Zeigen
rules-first-attack = Wer in der nächsten Partie beginnt
rules-first-on-fool = Durak verteidigt
rules-first-lowest-trump = niedrigster Trumpf
rules-adding = Nachlegen, wenn jemand aufnimmt
rules-five = Bis zur ersten Ablage höchstens fünf Karten
rules-sides = Zwei Teams, abwechselnd
rules-redeal = Neu geben bei fünf Karten einer Farbe
rules-last-defender = Kein Unentschieden: Durak ist, wer zuletzt verteidigt

opponent-random = Zufall
opponent-random-line = Spielt irgendetwas Erlaubtes
opponent-random-about = Spielt irgendeinen erlaubten Zug. Um dagegen zu verlieren, brauchst du viel Pech.
opponent-potential-fixed = Stures Potenzial
opponent-potential-fixed-line = Hütet Trümpfe bis zum bitteren Ende
opponent-potential-fixed-about = Derselbe Gegner, nur ohne Taktikwechsel: Er hält den Durchschnittswert seines Blatts auch dann noch hoch, wenn der Stapel leer ist. So verliert er oft mit den schönsten Karten auf der Hand.
opponent-novice = Neuling
opponent-novice-line = Greift nach dem meisten
opponent-novice-about = Zählt, was ein Zug umdreht: zwei Punkte je Stein auf der Kante, einen je Stein woanders, dazu etwas für Ecken und Kanten. Spielt die höchste Summe und denkt nicht an deine Antwort.
opponent-professional = Profi
opponent-professional-line = Denkt an deine beste Antwort
opponent-professional-about = Zählt wie der Neuling und zieht dann ab, was du mit deiner Antwort höchstens holst.
opponent-ply-3 = 3 Halbzüge
opponent-ply-3-line = Schaut drei Züge voraus
opponent-ply-3-about = Bewertet wie der Profi, aber drei Halbzüge voraus statt zwei.
opponent-ply-4 = 4 Halbzüge
opponent-ply-4-line = Schaut vier Züge voraus
opponent-ply-4-about = Bewertet wie der Profi, aber vier Halbzüge voraus statt zwei.
opponent-ply-5 = 5 Halbzüge
opponent-ply-5-line = Schaut fünf Züge voraus
opponent-ply-5-about = Bewertet wie der Profi, aber fünf Halbzüge voraus statt zwei.
opponent-ply-6 = 6 Halbzüge
opponent-ply-6-line = Schaut sechs Züge voraus
opponent-ply-6-about = Bewertet wie der Profi, aber sechs Halbzüge voraus statt zwei.

question-start-over = Ein Spiel läuft noch. Ein neues würde es ersetzen.
question-go-on = Weiterspielen
question-keep = Speichern und neu beginnen
question-start-anyway = Ohne Speichern beginnen
question-leave = Tisch verlassen? Du kannst später weiterspielen.
question-stay = Bleiben
question-take = Aufnehmen? Du könntest auch schlagen.
question-take-them = Aufnehmen

pause = Pause
pause-go-on = Weiterspielen
pause-leave = Tisch verlassen
games = Deine Spiele
games-none = Hier findest du beendete und gespeicherte Spiele. Du kannst sie Zug für Zug ansehen oder weiterspielen.
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
saved-games-none = Noch nichts gespeichert. Ein gespeichertes Spiel kannst du jederzeit fortsetzen oder mit denselben Karten neu spielen.
saved-games-saved-as = Gespeichert als Spiel { $number }.
saved-games-not-a-game = Das ist kein gespeichertes Spiel: { $reason }
link-broken = Dieser Link funktioniert nicht: { $reason }
saved-games-in-progress = { $count ->
    [one] { $count } Zug, noch offen
   *[other] { $count } Züge, noch offen
}
saved-games-over = { $count ->
    [one] { $count } Zug, beendet
   *[other] { $count } Züge, beendet
}
saved-games-delete = Spiel { $number } löschen
saved-games-confirm-delete = Spiel { $number } wirklich löschen

shuffle = Faires Mischen
shuffle-about = Eine geheime Zahl, der Startwert, bestimmt die Reihenfolge aller Karten. Sie wird gezogen, bevor die erste Karte gegeben wird, und ihr Fingerabdruck ist sofort zu sehen. Nach der Partie siehst du auch den Startwert. So kann jeder den Fingerabdruck und die Karten nachprüfen.
shuffle-commitment = Fingerabdruck des Startwerts (SHA-256)
shuffle-copy = Fingerabdruck kopieren
shuffle-later = Den Startwert siehst du nach der Partie: Er würde alle verdeckten Karten verraten.
shuffle-seed = Startwert
shuffle-check = Neu geben und vergleichen
shuffle-fair = Stimmt: Diese Karten folgen aus dem Startwert, und den hat niemand ausgesucht.
shuffle-unfair = Stimmt nicht: Der Startwert ergibt andere Karten.

trees-figure-10 = Lehrbuch: gewonnen oder nicht
trees-figure-11 = Lehrbuch: Werte
trees-reversi = { $plies ->
    [one] Das Brett, { $plies } Halbzug
   *[other] Das Brett, { $plies } Halbzüge
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
trees-solved = { $root } ist { $value } wert. Bestes Spiel: { $line }.
trees-won = { $root } ist gewonnen: { $line }.
trees-lost = { $root } ist nicht gewonnen.
trees-skipped = Nie besuchte Knoten: { $skipped } von { $count }.
trees-touch = Tippe einen Knoten an, um nach ihm zu fragen. Den Wert eines Blatts kannst du ändern.
trees-max = { $name }: Max zieht und will den größten Wert.
trees-min = { $name }: Min zieht und will den kleinsten Wert.
trees-again = Noch einmal { $name }: Der Knoten steht auch anderswo, mit allem, was darunter folgt.
trees-node-again = Noch einmal { $name }
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
trees-legend = Quadrat: Max zieht. Kreis: Min zieht. ✓ gewonnen, ✗ verloren. Gold: bestes Spiel. Durchgestrichen: nie besucht. Gestrichelt mit ↺: dieselbe Stellung noch einmal. Ziehen verschiebt, zwei Finger oder Mausrad zoomen.

saved-games-unreadable = Ein gespeichertes Spiel war nicht lesbar.
why-nothing-yet = Hat noch nichts entschieden.
why-recalling = Rechnet die Gründe noch einmal aus …
why-shown = Auf dem Tisch: { $action }.
why-shown-guessed = Auf dem Tisch: { $action } (vermutet).
why-next = Danach erwartet: { $action }.
why-next-guessed = Danach wohl: { $action }.
why-shown-hidden = Dieser Zug bleibt verdeckt.
why-step = Schritt { $step } von { $steps }
why-step-back = In der Variante zurück
why-step-on = In der Variante weiter
ask-hint = Was würdest du tun? Zeig es auf dem Tisch: Gespielt wird es noch nicht.
ask-opponent = { $name }: Was hättest du an dieser Stelle getan?
ask-this = Das würde ich tun
ask-tell = Sag es mir
ask-same = Du würdest dasselbe tun.
axis-bout = Runde
axis-price = Mittlerer Preis je Karte
axis-degree = Zugehörigkeit, 0–1
axis-move = Zug
axis-game = Spiel
axis-review-durak = Chance, %
axis-review-reversi = Steindifferenz
axis-rating = Wertung
axis-score = Quote, %
axis-discs = Steindifferenz
axis-accuracy = Gute Entscheidungen, %
why-everyone = Alle
why-reasons = Gründe
why-fuzzy = Tabellen
why-chart = Blätter
why-belief = Vermutung
belief-line = Wo ein Meister auf diesem Platz die verdeckten Karten vermuten würde: { $name }.
belief-legend = Je wärmer ein Feld, desto wahrscheinlicher die Karte. Umrandet: sicher. Durchgestrichen: unmöglich.
review-chances = { $percent } % Chance
why-review = Analyse
why-log = Züge
review-progress = Analyse läuft: { $done } von { $count }
review-tally-durak = { $name }: { $best } von { $count } Entscheidungen waren optimal. Verlust im Schnitt: { $lost }.
review-tally-reversi = { $name }: { $best } von { $count } Zügen waren optimal. Verlust insgesamt: { $lost }.
review-proved = Durchgerechnet ab Zug { $move }: Alles danach ist bewiesen.
review-turned = { $count ->
    [1] Eine Entscheidung hat am meisten gekostet. Sieh sie dir noch einmal an.
   *[other] Diese { $count } Entscheidungen haben am meisten gekostet. Sieh sie dir noch einmal an.
}
review-flawless = Kein einziger Fehler: Jede Entscheidung war so gut wie die beste. Stark gespielt!
review-steady = Keine Wendepunkte, nur kleine Verluste. Gut gespielt!
review-better = Besser: { $best }
review-cost = Zug { $move } · Verlust: { $lost }
review-cost-about = Zug { $move } · Verlust: { $lost }, ± { $error }
review-cost-proved = Zug { $move } · Verlust: { $lost }, bewiesen
review-turns-on = Worauf es ankam
review-show-better = Was besser war
review-show-played = Was gespielt wurde
review-ask = Was würdest du hier spielen? Zeig es auf dem Tisch.
review-ask-tell = Zeig mir, was besser war
review-show-answer = Was du spielen würdest
review-answer-right = Deine Antwort: { $answer }. Genau, das ist besser!
review-answer-same = Deine Antwort: { $answer }, wie in der Partie.
review-answer-waits = Deine Antwort: { $answer }. Mal sehen, was sie wert ist …
review-answer-cost = Deine Antwort: { $answer }. Verlust: { $lost }.
review-answer-cost-about = Deine Antwort: { $answer }. Verlust: { $lost }, ± { $error }.
review-answer-as-good = Deine Antwort: { $answer }. Im Rahmen der Messgenauigkeit so gut wie die beste.
review-as-good = Im Rahmen der Messgenauigkeit so gut wie der beste Zug.
review-practise-this = Das üben
review-kept = Gemerkt: Es kommt unter „Deine Fehler“ wieder.
review-practise = Was du jetzt üben kannst
review-discs = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
chart-line = Mittlerer Preis je Karte auf der Hand, Runde für Runde.
chart-hidden = Die Linien der Gegner siehst du, sobald ihre Karten offen liegen.
fuzzy-at-rest = Gerade gibt es nichts zu entscheiden.
fuzzy-asks-lead = Was spielt er aus?
fuzzy-asks-defend = Schlagen oder aufnehmen?
fuzzy-asks-add-to-taker = Beim Aufnehmen nachlegen?
fuzzy-asks-add-to-beater = Eine Karte nachlegen?
fuzzy-own-hand = Sein Blatt: { $quality }, mittlerer Preis { $mean }
    schlecht { $bad } · mittel { $medium } · gut { $good }
fuzzy-their-hand = Blatt des Gegners, eine Stichprobe: { $cards }
    { $quality }, mittlerer Preis { $mean }
fuzzy-their-hand-known = Blatt des Gegners: { $cards }
    { $quality }, mittlerer Preis { $mean }
fuzzy-uncertainty = Ungewissheit: { $bits } Bit ({ $hidden } von { $unknown } unbekannten Karten). Stichproben: { $count }.
tables = Regeltabellen
tables-about = Nach diesen Tabellen spielt der Fuzzy-Gegner. Tippe eine Zelle an, um sie zu ändern; umrandete weichen von der Quelle ab. Deine Tabellen gelten ab der nächsten Partie.
tables-usual = Seine Tabellen ändern
tables-own = Spielt nach deinen Tabellen
tables-reset = Zurücksetzen
tables-copy = Kopieren
tables-paste = Einfügen
tables-copied = Als Text kopiert.
tables-wrong = Dieser Text enthält keine Tabellen: { $reason }
hint-coming = Suche den besten Zug …

result-won = Gewonnen
result-lost = Verloren
result-drawn = Unentschieden
result-winner = Sieg: { $name }
result-over = Die Partie ist aus
result-rematch = Noch einmal
result-review = Analyse
result-turned = Zum Wendepunkt
result-leave = Verlassen

reversi-your-turn = Du bist dran
reversi-refused-occupied = Auf { $square } liegt schon ein Stein.
reversi-refused-turns-none = Auf { $square } würdest du nichts umdrehen, also darfst du dort nicht setzen.
reversi-refused-pass = Du kannst nicht setzen: Drück „Passen“.
reversi-their-turn = Gegner ist dran
reversi-you-must-pass = Du kannst nicht setzen
reversi-they-must-pass = Der Gegner muss passen
reversi-they-passed = Der Gegner passt: wieder du
reversi-to-move = { $name } ist am Zug
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
durak-you-throw-in = Leg nach oder drück „Fertig“
durak-you-add = Gegner nimmt auf: leg nach oder passe
durak-refused-too-low = { $card } ist niedriger als { $attack }.
durak-refused-other-suit = { $card } ist kein Trumpf und hat eine andere Farbe als { $attack }.
durak-refused-beats-none = { $card } schlägt keine dieser Karten.
durak-refused-other-rank = Auf dem Tisch liegt kein Rang wie { $card }.
durak-refused-transfer-late = Du hast schon geschlagen: Schieben geht nicht mehr.
durak-refused-transfer-too-many = Schieben geht nicht: Der nächste Spieler hat zu wenige Karten.
durak-you-may-redeal = Fünf von einer Farbe: neu geben?
durak-button-take = { $count } aufnehmen
durak-button-done = Fertig
durak-button-pass = Passen
durak-keep = Behalten
durak-redeal = Neu geben
durak-which = Was tun?
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
word-take = nehm ich
word-done = fertig
word-pass = passe
durak-is-fool = { $person ->
    [second] Diesmal bist du der Durak
   *[third] { $name } ist der Durak
}
durak-nobody-left = Niemand hat noch Karten
durak-stalled = Es geht nicht mehr voran

credits-text = Kozyr, von den Kozyr-Autoren. Lizenz: MIT oder Apache 2.0.

    Das Deck „Atlasnyje“ stammt aus der Kartensammlung von GNOME, nach einer gemeinfreien Vorlage; LGPL 3 oder neuer. Schrift: Inter, SIL Open Font Licence. Gebaut mit Bevy, egui und Kira.

    Klänge, große Karten, Steine und Tisch wurden für Kozyr gemacht.
