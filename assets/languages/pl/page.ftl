# What the page in a browser says before the app is there, or when it cannot be. Plain lines only:
# the page reads them itself.

page-loading = Tasujemy karty…
page-starting = Rozdajemy…
page-reader = Włącz obsługę czytnika ekranu
page-no-graphics = Kozyr nie może tu rysować
page-no-graphics-help = Ta przeglądarka nie ma WebGL 2 albo jest on wyłączony. Włącz w ustawieniach akcelerację sprzętową lub spróbuj aktualnej wersji Firefox, Chrome, Edge albo Safari.
page-old-browser = Ta przeglądarka jest za stara dla Kozyra
page-old-browser-help = Nie zna wektorów WebAssembly, na których liczą przeciwnicy. Użyj Chrome lub Edge 91, Firefox 89, Safari 16.4 albo nowszej wersji.
page-not-loaded = Kozyr nie dotarł
page-not-loaded-help = Połączenie się urwało. Spróbuj jeszcze raz.
page-broke = Kozyr się potknął
page-broke-saved = Błąd zakończył aplikację. Gra jest zapisana do ostatniego ruchu i można grać dalej.
page-again = Uruchom ponownie
page-details = Szczegóły
