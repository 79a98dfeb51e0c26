# Что говорят о своих решениях игроки в реверси.
# { $square } — клетка, { $value } — число очков.

reversi-at-random = { $count ->
    [1] Выбирать было не из чего.
   *[other] Взято наугад; всего вариантов: { $count }.
}
reversi-must-pass = Ходить некуда, очередь переходит к сопернику.
reversi-greatest-gain = { $square } приносит больше всего сразу: { $value }.
reversi-greatest-gain-less-reply = { $square } приносит больше всего за вычетом лучшего ответа: { $value }.
reversi-greatest-gain-in-plies = { $square } приносит больше всего на глубине { $plies }: { $value }.

reversi-flipped-edge = Перевёрнутые фишки на кромке, по два очка
reversi-flipped-inner = Прочие перевёрнутые фишки, по очку
reversi-placed = Сама клетка
reversi-best-reply = Лучший ответ

engine-searched = { $square }: на { $depth } полуходов вперёд счёт { $score }.
engine-solved = { $square }: просчитано до конца, при лучшей игре счёт { $score }.
engine-takes-corner = Занимает угол
engine-gives-corner = Открывает угол сопернику
engine-leaves-no-reply = Не оставляет сопернику хода
engine-leaves-few-replies = Оставляет сопернику мало ходов
engine-makes-stable = Делает фишки неуязвимыми
engine-keeps-parity = Ход в область с нечётным числом пустых клеток
engine-replies = Ходов остаётся у соперника
engine-stable-gain = Фишки, ставшие неуязвимыми
engine-depth = Глубина в полуходах
engine-nodes = Просмотрено позиций
engine-exact = Доказано до конца
engine-book = { $square } — ход из книги дебютов; известных ходов здесь: { $count }.

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

engine-about = Считает варианты с оценкой, которой научился только на собственных партиях, а конец игры просчитывает до последней фишки. Из двенадцати уровней младшие смотрят ближе и выбирают вольнее.
mind-engine-1 = Движок 1
mind-engine-1-line = Смотрит на 1 ход вперёд, очень часто ошибается
mind-engine-1-about = { engine-about }
mind-engine-2 = Движок 2
mind-engine-2-line = Смотрит на 1 ход вперёд, часто ошибается
mind-engine-2-about = { engine-about }
mind-engine-3 = Движок 3
mind-engine-3-line = Смотрит на 1 ход вперёд, порой ошибается
mind-engine-3-about = { engine-about }
mind-engine-4 = Движок 4
mind-engine-4-line = Смотрит на 2 хода вперёд, ошибается редко
mind-engine-4-about = { engine-about }
mind-engine-5 = Движок 5
mind-engine-5-line = Смотрит на 3 хода вперёд, почти не ошибается
mind-engine-5-about = { engine-about }
mind-engine-6 = Движок 6
mind-engine-6-line = Смотрит на 4 хода вперёд, считает до конца за 11 клеток
mind-engine-6-about = { engine-about }
mind-engine-7 = Движок 7
mind-engine-7-line = Смотрит на 5 ходов вперёд, считает до конца за 12 клеток
mind-engine-7-about = { engine-about }
mind-engine-8 = Движок 8
mind-engine-8-line = Смотрит на 7 ходов вперёд, считает до конца за 14 клеток
mind-engine-8-about = { engine-about }
mind-engine-9 = Движок 9
mind-engine-9-line = Смотрит на 9 ходов вперёд, считает до конца за 16 клеток
mind-engine-9-about = { engine-about }
mind-engine-10 = Движок 10
mind-engine-10-line = Смотрит на 11 ходов вперёд, считает до конца за 18 клеток
mind-engine-10-about = { engine-about }
mind-engine-11 = Движок 11
mind-engine-11-line = Смотрит на 14 ходов вперёд, считает до конца за 20 клеток
mind-engine-11-about = { engine-about }
mind-engine-12 = Движок 12
mind-engine-12-line = Смотрит на 17 ходов вперёд, считает до конца за 22 клетки
mind-engine-12-about = { engine-about }
mind-engine-perfect = Движок без ошибок
mind-engine-perfect-line = За 24 клетки до конца не ошибается, но думает долго
mind-engine-perfect-about = { engine-about }
