# Партії, записані вручну, і журнал ходів.

custom-deal = Записана партія
custom-deal-about = Запишіть, у кого які карти, і грайте цю партію скільки завгодно. Карта — це номінал і масть: 6s, 10c, Jd, Qh. Руки розділяйте рисками, ваша перша. Колоду беруть зліва; остання карта лежить відкрита й задає козир. Хто ходить першим, позначає номер місця; ваше — 0. До статистики такі партії не входять.
custom-deal-text = Партія текстом
custom-deal-sound = Гравців: { $players }, карт: { $cards }, козир { $trump }. { $leads ->
    [rules] Хто ходить першим, вирішують правила.
   *[other] Першим ходить місце { $leads }.
}
custom-deal-play = Грати цю партію
custom-deal-shuffle = Перетасувати
custom-deal-last = Остання зіграна
custom-deal-copy = Копіювати
custom-deal-paste = Вставити
custom-deal-undo = Скасувати
custom-deal-save = Зберегти
custom-deal-copied = Скопійовано.
custom-deal-none-played = Ви ще не дограли жодної партії.
custom-deal-not-a-deal = Цей текст — не партія. { $reason }
custom-deal-saved = Збережені
custom-deal-name = Партія { $number }
custom-deal-edit = Змінити партію
custom-deal-shuffled = Тасувати як звичайно
shuffle-given = Карти цієї партії не тасували: їх хтось записав.

this-deal = Ця партія
this-deal-later = Карти буде видно після партії, а доти їх сховано.
this-deal-again = Зіграти цю партію знову
this-deal-edit = Змінити цю партію
this-deal-copy = Копіювати партію

move-log = Журнал ходів
move-log-write = Вести журнал ходів
move-log-about = Записує кожен хід одразу: руку, показники й ціни і все, що зважував суперник.
move-log-later = У ньому є закриті карти, тож читати його можна після партії.
move-log-rated = Поки йдеться про рейтинг, журнал не ведеться.
move-log-none = Журналу цієї партії немає.
move-log-copy = Копіювати журнал
move-log-copied = Скопійовано: журнал ходів.
move-log-save = Зберегти журнал у файл
move-log-saved = Збережено:
    { $path }
move-log-not-saved = Не вдалося зберегти журнал: { $reason }
