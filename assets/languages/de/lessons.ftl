# Lessons: what the guide says.

opponent-partner = Gegner
lesson = Lektion
lesson-durak = Durak lernen
lesson-reversi = Reversi lernen
lesson-back = Schritt zurück
lesson-next = Weiter
lesson-skip = Überspringen
lesson-restart = Von vorn
lesson-leave = Lektion verlassen
lesson-well-done = Sehr gut!
lesson-real-game = Echte Partie spielen
lesson-again = Lektion wiederholen
lesson-home = Zur Startseite

## Wrong taps

lesson-answer-wait = Moment: Der Gegner ist dran.
lesson-answer-read = Lies das und tippe auf „Weiter“.
lesson-answer-elsewhere = Da gibt es nichts zu tun. Tippe dorthin, wo der Pfeil hinzeigt.
lesson-answer-not-now = Nicht jetzt. Tippe dorthin, wo der Pfeil hinzeigt.
lesson-answer-talon = Das ist der Stapel. Davon wird nach jeder Runde automatisch gezogen.
lesson-answer-discard = Das ist die Ablage. Was hier liegt, kommt nicht zurück.
lesson-answer-theirs = Das sind die Karten des Gegners: Die siehst du nicht.
lesson-answer-lead-low = { $card } darfst du auch ausspielen, aber werde erst die niedrigen Karten los.
lesson-answer-beat-cheaply = { $card } würde auch schlagen, aber eine niedrigere Karte reicht.
lesson-answer-can-beat = Du darfst aufnehmen, aber hier kannst du schlagen und bist eine Karte los.
lesson-answer-throw-other = { $card } könntest du auch nachlegen, aber auf der Hand ist sie mehr wert.
lesson-answer-not-done-yet = Noch nicht: Eine Karte kannst du noch nachlegen.
lesson-answer-keep-it = { $card } könntest du nachlegen, aber auf der Hand ist sie mehr wert.
lesson-answer-other-square = { $square } ist erlaubt und würde { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} umdrehen, aber nimm erst das markierte Feld.

## Durak

lesson-durak-attack = Angriff
lesson-durak-aim = Werde alle deine Karten los. Gewinner gibt es nicht: Wer am Ende noch Karten hat, ist der Dummkopf, der „Durak“.
lesson-durak-trump = Die offene Karte unter dem Stapel bestimmt den Trumpf: { $trump }. Ein Trumpf schlägt jede Karte der drei anderen Farben.
lesson-durak-lead = Du hast den niedrigsten Trumpf, also fängst du an. Niedrige Karten zuerst: Tippe auf { $card } oder zieh sie auf den Tisch.
lesson-durak-they-beat = { $theirs } schlägt deine Karte: gleiche Farbe, aber höher.
lesson-durak-throw-in = Du darfst jeden Rang nachlegen, der auf dem Tisch liegt, und so eine Karte hast du: { $card }.
lesson-durak-done = { $theirs } schlägt auch das, und es hat einen Trumpf gekostet. Du könntest noch eine Karte nachlegen, aber dafür ist sie zu schade. Drück „Fertig“.
lesson-durak-discard = Alles geschlagen, also sind diese Karten aus dem Spiel.
lesson-durak-draw = Jetzt zieht ihr beide vom Stapel wieder auf sechs Karten nach, der Angreifer zuerst. Wer alles geschlagen hat, spielt als Nächstes aus.
lesson-durak-defence = Verteidigung
lesson-durak-beat = Eine neue Partie, und du verteidigst. Schlag { $attack } mit einer höheren Karte derselben Farbe: { $card } reicht.
lesson-durak-beat-trump = Der Gegner hat { $attack } nachgelegt, weil eine Neun auf dem Tisch liegt. Eine höhere Karte dieser Farbe hast du nicht, also nimm deinen niedrigen Trumpf: { $card }.
lesson-durak-beaten-off = Mehr kam nicht: Du hast den Angriff abgewehrt. Ihr zieht beide nach, der Angreifer zuerst, der Verteidiger zuletzt.
lesson-durak-lead-next = Wer alles geschlagen hat, spielt als Nächstes aus, also du. Spiel { $card } aus.
lesson-durak-add = Das kann der Gegner nicht schlagen, er nimmt auf. Du darfst noch Karten vom gleichen Rang nachlegen: Werde auch { $card } los.
lesson-durak-they-took = Der Gegner hat beide Karten aufgenommen und setzt aus, du würdest also wieder ausspielen.
lesson-durak-taking = Aufnehmen
lesson-durak-take = Gegen { $attack } hast du keine höhere Karte derselben Farbe und keinen Trumpf. Also nimm auf: Drück „Aufnehmen“.
lesson-durak-taken = Bevor du aufgenommen hast, kam noch eine Neun dazu. Du hast jetzt { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
}. Halb so wild: Die starken helfen dir später.
lesson-durak-turn-lost = Aber du setzt aus: Der Gegner spielt wieder aus.
lesson-durak-end = Ende der Partie
lesson-durak-talon-gone = Eine andere Partie, kurz vor Schluss. Der Stapel ist leer: Keiner zieht mehr, und jede Karte zählt, die du loswirst.
lesson-durak-end-lead = Du hast zwei Zehnen. Spiel eine davon aus: { $card }.
lesson-durak-end-throw-in = Ein Trumpf hat sie geschlagen. Leg die andere Zehn nach: { $card }.
lesson-durak-end-beat = Auch die wurde geschlagen, und jetzt kommt { $attack }. Dein letzter Trumpf schlägt das: { $card }.
lesson-durak-last-card = Noch eine Karte. Spiel sie aus: { $card }.
lesson-durak-fool = Die kann keiner schlagen, und du hast nichts mehr auf der Hand: Du bist raus. Wer noch Karten hat, ist der Durak.
lesson-durak-learned = Du kannst jetzt ausspielen, nachlegen, schlagen, aufnehmen und rechtzeitig rauskommen. Den Rest lernst du beim Spielen.

