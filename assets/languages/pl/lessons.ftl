# Lessons: what the guide says.

opponent-partner = Przeciwnik

lesson = Lekcja
lesson-durak = Naucz się grać w Durnia
lesson-reversi = Naucz się grać w Reversi
lesson-back = Krok wstecz
lesson-next = Dalej
lesson-skip = Pomiń
lesson-restart = Od początku
lesson-leave = Wyjdź z lekcji
lesson-well-done = Świetnie!
lesson-real-game = Zagraj naprawdę
lesson-again = Powtórz lekcję
lesson-home = Menu główne

## Wrong taps

lesson-answer-wait = Chwileczkę: teraz ruch przeciwnika.
lesson-answer-read = Przeczytaj to i dotknij „Dalej”.
lesson-answer-elsewhere = Tam nie ma nic do zrobienia. Dotknij tego, co wskazuje strzałka.
lesson-answer-not-now = Jeszcze nie teraz. Dotknij tego, co wskazuje strzałka.
lesson-answer-talon = To talon. Po każdej rundzie karty dobierają się z niego same.
lesson-answer-discard = To karty odrzucone. Już nie wrócą.
lesson-answer-theirs = To karty przeciwnika: nie możesz ich zobaczyć.
lesson-answer-lead-low = Możesz zagrać { $card }, ale najpierw pozbywaj się niskich kart.
lesson-answer-beat-cheaply = { $card } też to pobije, ale wystarczy niższa karta.
lesson-answer-can-beat = Możesz wziąć, ale lepiej pobić: zostanie ci o jedną kartę mniej.
lesson-answer-throw-other = Możesz dorzucić { $card }, ale bardziej przyda się na ręce.
lesson-answer-not-done-yet = Jeszcze nie: możesz dorzucić jedną ze swoich kart.
lesson-answer-keep-it = Możesz dorzucić { $card }, ale bardziej przyda się na ręce.
lesson-answer-other-square = { $count ->
    [one] Możesz zagrać { $square } i odwrócić { $count } pionek, ale najpierw spróbuj zaznaczonego pola.
    [few] Możesz zagrać { $square } i odwrócić { $count } pionki, ale najpierw spróbuj zaznaczonego pola.
   *[many] Możesz zagrać { $square } i odwrócić { $count } pionków, ale najpierw spróbuj zaznaczonego pola.
}

## Durak

lesson-durak-attack = Atak
lesson-durak-aim = Pozbądź się wszystkich kart. Zwycięzcy tu nie ma: kto na końcu zostanie z kartami, jest durniem.
lesson-durak-trump = Odkryta karta pod talonem wyznacza kolor atutowy: { $trump }. Atut bije każdą kartę trzech pozostałych kolorów.
lesson-durak-lead = Masz najniższy atut, więc zaczynasz. Najpierw zagrywaj niskie karty: dotknij { $card } albo przeciągnij ją na stół.
lesson-durak-they-beat = { $theirs } bije twoją kartę: ten sam kolor, ale wyżej.
lesson-durak-throw-in = Możesz dorzucić każdą rangę, która leży na stole, a masz jedną taką kartę: { $card }.
lesson-durak-done = { $theirs } bije i to: potrzebny był atut. Możesz dorzucić jeszcze jedną kartę, ale jest na to za dobra. Naciśnij „Gotowe”.
lesson-durak-discard = Wszystko pobite, więc te karty są już poza grą.
lesson-durak-draw = Teraz dobieracie z talonu do sześciu kart, atakujący pierwszy. Obrońca, który pobił wszystko, atakuje następny.

lesson-durak-defence = Obrona
lesson-durak-beat = Nowa partia i tym razem to ty się bronisz. Pobij { $attack } wyższą kartą tego samego koloru: { $card } wystarczy.
lesson-durak-beat-trump = Przeciwnik dorzuca { $attack }, bo na stole leży dziewiątka. Wyższej karty tego koloru nie masz, więc wydaj niski atut, { $card }.
lesson-durak-beaten-off = Nic więcej nie dorzuca: atak odparty. Dobieracie karty, atakujący pierwszy, obrońca ostatni.
lesson-durak-lead-next = Obrońca, który pobił wszystko, atakuje następny, czyli ty. Zagraj { $card }.
lesson-durak-add = Tego przeciwnik nie może pobić i bierze. Możesz jeszcze dorzucić karty tej samej rangi: dorzuć też { $card }.
lesson-durak-they-took = Przeciwnik bierze obie karty i traci kolejkę, więc znowu atakujesz ty.

lesson-durak-taking = Branie
lesson-durak-take = Nie masz ani wyższej karty tego samego koloru co { $attack }, ani atutu. Trzeba wziąć: naciśnij „Biorę”.
lesson-durak-taken = { $held ->
    [one] Zanim karty trafiły do ciebie, doszła jeszcze jedna dziewiątka. Masz teraz { $held } kartę. Nic strasznego: mocne karty pomogą ci później.
    [few] Zanim karty trafiły do ciebie, doszła jeszcze jedna dziewiątka. Masz teraz { $held } karty. Nic strasznego: mocne karty pomogą ci później.
   *[many] Zanim karty trafiły do ciebie, doszła jeszcze jedna dziewiątka. Masz teraz { $held } kart. Nic strasznego: mocne karty pomogą ci później.
}
lesson-durak-turn-lost = Ale tracisz kolejkę: znowu atakuje przeciwnik.

