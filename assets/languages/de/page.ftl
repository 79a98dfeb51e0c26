# Texts of the web page while the app loads, or if it can't run. Plain lines only: the page reads
# them itself.

page-loading = Es wird gemischt …
page-starting = Es wird gegeben …
page-reader = Unterstützung für Screenreader einschalten
page-no-graphics = Kozyr kann hier nicht zeichnen
page-no-graphics-help = Dieser Browser hat kein WebGL 2, oder es ist ausgeschaltet. Schalte in den Einstellungen die Hardwarebeschleunigung ein oder nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
page-old-browser = Dieser Browser ist zu alt für Kozyr
page-old-browser-help = Die Gegner in Kozyr brauchen WebAssembly-Vektoren (SIMD). Nimm Chrome oder Edge ab 91, Firefox ab 89 oder Safari ab 16.4.
page-not-loaded = Kozyr wurde nicht geladen
page-not-loaded-help = Die Verbindung ist abgebrochen. Bitte versuch es noch einmal.
page-broke = Kozyr ist abgestürzt
page-broke-saved = Dein Spiel ist bis zum letzten Zug gespeichert, du kannst also weiterspielen.
page-again = Neu starten
page-details = Einzelheiten
