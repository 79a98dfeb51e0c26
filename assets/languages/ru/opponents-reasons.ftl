# Причины решений соперников в одном-двух предложениях.
# Части начинаются со строчной буквы: заглавную в начале предложения ставит приложение.
# $action, $other, $then, $because, $worth, $amount, $contrast и $change — тексты из этого файла.

## Предложения: ход с причиной и второй по силе вариант

reason-action = { $action }. { $rule }
untold = Причин не называет.
reason-hidden = Правило назвало бы закрытую карту.
reason-undisclosed = Ход скрыт, и причина тоже.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because } ({ $worth }).
reason-next = На втором месте: { $other } ({ $amount }).
reason-next-trump = { $other } — значит потратить козырь ({ $amount }).
reason-next-contrast = На втором месте: { $other } ({ $amount }); { $contrast }.
reason-next-loosely = Лучше казалось другое: { $other } ({ $amount }). Но на этом уровне выбирают не всегда лучшее.
reason-next-closed = На втором месте: { $other }.
reason-next-in-order = Дальше по списку: { $other }.
reason-differs = { $other }: тогда { $contrast }.
reason-tie = { $other } — ничем не хуже ({ $amount }).
reason-tie-within-error = { $other } — примерно так же хорошо ({ $amount }, ± { $error }).
reason-tie-closed = { $other } — ничем не хуже.
reason-otherwise = { $change }, выбор был бы другим: { $then }.

## Действия и что можно было бы сделать вместо них

action-attack = ходит с { $cards }
alternative-attack = { $hidden ->
    [plain] пойти с другой простой карты
    [trump] пойти с козыря
    [several] пойти с нескольких карт одного достоинства
   *[no] пойти с { $cards }
}
action-beat = кладёт { $cards } на { $attacks }
alternative-beat = { $hidden ->
    [plain] побить { $attacks } другой простой картой
    [trump] побить { $attacks } козырем
    [several] побить { $attacks } другими картами
   *[no] положить { $cards } на { $attacks }
}
action-transfer = переводит картой { $cards }
alternative-transfer = { $hidden ->
    [plain] перевести простой картой
    [trump] перевести козырем
    [several] перевести
   *[no] перевести картой { $cards }
}
action-show = переводит показом { $cards }
alternative-show = { $hidden ->
    [plain] перевести
    [trump] перевести показом козыря
    [several] перевести
   *[no] перевести показом { $cards }
}
action-throw = подкидывает { $cards }
alternative-throw = { $hidden ->
    [plain] подкинуть другую простую карту
    [trump] подкинуть козырь
    [several] подкинуть другие карты
   *[no] подкинуть { $cards }
}
action-pass = не подкидывает
alternative-pass = не подкидывать
action-take = берёт
alternative-take = взять
action-redeal = просит пересдать
alternative-redeal = попросить пересдать
action-keep = играет своими картами
alternative-keep = играть своими картами
action-place = ходит на { $square }
alternative-place = пойти на { $square }
action-pass-turn = пасует
alternative-pass-turn = спасовать
action-nothing = ничего не делает
alternative-nothing = ничего не делать
action-plan = играет { $plan }
alternative-plan = сыграть { $plan }
alternative-hidden = что-то скрытое

## Причины, по одной на ярлык или правило

