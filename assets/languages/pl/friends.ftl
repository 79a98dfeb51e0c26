# Gra ze znajomymi.

friends = Znajomi
friends-invite = Zaproś znajomych
friends-invite-note = Otwiera stół i daje link, który możesz wysłać. Znajomi otwierają go w przeglądarce i siadają do gry, bez rejestracji.
friends-name = Twoje imię
friends-name-first = Najpierw wpisz swoje imię.
friends-server = Adres serwera
friends-server-note = Spotykacie się na serwerze, a taki może uruchomić każdy. Wpisz adres, który masz od znajomych.
friends-no-server = Najpierw wpisz adres serwera.
friends-join = Dosiądź się do stołu
friends-link-or-code = Link albo kod z sześciu liter
friends-join-button = Dołącz
friends-not-an-invitation = To nie jest ani link do stołu, ani kod z sześciu liter.
friends-own = Twoje stoły
friends-waiting = Teraz nikt nie gra
friends-privacy = Serwer zna imię, które wpisujesz, a do końca partii także karty. Miesiąc po ostatnim ruchu stół znika z serwera.
friends-unreachable = Serwer nie odpowiada. Sprawdź adres i połączenie.
friends-no-such-code = Nie ma stołu o takim kodzie. Kod jest ważny przez dobę.
friends-too-fast = Za szybko. Spróbuj za chwilę.
friends-not-a-server = Pod tym adresem nie ma serwera do gry ze znajomymi.
friends-refused = Serwer odmówił: { $reason }
friends-connecting = Łączenie…
friends-reconnecting = Połączenie przerwane. Łączę ponownie…
friends-replaced = Ten stół jest otwarty w innym oknie. Tam toczy się gra.
friends-incompatible = Serwer ma inną wersję. Odśwież stronę albo zaktualizuj aplikację.
friends-closed = Serwer zakończył połączenie.
friends-no-table = Tego stołu już nie ma.
friends-crowded = Ten stół ogląda już zbyt wiele osób.
friends-reconnect = Połącz ponownie
friends-reload = Odśwież stronę
friends-go-away = Odejdź, zachowaj miejsce
friends-stop-watching = Przestań oglądać
friends-leave = Zwolnij miejsce
friends-leave-note = Twoje miejsce będzie mógł zająć ktoś inny. Trwającą partię dokończy za ciebie komputer.
friends-leave-sure = Tak, zwolnij miejsce
friends-invitation = Zaproszenie
friends-invitation-note = Dosiąść się może każdy, kto ma link albo kod.
friends-qr = Kod QR z linkiem
friends-code-note = Ważny przez dobę
friends-copy-link = Kopiuj link
friends-copy-code = Kopiuj kod
friends-copied = Skopiowano.
friends-open = Wolne miejsce
friends-open-note = Czeka na kogoś
friends-computer = komputer
friends-host = gospodarz
friends-away = offline
friends-ready = w gotowości
friends-not-ready = jeszcze się zbiera
friends-stand-in = zastępuje { $name }
friends-score = wygrane { $won }, remisy { $drawn }, przegrane { $lost }
friends-move-here = Przesiądź się tutaj
friends-open-seat = Zwolnij to miejsce
friends-remove = Wyproś od stołu
friends-make-host = Przekaż rolę gospodarza
friends-let-stand-in = Niech na razie gra komputer
friends-fill-note = Albo niech zagra komputer:
friends-teaching = Stół do nauki (z poradami)
friends-teaching-note = Stół do nauki: każdy może korzystać z porad, a wszyscy to widzą.
friends-to-match = Wróć do partii
friends-last-match = Pokaż ostatnią partię
friends-shuffling = Wszyscy razem tasują…
friends-watching = Oglądasz.
friends-sit = Usiądź
friends-wait-for-host = Gotowe. Partię zaczyna gospodarz.
friends-get-ready = Możemy zaczynać
friends-not-yet = Jednak jeszcze nie
friends-options = Zasady przy tym stole
friends-durak-options = { $players ->
    [few] Dureń na { $players } osoby
   *[other] Dureń na { $players } osób
}
friends-reversi-options = { $corners ->
    [0] Reversi
   *[other] Reversi, rogi czarnych: { $corners }
}
friends-change-options = Zmień
friends-handicap = Rogi dla czarnych
friends-absence = Gdy kogoś nie ma
friends-absence-never = Czekamy
friends-absence-day = Doba
friends-absence-two-minutes = 2 minuty
friends-absence-half-minute = 30 sekund
friends-absence-never-note = Gdy kogoś nie ma, stół czeka.
friends-absence-day-note = Kogo nie ma dobę, tego może zastąpić komputer.
friends-absence-two-minutes-note = Kogo nie ma dwie minuty, tego może zastąpić komputer.
friends-absence-half-minute-note = Kogo nie ma 30 sekund, tego może zastąpić komputer.
friends-correspondence = Doba na ruch
friends-correspondence-note = Na każdy ruch jest doba.
friends-seats = Miejsca przy stole
friends-match-began = Zaczęła się partia ze znajomymi.
friends-not-sent = Połączenie się zerwało, zanim dotarł twój ruch.
friends-refused-stale = Partia poszła już dalej. Twój ruch przepadł.
friends-refused-turn = To nie twoja kolej.
friends-refused-name-taken = Ktoś przy stole ma już imię, które wygląda tak samo.
friends-refused-name = Imię może mieć od 1 do 24 liter lub cyfr.
friends-refused-taken = To miejsce jest zajęte.
friends-refused-full = Wszystkie miejsca są zajęte.
friends-refused-not-ready = Nie wszyscy są gotowi.
friends-refused-open-seats = Jest jeszcze wolne miejsce. Zaproś kogoś albo posadź tam komputer.
friends-react = Reakcje
friends-mute = Ukryj reakcje: { $name }
reaction-happy = Radość
reaction-laughing = Śmiech
reaction-winking = Mrugnięcie
reaction-surprised = Zdziwienie
reaction-thinking = Namysł
reaction-nervous = Nerwy
reaction-sad = Smutek
reaction-angry = Złość
reaction-bored = Nuda
reaction-proud = Duma
reaction-i-take = Biorę
reaction-beaten = Pobite
reaction-well-played = Ładnie zagrane
reaction-thanks = Dziękuję
reaction-good-luck = Powodzenia
reaction-sorry = Przepraszam
reaction-hurry-up = Szybciej
reaction-one-moment = Chwileczkę
reaction-play-again = Jeszcze partyjka?

