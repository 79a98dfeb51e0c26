# Тексты самого приложения. У соперников свои файлы.

app-name = Козырь
app-line = Дурак и реверси с соперниками, которые объясняют свои ходы
durak = Дурак
reversi = Реверси
back = Назад
close = Закрыть
cancel = Отмена
thinks = думает
thinks-so-far = { $depth ->
    [0] думает: { $percent } %
   *[other] думает: { $percent } %, глубина { $depth }
}
move-now = Пусть ходит
told-to-move = обдумано к моменту хода, %
best-so-far = Лучшее, что нашлось к моменту хода: { $action }.
why-moved-early = Пришлось ходить, не додумав. Если додумать, ход такой: { $action }.
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
first-no-line = Первая партия с пояснениями, карта за картой
first-look = Сначала осмотреться
home-continue = Продолжить
home-your-turn = Ваш ход
home-their-turn = Ход соперника
home-next-to-beat = Следующий соперник
home-durak-line = 2–6 игроков, подкидной и переводной
home-reversi-line = Соперники любой силы
watch = Смотреть игру
watch-pause = Пауза
watch-go-on = Продолжить
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
adjust-reset = Сбросить
family-ply = Ходы вперёд
family-ply-line = Считает на заданное число ходов
family-engine = Движок
family-engine-line = Самоучка, двенадцать уровней
family-apprentice = Подмастерье
family-apprentice-line = Забывает карты, как люди; четыре уровня
family-master = Мастер
family-master-line = Перебирает расклады, пять уровней
new-colour = Ваш цвет
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
rules-partnership = Команды
rules-partnership-line = Две команды, партнёры сидят через одного
rules-duel = Дуэль
rules-duel-line = Подкидывает только тот, кто ходил; вдогонку нельзя
rules-own = Свои правила
rules-own-line = Как настроено ниже
rules-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
rules-all = Все правила
rules-who-throws-in = Кто подкидывает
rules-throw-all = Все
rules-throw-neighbours = Соседи
rules-throw-attacker = Кто ходил
rules-after-take = Кто подкидывает вдогонку
rules-after-take-same = Те же
rules-after-take-attacker = Только кто ходил
rules-after-take-nobody = Никто
rules-attack-limit = Сколько карт за кон
rules-attack-limit-hand = Сколько на руках
rules-passing-on = Перевод
rules-transfer-off = Нельзя
rules-transfer-playing = Картой
rules-transfer-showing = Картой и показом
rules-showing = Перевод показом
rules-showing-deal = Раз за партию
rules-showing-bout = Раз за кон
rules-showing-always = Сколько угодно
rules-first-attack = Кто ходит в следующей партии
rules-first-on-fool = Под дурака
rules-first-lowest-trump = Младший козырь
rules-after-draw = Кто ходит после ничьей
rules-after-draw-lowest = Снова младший козырь
rules-after-draw-same = Тот же игрок
rules-after-draw-next = Следующий игрок
rules-five = До первого отбоя не больше пяти карт
rules-sides = Две команды, партнёры через одного
rules-redeal = Пересдача при пяти картах одной масти
rules-last-defender = Без ничьих: дурак — кто отбивался последним

opponent-random = Случайный
opponent-random-line = Ходит наугад
opponent-random-about = Ходит наугад, лишь бы по правилам. Проиграть ему можно, только если очень не повезёт.
opponent-potential-fixed = Упрямый потенциал
opponent-potential-fixed-line = Бережёт козыри до самого конца
opponent-potential-fixed-about = Как Ёж, но никогда не меняет тактику. Бережёт сильные карты, даже когда колода кончилась, и часто проигрывает с прекрасной рукой.
opponent-novice = Новичок
opponent-novice-line = Хватает побольше сразу
opponent-novice-about = Оценивает ход по тому, что он перевернёт: два очка за фишку на краю, одно за любую другую и ещё немного за угол или край. Берёт наибольшую сумму и не думает, чем вы ответите.
opponent-professional = Профессионал
opponent-professional-line = Учитывает ваш лучший ответ
opponent-professional-about = Оценивает ход как Щенок, но вычитает лучшее, что вы сможете взять в ответ.
opponent-ply-3 = 3 хода
opponent-ply-3-line = Смотрит на три хода вперёд
opponent-ply-3-about = Оценивает как Барсук, но смотрит на три хода вперёд, а не на два.
opponent-ply-4 = 4 хода
opponent-ply-4-line = Смотрит на четыре хода вперёд
opponent-ply-4-about = Оценивает как Барсук, но смотрит на четыре хода вперёд, а не на два.
opponent-ply-5 = 5 ходов
opponent-ply-5-line = Смотрит на пять ходов вперёд
opponent-ply-5-about = Оценивает как Барсук, но смотрит на пять ходов вперёд, а не на два.
opponent-ply-6 = 6 ходов
opponent-ply-6-line = Смотрит на шесть ходов вперёд
opponent-ply-6-about = Оценивает как Барсук, но смотрит на шесть ходов вперёд, а не на два.

