# Как вы играете — так, как это видели все за столом.

habits = Ваши привычки
habits-about = Как вы играете: посчитано по каждой партии и только по тому, что видели все за столом. Хранится только на этом устройстве. Если поделитесь партией, в ней будет и то, что знали о вас соперники.
habits-shared = Пусть соперники их учитывают (кроме рейтинговых партий)
habits-deals = { $deals ->
    [0] Пока не посчитано ни одной партии
   *[other] Посчитано партий: { $deals }
}
habits-of = { $done } из { $chances }
habits-none = пока не видели
habits-usual = Чёрточка на строке — как обычно играют простые соперники.
habits-like = По манере вы ближе всего к сопернику «{ $opponent }» ({ $percent } %).
habits-like-nobody = Вы не похожи ни на одного из простых соперников.
habits-delete = Удалить привычки
habits-confirm-delete = Точно удалить привычки
own-habit-takes-early = Брать то, что можно побить
own-habit-hoards-trumps = Брать, чтобы сберечь козырь
own-habit-keeps-low-cards = Придерживать мелкие карты
own-habit-keeps-high-cards = Придерживать крупные карты
own-habit-throws-trumps = Подкидывать козыри, пока есть колода
own-habit-beats-dearly = Бить картой старше, чем нужно
own-habit-leads-high = Ходить с крупной, имея помельче
own-habit-leads-groups = Ходить сразу с равных карт
own-habit-leads-trumps = Ходить с козырей, пока есть колода
