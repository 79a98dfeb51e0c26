# Що каже сам застосунок. У суперників свої файли.

app-name = Козир
app-line = Дурень і реверсі із суперниками, які пояснюють свої ходи
durak = Дурень
reversi = Реверсі
back = Назад
close = Закрити
cancel = Скасувати
thinks = думає
thinks-so-far = { $depth ->
    [0] думає: { $percent } %
   *[other] думає: { $percent } %, глибина { $depth }
}
move-now = Нехай ходить
told-to-move = звелено ходити, коли обдумано, %
best-so-far = { $action } — найкраще, що він знайшов на той час, коли йому звеліли ходити.
why-moved-early = Довелося ходити, не додумавши. Якщо дати подумати до кінця, відповідь така: { $action }.
undo = Назад
redo = Вперед
hint = Порада
why = Чому?
black = Чорні
white = Білі
help = Довідка
credits = Про гру

first-durak-question = Ви грали в дурня?
first-yes = Так, роздавайте
first-yes-line = Ви й один суперник, звичайні правила
first-no = Ні, навчіть
first-no-line = Перша партія за столом, карта за картою.
first-look = Спершу роздивитися
home-continue = Продовжити
home-your-turn = ваш хід
home-their-turn = хід суперника
home-next-to-beat = Кого обіграти наступним
home-durak-line = 2–6 гравців, будь-які правила
home-reversi-line = новачок · професіонал
watch = Дивитися гру
watch-pause = Стоп
watch-go-on = Далі
watch-step = Крок
watch-slow = Повільно
watch-normal = Звичайно
watch-fast = Швидко
watch-utmost = Миттю
trees = Дерева гри

new-start = Почати
new-players = Гравці
new-opponent = Суперник
new-opponents = Суперники за годинниковою стрілкою
new-opponents-watched = Хто грає
adjust = Налаштувати суперника
adjust-reset = Як було
family-ply = Півходи
family-ply-line = Дивиться на задану кількість ходів уперед
family-engine = Рушій
family-engine-line = Навчився на власних партіях, дванадцять рівнів
family-apprentice = Підмайстер
family-apprentice-line = Забуває карти, як люди, чотири рівні
family-master = Майстер
family-master-line = Уявляє закриті карти, п’ять рівнів
new-colour = Ви граєте за
new-handicap = Фора чорним, кутів
new-corners = { $count ->
    [0] немає
    [one] { $count } кут
    [few] { $count } кути
   *[other] { $count } кутів
}
new-rules = Правила

rules-classic = Класика
rules-classic-line = Підкидний: підкидають усі, до шести карт
rules-first-five = Перший відбій — п’ять
rules-first-five-line = До першого відбою не більше п’яти карт
rules-transfer = Перевідний
rules-transfer-line = Картою тієї ж вартості хід переводять далі
rules-partnership = Пара на пару
rules-partnership-line = Дві команди, партнери сидять навпроти
rules-duel = Один на один
rules-duel-line = Підкидає лише нападник, навздогін не можна
rules-own = Свої правила
rules-own-line = Як ви налаштували нижче
rules-deck = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
rules-all = Усі правила
rules-who-throws-in = Хто підкидає
rules-throw-all = усі
rules-throw-neighbours = сусіди
rules-throw-attacker = нападник
rules-passing-on = Переведення
rules-transfer-off = не можна
rules-transfer-playing = картою
rules-transfer-showing = або показавши козир
rules-first-attack = Хто ходить у наступній роздачі
rules-first-on-fool = під дурня
rules-first-lowest-trump = молодший козир
rules-adding = Можна підкидати навздогін
rules-five = До першого відбою не більше п’яти карт
rules-sides = Дві команди, партнери навпроти
rules-redeal = Перездача за п’яти карт однієї масті
rules-last-defender = Без нічиїх: дурень — хто відбивався останнім

