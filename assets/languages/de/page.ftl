# What the page in a browser says before the app is there, or when it cannot be. Plain lines only:
# the page reads them itself.

page-loading = Es wird gemischt…
page-starting = Es wird gegeben…
page-reader = Unterstützung für Screenreader einschalten
page-no-graphics = Kozyr kann hier nicht zeichnen
page-no-graphics-help = Dieser Browser hat kein WebGL 2, oder es ist abgeschaltet. Schalte in den Einstellungen die Hardwarebeschleunigung ein oder nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
page-old-browser = Dieser Browser ist zu alt für Kozyr
page-old-browser-help = Er kennt die Vektoren von WebAssembly nicht, mit denen die Gegner rechnen. Nimm Chrome oder Edge 91, Firefox 89, Safari 16.4 oder neuer.
page-not-loaded = Kozyr ist nicht angekommen
page-not-loaded-help = Die Verbindung ist abgebrochen. Bitte versuch es noch einmal.
page-broke = Kozyr ist gestolpert
page-broke-saved = Ein Fehler hat die App beendet. Dein Spiel ist bis zum letzten Zug gespeichert, du kannst es fortsetzen.
page-again = Neu starten
page-details = Einzelheiten
