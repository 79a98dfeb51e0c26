# Opening games and positions from files, pasted text and dropped files.
import = Відкрити партію
import-about = Тут можна відкрити партії й позиції з інших програм: записи ходів, дошки у вигляді тексту, файли GGF, базу WTHOR або партію, збережену в «Козирі».
import-drop = Файли можна й просто перетягнути в це вікно.
import-drop-here = Відпустіть, щоб відкрити
import-choose = Вибрати файли
import-paste = Вставити
import-nothing-copied = Ви ще нічого не скопіювали.
import-reading = Читаю…
import-failed = Не вдалося відкрити
# $file names the file that couldn’t be read; $problem says why.
import-in-file = { $file }: { $problem }
import-for-example = Наприклад:
import-search = Гравець, рік або турнір
import-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
import-none-found = Таких партій немає.
# A game whose file doesn’t name the players.
import-unnamed = Партія { $number }
# A position without moves.
import-position = Позиція { $number }
import-unknown-player = ?
import-replay = Перегляд
import-play = Грати з цієї позиції
import-resume = Грати далі
import-save = Зберегти
# Where and why a text can’t be read.
import-at-line = Рядок { $line }, стовпець { $column }: { $problem }
import-empty = Тут немає ні партії, ні позиції.
import-too-long = Завеликий обсяг: понад { $size } МБ.
import-too-large = Файл { $file } завеликий: понад { $size } МБ.
import-unreadable = Не вдалося прочитати { $file }.
import-no-move = «{ $found }» — не поле, як-от f5, і не пас (--).
import-illegal-game-over = хід { $move } записано після кінця партії.
import-illegal-occupied = хід { $move } неможливий: на цьому полі вже стоїть фішка.
import-illegal-flips-nothing = хід { $move } неможливий: він нічого не перевертає.
import-illegal-must-pass = хід { $move } неможливий: ходити нікуди, потрібен пас.
import-illegal-cannot-pass = пасувати тут не можна: є куди ходити.
import-after-result = зайве «{ $found }»: після результату в рядку нічого не має бути.
import-one-or-several = тут може бути й одна партія, і кілька. Розділіть партії порожнім рядком або пронумеруйте ходи.
import-no-square = «{ $found }» — не фішка (X, O) і не порожнє поле (-).
import-two-symbols = «{ $first }» і «{ $second }» означали б те саме. Позначайте однакові поля одним знаком.
import-too-few-squares = дошка обривається після { $squares ->
    [one] { $squares } поля
    [few] { $squares } полів
   *[many] { $squares } полів
}, а їх має бути 64.
import-too-many-squares = на дошці понад 64 поля.
import-row-length = у { $row }-му ряду { $squares ->
    [one] { $squares } поле
    [few] { $squares } поля
   *[many] { $squares } полів
}, а має бути 8.
import-too-few-rows = дошка обривається після { $rows ->
    [one] { $rows } ряду
    [few] { $rows } рядів
   *[many] { $rows } рядів
}, а їх має бути 8.
import-no-scored-move = «{ $found }» — не хід з оцінкою, як-от F5:+2.
import-open-tag = тег не закрито. Тег має такий вигляд: [Black "Ім’я"].
import-ggf-cut-short = текст обривається посеред партії; партія GGF закінчується знаками ;)
import-ggf-no-property = замість «{ $found }» тут має бути властивість, як-от PB[ім’я], або ;)
import-other-game = відкрити можна лише партії Othello, а тут «{ $found }».
import-other-kind = відкрити можна лише партії на дошці 8 на 8, а тут «{ $found }».
import-ggf-board = дошка не читається: потрібні 64 поля й позначка, чий хід.
import-ggf-no-board = у партії немає дошки (BO).
import-ggf-second-board = у партії дві дошки (BO).
import-no-result = «{ $found }» — не результат. Потрібне число, як-от +4.00, або «?».
import-wrong-turn = зараз ходять не { $colour ->
    [black] чорні
   *[white] білі
}.
import-wthor-damaged = Файл пошкоджено, або це не файл бази WTHOR.
import-wthor-other = Відкрити можна лише партії на дошці 8 на 8.
import-wthor-illegal = Партія { $game }: хід { $number } неможливий.
import-only-names = У цьому файлі лише імена. Відкрийте його разом із файлом партій .wtb.
import-not-text = Це не текст і не файл бази WTHOR.
