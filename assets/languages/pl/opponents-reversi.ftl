# What the opponents that play Reversi say of their decisions.
# { $square } is a square in notation, { $value } a number of points.

reversi-at-random = { $count ->
    [1] Nie było z czego wybierać.
    [few] Na oślep, spośród { $count } możliwości.
   *[many] Na oślep, spośród { $count } możliwości.
}
reversi-must-pass = Nie ma gdzie postawić, więc kolej drugiej strony.
reversi-greatest-gain = { $square } daje od razu najwięcej, punkty: { $value }.
reversi-greatest-gain-less-reply = { $square } daje najwięcej po odjęciu najlepszej odpowiedzi, punkty: { $value }.
reversi-greatest-gain-in-plies = { $square } daje najwięcej na głębokości { $plies }, punkty: { $value }.

reversi-flipped-edge = Odwrócone pionki na krawędzi, po dwa punkty
reversi-flipped-inner = Inne odwrócone pionki, po punkcie
reversi-placed = Samo pole
reversi-best-reply = Najlepsza odpowiedź

engine-searched = { $square }: na głębokości { $depth } przewaga wynosi { $score }.
engine-solved = { $square }: policzone do końca, najlepsza gra prowadzi do { $score }.
engine-erred = { $square }: przewaga wynosi { $score }, a coś innego wyglądało lepiej.
engine-takes-corner = Zajmuje róg
engine-gives-corner = Otwiera róg przeciwnikowi
engine-leaves-no-reply = Nie zostawia przeciwnikowi ruchu
engine-leaves-few-replies = Zostawia przeciwnikowi mały wybór
engine-makes-stable = Zabezpiecza pionki na zawsze
engine-keeps-parity = Ruch w obszar o nieparzystej liczbie pustych pól
engine-replies = Ruchy zostawione przeciwnikowi
engine-stable-gain = Własne pionki zabezpieczone
engine-depth = Głębokość w półruchach
engine-nodes = Odwiedzone pozycje
engine-exact = Dowiedzione do końca
engine-certainty = Pewność co do pominiętego, %
engine-book = { $square } jest w księdze otwarć; znane tu ruchy: { $count }.

opening-perpendicular = Otwarcie prostopadłe
opening-diagonal = Otwarcie przekątne
opening-parallel = Otwarcie równoległe
opening-tiger = Tygrys
opening-rabbit = Królik
opening-cow = Krowa
opening-heath = Wrzos
opening-buffalo = Bawół
opening-rose = Róża

## The engine introduces itself

engine-about = Liczy w przód z oceną, której nauczył się wyłącznie na własnych partiach, a koniec gry liczy do ostatniego pionka. Z dwunastu poziomów niższe patrzą bliżej i wybierają swobodniej.
opponent-engine-1 = Silnik 1
opponent-engine-1-line = Patrzy 1 ruch w przód, myli się bardzo często
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Silnik 2
opponent-engine-2-line = Patrzy 1 ruch w przód, myli się często
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Silnik 3
opponent-engine-3-line = Patrzy 1 ruch w przód, czasem się myli
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Silnik 4
opponent-engine-4-line = Patrzy 1 ruch w przód, rzadko się myli
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Silnik 5
opponent-engine-5-line = Patrzy 2 ruchy w przód, rzadko się myli
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Silnik 6
opponent-engine-6-line = Patrzy 3 ruchy w przód, rzadko się myli
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Silnik 7
opponent-engine-7-line = Patrzy 4 ruchy w przód, prawie się nie myli
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Silnik 8
opponent-engine-8-line = Patrzy 5 ruchów w przód, prawie się nie myli
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Silnik 9
opponent-engine-9-line = Patrzy 6 ruchów w przód, prawie się nie myli
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Silnik 10
opponent-engine-10-line = Patrzy 7 ruchów w przód, liczy ostatnie 14 pól
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Silnik 11
opponent-engine-11-line = Patrzy 10 ruchów w przód, liczy ostatnie 17 pól
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Silnik 12
opponent-engine-12-line = Patrzy tak daleko, jak zdąży w dwie sekundy
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Silnik bezbłędny
opponent-engine-perfect-line = Nigdy się nie myli na ostatnich 24 polach, ale myśli długo
opponent-engine-perfect-about = { engine-about }
