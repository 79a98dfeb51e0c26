# Deals whose cards somebody wrote down, and the log of moves.

custom-deal = Zapisana partia
custom-deal-about = Zapisz, kto ma jakie karty, i graj tak, ile razy chcesz. Karta to ranga i kolor: 6s, 10c, Jd, Qh (piki s, trefle c, kara d, kiery h). Ręce (hands) rozdzielają kreski, twoja jest pierwsza. Ze stosu (talon) dobiera się od lewej; ostatnia karta leży odkryta i wyznacza atut. Atakujący (attacker) to miejsce, twoje to 0. Takie partie nie liczą się do statystyk.
custom-deal-text = Partia jako tekst
custom-deal-sound = Gracze: { $players }, karty: { $cards }, atut { $trump }. { $leads ->
    [rules] Kto zaczyna, wynika z zasad.
   *[other] Zaczyna miejsce { $leads }.
}
custom-deal-play = Zagraj tę partię
custom-deal-shuffle = Potasuj
custom-deal-last = Ostatnio zagrana
custom-deal-copy = Kopiuj
custom-deal-paste = Wklej
custom-deal-undo = Cofnij
custom-deal-save = Zapisz
custom-deal-copied = Skopiowano.
custom-deal-none-played = Żadna partia nie jest jeszcze skończona.
custom-deal-not-a-deal = W tym tekście nie ma partii. { $reason }
custom-deal-saved = Zapisane
custom-deal-name = Partia { $number }
custom-deal-edit = Zmień partię
custom-deal-shuffled = Tasuj jak zwykle
shuffle-given = Kart tej partii nie tasowano: ktoś je zapisał.

this-deal = Ta partia
this-deal-later = Karty można odczytać po partii: do tego czasu są zakryte.
this-deal-again = Zagraj tę partię jeszcze raz
this-deal-edit = Zmień tę partię
this-deal-copy = Kopiuj partię

move-log = Dziennik ruchów
move-log-write = Prowadź dziennik ruchów
move-log-about = Każdy ruch jest zapisywany od razu: ręka, z której padł, oceny i ceny oraz to, co rozważał przeciwnik.
move-log-later = Wymienia zakryte karty, więc można go przeczytać po partii.
move-log-rated = Gdy gra idzie o ranking, dziennika nie ma.
move-log-none = Dziennika tej partii nie ma.
move-log-copy = Kopiuj dziennik
move-log-copied = Skopiowano dziennik ruchów.
move-log-save = Zapisz dziennik do pliku
move-log-saved = Zapisano:
    { $path }
move-log-not-saved = Nie udało się zapisać dziennika: { $reason }