opponent-random = Випадковий
opponent-random-line = Ходить будь-як, аби за правилами
opponent-random-about = Обирає навмання з усього, що дозволяють правила. Програти йому — велике невезіння.
opponent-potential-fixed = Упертий потенціал
opponent-potential-fixed-line = Береже козирі до самого кінця
opponent-potential-fixed-about = Той самий гравець без зміни тактики: і без колоди тримає середній потенціал високим — і часто лишається з чудовими картами в дурнях.
opponent-novice = Новачок
opponent-novice-line = Бере побільше одразу
opponent-novice-about = Рахує перевернуті фішки: два очки за фішку на краю, одне за інші, трохи більше за кут і край, і бере найбільшу суму, не думаючи про відповідь.
opponent-professional = Професіонал
opponent-professional-line = Пам’ятає про вашу найкращу відповідь
opponent-professional-about = Рахує як новачок і віднімає найбільше, що зможе виграти суперник ходом у відповідь.
opponent-ply-3 = 3 ходи
opponent-ply-3-line = Дивиться на три ходи вперед
opponent-ply-3-about = Оцінка професіонала, але на три ходи вперед замість двох.
opponent-ply-4 = 4 ходи
opponent-ply-4-line = Дивиться на чотири ходи вперед
opponent-ply-4-about = Оцінка професіонала, але на чотири ходи вперед замість двох.
opponent-ply-5 = 5 ходів
opponent-ply-5-line = Дивиться на п’ять ходів уперед
opponent-ply-5-about = Оцінка професіонала, але на п’ять ходів уперед замість двох.
opponent-ply-6 = 6 ходів
opponent-ply-6-line = Дивиться на шість ходів уперед
opponent-ply-6-about = Оцінка професіонала, але на шість ходів уперед замість двох.

question-start-over = Гру ще не закінчено. Нова займе її місце.
question-go-on = Продовжити її
question-keep = Зберегти її й почати
question-start-anyway = Почати без збереження
question-leave = Встати з-за столу? Гра залишиться як є.
question-stay = Залишитися
question-take = Взяти карти, хоча можна відбитися?
question-take-them = Взяти

pause = Пауза
pause-go-on = Продовжити
pause-leave = Вийти з-за столу

games = Ваші ігри
games-none = Сюди потрапляють дограні та збережені ігри: їх можна переглянути хід за ходом або продовжити.
games-saved = Збережені
games-finished = Нещодавно дограні
games-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
games-paste = Вставити гру з буфера
saved-games = Збережені ігри
saved-games-save = Зберегти цю гру
saved-games-copy = Скопіювати текстом
saved-games-paste = Вставити
saved-games-copied = Скопійовано: ходи, причини та сама гра.
saved-games-none = Поки нічого не збережено. Збережену гру можна продовжити будь-коли й скільки завгодно разів, із тими самими картами.
saved-games-saved-as = Збережено під номером { $number }.
saved-games-not-a-game = У цьому тексті немає збереженої гри: { $reason }
link-broken = Це посилання нікуди не веде: { $reason }
saved-games-in-progress = { $count ->
    [one] { $count } хід, не закінчено
    [few] { $count } ходи, не закінчено
   *[other] { $count } ходів, не закінчено
}
saved-games-over = { $count ->
    [one] { $count } хід, закінчено
    [few] { $count } ходи, закінчено
   *[other] { $count } ходів, закінчено
}
saved-games-delete = Видалити номер { $number }
saved-games-confirm-delete = Точно видалити номер { $number }

shuffle = Чесна роздача
shuffle-about = Усі карти цієї роздачі випливають з одного таємного числа, зерна. Його вибрано до першої карти. Його відбиток показано одразу, і він не змінюється; коли роздача скінчиться, буде показано й саме зерно, і кожен зможе сам вивести з нього і відбиток, і карти.
shuffle-commitment = Відбиток зерна (SHA-256)
shuffle-copy = Скопіювати відбиток
shuffle-later = Зерно буде показано, коли роздача скінчиться: за ним можна дізнатися всі закриті карти.
shuffle-seed = Зерно
shuffle-check = Роздати знову й порівняти
shuffle-fair = Доведено: ці карти випливають із зерна, і ніхто їх не вибирав.
shuffle-unfair = Не доведено: зерно дає інші карти.

