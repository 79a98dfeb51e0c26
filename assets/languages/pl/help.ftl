# Help: the rules in force, the opponents, keys, playing with friends, the fair shuffle, and a glossary.

help-all = Cała pomoc
help-learn = Nauka przez grę
help-rules = Zasady
help-rules-here = Według zasad tego stołu.
help-rules-chosen = Według twoich ostatnich zasad.
help-opponents = Przeciwnicy
help-concepts = Co rozstrzyga grę
help-concepts-of = { $game }: motywy
help-concepts-about = Motywy, które rozstrzygają gry. Przypomnij sobie któryś, gdy nie wiesz, co zagrać.
help-more = Więcej
help-keys = Sterowanie
help-shuffle = Uczciwe tasowanie
help-words = Słowniczek
help-how = Jak decyduje
help-how-strong = Jak silny jest
help-levels = Wersje

## Durak

help-durak-aim = Cel
help-durak-aim-text = Pozbyć się wszystkich kart. Nikt nie wygrywa: ostatni gracz z kartami zostaje durniem.
help-durak-cards = Karty
help-durak-cards-text = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, od { $lowest } do asa. Liczba graczy: { $players }.
help-durak-deal-text = Każdy dostaje po sześć kart. Następną kładzie się odkrytą pod talon: wyznacza kolor atutowy i jest dobierana ostatnia. Jeśli rozdano całą talię, atut wyznacza ostatnia rozdana karta.
help-durak-redeal = Nowe rozdanie
help-durak-redeal-text = Przed pierwszą rundą gracz, który ma co najmniej pięć kart jednego koloru, może raz poprosić o nowe rozdanie.
help-durak-partners = Partnerzy
help-durak-partners-text = Grają przeciw sobie dwie drużyny, gracze siedzą na przemian. Partnerowi nie możesz dorzucać, a broni się następny przeciwnik po lewej. Drużyna kończy, gdy wszyscy jej gracze są bez kart; pozostali są durniami razem.
help-durak-first = Kto zaczyna
help-durak-first-text = W pierwszej partii gracz z najniższym atutem pokazuje go i zagrywa dowolną kartę.
help-durak-first-on-fool = W następnych gracz po prawej od ostatniego durnia, więc dureń broni się pierwszy.
help-durak-first-lowest = W następnych znowu gracz z najniższym atutem.
help-durak-draw-lowest = Po remisie znowu gracz z najniższym atutem.
help-durak-draw-same = Po remisie gracz, który zaczynał zremisowaną partię.
help-durak-draw-next = Po remisie gracz po lewej od tego, który zaczynał zremisowaną partię.
help-durak-attack = Atak
help-durak-attack-text = Atakujący zagrywa jedną kartę albo kilka tej samej rangi. Broni się gracz po jego lewej.
help-durak-defence = Obrona
help-durak-defence-text = Obrońca musi pobić każdą kartę wyższą kartą tego samego koloru albo atutem. Atut bije tylko wyższy atut.
help-durak-transfer = Przerzucanie ataku
help-durak-transfer-text = Jeśli się bronisz i nic jeszcze nie jest pobite, możesz dołożyć kartę tej samej rangi i przerzucić cały atak na gracza po lewej. Musi on mieć na to dość kart.
help-durak-showing = Przerzucanie z pokazaniem
help-durak-showing-text = Zamiast zagrywać atut tej rangi, możesz go pokazać i zatrzymać.
help-durak-showing-deal = Każdy gracz może to zrobić raz w partii.
help-durak-showing-bout = Każdy gracz może to zrobić raz w rundzie.
help-durak-showing-always = Możesz to robić dowolną liczbę razy.
help-durak-throwing = Dorzucanie
help-durak-throwing-text = Gdy wszystko jest pobite, inni mogą dorzucać karty rang, które leżą na stole. Obrońca musi pobić i te. Runda się kończy, gdy nikt już nie dorzuca.
help-durak-throw-all = Dorzucać mogą wszyscy poza obrońcą, zaczynając od atakującego.
help-durak-throw-neighbours = Dorzucać mogą sąsiedzi obrońcy, zaczynając od atakującego.
help-durak-throw-attacker = Dorzucać może tylko atakujący.
help-durak-room-text = W rundzie jest najwyżej { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} ataku i nigdy więcej, niż obrońca miał na początku.
help-durak-room-hand-text = W rundzie nigdy nie ma więcej kart ataku, niż obrońca miał na początku.
help-durak-five = Najpierw pięć kart
help-durak-five-text = Do pierwszej udanej obrony kart ataku jest najwyżej pięć.
help-durak-taking = Branie
help-durak-taking-text = Zamiast bić możesz wziąć wszystkie karty rundy, nawet gdy część jest już pobita. Tracisz wtedy kolejkę ataku.
help-durak-adding = Gdy bierzesz, inni mogą jeszcze dorzucić pasujące karty.
help-durak-adding-attacker = Gdy bierzesz, pasujące karty może jeszcze dorzucić tylko atakujący.
help-durak-no-adding = Gdy bierzesz, nikt już nic nie dorzuca.
help-durak-drawing = Dobieranie
help-durak-drawing-text = Po każdej rundzie gracze dobierają do sześciu kart: najpierw atakujący, potem pozostali zgodnie z ruchem zegara, obrońca na końcu.
help-durak-next = Kto atakuje następny
help-durak-next-text = Jeśli obrońca pobił wszystko, atakuje on. Jeśli wziął, atakuje gracz po jego lewej; we dwoje to znowu ten sam atakujący.
help-durak-end = Koniec
help-durak-end-text = Gdy talon się skończy, gracz bez kart wychodzi z gry. Ostatni z kartami jest durniem.
help-durak-end-draw = Jeśli ostatni gracze pozbędą się kart w tej samej rundzie, jest remis.
help-durak-last-defender = Bez remisów
help-durak-last-defender-text = Jeśli ostatni gracze pozbędą się kart w tej samej rundzie, durniem jest ten, kto się w niej bronił.
help-durak-stall-text = Dwoje ostrożnych graczy mogłoby grać bez końca. Dlatego jeśli przez { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
} żadna karta nie wyjdzie z gry, jest remis.

