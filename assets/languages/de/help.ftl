# Help: the rules as they are in force, the opponents, keys, the fair shuffle, and words.

help-all = Ganze Hilfe
help-learn = Spielend lernen
help-rules = Regeln
help-rules-here = Nach den Regeln dieses Tisches.
help-rules-chosen = Nach den Hausregeln, die du zuletzt gewählt hast.
help-opponents = Die Gegner
help-concepts = Was ein Spiel entscheidet
help-concepts-of = { $game }: Ideen
help-concepts-about = Worauf es bei einzelnen Entscheidungen ankommt. Denk an eine davon, wenn du nicht weißt, was du spielen sollst.
help-more = Und außerdem
help-keys = Tasten und Gesten
help-shuffle = Das faire Mischen
help-words = Begriffe
help-how = Wie er entscheidet
help-how-strong = Wie stark er ist
help-levels = Seine Arten

## Durak

help-durak-aim = Das Ziel
help-durak-aim-text = Werde alle deine Karten los. Niemand gewinnt: Wer als Letzter noch Karten hat, ist der Dummkopf, der „Durak“.
help-durak-cards = Karten
help-durak-cards-text = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, die niedrigste ist { $lowest }, die höchste das Ass. Mögliche Spielerzahl: { $players }.
help-durak-deal-text = Jeder bekommt sechs Karten. Die nächste wird offen unter den Talon gelegt und bestimmt die Trumpffarbe; sie wird als letzte gezogen. Ist das ganze Deck verteilt, bestimmt die letzte gegebene Karte den Trumpf.
help-durak-redeal = Neu geben
help-durak-redeal-text = Vor der ersten Runde darf, wer fünf oder mehr Karten einer Farbe hat, einmal neue Karten verlangen.
help-durak-partners = Partner
help-durak-partners-text = Zwei Teams spielen gegeneinander, Partner sitzen sich gegenüber. Niemand legt gegen den Partner nach, und es verteidigt der nächste Gegner links. Ein Team ist raus, wenn alle seine Spieler raus sind; die anderen sind gemeinsam Durak.
help-durak-first = Wer beginnt
help-durak-first-text = In der ersten Partie, wer den niedrigsten Trumpf hat; er wird gezeigt, ausspielen darf man eine beliebige Karte.
help-durak-first-on-fool = In späteren Partien der Spieler rechts vom letzten Durak, sodass dieser als Erster verteidigt.
help-durak-first-lowest = In späteren Partien wieder, wer den niedrigsten Trumpf hat.
help-durak-attack = Angriff
help-durak-attack-text = Der Angreifer spielt eine Karte aus oder mehrere eines Rangs. Der Spieler links davon verteidigt.
help-durak-defence = Verteidigung
help-durak-defence-text = Jede Karte muss mit einer höheren Karte ihrer Farbe oder mit einem Trumpf geschlagen werden. Einen Trumpf schlägt nur ein höherer Trumpf.
help-durak-transfer = Schieben
help-durak-transfer-text = Wer noch nichts geschlagen hat, darf eine Karte vom Rang des Angriffs dazulegen und den ganzen Angriff nach links weiterschieben, wenn der nächste Spieler genug Karten dafür hat.
help-durak-showing = Schieben durch Zeigen
help-durak-showing-text = Einmal je Partie darfst du den Trumpf dieses Rangs nur zeigen und behalten, statt ihn zu spielen.
help-durak-throwing = Nachlegen
help-durak-throwing-text = Ist alles geschlagen, darf man Karten jedes Rangs nachlegen, der auf dem Tisch liegt; auch sie müssen geschlagen werden. Die Runde ist vorbei, wenn niemand mehr nachlegen will.
help-durak-throw-all = Alle außer dem Verteidiger dürfen nachlegen, zuerst, wer ausgespielt hat.
help-durak-throw-neighbours = Die Nachbarn des Verteidigers dürfen nachlegen, zuerst, wer ausgespielt hat.
help-durak-throw-attacker = Nur wer ausgespielt hat, darf nachlegen.
help-durak-room-text = Eine Runde hat höchstens sechs Angriffskarten und nie mehr, als der Verteidiger zu Beginn auf der Hand hatte.
help-durak-five = Erst fünf Karten
help-durak-five-text = Bis die erste Runde abgewehrt ist, gibt es höchstens fünf Angriffskarten.
help-durak-taking = Aufnehmen
help-durak-taking-text = Statt zu schlagen, darfst du alle Karten der Runde aufnehmen, auch wenn einige schon geschlagen sind. Dafür setzt du beim Ausspielen aus.
help-durak-adding = Nimmst du auf, dürfen die anderen noch passende Karten dazulegen.
help-durak-no-adding = Nimmst du auf, wird nichts mehr dazugelegt.
help-durak-drawing = Ziehen
help-durak-drawing-text = Nach jeder Runde füllen alle auf sechs Karten auf: zuerst, wer ausgespielt hat, dann die anderen im Uhrzeigersinn, der Verteidiger zuletzt.
help-durak-next = Wer als Nächstes ausspielt
help-durak-next-text = Der Verteidiger, wenn er alles geschlagen hat. Hat er aufgenommen, der Spieler links von ihm; zu zweit ist das wieder der Angreifer.
help-durak-end = Das Ende
help-durak-end-text = Ist der Talon leer, ist raus, wer keine Karten mehr hat. Der Letzte mit Karten ist der Durak.
help-durak-end-draw = Werden die Letzten ihre Karten in derselben Runde los, endet die Partie unentschieden.
help-durak-last-defender = Kein Unentschieden
help-durak-last-defender-text = Werden die Letzten ihre Karten in derselben Runde los, ist der Verteidiger dieser Runde der Durak.
help-durak-stall-text = Zwei Vorsichtige könnten ewig weiterspielen. Deshalb endet eine Partie unentschieden, wenn in { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
} keine Karte aus dem Spiel kommt.