trees-figure-10 = Підручник: виграш чи ні
trees-figure-11 = Підручник: оцінки
trees-reversi = { $plies ->
    [one] Дошка, { $plies } півхід
    [few] Дошка, { $plies } півходи
   *[other] Дошка, { $plies } півходів
}
trees-pasted = Вставлене
trees-and-or = Виграш чи ні
trees-minimax = Мінімакс
trees-alpha-beta = Альфа-бета
trees-first = На початок
trees-back = Крок назад
trees-on = Крок уперед
trees-last = У кінець
trees-step = крок { $step } з { $count }
trees-before = Пошук ще не почався. Зробіть крок.
trees-solved = { $root } має оцінку { $value }. Найкраща гра: { $line }.
trees-won = { $root } виграна: { $line }.
trees-lost = { $root } не виграна.
trees-skipped = Вершин, які не знадобилися: { $skipped } з { $count }.
trees-touch = Торкніться вершини, щоб спитати про неї. Оцінку листка можна змінити.
trees-max = { $name }: ходить Макс, йому потрібна найбільша оцінка.
trees-min = { $name }: ходить Мін, йому потрібна найменша оцінка.
trees-again = { $name } знову: позиція вже стоїть там, і все, що за нею, теж.
trees-node-again = { $name } знову
trees-ask-won = Чи виграна { $name }?
trees-ask-worth = Чого варта { $name }?
trees-leaf = Листок { $name }
trees-less = Менше
trees-more = Більше
trees-make-lost = Зробити програшем
trees-make-won = Зробити виграшем
trees-copy = Скопіювати
trees-paste = Вставити дерево
trees-copied = Скопійовано: по вершині в рядку, після стрілки діти, після знака рівності оцінка.
trees-legend = Квадрати: ходить Макс. Кола: ходить Мін. ✓ виграш, ✗ програш. Золотом — найкраща гра. Закреслене не знадобилося. Пунктир і ↺ — та сама позиція знову. Перетягуйте, масштаб — щипком або коліщатком.

saved-games-unreadable = Збережену гру не вдалося прочитати.

