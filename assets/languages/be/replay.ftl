# Партыі, якія глядзяць нанова і перасылаюць, і расстаўленыя пазіцыі.

replay-moment = Момант партыі
replay-beginning = Пачатак
replay-first = Да пачатку
replay-back = На крок назад
replay-last = Да канца
replay-play-on = Гуляць адсюль
replay-hands = Карты
replay-close = Закрыць прагляд
review-here = Ацэнка: { $value }. Найлепш: { $best }

saved-games-copy-link = Скапіяваць для перасылкі
saved-games-link-copied = Скапіявана: адзін радок, яго можна паслаць іншаму, а ён уставіць яго тут.
saved-games-replay = Паглядзець нумар { $number } нанова
saved-games-transcript = Скапіяваць хады
saved-games-ggf = Скапіяваць у GGF
saved-games-notation-copied = Скапіявана.

board = Дошка
board-turn = Павярнуць дошку
board-mirror = Адлюстраваць дошку

set-up = Расставіць пазіцыю
set-up-black = Чорная фішка
set-up-white = Белая фішка
set-up-empty = Пустая клетка
set-up-black-moves = Ход чорных
set-up-white-moves = Ход белых
set-up-clear = Прыбраць усе
set-up-usual = Пачатак
set-up-copy = Копія
set-up-analyse = Аналіз
set-up-play = Гуляць адсюль
set-up-over = Ніводзін бок не можа паставіць фішку: гуляць не было б у што.
set-up-must-pass = { $colour ->
    [black] Чорным давялося б пасаваць.
   *[white] Белым давялося б пасаваць.
}
set-up-sound = Стаўце фішкі дотыкам або малюйце пальцам; так гуляць можна.
set-up-not-a-position = У гэтым тэксце няма пазіцыі: { $reason }
new-from-position = З расстаўленай пазіцыі
new-usual-start = Пачаць як звычайна
