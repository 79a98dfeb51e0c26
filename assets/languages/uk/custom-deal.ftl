# Партії, карти яких хтось записав, і журнал ходів.

custom-deal = Записана партія
custom-deal-about = Запишіть, у кого які карти, і грайте так скільки завгодно разів. Карта — це ранг і масть: 6s, 10c, Jd, Qh (піки s, трефи c, бубни d, черви h; можна й 6♠, 10♣, В♦, Д♥). Між руками (hands) — риска, ваша рука перша. Колоду (talon) беруть зліва; остання карта лежить відкритою і задає козир. Першим ходить місце attacker, ваше — 0. Такі партії не входять до статистики.
custom-deal-text = Партія текстом
custom-deal-sound = Гравців: { $players }, карт: { $cards }, козир { $trump }. { $leads ->
    [rules] Хто ходить першим, вирішують правила.
   *[other] Першим ходить місце { $leads }.
}
custom-deal-play = Грати цю партію
custom-deal-shuffle = Перетасувати
custom-deal-last = Остання зіграна
custom-deal-copy = Скопіювати
custom-deal-paste = Вставити
custom-deal-undo = Скасувати
custom-deal-save = Зберегти
custom-deal-copied = Скопійовано.
custom-deal-none-played = Жодної партії ще не дограно.
custom-deal-not-a-deal = У цьому тексті немає партії. { $reason }
custom-deal-saved = Збережені
custom-deal-name = Партія { $number }
custom-deal-edit = Змінити партію
custom-deal-shuffled = Роздати як звичайно
shuffle-given = Карти цієї партії не тасували: їх хтось записав.

this-deal = Ця партія
this-deal-later = Карти можна буде прочитати, коли партія скінчиться: доти вони закриті.
this-deal-again = Зіграти цю партію знову
this-deal-edit = Змінити цю партію
this-deal-copy = Скопіювати партію

move-log = Журнал ходів
move-log-write = Вести журнал ходів
move-log-about = Кожен хід записується одразу: рука, з якої його зроблено, оцінки словами й ціни, і що зважував суперник.
move-log-later = У ньому названо закриті карти, тож прочитати його можна, коли партія скінчиться.
move-log-rated = Поки на кону рейтинг, журнал не ведеться.
move-log-none = Журналу цієї партії немає.
move-log-copy = Скопіювати журнал
move-log-copied = Скопійовано журнал ходів.
move-log-save = Зберегти журнал у файл
move-log-saved = Збережено:
    { $path }
move-log-not-saved = Журнал не збережено: { $reason }
