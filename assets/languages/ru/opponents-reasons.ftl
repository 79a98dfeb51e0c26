# Причины решений соперников в одном-двух предложениях.
# Части начинаются со строчной буквы: заглавную в начале предложения ставит приложение.
# $action, $other, $then, $because, $amount, $contrast и $change — тексты из этого файла.

## Предложения: ход с причиной и второй по силе вариант

reason-action = { $action }. { $rule }
untold = Причин не называет.
reason-hidden = Причина выдала бы закрытую карту.
reason-undisclosed = Ход скрыт, и причина тоже.
reason-chosen = { $action }: { $because }.
reason-next = Из остального лучше всего { $other } ({ $amount }).
reason-next-trump = { $other } — значит потратить козырь ({ $amount }).
reason-next-contrast = Из остального лучше всего { $other } ({ $amount }): { $contrast }.
reason-next-loosely = { $other } казалось лучше ({ $amount }), но на этом уровне лучшее выбирают не всегда.
reason-next-closed = Из остального лучше всего { $other }.
reason-next-in-order = Дальше по списку: { $other }.
reason-differs = Если { $other }, { $contrast }.
reason-tie = { $other } — ничем не хуже ({ $amount }).
reason-tie-within-error = { $other } — примерно так же хорошо ({ $amount }, ± { $error }).
reason-tie-closed = { $other } — ничем не хуже.
reason-otherwise = { $change }, ход был бы другим: { $then }.

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
alternative-hidden = сделать скрытый ход

## Причины, по одной на ярлык или правило

because-potential-keep-hand = рука лучше средней
because-potential-new-hand = рука хуже средней
because-potential-lowest-plain = младшая простая карта
because-potential-equal-cards = карты одного достоинства
because-potential-lowest-trump = младший козырь
because-potential-awkward-suit = эта масть у отбивающегося, похоже, слабая
because-potential-add = без этой карты можно обойтись
because-potential-pass = подкидывать невыгодно
because-potential-suit = младшая подходящая карта в масть
because-potential-trump = младший подходящий козырь
because-potential-trump-of-rank = козырь того же достоинства
because-potential-transfer = перевести дешевле всего
because-potential-take = отбиваться слишком дорого, а до конца далеко
because-hand-value-lead-card = так рука остаётся самой сильной
because-hand-value-add = рука почти не слабеет
because-hand-value-pass = подкинуть — слишком ослабить руку
because-hand-value-beat-card = так рука остаётся самой сильной
because-hand-value-take = отбиться — слишком ослабить руку
because-hand-value-pass-on = от перевода рука почти не слабеет
because-greedy-group = так уходит больше всего простых карт одного достоинства
because-greedy-cover = так дешевле всего побить всё
because-greedy-transfer = первым делом — перевод
because-greedy-take = всего не побить
because-greedy-throw = подкидывает все подходящие простые карты
because-greedy-pass = подходящих простых карт нет
because-fuzzy-choice-beat = рука и после этого достаточно хороша
because-fuzzy-choice-pass-on = рука и после перевода достаточно хороша
because-fuzzy-choice-take = карты на столе пригодятся
because-fuzzy-choice-bad = тут хватит и слабой карты
because-fuzzy-choice-medium = тут уместна средняя карта
because-fuzzy-choice-good = самое время для сильной карты
because-fuzzy-choice-add = сейчас выгодно подкинуть
because-fuzzy-choice-pass = карты пока лучше поберечь
because-master-weighed = так надёжнее всего
because-master-judged = так надёжнее всего
because-master-lines = лучшее продолжение отсюда самое надёжное
because-master-ruled-out = лучшее из того, что ещё может выиграть
because-master-redeal = так надёжнее
because-master-won = верный выигрыш, просчитано до конца
because-master-drawn = ничья, просчитано до конца
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

unit-potential = Потенциал руки после хода, на карту
unit-cards-left = Останется карт
unit-hand-value = Цена руки, очки
unit-points = Чистый выигрыш, очки
unit-votes = Расклады «за», %
unit-chance = В скольких раскладах ход спасает, %
unit-judged = Шанс не остаться в дураках, %
unit-proved = Доказанный исход
unit-discs = Ожидаемая разница фишек

## Значения

