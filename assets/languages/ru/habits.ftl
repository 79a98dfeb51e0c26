# How the person plays, as far as everybody at the table could see.

habits = Ваши привычки
habits-about = То, что за столом видели все: как вы играете, посчитано партия за партией. Хранится только на этом устройстве; лишь партия, которой вы делитесь, показывает, что о вас знали соперники.
habits-told = Мастера и подмастерья могут их учитывать — но не в рейтинговых играх
habits-deals = { $deals ->
    [0] Пока не посчитано ни одной партии
   *[other] Посчитано партий: { $deals }
}
habits-of = { $done } из { $chances }
habits-none = ещё не видели
habits-usual = Чёрточка на каждой строке — как обычно играют соперники по правилам.
habits-like = Больше всего вы играете как «{ $opponent }» ({ $percent } %).
habits-like-nobody = Вы не играете как кто-либо из соперников по правилам.
habits-delete = Забыть всё
habits-confirm-delete = Забыть всё: да
own-habit-takes-early = Брать то, что можно отбить
own-habit-hoards-trumps = Брать, чтобы не тратить козырь
own-habit-keeps-low-cards = Придерживать мелкие карты
own-habit-keeps-high-cards = Придерживать крупные карты
own-habit-throws-trumps = Подкидывать козыри, пока есть колода
own-habit-beats-dearly = Отбивать картой дороже, чем нужно
own-habit-leads-high = Ходить с крупной, имея меньшую
own-habit-leads-groups = Ходить сразу равными картами
own-habit-leads-trumps = Ходить с козырей, пока есть колода
