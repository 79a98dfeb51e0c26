# Help: the rules as they are in force, the opponents, keys, the fair shuffle, and words.

help-all = Cała pomoc
help-learn = Nauka przez grę
help-rules = Zasady
help-rules-here = Według zasad tego stołu.
help-rules-chosen = Według zasad wybranych ostatnio.
help-opponents = Przeciwnicy
help-concepts = Co rozstrzyga grę
help-concepts-of = { $game }: pomysły
help-concepts-about = Od czego zależą pojedyncze decyzje. Przypomnij sobie jeden z tych pomysłów, gdy nie wiesz, co zagrać.
help-more = A także
help-keys = Klawisze i gesty
help-shuffle = Uczciwe tasowanie
help-words = Słowniczek
help-how = Jak decyduje
help-how-strong = Jaką ma siłę
help-levels = Odmiany

## Durak

help-durak-aim = Cel
help-durak-aim-text = Pozbądź się wszystkich kart. Nikt nie wygrywa: kto ostatni trzyma karty, ten jest durniem.
help-durak-cards = Karty
help-durak-cards-text = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, najniższa to { $lowest }, najwyższa to as. Liczba graczy: { $players }.
help-durak-deal-text = Każdy dostaje sześć kart. Następną kładzie się odkrytą pod stos: wyznacza ona kolor atutowy i dobierana jest ostatnia. Jeśli rozdano całą talię, atut wyznacza ostatnia rozdana karta.
help-durak-redeal = Nowe rozdanie
help-durak-redeal-text = Przed pierwszą rundą ten, kto ma pięć lub więcej kart jednego koloru, może raz poprosić o nowe rozdanie.
help-durak-partners = Partnerzy
help-durak-partners-text = Grają przeciw sobie dwie drużyny, partnerzy siedzą naprzeciw siebie. Nikt nie dorzuca partnerowi, a broni się następny przeciwnik po lewej. Drużyna kończy, gdy wszyscy jej gracze są bez kart; pozostali są durniami razem.
help-durak-first = Kto zaczyna
help-durak-first-text = W pierwszej partii ten, kto ma najniższy atut; pokazuje go i może zagrać dowolną kartę.
help-durak-first-on-fool = W następnych gracz po prawej od ostatniego durnia, więc dureń broni się pierwszy.
help-durak-first-lowest = W następnych znowu ten, kto ma najniższy atut.
help-durak-attack = Atak
help-durak-attack-text = Atakujący zagrywa jedną kartę albo kilka jednej rangi. Broni się gracz po lewej.
help-durak-defence = Obrona
help-durak-defence-text = Każdą kartę trzeba pobić wyższą kartą tego samego koloru albo atutem. Atut bije tylko wyższy atut.
help-durak-transfer = Przerzucanie ataku
help-durak-transfer-text = Póki nic nie jest pobite, broniący może dołożyć kartę tej samej rangi i przerzucić cały atak na lewo, jeśli następny gracz ma na to dość kart.
help-durak-showing = Przerzucanie pokazaniem
help-durak-showing-text = Raz w partii zamiast zagrywać atut tej rangi możesz go tylko pokazać i zatrzymać.
help-durak-throwing = Dorzucanie
help-durak-throwing-text = Gdy wszystko jest pobite, można dorzucić karty każdej rangi leżącej na stole; je też trzeba pobić. Runda się kończy, gdy nikt nie chce więcej dorzucać.
help-durak-throw-all = Dorzucają wszyscy poza broniącym, zaczynając od tego, kto zagrał.
help-durak-throw-neighbours = Dorzucają sąsiedzi broniącego, zaczynając od tego, kto zagrał.
help-durak-throw-attacker = Dorzuca tylko ten, kto zagrał.
help-durak-room-text = W rundzie jest najwyżej sześć kart ataku i nigdy więcej, niż broniący miał na jej początku.
help-durak-five = Najpierw pięć kart
help-durak-five-text = Do pierwszej odpartej rundy kart ataku jest najwyżej pięć.
help-durak-taking = Zabieranie
help-durak-taking-text = Zamiast bić możesz zabrać wszystkie karty rundy, nawet gdy część jest już pobita. Tracisz wtedy kolej zagrania.
help-durak-adding = Gdy zabierasz, inni mogą jeszcze dołożyć pasujące karty.
help-durak-no-adding = Gdy zabierasz, nikt nic już nie dokłada.
help-durak-drawing = Dobieranie
help-durak-drawing-text = Po każdej rundzie wszyscy dobierają do sześciu kart: najpierw ten, kto zagrał, potem reszta zgodnie z zegarem, broniący na końcu.
help-durak-next = Kto zagrywa następny
help-durak-next-text = Broniący, jeśli pobił wszystko. Jeśli zabrał, gracz po jego lewej; we dwoje to znowu atakujący.
help-durak-end = Koniec
help-durak-end-text = Gdy stos się skończył, odpada z gry ten, kto nie ma już kart. Ostatni z kartami jest durniem.
help-durak-end-draw = Jeśli ostatni gracze pozbędą się kart w tej samej rundzie, jest remis.
help-durak-last-defender = Bez remisów
help-durak-last-defender-text = Jeśli ostatni gracze pozbędą się kart w tej samej rundzie, durniem jest ten, kto się w niej bronił.
help-durak-stall-text = Ostrożni gracze mogliby grać bez końca. Dlatego partia, w której przez { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
} żadna karta nie wyjdzie z gry, kończy się remisem.