## Reversi

help-reversi-aim = Das Ziel
help-reversi-aim-text = Am Ende mehr Steine deiner Farbe auf dem Brett haben als der Gegner.
help-reversi-placing = Setzen
help-reversi-placing-text = Schwarz beginnt, dann setzen beide abwechselnd je einen Stein. Er muss mindestens einen gegnerischen Stein einschließen: in gerader Linie und ohne Lücke zwischen sich und einem anderen deiner Steine. Punkte zeigen, wo das geht.
help-reversi-turning = Umdrehen
help-reversi-turning-text = Alle eingeschlossenen Steine werden umgedreht, in allen acht Richtungen zugleich. Umgedrehte Steine schließen selbst keine weiteren ein.
help-reversi-passing = Passen
help-reversi-passing-text = Kannst du keinen Stein setzen, passt du. Solange du setzen kannst, darfst du nicht passen.
help-reversi-end = Das Ende
help-reversi-end-text = Kann keine Seite mehr setzen, ist das Spiel aus, und die Steine werden gezählt. Gleich viele sind ein Unentschieden.
help-reversi-handicap = Vorgabe
help-reversi-handicap-text = Wer schwächer ist, kann als Schwarz mit einer bis vier besetzten Ecken beginnen. Dann setzt Weiß zuerst.
help-reversi-advice = Drei Ratschläge
help-reversi-corners-text = Ecken werden nie zurückgedreht. Setze nicht ohne Not neben eine leere Ecke: Das verschenkt sie oft.
help-reversi-mobility-text = Drehe anfangs wenige Steine um. Wer mehr Felder zur Wahl hat, zwingt den anderen, zum eigenen Schaden zu setzen.
help-reversi-parity-text = Achte gegen Ende darauf, wo eine gerade Zahl von Feldern übrig ist. Es ist gut, in jedem solchen Gebiet den letzten Stein zu setzen.

## The opponents

