# Why the Durak opponents did what they did.

## random

random-any = Zufällig gewählt: { $count ->
    [1] Es gab nur eine Möglichkeit.
   *[other] Von { $count } Möglichkeiten war jede so gut wie die anderen.
}

## lowest

lowest-keep = Behält immer die gegebenen Karten.
lowest-lead = Spielt die niedrigste Karte aus, { $card }; einen Trumpf nur, wenn es nicht anders geht.
lowest-beat = Schlägt { $attack } mit der niedrigsten Karte, die reicht, { $card }; mit Trumpf nur, wenn es sein muss.
lowest-transfer = Nichts auf der Hand schlägt { $attack }, also wird weitergeschoben.
lowest-take = Nichts auf der Hand schlägt { $attack }, also wird aufgenommen.
lowest-throw = Legt die niedrigste passende einfache Karte nach, { $card }.
lowest-pass = Keine einfache Karte passt, und Trümpfe legt er nie nach.

## greedy

greedy-keep = Behält immer die gegebenen Karten.
greedy-lead = Spielt so viele einfache Karten eines Rangs aus wie möglich; von gleich großen Gruppen die niedrigste.
greedy-lead-trump = Nur Trümpfe auf der Hand: spielt den niedrigsten aus, { $card }.
greedy-defend = Schiebt mit einer einfachen Karte weiter, wenn erlaubt; schlägt sonst alles zum niedrigsten Preis; schiebt sonst mit einem Trumpf.
greedy-forced = Kann nicht alles schlagen, also wird aufgenommen.
greedy-throw-in = Legt jede passende einfache Karte nach, die niedrigste zuerst, und keinen Trumpf.
greedy-group = Gleiche Karten ausspielen
greedy-cover = Alles schlagen
greedy-transfer = Weiterschieben
greedy-take = Aufnehmen
greedy-throw = Nachlegen
greedy-pass = Nichts nachlegen
greedy-cards = abgeworfene Karten
greedy-price = Preis

## potential

potential-keep = Neue Karten zu verlangen geht nicht: Die Hand bleibt.
potential-redeal = Verlangt neue Karten, wenn die Hand weniger Potenzial hat als das Deck im Durchschnitt.
potential-keep-hand = Hand behalten
potential-new-hand = Neue Karten verlangen
potential-lead = Spielt so aus, dass die übrigen Karten das größte Potenzial haben.
potential-shed-lead = Der Talon ist leer: spielt so aus, dass möglichst wenige Karten bleiben.
potential-lowest-plain = Niedrigste einfache Karte
potential-equal-cards = Karten eines Rangs
potential-lowest-trump = Niedrigster Trumpf
potential-awkward-suit = Farbe, die dem Verteidiger unbequem ist
potential-throw = Legt eine Karte nach, wenn die Hand dadurch genug gewinnt oder wenig genug verliert; wie viel, hängt von der Risikofreude ab und davon, wie nah das Ende ist.
potential-shed-throw = Der Talon ist leer: legt alles nach, was erlaubt ist.
potential-add = Nachlegen
potential-pass = Nichts nachlegen
potential-forced = Nicht alles lässt sich schlagen: Er muss aufnehmen.
potential-beat = Schlägt so, dass die übrigen Karten das größte Potenzial haben; nimmt auf, wenn selbst das zu viel kostet und das Ende fern ist.
potential-late-beat = Das Ende ist nah: schlägt, was geht, und behält dabei das größte Potenzial.
potential-shed-beat = Der Talon ist leer: nimmt nie auf, was sich schlagen lässt.
potential-suit = Niedrigste Karte der Farbe
potential-trump = Niedrigster Trumpf
potential-trump-of-rank = Trumpf desselben Rangs
potential-transfer = Weiterschieben
potential-take = Aufnehmen
potential-now = Potenzial jetzt
potential-after = Potenzial danach
potential-cards-left = Karten übrig
potential-talon-share = Anteil des Talons
potential-least-gain = verlangter Gewinn (unter 0: erlaubter Verlust)
potential-awkward = Gewicht der unbequemen Farbe

## greedy, lowest, potential

opponent-lowest = Kleinste Karte
opponent-lowest-line = Immer die billigste Karte
opponent-lowest-about = Spielt die niedrigste Karte aus, schlägt mit der niedrigsten, die reicht, erst ohne Trumpf, nimmt nur auf, wenn es sein muss, und legt die niedrigste einfache Karte nach. So spielen die meisten einfachen Programme.
opponent-greedy = Gierig
opponent-greedy-line = Wirft ab, was geht
opponent-greedy-about = Spielt die größte Gruppe gleicher einfacher Karten aus, schlägt alles auf dem Tisch so billig wie möglich und legt jede passende einfache Karte nach.
opponent-potential = Potenzial
opponent-potential-line = Hält die Hand stark und leert sie dann
opponent-potential-about = Bewertet jede Möglichkeit nach dem relativen Potenzial der Karten, die übrig bleiben: M = (1/n) Σ (rᵢ + 9·kᵢ), wobei r der Rang ab eins ist und k für einen Trumpf 1. Ist der Talon leer, wechselt die Taktik, und es heißt: Karten loswerden.

