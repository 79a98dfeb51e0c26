# Deals written down by hand, and the move log.

custom-deal = Własne rozdanie
custom-deal-about = Zapisz, kto ma jakie karty, i graj to rozdanie, ile razy chcesz. Karta to ranga i kolor: 6s, Tc, Jd, Qh (T to dziesiątka; piki s, trefle c, kara d, kiery h). Ręce (hands) oddzielaj kreskami; twoja jest pierwsza. Z talonu (talon) dobiera się od lewej, a jego ostatnia karta leży odkryta i wyznacza atut. Atakujący (attacker) to numer miejsca; twoje to 0. Te gry nie liczą się do statystyk.
custom-deal-text = Rozdanie jako tekst
custom-deal-sound = Gracze: { $players }, karty: { $cards }, atut { $trump }. { $leads ->
    [rules] Kto zaczyna, wynika z zasad.
   *[other] Zaczyna miejsce { $leads }.
}
custom-deal-play = Zagraj to rozdanie
custom-deal-shuffle = Potasuj
custom-deal-last = Ostatnia partia
custom-deal-copy = Kopiuj
custom-deal-paste = Wklej
custom-deal-undo = Cofnij
custom-deal-save = Zapisz
custom-deal-copied = Skopiowano.
custom-deal-none-played = Nie masz jeszcze dokończonej partii.
custom-deal-not-a-deal = Ten tekst to nie rozdanie. { $reason }
custom-deal-saved = Zapisane rozdania
custom-deal-name = Rozdanie { $number }
custom-deal-edit = Zmień rozdanie
custom-deal-shuffled = Zwykłe tasowanie
shuffle-given = Kart w tej partii nie tasowano: to zapisane rozdanie.

this-deal = To rozdanie
this-deal-later = Karty zobaczysz po partii. Do tego czasu są zakryte.
this-deal-again = Zagraj to rozdanie jeszcze raz
this-deal-edit = Zmień to rozdanie
this-deal-copy = Kopiuj rozdanie

move-log = Dziennik ruchów
move-log-write = Prowadź dziennik ruchów
move-log-about = Zapisuje każdy ruch od razu: rękę, składniki oceny, siłę kart oraz to, co przeciwnik rozważał.
move-log-later = Wymienia zakryte karty, więc przeczytasz go po partii.
move-log-rated = Gdy gra idzie o ranking, nic nie jest zapisywane.
move-log-none = Ta partia nie ma dziennika ruchów.
move-log-copy = Kopiuj dziennik
move-log-copied = Skopiowano dziennik ruchów.
move-log-save = Zapisz dziennik do pliku
move-log-saved = Zapisano:
    { $path }
move-log-not-saved = Nie udało się zapisać dziennika: { $reason }
