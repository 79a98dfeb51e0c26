# Причины решений противников в одном или двух предложениях.
# Части начинаются со строчной буквы: заглавную ставит тот, кто складывает предложения.

## The sentence: what was done and why, and what came next

reason-action = { $action }. { $rule }
untold = Решает, не говоря почему.
reason-hidden = Правило назвало бы скрытую карту.
reason-undisclosed = Что было бы сыграно, скрыто, и причины тоже.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because }, { $worth }.
reason-next = Следующее по ценности — { $other }: { $amount }.
reason-next-trump = { $other } значило бы потратить козырь: { $amount }.
reason-next-contrast = Следующее по ценности — { $other }: { $amount }; { $contrast }.
reason-next-loosely = { $other } выглядело лучше, { $amount }; на этом уровне лучшее выбирается не всегда.
reason-next-closed = Следующее по ценности — { $other }.
reason-next-in-order = Следующее по порядку — { $other }.
reason-differs = { $other } — это значит: { $contrast }.
reason-tie = { $other } было бы не хуже: { $amount }.
reason-tie-within-error = { $other } не хуже, насколько можно судить: { $amount }, погрешность { $error }.
reason-tie-closed = { $other } было бы не хуже.
reason-otherwise = { $change }: тогда выбор был бы — { $then }.

## What is done, and what might be done instead

action-attack = ходит { $cards }
alternative-attack = { $hidden ->
    [plain] пойти другой простой картой
    [trump] пойти козырем
    [several] пойти несколькими картами одного достоинства
   *[no] пойти { $cards }
}
action-beat = бьёт { $attacks } картой { $cards }
alternative-beat = { $hidden ->
    [plain] побить { $attacks } другой простой картой
    [trump] побить { $attacks } козырем
    [several] побить { $attacks } другими картами
   *[no] побить { $attacks } картой { $cards }
}
action-transfer = переводит картой { $cards }
alternative-transfer = { $hidden ->
    [plain] перевести простой картой
    [trump] перевести козырем
    [several] перевести
   *[no] перевести картой { $cards }
}
action-show = переводит, показав { $cards }
alternative-show = { $hidden ->
    [plain] перевести
    [trump] перевести, показав козырь
    [several] перевести
   *[no] перевести, показав { $cards }
}
action-throw = подкидывает { $cards }
alternative-throw = { $hidden ->
    [plain] подкинуть другую простую карту
    [trump] подкинуть козырь
    [several] подкинуть другие карты
   *[no] подкинуть { $cards }
}
action-pass = ничего не подкидывает
alternative-pass = ничего не подкидывать
action-take = берёт
alternative-take = взять
action-redeal = просит пересдачи
alternative-redeal = просить пересдачи
action-keep = оставляет свои карты
alternative-keep = оставить карты
action-place = ставит на { $square }
alternative-place = поставить на { $square }
action-pass-turn = пропускает ход
alternative-pass-turn = пропустить ход
action-nothing = ничего не делает
alternative-nothing = ничего не делать
action-plan = играет { $plan }
alternative-plan = сыграть { $plan }
alternative-hidden = нечто скрытое

## Why: the words for a label or a rule

