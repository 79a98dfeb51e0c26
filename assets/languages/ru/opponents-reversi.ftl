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

engine-searched = { $square }: на глубине { $depth } счёт { $score }.
engine-solved = { $square }: просчитано до конца, при лучшей игре счёт { $score }.
engine-erred = { $square }: счёт { $score }, а другое выглядело лучше.
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
engine-certainty = Уверенность в отсечённом, %
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
opponent-engine-10-line = Смотрит на 7 ходов вперёд, считает до конца за 14 клеток
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Движок 11
opponent-engine-11-line = Смотрит на 10 ходов вперёд, считает до конца за 17 клеток
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Движок 12
opponent-engine-12-line = Смотрит так далеко, как успевает за две секунды
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Движок без ошибок
opponent-engine-perfect-line = За 24 клетки до конца не ошибается, но думает долго
opponent-engine-perfect-about = { engine-about }