## Reversi

help-reversi-aim = Cel
help-reversi-aim-text = Mieć na końcu więcej pionków niż przeciwnik.
help-reversi-placing = Ruch
help-reversi-placing-text = Zaczynają czarne, potem stawiacie na zmianę po jednym pionku. Musi on zamknąć co najmniej jeden pionek przeciwnika w linii prostej, bez luk, między sobą a innym twoim pionkiem. Kropki pokazują dozwolone ruchy.
help-reversi-turning = Odwracanie
help-reversi-turning-text = Wszystkie zamknięte pionki się odwracają, w ośmiu kierunkach naraz. Odwrócone pionki nie zamykają następnych.
help-reversi-passing = Pas
help-reversi-passing-text = Jeśli nie masz ruchu, pasujesz. Jeśli masz, musisz grać.
help-reversi-end = Koniec
help-reversi-end-text = Gdy żadna strona nie ma ruchu, gra się kończy i liczy się pionki. Po równo to remis.
help-reversi-handicap = Fory
help-reversi-handicap-text = Słabszy gracz może zagrać czarnymi i na start dostać od jednego do czterech rogów. Wtedy zaczynają białe.
help-reversi-advice = Trzy porady
help-reversi-corners-text = Pionka w rogu nie da się odwrócić. Unikaj pól obok pustego rogu: często go oddają.
help-reversi-mobility-text = Na początku odwracaj mało pionków. Jeśli masz więcej ruchów niż przeciwnik, możesz go zmusić do złych.
help-reversi-parity-text = Pod koniec graj tam, gdzie została nieparzysta liczba pustych pól: wtedy ostatni ruch w tym obszarze jest twój.

## The opponents

