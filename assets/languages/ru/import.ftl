# Opening games and positions from files, pasted text and dropped files.
import = Открыть партию
import-about = Здесь можно открыть партии и позиции из других программ: записи ходов, доски в виде текста, файлы GGF, базу WTHOR или партию, сохранённую в «Козыре».
import-drop = Файлы можно и просто перетащить в это окно.
import-drop-here = Отпустите, чтобы открыть
import-choose = Выбрать файлы
import-paste = Вставить
import-nothing-copied = Вы ещё ничего не скопировали.
import-reading = Читаю…
import-failed = Не удалось открыть
# $file names the file that couldn’t be read; $problem says why.
import-in-file = { $file }: { $problem }
import-for-example = Например:
import-search = Игрок, год или турнир
import-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
import-none-found = Таких партий нет.
# A game whose file doesn’t name the players.
import-unnamed = Партия { $number }
# A position without moves.
import-position = Позиция { $number }
import-unknown-player = ?
import-replay = Посмотреть
import-play = Играть с этой позиции
import-resume = Играть дальше
import-save = Сохранить
# Where and why a text can’t be read.
import-at-line = Строка { $line }, столбец { $column }: { $problem }
import-empty = Здесь нет ни партии, ни позиции.
import-too-long = Слишком большой объём: больше { $size } МБ.
import-too-large = Файл { $file } слишком большой: больше { $size } МБ.
import-unreadable = Не удалось прочитать { $file }.
import-no-move = «{ $found }» — не поле вроде f5 и не пас (--).
import-illegal-game-over = ход { $move } записан после конца партии.
import-illegal-occupied = ход { $move } невозможен: на этом поле уже стоит фишка.
import-illegal-flips-nothing = ход { $move } невозможен: он ничего не переворачивает.
import-illegal-must-pass = ход { $move } невозможен: ходить некуда, нужен пас.
import-illegal-cannot-pass = пасовать здесь нельзя: есть куда ходить.
import-after-result = лишнее «{ $found }»: после результата в строке ничего не должно быть.
import-one-or-several = здесь может быть и одна партия, и несколько. Разделите партии пустой строкой или пронумеруйте ходы.
import-no-square = «{ $found }» — не фишка (X, O) и не пустое поле (-).
import-two-symbols = «{ $first }» и «{ $second }» означали бы одно и то же. Обозначайте одинаковые поля одним знаком.
import-too-few-squares = доска обрывается после { $squares ->
    [one] { $squares } поля
    [few] { $squares } полей
   *[many] { $squares } полей
}, а их должно быть 64.
import-too-many-squares = на доске больше 64 полей.
import-row-length = в { $row }-м ряду { $squares ->
    [one] { $squares } поле
    [few] { $squares } поля
   *[many] { $squares } полей
}, а должно быть 8.
import-too-few-rows = доска обрывается после { $rows ->
    [one] { $rows } ряда
    [few] { $rows } рядов
   *[many] { $rows } рядов
}, а их должно быть 8.
import-no-scored-move = «{ $found }» — не ход с оценкой вроде F5:+2.
import-open-tag = тег не закрыт. Тег выглядит так: [Black "Имя"].
import-ggf-cut-short = текст обрывается посреди партии; партия GGF заканчивается знаками ;)
import-ggf-no-property = вместо «{ $found }» здесь должно быть свойство, например PB[имя], или ;)
import-other-game = открыть можно только партии Othello, а здесь «{ $found }».
import-other-kind = открыть можно только партии на доске 8 на 8, а здесь «{ $found }».
import-ggf-board = доска не читается: нужны 64 поля и указание, чей ход.
import-ggf-no-board = в партии нет доски (BO).
import-ggf-second-board = в партии две доски (BO).
import-no-result = «{ $found }» — не результат. Нужно число, например +4.00, или «?».
import-wrong-turn = сейчас ходят не { $colour ->
    [black] чёрные
   *[white] белые
}.
import-wthor-damaged = Файл повреждён, или это не файл базы WTHOR.
import-wthor-other = Открыть можно только партии на доске 8 на 8.
import-wthor-illegal = Партия { $game }: ход { $number } невозможен.
import-only-names = В этом файле только имена. Откройте его вместе с файлом партий .wtb.
import-not-text = Это не текст и не файл базы WTHOR.
