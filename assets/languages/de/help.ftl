# Help: the rules in force, the opponents, keys, playing with friends, the fair shuffle, and a glossary.

help-all = Ganze Hilfe
help-learn = Spielend lernen
help-rules = Regeln
help-rules-here = Nach den Regeln dieses Tisches.
help-rules-chosen = Nach deinen zuletzt gewählten Regeln.
help-opponents = Die Gegner
help-concepts = Was ein Spiel entscheidet
help-concepts-of = { $game }: Taktik
help-concepts-about = Was Spiele entscheidet. Denk daran, wenn du nicht weißt, was du spielen sollst.
help-more = Mehr
help-keys = Tasten und Gesten
help-shuffle = Faires Mischen
help-words = Begriffe
help-how = Wie er entscheidet
help-how-strong = Wie stark er ist
help-levels = Spielarten

## Durak

help-durak-aim = Ziel
help-durak-aim-text = Werde alle deine Karten los. Gewinner gibt es nicht: Wer am Ende als Einziger noch Karten hat, ist der Dummkopf, der „Durak“.
help-durak-cards = Karten
help-durak-cards-text = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, von { $lowest } bis Ass. Spieler: { $players }.
help-durak-deal-text = Jeder bekommt sechs Karten. Die nächste kommt offen unter den Stapel und bestimmt die Trumpffarbe; sie wird als letzte gezogen. Werden alle Karten verteilt, bestimmt die letzte verteilte Karte den Trumpf.
help-durak-redeal = Neu geben
help-durak-redeal-text = Vor der ersten Runde darf, wer fünf oder mehr Karten einer Farbe hat, einmal neue Karten verlangen.
help-durak-partners = Partner
help-durak-partners-text = Zwei Teams spielen gegeneinander und sitzen abwechselnd am Tisch. Gegen den eigenen Partner darfst du nicht nachlegen, und es verteidigt der nächste Gegner links. Ein Team ist raus, wenn alle seine Spieler raus sind; die anderen sind gemeinsam der Durak.
help-durak-first = Wer anfängt
help-durak-first-text = In der ersten Partie fängt an, wer den niedrigsten Trumpf hat. Der wird gezeigt, ausgespielt wird eine beliebige Karte.
help-durak-first-on-fool = In späteren Partien fängt der Spieler rechts vom letzten Durak an. So verteidigt der Durak als Erster.
help-durak-first-lowest = In späteren Partien fängt wieder an, wer den niedrigsten Trumpf hat.
help-durak-draw-lowest = Nach einem Unentschieden fängt wieder an, wer den niedrigsten Trumpf hat.
help-durak-draw-same = Nach einem Unentschieden fängt an, wer die unentschiedene Partie begonnen hat.
help-durak-draw-next = Nach einem Unentschieden fängt der linke Nachbar dessen an, der die unentschiedene Partie begonnen hat.
help-durak-attack = Angriff
help-durak-attack-text = Der Angreifer spielt eine Karte aus oder mehrere vom gleichen Rang. Wer links von ihm sitzt, verteidigt.
help-durak-defence = Verteidigung
help-durak-defence-text = Der Verteidiger muss jede Karte schlagen: mit einer höheren Karte derselben Farbe oder mit einem Trumpf. Einen Trumpf schlägt nur ein höherer Trumpf.
help-durak-transfer = Schieben
help-durak-transfer-text = Wenn du verteidigst und noch nichts geschlagen hast, darfst du eine Karte vom gleichen Rang dazulegen und den ganzen Angriff nach links weiterschieben. Der Nächste muss genug Karten dafür haben.
help-durak-showing = Schieben durch Zeigen
help-durak-showing-text = Statt den Trumpf dieses Rangs zu spielen, darfst du ihn nur zeigen und behalten.
help-durak-showing-deal = Das darf jeder einmal je Partie.
help-durak-showing-bout = Das darf jeder einmal je Runde.
help-durak-showing-always = Das darfst du beliebig oft.
help-durak-throwing = Nachlegen
help-durak-throwing-text = Ist alles geschlagen, dürfen andere Karten nachlegen, deren Rang schon auf dem Tisch liegt. Auch die muss der Verteidiger schlagen. Die Runde ist vorbei, wenn keiner mehr nachlegt.
help-durak-throw-all = Alle außer dem Verteidiger dürfen nachlegen, der Angreifer zuerst.
help-durak-throw-neighbours = Die Nachbarn des Verteidigers dürfen nachlegen, der Angreifer zuerst.
help-durak-throw-attacker = Nur der Angreifer darf nachlegen.
help-durak-room-text = In einer Runde gibt es höchstens { $count } Angriffskarten und nie mehr, als der Verteidiger zu Beginn auf der Hand hatte.
help-durak-room-hand-text = In einer Runde gibt es nie mehr Angriffskarten, als der Verteidiger zu Beginn auf der Hand hatte.
help-durak-five = Erst fünf Karten
help-durak-five-text = Bis einmal alles geschlagen wurde, gibt es höchstens fünf Angriffskarten.
help-durak-taking = Aufnehmen
help-durak-taking-text = Statt zu schlagen, darfst du alle Karten der Runde aufnehmen, auch wenn du schon einige geschlagen hast. Dafür setzt du beim Ausspielen aus.
help-durak-adding = Nimmst du auf, dürfen die anderen noch passende Karten nachlegen.
help-durak-adding-attacker = Nimmst du auf, darf nur noch der Angreifer passende Karten nachlegen.
help-durak-no-adding = Nimmst du auf, darf niemand mehr nachlegen.
help-durak-drawing = Ziehen
help-durak-drawing-text = Nach jeder Runde ziehen alle wieder auf sechs Karten nach: zuerst der Angreifer, dann die anderen im Uhrzeigersinn, zuletzt der Verteidiger.
help-durak-next = Wer als Nächstes ausspielt
help-durak-next-text = Hat der Verteidiger alles geschlagen, spielt er aus. Hat er aufgenommen, spielt aus, wer links von ihm sitzt; zu zweit ist das wieder der Angreifer.
help-durak-end = Ende der Partie
help-durak-end-text = Ist der Stapel leer, ist raus, wer keine Karten mehr hat. Wer als Letzter noch Karten hat, ist der Durak.
help-durak-end-draw = Werden die Letzten ihre Karten in derselben Runde los, endet die Partie unentschieden.
help-durak-last-defender = Kein Unentschieden
help-durak-last-defender-text = Werden die Letzten ihre Karten in derselben Runde los, ist der Durak, wer in ihr verteidigt hat.
help-durak-stall-text = Zwei Vorsichtige könnten ewig weiterspielen. Deshalb endet die Partie unentschieden, wenn { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
} lang keine Karte aus dem Spiel kommt.