because-potential-keep-hand = потенциал её карт выше, чем в среднем у колоды
because-potential-new-hand = у колоды в среднем потенциал выше, чем у этих карт
because-potential-lowest-plain = это младшая простая карта
because-potential-equal-cards = это карты одного достоинства
because-potential-lowest-trump = это младший козырь
because-potential-awkward-suit = эта масть неудобна отбивающемуся
because-potential-add = без этой карты можно обойтись
because-potential-pass = подкидывать нечего с выгодой
because-potential-suit = это младшая карта масти, какой хватает
because-potential-trump = это младший козырь, какого хватает
because-potential-trump-of-rank = это козырь того же достоинства
because-potential-transfer = перевести дешевле всего
because-potential-take = отбиваться слишком дорого, а до конца далеко
because-hand-value-lead-card = остальное после этого стоит больше всего
because-hand-value-add = рука теряет от этого мало
because-hand-value-pass = любая карта стоила бы больше, чем можно потерять
because-hand-value-beat-card = остальное после этого стоит больше всего
because-hand-value-take = отбиваться слишком дорого
because-hand-value-pass-on = от перевода рука теряет мало
because-greedy-group = так уходит больше всего простых карт одного достоинства
because-greedy-cover = это самый дешёвый способ побить всё
because-greedy-transfer = сначала стоит перевести
because-greedy-take = побить можно не всё
because-greedy-throw = подкидываются все простые карты, которые подходят
because-greedy-pass = подходящих простых карт нет
because-fuzzy-choice-beat = отбившись, рука остаётся достаточно хорошей
because-fuzzy-choice-pass-on = после перевода рука остаётся достаточно хорошей
because-fuzzy-choice-take = то, что на столе, стоит взять
because-fuzzy-choice-bad = таблицы требуют плохой карты
because-fuzzy-choice-medium = таблицы требуют средней карты
because-fuzzy-choice-good = таблицы требуют хорошей карты
because-fuzzy-choice-add = таблицы велят подкинуть
because-fuzzy-choice-pass = таблицы велят карты беречь
because-master-weighed = так дураком остаются реже всего
because-master-judged = так дураком остаются реже всего
because-master-lines = с лучшим продолжением отсюда дураком остаются реже всего
because-master-redeal = так дураком остаются реже
because-master-won = отсюда выиграно, всё просчитано до конца
because-master-drawn = отсюда ничья, всё просчитано до конца
because-master-lost = всё проиграно, но так соперник ещё может ошибиться
because-apprentice-erred = на этом уровне случаются ошибки
because-reversi-greatest-gain = так сразу больше всего выигрыш
because-reversi-greatest-gain-less-reply = выигрыш за вычетом лучшего ответа так больше всего
because-reversi-greatest-gain-in-plies = выигрыш с учётом { $plies } полуходов так больше всего
because-engine-searched = это лучшее, если смотреть на глубину { $depth }
because-engine-erred = это выглядело достаточно хорошо
because-engine-solved = это лучшее, всё просчитано до конца
because-engine-book = этот ход есть в дебютной книге
because-engine-takes-corner = это занимает угол
because-engine-gives-corner = это лучшее, хоть и открывает угол
because-engine-leaves-no-reply = сопернику некуда ставить
because-engine-leaves-few-replies = у соперника остаётся мало выбора
because-engine-makes-stable = фишки становятся неуязвимы навсегда
because-engine-keeps-parity = это ход в область с нечётным числом пустых полей

## What bars mean, with the unit

unit-potential = Потенциал остатка, на карту
unit-cards-left = Сколько карт остаётся
unit-hand-value = Ценность руки, очки
unit-points = Перевес, очки
unit-votes = Сколько проб за это, %
unit-chance = Расклады, где дурак кто-то другой, %
unit-judged = Оценка шанса не остаться в дураках, %
unit-proved = Доказано: 0 — проигрыш, 50 — ничья, 100 — выигрыш
unit-discs = Ожидаемый перевес, фишки

## What it is worth: after a reason, and by itself

