# Reasons of the Reversi opponents.
# { $square } is a square in notation, { $value } a number of points.

reversi-at-random = { $count ->
    [1] Był tylko jeden dozwolony ruch.
   *[other] Wybór losowy spośród { $count } dozwolonych ruchów.
}
reversi-must-pass = Nie ma ruchu, więc pasuje.
reversi-greatest-gain = { $square } daje od razu najwięcej punktów: { $value }.
reversi-greatest-gain-less-reply = { $square } daje najwięcej punktów po najlepszej odpowiedzi: { $value }.
reversi-greatest-gain-in-plies = { $square } daje najwięcej punktów, licząc { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
   *[many] { $plies } ruchów
} naprzód: { $value }.

reversi-flipped-edge = Odwrócone pionki na krawędzi, po dwa punkty
reversi-flipped-inner = Inne odwrócone pionki, po jednym punkcie
reversi-placed = Samo pole
reversi-best-reply = Najlepsza odpowiedź

engine-searched = { $square }: licząc { $depth ->
    [one] { $depth } ruch
    [few] { $depth } ruchy
   *[many] { $depth } ruchów
} naprzód, przewidywana różnica pionków to { $score }.
engine-solved = { $square }: policzone do końca; bezbłędna gra daje różnicę pionków { $score }.
engine-erred = { $square }: przewidywana różnica pionków to { $score }, ale inny ruch wyglądał lepiej.
engine-takes-corner = Zajmuje róg
engine-gives-corner = Otwiera przeciwnikowi róg
engine-leaves-no-reply = Nie zostawia przeciwnikowi ruchu
engine-leaves-few-replies = Zostawia przeciwnikowi mało ruchów
engine-makes-stable = Przybywa stabilnych pionków
engine-keeps-parity = Wchodzi w nieparzysty obszar
engine-replies = Odpowiedzi przeciwnika
engine-stable-gain = Nowe stabilne pionki
engine-depth = Ruchy naprzód
engine-nodes = Zbadane pozycje
engine-certainty = Pewność co do pominiętego, %
engine-book = { $count ->
    [1] { $square } to ruch z księgi otwarć, jedyny tu znany.
   *[other] { $square } to jeden z { $count } ruchów, które zna tu księga otwarć.
}

opening-perpendicular = Otwarcie prostopadłe
opening-diagonal = Otwarcie ukośne
opening-parallel = Otwarcie równoległe
opening-tiger = Tygrys
opening-rabbit = Królik
opening-cow = Krowa
opening-heath = Wrzos
opening-buffalo = Bawół
opening-rose = Róża

## The engine introduces itself

engine-about = Liczy naprzód z oceną, której nauczył się wyłącznie z własnych partii, a końcówkę rozwiązuje dokładnie. Z dwunastu poziomów niższe liczą płycej i częściej się mylą.
opponent-engine-1 = Silnik 1
opponent-engine-1-line = Liczy 1 ruch naprzód, myli się bardzo często
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Silnik 2
opponent-engine-2-line = Liczy 1 ruch naprzód, myli się często
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Silnik 3
opponent-engine-3-line = Liczy 1 ruch naprzód, czasem się myli
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Silnik 4
opponent-engine-4-line = Liczy 1 ruch naprzód, rzadko się myli
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Silnik 5
opponent-engine-5-line = Liczy 2 ruchy naprzód, rzadko się myli
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Silnik 6
opponent-engine-6-line = Liczy 3 ruchy naprzód, rzadko się myli
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Silnik 7
opponent-engine-7-line = Liczy 4 ruchy naprzód, prawie się nie myli
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Silnik 8
opponent-engine-8-line = Liczy 5 ruchów naprzód, prawie się nie myli
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Silnik 9
opponent-engine-9-line = Liczy 6 ruchów naprzód, prawie się nie myli
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Silnik 10
opponent-engine-10-line = Liczy 7 ruchów naprzód, rozwiązuje ostatnie 14 pól
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Silnik 11
opponent-engine-11-line = Liczy 10 ruchów naprzód, rozwiązuje ostatnie 17 pól
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Silnik 12
opponent-engine-12-line = Liczy tak daleko, jak zdąży w dwie sekundy
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Silnik bezbłędny
opponent-engine-perfect-line = Bezbłędny na ostatnich 24 polach, ale myśli długo
opponent-engine-perfect-about = { engine-about }
