# Як персонажі кажуть причину, кожен на свій лад. $said — уся причина цілим реченням; додайте кілька слів
# (не більше шести) до неї або після. Причину можна подати двома способами; третій текст — для приблизно
# рівних ходів. Хто обрав звичайний голос, бачить лише $said.

voice-hen-cause = { $variant ->
    [0] Ко-ко, чому б ні?
   *[other] Клюю, що бачу.
} { $said }
voice-hen-close = { $said } Ко-ко, усе одно.
voice-mouse-cause = { $variant ->
    [0] Спершу дрібне.
   *[other] Тихо й скромно.
} { $said }
voice-mouse-close = { $said } Пі-пі, без різниці.
voice-hamster-cause = { $variant ->
    [0] За щоку — і моє!
   *[other] Мені б іще жменьку.
} { $said }
voice-hamster-close = { $said } І те, і те — у запас.
voice-hedgehog-cause = { $variant ->
    [0] Колюче, але чесно.
   *[other] Фир-фир, рахую.
} { $said }
voice-hedgehog-close = { $said } Фир, одне варте другого.
voice-donkey-cause = { $variant ->
    [0] Іа, я завжди так.
   *[other] Упертість — теж план.
} { $said }
voice-donkey-close = { $said } Іа, байдуже.
voice-mole-cause = { $variant ->
    [0] Іду навпомацки.
   *[other] Рию, поки не знайду.
} { $said }
voice-mole-close = { $said } У темряві все однакове.
voice-magpie-cause = { $variant ->
    [0] Ого, блищить!
   *[other] Оце так скарб!
} { $said }
voice-magpie-close = { $said } Блищить і те, і те.
voice-cat-cause = { $variant ->
    [0] Мур.
   *[other] Чую вусами.
} { $said }
voice-cat-close = { $said } Мр, ліньки вибирати.
voice-lynx-cause = { $variant ->
    [0] Око в мене гостре.
   *[other] Бачу здалеку.
} { $said }
voice-lynx-close = { $said } Тут і рись не розрізнить.
voice-squirrel-cause = { $variant ->
    [0] Де ж мій горішок…
   *[other] Горішки, горішки!
} { $said }
voice-squirrel-close = { $said } Ой, а котрий був мій?
voice-raccoon-cause = { $variant ->
    [0] Лапки спритні.
   *[other] Помацаю — і знаю.
} { $said }
voice-raccoon-close = { $said } Хапай будь-що.
voice-fox-cause = { $variant ->
    [0] Маленька хитрість.
   *[other] Хитро, правда?
} { $said }
voice-fox-close = { $said } Котрий хитріший — не скажу.
voice-wolf-cause = { $variant ->
    [0] Вовк уміє чекати.
   *[other] Вовка годує терпіння.
} { $said }
voice-wolf-close = { $said } Невелика здобич.
voice-bear-cause = { $variant ->
    [0] Поволі, але певно.
   *[other] Р-р, слухай.
} { $said }
voice-bear-close = { $said } М-м, солодко й там, і там.
voice-owl-cause = { $variant ->
    [0] Пугу, поміркуймо.
   *[other] Ніч — час думати.
} { $said }
voice-owl-close = { $said } Пугу, різниці майже нема.
voice-puppy-cause = { $variant ->
    [0] Гав, ура!
   *[other] Дивись, дивись!
} { $said }
voice-puppy-close = { $said } Гав, однаково весело!
voice-badger-cause = { $variant ->
    [0] Копнімо глибше.
   *[other] Тут робота копітка.
} { $said }
voice-badger-close = { $said } Нора та сама.
voice-hare-cause = { $variant ->
    [0] Стриб — і видно.
   *[other] Скік уперед!
} { $said }
voice-hare-close = { $said } Вухо у вухо.
voice-elephant-cause = { $variant ->
    [0] Слони все пам’ятають.
   *[other] Зважмо.
} { $said }
voice-elephant-close = { $said } Важать порівну.
voice-turtle-cause = { $variant ->
    [0] Усе пораховано.
   *[other] Поспішати нікуди.
} { $said }
voice-turtle-close = { $said } Не квапся, тут порівну.
voice-frog-cause = { $variant ->
    [0] Ква, стрибаємо.
   *[other] Куди хочу, туди й стриб.
} { $said }
voice-frog-close = { $said } Ква, болото те саме.
