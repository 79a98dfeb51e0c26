# Concepts of both games (titles and pages), and texts of the problems.

problem-asked-durak = Znajdź jedyny ruch, po którym nie zostaniesz durniem.
problem-asked-reversi = Znajdź jedyny ruch, który wygrywa.
problem-level-first = Pierwsze kroki
problem-level-easy = Łatwe
problem-level-middling = Średnie
problem-level-hard = Trudne
problem-level-hardest = Bardzo trudne

## Durak

concept-durak-lead-low = Zagrywaj nisko
concept-durak-lead-low-page = Niska karta słabo się broni, więc najmniej jej szkoda na atak. Zagrywaj najniższą zwykłą kartę, a wysokimi bij. Wyżej zagrywaj tylko wtedy, gdy masz powód: nikt tej karty nie pobije albo pobicie będzie kosztować atut.
concept-durak-keep-pairs = Nie rozbijaj par
concept-durak-keep-pairs-page = Dwie karty jednej rangi atakują jak jedna: zagrane razem wymagają dwóch odpowiedzi, a gdy jedna leży na stole, drugą możesz dorzucić. Jeśli użyjesz jednej do bicia albo zagrasz ją osobno, druga zostaje sama. Gdy wystarczy inna karta, zostaw parę w całości.
concept-durak-spend-trumps-late = Atuty na koniec
concept-durak-spend-trumps-late-page = Atut bije każdą zwykłą kartę, więc najwięcej jest wart w ostatnich rundach, gdy każda pobita karta może rozstrzygnąć partię. Wcześnie ratuje najwyżej przed paroma niskimi kartami. Póki możesz, bij zwykłymi. Jeśli musi to być atut, zagraj najniższy, który wystarczy.
concept-durak-lone-high-trump = Samotny wysoki atut
concept-durak-lone-high-trump-page = Jeśli najwyższy atut w grze to twój jedyny, nikt go nie pobije. Wydany wcześnie ratuje przed jedną kartą. Zachowany zatrzyma atak na końcu albo da ci atak wtedy, gdy to ważne. Oddaj go tylko wtedy, gdy to rozstrzyga partię.
concept-durak-draw-out-trumps = Wyciągaj atuty
concept-durak-draw-out-trumps-page = Zagraj kartę, którą bije tylko atut, a obrońca musi go wydać albo wziąć karty. Śledź, jakich kolorów już nie ma i których zwykłych kart nie pobije już żadna zwykła. Pod koniec to samo robi zagranie atutu: gdy jego atuty znikną, twoje zwykłe karty są bezpieczne.
concept-durak-throw-in-to-strip = Osłabiaj obrońcę
concept-durak-throw-in-to-strip-page = Każda dorzucona karta to jeszcze jedna do pobicia. Dorzucaj, póki obrońca bije, zwłaszcza gdy idą na to jego ostatnie dobre karty: albo mu ich zabraknie i weźmie, albo nie będzie miał czym atakować. A ty przy okazji pozbywasz się kart.
concept-durak-load-the-taker = Dorzucaj biorącemu
concept-durak-load-the-taker-page = Kto bierze, traci kolejkę i dostaje też wszystko, co mu dorzucisz. W końcówce to najtańszy sposób, żeby pozbyć się kart: nikt ich już nie pobije. Dorzuć to, czego inaczej się nie pozbędziesz, ale najpierw sprawdź, czy te karty do ciebie nie wrócą.
concept-durak-hold-back = Nie dorzucaj wszystkiego
concept-durak-hold-back-page = Nie musisz dorzucać wszystkiego, co pasuje. Dorzuconą kartą już się nie obronisz, a rangą, którą przeciwnik weźmie, może zaatakować. Jeśli runda jest właściwie wygrana albo karta jeszcze się przyda, spasuj.
concept-durak-take-early = Bierz, póki tanio
concept-durak-take-early-page = Wzięcie jednej czy dwóch kart kosztuje kolejkę. Bicie może kosztować najlepsze karty i zachęca do dorzucania. Gdy bicie jest drogie, a na stole mało kart, bierz od razu: te karty mogą się przydać do ataku, a atuty ci zostaną.
concept-durak-beat-rather = Lepiej bić niż brać
concept-durak-beat-rather-page = Wzięte karty zapełniają ci rękę, a atak zostaje u przeciwnika. Jeśli możesz pobić wszystko, co jeszcze przyjdzie, bij: karty znikają, a następny atak jest twój. Zanim się poddasz, policz, ile kart mogą jeszcze dorzucić. Zadania na to nie ma: w końcówkach, które sprawdziliśmy, nasi słabi przeciwnicy ani razu nie wzięli tam, gdzie ratowało tylko bicie.
concept-durak-close-ranks = Nie otwieraj nowej rangi
concept-durak-close-ranks-page = Dorzucać można tylko rangi, które już leżą na stole. Bij taką rangą, a nie będzie nic nowego do dorzucenia. Dwie odpowiedzi tak samo tanie rzadko są równie dobre: patrz, jakie rangi trafiają przez nie na stół.
concept-durak-count-the-last-bout = Policz ostatnią rundę
concept-durak-count-the-last-bout-page = Gdy talon się skończy, możesz policzyć karty obu stron. Sprawdź, czy ta runda może być ostatnia: ile kart da się jeszcze zagrać przeciwnikowi, ile z nich pobije i czy pozbędziesz się wszystkich swoich. Często partię kończy tylko jedna kolejność kart.
concept-durak-who-leads-last = Kto atakuje następny
concept-durak-who-leads-last-page = Kto atakuje, ten dyktuje warunki. W końcówce patrz dalej niż ta runda: jeśli pobijesz wszystko, atakujesz ty; jeśli weźmiesz, znowu przeciwnik; jeśli weźmie on, atakujesz dalej. Właściwy ruch to często ten, po którym atakujesz ty i masz do tego właściwe karty.

