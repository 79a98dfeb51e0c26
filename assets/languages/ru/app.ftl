# Что говорит само приложение. У соперников свои файлы.

app-name = Козырь
app-line = Дурак и реверси с соперниками, которые объясняют свои ходы
durak = Дурак
reversi = Реверси
back = Назад
close = Закрыть
cancel = Отмена
thinks = думает
thinks-so-far = { $depth ->
    [0] думает: { $percent } %
   *[other] думает: { $percent } %, глубина { $depth }
}
move-now = Пусть ходит
told-to-move = велено ходить, когда обдумано, %
best-so-far = { $action } — лучшее, что он нашёл к тому времени, когда ему велели ходить.
why-moved-early = Пришлось ходить, не додумав. Если дать подумать до конца, ответ такой: { $action }.
undo = Назад
redo = Вперёд
hint = Совет
why = Почему?
black = Чёрные
white = Белые
help = Справка
credits = О программе

first-durak-question = Вы играли в дурака?
first-yes = Да, раздавайте
first-yes-line = Вы и один соперник, обычные правила
first-no = Нет, научите
first-no-line = Первая партия за столом, карта за картой.
first-look = Сначала осмотреться
home-continue = Продолжить
home-your-turn = ваш ход
home-their-turn = ход соперника
home-next-to-beat = Кого обыграть следующим
home-durak-line = 2–6 игроков, любые правила
home-reversi-line = новичок · профессионал
watch = Смотреть игру
watch-pause = Стоп
watch-go-on = Дальше
watch-step = Шаг
watch-slow = Медленно
watch-normal = Обычно
watch-fast = Быстро
watch-utmost = Мигом
trees = Деревья игры

new-start = Начать
new-players = Игроки
new-opponent = Соперник
new-opponents = Соперники по часовой стрелке
new-opponents-watched = Кто играет
adjust = Настроить соперника
adjust-reset = Как обычно
family-ply = Полуходы
family-ply-line = Смотрит на заданное число ходов вперёд
family-engine = Движок
family-engine-line = Научился на собственных партиях, двенадцать уровней
family-apprentice = Подмастерье
family-apprentice-line = Забывает карты, как люди, четыре уровня
family-master = Мастер
family-master-line = Воображает закрытые карты, пять уровней
new-colour = Вы играете за
new-handicap = Фора чёрным, углов
new-corners = { $count ->
    [0] нет
    [one] { $count } угол
    [few] { $count } угла
   *[other] { $count } углов
}
new-rules = Правила

rules-classic = Классика
rules-classic-line = Подкидной: подкидывают все, до шести карт
rules-first-five = Первый отбой — пять
rules-first-five-line = До первого отбоя не больше пяти карт
rules-transfer = Переводной
rules-transfer-line = Картой того же достоинства ход переводят дальше
rules-partnership = Пара на пару
rules-partnership-line = Две команды, партнёры сидят напротив
rules-duel = Один на один
rules-duel-line = Подкидывает только заходивший, вдогонку нельзя
rules-own = Свои правила
rules-own-line = Как вы настроили ниже
rules-deck = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
rules-all = Все правила
rules-who-throws-in = Кто подкидывает
rules-throw-all = все
rules-throw-neighbours = соседи
rules-throw-attacker = заходивший
rules-passing-on = Перевод
rules-transfer-off = нельзя
rules-transfer-playing = картой
rules-transfer-showing = или показав козырь
rules-first-attack = Кто ходит в следующей раздаче
rules-first-on-fool = под дурака
rules-first-lowest-trump = младший козырь
rules-adding = Можно подкидывать вдогонку
rules-five = До первого отбоя не больше пяти карт
rules-sides = Две команды, партнёры напротив
rules-redeal = Пересдача при пяти картах одной масти
rules-last-defender = Без ничьих: дурак — кто отбивался последним

