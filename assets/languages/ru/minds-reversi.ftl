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
