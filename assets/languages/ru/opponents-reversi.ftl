# Причины соперников в реверси.
# { $square } — поле в нотации, { $value } — число очков.

reversi-at-random = { $count ->
    [1] Другого хода не было.
   *[other] Выбор наугад; допустимых ходов: { $count }.
}
reversi-must-pass = Ходить некуда, поэтому пасует.
reversi-greatest-gain = { $square } сразу приносит больше всего: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}.
reversi-greatest-gain-less-reply = { $square } приносит больше всего за вычетом лучшего ответа: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}.
reversi-greatest-gain-in-plies = { $square } приносит больше всего, если считать на { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
} вперёд: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}.

reversi-flipped-edge = Перевёрнутые фишки на краю, по два очка
reversi-flipped-inner = Остальные перевёрнутые фишки, по очку
reversi-placed = Само поле
reversi-best-reply = Лучший ответ

engine-searched = { $square }: если считать на { $depth ->
    [one] { $depth } ход
    [few] { $depth } хода
   *[other] { $depth } ходов
} вперёд, ожидаемая разница { $score }.
engine-solved = { $square }: просчитано до конца, при лучшей игре разница { $score }.
engine-erred = { $square }: ожидаемая разница { $score }, хотя другой ход выглядел лучше.
engine-takes-corner = Занимает угол
engine-gives-corner = Открывает угол сопернику
engine-leaves-no-reply = Не оставляет сопернику ходов
engine-leaves-few-replies = Оставляет сопернику мало ходов
engine-makes-stable = Делает фишки стабильными
engine-keeps-parity = Ход в нечётную область (чётность)
engine-replies = Ходов остаётся у соперника
engine-stable-gain = Прибавилось стабильных фишек
engine-depth = Глубина, ходов
engine-nodes = Просмотрено позиций
engine-certainty = Уверенность в отсечённом, %
engine-book = { $square } — ход из дебютной книги; известных ходов здесь: { $count }.

opening-perpendicular = Перпендикулярное начало
opening-diagonal = Диагональное начало
opening-parallel = Параллельное начало
opening-tiger = Тигр
opening-rabbit = Кролик
opening-cow = Корова
opening-heath = Вереск
opening-buffalo = Буйвол
opening-rose = Роза

## Движок о себе

engine-about = Считает варианты с оценкой, которой научился только на собственных партиях, а конец игры просчитывает точно. Уровней двенадцать: чем ниже, тем меньше глубина и больше ошибок.
opponent-engine-1 = Движок 1
opponent-engine-1-line = Смотрит на 1 ход вперёд, очень часто ошибается
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Движок 2
opponent-engine-2-line = Смотрит на 1 ход вперёд, часто ошибается
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Движок 3
opponent-engine-3-line = Смотрит на 1 ход вперёд, порой ошибается
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Движок 4
opponent-engine-4-line = Смотрит на 1 ход вперёд, ошибается редко
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Движок 5
opponent-engine-5-line = Смотрит на 2 хода вперёд, ошибается редко
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Движок 6
opponent-engine-6-line = Смотрит на 3 хода вперёд, ошибается редко
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Движок 7
opponent-engine-7-line = Смотрит на 4 хода вперёд, почти не ошибается
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Движок 8
opponent-engine-8-line = Смотрит на 5 ходов вперёд, почти не ошибается
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Движок 9
opponent-engine-9-line = Смотрит на 6 ходов вперёд, почти не ошибается
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Движок 10
opponent-engine-10-line = Смотрит на 7 ходов вперёд, последние 14 полей — точно
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Движок 11
opponent-engine-11-line = Смотрит на 10 ходов вперёд, последние 17 полей — точно
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Движок 12
opponent-engine-12-line = Смотрит вперёд, насколько хватит двух секунд
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Движок без ошибок
opponent-engine-perfect-line = Последние 24 поля — без ошибок, но думает долго
opponent-engine-perfect-about = { engine-about }
