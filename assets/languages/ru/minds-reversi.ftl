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
