# Перегляд партій, пересилання і розстановка позицій.

replay-moment = Місце в партії
replay-beginning = Початок партії
replay-first = На початок
replay-back = Крок назад
replay-last = У кінець
replay-play-on = Грати звідси
replay-hands = Карти
replay-close = Закрити перегляд
review-here = Оцінка: { $value }. Найкраще: { $best }

saved-games-copy-link = Копіювати код
saved-games-link-copied = Скопійовано код партії, один рядок. Надішліть його, і партію можна буде вставити на іншому пристрої.
saved-games-replay = Переглянути партію { $number } знову
saved-games-transcript = Копіювати ходи
saved-games-ggf = Копіювати як GGF
saved-games-notation-copied = Скопійовано.
saved-games-save-file = Зберегти у файл
saved-games-share = Поділитися
saved-games-save-as = Зберегти як:
saved-games-share-as = Поділитися як:
saved-games-as-record = Козир
saved-games-as-moves = Ходи
saved-games-as-ggf = GGF
saved-games-file-saved = Збережено: { $file }
saved-games-file-not-saved = Файл не збережено: { $reason }

board = Вигляд дошки
board-turn = Повернути дошку
board-mirror = Віддзеркалити дошку

set-up = Розставити позицію
set-up-black = Чорна фішка
set-up-white = Біла фішка
set-up-empty = Порожнє поле
set-up-black-moves = Хід чорних
set-up-white-moves = Хід білих
set-up-clear = Прибрати все
set-up-usual = Початкова
set-up-copy = Копіювати
set-up-analyse = Аналіз
set-up-play = Грати звідси
set-up-over = Ходити тут ніхто не може, тож гри не вийде.
set-up-must-pass = { $colour ->
    [black] Чорним довелося б пасувати.
   *[white] Білим довелося б пасувати.
}
set-up-sound = Ставте фішки дотиком чи рухом пальця.
set-up-not-a-position = Цей текст — не позиція: { $reason }
new-from-position = З розставленої позиції
new-usual-start = Звичайний початок