help-opponents-about = Hier schummelt niemand: Ein Gegner sieht, was du auf seinem Platz sehen würdest, und nicht mehr. „Warum?“ am Tisch zeigt, was er abgewogen hat. Die Gewinnanteile auf diesen Seiten wurden in Hunderten bis Tausenden von Partien gemessen, in denen beide Seiten dieselben Karten oder Eröffnungen hatten.
help-opponent-random = Wählt blind aus allem, was erlaubt ist. Er ist da, um geschlagen zu werden und um zu sehen, ob die Regeln stimmen.
help-opponent-random-strength = Alle anderen schlagen ihn.
help-opponent-lowest = Eine einfache Regel: immer die niedrigste Karte, die reicht. Niedrige Karten gehen weg, hohe bleiben für später.
help-opponent-lowest-strength = Ein ordentlicher Anfänger. Dein erster Gegner, wenn du gerade erst spielen gelernt hast.
help-opponent-greedy = Will eine kleine Hand: spielt die größte Gruppe gleicher Karten aus, legt alles Passende nach und verteidigt so billig, wie es die Karten erlauben.
help-opponent-greedy-strength = Etwa so stark wie „Kleinste Karte“, greift aber härter an.
help-opponent-potential = Fragt bei jeder Möglichkeit: Wie gut sind die Karten, die ich behalte? Ein hoher mittlerer Rang ist gut, Trümpfe sind sehr gut. Ist der Talon leer, dreht er um und wirft Karten ab. Sein sturer Bruder bleibt immer dabei. Nach einem russischen Lehrbuch über intelligente Systeme: das Mittel der Ränge, gezählt ab eins, und neun mehr für einen Trumpf. Die Farbe, die der Text für den Verteidiger unbequem nennt, kommt nach dessen eigener Regel nie zum Ausspiel, denn die niedrigste einfache Karte lässt immer ebenso viel übrig; ein Regler gibt ihr Gewicht.
help-opponent-potential-strength = Erreicht 59 % gegen „Kleinste Karte“ und 57 % gegen den sturen Bruder: So viel ist der Taktikwechsel am Ende wert.
help-opponent-hand-value = Jede Hand hat einen Preis in Punkten, wie im Laden: Asse sind teuer, Trümpfe teurer, Paare und gleichmäßige Farben bringen etwas dazu. Gespielt wird, was die teuerste Hand übrig lässt. Was schon gespielt wurde, merkt er sich nicht. Nach einem Artikel des Autors von OpenFool, einem freien Durak von hyst329 unter MIT-Lizenz. Ein Gegner folgt der Formel des Artikels, der andere dem Programm, Entscheidung für Entscheidung.
help-opponent-hand-value-strength = Nach der Formel erreicht er 45 % gegen „Kleinste Karte“. Das Programm erreicht 59 % gegen „Kleinste Karte“, 66 % gegen die Formel und ist gleichauf mit „Potenzial“.
help-opponent-fuzzy = Denkt in Worten statt in Zahlen: Karten und Blätter sind schlecht, mittel oder gut. Er stellt sich zweihundert Möglichkeiten vor, wie die verdeckten Karten liegen, fragt kleine Tabellen, was jeweils zu tun ist, und folgt der Mehrheit. Du kannst die Tabellen lesen und ändern. „Fuzzy, gereift“ hat sie im Spiel gegen sich selbst verbessert. Nach A. F. Ljachow und I. M. Trischin, Nischni Nowgorod, 2005. Ist der Talon leer, lässt ihr Text die kommende Karte weg; ein Regler wählt zwischen zwei Lesarten davon.
help-opponent-fuzzy-strength = So, wie sie gedruckt sind, sind die Tabellen schwach: 35 % gegen „Kleinste Karte“, die der Text auch nicht zu schlagen verspricht. Die gelernten erreichen 54 % gegen „Kleinste Karte“ und sind gleichauf mit „Potenzial“.
help-opponent-apprentice = Er denkt wie der schwächste Meister und vergisst wie Menschen. Der stärkste merkt sich die letzten sechs Runden und von den früheren Trümpfe und Asse; der schwächste merkt sich nichts, was nicht mehr offen liegt. Was vergessen ist, kann wieder in jeder Hand sein. Die drei schwächeren Stufen irren außerdem, so viel ihre Stufe erlaubt.
help-opponent-apprentice-strength = Jede Stufe holt etwa zwei Drittel gegen die darunter. Die schwächste schlägt den blinden Zufall, aber noch nicht „Kleinste Karte“; die stärkste ist so gut wie „Potenzial“.
help-opponent-master = Vergisst keine Karte. Er stellt sich Tausende Möglichkeiten vor, wie die verdeckten Karten liegen, die wahrscheinlicheren öfter, spielt in jeder jede Wahl zu Ende und nimmt, womit er am seltensten der Durak ist. Ist nichts mehr verdeckt, zählt er das Endspiel Zug für Zug aus.
help-opponent-master-strength = Mit Abstand der stärkste: Stufe 3 gewinnt etwa neun von zehn Partien gegen jeden der anderen. Je höher die Stufe, desto länger braucht er: Er stellt sich mehr Möglichkeiten vor, und ab Stufe 4 findet er heraus, wem die anderen in ihrer Spielweise gleichen.
help-opponent-novice = Zählt, was jeder Zug umdreht: zwei Punkte für einen Stein an der Kante, einen für jeden anderen, dazu 0,8 für eine Ecke und 0,4 für ein anderes Kantenfeld. Er nimmt die größte Summe und fragt nicht, was du antworten könntest. Nach einem Beispiel aus einem russischen Lehrbuch, wie auch der Profi.
help-opponent-novice-strength = Schlägt den blinden Zufall in 71 % der Partien. Ein guter erster Gegner.
help-opponent-professional = Zählt wie der Neuling, zieht aber deine beste Antwort wieder ab. So greift er nicht nach fünf Steinen, wenn du sieben zurückholen kannst.
help-opponent-professional-strength = Schlägt den Neuling in 77 % der Partien.
help-opponent-ply = Zählt wie der Profi, schaut aber weiter voraus: deine Antwort, seine Erwiderung, deine Antwort darauf.
help-opponent-ply-strength = Gegen den Profi erreichen drei Halbzüge 70 %, vier 83 %, fünf 92 % und sechs 95 %. Das Lehrbuch fand mehr als zwei Halbzüge gegen Menschen nutzlos; gegen Programme sind sie es nicht.
help-opponent-engine = Schaut viele Züge voraus und beurteilt am Ende jeder Variante die Stellung nach Mustern von Kanten, Ecken und Diagonalen, deren Wert sie in Partien gegen sich selbst gelernt hat. Gegen Ende zählt sie alles bis zum letzten Stein aus.
help-opponent-engine-strength = Jede Stufe schlägt die darunter in 75 bis 90 % der Partien. Die perfekte macht auf den letzten 24 Feldern keinen Fehler.