why-nothing-yet = Ще нічого не вирішував.
why-recalling = Пригадує, про що думав …
why-shown = На столі: { $action }.
why-shown-guessed = На столі: { $action } — це здогад.
why-next = Далі очікується: { $action }.
why-next-guessed = Далі, за здогадом: { $action }.
why-shown-hidden = Що це було б, приховано.
why-step = Крок { $step } з { $steps }
why-step-back = Назад по варіанту
why-step-on = Далі по варіанту
ask-hint = Як зробили б ви? Виберіть на столі: поки це не буде зіграно.
ask-opponent = { $name }: як зробили б ви на цьому місці?
ask-this = Ось це
ask-tell = Розповісти одразу
ask-same = Ви зробили б так само.
axis-bout = Кін
axis-price = Середня ціна карти
axis-degree = Ступінь, від 0 до 1
axis-move = Хід
axis-game = Гра
axis-review-durak = Шанси, %
axis-review-reversi = Перевага, фішок
axis-rating = Рейтинг
axis-score = Рахунок, %
axis-discs = Перевага, фішок
axis-accuracy = Рішень не гірших за найкращі, %
why-everyone = Усі
why-reasons = Причини
why-fuzzy = Таблиці
why-chart = Розклади
why-belief = Здогади
belief-line = Де небачені карти, як розсудив би майстер на цьому місці: { $name }.
belief-legend = Що тепліше поле, то ймовірніша карта. Обведено: напевно. Закреслено: бути не може.
review-chances = { $percent } % шансів
why-review = Розбір
why-log = Ходи
review-progress = Розбираю партію: { $done } з { $count }
review-tally-durak = { $name }: не гірші за найкращі { $best } з { $count } рішень; у середньому рішення втрачає { $lost }.
review-tally-reversi = { $name }: не гірші за найкращі { $best } з { $count } ходів; утрачено: { $lost }.
review-proved = Прораховано до кінця з ходу { $move }: далі все доведено.
review-turned = { $count ->
    [one] Найдорожче обійшлося { $count } рішення. Погляньте на нього ще раз.
    [few] Найдорожче обійшлися { $count } рішення. Погляньте на них по черзі.
   *[many] Найдорожче обійшлися { $count } рішень. Погляньте на них по черзі.
}
review-flawless = Жодної помилки: кожне рішення було не гірше за найкраще. Чудова гра!
review-steady = Переломів не було: втрачено лише дрібниці. Гарна гра.
review-better = Краще: { $best }
review-cost = Хід { $move } · ціна: { $lost }
review-cost-about = Хід { $move } · ціна: { $lost }, ± { $error }
review-cost-proved = Хід { $move } · ціна: { $lost }, доведено
review-turns-on = У чому суть
review-show-better = Що було краще
review-show-played = Що зіграно
review-ask = Як би ви зіграли тут? Виберіть на столі.
review-ask-tell = Показати, що було краще
review-show-answer = Що зіграли б ви
review-answer-right = Ваша відповідь: { $answer }. Це і є найкраще!
review-answer-same = Ваша відповідь: { $answer }, як і в партії.
review-answer-waits = Ваша відповідь: { $answer }. Дивлюся, чого вона варта …
review-answer-cost = Ваша відповідь: { $answer }. Ціна була б: { $lost }.
review-answer-cost-about = Ваша відповідь: { $answer }. Ціна була б: { $lost }, ± { $error }.
review-answer-as-good = Ваша відповідь: { $answer }. Не гірше за найкраще, наскільки можна судити.
review-as-good = Не гірше за найкраще, наскільки можна судити.
review-practise-this = Потренувати це
review-kept = Збережено: повернеться серед ваших помилок.
review-practise = Що потренувати
review-discs = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[other] { $count } фішок
}
chart-line = Середня ціна карти на руках, кін за коном.
chart-hidden = Лінії суперників видно, коли карти відкриті.
fuzzy-at-rest = Зараз нема над чим думати.
fuzzy-asks-lead = З чого б він пішов?
fuzzy-asks-defend = Бити чи брати?
fuzzy-asks-add-to-taker = Додати карту тому, хто бере?
fuzzy-asks-add-to-beater = Підкинути карту?
fuzzy-own-hand = Його розклад: { $quality }, середня ціна { $mean }
    поганий { $bad } · середній { $medium } · добрий { $good }
fuzzy-their-hand = Імовірний розклад суперника: { $cards }
    { $quality }, середня ціна { $mean }
fuzzy-their-hand-known = Розклад суперника: { $cards }
    { $quality }, середня ціна { $mean }
fuzzy-uncertainty = Невідомих карт { $unknown }, з них у суперника { $hidden }: { $bits } біт. Вибірок: { $count }.
tables = Таблиці керування
tables-about = За цими таблицями грає нечіткий суперник. Торкніться клітинки, щоб змінити її; обведено те, що відрізняється від джерела. Ваші таблиці діють із наступної роздачі.
tables-usual = Змінити його таблиці
tables-own = Грає за вашими таблицями
tables-reset = Скинути
tables-copy = Копія
tables-paste = Вставити
tables-copied = Скопійовано текстом.
tables-wrong = У цьому тексті немає таблиць: { $reason }
hint-coming = Шукаю найкращий хід …

result-won = Ви виграли
result-lost = Ви програли
result-drawn = Нічия
result-winner = Перемога: { $name }
result-over = Роздачу зіграно
result-rematch = Ще раз
result-review = Розбір
result-turned = Де все вирішилося
result-leave = Вийти

