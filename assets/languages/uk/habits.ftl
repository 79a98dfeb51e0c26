# How the person plays, as far as everybody at the table could see.

habits = Ваші звички
habits-about = Те, що за столом бачили всі: як ви граєте, пораховано партія за партією. Зберігається лише на цьому пристрої; тільки партія, якою ви ділитеся, показує, що про вас знали суперники.
habits-told = Майстри й підмайстри можуть на них зважати — але не в рейтингових іграх
habits-deals = { $deals ->
    [0] Поки не пораховано жодної партії
   *[other] Пораховано партій: { $deals }
}
habits-of = { $done } із { $chances }
habits-none = ще не бачили
habits-usual = Позначка на кожному рядку — як зазвичай грають суперники за правилами.
habits-like = Найбільше ви граєте як «{ $opponent }» ({ $percent } %).
habits-like-nobody = Ви не граєте як хтось із суперників за правилами.
habits-delete = Забути все
habits-confirm-delete = Забути все: так
own-habit-takes-early = Брати те, що можна відбити
own-habit-hoards-trumps = Брати, щоб не тратити козир
own-habit-keeps-low-cards = Притримувати дрібні карти
own-habit-keeps-high-cards = Притримувати великі карти
own-habit-throws-trumps = Підкидати козирі, поки є колода
own-habit-beats-dearly = Відбивати дорожчою картою, ніж треба
own-habit-leads-high = Ходити з великої, маючи меншу
own-habit-leads-groups = Ходити рівними картами відразу
own-habit-leads-trumps = Ходити з козирів, поки є колода
