# The first games: what the voice of a lesson says.

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
lesson-again = Jeszcze raz
lesson-home = Na stronę główną

## Wrong touches

lesson-answer-wait = Chwileczkę: teraz ruch przeciwnika.
lesson-answer-read = Przeczytaj i dotknij „Dalej”.
lesson-answer-elsewhere = Tu nie ma nic do zrobienia. Dotknij tego, co wskazuje strzałka.
lesson-answer-not-now = Nie teraz. Dotknij tego, co wskazuje strzałka.
lesson-answer-talon = To jest stos. Karty dobierają się z niego same, gdy runda się kończy.
lesson-answer-discard = To karty odrzucone. Co tu trafi, już nie wróci.
lesson-answer-theirs = Te karty to tajemnica przeciwnika.
lesson-answer-lead-low = { $card } też można zagrać, ale najpierw oddawaj niskie karty.
lesson-answer-beat-cheaply = { $card } też by pobiła, ale wystarczy niższa karta.
lesson-answer-can-beat = Możesz zabrać, ale tu da się pobić i mieć o kartę mniej.
lesson-answer-throw-other = { $card } też można dorzucić, ale na ręce jest więcej warta.
lesson-answer-not-done-yet = Jeszcze nie: jedną z twoich kart można dorzucić.
lesson-answer-keep-it = { $card } można dorzucić, ale na ręce jest więcej warta.
lesson-answer-other-square = { $square } jest dozwolone i odwraca { $count ->
    [one] { $count } pionek
    [few] { $count } pionki
   *[many] { $count } pionków
}, ale najpierw spójrz na zaznaczone pole.

## Durak

lesson-durak-attack = Atak
lesson-durak-aim = Pozbądź się wszystkich kart. Zwycięzcy tu nie ma: kto na końcu zostanie z kartami, ten jest durniem.
lesson-durak-trump = Odkryta karta pod stosem wyznacza atut: { $trump }. Atut bije każdą kartę trzech pozostałych kolorów.
lesson-durak-lead = Najniższy atut jest u ciebie, więc zaczynasz. Najpierw idą niskie karty: dotknij { $card } albo przeciągnij ją na stół.
lesson-durak-they-beat = Twoją kartę pobiła { $theirs }: ten sam kolor, ale wyższa.
lesson-durak-throw-in = Dorzucić można każdą rangę, która leży na stole. Masz taką kartę: { $card }.
lesson-durak-done = { $theirs } bije i to: musiał pomóc atut. Możesz dorzucić jeszcze jedną kartę, ale jest na to za dobra. Naciśnij „Gotowe”.
lesson-durak-discard = Wszystko zostało pobite, więc te karty wyszły z partii na dobre.
lesson-durak-draw = Teraz oboje dobieracie ze stosu do sześciu kart, atakujący pierwszy. Kto pobił wszystko, zagrywa następny.

lesson-durak-defence = Obrona
lesson-durak-beat = Nowa partia i teraz ty się bronisz. Pobij { $attack } wyższą kartą tego samego koloru: wystarczy { $card }.
lesson-durak-beat-trump = Dorzucono { $attack }, bo na stole leży dziewiątka. Wyższej karty tego koloru nie masz: wydaj niski atut, { $card }.
lesson-durak-beaten-off = Nic więcej nie dorzucono: atak odparty. Oboje dobieracie, atakujący pierwszy, broniący ostatni.
lesson-durak-lead-next = Kto pobił wszystko, zagrywa następny, czyli ty. Zagraj { $card }.
lesson-durak-add = Tego przeciwnik nie może pobić i zabiera. Możesz jeszcze dołożyć karty tej rangi: oddaj też { $card }.
lesson-durak-they-took = Zabiera obie karty, a kto zabiera, traci kolejkę: znowu zagrywasz ty.

lesson-durak-taking = Zabieranie
lesson-durak-take = Przeciw { $attack } nie masz ani wyższej karty tego koloru, ani atutu. Trzeba zabrać: naciśnij „Zabierz”.
lesson-durak-taken = Zanim karty trafiły do ciebie, doszła jeszcze jedna dziewiątka. Masz teraz { $held ->
    [one] { $held } kartę
    [few] { $held } karty
   *[many] { $held } kart
}. Nic strasznego: mocne karty pomogą ci później.
lesson-durak-turn-lost = Ale tracisz kolejkę: znowu zagrywa przeciwnik.

