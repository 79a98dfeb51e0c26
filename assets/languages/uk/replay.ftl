# Партії, які дивляться знову й пересилають, і розставлені позиції.

replay-moment = Мить партії
replay-beginning = Початок
replay-first = На початок
replay-back = На крок назад
replay-last = У кінець
replay-play-on = Грати звідси
replay-hands = Карти
replay-close = Закрити перегляд
review-here = Оцінка: { $value }. Найкраще: { $best }

saved-games-copy-link = Скопіювати для пересилання
saved-games-link-copied = Скопійовано: один рядок, його можна надіслати іншому, а той вставить його тут.
saved-games-replay = Переглянути номер { $number } знову
saved-games-transcript = Скопіювати ходи
saved-games-ggf = Скопіювати у GGF
saved-games-notation-copied = Скопійовано.

board = Дошка
board-turn = Повернути дошку
board-mirror = Віддзеркалити дошку

set-up = Розставити позицію
set-up-black = Чорна фішка
set-up-white = Біла фішка
set-up-empty = Порожня клітинка
set-up-black-moves = Хід чорних
set-up-white-moves = Хід білих
set-up-clear = Прибрати все
set-up-usual = Початок
set-up-copy = Копія
set-up-analyse = Аналіз
set-up-play = Грати звідси
set-up-over = Жодна сторона не може поставити фішку: грати було б ні в що.
set-up-must-pass = { $colour ->
    [black] Чорним довелося б пасувати.
   *[white] Білим довелося б пасувати.
}
set-up-sound = Ставте фішки дотиком або малюйте пальцем; так грати можна.
set-up-not-a-position = У цьому тексті немає позиції: { $reason }
new-from-position = З розставленої позиції
new-usual-start = Почати як звичайно