help-opponents-about = Gra jest uczciwa: przeciwnicy widzą tylko to, co ty na ich miejscu. „Czemu?” przy stole pokazuje, co rozważali. Odsetki wygranych na tych stronach pochodzą z setek i tysięcy gier, w których obie strony miały te same karty albo otwarcia.
help-opponent-random = Wybiera dowolny dozwolony ruch na chybił trafił. Jest po to, żeby z nim wygrywać, gdy uczysz się zasad.
help-opponent-random-strength = Wygrywają z nim wszyscy.
help-opponent-lowest = Jedna prosta zasada: zawsze najniższa karta, która wystarczy. Niskie karty odchodzą, wysokie zostają na później.
help-opponent-lowest-strength = Przyzwoity początkujący. Dobry pierwszy przeciwnik zaraz po nauce gry.
help-opponent-greedy = Chce mieć mało kart. Zagrywa największą grupę kart jednej rangi, dorzuca wszystko, co pasuje, i broni się jak najtaniej.
help-opponent-greedy-strength = Mniej więcej tak silny jak Myszka, ale ostrzej atakuje.
help-opponent-potential = Przy każdej możliwości pyta: jak dobre karty mi zostaną? Wysoka średnia ranga jest dobra, atuty bardzo dobre. Gdy talon się skończy, zmienia taktykę i pozbywa się kart; jego uparty brat, Osioł, nigdy tego nie robi. Według rosyjskiego podręcznika systemów inteligentnych: średnia rang, liczonych od jednego, plus dziewięć za każdy atut. Podręcznik szuka też koloru niewygodnego dla obrońcy. Według własnej reguły nigdy go jednak nie zagrywa, bo najniższa zwykła karta zostawia co najmniej tyle samo; wagę może mu nadać suwak.
help-opponent-potential-strength = Zdobywa 59% punktów przeciw Myszce i 57% przeciw Osłu: tyle jest warta zmiana taktyki.
help-opponent-hand-value = Każda ręka ma cenę w punktach, jak w sklepie: asy są drogie, atuty jeszcze droższe, a pary i równe kolory trochę dodają. Gra tak, żeby została najcenniejsza ręka. Nie pamięta zagranych kart. Według artykułu, który napisał hyst329, autor wolnego Durnia OpenFool na licencji MIT. Jeden przeciwnik trzyma się słów artykułu, a z suwakiem wydrukowanego tam kodu, w którym pary prawie nic nie znaczą. Drugi trzyma się programu, decyzja w decyzję.
help-opponent-hand-value-strength = Według wzoru zdobywa 45% punktów przeciw Myszce. Program zdobywa przeciw niej 59%, przeciw wzorowi 66% i gra na równi z Jeżem.
help-opponent-fuzzy = Myśli słowami, nie liczbami: karty i ręce są złe, średnie albo dobre. Wyobraża sobie dwieście możliwych układów kart, przy każdym pyta małe tabele, co robić, i słucha większości. Tabele możesz czytać i zmieniać. Ryś poprawił je, grając sam ze sobą. Według A. F. Lachowa i I. M. Triszyna, Niżny Nowogród, 2005. Tam, gdzie ich tekst można czytać na dwa sposoby, na przykład o pustym talonie, wybierają suwaki; inne przesuwają jego krzywe.
help-opponent-fuzzy-strength = Z oryginalnymi tabelami jest słaby: zdobywa 35% punktów przeciw Myszce. Z wyuczonymi zdobywa przeciw niej 54% i gra na równi z Jeżem.
help-opponent-apprentice = Myśli jak najsłabszy mistrz, Szop, ale zapomina jak człowiek. Najsilniejszy poziom pamięta sześć ostatnich rund oraz wszystkie atuty i asy. Najsłabszy pamięta tylko to, co widzi. Zapomniana karta znowu może być u każdego. Trzy słabsze poziomy też celowo się mylą, ale z umiarem.
help-opponent-apprentice-strength = Każdy poziom zdobywa około dwóch trzecich punktów z niższym. Najsłabszy ogrywa Kurę, ale nie Myszkę; najsilniejszy gra na równi z Jeżem.
help-opponent-master = Nie zapomina żadnej karty. Symuluje tysiące możliwych układów, bardziej prawdopodobne częściej, i w każdym rozgrywa każdą możliwość do końca. Potem wybiera tę, z którą najrzadziej zostaje durniem. Gdy nic już nie jest zakryte, liczy końcówkę ruch po ruchu.
help-opponent-master-strength = Zdecydowanie najsilniejszy: Wilk wygrywa z każdą inną metodą około dziewięciu partii na dziesięć. Wyższe poziomy myślą dłużej: symulują więcej układów, a Niedźwiedź i Sowa rozpoznają, których przeciwników przypominają inni gracze.
help-opponent-novice = Liczy punkty za to, co odwraca każdy ruch: dwa za pionek na krawędzi, jeden za każdy inny, do tego 0,8 za róg albo 0,4 za inne pole krawędzi. Wybiera największą sumę i nie patrzy na twoją odpowiedź. Podobnie jak Borsuk pochodzi z przykładu w rosyjskim podręczniku.
help-opponent-novice-strength = Wygrywa z Kurą 71% gier. Dobry pierwszy przeciwnik.
help-opponent-professional = Liczy punkty jak Szczeniak, ale odejmuje twoją najlepszą odpowiedź. Nie skusi się więc na pięć pionków, jeśli możesz odebrać siedem.
help-opponent-professional-strength = Wygrywa ze Szczeniakiem 77% gier.
help-opponent-ply = Ocenia jak Borsuk, ale patrzy dalej: twoja odpowiedź, jego odpowiedź, twoja odpowiedź na nią.
help-opponent-ply-strength = Przeciw Borsukowi Zając 3 zdobywa 70% punktów, Zając 4 – 83%, Zając 5 – 92%, a Zając 6 – 95%. Według podręcznika liczenie dalej niż na dwa ruchy nic nie daje przeciw ludziom; przeciw programom daje.
help-opponent-engine = Liczy wiele ruchów naprzód. Na końcu każdego wariantu ocenia układy na krawędziach, w rogach i na przekątnych; ich wartości poznał w grach z samym sobą. Pod koniec rozwiązuje grę dokładnie, do ostatniego pionka.
help-opponent-engine-strength = Każdy poziom wygrywa z poprzednim 75–90% gier. Żółw nie myli się na ostatnich 24 polach.

