# Причини рішень суперників, в одному чи двох реченнях.
# Частини починаються з малої літери: застосунок сам ставить велику на початку речення.
# $action, $other, $then, $because, $worth, $amount, $contrast і $change — тексти з цього файлу.

## Речення: хід із причиною, а тоді другий за якістю варіант

reason-action = { $action }. { $rule }
untold = Причин не пояснює.
reason-hidden = Правило видало б закриту карту.
reason-undisclosed = Цей хід приховано, а отже, і причину.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because } ({ $worth }).
reason-next = На другому місці: { $other } ({ $amount }).
reason-next-trump = { $other } означало б витратити козиря ({ $amount }).
reason-next-contrast = На другому місці: { $other } ({ $amount }); { $contrast }.
reason-next-loosely = { $other } здавалося кращим ({ $amount }), але на цьому рівні найкраще обирають не завжди.
reason-next-closed = На другому місці: { $other }.
reason-next-in-order = Наступне в списку: { $other }.
reason-differs = { $other }: { $contrast }.
reason-tie = { $other } було б не гірше ({ $amount }).
reason-tie-within-error = { $other } було б приблизно так само добре ({ $amount }, ± { $error }).
reason-tie-closed = { $other } було б не гірше.
reason-otherwise = { $change } вибір був би інший: { $then }.

## Ходи та варіанти замість них

action-attack = ходить із { $cards }
alternative-attack = { $hidden ->
    [plain] піти з іншої некозирної карти
    [trump] піти з козиря
    [several] піти з кількох карт одного номіналу
   *[no] піти з { $cards }
}
action-beat = кладе { $cards } на { $attacks }
alternative-beat = { $hidden ->
    [plain] побити { $attacks } іншою некозирною картою
    [trump] побити { $attacks } козирем
    [several] побити { $attacks } іншими картами
   *[no] покласти { $cards } на { $attacks }
}
action-transfer = переводить картою { $cards }
alternative-transfer = { $hidden ->
    [plain] перевести некозирною картою
    [trump] перевести козирем
    [several] перевести
   *[no] перевести картою { $cards }
}
action-show = переводить, показавши { $cards }
alternative-show = { $hidden ->
    [plain] перевести
    [trump] перевести, показавши козиря
    [several] перевести
   *[no] перевести, показавши { $cards }
}
action-throw = підкидає { $cards }
alternative-throw = { $hidden ->
    [plain] підкинути іншу некозирну карту
    [trump] підкинути козиря
    [several] підкинути інші карти
   *[no] підкинути { $cards }
}
action-pass = не підкидає
alternative-pass = не підкидати
action-take = бере
alternative-take = узяти
action-redeal = просить перездати
alternative-redeal = попросити перездати
action-keep = лишає свої карти
alternative-keep = лишити свої карти
action-place = ставить на { $square }
alternative-place = поставити на { $square }
action-pass-turn = пасує
alternative-pass-turn = спасувати
action-nothing = нічого не робить
alternative-nothing = нічого не робити
action-plan = грає { $plan }
alternative-plan = зіграти { $plan }
alternative-hidden = щось приховане

## Причини: для кожного варіанта чи правила

