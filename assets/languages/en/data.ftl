# What is kept from one start to the next, and what can go wrong with it.

storage-mended = { $what }: what was saved last was damaged, so the copy before it was taken. Nothing was thrown away ({ $detail }).
storage-damaged = { $what }: what was saved was damaged and has been put aside ({ $detail }). Nothing else is lost.
storage-newer = { $what }: saved by a later version of Kozyr. It is kept for that version ({ $detail }).
storage-full = { $what }: there is no room left to save. What was saved before is safe, and you can play on.
storage-denied = { $what }: this device does not let Kozyr save. What was saved before is safe, and you can play on.
storage-failed = { $what }: saving failed ({ $detail }). What was saved before is safe, and you can play on.
storage-halfway = An import was broken off and cannot be undone just now. Kozyr tries again at the next start.
storage-nowhere = Nothing can be saved here: games last until the app is closed.
storage-unreadable = { $what }: cannot be read just now ({ $detail }). It stays as it is, and nothing is saved over it. Try again, or restart Kozyr later.
storage-elsewhere = Kozyr is open elsewhere and saves there. Nothing is saved here.
storage-unclear = It cannot be found out whether Kozyr is open elsewhere ({ $detail }). Nothing is saved here.
storage-unclear-place = It cannot be found out whether Kozyr is open elsewhere. Nothing is saved here.
storage-taken-over = Kozyr was opened elsewhere and saves there from now on. Nothing is saved here any more.
storage-no-answer = The other Kozyr does not answer. Close it, and try again.
storage-took-over = From now on everything is saved here.
storage-take-over = Save here from now on
storage-unread = Something that was saved cannot be read just now. It is not written over.
storage-read-anew = Try again
kept-not-forgotten = The saved game could not be deleted.

data = Your data
data-about = Games, statistics and settings are kept on this device alone. Here they can be carried to another one, or fetched from there.
data-save = Save to a file
data-open = Read from the file
data-copy = Copy as text
data-paste = Paste text
data-undo = As before the last import
data-ask = All games, statistics and settings that are kept here will be replaced. What is here now is put by, so that this can be undone.
data-replace = Replace everything
data-replaced = Everything has been replaced.
data-saved = Saved: { $file }
data-copied = Copied: everything that is kept here.
data-nothing-copied = Nothing has been copied yet.
data-failed = Nothing was changed: { $reason }

# Printed in a terminal.
missing-display = Kozyr needs a display to open its window. Start it in a desktop session, or set DISPLAY or WAYLAND_DISPLAY. In a terminal you can play with kozyr-lab.
missing-graphics = Kozyr found no graphics driver. Install one: on Debian and Ubuntu, mesa-vulkan-drivers works even without a graphics card.
missing-sound = There is no sound device, so Kozyr plays without sound. Connect one and restart Kozyr to hear it.
missing-folder = Kozyr cannot save in { $folder }: the folder cannot be created or written to. You can play, but games last only until you quit. Set KOZYR_DATA to another folder to keep them.