## Reversi

help-reversi-aim = Ziel
help-reversi-aim-text = Am Ende mehr Steine in deiner Farbe auf dem Brett haben als der Gegner.
help-reversi-placing = Setzen
help-reversi-placing-text = Schwarz beginnt, dann setzt ihr abwechselnd je einen Stein. Er muss mindestens einen gegnerischen Stein einschließen: in gerader Linie und ohne Lücke zwischen sich und einem anderen deiner Steine. Punkte zeigen, wo du setzen kannst.
help-reversi-turning = Umdrehen
help-reversi-turning-text = Alle eingeschlossenen Steine werden umgedreht, in allen acht Richtungen zugleich. Umgedrehte Steine schließen selbst keine weiteren ein.
help-reversi-passing = Passen
help-reversi-passing-text = Kannst du nicht setzen, passt du. Kannst du setzen, musst du auch.
help-reversi-end = Ende des Spiels
help-reversi-end-text = Kann keiner mehr setzen, ist das Spiel aus, und die Steine werden gezählt. Bei gleich vielen ist es unentschieden.
help-reversi-handicap = Vorgabe
help-reversi-handicap-text = Wer schwächer ist, kann Schwarz nehmen und mit einer bis vier Ecken beginnen. Dann zieht Weiß zuerst.
help-reversi-advice = Drei Tipps
help-reversi-corners-text = Ein Stein in der Ecke wird nie mehr umgedreht. Meide die Felder neben einer leeren Ecke: Sie verschenken die Ecke oft.
help-reversi-mobility-text = Dreh anfangs wenige Steine um. Wer mehr Züge zur Wahl hat, kann den anderen zu schlechten zwingen.
help-reversi-parity-text = Setz gegen Ende dorthin, wo eine ungerade Zahl leerer Felder übrig ist: Dann gehört dir dort der letzte Zug.

## The opponents

