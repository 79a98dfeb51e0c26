# Texts of the web page while the app loads, or if it can't run. Plain lines only: the page reads
# them itself.

page-loading = Tasuję karty…
page-starting = Rozdaję…
page-reader = Włącz obsługę czytnika ekranu
page-no-graphics = Kozyr nie może tu rysować
page-no-graphics-help = Ta przeglądarka nie ma WebGL 2 albo jest on wyłączony. Włącz w jej ustawieniach akcelerację sprzętową albo użyj aktualnej wersji przeglądarki Firefox, Chrome, Edge lub Safari.
page-old-browser = Ta przeglądarka jest za stara dla Kozyra
page-old-browser-help = Przeciwnicy Kozyra potrzebują wektorów WebAssembly (SIMD). Użyj Chrome lub Edge 91, Firefox 89, Safari 16.4 albo nowszej wersji.
page-not-loaded = Kozyr się nie wczytał
page-not-loaded-help = Połączenie zostało przerwane. Spróbuj ponownie.
page-broke = Kozyr przestał działać
page-broke-saved = Gra jest zapisana do ostatniego ruchu, więc możesz grać dalej.
page-again = Uruchom ponownie
page-details = Szczegóły