because-potential-keep-hand = потенціал руки вищий, ніж у середньому в колоді
because-potential-new-hand = потенціал руки нижчий, ніж у середньому в колоді
because-potential-lowest-plain = це молодша некозирна карта
because-potential-equal-cards = це карти одного номіналу
because-potential-lowest-trump = це молодший козир
because-potential-awkward-suit = ця масть незручна для захисника
because-potential-add = цієї карти не шкода
because-potential-pass = немає карти, яку варто підкинути
because-potential-suit = це молодша карта масті, якої досить
because-potential-trump = це молодший козир, якого досить
because-potential-trump-of-rank = це козир того ж номіналу
because-potential-transfer = перевести найдешевше
because-potential-take = відбиватися задорого, а до кінця ще далеко
because-hand-value-lead-card = так рука лишається найдорожчою
because-hand-value-add = рука втрачає небагато
because-hand-value-pass = підкидати задорого
because-hand-value-beat-card = так рука лишається найдорожчою
because-hand-value-take = відбиватися задорого
because-hand-value-pass-on = від переведення рука втрачає небагато
because-greedy-group = так іде найбільше некозирних карт одного номіналу
because-greedy-cover = це найдешевший спосіб побити все
because-greedy-transfer = насамперед варто перевести
because-greedy-take = усього не побити
because-greedy-throw = підкидаються всі некозирні карти, які підходять
because-greedy-pass = жодна некозирна карта не підходить
because-fuzzy-choice-beat = якщо відбитися, рука лишається досить добра
because-fuzzy-choice-pass-on = якщо перевести, рука лишається досить добра
because-fuzzy-choice-take = карти на столі варто мати
because-fuzzy-choice-bad = таблиці радять погану карту
because-fuzzy-choice-medium = таблиці радять середню карту
because-fuzzy-choice-good = таблиці радять добру карту
because-fuzzy-choice-add = таблиці радять підкинути
because-fuzzy-choice-pass = таблиці радять притримати карти
because-master-weighed = це найбезпечніше
because-master-judged = це найбезпечніше
because-master-lines = найкраще продовження звідси — найбезпечніше
because-master-redeal = так безпечніше
because-master-won = звідси виграш, пораховано до кінця
because-master-drawn = звідси нічия, пораховано до кінця
because-master-lost = партію програно, але суперник ще може помилитися
because-apprentice-erred = на цьому рівні трапляються помилки
because-reversi-greatest-gain = так найбільший виграш одразу
because-reversi-greatest-gain-less-reply = так найбільший виграш після найкращої відповіді
because-reversi-greatest-gain-in-plies = так найбільший виграш, якщо дивитися на { $plies ->
    [one] { $plies } півхід уперед
    [few] { $plies } півходи вперед
   *[other] { $plies } півходів уперед
}
because-engine-searched = це найкраще, якщо дивитися на { $depth ->
    [one] { $depth } півхід уперед
    [few] { $depth } півходи вперед
   *[other] { $depth } півходів уперед
}
because-engine-erred = це здавалося досить добрим
because-engine-solved = це найкраще за бездоганної гри до кінця
because-engine-book = це хід із книги дебютів
because-engine-takes-corner = це займає кут
because-engine-gives-corner = це найкраще, хоч і відкриває кут
because-engine-leaves-no-reply = суперникові нікуди ходити
because-engine-leaves-few-replies = у суперника лишається мало ходів
because-engine-makes-stable = фішки стають стійкими
because-engine-keeps-parity = це хід у непарну ділянку, заради парності

## Що показують стовпчики, з одиницею

unit-potential = Потенціал руки, на карту
unit-cards-left = Скільки карт лишається
unit-hand-value = Ціна руки, очки
unit-points = Чистий виграш, очки
unit-votes = Розкладів за, %
unit-chance = Партій, де дурень хтось інший, %
unit-judged = Оцінка шансу не бути дурнем, %
unit-proved = Доведено: 0 — програш, 50 — нічия, 100 — виграш
unit-discs = Очікувана різниця фішок

## Значення: після причини (worth) і окремо (amount)

worth-potential = решта руки — { $value } на карту
amount-potential = { $value } на карту
worth-cards-left = лишається { $value ->
    [one] { $value } карта
    [few] { $value } карти
   *[other] { $value } карт
}
amount-cards-left = лишається { $value ->
    [one] { $value } карта
    [few] { $value } карти
   *[other] { $value } карт
}
worth-hand-value = ціна руки — { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}
amount-hand-value = { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}
worth-points = { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}
amount-points = { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}
worth-votes = { $value } % розкладів
amount-votes = { $value } % розкладів
worth-chance = не в дурнях у { $value } % дограних розкладів
amount-chance = не в дурнях у { $value } %
worth-judged = шанс не бути дурнем — близько { $value } %
amount-judged = шанс { $value } %
amount-proved = { $value ->
    [0] доведений програш
    [50] доведена нічия
   *[100] доведений виграш
}
worth-discs = очікувана різниця фішок { $value }
amount-discs = { $value ->
    [one] { $value } фішка
    [few] { $value } фішки
    [many] { $value } фішок
   *[other] { $value } фішки
}
amount-at-most = щонайбільше { $amount }
amount-at-least = щонайменше { $amount }