question-start-over = Партия ещё не окончена. Новая займёт её место.
question-go-on = Играть дальше
question-keep = Сохранить и начать
question-start-anyway = Начать не сохраняя
question-leave = Выйти из партии? Её можно продолжить позже.
question-stay = Остаться
question-take = Взять карты? Их можно побить.
question-take-them = Взять

pause = Меню
pause-go-on = Продолжить
pause-leave = Выйти из партии

games = Ваши партии
games-none = Здесь появятся доигранные и сохранённые партии: их можно пересмотреть ход за ходом или продолжить.
games-saved = Сохранённые
games-finished = Недавно доигранные
games-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
saved-games = Сохранённые партии
saved-games-save = Сохранить партию
saved-games-copy = Копировать текстом
saved-games-paste = Вставить
saved-games-copied = Скопировано: ходы, причины и сама партия.
saved-games-none = Сохранённых партий пока нет. Сохранённую можно продолжить в любой момент или переиграть с теми же картами.
saved-games-saved-as = Сохранено под номером { $number }.
saved-games-not-a-game = В этом тексте нет партии: { $reason }
link-broken = Ссылка не работает: { $reason }
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
saved-games-delete = Удалить партию { $number }
saved-games-confirm-delete = Точно удалить партию { $number }

shuffle = Честная раздача
shuffle-about = Порядок всех карт задаёт тайное число — зерно. Оно выпадает случайно до первой карты, и сразу виден его отпечаток. После партии видно и само зерно, так что отпечаток и карты может проверить каждый.
shuffle-commitment = Отпечаток зерна (SHA-256)
shuffle-copy = Копировать отпечаток
shuffle-later = Зерно вы увидите после партии: по нему можно узнать все закрытые карты.
shuffle-seed = Зерно
shuffle-check = Проверить раздачу
shuffle-fair = Проверено: карты следуют из зерна, а зерно никто не выбирал.
shuffle-unfair = Не сошлось: из зерна следуют другие карты.

trees-figure-10 = Пример: выигрыш или нет
trees-figure-11 = Пример: оценки
trees-reversi = { $plies ->
    [one] Доска, { $plies } ход
    [few] Доска, { $plies } хода
   *[other] Доска, { $plies } ходов
}
trees-pasted = Вставленное
trees-and-or = Выигрыш или нет
trees-minimax = Минимакс
trees-alpha-beta = Альфа-бета
trees-first = В начало
trees-back = Шаг назад
trees-on = Шаг вперёд
trees-last = В конец
trees-step = Шаг { $step } из { $count }
trees-before = Перебор ещё не начат. Сделайте шаг.
trees-solved = Оценка { $root }: { $value }. Лучшая игра: { $line }.
trees-solved-position = Оценка позиции: { $value }. Лучшая игра: { $line }.
# The position that a tree was made from, as the name of its root.
trees-position = позиция
trees-won = { $root } выиграна: { $line }.
trees-lost = { $root } не выиграна.
trees-skipped = Обошлось без вершин: { $skipped } из { $count }.
trees-touch = Нажмите на вершину, чтобы спросить о ней. Оценку листа можно изменить.
trees-max = { $name }: ходит Макс, ему нужна наибольшая оценка.
trees-min = { $name }: ходит Мин, ему нужна наименьшая оценка.
trees-again = { $name } снова: эта вершина уже есть в другом месте, со всем, что под ней.
trees-node-again = { $name } снова
trees-ask-won = Выиграна ли { $name }?
trees-ask-won-player = Выиграна ли { $name } при ходе Макса?
trees-ask-won-game = Выиграна ли { $name } в игре из { $root }?
trees-ask-worth = Чего стоит { $name }?
trees-leaf = Лист { $name }
trees-less = Меньше
trees-more = Больше
trees-make-lost = Сделать проигрышем
trees-make-won = Сделать выигрышем
trees-copy = Копировать
trees-paste = Вставить дерево
trees-copied = Скопировано: по вершине в строке, потомки после стрелки, оценка после знака равенства.
trees-legend = Квадраты: ходит Макс. Круги: ходит Мин. ✓ выигрыш, ✗ проигрыш. Золотом: лучшая игра. Зачёркнуто: не понадобилось. Пунктир с ↺: та же позиция снова. Двигайте пальцем; масштаб — щипком или колёсиком.

