# The opponent of linguistic tables.

opponent-fuzzy = Fuzzy
opponent-fuzzy-line = Denkt in schlecht, mittel und gut
opponent-fuzzy-about = Nennt Karten und Blätter schlecht, mittel oder gut. Zweihundertmal zieht er dein Blatt und die kommenden Karten aus denen, die er nicht gesehen hat, schlägt in kleinen Tabellen nach, was jeweils zu tun ist, und folgt der Mehrheit. Du kannst ihm beim Denken zusehen und seine Tabellen ändern.

opponent-fuzzy-learned = Fuzzy, gereift
opponent-fuzzy-learned-line = Derselbe mit selbst gelernten Tabellen
opponent-fuzzy-learned-about = Derselbe Gegner nach einigen Hunderttausend Partien gegen sich selbst. Er änderte seine Tabellen Zelle für Zelle und behielt eine Änderung nur, wenn er damit öfter gewann: Jetzt hält er mittlere Karten zurück und legt viel mehr nach, wenn du geschlagen hast, als wenn du aufnimmst.

parameter-samples = Stichproben der unbekannten Karten
parameter-late_by_opponent = Letzte Ausspiele: 0 nach der Zeile einer guten Karte, 1 nur nach dem Gegner

fuzzy-quality-bad = schlecht
fuzzy-quality-medium = mittel
fuzzy-quality-good = gut

fuzzy-answer-beat = schlagen
fuzzy-answer-take = aufnehmen
fuzzy-answer-bad = schlecht
fuzzy-answer-medium = mittel
fuzzy-answer-good = gut
fuzzy-answer-opponent = nach Gegner
fuzzy-answer-yes = ja
fuzzy-answer-no = nein

fuzzy-table-beat = Schlagen oder aufnehmen
fuzzy-table-beat-rows = Blatt nach dem Aufnehmen
fuzzy-table-beat-columns = Blatt nach Schlagen und Ziehen
fuzzy-table-lead = Was ausspielen
fuzzy-table-lead-rows = Aus dem Talon erwartete Karte
fuzzy-table-lead-columns = Eigenes Blatt
fuzzy-table-lead_by_opponent = Was ausspielen, nach dem Gegner
fuzzy-table-lead_by_opponent-rows = Ausspiel
fuzzy-table-lead_by_opponent-columns = Vermutetes Blatt des Gegners
fuzzy-table-add_to_taker = Karte dazulegen, wenn er aufnimmt
fuzzy-table-add_to_taker-rows = Blatt nach Dazulegen und Ziehen
fuzzy-table-add_to_taker-columns = Blatt ohne Dazulegen, nach dem Ziehen
fuzzy-table-add_to_beater = Karte nachlegen, wenn er geschlagen hat
fuzzy-table-add_to_beater-rows = Blatt nach Nachlegen und Ziehen
fuzzy-table-add_to_beater-columns = Blatt ohne Nachlegen, nach dem Ziehen

fuzzy-keep = Neue Karten zu verlangen geht nicht: Die Hand bleibt.
fuzzy-keep-hand = Das Blatt ist nicht schlecht: Es bleibt.
fuzzy-redeal = Das Blatt ist schlecht: verlangt ein neues.
fuzzy-forced = Nicht alles lässt sich schlagen: Er muss aufnehmen.
fuzzy-late-beat = Der Talon ist leer: nimmt nie auf, was sich schlagen lässt.
fuzzy-finish = Hat zu schlagen begonnen und macht weiter.
fuzzy-nothing-fits = Keine Karte passt.
fuzzy-lead = Die kommende Karte wirkt { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}, das Blatt ist { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: spielt eine { $led ->
    [bad] schlechte
    [medium] mittlere
   *[good] gute
} Karte aus oder die nächstliegende.
fuzzy-late-lead = Es kommt keine Karte mehr, das Blatt ist { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: spielt eine { $led ->
    [bad] schlechte
    [medium] mittlere
   *[good] gute
} Karte aus oder die nächstliegende.
fuzzy-late-lead-by-opponent = Es kommt keine Karte mehr, das Blatt des Gegners wirkt { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: spielt eine { $led ->
    [bad] schlechte
    [medium] mittlere
   *[good] gute
} Karte aus oder die nächstliegende.
fuzzy-lead-by-opponent = Das Blatt ist { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}, das des Gegners wirkt { $opponent ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: spielt eine { $led ->
    [bad] schlechte
    [medium] mittlere
   *[good] gute
} Karte aus oder die nächstliegende.
fuzzy-beat = Das Blatt würde nach dem Schlagen { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} und nach dem Aufnehmen { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} wirken: schlägt so billig wie möglich.
fuzzy-pass-on = Das Blatt würde nach dem Schieben { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} und nach dem Aufnehmen { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} wirken: schiebt weiter.
fuzzy-take = Das Blatt würde nach dem Schlagen { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} und nach dem Aufnehmen { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} wirken: nimmt auf.
fuzzy-add-to-taker = Der Gegner nimmt auf. Das Blatt würde unverändert { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} und mit einer Karte weniger { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} wirken: legt die billigste dazu.
fuzzy-add-to-beater = Der Gegner hat alles geschlagen. Das Blatt würde unverändert { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} und mit einer Karte weniger { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} wirken: legt die billigste nach.
fuzzy-add-nothing = Das Blatt würde unverändert { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} und mit einer Karte weniger { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} wirken: behält die Karten.

fuzzy-choice-beat = Schlagen
fuzzy-choice-pass-on = Weiterschieben
fuzzy-choice-take = Aufnehmen
fuzzy-choice-bad = Schlechte Karte ausspielen
fuzzy-choice-medium = Mittlere Karte ausspielen
fuzzy-choice-good = Gute Karte ausspielen
fuzzy-choice-add = Nachlegen
fuzzy-choice-pass = Nichts nachlegen

fuzzy-votes = Stimmen
fuzzy-price-after = mittlerer Preis danach
fuzzy-price = mittlerer Preis der Hand
fuzzy-bad = schlecht
fuzzy-medium = mittel
fuzzy-good = gut
fuzzy-samples = Stichproben
fuzzy-bits = Bit Ungewissheit

log-seat = Platz { $seat }
log-after-bout = Nach der Runde:
log-asked-again = Noch einmal gefragt, würde es so spielen: { $action }.