## Reversi

help-reversi-aim = Cel
help-reversi-aim-text = Mieć na końcu na planszy więcej pionków swojego koloru niż przeciwnik.
help-reversi-placing = Stawianie
help-reversi-placing-text = Zaczynają czarne, potem strony stawiają na zmianę po jednym pionku. Musi on zamknąć co najmniej jeden pionek przeciwnika w linii prostej, bez luk, między sobą a innym twoim pionkiem. Kropki pokazują, gdzie to możliwe.
help-reversi-turning = Odwracanie
help-reversi-turning-text = Wszystkie zamknięte pionki odwracają się, we wszystkich ośmiu kierunkach naraz. Odwrócone pionki same nie zamykają następnych.
help-reversi-passing = Pas
help-reversi-passing-text = Jeśli nie możesz postawić pionka, pasujesz. Jeśli możesz, pasować nie wolno.
help-reversi-end = Koniec
help-reversi-end-text = Gdy żadna strona nie ma ruchu, gra się kończy i liczy się pionki. Po równo to remis.
help-reversi-handicap = Fory
help-reversi-handicap-text = Słabszy gracz może zacząć czarnymi z zajętymi rogami, od jednego do czterech. Wtedy pierwsze stawiają białe.
help-reversi-advice = Trzy rady
help-reversi-corners-text = Rogów nikt nie odwróci z powrotem. Nie stawiaj bez potrzeby obok pustego rogu: to często go oddaje.
help-reversi-mobility-text = Na początku odwracaj mało pionków. Kto ma więcej pól do wyboru, zmusza drugiego do szkodliwych ruchów.
help-reversi-parity-text = Pod koniec patrz, gdzie zostało parzyście wiele pól. Dobrze jest postawić ostatni pionek w każdym takim obszarze.

## The opponents

