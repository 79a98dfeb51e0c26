# Статистика, рейтинг и рейтинговые партии.

statistics = Статистика
statistics-none = Вы ещё не доиграли ни одной партии. Каждая доигранная партия против программы считается здесь: результаты, серии, ваш рейтинг и как они меняются.
statistics-play = Сыграть
statistics-all = Все партии
statistics-rated = Рейтинговые
statistics-casual = Обычные
statistics-everybody = Все
statistics-rating = ваш рейтинг
statistics-games = сыграно партий
statistics-score = результат
statistics-won-drawn-lost = победы · ничьи · поражения
statistics-streak = текущая серия побед
statistics-losing-streak = текущая серия поражений
statistics-best-streak = лучшая серия побед
statistics-fools = раз в дураках
statistics-discs = средняя разница фишек
statistics-accuracy = хороших решений
statistics-about = Просмотры, уроки, повторы и партии нескольких людей не считаются. Решения оцениваются, когда вы разбираете партию; хорошее — то, что почти ничего не теряет.
statistics-costs = Что обходится вам дороже всего
statistics-cost-recent = За 30 дней: { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}, { $games ->
    [one] { $games } разобранная партия
    [few] { $games } разобранные партии
    [many] { $games } разобранных партий
   *[other] { $games } разобранной партии
}; потеря за партию — { $lost }
statistics-cost-earlier = Раньше: { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}, { $games ->
    [one] { $games } разобранная партия
    [few] { $games } разобранные партии
    [many] { $games } разобранных партий
   *[other] { $games } разобранной партии
}; потеря за партию — { $lost }
statistics-cost-better = Лучше, чем раньше!
statistics-curve = От партии к партии
statistics-curve-rating = Рейтинг
statistics-curve-rating-line = Ваш рейтинг после каждой рейтинговой партии; полоса — его неопределённость.
statistics-curve-score = Результат
statistics-curve-score-line = Средний результат последних партий (до { $count }).
statistics-curve-discs = Фишки
statistics-curve-discs-line = Средняя разница фишек в последних партиях (до { $count }).
statistics-curve-accuracy = Точность
statistics-curve-accuracy-line = Доля хороших решений в последних разобранных партиях (до { $count }).
statistics-no-rated = Рейтинговых партий здесь пока нет. Начиная новую, выберите «Рейтинговая партия».
statistics-no-reviews = Ни одна из этих партий не разобрана. Кнопка разбора есть в конце партии.
statistics-no-points = Рисовать пока нечего.
statistics-form = { $count ->
    [1] Последняя партия:
    [one] Последняя { $count } партия, новые справа:
    [few] Последние { $count } партии, новые справа:
   *[many] Последние { $count } партий, новые справа:
}
statistics-opponents = Соперники
statistics-against = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}: побед { $won }, ничьих { $drawn }, поражений { $lost }
statistics-export = Ваши данные
statistics-copy-json = Копировать как JSON
statistics-copy-csv = Копировать как CSV
statistics-save = Сохранить в файлы
statistics-import = Вставить JSON
statistics-wipe = Удалить всё
statistics-copied-json = Скопировано: все партии в JSON. Их можно снова вставить здесь.
statistics-copied-csv = Скопировано: все партии таблицей.
statistics-saved = Сохранено:
    { $path }
statistics-not-saved = Файлы не сохранены: { $reason }
statistics-imported = { $count ->
    [0] Все эти партии у вас уже есть.
    [one] Добавлена { $count } партия.
    [few] Добавлены { $count } партии.
   *[other] Добавлено { $count } партий.
}
statistics-not-imported = В этом тексте нет партий: { $reason }
statistics-wiped = Вся статистика удалена.
question-wipe-statistics = Удалить из статистики все партии вместе с рейтингом? Отменить это нельзя.
question-wipe = Удалить

strength = Рейтинг { $rating }
strength-about = Рейтинги соперников измерены в тысячах партий между ними. Новый игрок начинает с 1500; на 400 больше — десять побед на одно поражение.

rated = Рейтинговая партия
rated-line = Без советов, без отмены ходов, без открытых карт; о чём думали соперники, видно после партии. Уйти — значит проиграть.
rated-rules = Классические правила: подкидной, 36 карт, каждый за себя. По ним измерены рейтинги соперников.
rated-opening = Первые шесть ходов — по жребию из равных дебютов, чтобы партию нельзя было выучить наизусть.
rated-badge = На рейтинг
rated-your-rating = Ваш рейтинг: { $rating }
rated-change = Рейтинг { $before } → { $after } ({ $change })
rated-given-up = Вы сдались. { $change }
rated-give-up = Сдаться
question-give-up = Это рейтинговая партия. Уйти — значит проиграть.
question-forsake = Рейтинговая партия не окончена. Если начать другую, эта будет проиграна.
question-forsake-yes = Сдаться и начать
