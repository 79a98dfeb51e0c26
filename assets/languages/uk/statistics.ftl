# Статистика, рейтинг і партії на рейтинг.

statistics = Статистика
statistics-none = Ще жодної партії не зіграно до кінця. Кожна закінчена партія проти програм враховується тут: результати, серії, ваш рейтинг і те, як вони змінюються.
statistics-play = Зіграти
statistics-all = Усі партії
statistics-rated = Рейтингові
statistics-casual = Звичайні
statistics-everybody = Усі
statistics-rating = ваш рейтинг
statistics-games = партії
statistics-score = результат
statistics-won-drawn-lost = перемоги · нічиї · поразки
statistics-streak = перемог поспіль зараз
statistics-losing-streak = поразок поспіль зараз
statistics-best-streak = найдовша серія перемог
statistics-fools = разів у дурнях
statistics-discs = середня перевага у фішках
statistics-accuracy = добрих рішень
statistics-about = Переглянуті партії, уроки, повтори та ігри кількох людей не враховуються. Рішення оцінюються, коли ви розбираєте партію: добрі ті, що майже нічого не втрачають.
statistics-curve = Від партії до партії
statistics-curve-rating = Рейтинг
statistics-curve-rating-line = Ваш рейтинг після кожної рейтингової партії; смуга показує, наскільки він неточний.
statistics-curve-score = Результат
statistics-curve-score-line = Середній результат останніх партій (до { $count }).
statistics-curve-discs = Фішки
statistics-curve-discs-line = Середня перевага у фішках в останніх партіях (до { $count }).
statistics-curve-accuracy = Точність
statistics-curve-accuracy-line = Частка добрих рішень в останніх розібраних партіях (до { $count }).
statistics-no-rated = Серед цих партій немає рейтингових. Увімкніть «Партія на рейтинг», коли починаєте нову.
statistics-no-reviews = Жодної з цих партій ще не розібрано. Кнопка розбору є наприкінці партії.
statistics-no-points = Малювати поки нічого.
statistics-form = { $count ->
    [one] Остання { $count } партія, найновіша праворуч:
    [few] Останні { $count } партії, найновіша праворуч:
   *[many] Останні { $count } партій, найновіша праворуч:
}
statistics-opponents = Супротивники
statistics-against = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}: перемоги { $won }, нічиї { $drawn }, поразки { $lost }
statistics-export = Ваші дані
statistics-copy-json = Копіювати як JSON
statistics-copy-csv = Копіювати як CSV
statistics-save = Зберегти у файли
statistics-import = Вставити JSON
statistics-wipe = Видалити все
statistics-copied-json = Скопійовано: усі партії як JSON, їх можна вставити тут знову.
statistics-copied-csv = Скопійовано: усі партії як таблицю.
statistics-saved = Збережено:
    { $path }
statistics-not-saved = Файли не збережено: { $reason }
statistics-imported = { $count ->
    [0] Усі ці партії вже відомі.
    [one] Додано { $count } партію.
    [few] Додано { $count } партії.
   *[other] Додано { $count } партій.
}
statistics-not-imported = У цьому тексті немає партій: { $reason }
statistics-wiped = Усю статистику видалено.
question-wipe-statistics = Видалити зі статистики всі партії разом із рейтингом? Повернути їх не можна буде.
question-wipe = Видалити

strength = сила { $rating }
strength-about = Числа — сила, виміряна в тисячах партій між програмами: з 1500 починає новий гравець, на 400 більше — десять перемог на одну поразку.

rated = Партія на рейтинг
rated-line = Без підказок, без повернення ходів, без відкритих карт; про що думали суперники, видно після кінця. Піти — означає програти.
rated-rules = Класичні правила: підкидний, 36 карт, кожен за себе. За ними виміряно силу суперників.
rated-opening = Перші шість ходів випадають за жеребом, з рівними шансами, щоб партію не можна було вивчити напам’ять.
rated-badge = на рейтинг
rated-your-rating = Ваш рейтинг: { $rating }
rated-change = Рейтинг { $before } → { $after } ({ $change })
rated-given-up = Партію здано. { $change }
rated-give-up = Здатися
question-give-up = Це партія на рейтинг. Якщо піти, її програно.
question-forsake = Партію на рейтинг не закінчено. Якщо почати іншу, її програно.
question-forsake-yes = Програти її й почати
