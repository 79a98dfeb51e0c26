# Кто сидит за столом, и несколько человек с одним устройством.

you = вы
subject-you = Вы
person = Игрок { $number }
people-pass-on = Передайте устройство: { $name }
people-ready = { $name } на месте: открыть карты
people-person = Человек
people-person-cards = Играет с этого же устройства: его передают по кругу
people-person-board = Играет с этого же устройства
