# The reasons of opponents, in one or two sentences.
# Fragments start in lower case; the app capitalises the start of each sentence.
# $action, $other, $then, $because, $amount, $contrast and $change are texts from this file.
# In German, $contrast is a noun phrase after a colon or a semicolon, and $change comes before a colon.

## Sentences: the action with its reason, and the runner-up

reason-action = { $action }. { $rule }
untold = Entscheidet, ohne Gründe zu nennen.
reason-hidden = Die Regel würde eine verdeckte Karte nennen.
reason-undisclosed = Der Zug bleibt verdeckt, der Grund also auch.
reason-chosen = { $action }: { $because }.
reason-next = Am zweitbesten: { $other } ({ $amount }).
reason-next-trump = { $other } hätte einen Trumpf gekostet ({ $amount }).
reason-next-contrast = Am zweitbesten: { $other } ({ $amount }; { $contrast }).
reason-next-loosely = Besser sah aus: { $other } ({ $amount }). Aber diese Stufe wählt nicht immer das Beste.
reason-next-closed = Am zweitbesten: { $other }.
reason-next-in-order = Als Nächstes auf der Liste: { $other }.
reason-differs = Stattdessen { $other }: { $contrast }.
reason-tie = Genauso gut: { $other } ({ $amount }).
reason-tie-within-error = Etwa genauso gut: { $other } ({ $amount }, ± { $error }).
reason-tie-closed = Genauso gut: { $other }.
reason-otherwise = { $change }: lieber { $then }.

## Actions, and alternatives to them

action-attack = spielt { $cards } aus
alternative-attack = { $hidden ->
    [plain] eine andere normale Karte ausspielen
    [trump] einen Trumpf ausspielen
    [several] mehrere gleiche Karten ausspielen
   *[no] { $cards } ausspielen
}
action-beat = schlägt { $attacks } mit { $cards }
alternative-beat = { $hidden ->
    [plain] { $attacks } mit einer anderen normalen Karte schlagen
    [trump] { $attacks } mit einem Trumpf schlagen
    [several] { $attacks } mit anderen Karten schlagen
   *[no] { $attacks } mit { $cards } schlagen
}
action-transfer = schiebt mit { $cards } weiter
alternative-transfer = { $hidden ->
    [plain] mit einer normalen Karte weiterschieben
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
    [plain] eine andere normale Karte nachlegen
    [trump] einen Trumpf nachlegen
    [several] andere Karten nachlegen
   *[no] { $cards } nachlegen
}
action-pass = legt nichts nach
alternative-pass = nichts nachlegen
action-take = nimmt auf
alternative-take = aufnehmen
action-redeal = will neue Karten
alternative-redeal = neue Karten verlangen
action-keep = behält seine Karten
alternative-keep = die Karten behalten
action-place = setzt auf { $square }
alternative-place = { $square }
action-pass-turn = passt
alternative-pass-turn = passen
action-nothing = tut nichts
alternative-nothing = nichts tun
action-plan = spielt { $plan }
alternative-plan = { $plan } spielen
alternative-hidden = etwas Verdecktes

## Reasons, for each label or rule

