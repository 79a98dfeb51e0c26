# The players, and several people sharing one device.

you = you
subject-you = You
person = Player { $number }
people-pass-on = Give the device to { $name }
people-ready = I’m { $name }: show my cards
people-person = Person
people-person-cards = Plays on this device, passing it around
people-person-board = Also plays on this device
