# Opening games and positions from files, pasted text and dropped files.
import = Адкрыць партыю
import-about = Тут можна адкрыць партыі і пазіцыі з іншых праграм: запісы хадоў, дошкі ў выглядзе тэксту, файлы GGF, базу WTHOR або партыю, захаваную ў «Козыры».
import-drop = Файлы можна і проста перацягнуць у гэта акно.
import-drop-here = Адпусціце, каб адкрыць
import-choose = Выбраць файлы
import-paste = Уставіць
import-nothing-copied = Вы яшчэ нічога не скапіявалі.
import-reading = Чытаем…
import-failed = Не ўдалося адкрыць
# $file names the file that couldn’t be read; $problem says why.
import-in-file = { $file }: { $problem }
import-for-example = Напрыклад:
import-search = Гулец, год або турнір
import-count = { $count ->
    [one] { $count } партыя
    [few] { $count } партыі
   *[many] { $count } партый
}
import-none-found = Такіх партый няма.
# A game whose file doesn’t name the players.
import-unnamed = Партыя { $number }
# A position without moves.
import-position = Пазіцыя { $number }
import-unknown-player = ?
import-replay = Прагляд
import-play = Гуляць з гэтай пазіцыі
import-resume = Гуляць далей
import-save = Захаваць
# Where and why a text can’t be read.
import-at-line = Радок { $line }, слупок { $column }: { $problem }
import-empty = Тут няма ні партыі, ні пазіцыі.
import-too-long = Занадта вялікі аб’ём: больш за { $size } МБ.
import-too-large = Файл { $file } занадта вялікі: больш за { $size } МБ.
import-unreadable = Не ўдалося прачытаць { $file }.
import-no-move = «{ $found }» — не поле накшталт f5 і не пас (--).
import-illegal-game-over = ход { $move } запісаны пасля канца партыі.
import-illegal-occupied = ход { $move } немагчымы: на гэтым полі ўжо стаіць фішка.
import-illegal-flips-nothing = ход { $move } немагчымы: ён нічога не пераварочвае.
import-illegal-must-pass = ход { $move } немагчымы: хадзіць няма куды, трэба пасаваць.
import-illegal-cannot-pass = пасаваць тут нельга: ёсць куды хадзіць.
import-after-result = лішняе «{ $found }»: пасля выніку ў радку нічога не павінна быць.
import-one-or-several = тут можа быць і адна партыя, і некалькі. Раздзяліце партыі пустым радком або пранумаруйце хады.
import-no-square = «{ $found }» — не фішка (X, O) і не пустое поле (-).
import-two-symbols = «{ $first }» і «{ $second }» азначалі б адно і тое ж. Пазначайце аднолькавыя палі адным знакам.
import-too-few-squares = дошка абрываецца пасля { $squares ->
    [one] { $squares } поля
    [few] { $squares } палёў
   *[many] { $squares } палёў
}, а іх мае быць 64.
import-too-many-squares = на дошцы больш за 64 палі.
import-row-length = у { $row }-м радзе { $squares ->
    [one] { $squares } поле
    [few] { $squares } палі
   *[many] { $squares } палёў
}, а мае быць 8.
import-too-few-rows = дошка абрываецца пасля { $rows ->
    [one] { $rows } рада
    [few] { $rows } радоў
   *[many] { $rows } радоў
}, а іх мае быць 8.
import-no-scored-move = «{ $found }» — не ход з ацэнкай накшталт F5:+2.
import-open-tag = тэг не закрыты. Тэг выглядае так: [Black "Імя"].
import-ggf-cut-short = тэкст абрываецца на сярэдзіне партыі; партыя GGF заканчваецца знакамі ;)
import-ggf-no-property = замест «{ $found }» тут мае быць уласцівасць, напрыклад PB[імя], або ;)
import-other-game = адкрыць можна толькі партыі Othello, а тут «{ $found }».
import-other-kind = адкрыць можна толькі партыі на дошцы 8 на 8, а тут «{ $found }».
import-ggf-board = дошка не чытаецца: патрэбны 64 палі і звесткі, чый ход.
import-ggf-no-board = у партыі няма дошкі (BO).
import-ggf-second-board = у партыі дзве дошкі (BO).
import-no-result = «{ $found }» — не вынік. Патрэбны лік, напрыклад +4.00, або «?».
import-wrong-turn = цяпер ходзяць не { $colour ->
    [black] чорныя
   *[white] белыя
}.
import-wthor-damaged = Файл пашкоджаны, або гэта не файл базы WTHOR.
import-wthor-other = Адкрыць можна толькі партыі на дошцы 8 на 8.
import-wthor-illegal = Партыя { $game }: ход { $number } немагчымы.
import-only-names = У гэтым файле толькі імёны. Адкрыйце яго разам з файлам партый .wtb.
import-not-text = Гэта не тэкст і не файл базы WTHOR.