## Keys and touch

help-touch = Finger und Maus
help-touch-tap = Karte oder Feld antippen: spielen. Spielbare Karten stehen etwas höher, Felder haben einen Punkt.
help-touch-drag = Karte auf den Tisch ziehen: angreifen, nachlegen oder schieben. Auf eine Angriffskarte ziehen: genau diese schlagen.
help-touch-back = Zurück über die Hand: doch nicht.
help-keyboard = Tastatur
help-key-tab = Tab
help-key-tab-does = von einer Gruppe zur nächsten
help-key-arrows = Pfeile
help-key-arrows-does = Karte, Feld oder Knopf wählen
help-key-enter = Enter
help-key-enter-does = Karte spielen, Stein setzen, Knopf drücken
help-key-space = Leertaste
help-key-space-does = aufnehmen oder „Fertig“; Stein setzen
help-key-hint = H
help-key-hint-does = ein Tipp mit Begründung
help-key-line = [ · ]
help-key-line-does = in den Gründen: zurück und weiter in der erwarteten Variante
help-key-undo = U · R
help-key-undo-does = zurücknehmen · wiederholen
help-key-pass = P
help-key-pass-does = passen (Reversi)
help-key-now = M
help-key-now-does = drängt einen Gegner, der lange denkt, jetzt zu ziehen
help-key-escape = Esc
help-key-escape-does = zurück; am Tisch das Menü

