# Причини рішень суперників в одному чи двох реченнях.
# Частини починаються з малої літери: велику ставить той, хто складає речення.

## The sentence: what was done and why, and what came next

reason-action = { $action }. { $rule }
untold = Вирішує, не кажучи чому.
reason-hidden = Правило назвало б приховану карту.
reason-undisclosed = Що було б зіграно, приховано, і причини теж.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because }, { $worth }.
reason-next = Наступне за цінністю — { $other }: { $amount }.
reason-next-trump = { $other } означало б витратити козир: { $amount }.
reason-next-contrast = Наступне за цінністю — { $other }: { $amount }; { $contrast }.
reason-next-loosely = { $other } виглядало краще, { $amount }; на цьому рівні найкраще обирають не завжди.
reason-next-closed = Наступне за цінністю — { $other }.
reason-next-in-order = Наступне за порядком — { $other }.
reason-differs = { $other } — це означає: { $contrast }.
reason-tie = { $other } було б не гірше: { $amount }.
reason-tie-within-error = { $other } не гірше, наскільки можна судити: { $amount }, похибка { $error }.
reason-tie-closed = { $other } було б не гірше.
reason-otherwise = { $change }: тоді вибір був би — { $then }.

## What is done, and what might be done instead

action-attack = ходить { $cards }
alternative-attack = { $hidden ->
    [plain] піти іншою простою картою
    [trump] піти козирем
    [several] піти кількома картами одного рангу
   *[no] піти { $cards }
}
action-beat = б’є { $attacks } картою { $cards }
alternative-beat = { $hidden ->
    [plain] побити { $attacks } іншою простою картою
    [trump] побити { $attacks } козирем
    [several] побити { $attacks } іншими картами
   *[no] побити { $attacks } картою { $cards }
}
action-transfer = переводить картою { $cards }
alternative-transfer = { $hidden ->
    [plain] перевести простою картою
    [trump] перевести козирем
    [several] перевести
   *[no] перевести картою { $cards }
}
action-show = переводить, показавши { $cards }
alternative-show = { $hidden ->
    [plain] перевести
    [trump] перевести, показавши козир
    [several] перевести
   *[no] перевести, показавши { $cards }
}
action-throw = підкидає { $cards }
alternative-throw = { $hidden ->
    [plain] підкинути іншу просту карту
    [trump] підкинути козир
    [several] підкинути інші карти
   *[no] підкинути { $cards }
}
action-pass = нічого не підкидає
alternative-pass = нічого не підкидати
action-take = бере
alternative-take = взяти
action-redeal = просить перездачі
alternative-redeal = просити перездачі
action-keep = лишає свої карти
alternative-keep = лишити карти
action-place = ставить на { $square }
alternative-place = поставити на { $square }
action-pass-turn = пропускає хід
alternative-pass-turn = пропустити хід
action-nothing = нічого не робить
alternative-nothing = нічого не робити
action-plan = грає { $plan }
alternative-plan = зіграти { $plan }
alternative-hidden = щось приховане

## Why: the words for a label or a rule

because-potential-keep-hand = потенціал її карт вищий, ніж у колоди в середньому
because-potential-new-hand = у колоди в середньому потенціал вищий, ніж у цих карт
because-potential-lowest-plain = це молодша проста карта
because-potential-equal-cards = це карти одного рангу
because-potential-lowest-trump = це молодший козир
because-potential-awkward-suit = ця масть незручна захисникові
because-potential-add = без цієї карти можна обійтися
because-potential-pass = підкидати нічого з вигодою
because-potential-suit = це молодша карта масті, якої досить
because-potential-trump = це молодший козир, якого досить
because-potential-trump-of-rank = це козир того ж рангу
because-potential-transfer = перевести найдешевше
because-potential-take = відбиватися надто дорого, а до кінця далеко
because-hand-value-lead-card = решта після цього варта найбільше
because-hand-value-add = рука втрачає від цього мало
because-hand-value-pass = будь-яка карта коштувала б більше, ніж можна втратити
because-hand-value-beat-card = решта після цього варта найбільше
because-hand-value-take = відбиватися надто дорого
because-hand-value-pass-on = від переведення рука втрачає мало
because-greedy-group = так іде найбільше простих карт одного рангу
because-greedy-cover = це найдешевший спосіб побити все
because-greedy-transfer = спершу варто перевести
because-greedy-take = побити можна не все
because-greedy-throw = підкидаються всі прості карти, які підходять
because-greedy-pass = простих карт, які підходять, немає
because-fuzzy-choice-beat = відбившись, рука лишається досить доброю
because-fuzzy-choice-pass-on = після переведення рука лишається досить доброю
because-fuzzy-choice-take = те, що на столі, варто взяти
because-fuzzy-choice-bad = таблиці вимагають поганої карти
because-fuzzy-choice-medium = таблиці вимагають середньої карти
because-fuzzy-choice-good = таблиці вимагають доброї карти
because-fuzzy-choice-add = таблиці велять підкинути
because-fuzzy-choice-pass = таблиці велять карти берегти
because-master-weighed = так дурнем лишаються найрідше
because-master-judged = так дурнем лишаються найрідше
because-master-lines = з найкращим продовженням звідси дурнем лишаються найрідше
because-master-redeal = так дурнем лишаються рідше
because-master-won = звідси виграно, усе прораховано до кінця
because-master-drawn = звідси нічия, усе прораховано до кінця
because-master-lost = усе програно, але так суперник ще може помилитися
because-apprentice-erred = на цьому рівні трапляються помилки
because-reversi-greatest-gain = так одразу найбільший виграш
because-reversi-greatest-gain-less-reply = виграш за вирахуванням найкращої відповіді так найбільший
because-reversi-greatest-gain-in-plies = виграш з урахуванням { $plies } півходів так найбільший
because-engine-searched = це найкраще, якщо дивитися на глибину { $depth }
because-engine-erred = це виглядало досить добре
because-engine-solved = це найкраще, усе прораховано до кінця
because-engine-book = цей хід є в дебютній книзі
because-engine-takes-corner = це займає кут
because-engine-gives-corner = це найкраще, хоч і відкриває кут
because-engine-leaves-no-reply = суперникові нікуди ставити
because-engine-leaves-few-replies = у суперника лишається мало вибору
because-engine-makes-stable = фішки стають невразливими назавжди
because-engine-keeps-parity = це хід в область із непарною кількістю порожніх полів