help-opponents-about = Hier wird nicht geschummelt: Ein Gegner sieht nur, was du auf seinem Platz sehen würdest. „Warum?“ am Tisch zeigt, was er abgewogen hat. Die Gewinnquoten auf diesen Seiten stammen aus Hunderten bis Tausenden von Spielen, mit denselben Karten oder Eröffnungen für beide Seiten.
help-opponent-random = Spielt irgendetwas, was erlaubt ist. Gut zum Üben, solange du die Regeln lernst.
help-opponent-random-strength = Alle anderen schlagen ihn.
help-opponent-lowest = Eine einfache Regel: immer die niedrigste Karte, die reicht. Niedrige Karten gehen weg, hohe bleiben für später.
help-opponent-lowest-strength = Ein ordentlicher Anfänger und ein guter erster Gegner, wenn du gerade erst spielen gelernt hast.
help-opponent-greedy = Will möglichst wenige Karten auf der Hand. Spielt so viele gleiche Karten aus wie möglich, legt alles nach, was passt, und schlägt so billig, wie es geht.
help-opponent-greedy-strength = Etwa so stark wie die Maus, greift aber schärfer an.
help-opponent-potential = Fragt bei jeder Möglichkeit: Wie gut sind die Karten, die ich behalte? Ein hoher Durchschnittsrang ist gut, Trümpfe sind sehr gut. Ist der Stapel leer, wechselt der Igel die Taktik und wirft Karten ab; sein sturer Bruder, der Esel, tut das nie. Nach einem russischen Lehrbuch über intelligente Systeme: der Durchschnitt der Ränge, gezählt ab eins, plus neun für jeden Trumpf. Das Buch sucht auch nach einer Farbe, die dem Verteidiger unbequem ist. Nach seiner eigenen Regel wird sie aber nie ausgespielt, denn mit der niedrigsten normalen Karte bleibt immer mindestens so viel übrig; ein Regler kann ihr Gewicht geben.
help-opponent-potential-strength = Holt 59 % gegen die Maus und 57 % gegen den Esel: So viel bringt der Taktikwechsel.
help-opponent-hand-value = Jedes Blatt hat einen Preis in Punkten, wie im Laden: Asse sind teuer, Trümpfe noch teurer, Paare und gleichmäßig verteilte Farben bringen etwas dazu. Gespielt wird, was das wertvollste Blatt übrig lässt. Gespielte Karten merkt er sich nicht. Nach einem Artikel von hyst329, dem Autor von OpenFool, einem freien Durak unter MIT-Lizenz. Der Maulwurf folgt den Worten des Artikels, mit einem Regler auch dem dort abgedruckten Code, in dem Paare kaum zählen. Die Elster folgt dem Programm, Entscheidung für Entscheidung.
help-opponent-hand-value-strength = Der Maulwurf holt 45 % gegen die Maus. Die Elster holt 59 % gegen die Maus, 66 % gegen den Maulwurf und ist gleichauf mit dem Igel.
help-opponent-fuzzy = Denkt in Worten statt in Zahlen: Karten und Blätter sind schlecht, mittel oder gut. Er stellt sich zweihundert mögliche Verteilungen vor, schlägt jedes Mal in kleinen Tabellen nach, was zu tun ist, und folgt der Mehrheit. Du kannst die Tabellen lesen und ändern. Der Luchs hat sie in Partien gegen sich selbst verbessert. Nach A. F. Ljachow und I. M. Trischin, Nischni Nowgorod, 2005. Wo sich ihr Text verschieden lesen lässt, etwa beim leeren Stapel, wählst du mit Reglern; andere verschieben seine Kurven.
help-opponent-fuzzy-strength = Mit den ursprünglichen Tabellen ist der Kater schwach: 35 % gegen die Maus. Mit den gelernten holt der Luchs 54 % gegen die Maus und ist gleichauf mit dem Igel.
help-opponent-apprentice = Denkt wie der schwächste Meister, vergisst aber wie ein Mensch. Der stärkste merkt sich die letzten sechs Runden und dazu alle Trümpfe und Asse. Der schwächste merkt sich nur, was er vor sich sieht. Eine vergessene Karte kann wieder auf jeder Hand sein. Die drei schwächeren Stufen machen außerdem absichtlich Fehler, aber in Grenzen.
help-opponent-apprentice-strength = Jede Stufe holt etwa zwei Drittel gegen die darunter. Die schwächste schlägt die Henne, aber nicht die Maus; die stärkste ist gleichauf mit dem Igel.
help-opponent-master = Vergisst keine Karte. Er stellt sich Tausende möglicher Kartenverteilungen vor, wahrscheinlichere öfter, und spielt in jeder alle Möglichkeiten zu Ende. Dann nimmt er die, mit der er am seltensten der Durak ist. Ist nichts mehr verdeckt, rechnet er das Endspiel Zug für Zug durch.
help-opponent-master-strength = Mit Abstand der Stärkste: Stufe 3, der Wolf, gewinnt etwa neun von zehn Partien gegen jeden, der kein Meister ist. Höhere Stufen brauchen länger: Sie spielen mehr Verteilungen durch und finden ab Stufe 4 heraus, welchem Gegner die anderen ähneln.
help-opponent-novice = Zählt, was jeder Zug umdreht: zwei Punkte je Stein auf der Kante, einen je Stein woanders, dazu 0,8 für eine Ecke oder 0,4 für ein anderes Kantenfeld. Spielt die höchste Summe und denkt nicht an deine Antwort. Nach einem Beispiel aus einem russischen Lehrbuch, wie auch der Dachs.
help-opponent-novice-strength = Schlägt die Henne in 71 % der Spiele. Ein guter erster Gegner.
help-opponent-professional = Zählt wie der Welpe, zieht aber deine beste Antwort ab. So greift er nicht nach fünf Steinen, wenn du sieben zurückholen kannst.
help-opponent-professional-strength = Schlägt den Welpen in 77 % der Spiele.
help-opponent-ply = Bewertet wie der Dachs, schaut aber weiter voraus: deine Antwort, seine Antwort, deine Antwort darauf.
help-opponent-ply-strength = Gegen den Dachs holt er mit drei Zügen Vorausschau 70 %, mit vier 83 %, mit fünf 92 % und mit sechs 95 %. Mehr als zwei fand das Lehrbuch gegen Menschen nutzlos; gegen Programme helfen sie.
help-opponent-engine = Rechnet viele Züge voraus. Am Ende jeder Variante bewertet sie die Muster auf Kanten, Ecken und Diagonalen; was die wert sind, hat sie in Partien gegen sich selbst gelernt. Gegen Ende rechnet sie alles bis zum letzten Stein durch.
help-opponent-engine-strength = Jede Stufe schlägt die darunter in 75 bis 90 % der Spiele. Die perfekte macht auf den letzten 24 Feldern keinen Fehler.

