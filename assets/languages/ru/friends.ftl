# Игра с друзьями.

friends = Друзья
friends-invite = Позвать друзей
friends-invite-note = Откроется стол, и появится ссылка для друзей: по ней садятся за стол прямо в браузере, без регистрации.
friends-name = Ваше имя
friends-name-first = Сначала введите имя.
friends-server = Адрес сервера
friends-server-note = Столы живут на сервере, запустить свой может любой. Введите адрес, который вам дали.
friends-no-server = Сначала введите адрес сервера.
friends-join = Сесть за стол
friends-link-or-code = Ссылка или код из шести букв
friends-join-button = К столу
friends-not-an-invitation = Это не ссылка на стол и не код из шести букв.
friends-own = Ваши столы
friends-waiting = Партия не идёт
friends-privacy = Сервер знает имя, которое вы ввели, а во время партии видит все карты. Через месяц после последнего хода он забывает стол.
friends-unreachable = Сервер недоступен. Проверьте адрес и связь.
friends-no-such-code = Стола с таким кодом нет. Код действует сутки.
friends-too-fast = Слишком много попыток. Подождите немного.
friends-not-a-server = По этому адресу сервера «Козыря» нет.
friends-refused = Сервер отказал: { $reason }
friends-connecting = Подключение…
friends-reconnecting = Связь прервалась. Подключаемся снова…
friends-replaced = Этот стол открыт у вас в другом окне. Игра идёт там.
friends-incompatible = У сервера другая версия. Обновите страницу или приложение.
friends-closed = Сервер закрыл соединение.
friends-no-table = Этого стола больше нет.
friends-crowded = За этим столом слишком много зрителей.
friends-reconnect = Подключиться снова
friends-reload = Перезагрузить страницу
friends-go-away = Отойти, место за мной
friends-stop-watching = Закончить просмотр
friends-leave = Встать из-за стола
friends-leave-note = Место сможет занять кто-нибудь другой. Начатую партию за вас доиграет компьютер.
friends-leave-sure = Да, встать из-за стола
friends-invitation = Приглашение
friends-invitation-note = Сесть может любой, у кого есть ссылка или код.
friends-qr = QR-код ссылки
friends-code-note = Действует сутки
friends-copy-link = Копировать ссылку
friends-copy-code = Копировать код
friends-copied = Скопировано.
friends-open = Свободное место
friends-open-note = Ждём игрока
friends-computer = компьютер
friends-host = хозяин стола
friends-away = нет на месте
friends-ready = можно начинать
friends-not-ready = ещё ждём
friends-stand-in = Замена: { $name }
friends-score = Побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
friends-move-here = Пересесть сюда
friends-open-seat = Освободить место
friends-remove = Убрать из-за стола
friends-make-host = Сделать хозяином
friends-let-stand-in = Пусть подменит компьютер
friends-fill-note = Или пусть играет компьютер:
friends-teaching = Учебный стол (с советами)
friends-teaching-note = Учебный стол: просить совета может каждый, и все это видят.
friends-to-match = Вернуться к партии
friends-last-match = Показать последнюю партию
friends-shuffling = Тасуем все вместе…
friends-watching = Вы наблюдаете.
friends-sit = Сесть
friends-wait-for-host = Вы готовы. Партию начнёт хозяин стола.
friends-get-ready = Можно начинать
friends-not-yet = Ещё рано
friends-options = Правила стола
friends-durak-options = { $players ->
    [2] Дурак на двоих
    [3] Дурак на троих
    [4] Дурак на четверых
    [5] Дурак на пятерых
    [6] Дурак на шестерых
   *[other] Дурак, игроков: { $players }
}
friends-reversi-options = { $corners ->
    [0] Реверси
    [one] Реверси, фора чёрным: { $corners } угол
    [few] Реверси, фора чёрным: { $corners } угла
   *[other] Реверси, фора чёрным: { $corners } углов
}
friends-change-options = Изменить
friends-handicap = Фора чёрным, углов
friends-absence = Если кто-то отошёл
friends-absence-never = Ждать
friends-absence-day = Сутки
friends-absence-two-minutes = 2 минуты
friends-absence-half-minute = 30 секунд
friends-absence-never-note = Если кто-то отошёл, стол ждёт.
friends-absence-day-note = Если кого-то нет больше суток, его может подменить компьютер.
friends-absence-two-minutes-note = Если кого-то нет больше двух минут, его может подменить компьютер.
friends-absence-half-minute-note = Если кого-то нет больше 30 секунд, его может подменить компьютер.
friends-correspondence = Сутки на ход
friends-correspondence-note = На каждый ход даются сутки.
friends-seats = К местам за столом
friends-match-began = Партия с друзьями началась.
friends-not-sent = Связь прервалась, ваш ход не дошёл.
friends-refused-stale = Партия уже ушла вперёд, ваш ход не сыгран.
friends-refused-turn = Сейчас не ваш ход.
friends-refused-name-taken = За столом уже есть похожее имя.
friends-refused-name = В имени должно быть от 1 до 24 букв или цифр.
friends-refused-taken = Это место занято.
friends-refused-full = Все места заняты.
friends-refused-not-ready = Не все готовы.
friends-refused-open-seats = Есть свободное место. Позовите кого-нибудь или посадите компьютер.
friends-react = Реакции
friends-mute = Не показывать реакции: { $name }
reaction-happy = Радость
reaction-laughing = Смех
reaction-winking = Подмигивание
reaction-surprised = Удивление
reaction-thinking = Раздумье
reaction-nervous = Волнение
reaction-sad = Грусть
reaction-angry = Злость
reaction-bored = Скука
reaction-proud = Гордость
reaction-i-take = Беру
reaction-beaten = Бито
reaction-well-played = Красиво сыграно
reaction-thanks = Спасибо
reaction-good-luck = Удачи
reaction-sorry = Пардон
reaction-hurry-up = Не спим!
reaction-one-moment = Минутку
reaction-play-again = Ещё партию?

