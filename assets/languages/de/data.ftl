# What is kept from one start to the next, and what can go wrong with it.

storage-repaired = { $what }: Das zuletzt Gespeicherte war beschädigt, deshalb gilt die Kopie davor. Nichts wurde verworfen ({ $detail }).
storage-damaged = { $what }: Das Gespeicherte war beschädigt und wurde beiseitegelegt ({ $detail }). Alles andere ist heil.
storage-newer = { $what }: von einer neueren Version von Kozyr gespeichert. Es bleibt für diese erhalten ({ $detail }).
storage-full = { $what }: Zum Speichern ist kein Platz mehr. Früher Gespeichertes ist sicher, du kannst weiterspielen.
storage-denied = { $what }: Dieses Gerät lässt Kozyr nicht speichern. Früher Gespeichertes ist sicher, du kannst weiterspielen.
storage-failed = { $what }: Speichern fehlgeschlagen ({ $detail }). Früher Gespeichertes ist sicher, du kannst weiterspielen.
storage-halfway = Ein Import brach ab und lässt sich gerade nicht rückgängig machen. Kozyr versucht es beim nächsten Start noch einmal.
storage-unavailable = Hier lässt sich nichts speichern: Spiele bleiben nur, bis du die App schließt.
storage-unreadable = { $what }: gerade nicht lesbar ({ $detail }). Es bleibt, wie es ist, und nichts wird darübergeschrieben. Versuch es noch einmal oder starte Kozyr später neu.
storage-elsewhere = Kozyr ist anderswo offen und speichert dort. Hier wird nichts gespeichert.
storage-unclear = Ob Kozyr anderswo offen ist, lässt sich nicht feststellen ({ $detail }). Hier wird nichts gespeichert.
storage-unclear-place = Ob Kozyr anderswo offen ist, lässt sich nicht feststellen. Hier wird nichts gespeichert.
storage-taken-over = Kozyr wurde anderswo geöffnet und speichert ab jetzt dort. Hier wird nichts mehr gespeichert.
storage-no-answer = Das andere Kozyr antwortet nicht. Schließe es und versuch es noch einmal.
storage-took-over = Ab jetzt wird alles hier gespeichert.
storage-take-over = Ab jetzt hier speichern
storage-unread = Etwas Gespeichertes ist gerade nicht lesbar. Es wird nicht überschrieben.
storage-reloaded = Noch einmal versuchen
saved-games-not-deleted = Das gespeicherte Spiel ließ sich nicht löschen.

data = Deine Daten
data-about = Spiele, Statistik und Einstellungen liegen nur auf diesem Gerät. Hier kannst du sie auf ein anderes bringen oder von dort holen.
data-save = In Datei speichern
data-open = Aus Datei lesen
data-copy = Als Text kopieren
data-paste = Text einfügen
data-undo = Wie vor dem letzten Import
data-ask = Alle Spiele, Statistiken und Einstellungen auf diesem Gerät werden ersetzt. Was jetzt hier ist, wird aufgehoben, sodass du es rückgängig machen kannst.
data-replace = Alles ersetzen
data-replaced = Alles wurde ersetzt.
data-saved = Gespeichert: { $file }
data-copied = Kopiert: alles, was hier gespeichert ist.
data-nothing-copied = Noch wurde nichts kopiert.
data-failed = Nichts wurde geändert: { $reason }

# Printed in a terminal.
missing-display = Kozyr findet keinen Bildschirm, um sein Fenster zu öffnen. Starte es in einer grafischen Sitzung, oder setze DISPLAY oder WAYLAND_DISPLAY. Im Terminal spielt man mit kozyr-lab.
missing-graphics = Kozyr findet keinen Grafiktreiber. Installiere einen: Unter Debian und Ubuntu zeichnet mesa-vulkan-drivers auch ohne Grafikkarte.
missing-sound = Es gibt kein Tongerät, darum spielt Kozyr ohne Ton. Schließe eines an und starte Kozyr neu.
missing-folder = Kozyr kann in { $folder } nicht speichern: Der Ordner lässt sich nicht anlegen oder beschreiben. Du kannst spielen, aber die Partien gehen beim Beenden verloren. Gib mit KOZYR_DATA einen anderen Ordner an, um sie zu behalten.
