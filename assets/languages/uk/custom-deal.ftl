# Партії, записані вручну, і журнал ходів.

custom-deal = Своя роздача
custom-deal-about = Запишіть, у кого які карти, і грайте цю роздачу скільки завгодно. Карта — це номінал і масть: 6s, 10c, Jd, Qh (піки s, трефи c, бубни d, чирви h). Руки (hands) розділяйте рисками, ваша перша. З колоди (talon) добирають зліва направо; остання карта лежить відкрита й задає козир. Хто ходить першим (attacker) — номер місця, ваше — 0. До статистики такі партії не входять.
custom-deal-text = Роздача текстом
custom-deal-sound = Гравців: { $players }, карт: { $cards }, козир { $trump }. { $leads ->
    [rules] Хто ходить першим, вирішують правила.
   *[other] Першим ходить гравець на місці { $leads }.
}
custom-deal-play = Грати цю роздачу
custom-deal-shuffle = Перетасувати
custom-deal-last = Остання роздача
custom-deal-copy = Копіювати
custom-deal-paste = Вставити
custom-deal-undo = Скасувати
custom-deal-save = Зберегти
custom-deal-copied = Скопійовано.
custom-deal-none-played = Ви ще не дограли жодної партії.
custom-deal-not-a-deal = Цей текст — не роздача. { $reason }
custom-deal-saved = Збережені
custom-deal-name = Роздача { $number }
custom-deal-edit = Змінити роздачу
custom-deal-shuffled = Випадкова роздача
shuffle-given = Карти цієї партії не тасували: роздачу хтось записав.

this-deal = Ця роздача
this-deal-later = Карти ви побачите після партії, а доти їх закрито.
this-deal-again = Зіграти її ще раз
this-deal-edit = Змінити роздачу
this-deal-copy = Копіювати роздачу

move-log = Журнал ходів
move-log-write = Вести журнал ходів
move-log-about = Записує кожен хід: карти на руках, їхню силу і все, що зважував суперник.
move-log-later = У ньому є закриті карти, тож читати його можна після партії.
move-log-rated = У рейтингових партіях журнал не ведеться.
move-log-none = Журналу цієї партії немає.
move-log-copy = Копіювати журнал
move-log-copied = Скопійовано: журнал ходів.
move-log-save = Зберегти журнал у файл
move-log-saved = Збережено:
    { $path }
move-log-not-saved = Не вдалося зберегти журнал: { $reason }
