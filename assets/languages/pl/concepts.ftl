# What decisions turn on: titles and pages of the concepts of both games, and the words of problems.

problem-asked-durak = Znajdź jedyny ruch, po którym nie zostaniesz durniem.
problem-asked-reversi = Znajdź jedyne pole, które wygrywa.
problem-level-first = Pierwsze kroki
problem-level-easy = Łatwe
problem-level-middling = Średnie
problem-level-hard = Trudne
problem-level-hardest = Najtrudniejsze

## Durak

concept-durak-lead-low = Zagrywaj nisko
concept-durak-lead-low-page = Niska karta słabo nadaje się do obrony, więc najtaniej nią atakować. Zagrywaj najniższą zwykłą kartę, a wysokie zostaw do bicia. Wyżej zagrywaj tylko wtedy, gdy wiesz coś lepszego: że nikt tej karty nie pobije albo że będzie kosztować atut.
concept-durak-keep-pairs = Nie rozbijaj par
concept-durak-keep-pairs-page = Dwie karty jednej rangi atakują jak jedna: zagrane razem wymagają dwóch odpowiedzi, a gdy jedna leży na stole, drugą można dorzucić. Jeśli pobijesz jedną z nich albo nią zagrasz, druga zostaje sama. Gdy inna karta wystarczy, zostaw parę w całości.
concept-durak-spend-trumps-late = Atuty na koniec
concept-durak-spend-trumps-late-page = Atut bije każdą zwykłą kartę, więc najwięcej jest wart w ostatnich rundach, gdy każda pobita karta rozstrzyga partię. Wcześnie ratuje tylko przed kilkoma niskimi kartami. Bij zwykłymi, póki możesz, a jeśli musi to być atut, weź najniższy, który wystarczy.
concept-durak-lone-high-trump = Samotny wysoki atut
concept-durak-lone-high-trump-page = Jeśli najwyższy atut w grze to twój jedyny, masz odpowiedź, której nikt nie przebije. Wydany wcześnie ratuje przed jedną kartą; zachowany zatrzyma atak na końcu albo da ci kolej zagrania, gdy to ważne. Oddaj go tylko za coś, co rozstrzyga partię.
concept-durak-draw-out-trumps = Wyciągaj atuty
concept-durak-draw-out-trumps-page = Karta, którą bije tylko atut, kosztuje broniącego albo atut, albo zabranie kart. Śledź, jakich kolorów już nie ma i których zwykłych kart nie pobije już nic zwykłego. Pod koniec to samo robi zagranie atutu: gdy cudzych już nie ma, twoje zwykłe karty możesz zagrywać bezpiecznie.
concept-durak-throw-in-to-strip = Dorzucaj, by ogołocić
concept-durak-throw-in-to-strip-page = Każda dorzucona karta to jeszcze jedna do pobicia. Dorzucaj, póki przeciwnik bije, zwłaszcza gdy idą na to jego ostatnie dobre karty: albo mu ich zabraknie i zabierze, albo nie będzie miał czym atakować. A ty po drodze pozbywasz się kart.
concept-durak-load-the-taker = Dołóż temu, kto zabiera
concept-durak-load-the-taker-page = Kto zabiera, traci kolejkę, a wszystko, co dołożysz, idzie razem z resztą. W końcówce to najtańszy sposób na pozbycie się kart: nikt nie musi ich już bić. Dołóż to, czego inaczej się nie pozbędziesz, ale sprawdź, czy te karty do ciebie nie wrócą.
concept-durak-hold-back = Nie dorzucaj wszystkiego
concept-durak-hold-back-page = Nie wszystko, co pasuje, trzeba dorzucać. Dorzuconą kartą już się nie obronisz, a rangą, którą przeciwnik zabierze, może zaatakować. Jeśli runda jest właściwie wygrana albo karta się jeszcze przyda, spasuj.
concept-durak-take-early = Zabierz, póki tanio
concept-durak-take-early-page = Zabranie jednej czy dwóch kart kosztuje kolejkę. Bicie może kosztować najlepsze karty i zachęca do dorzucania. Gdy odpowiedzi są drogie, a na stole mało kart, zabierz od razu: tym, co weźmiesz, zaatakujesz później, a atuty ci zostaną.
concept-durak-beat-rather = Lepiej pobić niż zabrać
concept-durak-beat-rather-page = Zabieranie zapełnia rękę i zostawia kolej zagrania przeciwnikowi. Jeśli możesz pobić wszystko, co jeszcze przyjdzie, bij: karty znikają, a następny atak jest twój. Zanim się poddasz, policz, ile jeszcze mogą dorzucić. Zadania na to nie ma: w końcówkach nasi słabi przeciwnicy ani razu nie zabrali tam, gdzie ratowało tylko bicie.
concept-durak-close-ranks = Nie otwieraj nowej rangi
concept-durak-close-ranks-page = Dorzucać można tylko te rangi, które leżą na stole. Bij rangą, która już tam jest, a nie dasz nic nowego do dorzucenia. Dwie odpowiedzi w tej samej cenie rzadko są równe: patrz, jakie rangi wnoszą.
concept-durak-count-the-last-bout = Policz ostatnią rundę
concept-durak-count-the-last-bout-page = Gdy stos się skończył, karty obu stron da się policzyć. Zapytaj siebie, czy właśnie ta runda może być ostatnia: ile kart można jeszcze wyłożyć, ile z nich zostanie pobitych i czy pozbędziesz się swoich. Często partię kończy jedna kolejność kart i żadna inna.
concept-durak-who-leads-last = Kto zagrywa następny
concept-durak-who-leads-last-page = Kto zagrywa, ten wybiera pytanie. W końcówce patrz poza rundę: jeśli pobijesz wszystko, zagrywasz ty; jeśli zabierzesz, znów zagrywa przeciwnik; jeśli on zabierze, grasz dalej. Właściwy jest często ten ruch, po którym zagrywasz ty, a na ręce zostają właściwe karty.

