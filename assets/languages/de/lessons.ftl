# The first games: what the voice of a lesson says.

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
lesson-real-game = Richtig spielen
lesson-again = Noch einmal
lesson-home = Zur Startseite

## Wrong touches

lesson-answer-wait = Moment: Der Gegner ist dran.
lesson-answer-read = Lies das und tippe auf „Weiter“.
lesson-answer-elsewhere = Da gibt es nichts zu tun. Tippe dorthin, wo der Pfeil hinzeigt.
lesson-answer-not-now = Nicht jetzt. Tippe dorthin, wo der Pfeil hinzeigt.
lesson-answer-talon = Das ist der Talon. Von ihm wird am Ende einer Runde von selbst gezogen.
lesson-answer-discard = Das ist die Ablage. Was hier liegt, kommt nicht zurück.
lesson-answer-theirs = Die Karten des Gegners sind geheim.
lesson-answer-lead-low = { $card } darfst du auch ausspielen, aber gib zuerst niedrige Karten her.
lesson-answer-beat-cheaply = { $card } würde auch schlagen, aber eine niedrigere Karte reicht.
lesson-answer-can-beat = Du darfst aufnehmen, aber hier kannst du schlagen und hast eine Karte weniger.
lesson-answer-throw-other = { $card } darfst du auch nachlegen, aber auf der Hand ist sie mehr wert.
lesson-answer-not-done-yet = Noch nicht: Eine deiner Karten lässt sich noch nachlegen.
lesson-answer-keep-it = { $card } darfst du nachlegen, aber auf der Hand ist sie mehr wert.
lesson-answer-other-square = { $square } ist erlaubt und würde { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} umdrehen, aber sieh dir zuerst das markierte Feld an.

## Durak

lesson-durak-attack = Angriff
lesson-durak-aim = Werde alle deine Karten los. Einen Sieger gibt es nicht: Wer am Ende noch Karten hat, ist der Dummkopf, der „Durak“.
lesson-durak-trump = Die offene Karte unter dem Talon bestimmt den Trumpf: { $trump }. Ein Trumpf schlägt jede Karte der drei anderen Farben.
lesson-durak-lead = Du hast den niedrigsten Trumpf, also beginnst du. Niedrige Karten gehen zuerst: Tippe auf { $card } oder zieh sie auf den Tisch.
lesson-durak-they-beat = Deine Karte wurde von { $theirs } geschlagen: dieselbe Farbe, aber höher.
lesson-durak-throw-in = Jeder Rang, der auf dem Tisch liegt, darf nachgelegt werden. Du hast so eine Karte: { $card }.
lesson-durak-done = { $theirs } schlägt auch das: Ein Trumpf musste helfen. Du könntest noch eine Karte nachlegen, aber dafür ist sie zu gut. Drücke „Fertig“.
lesson-durak-discard = Alles wurde geschlagen, diese Karten sind also endgültig aus der Partie.
lesson-durak-draw = Jetzt ziehen beide vom Talon, bis sie wieder sechs Karten haben, der Angreifer zuerst. Wer alles geschlagen hat, spielt als Nächstes aus.

lesson-durak-defence = Verteidigung
lesson-durak-beat = Eine neue Partie, und du verteidigst. Schlage { $attack } mit einer höheren Karte derselben Farbe: { $card } reicht.
lesson-durak-beat-trump = { $attack } wurde nachgelegt, denn eine Neun liegt auf dem Tisch. Eine höhere Karte dieser Farbe hast du nicht: Nimm deinen niedrigen Trumpf, { $card }.
lesson-durak-beaten-off = Mehr wurde nicht nachgelegt: Du hast den Angriff abgewehrt. Beide ziehen, der Angreifer zuerst und der Verteidiger zuletzt.
lesson-durak-lead-next = Wer alles geschlagen hat, spielt als Nächstes aus, und das bist du. Spiele { $card } aus.
lesson-durak-add = Das kann dein Gegner nicht schlagen und nimmt auf. Du darfst noch Karten dieses Rangs dazulegen: Gib auch { $card } her.
lesson-durak-they-took = Beide Karten wurden aufgenommen, und wer aufnimmt, setzt aus: Du würdest wieder ausspielen.

lesson-durak-taking = Aufnehmen
lesson-durak-take = Gegen { $attack } hast du weder eine höhere Karte derselben Farbe noch einen Trumpf. Also nimm auf: Drücke „Aufnehmen“.
lesson-durak-taken = Bevor du aufgenommen hast, kam noch eine Neun dazu. Du hast jetzt { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
}. Das ist kein Unglück: Die starken darunter helfen dir später.
lesson-durak-turn-lost = Aber du setzt aus: Dein Gegner spielt wieder aus.

