# How you play, as everyone at the table could see it.

habits = Twoje nawyki
habits-about = Twój styl gry, liczony partia po partii z tego, co widzą wszyscy przy stole. Dane zostają na tym urządzeniu. Jeśli udostępnisz partię, będzie w niej też to, co wiedzieli o tobie przeciwnicy.
habits-shared = Przeciwnicy mogą z nich korzystać (nigdy w grach rankingowych)
habits-deals = { $deals ->
    [0] Nie policzono jeszcze żadnej partii
    [one] Policzono { $deals } partię
    [few] Policzono { $deals } partie
   *[many] Policzono { $deals } partii
}
habits-of = { $done } na { $chances }
habits-none = Nie było jeszcze okazji
habits-usual = Kreska pokazuje, jak zwykle grają prości przeciwnicy.
habits-like = Najbliżej ci do stylu „{ $opponent }” ({ $percent }%).
habits-like-nobody = Nie przypominasz żadnego z prostych przeciwników.
habits-delete = Usuń wszystkie nawyki
habits-confirm-delete = Tak, usuń wszystkie nawyki
own-habit-takes-early = Bierzesz, choć możesz pobić
own-habit-hoards-trumps = Bierzesz, żeby oszczędzić atut
own-habit-keeps-low-cards = Przytrzymujesz niskie karty
own-habit-keeps-high-cards = Przytrzymujesz wysokie karty
own-habit-throws-trumps = Dorzucasz atuty, póki jest talon
own-habit-beats-dearly = Bijesz wyższą kartą, niż trzeba
own-habit-leads-high = Zagrywasz wysoko, mając niższe karty
own-habit-leads-groups = Zagrywasz naraz kilka kart jednej rangi
own-habit-leads-trumps = Zagrywasz atuty, póki jest talon