## Reversi

concept-reversi-corners = Rogi
concept-reversi-corners-page = Pionka w rogu nigdy nie da się odwrócić, a do tego chroni on sąsiednie. Bierz róg, gdy możesz, chyba że gdzie indziej stracisz więcej, i przed każdym ruchem sprawdź, czy nie oddaje rogu przeciwnikowi. Większość partii przegrywa się przez oddany róg.
concept-reversi-x-squares = Pola X
concept-reversi-x-squares-page = Pole na ukos od pustego rogu to pole X. Pionek na nim leży na długiej przekątnej, więc przeciwnik często może go wykorzystać, żeby zająć róg. Graj tam tylko wtedy, gdy rogu nie da się zająć albo gdy zyskujesz więcej, niż tracisz.
concept-reversi-c-squares = Pola C
concept-reversi-c-squares-page = Pola na krawędzi obok pustego rogu to pola C. Pionek na takim polu może oddać róg wzdłuż krawędzi albo wystawić krawędź na atak. Pola C nie są tak złe jak X, ale najpierw sprawdź, jak przeciwnik może odpowiedzieć na krawędzi.
concept-reversi-mobility = Mobilność
concept-reversi-mobility-page = Im więcej masz ruchów, tym rzadziej musisz zagrać zły. Wybieraj ruchy, po których przeciwnik ma mało odpowiedzi, a ty nadal duży wybór. Komu skończą się bezpieczne ruchy, ten musi oddać róg.
concept-reversi-frontier = Granica
concept-reversi-frontier-page = Pionki obok pustych pól tworzą granicę. Przeciwnik może odwrócić każdy z nich, więc długa granica daje mu ruchy. Odwracaj mało pionków, najlepiej wewnętrznych, a będziesz mieć więcej ruchów niż on.
concept-reversi-stable-discs = Stabilne pionki
concept-reversi-stable-discs-page = Stabilnego pionka nie da się już odwrócić, więc liczy się na końcu. Stabilne pionki zaczynają się w rogach i rosną wzdłuż krawędzi i pełnych rzędów. Pod koniec porównuj ruchy według tego, ile dają stabilnych pionków, a nie ile odwracają.
concept-reversi-wedges = Kliny
concept-reversi-wedges-page = Klin to pionek na krawędzi między dwoma pionkami przeciwnika. Wzdłuż tej krawędzi nie da się go odwrócić, a często prowadzi do rogu. Szukaj pojedynczych luk w jego krawędziach i nie zostawiaj ich w swoich.
concept-reversi-edge-traps = Pułapki na krawędzi
concept-reversi-edge-traps-page = Pięć pionków z rzędu na krawędzi między dwoma pustymi rogami wygląda mocno, ale tak nie jest: gdy przeciwnik stanie obok nich, odwrócenie jego pionka oddaje róg. Sześć z rzędu albo cztery pośrodku są bezpieczniejsze. Zanim zaczniesz budować na krawędzi, spójrz na nią oczami przeciwnika.
concept-reversi-tempo = Tempo
concept-reversi-tempo-page = Często żadna strona nie chce otworzyć ostatniej części planszy, a kto musi, ten ją traci. Cichy ruch, po którym przeciwnikowi zostają tylko złe, zyskuje tempo. Policz bezpieczne ruchy obu stron i oszczędzaj te, które możesz zagrać tylko ty.
concept-reversi-parity = Parzystość
concept-reversi-parity-page = Dobrze jest mieć ostatnie słowo: ostatni pionek w obszarze odwraca inne, a jego nikt już nie odwróci. Pod koniec graj w obszary nieparzyste, czyli te z nieparzystą liczbą pustych pól. Parzyste zostaw przeciwnikowi, chyba że w ogóle nie może tam zagrać.
concept-reversi-passes = Zmuś do pasa
concept-reversi-passes-page = Jeśli przeciwnik nie ma ruchu, grasz dwa razy z rzędu. To może odwrócić parzystość i wygrać obszar, który wydawał się stracony. Pod koniec szukaj ruchów, po których on nie ma żadnego, i pilnuj, żeby tobie zawsze jakiś został.
concept-reversi-count-out = Licz do końca
concept-reversi-count-out-page = Gdy zostaje garść pustych pól, liczenie bije wszelkie zasady. Rozegraj w głowie każdą kolejność i policz pionki na końcu. Ruch, który teraz odwraca najwięcej, często nie kończy się najlepiej.