## Keys and touch

help-touch = Finger und Maus
help-touch-tap = Tippe auf eine Karte oder ein Feld, um zu spielen. Spielbare Karten stehen etwas höher, mögliche Felder haben einen Punkt.
help-touch-drag = Zieh eine Karte auf den Tisch, um anzugreifen, nachzulegen oder zu schieben. Zieh sie auf eine Angriffskarte, um genau die zu schlagen.
help-touch-back = Zieh sie zurück über deine Hand, um abzubrechen.
help-keyboard = Tastatur
help-key-tab = Tab
help-key-tab-does = zur nächsten Gruppe
help-key-arrows = Pfeile
help-key-arrows-does = Karte, Feld oder Knopf wählen
help-key-enter = Enter
help-key-enter-does = Karte spielen, Stein setzen, Knopf drücken
help-key-space = Leertaste
help-key-space-does = aufnehmen oder „Fertig“; Stein setzen
help-key-hint = H
help-key-hint-does = Tipp mit Begründung
help-key-line = [ · ]
help-key-line-does = in den Gründen: zurück und weiter in der erwarteten Variante
help-key-undo = U · R
help-key-undo-does = Zug zurück · Zug vor
help-key-pass = P
help-key-pass-does = passen (Reversi)
help-key-now = M
help-key-now-does = ein langsamer Gegner muss sofort ziehen
help-key-escape = Esc
help-key-escape-does = zurück; am Tisch das Menü

## Playing with friends

help-friends = Mit Freunden spielen
help-friends-invite = Einladen
help-friends-invite-text = Tippe auf der Startseite auf „Freunde“ und wähle ein Spiel, oder tippe beim Einrichten eines Spiels auf dieselbe Schaltfläche: Dann gelten am Tisch die Regeln, die du dort gewählt hast. Du bekommst einen Link, einen QR-Code und einen Code aus sechs Buchstaben zum Weitergeben. Deine Freunde öffnen den Link im Browser und setzen sich. Niemand muss sich anmelden oder etwas installieren. Freie Plätze kann der Computer übernehmen.
help-friends-play = Spielen
help-friends-play-text = Der Host startet, sobald alle bereit sind. Gespielt wird wie sonst auch, nur gibt es Tipps und die Gründe der Gegner erst nach dem Spiel, außer an einem Lerntisch. Mit einem Gesicht oder einem Spruch kannst du den anderen etwas sagen: Alle lesen es in ihrer eigenen Sprache. Dort kannst du sie auch bitten, dich einen Zug zurücknehmen zu lassen. Nach dem Spiel kannst du es noch einmal ansehen und analysieren und das Mischen nachprüfen.
help-friends-away = Wenn die Verbindung abbricht
help-friends-away-text = Dein Platz bleibt dir. Die App verbindet sich von selbst neu und zeigt dir, was du verpasst hast. Bist du länger weg, darf der Host den Computer für dich spielen lassen, bis du zurück bist. Willst du auf einem anderen Gerät weiterspielen, öffne dort den Link, tippe auf deinen Platz und wähle „Das ist mein Platz“.
help-friends-correspondence = Ein Tag pro Zug
help-friends-correspondence-text = Für jeden Zug ist ein Tag Zeit. Du kannst die App schließen: „Freunde“ zeigt an, wie viele Tische auf dich warten.
help-friends-privacy = Datenschutz
help-friends-privacy-text = Der Server kennt den Namen, den du eingibst, und, solange ein Spiel läuft, die Karten. Einen Monat nach dem letzten Zug vergisst er den Tisch.

