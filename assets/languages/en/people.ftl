# The players, and several people sharing one device.

you = You
subject-you = You
person = Player { $number }
people-pass-on = Pass the device to { $name }
people-ready = I’m { $name }: show my cards
people-person = Friend
people-person-cards = Pass and play on this device
people-person-board = Plays on this device too
