# Прычыны сапернікаў у рэверсі.
# { $square } — поле, { $value } — лік ачкоў.

reversi-at-random = { $count ->
    [1] Ход быў толькі адзін.
    [one] Наўздагад з { $count } магчымага ходу.
   *[other] Наўздагад з { $count } магчымых хадоў.
}
reversi-must-pass = Хадзіць няма куды, таму пас.
reversi-greatest-gain = { $square } прыносіць найбольш адразу: { $value ->
    [one] { $value } ачко
    [few] { $value } ачкі
    [many] { $value } ачкоў
   *[other] { $value } ачка
}.
reversi-greatest-gain-less-reply = { $square } прыносіць найбольш пасля найлепшага адказу: { $value ->
    [one] { $value } ачко
    [few] { $value } ачкі
    [many] { $value } ачкоў
   *[other] { $value } ачка
}.
reversi-greatest-gain-in-plies = { $square } прыносіць найбольш, калі глядзець на { $plies ->
    [one] { $plies } ход
    [few] { $plies } хады
   *[many] { $plies } хадоў
} наперад: { $value ->
    [one] { $value } ачко
    [few] { $value } ачкі
    [many] { $value } ачкоў
   *[other] { $value } ачка
}.

reversi-flipped-edge = Перавернутыя фішкі на краі, па два ачкі
reversi-flipped-inner = Іншыя перавернутыя фішкі, па ачку
reversi-placed = Само поле
reversi-best-reply = Найлепшы адказ

engine-searched = { $square }: калі глядзець на { $depth ->
    [one] { $depth } ход
    [few] { $depth } хады
   *[many] { $depth } хадоў
} наперад, чаканая розніца { $score }.
engine-solved = { $square }: пралічана да канца, пры найлепшай гульні розніца { $score }.
engine-erred = { $square }: чаканая розніца { $score }, але іншы ход выглядаў лепш.
engine-takes-corner = Займае вугал
engine-gives-corner = Адкрывае вугал саперніку
engine-leaves-no-reply = Не пакідае саперніку хадоў
engine-leaves-few-replies = Пакідае саперніку мала хадоў
engine-makes-stable = Робіць фішкі стабільнымі
engine-keeps-parity = Ход на няцотны ўчастак
engine-replies = Хадоў застаецца ў саперніка
engine-stable-gain = Новых стабільных фішак
engine-depth = Глыбіня, хадоў
engine-nodes = Прагледжана пазіцый
engine-certainty = Упэўненасць у адсечаным, %
engine-book = { $square } — ход з дэбютнай кнігі, { $count ->
    [1] адзіны вядомы тут
   *[other] адзін з { $count } вядомых тут
}.

opening-perpendicular = Перпендыкулярны дэбют
opening-diagonal = Дыяганальны дэбют
opening-parallel = Паралельны дэбют
opening-tiger = Тыгр
opening-rabbit = Трус
opening-cow = Карова
opening-heath = Верас
opening-buffalo = Буйвал
opening-rose = Ружа

## Рухавік пра сябе

engine-about = Пралічвае хады наперад з ацэнкай, якой навучыўся толькі на ўласных партыях, а канец гульні пралічвае дакладна. З дванаццаці ўзроўняў малодшыя глядзяць бліжэй і памыляюцца часцей.
opponent-engine-1 = Рухавік 1
opponent-engine-1-line = Глядзіць на 1 ход наперад, памылак шмат
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Рухавік 2
opponent-engine-2-line = Глядзіць на 1 ход наперад, часта памыляецца
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Рухавік 3
opponent-engine-3-line = Глядзіць на 1 ход наперад, часам памыляецца
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Рухавік 4
opponent-engine-4-line = Глядзіць на 1 ход наперад, мала памыляецца
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Рухавік 5
opponent-engine-5-line = Глядзіць на 2 хады наперад, мала памыляецца
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Рухавік 6
opponent-engine-6-line = Глядзіць на 3 хады наперад, мала памыляецца
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Рухавік 7
opponent-engine-7-line = Глядзіць на 4 хады наперад, памыляецца рэдка
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Рухавік 8
opponent-engine-8-line = Глядзіць на 5 хадоў наперад, памыляецца рэдка
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Рухавік 9
opponent-engine-9-line = Глядзіць на 6 хадоў наперад, памыляецца рэдка
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Рухавік 10
opponent-engine-10-line = Глядзіць на 7 хадоў наперад, рашае апошнія 14 палёў
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Рухавік 11
opponent-engine-11-line = Глядзіць на 10 хадоў наперад, рашае апошнія 17 палёў
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Рухавік 12
opponent-engine-12-line = Глядзіць так далёка, як паспее за дзве секунды
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Рухавік без памылак
opponent-engine-perfect-line = Апошнія 24 палі — без памылак, але думае доўга
opponent-engine-perfect-about = { engine-about }