opponent-random = Случайный
opponent-random-line = Ходит как попало по правилам
opponent-random-about = Выбирает наугад из всего, что разрешают правила. Проиграть ему — большое невезение.
opponent-potential-fixed = Упрямый потенциал
opponent-potential-fixed-line = Бережёт козыри до самого конца
opponent-potential-fixed-about = Тот же игрок без смены тактики: и без колоды держит средний потенциал высоким — и часто остаётся с прекрасными картами в дураках.
opponent-novice = Новичок
opponent-novice-line = Берёт побольше сразу
opponent-novice-about = Считает замкнутые фишки: две единицы за кромочную, одна за прочие, немного больше за угол и кромку, и берёт наибольшую сумму, не думая об ответе.
opponent-professional = Профессионал
opponent-professional-line = Помнит о вашем лучшем ответе
opponent-professional-about = Считает как новичок и вычитает лучшее, что сможет выиграть соперник ответным ходом.
opponent-ply-3 = 3 хода
opponent-ply-3-line = Смотрит на три хода вперёд
opponent-ply-3-about = Оценка профессионала, но на три хода вперёд вместо двух.
opponent-ply-4 = 4 хода
opponent-ply-4-line = Смотрит на четыре хода вперёд
opponent-ply-4-about = Оценка профессионала, но на четыре хода вперёд вместо двух.
opponent-ply-5 = 5 ходов
opponent-ply-5-line = Смотрит на пять ходов вперёд
opponent-ply-5-about = Оценка профессионала, но на пять ходов вперёд вместо двух.
opponent-ply-6 = 6 ходов
opponent-ply-6-line = Смотрит на шесть ходов вперёд
opponent-ply-6-about = Оценка профессионала, но на шесть ходов вперёд вместо двух.

question-start-over = Игра ещё не окончена. Новая займёт её место.
question-go-on = Продолжить её
question-keep = Сохранить её и начать
question-start-anyway = Начать не сохраняя
question-leave = Встать из-за стола? Игра останется как есть.
question-stay = Остаться
question-take = Взять карты, хотя можно отбиться?
question-take-them = Взять

pause = Пауза
pause-go-on = Продолжить
pause-leave = Выйти из-за стола

games = Ваши игры
games-none = Сюда попадают доигранные и сохранённые игры: их можно пересмотреть ход за ходом или продолжить.
games-saved = Сохранённые
games-finished = Недавно доигранные
games-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
games-paste = Вставить игру из буфера
saved-games = Сохранённые игры
saved-games-save = Сохранить эту игру
saved-games-copy = Скопировать текстом
saved-games-paste = Вставить
saved-games-copied = Скопировано: ходы, причины и сама игра.
saved-games-none = Пока ничего не сохранено. Сохранённую игру можно продолжить когда угодно и сколько угодно раз, с теми же картами.
saved-games-saved-as = Сохранено под номером { $number }.
saved-games-not-a-game = В этом тексте нет сохранённой игры: { $reason }
link-broken = Эта ссылка никуда не ведёт: { $reason }
saved-games-in-progress = { $count ->
    [one] { $count } ход, не окончена
    [few] { $count } хода, не окончена
   *[other] { $count } ходов, не окончена
}
saved-games-over = { $count ->
    [one] { $count } ход, окончена
    [few] { $count } хода, окончена
   *[other] { $count } ходов, окончена
}
saved-games-delete = Удалить номер { $number }
saved-games-confirm-delete = Точно удалить номер { $number }

shuffle = Честная раздача
shuffle-about = Все карты этой партии следуют из одного тайного числа, зерна. Оно выбрано до первой карты. Его отпечаток показан сразу и не меняется; когда партия окончена, показано и само зерно, и каждый может заново получить из него и отпечаток, и карты.
shuffle-commitment = Отпечаток зерна (SHA-256)
shuffle-copy = Скопировать отпечаток
shuffle-later = Зерно будет показано, когда партия закончится: по нему можно узнать все закрытые карты.
shuffle-seed = Зерно
shuffle-check = Раздать заново и сравнить
shuffle-fair = Доказано: эти карты следуют из зерна, и никто их не выбирал.
shuffle-unfair = Не доказано: зерно даёт другие карты.

