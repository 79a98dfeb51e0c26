# The reason that a coach would give, in one sentence of at most 18 words: the action and one cause.
# $action is a text that starts in lower case; the app capitalises the start of each sentence. $point is a text
# from this file. It also stands alone: “This keeps Q♠ for later.”
# In causes, “this” is the action. $subject names cards or squares; $known says whether the reader may see them.
# In German, a cause that is a whole sentence starts in upper case, because it follows a colon.

## Headlines

headline = { $action }: { $point }.
headline-worth = { $action }: { $point } ({ $worth }).
point = { $point }.
point-worth = { $point } ({ $worth }).

point-only-action = der einzige erlaubte Zug
point-symmetric = Alle Züge sind hier gleich, nur gedreht oder gespiegelt
point-book = ein Zug aus dem Eröffnungsbuch
point-all-win = schon gewonnen, hier reicht jeder Zug
point-all-draw = Ohne Fehler geht es mit jedem Zug unentschieden aus
point-all-lose = schon verloren, es sei denn, der Gegner macht einen Fehler
point-close-call = knappe Sache, nichts ist klar besser
point-deep-tactic = tief gerechnet, der Sinn zeigt sich erst später
point-deep-tactic-on-move = tief gerechnet, der Sinn zeigt sich erst bei Zug { $move }
point-own-rule = So will es die eigene Regel

## Values of the action and of the alternative, by unit

compared-chance = { $chosen } % gegenüber { $instead } %
compared-proved = { $chosen ->
    [100] gewonnen
    [50] unentschieden
   *[other] verloren
} statt { $instead ->
    [100] gewonnen
    [50] unentschieden
   *[other] verloren
}
compared-judged = { $chosen } % gegenüber { $instead } %
compared-discs = { $chosen } gegenüber { $instead }
answer-chance = Das geht in { $instead } % der Fälle gut statt in { $chosen } %.
answer-proved = { $instead ->
    [100] Das gewinnt auch.
    [50] Das reicht nur zum Unentschieden.
   *[other] Das verliert.
}
answer-judged = Das geht geschätzt in { $instead } % der Fälle gut statt in { $chosen } %.
answer-discs = Die Differenz am Ende wäre { $instead } statt { $chosen }.
answer-potential = Danach wäre das Blatt { $instead } je Karte wert statt { $chosen }.
answer-cards-left = { $instead ->
    [one] Dann bliebe { $instead } Karte übrig statt { $chosen }.
   *[other] Dann blieben { $instead } Karten übrig statt { $chosen }.
}
answer-hand-value = Das Blatt wäre dann { $instead ->
    [one] { $instead } Punkt
   *[other] { $instead } Punkte
} wert, nicht { $chosen }.
answer-points = Das bringt { $instead ->
    [one] { $instead } Punkt
   *[other] { $instead } Punkte
} statt { $chosen }.
answer-votes = Das ist in { $instead } % der Stichproben richtig statt in { $chosen } %.

## Why not the alternative?

headline-why-not = { $question } { $answer }
headline-why-not-close = { $question } Das ist etwa gleich gut ({ $worth }).
# About the move that the reader would have played.
reader-as-good = Dein Zug ist genauso gut.
reader-close = Dein Zug ist etwa gleich gut.
reader-about-as-good = Dein Zug ist etwa gleich gut ({ $worth }).

why-not-attack = Warum nicht { $cards } ausspielen?
why-not-beat = Warum nicht { $attacks } mit { $cards } schlagen?
why-not-transfer = Warum nicht mit { $cards } weiterschieben?
why-not-show = Warum nicht { $cards } zeigen und weiterschieben?
why-not-throw = Warum nicht { $cards } nachlegen?
why-not-pass = Warum nicht lieber passen?
why-not-take = Warum nicht aufnehmen?
why-not-redeal = Warum nicht neue Karten verlangen?
why-not-keep = Warum nicht die Karten behalten?
why-not-place = Warum nicht { $square }?
why-not-pass-turn = Warum nicht passen?
why-not-nothing = Warum nicht einfach nichts tun?
why-not-plan = Warum nicht { $plan }?

## What to do

