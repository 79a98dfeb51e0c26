# Saved data, and what can go wrong with it.

storage-repaired = { $what }: ostatni zapis był uszkodzony, więc użyto poprzedniej kopii. Nic nie usunięto ({ $detail }).
storage-damaged = { $what }: zapisane dane były uszkodzone i zostały odłożone na bok ({ $detail }). Nic więcej nie przepadło.
storage-newer = { $what }: zapisane przez nowszą wersję Kozyra i dla niej zachowane ({ $detail }).
storage-full = { $what }: brakuje miejsca na zapis. Wcześniejsze zapisy są bezpieczne i możesz grać dalej.
storage-denied = { $what }: to urządzenie nie pozwala Kozyrowi zapisywać. Wcześniejsze zapisy są bezpieczne i możesz grać dalej.
storage-failed = { $what }: nie udało się zapisać ({ $detail }). Wcześniejsze zapisy są bezpieczne i możesz grać dalej.
storage-halfway = Import został przerwany i na razie nie można go cofnąć. Kozyr spróbuje ponownie przy następnym uruchomieniu.
storage-unavailable = Kozyr nie może tu zapisywać: gry znikną po zamknięciu aplikacji.
storage-unreadable = { $what }: teraz nie można tego odczytać ({ $detail }). Dane zostają bez zmian i nic ich nie nadpisze. Spróbuj ponownie albo później uruchom Kozyra jeszcze raz.
storage-elsewhere = Kozyr jest otwarty gdzie indziej i tam zapisuje. Tutaj nic nie jest zapisywane.
storage-unclear = Kozyr nie potrafi ustalić, czy jest otwarty gdzie indziej ({ $detail }). Tutaj nic nie jest zapisywane.
storage-unclear-place = Kozyr nie potrafi ustalić, czy jest otwarty gdzie indziej. Tutaj nic nie jest zapisywane.
storage-taken-over = Kozyr został otwarty gdzie indziej i tam teraz zapisuje. Tutaj nic już nie jest zapisywane.
storage-no-answer = Drugi Kozyr nie odpowiada. Zamknij go i spróbuj ponownie.
storage-took-over = Teraz wszystko zapisuje się tutaj.
storage-take-over = Odtąd zapisuj tutaj
storage-unread = Części zapisanych danych nie można teraz odczytać. Nie zostaną nadpisane.
storage-reloaded = Spróbuj ponownie
saved-games-not-deleted = Nie udało się usunąć zapisanej gry.

data = Twoje dane
data-about = Twoje gry, statystyki i ustawienia są tylko na tym urządzeniu. Tu możesz je przenieść na inne urządzenie albo z innego.
data-save = Zapisz do pliku
data-open = Wczytaj z pliku
data-copy = Kopiuj jako tekst
data-paste = Wklej tekst
data-undo = Cofnij ostatni import
data-ask = To zastąpi wszystkie zapisane tu gry, statystyki i ustawienia. Obecne zostaną zachowane, więc możesz to cofnąć.
data-replace = Zastąp wszystko
data-replaced = Wszystko zastąpiono.
data-saved = Zapisano: { $file }
data-copied = Skopiowano wszystko, co jest tu zapisane.
data-nothing-copied = Jeszcze nic nie skopiowano.
data-failed = Nic się nie zmieniło: { $reason }

# Printed to a terminal.
missing-display = Kozyr nie ma ekranu, na którym mógłby otworzyć okno. Uruchom go w sesji graficznej albo ustaw DISPLAY lub WAYLAND_DISPLAY. W terminalu możesz grać za pomocą kozyr-lab.
missing-graphics = Kozyr nie znalazł sterownika grafiki. Zainstaluj go: w Debianie i Ubuntu pakiet mesa-vulkan-drivers działa nawet bez karty graficznej.
missing-sound = Nie ma urządzenia dźwiękowego, więc Kozyr gra bez dźwięku. Podłącz je i uruchom Kozyra ponownie, żeby coś usłyszeć.
missing-folder = Kozyr nie może zapisywać w { $folder }: nie da się utworzyć tego folderu albo w nim zapisywać. Możesz grać, ale gry przepadną po wyjściu. Żeby je zachować, ustaw KOZYR_DATA na inny folder.