# Места, ходы назад и другие устройства.
friends-swap = Поменяться местами
friends-share-link = Поделиться ссылкой
friends-open-qr = Картинка с QR-кодом
friends-no-qr = На этой картинке нет приглашения за стол.
friends-open-in-app = Открыть в приложении
friends-take-back = Попросить ход назад
friends-take-back-waiting = Ждём ответа…
friends-take-back-question = { $name } просит разрешения взять ход назад.
friends-take-back-agree = Разрешить
friends-take-back-refuse = Нет
friends-take-back-refused = { $name } предпочитает играть дальше.
friends-take-over = Это моё место
friends-take-over-note = Вы заняли это место на другом устройстве или в другом браузере? Перенесите его сюда.
friends-take-over-code = Подтвердите на другом своём устройстве или попросите хозяина стола. Код: { $code }.
friends-take-over-question = Другое устройство просит место, которое занимает { $name }. Отдавайте, только если там показан код { $code }.
friends-take-over-agree = Отдать место
friends-take-over-refuse = Отказать

# Что делают другие.
friends-sat = { $name } садится за стол.
friends-left = { $name } встаёт из-за стола.
friends-removed = Из-за стола убрали: { $name }.
friends-you-were-removed = По решению хозяина вас убрали из-за стола.
friends-seat-moved = Теперь ваше место на другом вашем устройстве.
friends-now-host = Теперь хозяин стола — вы.
friends-may-stand-in = Нет на месте: { $name }. Подменить может компьютер: откройте меню, там «К местам за столом».
friends-consulted = { $name } пользуется советом.

# Доказательство честной раздачи.
friends-proof-about = Перед раздачей все за столом и сервер загадали по тайному числу и показали отпечатки. Потом из всех чисел вместе получилось зерно — оно и задаёт порядок карт. Если хоть одно число загадано честно, подобрать карты не мог никто.
friends-proof-took-part = Проверено на этом устройстве: в зерне есть и ваше число, а карты следуют из этого зерна.
friends-proof-watched = Проверено на этом устройстве: карты следуют из чисел всех участников. Вы в этот раз не тасовали.
friends-proof-late = Ваше число пришло слишком поздно, и карты тасовали без него. Остальные числа сходятся.
friends-proof-left-out = Сервер не учёл ваше число, хотя ваше устройство его отправило.
friends-proof-wrong = Числа не сходятся: честность раздачи не доказана, карты мог подобрать сервер.
friends-proof-limit = Чего проверка не исключает: сдаёт сервер, поэтому во время партии он знает карты.
friends-proof-copy = Копировать для проверки
friends-fingerprint = Отпечаток (SHA-256)
friends-number = Число
friends-number-late = Пришло слишком поздно
friends-server-name = Сервер

# Чей ход.
friends-waiting-count = Друзья ({ $count })
friends-their-turn = Ждём хода другого игрока
friends-your-turn = За одним из столов ваш ход.

# Столы на устройстве, для друзей в той же сети.
friends-host-here = Стол на этом устройстве
friends-host-here-note = Для друзей в той же сети: не нужны ни сервер, ни интернет. Когда вы закроете приложение, стол закроется.
friends-hosting-already = На этом устройстве уже есть стол. Он среди ваших столов.
friends-hosting-failed = Открыть стол на этом устройстве нельзя: { $reason }
friends-hosting-page = На этом устройстве открыт стол для приложения Kozyr. Откройте ссылку в нём.
friends-hosting-network = Друзья в той же сети могут войти. Помешать могут брандмауэр или гостевой Wi-Fi.
friends-hosting-no-network = Устройство не в сети. Подключите его, и ссылка появится здесь.
friends-hosting-app-only = Друзьям нужно приложение Kozyr: на этом устройстве нет страницы для браузеров.
friends-hosting-not-announced = Другие устройства могут не увидеть этот стол в списке. Ссылка всё равно работает.
friends-hosting-other-links = Если эта ссылка не открывается, попробуйте такие:
friends-nearby = Столы рядом
friends-nearby-none = В этой сети столов пока не видно
friends-nearby-other-version = Другая версия приложения
friends-end = Закрыть стол
friends-end-note = Стол закроется для всех, даже посреди партии.
friends-end-sure = Да, закрыть стол
friends-ended = Хозяин закрыл этот стол.
friends-to-tables = К вашим столам