## Keys and touch

help-touch = Dotyk i mysz
help-touch-tap = Dotknij karty albo pola, żeby zagrać. Karty, które możesz zagrać, są lekko uniesione; dozwolone pola mają kropkę.
help-touch-drag = Przeciągnij kartę na stół, żeby zaatakować, dorzucić albo przerzucić. Przeciągnij na kartę ataku, żeby ją pobić.
help-touch-back = Przeciągnij z powrotem nad rękę, żeby się wycofać.
help-keyboard = Klawiatura
help-key-tab = Tab
help-key-tab-does = następna grupa przycisków
help-key-arrows = Strzałki
help-key-arrows-does = wybór karty, pola, przycisku
help-key-enter = Enter
help-key-enter-does = zagranie karty, postawienie pionka, naciśnięcie przycisku
help-key-space = Spacja
help-key-space-does = „Biorę” albo „Gotowe”; postawienie pionka
help-key-hint = H
help-key-hint-does = porada z uzasadnieniem
help-key-line = [ · ]
help-key-line-does = w powodach: wstecz i dalej w wariancie
help-key-undo = U · R
help-key-undo-does = cofnij · ponów
help-key-pass = P
help-key-pass-does = pas (Reversi)
help-key-now = M
help-key-now-does = ponagla przeciwnika, który długo myśli
help-key-escape = Esc
help-key-escape-does = wstecz; przy stole menu

## Playing with friends

help-friends = Gra ze znajomymi
help-friends-invite = Zaproszenie
help-friends-invite-text = W menu głównym dotknij „Znajomi” i wybierz grę albo tego samego przycisku tam, gdzie ustawiasz nową grę: wtedy przy stole obowiązują wybrane tam zasady. Dostaniesz link, kod QR i kod z sześciu liter, które możesz wysłać. Znajomi otwierają link w przeglądarce i siadają do gry. Nikt się nie rejestruje i niczego nie instaluje. Na wolnych miejscach może zagrać komputer.
help-friends-play = Gra
help-friends-play-text = Gospodarz zaczyna, gdy wszyscy są gotowi. Gra się tak samo jak w pojedynkę, tylko porady i powody przeciwników zobaczysz dopiero po partii, chyba że to stół do nauki. Możesz coś powiedzieć minką albo gotowym zdaniem: każdy przeczyta je w swoim języku. Tam też poprosisz innych o zgodę na cofnięcie ruchu. Po partii możesz ją obejrzeć jeszcze raz, przeanalizować i sprawdzić tasowanie.
help-friends-away = Gdy zerwie się połączenie
help-friends-away-text = Miejsce zostaje twoje. Aplikacja sama połączy się ponownie i pokaże, co cię ominęło. Gdy nie ma cię dłużej, gospodarz może pozwolić, żeby do twojego powrotu grał za ciebie komputer. Żeby grać dalej na innym urządzeniu, otwórz na nim link, dotknij swojego miejsca i wybierz „To moje miejsce”.
help-friends-correspondence = Doba na ruch
help-friends-correspondence-text = Na każdy ruch jest doba. Możesz zamknąć aplikację: przy „Znajomi” zobaczysz, ile stołów na ciebie czeka.
help-friends-privacy = Prywatność
help-friends-privacy-text = Serwer zna imię, które wpisujesz, a do końca partii także karty. Miesiąc po ostatnim ruchu stół znika z serwera.

