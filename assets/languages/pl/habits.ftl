# How the person plays, as far as everybody at the table could see.

habits = Twoje nawyki
habits-about = To, co wszyscy przy stole mogli zobaczyć z twojej gry, policzone partia po partii. Zostaje na tym urządzeniu; tylko partia, którą udostępnisz, pokazuje, co wiedzieli przeciwnicy.
habits-told = Mistrzowie i czeladnicy mogą na nie liczyć, nigdy w grach rankingowych
habits-deals = { $deals ->
    [0] Nie policzono jeszcze żadnej partii
   *[other] Policzone partie: { $deals }
}
habits-of = { $done } na { $chances }
habits-none = jeszcze nie widziane
habits-usual = Kreska na każdym wierszu to zwyczaj przeciwników grających według reguł.
habits-like = Grasz najbardziej tak jak „{ $opponent }” ({ $percent } %).
habits-like-nobody = Nie grasz tak jak żaden z przeciwników grających według reguł.
habits-delete = Zapomnij wszystko
habits-confirm-delete = Zapomnij wszystko: tak
own-habit-takes-early = Zabierasz to, co można pobić
own-habit-hoards-trumps = Zabierasz, by oszczędzić atut
own-habit-keeps-low-cards = Trzymasz niskie karty
own-habit-keeps-high-cards = Trzymasz wysokie karty
own-habit-throws-trumps = Dorzucasz atuty, póki jest talia
own-habit-beats-dearly = Bijesz droższą kartą, niż trzeba
own-habit-leads-high = Wychodzisz wysoko, mając niższą
own-habit-leads-groups = Wychodzisz naraz równymi kartami
own-habit-leads-trumps = Wychodzisz w atuty, póki jest talia