trees-figure-10 = Учебник: выигрыш или нет
trees-figure-11 = Учебник: оценки
trees-reversi = { $plies ->
    [one] Доска, { $plies } полуход
    [few] Доска, { $plies } полухода
   *[other] Доска, { $plies } полуходов
}
trees-pasted = Вставленное
trees-and-or = Выигрыш или нет
trees-minimax = Минимакс
trees-alpha-beta = Альфа-бета
trees-first = В начало
trees-back = Шаг назад
trees-on = Шаг вперёд
trees-last = В конец
trees-step = шаг { $step } из { $count }
trees-before = Поиск ещё не начат. Сделайте шаг.
trees-solved = { $root } оценивается в { $value }. Лучшая игра: { $line }.
trees-won = { $root } выиграна: { $line }.
trees-lost = { $root } не выиграна.
trees-skipped = Вершин, которые не понадобились: { $skipped } из { $count }.
trees-touch = Коснитесь вершины, чтобы спросить о ней. Оценку листа можно изменить.
trees-max = { $name }: ходит Макс, ему нужна наибольшая оценка.
trees-min = { $name }: ходит Мин, ему нужна наименьшая оценка.
trees-again = { $name } снова: позиция уже стоит там, и всё, что за ней, тоже.
trees-node-again = { $name } снова
trees-ask-won = Выиграна ли { $name }?
trees-ask-worth = Чего стоит { $name }?
trees-leaf = Лист { $name }
trees-less = Меньше
trees-more = Больше
trees-make-lost = Сделать проигрышем
trees-make-won = Сделать выигрышем
trees-copy = Скопировать
trees-paste = Вставить дерево
trees-copied = Скопировано: по вершине в строке, после стрелки дети, после знака равенства оценка.
trees-legend = Квадраты: ходит Макс. Круги: ходит Мин. ✓ выигрыш, ✗ проигрыш. Золотом — лучшая игра. Зачёркнуто — не понадобилось. Пунктир и ↺ — та же позиция снова. Перетаскивайте, масштаб — щипком или колёсиком.

saved-games-unreadable = Сохранённую игру не удалось прочитать.

