# What is kept from one start to the next, and what can go wrong with it.

storage-repaired = { $what }: ostatni zapis był uszkodzony, więc użyto poprzedniej kopii. Nic nie wyrzucono ({ $detail }).
storage-damaged = { $what }: zapis był uszkodzony i został odłożony ({ $detail }). Nic więcej nie przepadło.
storage-newer = { $what }: zapisane przez nowszą wersję Kozyra i dla niej zachowane ({ $detail }).
storage-full = { $what }: nie ma już miejsca na zapis. Wcześniejsze zapisy są bezpieczne, możesz grać dalej.
storage-denied = { $what }: to urządzenie nie pozwala Kozyrowi zapisywać. Wcześniejsze zapisy są bezpieczne, możesz grać dalej.
storage-failed = { $what }: zapis się nie udał ({ $detail }). Wcześniejsze zapisy są bezpieczne, możesz grać dalej.
storage-halfway = Import został przerwany i na razie nie da się go cofnąć. Kozyr spróbuje znowu przy następnym starcie.
storage-unavailable = Tu nic nie da się zapisać: gry trwają do zamknięcia aplikacji.
storage-unreadable = { $what }: teraz nie daje się odczytać ({ $detail }). Zostaje, jak jest, i nic go nie nadpisze. Spróbuj jeszcze raz albo później uruchom Kozyra ponownie.
storage-elsewhere = Kozyr jest otwarty gdzie indziej i tam zapisuje. Tutaj nic nie jest zapisywane.
storage-unclear = Nie da się ustalić, czy Kozyr jest otwarty gdzie indziej ({ $detail }). Tutaj nic nie jest zapisywane.
storage-unclear-place = Nie da się ustalić, czy Kozyr jest otwarty gdzie indziej. Tutaj nic nie jest zapisywane.
storage-taken-over = Kozyra otwarto gdzie indziej i odtąd zapisuje tam. Tutaj nic już nie jest zapisywane.
storage-no-answer = Drugi Kozyr nie odpowiada. Zamknij go i spróbuj jeszcze raz.
storage-took-over = Odtąd wszystko zapisuje się tutaj.
storage-take-over = Zapisuj odtąd tutaj
storage-unread = Części zapisów nie da się teraz odczytać. Nie zostaną nadpisane.
storage-reloaded = Spróbuj ponownie
saved-games-not-deleted = Nie udało się usunąć zapisanej gry.

data = Twoje dane
data-about = Gry, statystyki i ustawienia są tylko na tym urządzeniu. Tu możesz je przenieść na inne albo stamtąd pobrać.
data-save = Zapisz do pliku
data-open = Wczytaj z pliku
data-copy = Kopiuj jako tekst
data-paste = Wklej tekst
data-undo = Jak przed ostatnim importem
data-ask = Wszystkie gry, statystyki i ustawienia na tym urządzeniu zostaną zastąpione. To, co jest teraz, zostanie odłożone, więc można to cofnąć.
data-replace = Zastąp wszystko
data-replaced = Wszystko zastąpiono.
data-saved = Zapisano: { $file }
data-copied = Skopiowano wszystko, co tu jest zapisane.
data-nothing-copied = Jeszcze nic nie skopiowano.
data-failed = Nic się nie zmieniło: { $reason }

# Printed in a terminal.
missing-display = Kozyr nie ma gdzie otworzyć okna: brakuje ekranu. Uruchom go w sesji graficznej albo ustaw DISPLAY lub WAYLAND_DISPLAY. W terminalu można grać za pomocą kozyr-lab.
missing-graphics = Kozyr nie znalazł sterownika grafiki. Zainstaluj go: w Debianie i Ubuntu pakiet mesa-vulkan-drivers rysuje nawet bez karty graficznej.
missing-sound = Nie ma urządzenia dźwiękowego, więc Kozyr gra bez dźwięku. Podłącz je i uruchom Kozyra ponownie.
missing-folder = Kozyr nie może zapisywać w { $folder }: nie da się utworzyć tego folderu albo w nim pisać. Można grać, ale partie przepadną po wyjściu. Aby je zachować, podaj w KOZYR_DATA inny folder.
