# Причини рішень суперників, в одному чи двох реченнях.
# Частини починаються з малої літери: застосунок сам ставить велику на початку речення.
# $action, $other, $then, $because, $amount, $contrast і $change — тексти з цього файлу.

## Речення: хід із причиною, а тоді другий за якістю варіант

reason-action = { $action }. { $rule }
untold = Причин не називає.
reason-hidden = Причина видала б закриту карту.
reason-undisclosed = Цей хід поки закритий, тож причина теж.
reason-chosen = { $action }: { $because }.
reason-next = Другий варіант: { $other } ({ $amount }).
reason-next-trump = { $other } означало б витратити козиря ({ $amount }).
reason-next-contrast = Другий варіант: { $other } ({ $amount }); тоді { $contrast }.
reason-next-loosely = { $other } здавалося кращим ({ $amount }), але цей рівень не завжди обирає найкраще.
reason-next-closed = Другий варіант: { $other }.
reason-next-in-order = Далі в списку: { $other }.
reason-differs = Якщо { $other }, { $contrast }.
reason-tie = { $other } було б не гірше ({ $amount }).
reason-tie-within-error = { $other } було б приблизно так само добре ({ $amount }, ±{ $error }).
reason-tie-closed = { $other } було б не гірше.
reason-otherwise = { $change } хід був би інший: { $then }.

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
alternative-take = взяти
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
alternative-hidden = зробити прихований хід

## Причини: для кожного варіанта чи правила

because-potential-keep-hand = рука краща за середню
because-potential-new-hand = рука гірша за середню
because-potential-lowest-plain = це наймолодша некозирна карта
because-potential-equal-cards = це карти одного номіналу
because-potential-lowest-trump = це наймолодший козир
because-potential-awkward-suit = ця масть у захисника, схоже, слабка
because-potential-add = цієї карти не шкода
because-potential-pass = немає карти, яку варто підкинути
because-potential-suit = це наймолодша карта тієї ж масті, якої досить
because-potential-trump = це наймолодший козир, якого досить
because-potential-trump-of-rank = це козир того ж номіналу
because-potential-transfer = перевести найдешевше
because-potential-take = відбиватися задорого, а до кінця ще далеко
because-hand-value-lead-card = так рука лишається найсильнішою
because-hand-value-add = рука майже не слабшає
because-hand-value-pass = якщо підкинути, рука надто ослабне
because-hand-value-beat-card = так рука лишається найсильнішою
because-hand-value-take = якщо відбитися, рука надто ослабне
because-hand-value-pass-on = якщо перевести, рука майже не ослабне
because-greedy-group = так іде найбільше некозирних карт одного номіналу
because-greedy-cover = це найдешевший спосіб побити все
because-greedy-transfer = насамперед варто перевести
because-greedy-take = усього не побити
because-greedy-throw = підкидає все некозирне, що підходить
because-greedy-pass = жодна некозирна карта не підходить
because-fuzzy-choice-beat = якщо відбитися, рука лишається досить добра
because-fuzzy-choice-pass-on = якщо перевести, рука лишається досить добра
because-fuzzy-choice-take = карти на столі варто забрати
because-fuzzy-choice-bad = тут вистачить і слабкої карти
because-fuzzy-choice-medium = тут доречна середня карта
because-fuzzy-choice-good = саме час для сильної карти
because-fuzzy-choice-add = зараз вигідно підкинути
because-fuzzy-choice-pass = карти поки краще притримати
because-master-weighed = безпечнішого ходу не видно
because-master-judged = безпечнішого ходу не видно
because-master-lines = звідси веде найбезпечніше продовження
because-master-ruled-out = найкраще з того, що ще може виграти
because-master-redeal = так безпечніше
because-master-won = виграш уже неминучий
because-master-drawn = за бездоганної гри звідси нічия
because-master-lost = партію програно, але суперник ще може помилитися
because-apprentice-erred = цей рівень часом помиляється
because-reversi-greatest-gain = це дає найбільше одразу
because-reversi-greatest-gain-less-reply = це дає найбільше після найкращої відповіді
because-reversi-greatest-gain-in-plies = це дає найбільше, якщо дивитися на { $plies ->
    [one] { $plies } хід уперед
    [few] { $plies } ходи вперед
   *[other] { $plies } ходів уперед
}
because-engine-searched = це найкраще, якщо дивитися на { $depth ->
    [one] { $depth } хід уперед
    [few] { $depth } ходи вперед
   *[other] { $depth } ходів уперед
}
because-engine-erred = хід здавався досить добрим
because-engine-solved = це найкраще за бездоганної гри до кінця
because-engine-book = це хід із книги дебютів
because-engine-takes-corner = хід займає кут
because-engine-gives-corner = це найкраще, хоч і відкриває кут
because-engine-leaves-no-reply = суперникові нікуди ходити
because-engine-leaves-few-replies = у суперника лишається мало ходів
because-engine-makes-stable = фішки стають стійкими
because-engine-keeps-parity = у цій ділянці непарна кількість порожніх полів

## Що показують стовпчики, з одиницею

unit-potential = Потенціал руки після ходу, на карту
unit-cards-left = Скільки карт лишається
unit-hand-value = Ціна руки, очки
unit-points = Чистий виграш, очки
unit-votes = Розкладів «за», %
unit-chance = У скількох розкладах хід рятує, %
unit-judged = Шанс не лишитися в дурнях, %
unit-proved = Доведений результат
unit-discs = Очікувана різниця фішок

