# Reasons of the Durak opponents.

## random

random-any = Zufällig gewählt: { $count ->
    [1] Es gab nur eine Möglichkeit.
   *[other] Von { $count } Möglichkeiten war jede so gut wie die anderen.
}

## lowest

lowest-keep = Behält immer seine Karten.
lowest-lead = Spielt die niedrigste Karte aus, { $card }; einen Trumpf nur, wenn es nichts anderes gibt.
lowest-beat = Schlägt { $attack } mit der niedrigsten Karte, die reicht, { $card }; mit Trumpf nur, wenn es sein muss.
lowest-transfer = Kann { $attack } nicht schlagen und schiebt weiter.
lowest-take = Kann { $attack } nicht schlagen und nimmt auf.
lowest-throw = Legt die niedrigste normale Karte nach, die passt: { $card }.
lowest-pass = Keine normale Karte passt, und Trümpfe werden nie nachgelegt.

## greedy

greedy-keep = Behält immer seine Karten.
greedy-lead = Spielt so viele gleiche normale Karten aus wie möglich, bei gleich vielen die niedrigsten.
greedy-lead-trump = Hat nur Trümpfe: spielt den niedrigsten aus, { $card }.
greedy-defend = Schiebt wenn möglich mit einer normalen Karte weiter. Sonst schlägt er alles so billig wie möglich; geht das nicht, schiebt er mit einem Trumpf.
greedy-forced = Kann nicht alles schlagen, also nimmt er auf.
greedy-throw-in = Legt jede normale Karte nach, die passt, die niedrigste zuerst. Nie einen Trumpf.
greedy-group = Gleiche Karten ausspielen
greedy-cover = Alles schlagen
greedy-transfer = Weiterschieben
greedy-take = Aufnehmen
greedy-throw = Nachlegen
greedy-pass = Nichts nachlegen
greedy-cards = abgeworfene Karten
greedy-price = Preis

## potential

potential-keep = Neue Karten gibt es hier nicht: Er behält sein Blatt.
potential-redeal = Will neue Karten, wenn das Blatt weniger Potenzial hat als das Deck im Schnitt.
potential-keep-hand = Blatt behalten
potential-new-hand = Neue Karten verlangen
potential-lead = Spielt so aus, dass dem Blatt das größte Potenzial bleibt.
potential-shed-lead = Der Stapel ist leer: spielt so aus, dass die wenigsten Karten übrig bleiben.
potential-lowest-plain = Niedrigste normale Karte
potential-equal-cards = Gleiche Karten
potential-lowest-trump = Niedrigster Trumpf
potential-awkward-suit = Unbequeme Farbe für den Verteidiger
potential-throw = Legt eine Karte nach, wenn das Blatt dadurch genug gewinnt oder wenig genug verliert. Wie viel, hängt davon ab, wie risikofreudig er ist und wie nah das Ende ist.
potential-shed-throw = Der Stapel ist leer: legt alles nach, was geht.
potential-add = Nachlegen
potential-pass = Nichts nachlegen
potential-forced = Kann nicht alles schlagen, also muss er aufnehmen.
potential-beat = Schlägt so, dass das größte Potenzial bleibt. Nimmt auf, wenn selbst das zu teuer ist und das Ende noch weit.
potential-late-beat = Das Ende ist nah: schlägt, was geht, und behält so viel Potenzial wie möglich.
potential-shed-beat = Der Stapel ist leer: nimmt nie auf, was sich schlagen lässt.
potential-suit = Niedrigste Karte, die reicht
potential-trump = Niedrigster Trumpf
potential-trump-of-rank = Trumpf vom gleichen Rang
potential-transfer = Weiterschieben
potential-take = Aufnehmen
potential-now = Potenzial jetzt
potential-at-attack = Potenzial vor der Verteidigung
potential-after = Potenzial danach
potential-cards-left = Karten übrig
potential-talon-share = Rest des Stapels, Anteil
potential-least-gain = nötiger Gewinn (unter 0: erlaubter Verlust)
potential-awkward = Gewicht der unbequemen Farbe

## greedy, lowest, potential

opponent-lowest = Kleinste Karte
opponent-lowest-line = Immer die billigste Karte
opponent-lowest-about = Spielt die niedrigste Karte aus, schlägt mit der niedrigsten, die reicht, und gibt Trümpfe zuletzt her. Nimmt nur auf, wenn es sein muss, und legt die niedrigste normale Karte nach. So spielen die meisten einfachen Programme.
opponent-greedy = Gierig
opponent-greedy-line = Wirft ab, was geht
opponent-greedy-about = Spielt möglichst viele gleiche normale Karten aus, schlägt alles auf dem Tisch so billig wie möglich und legt jede normale Karte nach, die passt.
opponent-potential = Potenzial
opponent-potential-line = Erst das Blatt stärken, dann loswerden
opponent-potential-about = Mag hohe Ränge und vor allem Trümpfe: Bei jedem Zug zählt, was im Schnitt auf der Hand bleibt. Ist der Stapel leer, wechselt er die Taktik und wirft nur noch Karten ab.

