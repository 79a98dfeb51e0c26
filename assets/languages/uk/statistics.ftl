# Статистика, рейтинги та рейтингові партії.

statistics = Статистика
statistics-none = Ви ще не дограли жодної партії. Тут рахуються всі партії, дограні проти комп’ютера: результати, серії, ваш рейтинг і те, як усе це змінюється.
statistics-play = Зіграти партію
statistics-all = Усі партії
statistics-rated = Рейтингові
statistics-casual = Звичайні
statistics-everybody = Усі суперники
statistics-rating = Ваш рейтинг
statistics-games = Партії
statistics-score = Результат
statistics-won-drawn-lost = Перемоги · нічиї · поразки
statistics-streak = Поточна серія перемог
statistics-losing-streak = Поточна серія поразок
statistics-best-streak = Найдовша серія перемог
statistics-fools = Разів у дурнях
statistics-discs = Середня різниця фішок
statistics-accuracy = Добрі рішення
statistics-about = Переглянуті партії, уроки, повтори й партії кількох людей не рахуються. Рішення оцінюються, коли ви розбираєте партію; добре рішення майже нічого не коштує.
statistics-costs = Що коштує вам найдорожче
statistics-cost-recent = За 30 днів: { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
}, { $games ->
    [one] { $games } розібрана партія
    [few] { $games } розібрані партії
    [many] { $games } розібраних партій
   *[other] { $games } розібраної партії
}; втрата за партію — { $lost }
statistics-cost-earlier = Раніше: { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
}, { $games ->
    [one] { $games } розібрана партія
    [few] { $games } розібрані партії
    [many] { $games } розібраних партій
   *[other] { $games } розібраної партії
}; втрата за партію — { $lost }
statistics-cost-better = Краще, ніж раніше!
statistics-curve = Партія за партією
statistics-curve-rating = Рейтинг
statistics-curve-rating-line = Ваш рейтинг після кожної рейтингової партії; смуга показує його похибку.
statistics-curve-score = Результат
statistics-curve-score-line = Ваш середній результат за останні партії (до { $count }).
statistics-curve-discs = Фішки
statistics-curve-discs-line = Ваша середня різниця фішок за останні партії (до { $count }).
statistics-curve-accuracy = Точність
statistics-curve-accuracy-line = Ваша частка добрих рішень в останніх розібраних партіях (до { $count }).
statistics-no-rated = Рейтингових партій тут ще немає. Оберіть «Рейтингова партія», коли починаєте нову.
statistics-no-reviews = Ви ще не розбирали цих партій. Кнопка «Розбір» з’являється разом із результатом партії.
statistics-no-points = Поки нічого показати.
statistics-form = { $count ->
    [1] Остання партія:
    [one] Остання { $count } партія, найновіша праворуч:
    [few] Останні { $count } партії, найновіша праворуч:
   *[many] Останні { $count } партій, найновіша праворуч:
}
statistics-opponents = Суперники
statistics-against = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}: перемог { $won }, нічиїх { $drawn }, поразок { $lost }
statistics-export = Ваші дані
statistics-copy-json = Копіювати як JSON
statistics-copy-csv = Копіювати як CSV
statistics-save = Зберегти у файли
statistics-import = Вставити JSON
statistics-wipe = Видалити все
statistics-copied-json = Скопійовано: усі партії як JSON. Їх можна знову вставити тут.
statistics-copied-csv = Скопійовано: усі партії як таблицю.
statistics-saved = Збережено:
    { $path }
statistics-not-saved = Не вдалося зберегти файли: { $reason }
statistics-imported = { $count ->
    [0] Усі ці партії у вас уже є.
    [one] Додано { $count } партію.
    [few] Додано { $count } партії.
   *[other] Додано { $count } партій.
}
statistics-not-imported = У цьому тексті немає партій: { $reason }
statistics-wiped = Усю статистику видалено.
question-wipe-statistics = Видалити зі статистики всі партії разом із рейтингами? Скасувати це не можна.
question-wipe = Видалити

strength = Рейтинг { $rating }
strength-about = Рейтинги суперників виміряно в тисячах партій між ними. Нові гравці починають із 1500; на 400 більше — це десять перемог на одну поразку.

rated = Рейтингова партія
rated-line = Без порад, повернення ходів і відкритих карт. Що думали суперники, ви побачите потім. Вийти — означає програти.
rated-rules = Класичні правила: підкидний, 36 карт, кожен сам за себе. За ними виміряно рейтинги суперників.
rated-opening = Перші шість ходів випадають навмання з рівних дебютів, щоб партію не можна було вивчити напам’ять.
rated-badge = На рейтинг
rated-your-rating = Ваш рейтинг: { $rating }
rated-change = Рейтинг { $before } → { $after } ({ $change })
rated-given-up = Ви здалися. { $change }
rated-give-up = Здатися
question-give-up = Це рейтингова партія. Вийти — означає програти.
question-forsake = Рейтингову партію не закінчено. Почати іншу — означає програти цю.
question-forsake-yes = Здатися й почати
