# The fuzzy opponent, which decides by tables of words.

opponent-fuzzy = Rozmyty
opponent-fuzzy-line = Myśli słowami: źle, średnio, dobrze
opponent-fuzzy-about = Ocenia karty i ręce jako złe, średnie albo dobre. Dwieście razy losuje twoją rękę i nadchodzące karty spośród tych, których jeszcze nie widać, za każdym razem sprawdza w małych tabelach, co robić, i słucha większości. Możesz podglądać, jak myśli, i zmieniać jego tabele.

opponent-fuzzy-learned = Rozmyty, dojrzały
opponent-fuzzy-learned-line = Ten sam, z tabelami własnej roboty
opponent-fuzzy-learned-about = Ten sam przeciwnik po kilkuset tysiącach partii z samym sobą. Zmieniał tabele komórka po komórce i zostawiał zmianę tylko wtedy, gdy więcej z nią wygrywał. Teraz przytrzymuje średnie karty i dorzuca znacznie więcej, gdy pobijesz, niż gdy bierzesz.

parameter-samples = Losowania nieznanych kart
parameter-late_by_opponent = Ostatnie ataki: 0 według wiersza dobrej karty, 1 tylko według ręki przeciwnika
parameter-terms_by_counting = Rękę ocenia: 0 średnia siła kart, 1 liczba złych i dobrych kart
parameter-column_before_drawing = Przy dorzucaniu porównuje z ręką: 0 po dobraniu, 1 przed dobraniem
parameter-medium_starts = „Średnia” zaczyna się: przesunięcie krzywej
parameter-bad_ends = „Zła” kończy się: przesunięcie krzywej
parameter-good_starts = „Dobra” zaczyna się: przesunięcie krzywej
parameter-medium_ends = „Średnia” kończy się: przesunięcie krzywej

fuzzy-quality-bad = zła
fuzzy-quality-medium = średnia
fuzzy-quality-good = dobra

fuzzy-answer-beat = bić
fuzzy-answer-take = brać
fuzzy-answer-bad = zła
fuzzy-answer-medium = średnia
fuzzy-answer-good = dobra
fuzzy-answer-opponent = wg przeciwnika
fuzzy-answer-yes = tak
fuzzy-answer-no = nie

fuzzy-table-beat = Bić czy brać
fuzzy-table-beat-rows = Ręka po wzięciu
fuzzy-table-beat-columns = Ręka po pobiciu i dobraniu
fuzzy-table-lead = Co zagrać
fuzzy-table-lead-rows = Spodziewana karta z talonu
fuzzy-table-lead-columns = Własna ręka
fuzzy-table-lead_by_opponent = Co zagrać według przeciwnika
fuzzy-table-lead_by_opponent-rows = Co zagrać
fuzzy-table-lead_by_opponent-columns = Prawdopodobna ręka przeciwnika
fuzzy-table-add_to_taker = Dorzucić, gdy bierze
fuzzy-table-add_to_taker-rows = Ręka po dorzuceniu i dobraniu
fuzzy-table-add_to_taker-columns = Ręka bez dorzucania, po dobraniu
fuzzy-table-add_to_beater = Dorzucić, gdy pobite
fuzzy-table-add_to_beater-rows = Ręka po dorzuceniu i dobraniu
fuzzy-table-add_to_beater-columns = Ręka bez dorzucania, po dobraniu

fuzzy-keep = O nowe rozdanie nie można prosić: zostaje przy swoich kartach.
fuzzy-keep-hand = Ręka nie jest zła: zostaje przy swoich kartach.
fuzzy-redeal = Ręka jest zła: prosi o nowe rozdanie.
fuzzy-forced = Nie może pobić wszystkiego, więc musi wziąć.
fuzzy-late-beat = Talon jest pusty: nigdy nie bierze tego, co może pobić.
fuzzy-finish = Już bije, więc bije dalej.
fuzzy-nothing-fits = Żadna karta nie pasuje.
fuzzy-lead = Następna karta z talonu wygląda na { $row ->
    [bad] złą
    [medium] średnią
   *[good] dobrą
}, ręka jest { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: zagrywa { $led ->
    [bad] złą
    [medium] średnią
   *[good] dobrą
} kartę albo najbliższą takiej.
fuzzy-late-lead = Żadna karta już nie przyjdzie, a ręka jest { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: zagrywa { $led ->
    [bad] złą
    [medium] średnią
   *[good] dobrą
} kartę albo najbliższą takiej.
fuzzy-late-lead-by-opponent = Żadna karta już nie przyjdzie, a ręka przeciwnika wygląda na { $column ->
    [bad] złą
    [medium] średnią
   *[good] dobrą
}: zagrywa { $led ->
    [bad] złą
    [medium] średnią
   *[good] dobrą
} kartę albo najbliższą takiej.
fuzzy-lead-by-opponent = Ręka jest { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}, ręka przeciwnika wygląda na { $opponent ->
    [bad] złą
    [medium] średnią
   *[good] dobrą
}: zagrywa { $led ->
    [bad] złą
    [medium] średnią
   *[good] dobrą
} kartę albo najbliższą takiej.
fuzzy-beat = Po pobiciu ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}, po wzięciu { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: bije jak najtaniej.
fuzzy-pass-on = Po przerzuceniu ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}, po wzięciu { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: przerzuca atak.
fuzzy-take = Po pobiciu ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}, po wzięciu { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: bierze.
fuzzy-add-to-taker = Obrońca bierze. Ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
} bez zmian, a z kartą mniej { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: dorzuca najtańszą.
fuzzy-add-to-beater = Wszystko pobite. Ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
} bez zmian, a z kartą mniej { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: dorzuca najtańszą.
fuzzy-add-nothing = Ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
} bez zmian, a z kartą mniej { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: zatrzymuje karty.

fuzzy-choice-beat = Pobić
fuzzy-choice-pass-on = Przerzucić atak
fuzzy-choice-take = Wziąć
fuzzy-choice-bad = Zagrać złą kartę
fuzzy-choice-medium = Zagrać średnią kartę
fuzzy-choice-good = Zagrać dobrą kartę
fuzzy-choice-add = Dorzucić
fuzzy-choice-pass = Spasować

fuzzy-votes = głosy
fuzzy-price-after = siła kart potem
fuzzy-price = siła kart na ręce
fuzzy-bad = zła
fuzzy-medium = średnia
fuzzy-good = dobra
fuzzy-samples = losowania
fuzzy-bits = niepewność w bitach

log-seat = Miejsce { $seat }
log-after-bout = Po rundzie:
log-asked-again = Przy ponownym pytaniu wybiera: { $action }.
