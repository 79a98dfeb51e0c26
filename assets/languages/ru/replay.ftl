# Просмотр партий, пересылка и редактор позиций.

replay-moment = Момент партии
replay-beginning = Начало
replay-first = К началу
replay-back = На шаг назад
replay-last = К концу
replay-play-on = Играть отсюда
replay-hands = Карты
replay-close = Закрыть просмотр
review-here = Оценка: { $value }. Лучше всего: { $best }

saved-games-copy-link = Копировать код
saved-games-link-copied = Скопирован код партии, одна строка. Отправьте его кому угодно: вставить его можно на любом устройстве.
saved-games-replay = Посмотреть партию { $number } снова
saved-games-transcript = Копировать ходы
saved-games-ggf = Копировать в GGF
saved-games-notation-copied = Скопировано.
saved-games-save-file = Сохранить в файл
saved-games-share = Поделиться
saved-games-save-as = Сохранить как:
saved-games-share-as = Поделиться как:
saved-games-as-record = Козырь
saved-games-as-moves = Ходы
saved-games-as-ggf = GGF
saved-games-file-saved = Сохранено: { $file }
saved-games-file-not-saved = Файл не сохранён: { $reason }

board = Доска
board-turn = Повернуть доску
board-mirror = Отразить доску

set-up = Расставить позицию
set-up-black = Чёрная фишка
set-up-white = Белая фишка
set-up-empty = Пустое поле
set-up-black-moves = Ход чёрных
set-up-white-moves = Ход белых
set-up-clear = Очистить
set-up-usual = Исходная
set-up-copy = Копировать
set-up-analyse = Анализ
set-up-play = Играть отсюда
set-up-over = Никому некуда ходить, играть тут нечего.
set-up-must-pass = { $colour ->
    [black] Чёрным пришлось бы пасовать.
   *[white] Белым пришлось бы пасовать.
}
set-up-sound = Ставьте фишки касанием или ведите пальцем.
set-up-not-a-position = В этом тексте нет позиции: { $reason }
new-from-position = С расставленной позиции
new-usual-start = Обычное начало