## The fair shuffle

help-shuffle-text = Bevor die erste Karte gegeben wird, zieht dein Gerät eine geheime Zahl: den Startwert. Aus ihm folgt die Reihenfolge aller Karten nach einem veröffentlichten Rezept, sodass niemand, auch nicht das Programm, während der Partie Karten aussuchen kann.

    Zum Beweis zeigt die App gleich am Anfang einen Fingerabdruck des Startwerts (im Menü des Tisches unter „Faires Mischen“). Aus dem Fingerabdruck kann niemand den Startwert errechnen. Nach der Partie wird auch der Startwert gezeigt: Die App gibt vor deinen Augen noch einmal, und jeder andere kann das mit einem eigenen Programm tun. Wäre auch nur eine Karte vertauscht worden, passten Fingerabdruck und Startwert nicht mehr zusammen.

## Words

help-word-attacker = Angreifer
help-word-attacker-text = wer die Karten einer Runde ausspielt
help-word-bout = Runde
help-word-bout-text = ein Angriff und alles, was folgt, bis die Karten geschlagen oder aufgenommen sind
help-word-beat = Schlagen
help-word-beat-text = eine Angriffskarte mit einer höheren decken
help-word-defender = Verteidiger
help-word-defender-text = wer die Karten einer Runde schlagen muss
help-word-discard = Ablage
help-word-discard-text = geschlagene Karten; sie sind aus der Partie
help-word-fool = Durak
help-word-fool-text = der Letzte mit Karten: der „Dummkopf“
help-word-lead = Ausspielen
help-word-lead-text = eine Runde mit einer Karte eröffnen
help-word-plain = Nebenfarbe
help-word-plain-text = jede Farbe außer Trumpf; ihre Karten heißen einfach
help-word-take = Aufnehmen
help-word-take-text = alle Karten einer Runde nehmen, statt sie zu schlagen
help-word-talon = Talon
help-word-talon-text = die Karten, die noch gezogen werden
help-word-throw-in = Nachlegen
help-word-throw-in-text = eine Karte dazulegen, deren Rang schon auf dem Tisch liegt
help-word-transfer = Schieben
help-word-transfer-text = den Angriff mit einer Karte seines Rangs an den nächsten Spieler weitergeben
help-word-trump = Trumpf
help-word-trump-text = die Farbe, die alle anderen schlägt
help-word-corner = Ecke
help-word-corner-text = a1, h1, a8 und h8; nichts dreht dort einen Stein um
help-word-difference = Differenz
help-word-difference-text = deine Steine minus die des Gegners
help-word-disc = Stein
help-word-disc-text = auf einer Seite schwarz, auf der anderen weiß
help-word-empties = Leere Felder
help-word-empties-text = die Felder ohne Stein
help-word-flip = Umdrehen
help-word-flip-text = die Farbe eines eingeschlossenen Steins wechseln
help-word-mobility = Mobilität
help-word-mobility-text = auf wie viele Felder eine Seite setzen kann
help-word-parity = Parität
help-word-parity-text = ob in einem Gebiet eine gerade oder ungerade Zahl von Feldern übrig ist
help-word-pass = Passen
help-word-pass-text = den Zug dem anderen überlassen
help-word-ply = Halbzug
help-word-ply-text = ein Stein vorausgeschaut
help-word-evaluation = Bewertung
help-word-evaluation-text = was eine Stellung nach Meinung eines Gegners wert ist
help-word-opponent = Gegner
help-word-opponent-text = ein Mitspieler, der kein Mensch ist
help-word-sample = Stichprobe
help-word-sample-text = eine Möglichkeit, wie die verdeckten Karten liegen
help-word-search = Suche
help-word-search-text = vorausschauen: wenn ich das, und du dann jenes