lesson-durak-end = Koniec partii
lesson-durak-talon-gone = Inna partia, już pod koniec. Stos się skończył: nikt nie dobiera i liczy się każda karta, której się pozbędziesz.
lesson-durak-end-lead = Masz dwie dziesiątki. Zagraj jedną: { $card }.
lesson-durak-end-throw-in = Pobił ją atut. Dorzuć drugą dziesiątkę: { $card }.
lesson-durak-end-beat = Ta też została pobita, a teraz atakuje { $attack }. Bije ją twój ostatni atut: { $card }.
lesson-durak-last-card = Została jedna karta. Zagraj ją: { $card }.
lesson-durak-fool = Nie da się jej pobić, a twoja ręka jest pusta: to koniec twojej gry. Kto ma jeszcze karty, ten jest durniem.
lesson-durak-learned = Umiesz zagrywać, dorzucać, bić, zabierać i w porę kończyć. Reszty nauczy cię gra.

## Reversi

lesson-reversi-turning = Odwracanie
lesson-reversi-aim = Czarne grają przeciw białym. Gdy nikt nie ma już ruchu, wygrywa strona z większą liczbą pionków.
lesson-reversi-first = Grasz czarnymi. Postaw pionek tak, by biały znalazł się między dwoma twoimi: dotknij { $square }.
lesson-reversi-turned = Biały pionek między nimi odwrócił się i jest teraz twój.
lesson-reversi-diagonal = Białe odwróciły go z powrotem, po przekątnej. Linie biegną w poziomie, w pionie i na ukos.
lesson-reversi-dots = Kropki pokazują wszystkie pola, na których twój pionek coś odwróci. Gdzie indziej stawiać nie wolno. Dotknij { $square }.
lesson-reversi-across = Znowu twój, tym razem w poziomie.

lesson-reversi-lines = Kilka linii
lesson-reversi-lines-place = Jeden pionek może zamknąć kilka linii naraz. Dotknij { $square }.
lesson-reversi-lines-turned = Cztery linie, cztery odwrócone pionki. Linie zamyka tylko postawiony pionek, odwrócone nie.

lesson-reversi-passing = Pas
lesson-reversi-no-reply = Pod koniec brakuje pól. Dotknij { $square }: po tym białe nie mają czego odwrócić.
lesson-reversi-they-pass = Białe muszą spasować i znowu twój ruch: dotknij { $square }.
lesson-reversi-pass = Teraz ty nie masz ruchu. Naciśnij „Pas”.
lesson-reversi-must = Pasuje się tylko z konieczności. Gdy żadna strona nie ma ruchu, gra się kończy.

lesson-reversi-corner = Rogi
lesson-reversi-take-corner = Białe postawiły pionek tuż obok rogu. Zajmij róg: dotknij { $square }.
lesson-reversi-for-good = Odwróciła się cała krawędź. Rogu nic już nie odwróci, tak samo twoich pionków, które opierają się o niego wzdłuż krawędzi.
lesson-reversi-beside = Nie spiesz się więc z polem obok pustego rogu. Pionek na tym polu by go oddał.

lesson-reversi-mobility = Mobilność
lesson-reversi-greed = To pole odwróciłoby pięć pionków naraz. Ale wtedy białe miałyby do wyboru dziesięć pól.
lesson-reversi-quiet = Pionki liczą się dopiero na końcu. Lepsze jest { $square }: odwraca tylko { $count ->
    [one] { $count } pionek
    [few] { $count } pionki
   *[many] { $count } pionków
}, w samym środku białych.
lesson-reversi-few-squares = Teraz białe mają do wyboru tylko { $open ->
    [one] { $open } pole
    [few] { $open } pola
   *[many] { $open } pól
} i wkrótce będą musiały grać na swoją szkodę.

lesson-reversi-count = Liczenie
lesson-reversi-behind = Zostały trzy pola, a białe prowadzą { $white } do { $black }.
lesson-reversi-last-squares = Nic jeszcze nie jest rozstrzygnięte. Dotknij { $square }.
lesson-reversi-last-disc = Białe zajęły róg, ale ostatni pionek jest twój: dotknij { $square }.
lesson-reversi-won = { $black } do { $white }: wygrana. W Reversi najwięcej odwracają ostatnie ruchy.
lesson-reversi-learned = Umiesz odwracać linie, pasować, zajmować rogi i dbać o swobodę wyboru. Reszty nauczy cię gra.