because-potential-keep-hand = потенциал руки выше среднего по колоде
because-potential-new-hand = потенциал руки ниже среднего по колоде
because-potential-lowest-plain = младшая простая карта
because-potential-equal-cards = карты одного достоинства
because-potential-lowest-trump = младший козырь
because-potential-awkward-suit = масть, неудобная отбивающемуся
because-potential-add = без этой карты можно обойтись
because-potential-pass = подкидывать невыгодно
because-potential-suit = младшая подходящая карта в масть
because-potential-trump = младший подходящий козырь
because-potential-trump-of-rank = козырь того же достоинства
because-potential-transfer = перевести дешевле всего
because-potential-take = отбиваться слишком дорого, а до конца далеко
because-hand-value-lead-card = так остаётся самая дорогая рука
because-hand-value-add = рука теряет мало
because-hand-value-pass = подкидывать слишком дорого
because-hand-value-beat-card = так остаётся самая дорогая рука
because-hand-value-take = отбиваться слишком дорого
because-hand-value-pass-on = от перевода рука теряет мало
because-greedy-group = так уходит больше всего простых карт одного достоинства
because-greedy-cover = так дешевле всего побить всё
because-greedy-transfer = первым делом — перевод
because-greedy-take = всё не побить
because-greedy-throw = подкидывает все подходящие простые карты
because-greedy-pass = подходящих простых карт нет
because-fuzzy-choice-beat = рука и после этого достаточно хороша
because-fuzzy-choice-pass-on = рука и после перевода достаточно хороша
because-fuzzy-choice-take = карты на столе пригодятся
because-fuzzy-choice-bad = таблицы велят ходить с плохой карты
because-fuzzy-choice-medium = таблицы велят ходить со средней карты
because-fuzzy-choice-good = таблицы велят ходить с хорошей карты
because-fuzzy-choice-add = таблицы велят подкинуть
because-fuzzy-choice-pass = таблицы велят беречь карты
because-master-weighed = так надёжнее всего
because-master-judged = так надёжнее всего
because-master-lines = лучшее продолжение отсюда самое надёжное
because-master-redeal = так надёжнее
because-master-won = отсюда выигрыш, просчитано до конца
because-master-drawn = отсюда ничья, просчитано до конца
because-master-lost = проиграно, но соперник ещё может ошибиться
because-apprentice-erred = этот уровень иногда ошибается
because-reversi-greatest-gain = сразу приносит больше всего
because-reversi-greatest-gain-less-reply = приносит больше всего за вычетом лучшего ответа
because-reversi-greatest-gain-in-plies = приносит больше всего, если считать на { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
} вперёд
because-engine-searched = лучший ход, если считать на { $depth ->
    [one] { $depth } ход
    [few] { $depth } хода
   *[other] { $depth } ходов
} вперёд
because-engine-erred = выглядело неплохо
because-engine-solved = лучший ход, просчитано до конца
because-engine-book = ход из дебютной книги
because-engine-takes-corner = занимает угол
because-engine-gives-corner = лучший ход, хоть и открывает угол
because-engine-leaves-no-reply = сопернику некуда ходить
because-engine-leaves-few-replies = у соперника остаётся мало ходов
because-engine-makes-stable = фишки становятся стабильными
because-engine-keeps-parity = ход в нечётную область, ради чётности

## Что показывают полоски, с единицей

unit-potential = Потенциал остатка, на карту
unit-cards-left = Останется карт
unit-hand-value = Цена руки, очки
unit-points = Чистый выигрыш, очки
unit-votes = Расклады «за», %
unit-chance = Расклады, где дурак кто-то другой, %
unit-judged = Оценка шанса не остаться в дураках, %
unit-proved = Доказано: 0 — проигрыш, 50 — ничья, 100 — выигрыш
unit-discs = Ожидаемая разница фишек

## Значения: после причины (worth) и сами по себе (amount)

