# How you play, as everyone at the table could see it.

habits = Twoje nawyki
habits-about = Jak grasz, policzone partia po partii z tego, co widzieli wszyscy przy stole. Zostaje to na tym urządzeniu. Tylko w partii, którą udostępnisz, widać, co wiedzieli o tobie przeciwnicy.
habits-told = Mistrzowie i czeladnicy mogą z nich korzystać, ale nigdy w grach rankingowych
habits-deals = { $deals ->
    [0] Nie policzono jeszcze żadnej partii
    [one] Policzono { $deals } partię
    [few] Policzono { $deals } partie
   *[many] Policzono { $deals } partii
}
habits-of = { $done } na { $chances }
habits-none = jeszcze nie było
habits-usual = Kreska przy każdym wierszu pokazuje, jak zwykle grają przeciwnicy grający według reguł.
habits-like = Grasz najbardziej tak jak „{ $opponent }” ({ $percent }%).
habits-like-nobody = Nie grasz jak żaden z przeciwników grających według reguł.
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
