# Почему соперники в «Дураке» поступили именно так.

## random

random-any = Выбор наугад: { $count ->
    [1] другой возможности не было.
    [one] одна из { $count } возможности, все равны.
   *[other] одна из { $count } возможностей, все равны.
}

## lowest

lowest-keep = Всегда играет теми картами, что сданы.
lowest-lead = Ходит младшей картой, { $card }; козырем — только если больше нечем.
lowest-beat = Бьёт { $attack } младшей из подходящих карт, { $card }; козырем — только по необходимости.
lowest-transfer = Побить { $attack } нечем, поэтому переводит.
lowest-take = Побить { $attack } нечем, поэтому берёт.
lowest-throw = Подкидывает младшую подходящую простую карту, { $card }.
lowest-pass = Подходящих простых карт нет, а козырей не подкидывает никогда.

## greedy

greedy-keep = Всегда играет теми картами, что сданы.
greedy-lead = Ходит как можно большим числом простых карт одного достоинства; из равных наборов — младшим.
greedy-lead-trump = На руках одни козыри: ходит младшим, { $card }.
greedy-defend = Переводит простой картой, если можно; иначе бьёт всё самой дешёвой ценой; иначе переводит козырем.
greedy-forced = Побить всё не может, поэтому берёт.
greedy-throw-in = Подкидывает все подходящие простые карты, начиная с младшей; козырей — никогда.
greedy-group = Пойти картами одного достоинства
greedy-cover = Побить всё
greedy-transfer = Перевести
greedy-take = Взять
greedy-throw = Подкинуть
greedy-pass = Не подкидывать
greedy-cards = сброшено карт
greedy-price = цена

## potential

potential-keep = Просить пересдачи не с чего: карты остаются.
potential-redeal = Просит пересдачи, если потенциал руки ниже среднего по колоде.
potential-keep-hand = Оставить карты
potential-new-hand = Просить пересдачи
potential-lead = Ходит так, чтобы потенциал оставшихся карт был наибольшим.
potential-shed-lead = Колода пуста: ходит так, чтобы карт осталось как можно меньше.
potential-lowest-plain = Младшая простая карта
potential-equal-cards = Парные карты
potential-lowest-trump = Младший козырь
potential-awkward-suit = Масть, неудобная для противника
potential-throw = Подкидывает, если рука от этого достаточно выигрывает; сколько достаточно — зависит от склонности к риску и близости финала.
potential-shed-throw = Колода пуста: подкидывает всё, что можно.
potential-add = Подкинуть
potential-pass = Не подкидывать
potential-forced = Всего не побить: приходится брать.
potential-beat = Бьётся так, чтобы потенциал оставшихся карт был наибольшим; берёт, если потеря слишком велика, а до финала далеко.
potential-late-beat = Финал близок: бьёт всё, что может, сохраняя наибольший потенциал.
potential-shed-beat = Колода пуста: никогда не берёт того, что может побить.
potential-suit = Младшая по масти
potential-trump = Младший козырь
potential-trump-of-rank = Козырь того же ранга
potential-transfer = Перевести
potential-take = Принять
potential-now = потенциал сейчас
potential-after = потенциал после
potential-cards-left = останется карт
potential-talon-share = доля колоды
potential-least-gain = требуемый прирост

## hand-value

opponent-hand-value = Цена руки
opponent-hand-value-line = Знает, чего стоит каждая рука
opponent-hand-value-about = Складывает цену руки: от −600 за двойку до 600 за туза, за козырь ещё 1300, прибавка за карты одного достоинства, вычет за неравные масти и за лишние карты. Играет той картой, после которой сумма наибольшая, и берёт, если отбиваться слишком дорого. Вышедших карт не считает.
opponent-hand-value-published = Цена руки, как в статье
opponent-hand-value-published-line = То же самое с двумя описками
opponent-hand-value-published-about = Цена руки в точности по коду, который опубликовал автор: карты одного достоинства весят в сто раз меньше, чем надо, а доли делятся нацело, так что ни пары, ни размер руки почти ничего не значат.

hand-value-keep = Просить пересдачи не с чего: карты остаются.
hand-value-redeal = Просит пересдачи, если рука стоит меньше шести средних карт.
hand-value-keep-hand = Оставить карты
hand-value-new-hand = Просить пересдачи
hand-value-lead = Ходит картой, после которой остаток руки вместе с тем, что можно подкинуть, стоит больше всего.
hand-value-lead-card = Пойти
hand-value-throw = Подкидывает лучшую карту, если рука теряет не больше, чем позволяет колода.
hand-value-add = Подкинуть
hand-value-pass = Не подкидывать
hand-value-forced = Всего не побить: приходится брать.
hand-value-beat = Бьётся так, чтобы остаток стоил больше всего; берёт, если и это слишком дорого — и само по себе, и по сравнению со взятием.
hand-value-finish = Начав отбиваться, продолжает картой, после которой остаётся больше всего.
hand-value-late-beat = Колода пуста: бьёт всё, что может, чтобы остаток стоил больше всего.
hand-value-beat-card = Побить
hand-value-take = Взять
hand-value-transfer = Переводит: рука от этого мало теряет.
hand-value-pass-on = Перевести
hand-value-now = цена руки сейчас
hand-value-ranks = достоинства
hand-value-trumps = козыри
hand-value-equals = парные карты
hand-value-suits = неравные масти
hand-value-number = число карт
hand-value-out = вышел из игры
hand-value-follow-up = что можно подкинуть следом
hand-value-on-table = достоинство уже на столе
hand-value-with-table = цена вместе со столом
hand-value-loss-allowed = допустимая потеря
hand-value-bar = сколько должно остаться

## Что можно изменить в сопернике

parameter-trump_bonus = Насколько козырь дороже
parameter-risk = Склонность к риску
parameter-sharp_drop = Потеря, при которой лучше взять
parameter-finale = Доля колоды, с которой начинается финал
parameter-pair_scale = Единица для парных карт
parameter-imbalance = Вычет за неравные масти
parameter-many_cards = Вычет за лишние карты
parameter-throw_loss = Допустимая потеря при подкидывании
parameter-throw_talon = … меньше за каждую карту колоды
parameter-beat_loss = Допустимая потеря при отбое
parameter-take_loss = Допустимая потеря по сравнению со взятием
parameter-take_talon = … меньше за каждую карту колоды
parameter-on_table = Прибавка за достоинство на столе
parameter-transfer_loss = Допустимая потеря при переводе