advice-attack = spiel { $cards } aus
advice-beat = schlag { $attacks } mit { $cards }
advice-transfer = schieb mit { $cards } weiter
advice-show = zeig { $cards } und schieb weiter
advice-throw = leg { $cards } nach
advice-pass = leg nichts nach
advice-take = nimm auf
advice-redeal = verlang neue Karten
advice-keep = behalte deine Karten
advice-place = setz auf { $square }
advice-pass-turn = passe
advice-nothing = tu nichts
advice-plan = spiel { $plan }

## Rules of thumb: “With a low trump to spare, picking up would be better.”

thumb = { $change } wäre es besser, { $then }.
thumb-spare-low-trump = mit einem niedrigen Trumpf mehr
thumb-spare-high-trump = mit einem hohen Trumpf mehr
thumb-one-trump-fewer = mit einem Trumpf weniger
thumb-higher-trump = mit einem höheren Trumpf
thumb-lower-trump = mit einem niedrigeren Trumpf
thumb-plain-card-that-beats = mit einer normalen Karte, die das schlägt,
thumb-another-pair = mit einem Paar mehr
thumb-one-pair-fewer = mit einem Paar weniger
thumb-against-a-trump = gegen einen Trumpf
thumb-against-a-plain-card = gegen eine normale Karte
thumb-against-a-lower-card = gegen eine niedrigere Karte
thumb-against-a-higher-card = gegen eine höhere Karte
thumb-against-another-suit = gegen eine Karte einer anderen Farbe
thumb-shorter-talon = mit weniger Karten im Stapel
thumb-longer-talon = mit mehr Karten im Stapel
thumb-smaller-hand = hätte ein anderer weniger Karten,
thumb-corner-own = mit einem eigenen Stein in der Ecke { $square }
thumb-corner-theirs = mit einem gegnerischen Stein in der Ecke { $square }
thumb-then-lead-several = mehrere Karten auszuspielen
thumb-then-lead-a-trump = einen Trumpf auszuspielen
thumb-then-lead-a-plain-card = eine normale Karte auszuspielen
thumb-then-beat-with-a-trump = mit einem Trumpf zu schlagen
thumb-then-beat-with-a-plain-card = mit einer normalen Karte zu schlagen
thumb-then-pass-the-attack-on = weiterzuschieben
thumb-then-throw-in-a-trump = einen Trumpf nachzulegen
thumb-then-throw-in-a-plain-card = eine normale Karte nachzulegen
thumb-then-hold-back = nichts nachzulegen
thumb-then-pick-up = aufzunehmen
thumb-then-new-deal = neue Karten zu verlangen
thumb-then-keep-the-hand = die Karten zu behalten
thumb-then-place = auf { $square } zu setzen

## Causes in Durak

