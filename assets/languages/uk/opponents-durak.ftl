# Чому суперники в «Дурні» вчинили саме так.

## random

random-any = Вибір навмання: { $count ->
    [1] іншої можливості не було.
    [one] одна з { $count } можливості, усі рівні.
   *[other] одна з { $count } можливостей, усі рівні.
}

## lowest

lowest-keep = Завжди грає тими картами, що роздано.
lowest-lead = Ходить молодшою картою, { $card }; козирем — лише якщо більше нічим.
lowest-beat = Б’є { $attack } найменшою картою, якої досить, { $card }; козирем — лише за потреби.
lowest-transfer = Побити { $attack } нічим, тому переводить.
lowest-take = Побити { $attack } нічим, тому бере.
lowest-throw = Підкидає молодшу просту карту, яка підходить, { $card }.
lowest-pass = Жодна проста карта не підходить, а козирів не підкидає ніколи.

## greedy

greedy-keep = Завжди грає тими картами, що роздано.
greedy-lead = Ходить якомога більшою кількістю простих карт одного рангу; з рівних наборів — молодшим.
greedy-lead-trump = На руках самі козирі: ходить молодшим, { $card }.
greedy-defend = Переводить простою картою, якщо можна; інакше б’є все найдешевшою ціною; інакше переводить козирем.
greedy-forced = Побити все не може, тому бере.
greedy-throw-in = Підкидає всі прості карти, які підходять, починаючи з молодшої; козирів — ніколи.
greedy-group = Піти картами одного рангу
greedy-cover = Побити все
greedy-transfer = Перевести
greedy-take = Взяти
greedy-throw = Підкинути
greedy-pass = Не підкидати
greedy-cards = скинуто карт
greedy-price = ціна

## potential

potential-keep = Просити перездачі немає підстав: карти лишаються.
potential-redeal = Просить перездачі, якщо потенціал руки нижчий за середній у колоді.
potential-keep-hand = Лишити карти
potential-new-hand = Просити перездачі
potential-lead = Ходить так, щоб потенціал решти карт був найбільшим.
potential-shed-lead = Колода порожня: ходить так, щоб карт лишилося якнайменше.
potential-lowest-plain = Молодша проста карта
potential-equal-cards = Парні карти
potential-lowest-trump = Молодший козир
potential-awkward-suit = Масть, незручна для захисника
potential-throw = Підкидає, якщо рука від цього достатньо виграє або достатньо мало втрачає; скільки — залежить від схильності до ризику та близькості фіналу.
potential-shed-throw = Колода порожня: підкидає все, що можна.
potential-add = Підкинути
potential-pass = Не підкидати
potential-forced = Усього не побити: доводиться брати.
potential-beat = Відбивається так, щоб потенціал решти карт був найбільшим; бере, якщо втрата завелика, а до фіналу далеко.
potential-late-beat = Фінал близько: б’є все, що може, зберігаючи найбільший потенціал.
potential-shed-beat = Колода порожня: ніколи не бере того, що може побити.
potential-suit = Молодша в масті
potential-trump = Молодший козир
potential-trump-of-rank = Козир того самого рангу
potential-transfer = Перевести
potential-take = Взяти
potential-now = потенціал зараз
potential-after = потенціал після
potential-cards-left = лишиться карт
potential-talon-share = частка колоди
potential-least-gain = потрібний приріст (менше 0 — припустима втрата)
potential-awkward = вага незручної масті

## hand-value

opponent-hand-value = Ціна руки
opponent-hand-value-line = Знає, чого варта кожна рука
opponent-hand-value-about = Складає ціну руки: від −600 за двійку до 600 за туза, за козир іще 1300, надбавка за карти одного рангу, штраф за нерівні масті та за зайві карти. Грає тією картою, після якої сума найбільша, з рівних — тією, що прийшла раніше, і бере, якщо відбиватися задорого. Карт, що вийшли, не рахує.
opponent-hand-value-published = Ціна руки, як у програмі
opponent-hand-value-published-line = OpenFool, рішення в рішення
opponent-hand-value-published-about = Програма самого автора, OpenFool (ліцензія MIT), рішення в рішення. Не так, як у статті: ранги рахуються від середини колоди, кожна частина суми обрізається до цілого, карти одного рангу важать у сто разів менше, а частка карт ділиться націло, тож ні пари, ні розмір руки майже нічого не значать.

hand-value-keep = Просити перездачі немає підстав: карти лишаються.
hand-value-redeal = Жодного козиря, і всі карти, крім хіба що однієї, однієї масті: просить перездачі.
hand-value-keep-hand = Є козир або більше ніж одна карта інших мастей: карти лишаються.
hand-value-lead = Ходить картою, після якої решта руки разом із тим, що можна підкинути, варта найбільше.
hand-value-lead-card = Піти
hand-value-throw = Підкидає найкращу карту, якщо рука втрачає не більше, ніж дозволяє колода.
hand-value-add = Підкинути
hand-value-pass = Не підкидати
hand-value-forced = Немає карти, яка б’є: доводиться брати.
hand-value-beat = Б’є першу карту так, щоб решта була варта найбільше; бере, якщо й це задорого — і саме по собі, і порівняно зі взяттям.
hand-value-late-beat = Колода порожня: б’є першу карту, якщо може, щоб решта була варта найбільше.
hand-value-beat-card = Побити
hand-value-take = Взяти
hand-value-transfer = Переводить: рука від цього мало втрачає.
hand-value-pass-on = Перевести (у розрахунку без карт цього рангу)
hand-value-now = ціна руки зараз
hand-value-ranks = ранги
hand-value-trumps = козирі
hand-value-equals = парні карти
hand-value-suits = нерівні масті
hand-value-number = кількість карт
hand-value-out = вийшов із гри
hand-value-follow-up = що можна підкинути слідом
hand-value-on-table = ранг уже на столі
hand-value-with-table = ціна разом зі столом
hand-value-loss-allowed = припустима втрата
hand-value-bar = скільки має лишитися

## Що можна змінити в супернику

parameter-trump_bonus = Наскільки козир дорожчий
parameter-risk = Схильність до ризику
parameter-sharp_drop = Втрата, за якої краще взяти
parameter-finale = Частка колоди, з якої починається фінал
parameter-awkward = Вага масті, незручної для захисника
parameter-pair_scale = Одиниця для парних карт
parameter-imbalance = Штраф за нерівні масті
parameter-many_cards = Штраф за зайві карти
parameter-throw_loss = Припустима втрата, коли підкидає
parameter-throw_talon = … менше за кожну карту колоди
parameter-beat_loss = Припустима втрата, коли відбивається
parameter-take_loss = Припустима втрата порівняно зі взяттям
parameter-take_talon = … менше за кожну карту колоди
parameter-on_table = Надбавка за ранг на столі
parameter-transfer_loss = Припустима втрата, коли переводить