## The fair shuffle

help-shuffle-text = Przed rozdaniem pierwszej karty twoje urządzenie losuje tajną liczbę, ziarno. Jawna metoda wyprowadza z niego kolejność wszystkich kart, więc nikt, nawet program, nie może wybierać kart w trakcie partii.

    Na dowód aplikacja od początku pokazuje odcisk ziarna (w menu stołu, „Uczciwe tasowanie”). Z odcisku nikt nie odgadnie ziarna. Po partii zobaczysz też ziarno. Aplikacja rozda wtedy jeszcze raz na twoich oczach, a każdy może zrobić to samo własnym programem. Gdyby zmieniono choć jedną kartę, odcisk i ziarno by się nie zgadzały.

## Words

help-word-attacker = Atakujący
help-word-attacker-text = gracz, który zaczyna rundę
help-word-bout = Runda
help-word-bout-text = atak i wszystko, co po nim, aż karty zostaną pobite albo wzięte
help-word-beat = Pobić
help-word-beat-text = przykryć kartę ataku wyższą
help-word-defender = Obrońca
help-word-defender-text = gracz, który musi pobić karty rundy
help-word-discard = Odrzucone
help-word-discard-text = pobite karty; do tej partii nie wrócą
help-word-fool = Dureń
help-word-fool-text = ostatni gracz z kartami
help-word-lead = Zagrać
help-word-lead-text = zacząć rundę kartą
help-word-plain = Zwykły kolor
help-word-plain-text = każdy kolor poza atutowym
help-word-take = Wziąć
help-word-take-text = zabrać na rękę wszystkie karty rundy, zamiast je bić
help-word-talon = Talon
help-word-talon-text = karty, które są jeszcze do dobrania
help-word-throw-in = Dorzucić
help-word-throw-in-text = dołożyć kartę rangi, która już leży na stole
help-word-transfer = Przerzucić
help-word-transfer-text = oddać atak następnemu graczowi kartą tej samej rangi
help-word-trump = Atut
help-word-trump-text = kolor, który bije wszystkie inne
help-word-corner = Róg
help-word-corner-text = a1, h1, a8 i h8; pionka w rogu nie da się odwrócić
help-word-difference = Różnica pionków
help-word-difference-text = twoje pionki minus pionki przeciwnika
help-word-disc = Pionek
help-word-disc-text = z jednej strony czarny, z drugiej biały
help-word-empties = Puste pola
help-word-empties-text = pola bez pionka
help-word-flip = Odwrócić
help-word-flip-text = obrócić pionek na drugą stronę
help-word-mobility = Mobilność
help-word-mobility-text = ile dozwolonych ruchów ma strona
help-word-parity = Parzystość
help-word-parity-text = czy obszar ma parzystą, czy nieparzystą liczbę pustych pól
help-word-pass = Pas
help-word-pass-text = oddać kolejkę, bo nie ma dozwolonego ruchu
help-word-ply = Ruch naprzód
help-word-ply-text = jeden ruch jednej strony przy liczeniu naprzód
help-word-evaluation = Ocena
help-word-evaluation-text = ile zdaniem przeciwnika warta jest pozycja
help-word-opponent = Przeciwnik
help-word-opponent-text = gracz, którym kieruje komputer
help-word-sample = Losowanie
help-word-sample-text = jeden możliwy układ zakrytych kart
help-word-search = Przeszukiwanie
help-word-search-text = liczenie naprzód: jeśli ja tak, to ty tak
