# How the person plays, as far as everybody at the table could see.

habits = Вашы звычкі
habits-about = Тое, што за сталом бачылі ўсе: як вы гуляеце, палічана партыя за партыяй. Захоўваецца толькі на гэтай прыладзе; толькі партыя, якой вы дзеліцеся, паказвае, што пра вас ведалі сапернікі.
habits-told = Майстры і падмайстры могуць іх улічваць — але не ў рэйтынгавых гульнях
habits-deals = { $deals ->
    [0] Пакуль не палічана ніводнай партыі
   *[other] Палічана партый: { $deals }
}
habits-of = { $done } з { $chances }
habits-none = яшчэ не бачылі
habits-usual = Рыска на кожным радку — як звычайна гуляюць сапернікі паводле правіл.
habits-like = Больш за ўсё вы гуляеце як «{ $opponent }» ({ $percent } %).
habits-like-nobody = Вы не гуляеце як хто-небудзь з сапернікаў паводле правіл.
habits-delete = Забыць усё
habits-confirm-delete = Забыць усё: так
own-habit-takes-early = Браць тое, што можна адбіць
own-habit-hoards-trumps = Браць, каб не траціць козыр
own-habit-keeps-low-cards = Прытрымліваць дробныя карты
own-habit-keeps-high-cards = Прытрымліваць буйныя карты
own-habit-throws-trumps = Падкідваць козыры, пакуль ёсць калода
own-habit-beats-dearly = Адбіваць даражэйшай картай, чым трэба
own-habit-leads-high = Хадзіць з буйной, маючы меншую
own-habit-leads-groups = Хадзіць адразу роўнымі картамі
own-habit-leads-trumps = Хадзіць з козыраў, пакуль ёсць калода
