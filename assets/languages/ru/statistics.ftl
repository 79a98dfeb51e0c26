# Статистика, рейтинг и партии на рейтинг.

statistics = Статистика
statistics-none = Пока ни одна партия не сыграна до конца. Каждая законченная партия против программ учитывается здесь: результаты, серии, ваш рейтинг и то, как они меняются.
statistics-play = Сыграть
statistics-all = Все партии
statistics-rated = Рейтинговые
statistics-casual = Обычные
statistics-everybody = Все
statistics-rating = ваш рейтинг
statistics-games = партии
statistics-score = результат
statistics-won-drawn-lost = победы · ничьи · поражения
statistics-streak = побед подряд сейчас
statistics-losing-streak = поражений подряд сейчас
statistics-best-streak = лучшая серия побед
statistics-fools = раз в дураках
statistics-discs = средний перевес в фишках
statistics-accuracy = хороших решений
statistics-about = Просмотренные партии, уроки, повторы и игры нескольких людей не учитываются. Решения оцениваются, когда вы разбираете партию: хороши те, что почти ничего не теряют.
statistics-curve = От партии к партии
statistics-curve-rating = Рейтинг
statistics-curve-rating-line = Ваш рейтинг после каждой рейтинговой партии; полоса показывает, насколько он неточен.
statistics-curve-score = Результат
statistics-curve-score-line = Средний результат последних партий (до { $count }).
statistics-curve-discs = Фишки
statistics-curve-discs-line = Средний перевес в фишках в последних партиях (до { $count }).
statistics-curve-accuracy = Точность
statistics-curve-accuracy-line = Доля хороших решений в последних разобранных партиях (до { $count }).
statistics-no-rated = Среди этих партий нет рейтинговых. Включите «Партия на рейтинг», начиная новую.
statistics-no-reviews = Ни одна из этих партий ещё не разобрана. Кнопка разбора есть в конце партии.
statistics-no-points = Рисовать пока нечего.
statistics-form = { $count ->
    [one] Последняя { $count } партия, новейшая справа:
    [few] Последние { $count } партии, новейшая справа:
   *[many] Последние { $count } партий, новейшая справа:
}
statistics-opponents = Противники
statistics-against = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}: победы { $won }, ничьи { $drawn }, поражения { $lost }
statistics-export = Ваши данные
statistics-copy-json = Копировать как JSON
statistics-copy-csv = Копировать как CSV
statistics-save = Сохранить в файлы
statistics-import = Вставить JSON
statistics-wipe = Удалить всё
statistics-copied-json = Скопировано: все партии в виде JSON, их можно вставить здесь снова.
statistics-copied-csv = Скопировано: все партии в виде таблицы.
statistics-saved = Сохранено:
    { $path }
statistics-not-saved = Файлы не сохранены: { $reason }
statistics-imported = { $count ->
    [0] Все эти партии уже известны.
    [one] Добавлена { $count } партия.
    [few] Добавлены { $count } партии.
   *[other] Добавлено { $count } партий.
}
statistics-not-imported = В этом тексте нет партий: { $reason }
statistics-wiped = Вся статистика удалена.
question-wipe-statistics = Удалить из статистики все партии вместе с рейтингом? Вернуть их будет нельзя.
question-wipe = Удалить

strength = сила { $rating }
strength-about = Числа — сила, измеренная в тысячах партий между программами: с 1500 начинает новый игрок, на 400 больше — десять побед на одно поражение.

rated = Партия на рейтинг
rated-line = Без подсказок, без возврата ходов, без открытых карт; о чём думали соперники, видно после конца. Уйти — значит проиграть.
rated-rules = Классические правила: подкидной, 36 карт, каждый за себя. По ним измерена сила соперников.
rated-opening = Первые шесть ходов выпадают по жребию, с равными шансами, чтобы партию нельзя было выучить наизусть.
rated-badge = на рейтинг
rated-your-rating = Ваш рейтинг: { $rating }
rated-change = Рейтинг { $before } → { $after } ({ $change })
rated-given-up = Партия сдана. { $change }
rated-give-up = Сдаться
question-give-up = Это партия на рейтинг. Если уйти, она проиграна.
question-forsake = Партия на рейтинг не закончена. Если начать другую, она проиграна.
question-forsake-yes = Проиграть её и начать
