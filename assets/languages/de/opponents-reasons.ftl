# The reasons of opponents in a sentence or two.
# Parts begin small: whoever puts sentences together writes the first letter large.
# $action, $other, $then, $because, $worth, $amount, $error, $contrast, $change are texts from here.

## The sentence: what was done and why, and what came next

reason-action = { $action }. { $rule }
untold = Entscheidet, ohne zu sagen, warum.
reason-hidden = Die Regel würde eine verdeckte Karte nennen.
reason-undisclosed = Was gespielt würde, ist verdeckt, und die Gründe auch.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because }, { $worth }.
reason-next = Zweitbestes: { $other }, { $amount }.
reason-next-trump = { $other } hätte einen Trumpf gekostet: { $amount }.
reason-next-contrast = Zweitbestes: { $other }, { $amount }; { $contrast }.
reason-next-loosely = { $other } sah besser aus, { $amount }; auf dieser Stufe wird nicht immer das Beste gewählt.
reason-next-closed = Zweitbestes: { $other }.
reason-next-in-order = Als Nächstes an der Reihe: { $other }.
reason-differs = { $other } würde bedeuten: { $contrast }.
reason-tie = { $other } wäre genauso gut: { $amount }.
reason-tie-within-error = { $other } ist, soweit erkennbar, genauso gut: { $amount }, plus/minus { $error }.
reason-tie-closed = { $other } wäre genauso gut.
reason-otherwise = { $change } wäre die Wahl gewesen: { $then }.

## What is done, and what might be done instead

action-attack = spielt { $cards } aus
alternative-attack = { $hidden ->
    [plain] eine andere einfache Karte ausspielen
    [trump] einen Trumpf ausspielen
    [several] mehrere Karten eines Rangs ausspielen
   *[no] { $cards } ausspielen
}
action-beat = schlägt { $attacks } mit { $cards }
alternative-beat = { $hidden ->
    [plain] { $attacks } mit einer anderen einfachen Karte schlagen
    [trump] { $attacks } mit einem Trumpf schlagen
    [several] { $attacks } mit anderen Karten schlagen
   *[no] { $attacks } mit { $cards } schlagen
}
action-transfer = schiebt mit { $cards } weiter
alternative-transfer = { $hidden ->
    [plain] mit einer einfachen Karte weiterschieben
    [trump] mit einem Trumpf weiterschieben
    [several] weiterschieben
   *[no] mit { $cards } weiterschieben
}
action-show = zeigt { $cards } und schiebt weiter
alternative-show = { $hidden ->
    [plain] weiterschieben
    [trump] einen Trumpf zeigen und weiterschieben
    [several] weiterschieben
   *[no] { $cards } zeigen und weiterschieben
}
action-throw = legt { $cards } nach
alternative-throw = { $hidden ->
    [plain] eine andere einfache Karte nachlegen
    [trump] einen Trumpf nachlegen
    [several] andere Karten nachlegen
   *[no] { $cards } nachlegen
}
action-pass = legt nichts nach
alternative-pass = nichts nachlegen
action-take = nimmt auf
alternative-take = aufnehmen
action-redeal = verlangt neue Karten
alternative-redeal = neue Karten verlangen
action-keep = behält die Hand
alternative-keep = die Hand behalten
action-place = setzt auf { $square }
alternative-place = auf { $square } setzen
action-pass-turn = passt
alternative-pass-turn = passen
action-nothing = tut nichts
alternative-nothing = nichts tun
action-plan = spielt { $plan }
alternative-plan = { $plan } spielen
alternative-hidden = etwas Verdecktes

## Why: the words for a label or a rule