why-nothing-yet = Ещё ничего не решал.
why-recalling = Вспоминает, о чём думал …
why-shown = На столе: { $action }.
why-shown-guessed = На столе: { $action } — это догадка.
why-next = Дальше ожидается: { $action }.
why-next-guessed = Дальше, по догадке: { $action }.
why-shown-hidden = Что это было бы, скрыто.
why-step = Шаг { $step } из { $steps }
why-step-back = Назад по варианту
why-step-on = Дальше по варианту
ask-hint = Как поступили бы вы? Выберите на столе: пока это не будет сыграно.
ask-opponent = { $name }: как поступили бы вы на этом месте?
ask-this = Вот это
ask-tell = Рассказать сразу
ask-same = Вы поступили бы так же.
axis-bout = Кон
axis-price = Средняя цена карты
axis-degree = Степень, от 0 до 1
axis-move = Ход
axis-game = Игра
axis-review-durak = Шансы, %
axis-review-reversi = Перевес, фишек
axis-rating = Рейтинг
axis-score = Счёт, %
axis-discs = Перевес, фишек
axis-accuracy = Решений не хуже лучших, %
why-everyone = Все
why-reasons = Причины
why-fuzzy = Таблицы
why-chart = Расклады
why-belief = Догадки
belief-line = Где невиданные карты, как рассудил бы мастер на этом месте: { $name }.
belief-legend = Чем теплее поле, тем вероятнее карта. Обведено: точно. Зачёркнуто: быть не может.
review-chances = { $percent } % шансов
why-review = Разбор
why-log = Ходы
review-progress = Разбираю партию: { $done } из { $count }
review-tally-durak = { $name }: не хуже лучших { $best } из { $count } решений; в среднем решение теряет { $lost }.
review-tally-reversi = { $name }: не хуже лучших { $best } из { $count } ходов; потеряно: { $lost }.
review-proved = Просчитано до конца с хода { $move }: дальше всё доказано.
review-turned = { $count ->
    [one] Дороже всего обошлось { $count } решение. Взгляните на него ещё раз.
    [few] Дороже всего обошлись { $count } решения. Взгляните на них по очереди.
   *[many] Дороже всего обошлись { $count } решений. Взгляните на них по очереди.
}
review-flawless = Ни одной ошибки: каждое решение было не хуже лучшего. Отличная игра!
review-steady = Переломов не было: потеряны только мелочи. Хорошая игра.
review-better = Лучше: { $best }
review-cost = Ход { $move } · цена: { $lost }
review-cost-about = Ход { $move } · цена: { $lost }, ± { $error }
review-cost-proved = Ход { $move } · цена: { $lost }, доказано
review-turns-on = В чём суть
review-show-better = Что было лучше
review-show-played = Что сыграно
review-ask = Как бы вы сыграли здесь? Выберите на столе.
review-ask-tell = Показать, что было лучше
review-show-answer = Что сыграли бы вы
review-answer-right = Ваш ответ: { $answer }. Это и есть лучшее!
review-answer-same = Ваш ответ: { $answer }, как и в партии.
review-answer-waits = Ваш ответ: { $answer }. Смотрю, чего он стоит …
review-answer-cost = Ваш ответ: { $answer }. Цена была бы: { $lost }.
review-answer-cost-about = Ваш ответ: { $answer }. Цена была бы: { $lost }, ± { $error }.
review-answer-as-good = Ваш ответ: { $answer }. Не хуже лучшего, насколько можно судить.
review-as-good = Не хуже лучшего, насколько можно судить.
review-practise-this = Потренировать это
review-kept = Сохранено: вернётся среди ваших ошибок.
review-practise = Что потренировать
review-discs = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
chart-line = Средняя цена карты на руках, кон за коном.
chart-hidden = Линии соперников видны, когда карты открыты.
fuzzy-at-rest = Сейчас не над чем думать.
fuzzy-asks-lead = С чего бы он пошёл?
fuzzy-asks-defend = Бить или брать?
fuzzy-asks-add-to-taker = Добавить карту берущему?
fuzzy-asks-add-to-beater = Подкинуть карту?
fuzzy-own-hand = Его расклад: { $quality }, средняя цена { $mean }
    плохой { $bad } · средний { $medium } · хороший { $good }
fuzzy-their-hand = Предполагаемый расклад соперника: { $cards }
    { $quality }, средняя цена { $mean }
fuzzy-their-hand-known = Расклад соперника: { $cards }
    { $quality }, средняя цена { $mean }
fuzzy-uncertainty = Неизвестных карт { $unknown }, из них у соперника { $hidden }: { $bits } бит. Выборок: { $count }.
tables = Управляющие таблицы
tables-about = По этим таблицам играет нечёткий соперник. Коснитесь клетки, чтобы изменить её; обведены отличия от источника. Ваши таблицы действуют со следующей партии.
tables-usual = Изменить его таблицы
tables-own = Играет по вашим таблицам
tables-reset = Сбросить
tables-copy = Копия
tables-paste = Вставить
tables-copied = Скопировано текстом.
tables-wrong = В этом тексте нет таблиц: { $reason }
hint-coming = Ищу лучший ход …

result-won = Вы выиграли
result-lost = Вы проиграли
result-drawn = Ничья
result-winner = Победа: { $name }
result-over = Партия окончена
result-rematch = Ещё раз
result-review = Разбор
result-turned = Где всё решилось
result-leave = Выйти