## The fair shuffle

help-shuffle-text = Bevor die erste Karte gegeben wird, lost dein Gerät eine geheime Zahl aus, den Startwert. Daraus folgt nach einem veröffentlichten Verfahren die Reihenfolge aller Karten. So kann niemand, auch nicht das Programm, während der Partie Karten aussuchen.

    Zum Beweis zeigt die App von Anfang an einen Fingerabdruck des Startwerts (im Menü am Tisch unter „Faires Mischen“). Aus dem Fingerabdruck kann niemand den Startwert errechnen. Nach der Partie siehst du auch den Startwert. Die App gibt dann vor deinen Augen noch einmal, und jeder kann das mit einem eigenen Programm nachmachen. Wäre auch nur eine Karte vertauscht worden, würden Fingerabdruck und Startwert nicht mehr zusammenpassen.

## Words

help-word-attacker = Angreifer
help-word-attacker-text = wer in einer Runde ausspielt
help-word-bout = Runde
help-word-bout-text = ein Angriff und alles, was folgt, bis die Karten geschlagen oder aufgenommen sind
help-word-beat = Schlagen
help-word-beat-text = eine Angriffskarte mit einer höheren decken
help-word-defender = Verteidiger
help-word-defender-text = wer die Karten einer Runde schlagen muss
help-word-discard = Ablage
help-word-discard-text = geschlagene Karten; sie sind aus dem Spiel
help-word-fool = Durak
help-word-fool-text = der Letzte, der noch Karten hat: der „Dummkopf“
help-word-lead = Ausspielen
help-word-lead-text = eine Runde mit einer Karte eröffnen
help-word-plain = Normale Karte
help-word-plain-text = jede Karte, die kein Trumpf ist
help-word-take = Aufnehmen
help-word-take-text = alle Karten einer Runde nehmen, statt sie zu schlagen
help-word-talon = Stapel
help-word-talon-text = die Karten, die noch gezogen werden
help-word-throw-in = Nachlegen
help-word-throw-in-text = eine Karte dazulegen, deren Rang schon auf dem Tisch liegt
help-word-transfer = Schieben
help-word-transfer-text = den Angriff mit einer Karte vom gleichen Rang an den Nächsten weitergeben
help-word-trump = Trumpf
help-word-trump-text = die Farbe, die alle anderen schlägt
help-word-corner = Ecke
help-word-corner-text = a1, h1, a8 und h8; ein Stein dort wird nie umgedreht
help-word-difference = Differenz
help-word-difference-text = deine Steine minus die des Gegners
help-word-disc = Stein
help-word-disc-text = auf einer Seite schwarz, auf der anderen weiß
help-word-empties = Leere Felder
help-word-empties-text = die Felder ohne Stein
help-word-flip = Umdrehen
help-word-flip-text = einen Stein auf die andere Seite drehen
help-word-mobility = Mobilität
help-word-mobility-text = wie viele Züge eine Seite zur Wahl hat
help-word-parity = Parität
help-word-parity-text = ob in einem Gebiet eine gerade oder ungerade Zahl von Feldern leer ist
help-word-pass = Passen
help-word-pass-text = aussetzen, weil du nicht setzen kannst
help-word-ply = Tiefe
help-word-ply-text = wie viele Züge weit ein Gegner vorausrechnet
help-word-evaluation = Bewertung
help-word-evaluation-text = was eine Stellung nach Meinung eines Gegners wert ist
help-word-opponent = Gegner
help-word-opponent-text = ein Spieler, den das Programm steuert
help-word-sample = Stichprobe
help-word-sample-text = eine Möglichkeit, wie die verdeckten Karten liegen
help-word-search = Suche
help-word-search-text = vorausschauen: wenn ich das spiele, spielst du das