## Відмінності: у другого варіанта $runner, в обраного $chosen

contrast-cards-taken = узятих карт — { $runner } замість { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] менше взятих карт
   *[more] більше взятих карт
}
contrast-trumps-kept = козирів, коли скінчиться колода, — { $runner } замість { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] менше козирів, коли скінчиться колода
   *[more] більше козирів, коли скінчиться колода
}
contrast-leads-last = шанс почати останній раунд — { $runner } замість { $chosen }
contrast-leads-last-closed = { $way ->
    [less] менший шанс почати останній раунд
   *[more] більший шанс почати останній раунд
}
contrast-attack-beaten = шанс, що атаку відіб’ють, — { $runner } замість { $chosen }
contrast-attack-beaten-closed = { $way ->
    [less] менший шанс, що атаку відіб’ють
   *[more] більший шанс, що атаку відіб’ють
}
contrast-pairs-kept = збережених пар — { $runner } замість { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] менше збережених пар
   *[more] більше збережених пар
}
contrast-highest-trump = номінал найстаршого витраченого козиря — { $runner } замість { $chosen } (двійка — 1)
contrast-highest-trump-closed = { $way ->
    [less] витрачено молодші козирі
   *[more] витрачено старші козирі
}
contrast-trumps-spent = витрачених козирів — { $runner } замість { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] менше витрачених козирів
   *[more] більше витрачених козирів
}
contrast-hand-at-end = карт на руках, коли скінчиться колода, — { $runner } замість { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] менше карт на руках, коли скінчиться колода
   *[more] більше карт на руках, коли скінчиться колода
}
contrast-high-kept = некозирних королів і тузів, коли скінчиться колода, — { $runner } замість { $chosen }
contrast-high-kept-closed = { $way ->
    [less] менше некозирних королів і тузів, коли скінчиться колода
   *[more] більше некозирних королів і тузів, коли скінчиться колода
}
contrast-cards-known = карт, відомих іншим, — { $runner } замість { $chosen }
contrast-cards-known-closed = { $way ->
    [less] менше карт, відомих іншим
   *[more] більше карт, відомих іншим
}
contrast-others-take = карт, узятих іншими, — { $runner } замість { $chosen }
contrast-others-take-closed = { $way ->
    [less] менше карт, узятих іншими
   *[more] більше карт, узятих іншими
}
contrast-bouts-led = розпочатих раундів — { $runner } замість { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] менше розпочатих раундів
   *[more] більше розпочатих раундів
}
contrast-mobility = різниця в ходах — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}
contrast-corners = різниця в кутах — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}
contrast-stable = різниця у стійких фішках — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}
contrast-frontier = різниця у фішках на межі — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}
contrast-parity = непарних ділянок — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}

## Що було б інакше: зміни, після яких рішення було б іншим
## Підрядні речення закінчуються комою: за ними йде «вибір був би інший».

change-card = Із { $other } замість { $card }
change-trump = Із { $other } замість { $card }
change-card-gone = Із { $other } замість { $card } ({ $card } у відбої)
change-card-held = Із { $other } замість { $card } (вона була б в іншого гравця)
change-attack = Якби замість { $card } було зіграно { $other },
change-talon-shorter = Якби в колоді було на { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
} менше,
change-talon-longer = Якби в колоді було на { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
} більше,
change-hand-smaller = Якби на місці { $seat } було на одну карту менше (усього { $count }),
change-flipped = Якби фішку на { $square } було перевернуто,
change-removed = Якби поле { $square } було порожнє,
change-parameter = Якби «{ $parameter }» було { $value } замість { $now },