worth-potential = остаток — { $value } на карту
amount-potential = { $value } на карту
worth-cards-left = останется { $value ->
    [one] { $value } карта
    [few] { $value } карты
   *[other] { $value } карт
}
amount-cards-left = останется { $value ->
    [one] { $value } карта
    [few] { $value } карты
   *[other] { $value } карт
}
worth-hand-value = цена руки — { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
amount-hand-value = { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
worth-points = { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
amount-points = { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
worth-votes = { $value } % раскладов «за»
amount-votes = { $value } % раскладов
worth-chance = не дурак в { $value } % доигранных раскладов
amount-chance = не дурак в { $value } %
worth-judged = шанс не остаться в дураках — около { $value } %
amount-judged = шанс { $value } %
amount-proved = { $value ->
    [0] доказанный проигрыш
    [50] доказанная ничья
   *[100] доказанный выигрыш
}
worth-discs = ожидаемая разница { $value }
amount-discs = { $value ->
    [one] { $value } фишка
    [few] { $value } фишки
    [many] { $value } фишек
   *[other] { $value } фишки
}
amount-at-most = самое большее { $amount }
amount-at-least = самое меньшее { $amount }

## Различия: у второго варианта $runner, у выбранного $chosen

contrast-cards-taken = взятых карт — { $runner } вместо { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] взятых карт меньше
   *[more] взятых карт больше
}
contrast-trumps-kept = козырей к концу колоды — { $runner } вместо { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] козырей к концу колоды меньше
   *[more] козырей к концу колоды больше
}
contrast-leads-last = шанс начать последний кон — { $runner } вместо { $chosen }
contrast-leads-last-closed = { $way ->
    [less] шанс начать последний кон ниже
   *[more] шанс начать последний кон выше
}
contrast-attack-beaten = шанс, что атаку отобьют, — { $runner } вместо { $chosen }
contrast-attack-beaten-closed = { $way ->
    [less] шанс, что атаку отобьют, ниже
   *[more] шанс, что атаку отобьют, выше
}
contrast-pairs-kept = целых пар — { $runner } вместо { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] целых пар меньше
   *[more] целых пар больше
}
contrast-highest-trump = достоинство старшего потраченного козыря — { $runner } вместо { $chosen } (двойка — 1)
contrast-highest-trump-closed = { $way ->
    [less] потраченные козыри младше
   *[more] потраченные козыри старше
}
contrast-trumps-spent = потраченных козырей — { $runner } вместо { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] потраченных козырей меньше
   *[more] потраченных козырей больше
}
contrast-hand-at-end = карт на руках к концу колоды — { $runner } вместо { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] карт на руках к концу колоды меньше
   *[more] карт на руках к концу колоды больше
}
contrast-high-kept = простых королей и тузов к концу колоды — { $runner } вместо { $chosen }
contrast-high-kept-closed = { $way ->
    [less] простых королей и тузов к концу колоды меньше
   *[more] простых королей и тузов к концу колоды больше
}
contrast-cards-known = карт, известных другим, — { $runner } вместо { $chosen }
contrast-cards-known-closed = { $way ->
    [less] карт, известных другим, меньше
   *[more] карт, известных другим, больше
}
contrast-others-take = карт, взятых другими, — { $runner } вместо { $chosen }
contrast-others-take-closed = { $way ->
    [less] карт, взятых другими, меньше
   *[more] карт, взятых другими, больше
}
contrast-bouts-led = своих заходов — { $runner } вместо { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] своих заходов меньше
   *[more] своих заходов больше
}
contrast-mobility = разница в мобильности { $runner } вместо { $chosen } через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
}
contrast-corners = разница в углах { $runner } вместо { $chosen } через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
}
contrast-stable = разница в стабильных фишках { $runner } вместо { $chosen } через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
}
contrast-frontier = разница в фишках на границе { $runner } вместо { $chosen } через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
}
contrast-parity = нечётных областей { $runner } вместо { $chosen } через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
}

## Что изменило бы решение

change-card = Будь { $other } вместо { $card }
change-trump = Будь { $other } вместо { $card }
change-card-gone = Будь { $other } вместо { $card }, а { $card } в отбое
change-card-held = Будь { $other } вместо { $card }, а { $card } у другого игрока
change-attack = Будь на столе { $other } вместо { $card }
change-talon-shorter = Будь в колоде на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} меньше
change-talon-longer = Будь в колоде на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} больше
change-hand-smaller = Будь у места { $seat } одной картой меньше (всего { $count })
change-flipped = Будь фишка на { $square } перевёрнута
change-removed = Будь поле { $square } пустым
change-parameter = Будь «{ $parameter }» { $value } вместо { $now }