## hand-value

opponent-hand-value = Wert der Hand
opponent-hand-value-line = Weiß, was jede Hand wert ist
opponent-hand-value-about = Zählt die Hand zusammen: von −600 für eine Zwei bis 600 für ein Ass, 1300 mehr für einen Trumpf, etwas für Karten eines Rangs, weniger für ungleiche Farben und für viele Karten. Gespielt wird die Karte, nach der die Summe am größten ist, von gleichen die zuerst gezogene, und aufgenommen, wenn Schlagen zu teuer käme. Karten zählt er nicht mit.
opponent-hand-value-published = Wert wie programmiert
opponent-hand-value-published-line = OpenFool, Zug für Zug genau
opponent-hand-value-published-about = Das Programm des Autors selbst, OpenFool (MIT-Lizenz), Entscheidung für Entscheidung. Anders als im Text zählen die Ränge von der Mitte des Decks an, jeder Teil der Summe wird auf eine ganze Zahl gekürzt, Karten eines Rangs zählen ein Hundertstel davon, und der Anteil der Hand an allen Karten wird ganzzahlig geteilt, sodass weder Paare noch die Größe der Hand viel ausmachen.

hand-value-keep = Neue Karten zu verlangen geht nicht: Die Hand bleibt.
hand-value-redeal = Kein Trumpf, und alle Karten bis auf höchstens eine von einer Farbe: verlangt neue Karten.
hand-value-keep-hand = Es gibt einen Trumpf oder mehr als eine Karte anderer Farben: Die Hand bleibt.
hand-value-lead = Spielt die Karte aus, nach der der Rest samt dem, was folgen kann, am meisten wert ist.
hand-value-lead-card = Ausspielen
hand-value-throw = Legt die beste Karte nach, wenn die Hand dadurch nicht mehr verliert, als der Talon erlaubt.
hand-value-add = Nachlegen
hand-value-pass = Nichts nachlegen
hand-value-forced = Keine Karte schlägt den Angriff: Er muss aufnehmen.
hand-value-beat = Schlägt die erste Angriffskarte so, dass der Rest am meisten wert ist; nimmt auf, wenn selbst das zu teuer ist, für sich und verglichen mit dem Aufnehmen.
hand-value-late-beat = Der Talon ist leer: schlägt, wenn möglich, die erste Angriffskarte so, dass der Rest am meisten wert ist.
hand-value-beat-card = Schlagen
hand-value-take = Aufnehmen
hand-value-transfer = Schiebt weiter: Die Hand verliert dadurch wenig.
hand-value-pass-on = Weiterschieben, gerechnet ohne die Karten dieses Rangs
hand-value-now = Wert der Hand jetzt
hand-value-ranks = Ränge
hand-value-trumps = Trümpfe
hand-value-equals = Karten eines Rangs
hand-value-suits = ungleiche Farben
hand-value-number = Zahl der Karten
hand-value-out = aus dem Spiel
hand-value-follow-up = gleiche Karten zum Nachlegen
hand-value-on-table = Rang schon auf dem Tisch
hand-value-with-table = Wert samt Tisch
hand-value-loss-allowed = erlaubter Verlust
hand-value-bar = muss übrig bleiben

## What can be changed about an opponent

parameter-trump_bonus = Was ein Trumpf mehr zählt
parameter-risk = Risikofreude
parameter-sharp_drop = Verlust, ab dem aufgenommen wird
parameter-finale = Anteil des Talons, ab dem das Ende beginnt
parameter-awkward = Gewicht der Farbe, die dem Verteidiger unbequem ist
parameter-pair_scale = Einheit für Karten eines Rangs
parameter-imbalance = Abzug für ungleiche Farben
parameter-many_cards = Abzug für viele Karten
parameter-throw_loss = Erlaubter Verlust beim Nachlegen
parameter-throw_talon = … weniger je Karte im Talon
parameter-beat_loss = Erlaubter Verlust beim Schlagen
parameter-take_loss = Erlaubter Verlust gegenüber dem Aufnehmen
parameter-take_talon = … weniger je Karte im Talon
parameter-on_table = Zuschlag für einen Rang auf dem Tisch
parameter-transfer_loss = Erlaubter Verlust beim Schieben