## What bars mean, with the unit

unit-potential = Потенціал решти, на карту
unit-cards-left = Скільки карт лишається
unit-hand-value = Цінність руки, очки
unit-points = Перевага, очки
unit-votes = Скільки спроб за це, %
unit-chance = Розклади, де дурень хтось інший, %
unit-judged = Оцінка шансу не лишитися в дурнях, %
unit-proved = Доведено: 0 — програш, 50 — нічия, 100 — виграш
unit-discs = Очікувана перевага, фішки

## What it is worth: after a reason, and by itself

worth-potential = і решта варта { $value } на карту
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
worth-hand-value = разом { $value ->
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
worth-points = разом { $value ->
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
worth-votes = так у { $value } % спроб
amount-votes = { $value } % спроб
worth-chance = і в { $value } % дограних розкладів дурень хтось інший
amount-chance = не дурень у { $value } % розкладів
worth-judged = шанс не лишитися в дурнях — приблизно { $value } %
amount-judged = шанс — приблизно { $value } %
amount-proved = { $value ->
    [0] доведений програш
    [50] доведена нічия
   *[100] доведений виграш
}
worth-discs = перевага — { $value ->
    [one] { $value } фішка
    [few] { $value } фішки
    [many] { $value } фішок
   *[other] { $value } фішки
}
amount-discs = перевага — { $value ->
    [one] { $value } фішка
    [few] { $value } фішки
    [many] { $value } фішок
   *[other] { $value } фішки
}
amount-at-most = щонайбільше: { $amount }
amount-at-least = щонайменше: { $amount }

## What separates the two: a part of the sentence about the runner-up, which has $runner of it, and what was chosen $chosen

contrast-cards-taken = узято карт — { $runner } замість { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] узято карт — менше
   *[more] узято карт — більше
}
contrast-trumps-kept = козирів до кінця колоди — { $runner } замість { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] козирів до кінця колоди — менше
   *[more] козирів до кінця колоди — більше
}
contrast-leads-last = частка партій, де останній хід за нею, — { $runner } замість { $chosen }
contrast-leads-last-closed = { $way ->
    [less] останній хід за нею рідше
   *[more] останній хід за нею частіше
}
contrast-attack-beaten = частка партій, де атаку відбито, — { $runner } замість { $chosen }
contrast-attack-beaten-closed = { $way ->
    [less] атаку відбито рідше
   *[more] атаку відбито частіше
}
contrast-pairs-kept = збережених пар — { $runner } замість { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] збережених пар — менше
   *[more] збережених пар — більше
}
contrast-highest-trump = ранг найстаршого витраченого козиря — { $runner } замість { $chosen }, якщо двійка — 1
contrast-highest-trump-closed = { $way ->
    [less] козирі витрачено молодші
   *[more] козирі витрачено старші
}
contrast-trumps-spent = витрачено козирів — { $runner } замість { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] витрачено козирів — менше
   *[more] витрачено козирів — більше
}
contrast-hand-at-end = карт на руках, коли скінчиться колода — { $runner } замість { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] карт на руках, коли скінчиться колода — менше
   *[more] карт на руках, коли скінчиться колода — більше
}
contrast-high-kept = простих королів і тузів до кінця колоди — { $runner } замість { $chosen }
contrast-high-kept-closed = { $way ->
    [less] простих королів і тузів до кінця колоди — менше
   *[more] простих королів і тузів до кінця колоди — більше
}
contrast-cards-known = карт, відомих іншим — { $runner } замість { $chosen }
contrast-cards-known-closed = { $way ->
    [less] карт, відомих іншим — менше
   *[more] карт, відомих іншим — більше
}
contrast-others-take = карт, узятих іншими — { $runner } замість { $chosen }
contrast-others-take-closed = { $way ->
    [less] карт, узятих іншими — менше
   *[more] карт, узятих іншими — більше
}
contrast-bouts-led = конів, розпочатих нею — { $runner } замість { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] конів, розпочатих нею — менше
   *[more] конів, розпочатих нею — більше
}
contrast-mobility = перевага в ходах — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}
contrast-corners = перевага в кутах — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}
contrast-stable = перевага в невразливих фішках — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}
contrast-frontier = перевага у фішках біля порожніх полів — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}
contrast-parity = перевага в непарних областях — { $runner } замість { $chosen } через { $after ->
    [one] { $after } півхід
    [few] { $after } півходи
   *[other] { $after } півходів
}

## What would have had to be otherwise

change-card = З { $other } замість { $card }
change-trump = З { $other } замість { $card }
change-card-gone = З { $other } замість { $card }, що вийшла б із гри
change-card-held = З { $other } замість { $card } (вона була б в іншого)
change-attack = З { $other } на столі замість { $card }
change-talon-shorter = Якби в колоді було на { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
} менше
change-talon-longer = Якби в колоді було на { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
} більше
change-hand-smaller = Якби місце { $seat } взяло на одну карту менше (усього карт: { $count })
change-flipped = З перевернутою фішкою на { $square }
change-removed = З порожнім { $square }
change-parameter = З «{ $parameter }» { $value } замість { $now }
