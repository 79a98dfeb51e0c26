# Saved data, and what can go wrong with it.

storage-repaired = { $what }: the latest save was damaged, so the previous copy was used. Nothing was deleted ({ $detail }).
storage-damaged = { $what }: the saved data was damaged and has been set aside ({ $detail }). Nothing else is lost.
storage-newer = { $what }: saved by a later version of Kozyr, and kept for that version ({ $detail }).
storage-full = { $what }: there’s no room left to save. Earlier saves are safe, and you can play on.
storage-denied = { $what }: this device doesn’t let Kozyr save. Earlier saves are safe, and you can play on.
storage-failed = { $what }: saving failed ({ $detail }). Earlier saves are safe, and you can play on.
storage-halfway = An import was interrupted and can’t be undone right now. Kozyr will try again at the next start.
storage-unavailable = Kozyr can’t save here: games last until you close the app.
storage-unreadable = { $what }: can’t be read right now ({ $detail }). It’s left as it is, and nothing is saved over it. Try again, or restart Kozyr later.
storage-elsewhere = Kozyr is open elsewhere and saves there. Nothing is saved here.
storage-unclear = Kozyr can’t tell whether it’s open elsewhere ({ $detail }). Nothing is saved here.
storage-unclear-place = Kozyr can’t tell whether it’s open elsewhere. Nothing is saved here.
storage-taken-over = Kozyr was opened elsewhere and now saves there. Nothing is saved here any more.
storage-no-answer = The other Kozyr doesn’t respond. Close it, then try again.
storage-took-over = Everything is now saved here.
storage-take-over = Save here from now on
storage-unread = Some saved data can’t be read right now. It won’t be overwritten.
storage-reloaded = Try again
saved-games-not-deleted = Couldn’t delete the saved game.

data = Your data
data-about = Your games, statistics and settings are kept only on this device. To move them to another, save or copy them here.
data-save = Save to file
data-open = Load from file
data-copy = Copy as text
data-paste = Paste text
data-undo = Undo the last import
data-ask = This replaces all games, statistics and settings kept here. The current ones are set aside, so you can undo this.
data-replace = Replace everything
data-replaced = Everything has been replaced.
data-saved = Saved: { $file }
data-copied = Copied: everything kept here.
data-nothing-copied = You haven’t copied anything yet.
data-failed = Nothing was changed: { $reason }

# Printed to a terminal.
missing-display = Kozyr needs a display to open its window. Start it in a desktop session, or set DISPLAY or WAYLAND_DISPLAY. In a terminal you can play with kozyr-lab.
missing-graphics = Kozyr found no graphics driver. Install one: on Debian and Ubuntu, mesa-vulkan-drivers works even without a graphics card.
missing-sound = There is no sound device, so Kozyr plays without sound. Connect one and restart Kozyr to hear it.
missing-folder = Kozyr cannot save in { $folder }: the folder cannot be created or written to. You can play, but games last only until you quit. To keep them, set KOZYR_DATA to another folder.