because-potential-keep-hand = die Hand hat mehr Potenzial als das Deck im Durchschnitt
because-potential-new-hand = das Deck hat im Durchschnitt mehr Potenzial als diese Hand
because-potential-lowest-plain = das ist die niedrigste einfache Karte
because-potential-equal-cards = das sind Karten eines Rangs
because-potential-lowest-trump = das ist der niedrigste Trumpf
because-potential-awkward-suit = die Farbe ist dem Verteidiger unbequem
because-potential-add = die Karte ist entbehrlich
because-potential-pass = keine Karte lohnt das Nachlegen
because-potential-suit = das ist die niedrigste Karte der Farbe, die reicht
because-potential-trump = das ist der niedrigste Trumpf, der reicht
because-potential-trump-of-rank = das ist der Trumpf desselben Rangs
because-potential-transfer = Weiterschieben kostet am wenigsten
because-potential-take = Schlagen wäre zu teuer, solange das Ende fern ist
because-hand-value-lead-card = danach ist der Rest am meisten wert
because-hand-value-add = die Hand verliert dadurch wenig
because-hand-value-pass = jede Karte würde mehr kosten, als verloren gehen darf
because-hand-value-beat-card = danach ist der Rest am meisten wert
because-hand-value-take = Schlagen wäre zu teuer
because-hand-value-pass-on = durch Weiterschieben verliert die Hand wenig
because-greedy-group = so gehen die meisten einfachen Karten eines Rangs weg
because-greedy-cover = so ist alles am billigsten geschlagen
because-greedy-transfer = Weiterschieben geht vor
because-greedy-take = nicht alles lässt sich schlagen
because-greedy-throw = jede passende einfache Karte wird nachgelegt
because-greedy-pass = keine einfache Karte passt
because-fuzzy-choice-beat = nach dem Schlagen wirkt das Blatt gut genug
because-fuzzy-choice-pass-on = nach dem Weiterschieben wirkt das Blatt gut genug
because-fuzzy-choice-take = was da liegt, lohnt das Aufnehmen
because-fuzzy-choice-bad = die Tabellen verlangen eine schlechte Karte
because-fuzzy-choice-medium = die Tabellen verlangen eine mittlere Karte
because-fuzzy-choice-good = die Tabellen verlangen eine gute Karte
because-fuzzy-choice-add = die Tabellen verlangen das Nachlegen
because-fuzzy-choice-pass = die Tabellen raten, die Karten zu behalten
because-master-weighed = so ist man am seltensten der Durak
because-master-judged = so ist man am seltensten der Durak
because-master-lines = mit der besten Fortsetzung von hier ist man am seltensten der Durak
because-master-redeal = so ist man seltener der Durak
because-master-won = von hier gewonnen, bis zum Ende ausgezählt
because-master-drawn = von hier unentschieden, bis zum Ende ausgezählt
because-master-lost = alles ist verloren, aber so kann sich der Gegner noch irren
because-apprentice-erred = auf dieser Stufe kommen Fehler vor
because-reversi-greatest-gain = das bringt sofort am meisten
because-reversi-greatest-gain-less-reply = das bringt nach Abzug der besten Antwort am meisten
because-reversi-greatest-gain-in-plies = das bringt am meisten, { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
} vorausgeschaut
because-engine-searched = das ist am besten, { $depth ->
    [one] { $depth } Halbzug
   *[other] { $depth } Halbzüge
} vorausgeschaut
because-engine-erred = das sah gut genug aus
because-engine-solved = das ist am besten, bis zum Ende ausgezählt
because-engine-book = der Zug steht im Eröffnungsbuch
because-engine-takes-corner = das nimmt eine Ecke
because-engine-gives-corner = das ist am besten, obwohl es eine Ecke öffnet
because-engine-leaves-no-reply = der Gegner kann nirgends setzen
because-engine-leaves-few-replies = der Gegner hat wenig Auswahl
because-engine-makes-stable = das macht Steine für immer sicher
because-engine-keeps-parity = das geht in ein Gebiet mit ungerader Zahl leerer Felder

## What bars mean, with the unit

unit-potential = Potenzial des Rests, je Karte
unit-cards-left = Karten, die bleiben
unit-hand-value = Wert der Hand, Punkte
unit-points = Vorsprung, Punkte
unit-votes = Stichproben dafür, %
unit-chance = Partien, in denen ein anderer Durak ist, %
unit-judged = Geschätzte Chance, nicht der Durak zu sein, %
unit-proved = Bewiesen: 0 ist verloren, 50 remis, 100 gewonnen
unit-discs = Erwarteter Vorsprung, Steine

## What it is worth: after a reason, and by itself