cause-durak-lone-high-trump = { $known ->
    [yes] Das spart { $subject } auf, den höchsten Trumpf im Spiel
   *[no] Das spart den höchsten Trumpf im Spiel auf
}
cause-durak-spend-trumps-late = { $known ->
    [yes] Das spart { $subject } für später auf
   *[no] Das spart einen Trumpf für später auf
}
cause-durak-spend-lower-trump = { $known ->
    [yes] Das spart den höheren Trumpf, { $subject }
   *[no] Das spart einen höheren Trumpf
}
cause-durak-keep-pairs = { $known ->
    [yes] So bleiben { $subject } zusammen
   *[no] So bleiben gleiche Karten zusammen
}
cause-durak-lead-low = { $known ->
    [yes] Niedrige Karten zuerst, mit { $subject } lässt sich noch etwas schlagen
   *[no] Niedrige Karten zuerst, die hohen sind zum Schlagen da
}
cause-durak-lead-several = Mehrere Karten auf einmal sind schwerer zu schlagen
cause-durak-keep-high-cards = { $known ->
    [yes] Das spart { $subject } zum Schlagen auf
   *[no] Das spart eine hohe Karte zum Schlagen auf
}
cause-durak-draw-out-trumps = Wer das schlägt, gibt einen Trumpf her
cause-durak-throw-in-to-strip = Jede weitere Karte zermürbt den Verteidiger
cause-durak-load-the-taker = Wer schon aufnimmt, bekommt auch das noch dazu
cause-durak-hold-back = { $known ->
    [yes] { $count ->
        [1] { $subject } ist später mehr wert
       *[other] { $subject } sind später mehr wert
    }
   *[no] Die Karte ist später mehr wert
}
cause-durak-take-good-cards = { $known ->
    [yes] Das bringt { $subject } auf die Hand
   *[no] Das bringt gute Karten auf die Hand
}
cause-durak-take-early = { $known ->
    [yes] Schlagen würde { $subject } kosten
   *[no] Schlagen würde eine gute Karte kosten
}
cause-durak-beat-rather = Aufnehmen würde die Hand füllen und das Ausspiel kosten
cause-durak-close-ranks = So kommt kein neuer Rang zum Nachlegen dazu
cause-durak-hard-to-beat = Das ist schwerer zu schlagen
cause-durak-beat-surely = Was noch dazugelegt wird, ist dann leichter zu schlagen
cause-durak-who-leads-last = Das sichert das nächste Ausspiel, und das entscheidet
cause-durak-leads-last = Das erhöht die Chance auf das letzte Ausspiel
cause-durak-keep-the-lead = Das bringt eher das nächste Ausspiel
cause-durak-lead-more = Das bringt später öfter das Ausspiel
cause-durak-others-pick-up = So muss eher der Gegner aufnehmen
cause-durak-fewer-cards-taken = So muss man später weniger Karten aufnehmen
cause-durak-more-trumps-left = So bleiben stärkere Trümpfe
cause-durak-stronger-hand = So bleibt ein stärkeres Blatt
cause-durak-their-trumps = Das kostet den Gegner mehr Trümpfe
cause-durak-fewer-cards-left = So bleiben bei leerem Stapel weniger Karten
cause-durak-pairs-left = So bleiben mehr Paare
cause-durak-fewer-cards-known = So erfährt der Gegner weniger über das Blatt
cause-durak-count-the-last-bout = Zählt man die Karten, kann diese Runde die letzte sein
cause-durak-counted-out = Das ist bis zum Ende durchgerechnet
cause-durak-weak-hand = Ein neues Blatt wäre im Schnitt stärker
cause-durak-good-hand = Ein neues Blatt wäre kaum besser

## Causes in Reversi

cause-reversi-take-corner = Das holt eine Ecke, die keiner mehr umdreht
cause-reversi-corners = Ein Stein auf { $instead } würde { $subject } verschenken
cause-reversi-leave-corner = Nach { $instead } könnte der Gegner { $subject } nehmen
cause-reversi-x-squares = Das X-Feld { $instead } würde die Ecke { $subject } gefährden
cause-reversi-c-squares = Das C-Feld { $instead } würde die Ecke { $subject } gefährden
cause-reversi-wedges = Das gewinnt die Kante, denn den Keil dort dreht keiner um
cause-reversi-no-wedge = Nach { $instead } könnte der Gegner an der Kante einen Keil setzen
cause-reversi-edge-traps = Nach { $instead } bliebe eine angreifbare Kante
cause-reversi-mobility = Das lässt dem Gegner weniger Antworten als { $instead }
cause-reversi-frontier = Das lässt weniger eigene Frontsteine als { $instead }
cause-reversi-stable-discs = Das macht mehr Steine stabil
cause-reversi-tempo = Dem Gegner bleibt kein sicherer Zug
cause-reversi-parity = Das sichert den letzten Zug in diesem Gebiet
cause-reversi-passes = Der Gegner muss passen
cause-reversi-more-choice = So bleiben mehr Züge zur Wahl
cause-reversi-less-choice = Der Gegner hat später weniger Züge zur Wahl
cause-reversi-safe-moves = So bleiben mehr sichere Züge in Reserve
cause-reversi-fewer-safe-moves = Dem Gegner bleiben weniger sichere Züge
cause-reversi-corner-later = Das bringt später eine Ecke
cause-reversi-no-corner-later = Das erschwert dem Gegner den Weg in eine Ecke
cause-reversi-edges = Das bringt später mehr Kantenfelder
cause-reversi-quiet-move = ein ruhiger Zug, der dem Gegner weniger öffnet als { $instead }
cause-reversi-exposed-later = Das bringt später weniger eigene Frontsteine
cause-reversi-more-stable = So werden später mehr Steine stabil
cause-reversi-last-moves = Das sichert in mehr Gebieten den letzten Zug
cause-reversi-forced-passes = Das zwingt den Gegner später zum Passen
cause-reversi-count-out = Bis zum Ende gerechnet ist das besser
cause-reversi-wipe-out = Das nimmt dem Gegner alle Steine
cause-reversi-wiped-out = Nach { $instead } wären alle Steine verloren