help-opponents-about = Nikt tu nie oszukuje: przeciwnik widzi to, co ty widzisz na jego miejscu, i nic więcej. „Czemu?” przy stole pokazuje, co rozważał. Udziały zwycięstw na tych stronach zmierzono w setkach i tysiącach partii, w których obie strony miały te same karty albo otwarcia.
help-opponent-random = Wybiera na oślep spośród wszystkiego, co dozwolone. Jest po to, by z nim wygrywać i sprawdzać, czy zasady działają.
help-opponent-random-strength = Wygrywają z nim wszyscy.
help-opponent-lowest = Jedna prosta zasada: zawsze najniższa karta, która wystarczy. Niskie karty odchodzą, wysokie zostają na później.
help-opponent-lowest-strength = Przyzwoity początkujący. Dobry pierwszy przeciwnik zaraz po nauce gry.
help-opponent-greedy = Chce, by kart ubywało: zagrywa największą grupę równych kart, dorzuca wszystko, co pasuje, a broni się tak tanio, jak pozwalają karty.
help-opponent-greedy-strength = Mniej więcej tak silny jak „Najniższa karta”, ale ostrzej atakuje.
help-opponent-potential = Przy każdej możliwości pyta: jak dobre są karty, które mi zostaną? Wysoka średnia ranga jest dobra, atuty bardzo dobre. Gdy stos się kończy, zmienia taktykę i pozbywa się kart. Jego uparty brat nigdy nie zmienia zdania. Według rosyjskiego podręcznika systemów inteligentnych: średnia rang, liczonych od jednego, i dziewięć więcej za atut. Kolor, który tekst nazywa niewygodnym dla broniącego, według jego własnej reguły nigdy nie wychodzi, bo najniższa zwykła karta zawsze zostawia tyle samo; suwak nadaje mu wagę.
help-opponent-potential-strength = Zdobywa 59% przeciw „Najniższej karcie” i 57% przeciw upartemu bratu: tyle jest warta zmiana taktyki pod koniec.
help-opponent-hand-value = Każda ręka ma cenę w punktach, jak w sklepie: asy są drogie, atuty droższe, pary i równe kolory coś dodają. Gra tak, by została mu najdroższa ręka. Nie pamięta, co już zagrano. Według artykułu autora OpenFool, wolnego Durnia od hyst329 na licencji MIT. Jeden przeciwnik trzyma się wzoru z artykułu, drugi programu, decyzja w decyzję.
help-opponent-hand-value-strength = Według wzoru zdobywa 45% przeciw „Najniższej karcie”. Program zdobywa 59% przeciw „Najniższej karcie”, 66% przeciw wzorowi i gra na równi z „Potencjałem”.
help-opponent-fuzzy = Myśli słowami, nie liczbami: karty i ręce są złe, średnie albo dobre. Wyobraża sobie dwieście układów zakrytych kart, pyta małe tabele, co w każdym zrobić, i słucha większości. Tabele możesz czytać i zmieniać. „Rozmyty, dojrzały” poprawił je, grając sam ze sobą. Według A. F. Lachowa i I. M. Triszyna, Niżny Nowogród, 2005. Gdy stos jest pusty, ich tekst pomija kartę, która ma przyjść; suwak wybiera jedno z dwóch odczytań.
help-opponent-fuzzy-strength = Wydrukowane tabele są słabe: 35% przeciw „Najniższej karcie”, z którą tekst wcale nie obiecuje wygrywać. Wyuczone zdobywają 54% przeciw „Najniższej karcie” i grają na równi z „Potencjałem”.
help-opponent-apprentice = Myśli jak najsłabszy mistrz, a zapomina jak ludzie. Najsilniejszy pamięta sześć ostatnich rund, a z wcześniejszych atuty i asy; najsłabszy nie pamięta niczego, co już nie leży odkryte. Zapomniana karta znowu może być u każdego. Trzy słabsze poziomy poza tym się mylą, na ile pozwala poziom.
help-opponent-apprentice-strength = Każdy poziom zdobywa około dwóch trzecich punktów z niższym. Najsłabszy ogrywa ślepy los, ale jeszcze nie „Najniższą kartę”; najsilniejszy dorównuje „Potencjałowi”.
help-opponent-master = Nie zapomina żadnej karty. Wyobraża sobie tysiące układów zakrytych kart, te bardziej prawdopodobne częściej, w każdym rozgrywa każdy wybór do końca i bierze to, z czym najrzadziej zostaje durniem. Gdy nic już nie jest zakryte, liczy końcówkę ruch po ruchu.
help-opponent-master-strength = Zdecydowanie najsilniejszy: poziom 3 wygrywa z każdym z pozostałych około dziewięciu partii na dziesięć. Im wyższy poziom, tym dłużej myśli: wyobraża sobie więcej układów, a od poziomu 4 rozpoznaje, do czyjej gry podobna jest gra innych.
help-opponent-novice = Liczy, co odwraca każdy ruch: dwa punkty za pionek na krawędzi, jeden za każdy inny, a do tego 0,8 za róg i 0,4 za inne pole krawędzi. Bierze największą sumę i nie pyta, co możesz odpowiedzieć. Według przykładu z rosyjskiego podręcznika, tak jak zawodowiec.
help-opponent-novice-strength = Wygrywa ze ślepym trafem 71% partii. Dobry pierwszy przeciwnik.
help-opponent-professional = Liczy jak nowicjusz, ale odejmuje twoją najlepszą odpowiedź. Nie skusi się więc na pięć pionków, jeśli możesz odebrać siedem.
help-opponent-professional-strength = Wygrywa z nowicjuszem 77% partii.
help-opponent-ply = Liczy jak zawodowiec, ale patrzy dalej: twoja odpowiedź, jego odpowiedź, twoja odpowiedź na nią.
help-opponent-ply-strength = Przeciw zawodowcowi trzy półruchy zdobywają 70%, cztery 83%, pięć 92%, a sześć 95%. Podręcznik uznał więcej niż dwa półruchy za zbędne przeciw ludziom; przeciw programom zbędne nie są.
help-opponent-engine = Patrzy wiele ruchów w przód, a na końcu każdego wariantu ocenia pozycję według wzorów krawędzi, rogów i przekątnych, których wartość poznał w partiach z samym sobą. Pod koniec gry liczy wszystko do ostatniego pionka.
help-opponent-engine-strength = Każdy poziom wygrywa z poprzednim 75–90% partii. Silnik bezbłędny nie myli się na ostatnich 24 polach.

## Keys and touch