saved-games-unreadable = Сохранённую партию не удалось прочитать.

why-nothing-yet = Решений пока не было.
why-recalling = Вспоминает причины…
why-shown = Показано: { $action }.
why-shown-guessed = Показано: { $action } (догадка).
why-next = Дальше: { $action }.
why-next-guessed = Дальше, вероятно: { $action }.
why-shown-hidden = Этот ход скрыт, пока карты закрыты.
why-step = Шаг { $step } из { $steps }
why-step-back = Назад по варианту
why-step-on = Дальше по варианту
ask-hint = Как бы вы сыграли? Попробуйте: это ещё не ход.
ask-opponent = Решает { $name }. А как бы сыграли вы?
ask-this = Я бы так
ask-tell = Показать сразу
ask-same = Вы сыграли бы так же.
axis-bout = Кон
axis-price = Средняя сила карты
axis-degree = Степень, от 0 до 1
axis-move = Ход
axis-game = Партия
axis-review-durak = Шансы, %
axis-review-reversi = Разница фишек
axis-rating = Рейтинг
axis-score = Результат, %
axis-discs = Разница фишек
axis-accuracy = Хорошие решения, %
why-everyone = Все
why-reasons = Причины
details = Подробнее
why-fuzzy = Таблицы
why-chart = График
why-belief = Догадки
belief-line = { $name }: где мастер на этом месте искал бы закрытые карты.
belief-legend = Чем ярче клетка, тем вероятнее карта. В рамке — точно здесь, зачёркнуто — точно нет.
review-chances = { $percent } % шансов
why-review = Разбор
why-log = Ходы
review-progress = Разбираю партию: { $done } из { $count }
review-tally-durak = { $name }: лучших решений { $best } из { $count }. Потеря в среднем: { $lost }.
review-tally-reversi = { $name }: лучших ходов { $best } из { $count }. Всего потеряно: { $lost }.
review-proved = Просчитано до конца с хода { $move }: дальше всё доказано.
review-turned = { $count ->
    [one] Дороже всего обошлось { $count } решение. Взгляните ещё раз.
    [few] Дороже всего обошлись { $count } решения. Взгляните на каждое ещё раз.
   *[many] Дороже всего обошлись { $count } решений. Взгляните на каждое ещё раз.
}
review-flawless = Ни одной ошибки: каждое решение не хуже лучшего. Отличная игра!
review-steady = Переломов не было, потери мелкие. Отличная игра!
review-better = Лучше: { $best }
review-cost = Ход { $move } · потеря: { $lost }
review-cost-about = Ход { $move } · потеря: { $lost }, ± { $error }
review-cost-proved = Ход { $move } · потеря: { $lost }, доказано
review-turns-on = Темы
review-show-better = Лучше так
review-show-played = Было так
review-ask = Как бы вы сыграли здесь? Попробуйте.
review-ask-tell = Показать, что было лучше
review-show-answer = Ваш вариант
review-answer-right = Ваш ответ: { $answer }. Это и есть лучший ход!
review-answer-same = Ваш ответ: { $answer }, как и в партии.
review-answer-waits = Ваш ответ: { $answer }. Проверяю, чего он стоит…
review-answer-cost = Ваш ответ: { $answer }. Потеря: { $lost }.
review-answer-cost-about = Ваш ответ: { $answer }. Потеря: { $lost }, ± { $error }.
review-answer-as-good = Ваш ответ: { $answer }. В пределах погрешности не хуже лучшего.
review-as-good = В пределах погрешности не хуже лучшего.
review-practise-this = Потренировать
review-kept = Сохранено: ждёт вас в «Ваших ошибках».
review-practise = Что потренировать
review-concept-cost = { $count ->
    [one] { $count } такая ошибка стоила { $lost }.
    [few] { $count } такие ошибки вместе стоили { $lost }.
   *[other] { $count } таких ошибок вместе стоили { $lost }.
}
review-try-problem = Решить задачу
review-discs = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
chart-line = Средняя сила карт на руках, кон за коном.
chart-hidden = Линии соперников появятся, когда откроются их карты.
fuzzy-now = Сейчас
fuzzy-last-decision = Последнее решение
fuzzy-at-rest = Сейчас решать нечего.
fuzzy-asks-lead = С чего пойти?
fuzzy-asks-defend = Бить или брать?
fuzzy-asks-add-to-taker = Подкинуть вдогонку?
fuzzy-asks-add-to-beater = Подкинуть карту?
fuzzy-own-hand = Своя рука: { $quality }, средняя сила { $mean }
    плохая { $bad } · средняя { $medium } · хорошая { $good }