amount-potential = { $value } на карту
amount-cards-left = останется { $value ->
    [one] { $value } карта
    [few] { $value } карты
   *[other] { $value } карт
}
amount-hand-value = { $value ->
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
amount-votes = { $value } % раскладов
amount-chance = спасает в { $value } %
amount-judged = шанс { $value } %
amount-proved = { $value ->
    [0] доказанный проигрыш
    [50] доказанная ничья
   *[100] доказанный выигрыш
}
amount-discs = { $value ->
    [one] { $value } фишка
    [few] { $value } фишки
    [many] { $value } фишек
   *[other] { $value } фишки
}
amount-at-most = самое большее { $amount }
amount-at-least = самое меньшее { $amount }
amount-instead = { $amount }, а не { $chosen }

## Различия: у второго варианта $runner, у выбранного $chosen

contrast-cards-taken = карт придётся взять { $runner } вместо { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] карт придётся взять меньше
   *[more] карт придётся взять больше
}
contrast-trumps-kept = козырей к концу колоды останется { $runner } вместо { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] козырей к концу колоды останется меньше
   *[more] козырей к концу колоды останется больше
}
contrast-leads-last = шанс начать последний кон — { $runner } % вместо { $chosen } %
contrast-leads-last-closed = { $way ->
    [less] меньше шансов начать последний кон
   *[more] больше шансов начать последний кон
}
contrast-attack-beaten = шанс, что атака будет отбита, — { $runner } % вместо { $chosen } %
contrast-attack-beaten-closed = { $way ->
    [less] меньше шансов, что атака будет отбита
   *[more] больше шансов, что атака будет отбита
}
contrast-pairs-kept = целых пар останется { $runner } вместо { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] целых пар останется меньше
   *[more] целых пар останется больше
}
contrast-highest-trump = старший из потраченных козырей — достоинства { $runner } вместо { $chosen } (двойка — 1)
contrast-highest-trump-closed = { $way ->
    [less] козыри уйдут помладше
   *[more] козыри уйдут постарше
}
contrast-trumps-spent = козырей уйдёт { $runner } вместо { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] козырей уйдёт меньше
   *[more] козырей уйдёт больше
}
contrast-hand-at-end = карт на руках к концу колоды останется { $runner } вместо { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] карт на руках к концу колоды останется меньше
   *[more] карт на руках к концу колоды останется больше
}
contrast-high-kept = простых королей и тузов к концу колоды останется { $runner } вместо { $chosen }
contrast-high-kept-closed = { $way ->
    [less] простых королей и тузов к концу колоды останется меньше
   *[more] простых королей и тузов к концу колоды останется больше
}
contrast-cards-known = известных другим карт будет { $runner } вместо { $chosen }
contrast-cards-known-closed = { $way ->
    [less] известных другим карт будет меньше
   *[more] известных другим карт будет больше
}
contrast-others-take = другим достанется карт: { $runner } вместо { $chosen }
contrast-others-take-closed = { $way ->
    [less] другие возьмут меньше карт
   *[more] другие возьмут больше карт
}
contrast-bouts-led = своих заходов будет { $runner } вместо { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] своих заходов будет меньше
   *[more] своих заходов будет больше
}
contrast-mobility = через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
} разница в мобильности будет { $runner } вместо { $chosen }
contrast-corners = через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
} разница в углах будет { $runner } вместо { $chosen }
contrast-stable = через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
} разница в стабильных фишках будет { $runner } вместо { $chosen }
contrast-frontier = через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
} разница в пограничных фишках будет { $runner } вместо { $chosen }
contrast-parity = через { $after ->
    [one] { $after } ход
    [few] { $after } хода
   *[other] { $after } ходов
} нечётных областей будет { $runner } вместо { $chosen }

## Что изменило бы решение

change-card = Если бы вместо { $card } была карта { $other }
change-trump = Если бы вместо { $card } была карта { $other }
change-card-gone = Если бы вместо { $card } была карта { $other }, а { $card } — в отбое
change-card-held = Если бы вместо { $card } была карта { $other }, а { $card } — у другого игрока
change-attack = Если бы на столе вместо { $card } лежала карта { $other }
change-talon-shorter = Если бы в колоде было на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} меньше
change-talon-longer = Если бы в колоде было на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} больше
change-hand-smaller = Если бы у игрока на месте { $seat } было на карту меньше (всего { $count })
change-flipped = Если бы фишка на { $square } была другого цвета
change-removed = Если бы поле { $square } было пустым
change-corner-own = Если бы на { $square } стояла своя фишка
change-corner-theirs = Если бы на { $square } стояла чужая фишка
change-parameter = Если бы параметр «{ $parameter }» был { $value } вместо { $now }