# Seats, moves to take back, and other devices.
friends-swap = Zamień nas miejscami
friends-share-link = Udostępnij link
friends-open-qr = Obraz z kodem QR
friends-no-qr = Na tym obrazie nie ma zaproszenia do stołu.
friends-open-in-app = Otwórz w aplikacji
friends-take-back = Poproś o cofnięcie ruchu
friends-take-back-waiting = Czekam na odpowiedź…
friends-take-back-question = { $name } prosi o zgodę na cofnięcie ruchu.
friends-take-back-agree = Zgoda
friends-take-back-refuse = Nie
friends-take-back-refused = { $name } woli grać dalej.
friends-take-over = To moje miejsce
friends-take-over-note = To twoje miejsce, ale na innym urządzeniu albo w innej przeglądarce? Przejmij je tutaj.
friends-take-over-code = Potwierdź to na drugim urządzeniu albo poproś gospodarza. Kod: { $code }.
friends-take-over-question = Inne urządzenie chce przejąć miejsce, które zajmuje { $name }. Oddaj je tylko urządzeniu, na którym widać kod { $code }.
friends-take-over-agree = Oddaj miejsce
friends-take-over-refuse = Odmów

# What others do.
friends-sat = { $name } dosiada się do stołu.
friends-left = { $name } odchodzi od stołu.
friends-removed = Wyproszono od stołu: { $name }.
friends-you-were-removed = Gospodarz wyprosił cię od stołu.
friends-seat-moved = Twoje miejsce jest teraz na drugim urządzeniu.
friends-now-host = Teraz ty pełnisz rolę gospodarza.
friends-may-stand-in = { $name } jest offline. Na razie może grać komputer: otwórz menu, a w nim miejsca przy stole.
friends-consulted = { $name } korzysta z porady.

# The proof of the shuffle.
friends-proof-about = Przed rozdaniem wszyscy przy stole i serwer wylosowali po jednej tajnej liczbie i pokazali jej odcisk. Potem wszystkie liczby połączono: wynik, czyli ziarno, decyduje o kolejności kart. Jeśli choć jedną z nich wylosowano uczciwie, nikt nie mógł wybrać kart.
friends-proof-took-part = Sprawdzone na tym urządzeniu: w tym tasowaniu jest twoja liczba, a karty z niego wynikają.
friends-proof-watched = Sprawdzone na tym urządzeniu: karty wynikają z liczb wszystkich, którzy tasowali. To tasowanie odbyło się bez ciebie.
friends-proof-late = Twoja liczba dotarła za późno, więc tasowanie odbyło się bez niej. Pozostałe liczby się zgadzają.
friends-proof-left-out = Serwer pominął twoją liczbę, chociaż twoje urządzenie ją wysłało.
friends-proof-wrong = Liczby się nie zgadzają: uczciwości tasowania nie dowiedziono, karty mógł dobrać serwer.
friends-proof-limit = Czego to nie wyklucza: karty rozdaje serwer, więc w czasie partii je zna.
friends-proof-copy = Kopiuj do sprawdzenia
friends-fingerprint = Odcisk (SHA-256)
friends-number = Liczba
friends-number-late = Za późno
friends-server-name = Serwer

# Whose turn it is.
friends-waiting-count = Znajomi ({ $count })
friends-their-turn = Ruch innego gracza
friends-your-turn = Przy jednym ze stołów jest twoja kolej.


# Stoły na urządzeniu, dla znajomych w tej samej sieci.
friends-host-here = Stół na tym urządzeniu
friends-host-here-note = Dla znajomych w tej samej sieci: bez serwera i bez internetu. Stół znika, gdy zamkniesz aplikację.
friends-hosting-already = Na tym urządzeniu jest już stół. Znajdziesz go wśród swoich stołów.
friends-hosting-failed = Na tym urządzeniu nie można otworzyć stołu: { $reason }
friends-hosting-page = Na tym urządzeniu jest stół dla aplikacji Kozyr. Otwórz link w niej.
friends-hosting-network = Znajomi w tej samej sieci mogą dołączyć. Przeszkodzić może zapora albo sieć Wi-Fi dla gości.
friends-hosting-no-network = Urządzenie nie jest w żadnej sieci. Połącz je z siecią, a link pojawi się tutaj.
friends-hosting-app-only = Znajomi potrzebują aplikacji Kozyr, bo to urządzenie nie ma strony dla przeglądarek.
friends-hosting-not-announced = Inne urządzenia mogą nie pokazać tego stołu. Link i tak działa.
friends-hosting-other-links = Jeśli ten link nie działa, spróbujcie tych:
friends-nearby = Stoły w pobliżu
friends-nearby-none = Na razie w tej sieci nie widać stołów
friends-nearby-other-version = Inna wersja aplikacji
friends-end = Zamknij stół
friends-end-note = Stół zamknie się dla wszystkich, nawet w środku partii.
friends-end-sure = Tak, zamknij stół
friends-ended = Osoba prowadząca zamknęła ten stół.
friends-to-tables = Do twoich stołów