lesson-durak-end = Koniec partii
lesson-durak-talon-gone = Inna partia, już pod koniec. Talon się skończył: nikt nie dobiera i liczy się każda karta, której się pozbędziesz.
lesson-durak-end-lead = Masz dwie dziesiątki. Zagraj jedną z nich: { $card }.
lesson-durak-end-throw-in = Pobił ją atut. Dorzuć drugą dziesiątkę: { $card }.
lesson-durak-end-beat = Ta też pobita, a teraz atakuje cię { $attack }. Pobij ostatnim atutem: { $card }.
lesson-durak-last-card = Została jedna karta. Zagraj ją: { $card }.
lesson-durak-fool = Nikt nie może jej pobić, a ty nie masz już kart: wychodzisz z gry. Durniem jest ten, kto został z kartami.
lesson-durak-learned = Umiesz już zagrywać, dorzucać, bić, brać i pozbyć się kart na czas. Reszty nauczy cię gra.

## Reversi

lesson-reversi-turning = Odwracanie
lesson-reversi-aim = Czarne grają przeciw białym. Gdy nikt nie ma już ruchu, wygrywa strona, która ma więcej pionków.
lesson-reversi-first = Grasz czarnymi. Postaw pionek tak, żeby zamknąć biały między dwoma swoimi: dotknij { $square }.
lesson-reversi-turned = Biały pionek między nimi się odwrócił i jest teraz twój.
lesson-reversi-diagonal = Białe odwróciły go z powrotem, po przekątnej. Linie biegną poziomo, pionowo i na ukos.
lesson-reversi-dots = Kropki pokazują wszystkie dozwolone ruchy: pola, na których twój pionek coś odwróci. Dotknij { $square }.
lesson-reversi-across = Znowu zamknięty, tym razem poziomo.

lesson-reversi-lines = Kilka linii
lesson-reversi-lines-place = Jeden pionek może odwrócić kilka linii naraz. Dotknij { $square }.
lesson-reversi-lines-turned = Cztery linie, cztery odwrócone pionki. Zamyka tylko pionek, który stawiasz; odwrócone już nie.

lesson-reversi-passing = Pas
lesson-reversi-no-reply = Pod koniec brakuje pól. Dotknij { $square }: po tym białe nie mają ruchu.
lesson-reversi-they-pass = Białe muszą spasować i znowu twój ruch: dotknij { $square }.
lesson-reversi-pass = Teraz ty nie masz ruchu. Naciśnij „Pas”.
lesson-reversi-must = Pasujesz tylko wtedy, gdy musisz. Gdy żadna strona nie ma ruchu, gra się kończy.

lesson-reversi-corner = Rogi
lesson-reversi-take-corner = Białe stanęły tuż obok rogu. Zajmij go: dotknij { $square }.
lesson-reversi-for-good = Odwraca się cała krawędź. Rogu nic już nie odwróci, podobnie twoich pionków, które łączą się z nim wzdłuż krawędzi.
lesson-reversi-beside = Dlatego nie stawiaj obok pustego rogu, jeśli nie musisz. Pionek na tym polu oddałby ten róg.

lesson-reversi-mobility = Mobilność
lesson-reversi-greed = To pole odwróciłoby naraz pięć pionków. Ale wtedy białe miałyby do wyboru dziesięć ruchów.
lesson-reversi-quiet = { $count ->
    [one] Pionki liczą się dopiero na końcu. Lepsze jest { $square }: odwraca tylko { $count } pionek, w samym środku białych.
    [few] Pionki liczą się dopiero na końcu. Lepsze jest { $square }: odwraca tylko { $count } pionki, w samym środku białych.
   *[many] Pionki liczą się dopiero na końcu. Lepsze jest { $square }: odwraca tylko { $count } pionków, w samym środku białych.
}
lesson-reversi-few-squares = { $open ->
    [one] Teraz białe mają do wyboru tylko { $open } ruch i wkrótce będą musiały zagrać zły.
    [few] Teraz białe mają do wyboru tylko { $open } ruchy i wkrótce będą musiały zagrać zły.
   *[many] Teraz białe mają do wyboru tylko { $open } ruchów i wkrótce będą musiały zagrać zły.
}

lesson-reversi-count = Liczenie
lesson-reversi-behind = Zostały trzy pola, a białe prowadzą { $white } do { $black }.
lesson-reversi-last-squares = To jeszcze nie koniec. Dotknij { $square }.
lesson-reversi-last-disc = Białe zajęły róg, ale ostatni ruch jest twój: dotknij { $square }.
lesson-reversi-won = { $black } do { $white }: wygrana. W Reversi najwięcej odwracają ostatnie ruchy.
lesson-reversi-learned = Umiesz już odwracać linie, pasować, zajmować rogi i dbać o swobodę ruchów. Reszty nauczy cię gra.