worth-potential = и остаток стоит { $value } на карту
amount-potential = { $value } на карту
worth-cards-left = остаётся { $value ->
    [one] { $value } карта
    [few] { $value } карты
   *[other] { $value } карт
}
amount-cards-left = остаётся { $value ->
    [one] { $value } карта
    [few] { $value } карты
   *[other] { $value } карт
}
worth-hand-value = итого { $value ->
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
worth-points = итого { $value ->
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
worth-votes = так в { $value } % проб
amount-votes = { $value } % проб
worth-chance = и в { $value } % доигранных раскладов дурак кто-то другой
amount-chance = не дурак в { $value } % раскладов
worth-judged = шанс не остаться в дураках — примерно { $value } %
amount-judged = шанс — примерно { $value } %
amount-proved = { $value ->
    [0] доказанный проигрыш
    [50] доказанная ничья
   *[100] доказанный выигрыш
}
worth-discs = перевес — { $value ->
    [one] { $value } фишка
    [few] { $value } фишки
    [many] { $value } фишек
   *[other] { $value } фишки
}
amount-discs = перевес — { $value ->
    [one] { $value } фишка
    [few] { $value } фишки
    [many] { $value } фишек
   *[other] { $value } фишки
}
amount-at-most = самое большее: { $amount }
amount-at-least = самое меньшее: { $amount }

## What separates the two: a part of the sentence about the runner-up, which has $runner of it, and what was chosen $chosen

contrast-cards-taken = взято карт — { $runner } вместо { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] взято карт — меньше
   *[more] взято карт — больше
}
contrast-trumps-kept = козырей к концу колоды — { $runner } вместо { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] козырей к концу колоды — меньше
   *[more] козырей к концу колоды — больше
}
contrast-leads-last = доля партий, где последний ход за ней, — { $runner } вместо { $chosen }
contrast-leads-last-closed = { $way ->
    [less] последний ход за ней реже
   *[more] последний ход за ней чаще
}
contrast-attack-beaten = доля партий, где атака отбита, — { $runner } вместо { $chosen }
contrast-attack-beaten-closed = { $way ->
    [less] атака отбита реже
   *[more] атака отбита чаще
}
contrast-pairs-kept = сохранённых пар — { $runner } вместо { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] сохранённых пар — меньше
   *[more] сохранённых пар — больше
}
contrast-highest-trump = достоинство старшего потраченного козыря — { $runner } вместо { $chosen }, считая двойку за 1
contrast-highest-trump-closed = { $way ->
    [less] козыри потрачены помладше
   *[more] козыри потрачены постарше
}
contrast-trumps-spent = потрачено козырей — { $runner } вместо { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] потрачено козырей — меньше
   *[more] потрачено козырей — больше
}
contrast-hand-at-end = карт на руках, когда кончается колода — { $runner } вместо { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] карт на руках, когда кончается колода — меньше
   *[more] карт на руках, когда кончается колода — больше
}
contrast-high-kept = простых королей и тузов к концу колоды — { $runner } вместо { $chosen }
contrast-high-kept-closed = { $way ->
    [less] простых королей и тузов к концу колоды — меньше
   *[more] простых королей и тузов к концу колоды — больше
}
contrast-cards-known = карт, известных другим — { $runner } вместо { $chosen }
contrast-cards-known-closed = { $way ->
    [less] карт, известных другим — меньше
   *[more] карт, известных другим — больше
}
contrast-others-take = карт, взятых другими — { $runner } вместо { $chosen }
contrast-others-take-closed = { $way ->
    [less] карт, взятых другими — меньше
   *[more] карт, взятых другими — больше
}
contrast-bouts-led = конов, начатых ею — { $runner } вместо { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] конов, начатых ею — меньше
   *[more] конов, начатых ею — больше
}
contrast-mobility = перевес в ходах — { $runner } вместо { $chosen } через { $after ->
    [one] { $after } полуход
    [few] { $after } полухода
   *[other] { $after } полуходов
}
contrast-corners = перевес в углах — { $runner } вместо { $chosen } через { $after ->
    [one] { $after } полуход
    [few] { $after } полухода
   *[other] { $after } полуходов
}
contrast-stable = перевес в неуязвимых фишках — { $runner } вместо { $chosen } через { $after ->
    [one] { $after } полуход
    [few] { $after } полухода
   *[other] { $after } полуходов
}
contrast-frontier = перевес в фишках у пустых полей — { $runner } вместо { $chosen } через { $after ->
    [one] { $after } полуход
    [few] { $after } полухода
   *[other] { $after } полуходов
}
contrast-parity = перевес в нечётных областях — { $runner } вместо { $chosen } через { $after ->
    [one] { $after } полуход
    [few] { $after } полухода
   *[other] { $after } полуходов
}

## What would have had to be otherwise

change-card = С { $other } вместо { $card }
change-trump = С { $other } вместо { $card }
change-card-gone = С { $other } вместо { $card }, вышедшей из игры
change-card-held = С { $other } вместо { $card } (она была бы у другого)
change-attack = При { $other } на столе вместо { $card }
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
change-hand-smaller = Возьми место { $seat } на одну карту меньше (всего карт: { $count })
change-flipped = С перевёрнутой фишкой на { $square }
change-removed = С пустым { $square }
change-parameter = С «{ $parameter }» { $value } вместо { $now }
