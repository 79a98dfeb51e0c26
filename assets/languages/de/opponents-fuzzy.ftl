# The fuzzy opponent, which decides by tables of words.

opponent-fuzzy = Fuzzy
opponent-fuzzy-line = Denkt in schlecht, mittel und gut
opponent-fuzzy-about = Für ihn sind Karten und Blätter schlecht, mittel oder gut. Aus den Karten, die er nicht gesehen hat, zieht er zweihundertmal dein Blatt und die kommenden Karten, schlägt jedes Mal in kleinen Tabellen nach, was zu tun ist, und folgt der Mehrheit. Du kannst ihm beim Denken zusehen und seine Tabellen ändern.
opponent-fuzzy-learned = Fuzzy, gereift
opponent-fuzzy-learned-line = Derselbe mit selbst gelernten Tabellen
opponent-fuzzy-learned-about = Derselbe Gegner nach einigen Hunderttausend Partien gegen sich selbst. Er änderte seine Tabellen Zelle für Zelle und behielt nur, womit er öfter gewann. Jetzt hält er mittlere Karten zurück und legt viel mehr nach, wenn du geschlagen hast, als wenn du aufnimmst.
parameter-samples = Stichproben der unbekannten Karten
parameter-late_by_opponent = Letzte Ausspiele: 0 wie bei einer guten nächsten Karte, 1 nur nach dem Blatt des Gegners
parameter-terms_by_counting = Das Blatt benennt: 0 sein mittlerer Kartenwert, 1 die Zahl schlechter und guter Karten
parameter-column_before_drawing = Nachlegen vergleicht mit dem Blatt: 0 nach dem Ziehen, 1 vor dem Ziehen
parameter-medium_starts = „Mittel“ beginnt: Verschiebung der Kurve
parameter-bad_ends = „Schlecht“ endet: Verschiebung der Kurve
parameter-good_starts = „Gut“ beginnt: Verschiebung der Kurve
parameter-medium_ends = „Mittel“ endet: Verschiebung der Kurve
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
fuzzy-table-lead-rows = Nächste Karte vom Stapel, erwartet
fuzzy-table-lead-columns = Eigenes Blatt
fuzzy-table-lead_by_opponent = Ausspielen nach Blatt des Gegners
fuzzy-table-lead_by_opponent-rows = Ausspiel
fuzzy-table-lead_by_opponent-columns = Vermutetes Blatt des Gegners
fuzzy-table-add_to_taker = Nachlegen beim Aufnehmen
fuzzy-table-add_to_taker-rows = Blatt nach Nachlegen und Ziehen
fuzzy-table-add_to_taker-columns = Blatt ohne Nachlegen, nach dem Ziehen
fuzzy-table-add_to_beater = Nachlegen nach dem Schlagen
fuzzy-table-add_to_beater-rows = Blatt nach Nachlegen und Ziehen
fuzzy-table-add_to_beater-columns = Blatt ohne Nachlegen, nach dem Ziehen

fuzzy-keep = Neue Karten gibt es hier nicht: Er behält sein Blatt.
fuzzy-keep-hand = Das Blatt ist nicht schlecht: behält es.
fuzzy-redeal = Das Blatt ist schlecht: will ein neues.
fuzzy-forced = Kann nicht alles schlagen, also muss er aufnehmen.
fuzzy-late-beat = Der Stapel ist leer: nimmt nie auf, was sich schlagen lässt.
fuzzy-finish = Hat schon geschlagen und macht weiter.
fuzzy-nothing-fits = Keine Karte passt.
fuzzy-lead = Die nächste Karte vom Stapel wird wohl { $row ->
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
} Karte aus oder die, die dem am nächsten kommt.
fuzzy-late-lead = Es kommt keine Karte mehr, das Blatt ist { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: spielt eine { $led ->
    [bad] schlechte
    [medium] mittlere
   *[good] gute
} Karte aus oder die, die dem am nächsten kommt.
fuzzy-late-lead-by-opponent = Es kommt keine Karte mehr, das Blatt des Gegners sieht { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} aus: spielt eine { $led ->
    [bad] schlechte
    [medium] mittlere
   *[good] gute
} Karte aus oder die, die dem am nächsten kommt.
fuzzy-lead-by-opponent = Das Blatt ist { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}, das des Gegners sieht { $opponent ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} aus: spielt eine { $led ->
    [bad] schlechte
    [medium] mittlere
   *[good] gute
} Karte aus oder die, die dem am nächsten kommt.
fuzzy-beat = Nach dem Schlagen sähe das Blatt { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} aus, nach dem Aufnehmen { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: schlägt so billig wie möglich.
fuzzy-pass-on = Nach dem Schieben sähe das Blatt { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} aus, nach dem Aufnehmen { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: schiebt weiter.
fuzzy-take = Nach dem Schlagen sähe das Blatt { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} aus, nach dem Aufnehmen { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: nimmt auf.
fuzzy-add-to-taker = Der Verteidiger nimmt auf. So, wie es ist, sähe das Blatt { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} aus, mit einer Karte weniger { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: legt die billigste Karte nach.
fuzzy-add-to-beater = Der Verteidiger hat alles geschlagen. So, wie es ist, sähe das Blatt { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} aus, mit einer Karte weniger { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: legt die billigste Karte nach.
fuzzy-add-nothing = So, wie es ist, sähe das Blatt { $column ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
} aus, mit einer Karte weniger { $row ->
    [bad] schlecht
    [medium] mittel
   *[good] gut
}: behält die Karten.
fuzzy-choice-beat = Schlagen
fuzzy-choice-pass-on = Weiterschieben
fuzzy-choice-take = Aufnehmen
fuzzy-choice-bad = Schlechte Karte ausspielen
fuzzy-choice-medium = Mittlere Karte ausspielen
fuzzy-choice-good = Gute Karte ausspielen
fuzzy-choice-add = Nachlegen
fuzzy-choice-pass = Nichts nachlegen
fuzzy-votes = Stimmen
fuzzy-price-after = mittlerer Kartenwert danach
fuzzy-price = mittlerer Kartenwert des Blatts
fuzzy-bad = schlecht
fuzzy-medium = mittel
fuzzy-good = gut
fuzzy-samples = Stichproben
fuzzy-bits = Bit Ungewissheit
log-seat = Platz { $seat }
log-after-bout = Nach der Runde:
log-asked-again = Noch einmal gefragt, wäre die Wahl: { $action }.
