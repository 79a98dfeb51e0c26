# The opponent of linguistic tables.

opponent-fuzzy = Rozmyty
opponent-fuzzy-line = Myśli słowami: źle, średnio, dobrze
opponent-fuzzy-about = Nazywa karty i ręce złymi, średnimi albo dobrymi. Dwieście razy losuje twoją rękę i nadchodzące karty spośród tych, których nie widział, sprawdza w małych tabelach, co z każdą zrobić, i słucha większości. Możesz patrzeć, jak myśli, i zmieniać jego tabele.

opponent-fuzzy-learned = Rozmyty, dojrzały
opponent-fuzzy-learned-line = Ten sam, ale z tabelami własnej roboty
opponent-fuzzy-learned-about = Ten sam przeciwnik po kilkuset tysiącach partii z samym sobą. Zmieniał swoje tabele komórka po komórce i zostawiał zmianę tylko wtedy, gdy częściej z nią wygrywał: teraz przytrzymuje średnie karty i dorzuca znacznie więcej, gdy bijesz, niż gdy zabierasz.

parameter-samples = Próby nieznanych kart
parameter-late_by_opponent = Ostatnie zagrania: 0 według wiersza dobrej karty, 1 tylko według przeciwnika

fuzzy-quality-bad = zła
fuzzy-quality-medium = średnia
fuzzy-quality-good = dobra

fuzzy-answer-beat = bić
fuzzy-answer-take = zabrać
fuzzy-answer-bad = zła
fuzzy-answer-medium = średnia
fuzzy-answer-good = dobra
fuzzy-answer-opponent = wg przeciwnika
fuzzy-answer-yes = tak
fuzzy-answer-no = nie

fuzzy-table-beat = Bić czy zabrać
fuzzy-table-beat-rows = Ręka po zabraniu
fuzzy-table-beat-columns = Ręka po pobiciu i dobraniu
fuzzy-table-lead = Co zagrać
fuzzy-table-lead-rows = Karta oczekiwana ze stosu
fuzzy-table-lead-columns = Własna ręka
fuzzy-table-lead_by_opponent = Co zagrać według przeciwnika
fuzzy-table-lead_by_opponent-rows = Zagranie
fuzzy-table-lead_by_opponent-columns = Przypuszczalna ręka przeciwnika
fuzzy-table-add_to_taker = Dołożyć kartę, gdy zabiera
fuzzy-table-add_to_taker-rows = Ręka po dołożeniu i dobraniu
fuzzy-table-add_to_taker-columns = Ręka bez dokładania, po dobraniu
fuzzy-table-add_to_beater = Dorzucić kartę, gdy pobił
fuzzy-table-add_to_beater-rows = Ręka po dorzuceniu i dobraniu
fuzzy-table-add_to_beater-columns = Ręka bez dorzucania, po dobraniu

fuzzy-keep = Nie ma o co prosić: karty zostają.
fuzzy-keep-hand = Ręka nie jest zła: zostaje.
fuzzy-redeal = Ręka jest zła: prosi o nowe rozdanie.
fuzzy-forced = Nie da się pobić wszystkiego: musi zabrać.
fuzzy-late-beat = Stos jest pusty: nigdy nie zabiera tego, co może pobić.
fuzzy-finish = Już zaczął bić i bije dalej.
fuzzy-nothing-fits = Żadna karta nie pasuje.
fuzzy-lead = Nadchodząca karta wygląda na { $row ->
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
fuzzy-late-lead = Żadna karta już nie przyjdzie, ręka jest { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: zagrywa { $led ->
    [bad] złą
    [medium] średnią
   *[good] dobrą
} kartę albo najbliższą takiej.
fuzzy-late-lead-by-opponent = Żadna karta już nie przyjdzie, ręka przeciwnika wygląda na { $column ->
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
}, po zabraniu { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: bije jak najtaniej.
fuzzy-pass-on = Po przerzuceniu ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}, po zabraniu { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: przerzuca atak.
fuzzy-take = Po pobiciu ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}, po zabraniu { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: zabiera.
fuzzy-add-to-taker = Przeciwnik zabiera. Bez zmian ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}, z kartą mniej { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: dokłada najtańszą.
fuzzy-add-to-beater = Przeciwnik pobił wszystko. Bez zmian ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}, z kartą mniej { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: dorzuca najtańszą.
fuzzy-add-nothing = Bez zmian ręka byłaby { $column ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}, z kartą mniej { $row ->
    [bad] zła
    [medium] średnia
   *[good] dobra
}: zatrzymuje karty.

fuzzy-choice-beat = Pobić
fuzzy-choice-pass-on = Przerzucić
fuzzy-choice-take = Zabrać
fuzzy-choice-bad = Zagrać złą kartę
fuzzy-choice-medium = Zagrać średnią kartę
fuzzy-choice-good = Zagrać dobrą kartę
fuzzy-choice-add = Dorzucić
fuzzy-choice-pass = Nie dorzucać

fuzzy-votes = głosy
fuzzy-price-after = średnia cena potem
fuzzy-price = średnia cena ręki
fuzzy-bad = zła
fuzzy-medium = średnia
fuzzy-good = dobra
fuzzy-samples = próby
fuzzy-bits = niepewność w bitach

log-seat = Miejsce { $seat }
log-after-bout = Po rundzie:
log-asked-again = Zapytany jeszcze raz, zagrałby: { $action }.