## Значення

amount-potential = { $value } на карту
amount-cards-left = лишається { $value ->
    [one] { $value } карта
    [few] { $value } карти
   *[other] { $value } карт
}
amount-hand-value = { $value ->
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
amount-votes = { $value } % розкладів
amount-chance = рятує у { $value } %
amount-judged = шанс { $value } %
amount-proved = { $value ->
    [0] доведений програш
    [50] доведена нічия
   *[100] доведений виграш
}
amount-discs = { $value ->
    [one] { $value } фішка
    [few] { $value } фішки
    [many] { $value } фішок
   *[other] { $value } фішки
}
amount-at-most = щонайбільше { $amount }
amount-at-least = щонайменше { $amount }
amount-instead = { $amount }, а не { $chosen }

## Відмінності: у другого варіанта $runner, в обраного $chosen

contrast-cards-taken = карт доведеться взяти { $runner } замість { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] карт доведеться взяти менше
   *[more] карт доведеться взяти більше
}
contrast-trumps-kept = козирів, коли скінчиться колода, лишиться { $runner } замість { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] козирів, коли скінчиться колода, лишиться менше
   *[more] козирів, коли скінчиться колода, лишиться більше
}
contrast-leads-last = шанс почати останній раунд буде { $runner } % замість { $chosen } %
contrast-leads-last-closed = { $way ->
    [less] шанс почати останній раунд буде менший
   *[more] шанс почати останній раунд буде більший
}
contrast-attack-beaten = шанс, що атаку відіб’ють, буде { $runner } % замість { $chosen } %
contrast-attack-beaten-closed = { $way ->
    [less] шанс, що атаку відіб’ють, буде менший
   *[more] шанс, що атаку відіб’ють, буде більший
}
contrast-pairs-kept = цілих пар лишиться { $runner } замість { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] цілих пар лишиться менше
   *[more] цілих пар лишиться більше
}
contrast-highest-trump = найстарший із витрачених козирів буде номіналу { $runner } замість { $chosen } (двійка — 1)
contrast-highest-trump-closed = { $way ->
    [less] підуть молодші козирі
   *[more] підуть старші козирі
}
contrast-trumps-spent = козирів піде { $runner } замість { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] козирів піде менше
   *[more] козирів піде більше
}
contrast-hand-at-end = карт на руках, коли скінчиться колода, буде { $runner } замість { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] карт на руках, коли скінчиться колода, буде менше
   *[more] карт на руках, коли скінчиться колода, буде більше
}
contrast-high-kept = некозирних королів і тузів, коли скінчиться колода, лишиться { $runner } замість { $chosen }
contrast-high-kept-closed = { $way ->
    [less] некозирних королів і тузів, коли скінчиться колода, лишиться менше
   *[more] некозирних королів і тузів, коли скінчиться колода, лишиться більше
}
contrast-cards-known = карт інші знатимуть { $runner } замість { $chosen }
contrast-cards-known-closed = { $way ->
    [less] інші знатимуть менше карт
   *[more] інші знатимуть більше карт
}
contrast-others-take = карт інші візьмуть { $runner } замість { $chosen }
contrast-others-take-closed = { $way ->
    [less] інші візьмуть менше карт
   *[more] інші візьмуть більше карт
}
contrast-bouts-led = своїх атак буде { $runner } замість { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] своїх атак буде менше
   *[more] своїх атак буде більше
}
contrast-mobility = через { $after ->
    [one] { $after } хід
    [few] { $after } ходи
   *[other] { $after } ходів
} різниця в рухливості буде { $runner } замість { $chosen }
contrast-corners = через { $after ->
    [one] { $after } хід
    [few] { $after } ходи
   *[other] { $after } ходів
} різниця в кутах буде { $runner } замість { $chosen }
contrast-stable = через { $after ->
    [one] { $after } хід
    [few] { $after } ходи
   *[other] { $after } ходів
} різниця у стійких фішках буде { $runner } замість { $chosen }
contrast-frontier = через { $after ->
    [one] { $after } хід
    [few] { $after } ходи
   *[other] { $after } ходів
} різниця у фішках на межі буде { $runner } замість { $chosen }
contrast-parity = через { $after ->
    [one] { $after } хід
    [few] { $after } ходи
   *[other] { $after } ходів
} непарних ділянок буде { $runner } замість { $chosen }

## Що було б інакше: зміни, після яких рішення було б іншим
## Підрядні речення закінчуються комою: за ними йде «хід був би інший».

change-card = Із { $other } замість { $card }
change-trump = Із { $other } замість { $card }
change-card-gone = Із { $other } замість { $card } (а { $card } — у відбої)
change-card-held = Із { $other } замість { $card } (а { $card } — в іншого гравця)
change-attack = Якби замість { $card } на столі лежала карта { $other },
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
change-hand-smaller = Якби в гравця на місці { $seat } було на одну карту менше (усього { $count }),
change-flipped = Якби фішка на { $square } була іншого кольору,
change-removed = Якби поле { $square } було порожнє,
change-corner-own = Якби на { $square } стояла своя фішка,
change-corner-theirs = Якби на { $square } стояла чужа фішка,
change-parameter = Якби параметр «{ $parameter }» дорівнював { $value }, а не { $now },