## Reversi

lesson-reversi-turning = Umdrehen
lesson-reversi-aim = Schwarz spielt gegen Weiß. Kann keiner mehr setzen, gewinnt, wer mehr Steine hat.
lesson-reversi-first = Du bist Schwarz. Setz so, dass ein weißer Stein zwischen zwei von deinen liegt: Tippe auf { $square }.
lesson-reversi-turned = Der weiße Stein dazwischen wurde umgedreht und gehört jetzt dir.
lesson-reversi-diagonal = Weiß hat ihn zurückgedreht, über eine Diagonale. Linien laufen waagerecht, senkrecht und schräg.
lesson-reversi-dots = Punkte zeigen alle deine Züge: die Felder, auf denen dein Stein etwas umdreht. Tippe auf { $square }.
lesson-reversi-across = Wieder einer dazwischen, diesmal waagerecht.
lesson-reversi-lines = Mehrere Linien
lesson-reversi-lines-place = Ein Stein kann mehrere Linien auf einmal umdrehen. Tippe auf { $square }.
lesson-reversi-lines-turned = Vier Linien, vier Steine umgedreht. Nur der gesetzte Stein schließt andere ein, die umgedrehten nicht.
lesson-reversi-passing = Passen
lesson-reversi-no-reply = Gegen Ende werden die Felder knapp. Tippe auf { $square }: Danach kann Weiß nicht setzen.
lesson-reversi-they-pass = Weiß muss passen, und du bist wieder dran: Tippe auf { $square }.
lesson-reversi-pass = Jetzt kannst du nicht setzen. Drück „Passen“.
lesson-reversi-must = Gepasst wird nur, wenn man muss. Kann keiner mehr setzen, ist das Spiel aus.
lesson-reversi-corner = Ecken
lesson-reversi-take-corner = Weiß hat direkt neben eine Ecke gesetzt. Nimm die Ecke: Tippe auf { $square }.
lesson-reversi-for-good = Du hast die ganze Kante umgedreht. Die Ecke kann nichts mehr zurückdrehen, ebenso wenig deine Steine, die auf der Kante an sie anschließen.
lesson-reversi-beside = Setz also nie zuerst neben eine leere Ecke. Ein Stein hier würde sie verschenken.
lesson-reversi-mobility = Mobilität
lesson-reversi-greed = Dieses Feld würde fünf Steine auf einmal umdrehen. Aber dann hätte Weiß zehn Züge zur Wahl.
lesson-reversi-quiet = Steine zählen erst am Ende. Besser ist { $square }: Das dreht nur { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} um, mitten zwischen den weißen.
lesson-reversi-few-squares = Jetzt hat Weiß nur noch { $open ->
    [one] { $open } Zug
   *[other] { $open } Züge
} zur Wahl, und bald nur noch schlechte.
lesson-reversi-count = Zählen
lesson-reversi-behind = Drei Felder sind übrig, und Weiß führt { $white } zu { $black }.
lesson-reversi-last-squares = Noch ist es nicht vorbei. Tippe auf { $square }.
lesson-reversi-last-disc = Weiß hat die Ecke genommen, aber der letzte Zug gehört dir: Tippe auf { $square }.
lesson-reversi-won = { $black } zu { $white }: Du hast gewonnen. Bei Reversi drehen die letzten Züge am meisten um.
lesson-reversi-learned = Du kannst jetzt Linien umdrehen, passen, Ecken nehmen und dir Züge offenhalten. Den Rest lernst du beim Spielen.