fuzzy-their-hand = Рука соперника в одном из раскладов: { $cards }
    { $quality }, средняя сила { $mean }
fuzzy-their-hand-known = Рука соперника: { $cards }
    { $quality }, средняя сила { $mean }
fuzzy-uncertainty = Неизвестных карт { $unknown }, из них у соперника { $hidden }: { $bits } бит неопределённости. Раскладов: { $count }.
tables = Таблицы решений
tables-about = По этим таблицам играет нечёткий соперник. Нажмите клетку, чтобы изменить её; изменённые обведены. Ваши таблицы действуют со следующей партии.
tables-usual = Изменить его таблицы
tables-own = Играет по вашим таблицам
tables-reset = Сбросить
tables-copy = Копировать
tables-paste = Вставить
tables-copied = Скопировано текстом.
tables-wrong = В этом тексте нет таблиц: { $reason }
hint-coming = Ищу лучший ход…

result-won = Вы выиграли
result-lost = Вы проиграли
result-drawn = Ничья
result-winner = Победа: { $name }
result-over = Партия окончена
result-rematch = Ещё партию
result-review = Разбор
result-turned = Где всё решилось
result-leave = Выйти

reversi-your-turn = Ваш ход
reversi-refused-occupied = На { $square } уже стоит фишка.
reversi-refused-turns-none = На { $square } ничего не перевернётся, туда ходить нельзя.
reversi-refused-pass = Ходить некуда: нажмите «Пас».
reversi-their-turn = Ход соперника
reversi-you-must-pass = Вам некуда ходить
reversi-they-must-pass = Сопернику некуда ходить
reversi-they-passed = Соперник пасует: снова ваш ход
reversi-to-move = Ходит { $name }
reversi-passes = { $name } пасует
reversi-pass = Пас
reversi-discs = Чёрные { $score } Белые
reversi-log-move = { $name } → { $square }
reversi-log-pass = { $name }: пас

durak-trump = { $count ->
    [0] { $suit } козырь
   *[other] { $suit } козырь · { $count }
}
durak-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
durak-out = без карт
durak-they-attack = { $name } ходит
durak-they-defend = { $name } отбивается
durak-they-defend-you = { $name } отбивается от вас
durak-they-throw-in = { $name } может подкинуть
durak-you-attack = Ваш ход
durak-you-defend = Побейте { $cards } или берите
durak-you-cannot-beat = Нечем побить { $cards }
durak-you-throw-in = Подкидывайте или жмите «Бито»
durak-you-add = Берёт: подкиньте или жмите «Пас»
durak-refused-too-low = { $card } младше, чем { $attack }.
durak-refused-other-suit = { $card } — и не козырь, и не в масть { $attack }.
durak-refused-beats-none = { $card } не бьёт ни одной из этих карт.
durak-refused-other-rank = На столе нет карт того же достоинства, что { $card }.
durak-refused-transfer-late = Одна карта уже побита: перевести больше нельзя.
durak-refused-transfer-too-many = Перевести нельзя: у следующего мало карт.
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
    [second] Вы играете этими картами
   *[third] { $name } играет своими картами
}
word-take = беру
word-done = бито
word-pass = пас
durak-is-fool = { $person ->
    [second] На этот раз дурак — вы
   *[third] В дураках { $name }
}
durak-nobody-left = Карт ни у кого не осталось
durak-stalled = Ничья: игра зашла в тупик

credits-text = «Козырь», авторы Kozyr. Лицензия: MIT или Apache 2.0.

    Колода «Атласные» взята из собрания карт GNOME, по оригиналу в общественном достоянии; LGPL 3 или новее. Шрифт Inter, SIL Open Font Licence. Сделано на Bevy, egui и Kira.

    Звуки, крупные карты, фишки и стол сделаны для «Козыря».