because-potential-keep-hand = das Blatt ist besser als der Durchschnitt
because-potential-new-hand = das Blatt ist schlechter als der Durchschnitt
because-potential-lowest-plain = die niedrigste normale Karte
because-potential-equal-cards = gleiche Karten
because-potential-lowest-trump = der niedrigste Trumpf
because-potential-awkward-suit = in dieser Farbe wirkt der Verteidiger schwach
because-potential-add = die Karte ist entbehrlich
because-potential-pass = keine Karte ist das Nachlegen wert
because-potential-suit = die niedrigste Karte, die reicht
because-potential-trump = der niedrigste Trumpf, der reicht
because-potential-trump-of-rank = der Trumpf vom gleichen Rang
because-potential-transfer = Schieben kostet am wenigsten
because-potential-take = Schlagen wäre so früh noch zu teuer
because-hand-value-lead-card = so bleibt das stärkste Blatt
because-hand-value-add = das Blatt wird kaum schwächer
because-hand-value-pass = Nachlegen würde das Blatt zu sehr schwächen
because-hand-value-beat-card = so bleibt das stärkste Blatt
because-hand-value-take = Schlagen würde das Blatt zu sehr schwächen
because-hand-value-pass-on = Schieben schwächt das Blatt kaum
because-greedy-group = so gehen die meisten gleichen normalen Karten weg
because-greedy-cover = so ist alles am billigsten geschlagen
because-greedy-transfer = Schieben geht vor
because-greedy-take = alles zu schlagen geht nicht
because-greedy-throw = jede passende normale Karte wird nachgelegt
because-greedy-pass = keine normale Karte passt
because-fuzzy-choice-beat = nach dem Schlagen sieht das Blatt gut genug aus
because-fuzzy-choice-pass-on = nach dem Schieben sieht das Blatt gut genug aus
because-fuzzy-choice-take = die Karten auf dem Tisch sind es wert
because-fuzzy-choice-bad = hier reicht eine schwache Karte
because-fuzzy-choice-medium = hier passt eine mittlere Karte am besten
because-fuzzy-choice-good = jetzt muss eine starke Karte her
because-fuzzy-choice-add = Nachlegen lohnt sich jetzt
because-fuzzy-choice-pass = die Karten bleiben vorerst besser auf der Hand
because-master-weighed = sicherer geht es nicht
because-master-judged = sicherer geht es nicht
because-master-lines = auch auf lange Sicht geht es nicht sicherer
because-master-ruled-out = das Beste von dem, was noch gewinnen kann
because-master-redeal = so ist es sicherer
because-master-won = gewinnt sicher, bis zum Ende durchgerechnet
because-master-drawn = sicher unentschieden, bis zum Ende durchgerechnet
because-master-lost = verloren, aber so kann sich der Gegner noch irren
because-apprentice-erred = auf dieser Stufe kommen Fehler vor
because-reversi-greatest-gain = bringt sofort am meisten
because-reversi-greatest-gain-less-reply = bringt nach der besten Antwort am meisten
because-reversi-greatest-gain-in-plies = bringt am meisten, { $plies ->
    [one] { $plies } Zug
   *[other] { $plies } Züge
} vorausgerechnet
because-engine-searched = { $depth ->
    [one] { $depth } Zug
   *[other] { $depth } Züge
} vorausgerechnet der beste
because-engine-erred = sah gut genug aus
because-engine-solved = bis zum Ende durchgerechnet der beste Zug
because-engine-book = steht im Eröffnungsbuch
because-engine-takes-corner = holt eine Ecke
because-engine-gives-corner = der beste Zug, auch wenn er eine Ecke öffnet
because-engine-leaves-no-reply = lässt dem Gegner keinen Zug
because-engine-leaves-few-replies = lässt dem Gegner wenig Auswahl
because-engine-makes-stable = macht Steine stabil
because-engine-keeps-parity = hier ist die Zahl der leeren Felder ungerade

## What the bars show, with the unit

unit-potential = Potenzial danach, je Karte
unit-cards-left = Karten übrig
unit-hand-value = Wert des Blatts, Punkte
unit-points = Punkte unterm Strich
unit-votes = Stimmen dafür, %
unit-chance = So oft nicht der Durak, %
unit-judged = So oft nicht der Durak (geschätzt), %
unit-proved = Bewiesenes Ergebnis
unit-discs = Erwartete Steindifferenz

## Values

amount-potential = { $value } je Karte
amount-cards-left = { $value ->
    [one] { $value } Karte übrig
   *[other] { $value } Karten übrig
}
amount-hand-value = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
amount-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
amount-votes = { $value } % der Stimmen
amount-chance = { $value } %
amount-judged = { $value } %
amount-proved = { $value ->
    [0] sicher verloren
    [50] sicher unentschieden
   *[100] sicher gewonnen
}
amount-discs = { $value ->
    [one] { $value } Stein
   *[other] { $value } Steine
}
amount-at-most = höchstens { $amount }
amount-at-least = mindestens { $amount }
amount-instead = { $amount } statt { $chosen }

## Differences: the runner-up has $runner, the chosen action $chosen

