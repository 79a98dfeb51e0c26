# Прагляд партый, перасылка і рэдактар пазіцый.

replay-moment = Момант партыі
replay-beginning = Пачатак
replay-first = У пачатак
replay-back = На крок назад
replay-last = У канец
replay-play-on = Гуляць адсюль
replay-hands = Карты
replay-close = Закрыць прагляд
review-here = Ацэнка: { $value }. Найлепш: { $best }

saved-games-copy-link = Капіяваць для перасылкі
saved-games-link-copied = Скапіяваны код партыі, адзін радок. Дашліце яго каму хочаце, і партыю можна будзе ўставіць на іншай прыладзе.
saved-games-replay = Перагледзець партыю { $number }
saved-games-transcript = Капіяваць хады
saved-games-ggf = Капіяваць як GGF
saved-games-notation-copied = Скапіявана.
saved-games-save-file = Захаваць у файл
saved-games-share = Падзяліцца
saved-games-save-as = Захаваць як:
saved-games-share-as = Падзяліцца як:
saved-games-as-record = Козыр
saved-games-as-moves = Хады
saved-games-as-ggf = GGF
saved-games-file-saved = Захавана: { $file }
saved-games-file-not-saved = Файл не захаваны: { $reason }

board = Дошка
board-turn = Павярнуць дошку
board-mirror = Адлюстраваць дошку

set-up = Расставіць пазіцыю
set-up-black = Чорная фішка
set-up-white = Белая фішка
set-up-empty = Пустое поле
set-up-black-moves = Ход чорных
set-up-white-moves = Ход белых
set-up-clear = Ачысціць
set-up-usual = Пачатковая
set-up-copy = Капіяваць
set-up-analyse = Аналіз
set-up-play = Гуляць адсюль
set-up-over = Ніхто не можа хадзіць: гуляць няма чаго.
set-up-must-pass = { $colour ->
    [black] Чорным давялося б пасаваць.
   *[white] Белым давялося б пасаваць.
}
set-up-sound = Стаўце фішкі дотыкам ці рухам пальца.
set-up-not-a-position = Гэты тэкст — не пазіцыя: { $reason }
new-from-position = З расстаўленай пазіцыі
new-usual-start = Звычайны пачатак
