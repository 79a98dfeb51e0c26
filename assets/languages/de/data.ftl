# Saved data, and what can go wrong with it.

storage-repaired = { $what }: Der letzte Stand war beschädigt, deshalb gilt die Kopie davor. Gelöscht wurde nichts ({ $detail }).
storage-damaged = { $what }: Die gespeicherten Daten waren beschädigt und wurden beiseitegelegt ({ $detail }). Alles andere ist noch da.
storage-newer = { $what }: von einer neueren Version von Kozyr gespeichert und für diese aufgehoben ({ $detail }).
storage-full = { $what }: Der Speicher ist voll. Was schon gespeichert ist, bleibt sicher, und du kannst weiterspielen.
storage-denied = { $what }: Dieses Gerät lässt Kozyr nicht speichern. Was schon gespeichert ist, bleibt sicher, und du kannst weiterspielen.
storage-failed = { $what }: Speichern fehlgeschlagen ({ $detail }). Was schon gespeichert ist, bleibt sicher, und du kannst weiterspielen.
storage-halfway = Ein Import wurde unterbrochen und lässt sich gerade nicht rückgängig machen. Kozyr versucht es beim nächsten Start noch einmal.
storage-unavailable = Kozyr kann hier nicht speichern: Spiele bleiben nur, bis du die App schließt.
storage-unreadable = { $what }: gerade nicht lesbar ({ $detail }). Alles bleibt, wie es ist, und nichts wird überschrieben. Versuch es noch einmal oder starte Kozyr später neu.
storage-elsewhere = Kozyr ist anderswo offen und speichert dort. Hier wird nichts gespeichert.
storage-unclear = Kozyr weiß nicht, ob es anderswo offen ist ({ $detail }). Hier wird nichts gespeichert.
storage-unclear-place = Kozyr weiß nicht, ob es anderswo offen ist. Hier wird nichts gespeichert.
storage-taken-over = Kozyr wurde anderswo geöffnet und speichert jetzt dort. Hier wird nichts mehr gespeichert.
storage-no-answer = Das andere Kozyr antwortet nicht. Schließ es und versuch es noch einmal.
storage-took-over = Ab jetzt wird alles hier gespeichert.
storage-take-over = Ab jetzt hier speichern
storage-unread = Einige gespeicherte Daten sind gerade nicht lesbar. Sie werden nicht überschrieben.
storage-reloaded = Noch einmal versuchen
saved-games-not-deleted = Das gespeicherte Spiel ließ sich nicht löschen.

data = Deine Daten
data-about = Deine Spiele, Statistiken und Einstellungen liegen nur auf diesem Gerät. Hier kannst du sie auf ein anderes Gerät mitnehmen oder von dort holen.
data-save = In Datei speichern
data-open = Aus Datei laden
data-copy = Als Text kopieren
data-paste = Text einfügen
data-undo = Import rückgängig machen
data-ask = Alle Spiele, Statistiken und Einstellungen auf diesem Gerät werden ersetzt. Die bisherigen werden aufgehoben, du kannst es also rückgängig machen.
data-replace = Alles ersetzen
data-replaced = Alles wurde ersetzt.
data-saved = Gespeichert: { $file }
data-copied = Kopiert: alles, was hier gespeichert ist.
data-nothing-copied = Du hast noch nichts kopiert.
data-failed = Nichts wurde geändert: { $reason }

# Printed to a terminal.
missing-display = Kozyr braucht einen Bildschirm, um sein Fenster zu öffnen. Starte es in einer grafischen Sitzung oder setze DISPLAY oder WAYLAND_DISPLAY. Im Terminal kannst du mit kozyr-lab spielen.
missing-graphics = Kozyr hat keinen Grafiktreiber gefunden. Installiere einen: Unter Debian und Ubuntu läuft mesa-vulkan-drivers auch ohne Grafikkarte.
missing-sound = Es gibt kein Audiogerät, darum spielt Kozyr ohne Ton. Schließ eines an und starte Kozyr neu, um etwas zu hören.
missing-folder = Kozyr kann in { $folder } nicht speichern: Der Ordner lässt sich nicht anlegen oder nicht beschreiben. Du kannst spielen, aber Spiele bleiben nur, bis du Kozyr beendest. Setze KOZYR_DATA auf einen anderen Ordner, um sie zu behalten.
