# Партии, которые смотрят заново и пересылают, и расставленные позиции.

replay-moment = Момент партии
replay-beginning = Начало
replay-first = К началу
replay-back = На шаг назад
replay-last = К концу
replay-play-on = Играть отсюда
replay-hands = Карты
replay-close = Закрыть просмотр
review-here = Оценка: { $value }. Лучше всего: { $best }

saved-games-copy-link = Скопировать для пересылки
saved-games-link-copied = Скопировано: одна строка, её можно послать другому, а он вставит её здесь.
saved-games-replay = Посмотреть номер { $number } заново
saved-games-transcript = Скопировать ходы
saved-games-ggf = Скопировать в GGF
saved-games-notation-copied = Скопировано.

board = Доска
board-turn = Повернуть доску
board-mirror = Отразить доску

set-up = Расставить позицию
set-up-black = Чёрная фишка
set-up-white = Белая фишка
set-up-empty = Пустая клетка
set-up-black-moves = Ход чёрных
set-up-white-moves = Ход белых
set-up-clear = Убрать все
set-up-usual = Начало
set-up-copy = Копия
set-up-analyse = Анализ
set-up-play = Играть отсюда
set-up-over = Ни одна сторона не может поставить фишку: играть было бы не во что.
set-up-must-pass = { $colour ->
    [black] Чёрным пришлось бы пасовать.
   *[white] Белым пришлось бы пасовать.
}
set-up-sound = Ставьте фишки касанием или рисуйте пальцем; так играть можно.
set-up-not-a-position = В этом тексте нет позиции: { $reason }
new-from-position = С расставленной позиции
new-usual-start = Начать как обычно
