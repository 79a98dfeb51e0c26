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
    [0] denkt nach … { $percent } %
   *[other] denkt nach … { $percent } % (Tiefe { $depth })
}
move-now = Zieh jetzt
told-to-move = bei „Zieh jetzt“ durchdacht, %
best-so-far = Am besten bis „Zieh jetzt“: { $action }.
why-moved-early = Musste zu früh ziehen. Mit mehr Zeit: { $action }.
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
home-your-turn = Du bist dran
home-their-turn = Gegner ist dran
home-next-to-beat = Dein nächster Gegner
home-durak-line = 2–6 Spieler, viele Hausregeln
home-reversi-line = 20 Gegner, leicht bis perfekt
watch = Zuschauen
watch-pause = Pause
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
family-ply = Vorausschau
family-ply-line = Schaut eine feste Zahl von Zügen voraus
family-engine = Engine
family-engine-line = Autodidakt, zwölf Stufen
family-apprentice = Lehrling
family-apprentice-line = Vergisst Karten wie ein Mensch, vier Stufen
family-master = Meister
family-master-line = Spielt die verdeckten Karten durch, fünf Stufen
new-colour = Du spielst
new-handicap = Ecken als Vorgabe für Schwarz
new-corners = { $count ->
    [0] Keine
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
rules-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

rules-all = Alle Regeln zeigen
rules-who-throws-in = Wer nachlegen darf
rules-throw-all = Alle
rules-throw-neighbours = Nachbarn
rules-throw-attacker = Nur Angreifer
rules-after-take = Wer beim Aufnehmen nachlegen darf
rules-after-take-same = Wie sonst
rules-after-take-attacker = Angreifer allein
rules-after-take-nobody = Niemand
rules-attack-limit = Höchstzahl der Angriffskarten je Runde
rules-attack-limit-hand = Blatt des Verteidigers
rules-passing-on = Schieben
rules-transfer-off = Nicht erlaubt
rules-transfer-playing = Mit einer Karte
rules-transfer-showing = Auch durch Zeigen
rules-showing = Schieben durch Zeigen
rules-showing-deal = Einmal je Partie
rules-showing-bout = Einmal je Runde
rules-showing-always = Beliebig oft
rules-first-attack = Wer in der nächsten Partie beginnt
rules-first-on-fool = Durak verteidigt
rules-first-lowest-trump = Niedrigster Trumpf
rules-after-draw = Wer nach Unentschieden beginnt
rules-after-draw-lowest = Wieder niedrigster Trumpf
rules-after-draw-same = Derselbe Spieler
rules-after-draw-next = Der nächste Spieler
rules-five = Bis zur ersten Ablage höchstens fünf Karten
rules-sides = Zwei Teams, abwechselnd
rules-redeal = Neu geben bei fünf Karten einer Farbe
rules-last-defender = Kein Unentschieden: Durak ist, wer zuletzt verteidigt

opponent-random = Zufall
opponent-random-line = Spielt irgendetwas Erlaubtes
opponent-random-about = Spielt irgendeinen erlaubten Zug. Um dagegen zu verlieren, brauchst du viel Pech.
opponent-potential-fixed = Stures Potenzial
opponent-potential-fixed-line = Hütet Trümpfe bis zum bitteren Ende
opponent-potential-fixed-about = Wie der Igel, nur ohne Taktikwechsel: Er hält den Durchschnittswert seines Blatts auch dann noch hoch, wenn der Stapel leer ist. So verliert er oft mit den schönsten Karten auf der Hand.
opponent-novice = Neuling
opponent-novice-line = Schnappt sich, was geht
opponent-novice-about = Zählt, was ein Zug umdreht: zwei Punkte je Stein auf der Kante, einen je Stein woanders, dazu etwas für Ecken und Kanten. Spielt die höchste Summe und denkt nicht an deine Antwort.
opponent-professional = Profi
opponent-professional-line = Denkt an deine beste Antwort
opponent-professional-about = Zählt wie der Welpe und zieht dann ab, was du mit deiner Antwort höchstens holst.
opponent-ply-3 = 3 Züge voraus
opponent-ply-3-line = Schaut drei Züge voraus
opponent-ply-3-about = Bewertet wie der Dachs, rechnet aber drei Züge voraus statt zwei.
opponent-ply-4 = 4 Züge voraus
opponent-ply-4-line = Schaut vier Züge voraus
opponent-ply-4-about = Bewertet wie der Dachs, rechnet aber vier Züge voraus statt zwei.
opponent-ply-5 = 5 Züge voraus
opponent-ply-5-line = Schaut fünf Züge voraus
opponent-ply-5-about = Bewertet wie der Dachs, rechnet aber fünf Züge voraus statt zwei.
opponent-ply-6 = 6 Züge voraus
opponent-ply-6-line = Schaut sechs Züge voraus
opponent-ply-6-about = Bewertet wie der Dachs, rechnet aber sechs Züge voraus statt zwei.

question-start-over = Neues Spiel beginnen? Es läuft noch eins.
question-go-on = Weiterspielen
question-keep = Speichern und neu beginnen
question-start-anyway = Ohne Speichern beginnen
question-leave = Tisch verlassen? Du kannst später weiterspielen.
question-stay = Bleiben
question-take = Aufnehmen? Du könntest auch schlagen.
question-take-them = Aufnehmen

pause = Menü
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
shuffle-about = Eine geheime Zahl, der Startwert, bestimmt die Reihenfolge aller Karten. Sie wird ausgelost, bevor die erste Karte gegeben wird, und ihren Fingerabdruck siehst du sofort. Nach der Partie siehst du auch den Startwert. So kann jeder den Fingerabdruck und die Karten nachprüfen.
shuffle-commitment = Fingerabdruck des Startwerts (SHA-256)
shuffle-copy = Fingerabdruck kopieren
shuffle-later = Den Startwert siehst du nach der Partie: Er würde alle verdeckten Karten verraten.
shuffle-seed = Startwert
shuffle-check = Jetzt nachprüfen
shuffle-fair = Stimmt: Diese Karten folgen aus dem Startwert, und den hat niemand ausgesucht.
shuffle-unfair = Stimmt nicht: Der Startwert ergibt andere Karten.

trees-figure-10 = Beispiel: gewonnen?
trees-figure-11 = Beispiel: Werte
trees-reversi = { $plies ->
    [one] Das Brett, { $plies } Zug
   *[other] Das Brett, { $plies } Züge
}
trees-pasted = Eingefügt
trees-and-or = Gewonnen?
trees-minimax = Minimax
trees-alpha-beta = Alpha-Beta
trees-first = Zum Anfang
trees-back = Schritt zurück
trees-on = Schritt weiter
trees-last = Zum Ende
trees-step = Schritt { $step } von { $count }
trees-before = Die Suche hat noch nicht begonnen. Mach einen Schritt.
trees-solved = Wert von { $root }: { $value }. Bestes Spiel: { $line }.
trees-solved-position = Wert der Stellung: { $value }. Bestes Spiel: { $line }.
# The position that a tree was made from, as the name of its root.
trees-position = die Stellung
trees-won = Knoten { $root } ist gewonnen: { $line }.
trees-lost = Knoten { $root } ist nicht gewonnen.
trees-skipped = Nie besuchte Knoten: { $skipped } von { $count }.
trees-touch = Tippe einen Knoten an, um mehr über ihn zu erfahren. Den Wert eines Blatts kannst du ändern.
trees-max = Knoten { $name }: Max zieht und will den größten Wert.
trees-min = Knoten { $name }: Min zieht und will den kleinsten Wert.
trees-again = Noch einmal { $name }: Der Knoten steht auch anderswo, mit allem, was darunter folgt.
trees-node-again = Noch einmal { $name }
trees-ask-won = Ist { $name } gewonnen?
trees-ask-won-player = Ist { $name } gewonnen, wenn Max zieht?
trees-ask-won-game = Ist { $name } im Spiel ab { $root } gewonnen?
trees-ask-worth = Was ist { $name } wert?
trees-leaf = Blatt { $name }
trees-less = Weniger
trees-more = Mehr
trees-make-lost = Als verloren setzen
trees-make-won = Als gewonnen setzen
trees-copy = Kopieren
trees-paste = Baum einfügen
trees-copied = Kopiert: ein Knoten je Zeile, Kinder nach einem Pfeil, Werte nach einem Gleichheitszeichen.
trees-legend = Quadrat: Max zieht. Kreis: Min zieht. ✓ gewonnen, ✗ verloren. Gold: bestes Spiel. Durchgestrichen: nie besucht. Gestrichelt mit ↺: dieselbe Stellung noch einmal. Mit dem Finger verschiebst du, mit zwei Fingern oder dem Mausrad zoomst du.

saved-games-unreadable = Ein gespeichertes Spiel war nicht lesbar.
why-nothing-yet = Hat noch nichts entschieden.
why-recalling = Rechnet die Gründe noch einmal aus …
why-shown = Gezeigt: { $action }.
why-shown-guessed = In dieser Variante: { $action }.
why-next = Danach wohl: { $action }.
why-next-guessed = Danach etwa: { $action }.
why-shown-hidden = Diesen Zug siehst du erst nach der Partie.
why-step = Schritt { $step } von { $steps }
why-step-back = In der Variante zurück
why-step-on = In der Variante weiter
ask-hint = Was würdest du spielen? Probier es aus, noch zählt es nicht.
ask-opponent = { $name } war am Zug. Was hättest du gespielt?
ask-this = Meine Wahl
ask-tell = Auflösen
ask-same = Genau wie du!
axis-bout = Runde
axis-price = Mittlerer Kartenwert
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
details = Details
why-fuzzy = Tabellen
why-chart = Kurve
why-belief = Vermutung
belief-line = Blick von diesem Platz ({ $name }): Wer hat wohl welche Karten?
belief-legend = Je heller, desto wahrscheinlicher. Umrandet: sicher. Durchgestrichen: unmöglich.
review-chances = { $percent } % Chance
why-review = Analyse
why-log = Züge
review-progress = Analyse läuft: { $done } von { $count }
review-tally-durak = { $name }: { $best } von { $count } Entscheidungen waren optimal. Verlust im Schnitt: { $lost }.
review-tally-reversi = { $name }: { $best } von { $count } Zügen waren optimal. Verlust insgesamt: { $lost }.
review-proved = Durchgerechnet ab Zug { $move }: Alles danach ist bewiesen.
review-turned = { $count ->
    [1] Die teuerste Entscheidung. Sieh sie dir noch einmal an.
   *[other] Die { $count } teuersten Entscheidungen. Sieh sie dir noch einmal an.
}
review-flawless = Kein einziger Fehler: Jede Entscheidung war so gut wie die beste. Stark gespielt!
review-steady = Keine Wendepunkte, nur kleine Verluste. Gut gespielt!
review-better = Besser: { $best }
review-cost = Zug { $move } · kostete { $lost }
review-cost-about = Zug { $move } · kostete { $lost }, ± { $error }
review-cost-proved = Zug { $move } · kostete { $lost }, bewiesen
review-turns-on = Worauf es ankam
review-show-better = Besser
review-show-played = Gespielt
review-ask = Was würdest du hier spielen? Probier es aus.
review-ask-tell = Besseren Zug zeigen
review-show-answer = Deine Antwort
review-answer-right = Deine Antwort: { $answer }. Genau, so ist es besser!
review-answer-same = Deine Antwort: { $answer }, wie in der Partie.
review-answer-waits = Deine Antwort: { $answer }. Mal sehen, was sie wert ist …
review-answer-cost = Deine Antwort: { $answer }. Das kostet { $lost }.
review-answer-cost-about = Deine Antwort: { $answer }. Das kostet { $lost }, ± { $error }.
review-answer-as-good = Deine Antwort: { $answer }. Praktisch so gut wie die beste.
review-as-good = Praktisch so gut wie der beste Zug.
review-practise-this = Das üben
review-kept = Gemerkt: Es kommt unter „Deine Fehler“ wieder.
review-practise = Was du jetzt üben kannst
review-concept-cost = { $count ->
    [one] Ein Fehler dieser Art kostete { $lost }.
   *[other] { $count } Fehler dieser Art kosteten zusammen { $lost }.
}
review-try-problem = Aufgabe dazu
review-discs = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
chart-line = Mittlerer Wert der Karten auf der Hand, Runde für Runde.
chart-hidden = Die Linien der Gegner siehst du, sobald ihre Karten offen liegen.
fuzzy-now = Jetzt
fuzzy-last-decision = Letzte Entscheidung
fuzzy-at-rest = Gerade gibt es nichts zu entscheiden.
fuzzy-asks-lead = Was spielt er aus? (Stimmen)
fuzzy-asks-defend = Schlagen oder aufnehmen? (Stimmen)
fuzzy-asks-add-to-taker = Beim Aufnehmen nachlegen? (Stimmen)
fuzzy-asks-add-to-beater = Eine Karte nachlegen? (Stimmen)
fuzzy-own-hand = Sein Blatt: { $quality }, mittlerer Kartenwert { $mean }
    schlecht { $bad } · mittel { $medium } · gut { $good }
fuzzy-their-hand = Blatt des Gegners, eine Stichprobe: { $cards }
    { $quality }, mittlerer Kartenwert { $mean }
fuzzy-their-hand-known = Blatt des Gegners: { $cards }
    { $quality }, mittlerer Kartenwert { $mean }
fuzzy-uncertainty = Ungewissheit: { $bits } Bit ({ $hidden } von { $unknown } unbekannten Karten). Stichproben: { $count }.
tables = Regeltabellen
tables-about = Nach diesen Tabellen spielt der Kater. Tippe eine Zelle an, um sie zu ändern; umrandete Zellen sind geändert. Deine Tabellen gelten ab der nächsten Partie.
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
reversi-they-passed = Gegner passt: Du bist wieder dran
reversi-to-move = { $name } ist am Zug
reversi-passes = { $name } muss passen
reversi-pass = Passen
reversi-discs = Schwarz { $score } Weiß
reversi-log-move = { $name } → { $square }
reversi-log-pass = { $name }: gepasst

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
durak-refused-other-rank = { $card } passt zu keinem Rang auf dem Tisch.
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
    [second] Du bist der Durak
   *[third] { $name } ist der Durak
}
durak-nobody-left = Niemand hat noch Karten
durak-stalled = Keiner kommt mehr voran

credits-text = Kozyr, von den Kozyr-Autoren. Lizenz: MIT oder Apache 2.0.

    Das Deck „Atlasnyje“ stammt aus der Kartensammlung von GNOME, nach einer gemeinfreien Vorlage; LGPL 3 oder neuer. Schrift: Inter, SIL Open Font License. Gebaut mit Bevy, egui und Kira.

    Klänge, große Karten, Steine und Tisch wurden für Kozyr gemacht.