worth-potential = und der Rest ist { $value } je Karte wert
amount-potential = { $value } je Karte
worth-cards-left = es { $value ->
    [one] bleibt { $value } Karte
   *[other] bleiben { $value } Karten
}
amount-cards-left = { $value ->
    [one] { $value } Karte übrig
   *[other] { $value } Karten übrig
}
worth-hand-value = macht { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
amount-hand-value = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
worth-points = macht { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
amount-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
worth-votes = so in { $value } % der Stichproben
amount-votes = { $value } % der Stichproben
worth-chance = und in { $value } % der durchgespielten Partien ist ein anderer der Durak
amount-chance = nicht Durak in { $value } % davon
worth-judged = die Chance, nicht der Durak zu sein, ist etwa { $value } %
amount-judged = Chance etwa { $value } %
amount-proved = { $value ->
    [0] verloren, bewiesen
    [50] remis, bewiesen
   *[100] gewonnen, bewiesen
}
worth-discs = mit einem Vorsprung von { $value ->
    [one] { $value } Stein
   *[other] { $value } Steinen
}
amount-discs = Vorsprung { $value ->
    [one] { $value } Stein
   *[other] { $value } Steine
}
amount-at-most = höchstens: { $amount }
amount-at-least = mindestens: { $amount }

## What separates the two: a part of the sentence about the runner-up, which has $runner of it, and what was chosen $chosen

contrast-cards-taken = { $runner } statt { $chosen } aufgenommene Karten
contrast-cards-taken-closed = { $way ->
    [less] weniger aufgenommene Karten
   *[more] mehr aufgenommene Karten
}
contrast-trumps-kept = { $runner } statt { $chosen } Trümpfe bis zum Ende des Talons behalten
contrast-trumps-kept-closed = { $way ->
    [less] weniger Trümpfe bis zum Ende des Talons behalten
   *[more] mehr Trümpfe bis zum Ende des Talons behalten
}
contrast-leads-last = Ausspiel in der letzten Runde in { $runner } statt { $chosen } aller Partien
contrast-leads-last-closed = { $way ->
    [less] seltener Ausspiel in der letzten Runde
   *[more] öfter Ausspiel in der letzten Runde
}
contrast-attack-beaten = Angriff geschlagen in { $runner } statt { $chosen } aller Partien
contrast-attack-beaten-closed = { $way ->
    [less] Angriff seltener geschlagen
   *[more] Angriff öfter geschlagen
}
contrast-pairs-kept = { $runner } statt { $chosen } Paare zusammengehalten
contrast-pairs-kept-closed = { $way ->
    [less] weniger Paare zusammengehalten
   *[more] mehr Paare zusammengehalten
}
contrast-highest-trump = höchster ausgegebener Trumpf vom Rang { $runner } statt { $chosen }, die Zwei als 1 gezählt
contrast-highest-trump-closed = { $way ->
    [less] niedrigere Trümpfe ausgegeben
   *[more] höhere Trümpfe ausgegeben
}
contrast-trumps-spent = { $runner } statt { $chosen } Trümpfe ausgegeben
contrast-trumps-spent-closed = { $way ->
    [less] weniger Trümpfe ausgegeben
   *[more] mehr Trümpfe ausgegeben
}
contrast-hand-at-end = { $runner } statt { $chosen } Karten auf der Hand, wenn der Talon endet
contrast-hand-at-end-closed = { $way ->
    [less] weniger Karten auf der Hand, wenn der Talon endet
   *[more] mehr Karten auf der Hand, wenn der Talon endet
}
contrast-high-kept = { $runner } statt { $chosen } einfache Könige und Asse bis zum Ende des Talons behalten
contrast-high-kept-closed = { $way ->
    [less] weniger einfache Könige und Asse bis zum Ende des Talons behalten
   *[more] mehr einfache Könige und Asse bis zum Ende des Talons behalten
}
contrast-cards-known = { $runner } statt { $chosen } Karten, die die anderen kennen
contrast-cards-known-closed = { $way ->
    [less] weniger Karten, die die anderen kennen
   *[more] mehr Karten, die die anderen kennen
}
contrast-others-take = { $runner } statt { $chosen } Karten, die die anderen aufnehmen
contrast-others-take-closed = { $way ->
    [less] weniger Karten, die die anderen aufnehmen
   *[more] mehr Karten, die die anderen aufnehmen
}
contrast-bouts-led = { $runner } statt { $chosen } Runden mit eigenem Ausspiel
contrast-bouts-led-closed = { $way ->
    [less] weniger Runden mit eigenem Ausspiel
   *[more] mehr Runden mit eigenem Ausspiel
}
contrast-mobility = Vorsprung an möglichen Feldern { $runner } statt { $chosen } nach { $after ->
    [one] { $after } Halbzug
   *[other] { $after } Halbzügen
}
contrast-corners = Vorsprung an Ecken { $runner } statt { $chosen } nach { $after ->
    [one] { $after } Halbzug
   *[other] { $after } Halbzügen
}
contrast-stable = Vorsprung an für immer sicheren Steinen { $runner } statt { $chosen } nach { $after ->
    [one] { $after } Halbzug
   *[other] { $after } Halbzügen
}
contrast-frontier = Vorsprung an Steinen neben leeren Feldern { $runner } statt { $chosen } nach { $after ->
    [one] { $after } Halbzug
   *[other] { $after } Halbzügen
}
contrast-parity = Vorsprung an ungeraden Gebieten { $runner } statt { $chosen } nach { $after ->
    [one] { $after } Halbzug
   *[other] { $after } Halbzügen
}

## What would have had to be otherwise

change-card = Mit { $other } statt { $card }
change-trump = Mit { $other } statt { $card }
change-card-gone = Mit { $other } statt { $card }, die dann aus dem Spiel wäre,
change-card-held = Mit { $other } statt { $card }, die dann ein anderer hätte,
change-attack = Mit { $other } statt { $card } auf dem Tisch
change-talon-shorter = Mit { $count ->
    [1] einer Karte
   *[other] { $count } Karten
} weniger im Talon
change-talon-longer = Mit { $count ->
    [1] einer Karte
   *[other] { $count } Karten
} mehr im Talon
change-hand-smaller = Mit einer Karte weniger auf der Hand von Platz { $seat }, insgesamt { $count },
change-flipped = Mit umgedrehtem Stein auf { $square }
change-removed = Mit leerem Feld { $square }
change-parameter = Mit { $value } statt { $now } für „{ $parameter }“