reversi-your-turn = Ваш ход
reversi-refused-occupied = На { $square } уже стоит фишка.
reversi-refused-turns-none = На { $square } ничего не перевернётся, поэтому ставить туда нельзя.
reversi-refused-pass = Ходить вам некуда: нажмите «Пас».
reversi-their-turn = Ход соперника
reversi-you-must-pass = Вам некуда ходить
reversi-they-must-pass = Сопернику некуда ходить
reversi-they-passed = Соперник пропустил ход: снова вы
reversi-to-move = Ходит { $name }
reversi-passes = { $name } пропускает ход
reversi-pass = Пас
reversi-discs = Чёрные { $score } Белые
reversi-deed-placed = { $name } → { $square }
reversi-deed-passed = { $name }: пас

durak-trump = { $count ->
    [0] { $suit } козырь
   *[other] { $suit } козырь · { $count }
}
durak-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
durak-out = вышел
durak-they-attack = { $name } ходит
durak-they-defend = { $name } отбивается
durak-they-defend-you = { $name } отбивается от вас
durak-they-throw-in = { $name } может подкинуть
durak-you-attack = Ваш ход
durak-you-defend = Побейте { $cards } или берите
durak-you-cannot-beat = Нечем побить { $cards }
durak-you-throw-in = Подкидывайте, или бито
durak-you-add = Берёт: подкидывайте вдогонку
durak-refused-too-low = { $card } младше, чем { $attack }.
durak-refused-other-suit = { $card } другой масти, чем { $attack }, и не козырь.
durak-refused-beats-none = { $card } не бьёт ни одной из этих карт.
durak-refused-other-rank = Карт такого достоинства, как { $card }, на столе нет.
durak-refused-transfer-late = Одна карта уже побита: перевести больше нельзя.
durak-refused-transfer-too-many = Перевести нельзя: у следующего игрока слишком мало карт.
durak-you-may-redeal = Пять карт одной масти: пересдать?
durak-button-take = Взять { $count }
durak-button-done = Бито
durak-button-pass = Пас
durak-keep = Играем
durak-redeal = Пересдать
durak-which = Как именно?
durak-choice-beat = побить { $card }
durak-choice-transfer = перевести
durak-choice-show = показать и перевести
durak-plan-pass = не подкидывать
durak-plan-take = взять
durak-attacked = { $name } → { $cards }
durak-beat = { $name }: { $card } бьёт { $attack }
durak-transferred = { $person ->
    [second] Вы переводите: { $card }
   *[third] { $name } переводит: { $card }
}
durak-showed = { $person ->
    [second] Вы показываете { $card } и переводите
   *[third] { $name } показывает { $card } и переводит
}
durak-threw-in = { $person ->
    [second] Вы подкидываете { $card }
   *[third] { $name } подкидывает { $card }
}
durak-passed = { $person ->
    [second] Вы не подкидываете
   *[third] { $name } не подкидывает
}
durak-took = { $person ->
    [second] Вы берёте
   *[third] { $name } берёт
}
durak-asked-redeal = { $person ->
    [second] Вы просите пересдать
   *[third] { $name } просит пересдать
}
durak-kept = { $person ->
    [second] Вы играете с этой рукой
   *[third] { $name } играет с этой рукой
}
word-take = беру
word-done = бито
word-pass = пас
durak-is-fool = { $person ->
    [second] На этот раз дурак — вы
   *[third] Дурак: { $name }
}
durak-nobody-left = Карт не осталось ни у кого
durak-stalled = Игра зашла в тупик

credits-text = «Козырь», авторы Kozyr. Лицензия MIT или Apache 2.0.

    Колода «Атласные» взята из собрания карт GNOME, по оригиналу в общественном достоянии; LGPL 3 или новее. Шрифт Inter, SIL Open Font Licence. Сделано на Bevy, egui и Kira.

    Звуки, крупные карты, фишки и стол сделаны для «Козыря».