## Reversi

concept-reversi-corners = Rogi
concept-reversi-corners-page = Pionka w rogu nigdy nie da się odwrócić, a do tego chroni on sąsiednie. Bierz róg, gdy możesz, chyba że gdzie indziej stracisz więcej, i przed każdym ruchem sprawdź, czy nie oddaje rogu przeciwnikowi. Większość partii przegrywa się przez oddany róg.
concept-reversi-x-squares = Pola X
concept-reversi-x-squares-page = Pole na ukos od pustego rogu nazywa się X. Pionek na nim leży na długiej przekątnej, więc przeciwnik często dociera po nim do rogu. Graj tam tylko wtedy, gdy rogu nie da się zająć albo gdy dostajesz za to więcej.
concept-reversi-c-squares = Pola C
concept-reversi-c-squares-page = Pola na krawędzi obok pustego rogu nazywają się C. Pionek na takim polu może oddać róg wzdłuż krawędzi albo zostawić krawędź, którą łatwo rozbić. Są mniej złe niż pola X, ale najpierw sprawdź, jaka będzie odpowiedź na krawędzi.
concept-reversi-mobility = Mobilność
concept-reversi-mobility-page = Kto ma wiele pól do wyboru, rzadko musi grać na złe. Wybieraj ruchy, po których przeciwnik ma mało odpowiedzi, a ty wiele. Komu skończą się dobre pola, ten musi oddać róg.
concept-reversi-frontier = Granica
concept-reversi-frontier-page = Pionki obok pustych pól tworzą granicę. Każdy z nich przeciwnik może odwrócić, więc długa granica daje mu ruchy. Odwracaj mało pionków, i to wewnętrznych, a twój wybór zostanie większy niż jego.
concept-reversi-stable-discs = Stabilne pionki
concept-reversi-stable-discs-page = Pionek, którego nie da się już odwrócić, liczy się do końca. Takie pionki zaczynają się w rogach i rosną wzdłuż krawędzi oraz od pełnych rzędów. Pod koniec porównuj ruchy według tego, ile takich pionków tworzą, a nie ile odwracają.
concept-reversi-wedges = Kliny
concept-reversi-wedges-page = Pionek na krawędzi między dwoma pionkami przeciwnika to klin: wzdłuż tej krawędzi nie da się go odwrócić, a często prowadzi do rogu. Szukaj pojedynczej luki w cudzych krawędziach i nie zostawiaj jej w swoich.
concept-reversi-edge-traps = Pułapki na krawędzi
concept-reversi-edge-traps-page = Pięć pionków z rzędu na krawędzi między dwoma pustymi rogami wygląda mocno, ale takie nie jest: gdy przeciwnik stanie obok, zdobycie jego pionka oddaje róg. Sześć z rzędu albo cztery pośrodku są bezpieczniejsze. Zanim zaczniesz budować na krawędzi, spójrz na nią oczami przeciwnika.
concept-reversi-tempo = Tempo
concept-reversi-tempo-page = Często nikt nie chce otworzyć ostatniej części planszy, a kto musi, ten ją traci. Cichy ruch, po którym przeciwnikowi zostają tylko złe pola, zyskuje tempo. Policz bezpieczne ruchy obu stron i oszczędzaj te, które możesz wykonać tylko ty.
concept-reversi-parity = Parzystość
concept-reversi-parity-page = Dobrze jest mieć ostatnie słowo: ostatni pionek w obszarze odwraca inne, a jego nikt już nie odwróci. Pod koniec graj w obszary o nieparzystej liczbie pustych pól, a parzyste zostaw przeciwnikowi, chyba że w ogóle nie może tam zagrać.
concept-reversi-passes = Zmuś do pasa
concept-reversi-passes-page = Jeśli przeciwnik nie ma ruchu, grasz dwa razy z rzędu. To może odwrócić parzystość i uratować obszar, który wydawał się stracony. Pod koniec szukaj ruchów, które nic mu nie zostawiają, i dbaj, by zawsze mieć ruch.
concept-reversi-count-out = Licz do końca
concept-reversi-count-out-page = Gdy zostaje garść pustych pól, wszystkie zasady ustępują liczeniu. Rozegraj w głowie każdą kolejność i policz pionki na końcu. Ruch, który teraz odwraca najwięcej, często nie kończy się najlepiej.
