# Who sits at the table, and several people at one device.

you = you
subject-you = You
person = Player { $number }
people-pass-on = Give the device to { $name }
people-ready = I am { $name }: show my cards
people-person = Person
people-person-cards = Plays at this device, which goes from hand to hand
people-person-board = Plays at this device too