help-touch = Palec i mysz
help-touch-tap = Dotknij karty lub pola: to ruch. Karty do zagrania stoją trochę wyżej, pola mają kropkę.
help-touch-drag = Przeciągnij kartę na stół: atak, dorzucenie albo przerzucenie. Na kartę ataku: pobicie właśnie jej.
help-touch-back = Z powrotem nad rękę: jednak nie.
help-keyboard = Klawiatura
help-key-tab = Tab
help-key-tab-does = do następnej grupy
help-key-arrows = Strzałki
help-key-arrows-does = wybór karty, pola, przycisku
help-key-enter = Enter
help-key-enter-does = zagranie karty, postawienie pionka, przycisk
help-key-space = Spacja
help-key-space-does = zabranie albo „Gotowe”; postawienie pionka
help-key-hint = H
help-key-hint-does = rada z uzasadnieniem
help-key-line = [ · ]
help-key-line-does = w powodach: wstecz i dalej w oczekiwanym wariancie
help-key-undo = U · R
help-key-undo-does = cofnij · ponów
help-key-pass = P
help-key-pass-does = pas (Reversi)
help-key-now = M
help-key-now-does = ponagla przeciwnika, który długo myśli
help-key-escape = Esc
help-key-escape-does = wstecz; przy stole menu

## The fair shuffle

help-shuffle-text = Zanim padnie pierwsza karta, twoje urządzenie losuje tajną liczbę: ziarno. Wynika z niego kolejność wszystkich kart według ogłoszonego przepisu, więc nikt, nawet program, nie może wybierać kart w trakcie partii.

    Na dowód aplikacja od razu na początku pokazuje odcisk ziarna (w menu stołu, „Uczciwe tasowanie”). Z odcisku nikt nie odgadnie ziarna. Po partii widać też ziarno: aplikacja rozdaje na twoich oczach jeszcze raz i każdy może zrobić to samo własnym programem. Gdyby podmieniono choć jedną kartę, odcisk i ziarno by się nie zgadzały.

## Words

help-word-attacker = Atakujący
help-word-attacker-text = kto zagrywa karty rundy
help-word-bout = Runda
help-word-bout-text = atak i wszystko po nim, aż karty zostaną pobite albo zabrane
help-word-beat = Bić
help-word-beat-text = przykryć kartę ataku wyższą
help-word-defender = Broniący
help-word-defender-text = kto musi pobić karty rundy
help-word-discard = Odrzucone
help-word-discard-text = pobite karty; do tej partii nie wrócą
help-word-fool = Dureń
help-word-fool-text = ostatni gracz z kartami
help-word-lead = Zagrać
help-word-lead-text = otworzyć rundę kartą
help-word-plain = Zwykły kolor
help-word-plain-text = każdy poza atutowym
help-word-take = Zabrać
help-word-take-text = wziąć wszystkie karty rundy, zamiast je bić
help-word-talon = Stos
help-word-talon-text = karty, które są jeszcze do dobrania
help-word-throw-in = Dorzucić
help-word-throw-in-text = dołożyć kartę rangi, która leży na stole
help-word-transfer = Przerzucić
help-word-transfer-text = przekazać atak następnemu graczowi kartą tej samej rangi
help-word-trump = Atut
help-word-trump-text = kolor, który bije wszystkie inne
help-word-corner = Róg
help-word-corner-text = a1, h1, a8 i h8; nic nie odwróci tam pionka
help-word-difference = Różnica
help-word-difference-text = twoje pionki minus pionki przeciwnika
help-word-disc = Pionek
help-word-disc-text = z jednej strony czarny, z drugiej biały
help-word-empties = Puste pola
help-word-empties-text = pola bez pionka
help-word-flip = Odwrócić
help-word-flip-text = zmienić kolor zamkniętego pionka
help-word-mobility = Mobilność
help-word-mobility-text = na ilu polach strona może postawić pionek
help-word-parity = Parzystość
help-word-parity-text = czy w obszarze zostało parzyście, czy nieparzyście wiele pól
help-word-pass = Pas
help-word-pass-text = oddać kolej drugiej stronie
help-word-ply = Półruch
help-word-ply-text = jeden pionek w przód przy liczeniu
help-word-evaluation = Ocena
help-word-evaluation-text = ile zdaniem przeciwnika warta jest pozycja
help-word-opponent = Przeciwnik
help-word-opponent-text = gracz, który nie jest człowiekiem
help-word-sample = Próba
help-word-sample-text = jeden z możliwych układów zakrytych kart
help-word-search = Przeszukiwanie
help-word-search-text = patrzenie w przód: ja tak, a ty tak