lesson-durak-end = Das Ende einer Partie
lesson-durak-talon-gone = Spät in einer anderen Partie. Der Talon ist leer: Niemand zieht mehr, und jede Karte zählt, die du loswirst.
lesson-durak-end-lead = Du hast zwei Zehnen. Spiele eine davon aus: { $card }.
lesson-durak-end-throw-in = Ein Trumpf hat sie geschlagen. Leg die andere Zehn nach: { $card }.
lesson-durak-end-beat = Auch die wurde geschlagen, und jetzt kommt { $attack }. Dein letzter Trumpf schlägt das: { $card }.
lesson-durak-last-card = Eine Karte ist übrig. Spiele sie aus: { $card }.
lesson-durak-fool = Sie ist nicht zu schlagen, und deine Hand ist leer: Du bist raus. Wer noch Karten hat, ist der Durak.
lesson-durak-learned = Du kannst ausspielen, nachlegen, schlagen, aufnehmen und rechtzeitig rauskommen. Den Rest lehrt das Spielen.

## Reversi

lesson-reversi-turning = Umdrehen
lesson-reversi-aim = Schwarz spielt gegen Weiß. Kann niemand mehr setzen, gewinnt die Seite mit mehr Steinen.
lesson-reversi-first = Du bist Schwarz. Setze so, dass ein weißer Stein zwischen zwei von deinen liegt: Tippe auf { $square }.
lesson-reversi-turned = Der weiße Stein dazwischen hat sich umgedreht und gehört jetzt dir.
lesson-reversi-diagonal = Weiß hat ihn über eine Diagonale zurückgedreht. Linien laufen waagerecht, senkrecht und schräg.
lesson-reversi-dots = Punkte zeigen alle Felder, auf denen dein Stein etwas umdreht. Anderswo darfst du nicht setzen. Tippe auf { $square }.
lesson-reversi-across = Wieder deiner, diesmal waagerecht.

lesson-reversi-lines = Mehrere Linien
lesson-reversi-lines-place = Ein Stein kann mehrere Linien zugleich schließen. Tippe auf { $square }.
lesson-reversi-lines-turned = Vier Linien, vier Steine umgedreht. Nur der gesetzte Stein schließt Linien; die umgedrehten nicht.

lesson-reversi-passing = Passen
lesson-reversi-no-reply = Gegen Ende werden die Felder knapp. Tippe auf { $square }: Danach hat Weiß nichts umzudrehen.
lesson-reversi-they-pass = Weiß muss passen, und du bist wieder dran: Tippe auf { $square }.
lesson-reversi-pass = Jetzt hast du keinen Zug. Drücke „Passen“.
lesson-reversi-must = Gepasst wird nur, wenn man muss. Kann keine Seite mehr setzen, ist das Spiel aus.

lesson-reversi-corner = Ecken
lesson-reversi-take-corner = Weiß hat direkt neben eine Ecke gesetzt. Nimm die Ecke: Tippe auf { $square }.
lesson-reversi-for-good = Die ganze Kante hat sich umgedreht. Eine Ecke dreht nichts mehr zurück, auch nicht deine Steine, die sich entlang der Kante an sie lehnen.
lesson-reversi-beside = Sei also nicht als Erster neben einer leeren Ecke. Ein Stein hier würde sie verschenken.

lesson-reversi-mobility = Mobilität
lesson-reversi-greed = Dieses Feld würde fünf Steine auf einmal umdrehen. Aber dann hätte Weiß zehn Felder zur Wahl.
lesson-reversi-quiet = Steine zählen erst am Ende. Besser ist { $square }: Das dreht nur { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} um, mitten zwischen den weißen.
lesson-reversi-few-squares = Jetzt hat Weiß nur noch { $open ->
    [one] { $open } Feld
   *[other] { $open } Felder
} zur Wahl und muss bald zum eigenen Schaden setzen.

lesson-reversi-count = Das Zählen
lesson-reversi-behind = Drei Felder sind übrig, und Weiß führt { $white } zu { $black }.
lesson-reversi-last-squares = Noch ist nichts entschieden. Tippe auf { $square }.
lesson-reversi-last-disc = Weiß hat die Ecke genommen, aber der letzte Stein ist deiner: Tippe auf { $square }.
lesson-reversi-won = { $black } zu { $white }: Du hast gewonnen. Bei Reversi drehen die letzten Züge am meisten um.
lesson-reversi-learned = Du kannst Linien umdrehen, passen, Ecken nehmen und dir die Wahl offenhalten. Den Rest lehrt das Spielen.