contrast-cards-taken = { $runner } statt { $chosen } aufgenommene Karten
contrast-cards-taken-closed = { $way ->
    [less] weniger aufgenommene Karten
   *[more] mehr aufgenommene Karten
}
contrast-trumps-kept = { $runner } statt { $chosen } Trümpfe bei leerem Stapel
contrast-trumps-kept-closed = { $way ->
    [less] weniger Trümpfe bei leerem Stapel
   *[more] mehr Trümpfe bei leerem Stapel
}
contrast-leads-last = Chance von { $runner } % statt { $chosen } % auf das letzte Ausspiel
contrast-leads-last-closed = { $way ->
    [less] geringere Chance auf das letzte Ausspiel
   *[more] größere Chance auf das letzte Ausspiel
}
contrast-attack-beaten = Chance von { $runner } % statt { $chosen } %, dass der Angriff abgewehrt wird
contrast-attack-beaten-closed = { $way ->
    [less] geringere Chance, dass der Angriff abgewehrt wird
   *[more] größere Chance, dass der Angriff abgewehrt wird
}
contrast-pairs-kept = { $runner } statt { $chosen } behaltene Paare
contrast-pairs-kept-closed = { $way ->
    [less] weniger behaltene Paare
   *[more] mehr behaltene Paare
}
contrast-highest-trump = höchster eingesetzter Trumpf vom Rang { $runner } statt { $chosen }, die Zwei zählt 1
contrast-highest-trump-closed = { $way ->
    [less] niedrigere eingesetzte Trümpfe
   *[more] höhere eingesetzte Trümpfe
}
contrast-trumps-spent = { $runner } statt { $chosen } eingesetzte Trümpfe
contrast-trumps-spent-closed = { $way ->
    [less] weniger eingesetzte Trümpfe
   *[more] mehr eingesetzte Trümpfe
}
contrast-hand-at-end = { $runner } statt { $chosen } Karten auf der Hand bei leerem Stapel
contrast-hand-at-end-closed = { $way ->
    [less] weniger Karten auf der Hand bei leerem Stapel
   *[more] mehr Karten auf der Hand bei leerem Stapel
}
contrast-high-kept = { $runner } statt { $chosen } normale Könige und Asse bei leerem Stapel
contrast-high-kept-closed = { $way ->
    [less] weniger normale Könige und Asse bei leerem Stapel
   *[more] mehr normale Könige und Asse bei leerem Stapel
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
contrast-bouts-led = { $runner } statt { $chosen } eigene Ausspiele
contrast-bouts-led-closed = { $way ->
    [less] weniger eigene Ausspiele
   *[more] mehr eigene Ausspiele
}
contrast-mobility = Vorsprung an Mobilität { $runner } statt { $chosen } nach { $after ->
    [one] { $after } Zug
   *[other] { $after } Zügen
}
contrast-corners = Vorsprung an Ecken { $runner } statt { $chosen } nach { $after ->
    [one] { $after } Zug
   *[other] { $after } Zügen
}
contrast-stable = Vorsprung an stabilen Steinen { $runner } statt { $chosen } nach { $after ->
    [one] { $after } Zug
   *[other] { $after } Zügen
}
contrast-frontier = Überzahl an Frontsteinen { $runner } statt { $chosen } nach { $after ->
    [one] { $after } Zug
   *[other] { $after } Zügen
}
contrast-parity = { $runner } statt { $chosen } ungerade Gebiete nach { $after ->
    [one] { $after } Zug
   *[other] { $after } Zügen
}

## Counterfactuals: changes that would have changed the decision

change-card = Mit { $other } statt { $card }
change-trump = Mit { $other } statt { $card }
change-card-gone = Mit { $other } statt { $card } (dann läge { $card } in der Ablage)
change-card-held = Mit { $other } statt { $card } (dann hätte ein anderer { $card })
change-attack = Mit { $other } statt { $card } auf dem Tisch
change-talon-shorter = Mit { $count ->
    [1] einer Karte
   *[other] { $count } Karten
} weniger im Stapel
change-talon-longer = Mit { $count ->
    [1] einer Karte
   *[other] { $count } Karten
} mehr im Stapel
change-hand-smaller = Mit einer Karte weniger auf Platz { $seat } (dann { $count })
change-flipped = Wäre { $square } umgedreht
change-removed = Wäre { $square } leer
change-corner-own = Mit einem eigenen Stein auf { $square }
change-corner-theirs = Mit einem gegnerischen Stein auf { $square }
change-parameter = Mit { $value } statt { $now } bei „{ $parameter }“