reversi-your-turn = Ваш хід
reversi-refused-occupied = На { $square } уже стоїть фішка.
reversi-refused-turns-none = На { $square } нічого не перевернеться, тож ставити туди не можна.
reversi-refused-pass = Ходити вам нікуди: натисніть «Пас».
reversi-their-turn = Хід суперника
reversi-you-must-pass = Вам нікуди ходити
reversi-they-must-pass = Супернику нікуди ходити
reversi-they-passed = Суперник пропустив хід: знову ви
reversi-to-move = Ходить { $name }
reversi-passes = { $name } пропускає хід
reversi-pass = Пас
reversi-discs = Чорні { $score } Білі
reversi-deed-placed = { $name } → { $square }
reversi-deed-passed = { $name }: пас

durak-trump = { $count ->
    [0] { $suit } козир
   *[other] { $suit } козир · { $count }
}
durak-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
durak-out = вийшов
durak-they-attack = { $name } ходить
durak-they-defend = { $name } відбивається
durak-they-defend-you = { $name } відбивається від вас
durak-they-throw-in = { $name } може підкинути
durak-you-attack = Ваш хід
durak-you-defend = Побийте { $cards } або беріть
durak-you-cannot-beat = Нічим побити { $cards }
durak-you-throw-in = Підкидайте, або бито
durak-you-add = Бере: підкидайте навздогін
durak-refused-too-low = { $card } молодша за { $attack }.
durak-refused-other-suit = { $card } іншої масті, ніж { $attack }, і не козир.
durak-refused-beats-none = { $card } не б’є жодної з цих карт.
durak-refused-other-rank = Карт такого рангу, як { $card }, на столі немає.
durak-refused-transfer-late = Одну карту вже побито: перевести більше не можна.
durak-refused-transfer-too-many = Перевести не можна: у наступного гравця замало карт.
durak-you-may-redeal = П’ять карт однієї масті: перездати?
durak-button-take = Взяти { $count }
durak-button-done = Бито
durak-button-pass = Пас
durak-keep = Граємо
durak-redeal = Перездати
durak-which = Як саме?
durak-choice-beat = побити { $card }
durak-choice-transfer = перевести
durak-choice-show = показати й перевести
durak-plan-pass = не підкидати
durak-plan-take = взяти
durak-attacked = { $name } → { $cards }
durak-beat = { $name }: { $card } б’є { $attack }
durak-transferred = { $person ->
    [second] Ви переводите: { $card }
   *[third] { $name } переводить: { $card }
}
durak-showed = { $person ->
    [second] Ви показуєте { $card } і переводите
   *[third] { $name } показує { $card } і переводить
}
durak-threw-in = { $person ->
    [second] Ви підкидаєте { $card }
   *[third] { $name } підкидає { $card }
}
durak-passed = { $person ->
    [second] Ви не підкидаєте
   *[third] { $name } не підкидає
}
durak-took = { $person ->
    [second] Ви берете
   *[third] { $name } бере
}
durak-asked-redeal = { $person ->
    [second] Ви просите перездати
   *[third] { $name } просить перездати
}
durak-kept = { $person ->
    [second] Ви граєте із цією рукою
   *[third] { $name } грає із цією рукою
}
word-take = беру
word-done = бито
word-pass = пас
durak-is-fool = { $person ->
    [second] Цього разу дурень — ви
   *[third] Дурень: { $name }
}
durak-nobody-left = Карт не лишилося ні в кого
durak-stalled = Гра зайшла в глухий кут

credits-text = «Козир», автори Kozyr. Ліцензія MIT або Apache 2.0.

    Колоду «Атласні» взято зі збірки карт GNOME, за оригіналом у суспільному надбанні; LGPL 3 або новіша. Шрифт Inter, SIL Open Font Licence. Зроблено на Bevy, egui та Kira.

    Звуки, великі карти, фішки та стіл зроблено для «Козиря».
