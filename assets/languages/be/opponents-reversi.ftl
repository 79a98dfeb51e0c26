# Што кажуць пра свае рашэнні гульцы ў рэверсі.
# { $square } — клетка, { $value } — лік ачкоў.

reversi-at-random = { $count ->
    [1] Выбіраць не было з чаго.
   *[other] Узята наўздагад; усяго варыянтаў: { $count }.
}
reversi-must-pass = Хадзіць няма куды, чарга пераходзіць да саперніка.
reversi-greatest-gain = { $square } прыносіць больш за ўсё адразу: { $value }.
reversi-greatest-gain-less-reply = { $square } прыносіць больш за ўсё, калі адняць найлепшы адказ: { $value }.
reversi-greatest-gain-in-plies = { $square } прыносіць больш за ўсё на глыбіні { $plies }: { $value }.

reversi-flipped-edge = Перавернутыя фішкі на краі, па два ачкі
reversi-flipped-inner = Іншыя перавернутыя фішкі, па ачку
reversi-placed = Сама клетка
reversi-best-reply = Найлепшы адказ

engine-searched = { $square }: на глыбіні { $depth } лік { $score }.
engine-solved = { $square }: пралічана да канца, пры найлепшай гульні лік { $score }.
engine-erred = { $square }: лік { $score }, а іншае выглядала лепш.
engine-takes-corner = Займае вугал
engine-gives-corner = Адкрывае вугал саперніку
engine-leaves-no-reply = Не пакідае саперніку хода
engine-leaves-few-replies = Пакідае саперніку мала хадоў
engine-makes-stable = Робіць фішкі непарушнымі
engine-keeps-parity = Ход у вобласць з няцотным лікам пустых клетак
engine-replies = Хадоў застаецца ў саперніка
engine-stable-gain = Фішкі, што сталі непарушнымі
engine-depth = Глыбіня ў паўхадах
engine-nodes = Прагледжана пазіцый
engine-exact = Даказана да канца
engine-certainty = Упэўненасць у адсечаным, %
engine-book = { $square } — ход з кнігі дэбютаў; вядомых хадоў тут: { $count }.

opening-perpendicular = Перпендыкулярны пачатак
opening-diagonal = Дыяганальны пачатак
opening-parallel = Паралельны пачатак
opening-tiger = Тыгр
opening-rabbit = Трус
opening-cow = Карова
opening-heath = Верас
opening-buffalo = Буйвал
opening-rose = Ружа

## Рухавік пра сябе

engine-about = Лічыць варыянты з ацэнкай, якой навучыўся толькі на ўласных партыях, а канец гульні пралічвае да апошняй фішкі. З дванаццаці ўзроўняў малодшыя глядзяць бліжэй і выбіраюць больш вольна.
opponent-engine-1 = Рухавік 1
opponent-engine-1-line = Глядзіць на 1 ход наперад, вельмі часта памыляецца
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Рухавік 2
opponent-engine-2-line = Глядзіць на 1 ход наперад, часта памыляецца
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Рухавік 3
opponent-engine-3-line = Глядзіць на 1 ход наперад, часам памыляецца
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Рухавік 4
opponent-engine-4-line = Глядзіць на 1 ход наперад, памыляецца рэдка
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Рухавік 5
opponent-engine-5-line = Глядзіць на 2 хады наперад, памыляецца рэдка
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Рухавік 6
opponent-engine-6-line = Глядзіць на 3 хады наперад, памыляецца рэдка
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Рухавік 7
opponent-engine-7-line = Глядзіць на 4 хады наперад, амаль не памыляецца
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Рухавік 8
opponent-engine-8-line = Глядзіць на 5 хадоў наперад, амаль не памыляецца
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Рухавік 9
opponent-engine-9-line = Глядзіць на 6 хадоў наперад, амаль не памыляецца
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Рухавік 10
opponent-engine-10-line = Глядзіць на 7 хадоў наперад, лічыць да канца за 14 клетак
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Рухавік 11
opponent-engine-11-line = Глядзіць на 10 хадоў наперад, лічыць да канца за 17 клетак
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Рухавік 12
opponent-engine-12-line = Глядзіць так далёка, як паспявае за дзве секунды
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Рухавік без памылак
opponent-engine-perfect-line = За 24 клеткі да канца не памыляецца, але думае доўга
opponent-engine-perfect-about = { engine-about }