## hand-value

opponent-hand-value = Wert des Blatts
opponent-hand-value-line = Weiß, was jedes Blatt wert ist
opponent-hand-value-about = Zählt sein Blatt zusammen: von −600 für eine Zwei bis 600 für ein Ass, 1300 mehr für einen Trumpf, Zuschläge für gleiche Karten, Abzüge für ungleich verteilte Farben und für viele Karten. Spielt die Karte, nach der am meisten übrig bleibt (bei Gleichstand die zuerst gezogene), und nimmt auf, wenn Schlagen zu teuer wäre. Karten zählt er nicht mit.
opponent-hand-value-published = Wert wie programmiert
opponent-hand-value-published-line = OpenFool, Zug für Zug genau
opponent-hand-value-published-about = Das Programm des Autors selbst, OpenFool (MIT-Lizenz), Entscheidung für Entscheidung. Anders als in den Worten des Artikels zählen die Ränge von der Mitte des Decks aus, und gleiche Karten bringen nur ein Hundertstel, wie in dem Code, den der Artikel abdruckt. Der Anteil des Blatts an allen Karten ist eine ganzzahlige Division, deshalb machen weder Paare noch die Zahl der Karten viel aus.

hand-value-keep = Neue Karten gibt es hier nicht: Er behält sein Blatt.
hand-value-redeal = Kein Trumpf, und bis auf höchstens eine Karte alles von einer Farbe: will neue Karten.
hand-value-keep-hand = Ein Trumpf ist dabei, oder mehr als eine Karte anderer Farbe: behält das Blatt.
hand-value-lead = Spielt die Karte aus, die das wertvollste Blatt übrig lässt, samt dem, was er nachlegen kann.
hand-value-lead-card = Ausspielen
hand-value-throw = Legt die beste Karte nach, wenn das Blatt nicht mehr verliert, als der Stapel erlaubt.
hand-value-add = Nachlegen
hand-value-pass = Nichts nachlegen
hand-value-forced = Keine Karte schlägt den Angriff, also muss er aufnehmen.
hand-value-beat = Schlägt die erste Angriffskarte so, dass das wertvollste Blatt bleibt. Nimmt auf, wenn selbst das zu teuer ist, für sich genommen und verglichen mit dem Aufnehmen.
hand-value-late-beat = Der Stapel ist leer: schlägt die erste Angriffskarte, wenn er kann, und so, dass das wertvollste Blatt bleibt.
hand-value-beat-card = Schlagen
hand-value-take = Aufnehmen
hand-value-transfer = Schiebt weiter: Das Blatt verliert dabei kaum an Wert.
hand-value-pass-on = Weiterschieben (ohne die Karten dieses Rangs gerechnet)
hand-value-now = Wert des Blatts jetzt
hand-value-ranks = Ränge
hand-value-trumps = Trümpfe
hand-value-equals = gleiche Karten
hand-value-suits = ungleiche Farben
hand-value-number = Zahl der Karten
hand-value-out = keine Karten mehr
hand-value-follow-up = gleiche Karten zum Nachlegen
hand-value-on-table = Rang schon auf dem Tisch
hand-value-with-table = Wert samt Tisch
hand-value-loss-allowed = erlaubter Verlust
hand-value-bar = muss übrig bleiben

## Parameters of opponents

parameter-trump_bonus = Zuschlag für einen Trumpf
parameter-risk = Risikofreude
parameter-sharp_drop = Verlust, ab dem er aufnimmt
parameter-finale = Rest des Stapels, ab dem das Ende beginnt
parameter-awkward = Gewicht der unbequemen Farbe
parameter-pair_scale = Einheit für gleiche Karten: 100 nach den Worten des Artikels, 1 nach seinem Code
parameter-imbalance = Abzug für ungleiche Farben
parameter-many_cards = Abzug für viele Karten
parameter-throw_loss = Erlaubter Verlust beim Nachlegen
parameter-throw_talon = … weniger je Karte im Stapel
parameter-beat_loss = Erlaubter Verlust beim Schlagen
parameter-take_loss = Erlaubter Verlust verglichen mit dem Aufnehmen
parameter-take_talon = … weniger je Karte im Stapel
parameter-on_table = Zuschlag für einen Rang auf dem Tisch
parameter-transfer_loss = Erlaubter Verlust beim Schieben
