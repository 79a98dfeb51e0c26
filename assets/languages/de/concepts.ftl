# Concepts of both games (titles and pages), and texts of the problems.

problem-asked-durak = Finde den einzigen Zug, der dich rettet.
problem-asked-reversi = Finde den einzigen Zug, der gewinnt.
problem-level-first = Einstieg
problem-level-easy = Leicht
problem-level-middling = Mittel
problem-level-hard = Schwer
problem-level-hardest = Sehr schwer

## Durak

concept-durak-lead-low = Niedrig ausspielen
concept-durak-lead-low-page = Niedrige Karten taugen wenig zum Verteidigen, also kostet es am wenigsten, sie auszuspielen. Spiel deine niedrigste normale Karte aus und behalte die hohen zum Schlagen. Höher spielst du nur mit gutem Grund aus: weil keiner die Karte schlagen kann oder weil Schlagen einen Trumpf kostet.
concept-durak-keep-pairs = Paare zusammenhalten
concept-durak-keep-pairs-page = Zwei gleiche Karten greifen gemeinsam an: Spielst du sie zusammen aus, braucht der Verteidiger zwei Antworten, und liegt eine auf dem Tisch, kannst du die andere nachlegen. Schlägst du mit einer oder spielst sie allein aus, steht die andere allein da. Tut es eine andere Karte auch, lass das Paar zusammen.
concept-durak-spend-trumps-late = Trümpfe aufsparen
concept-durak-spend-trumps-late-page = Ein Trumpf schlägt jede normale Karte. Am meisten ist er deshalb in den letzten Runden wert, wenn jede geschlagene Karte die Partie entscheiden kann. Am Anfang erspart er dir nur ein paar niedrige Karten. Schlag mit normalen Karten, solange es geht. Muss es ein Trumpf sein, nimm den niedrigsten, der reicht.
concept-durak-lone-high-trump = Der einsame hohe Trumpf
concept-durak-lone-high-trump-page = Ist der höchste Trumpf, der noch im Spiel ist, dein einziger, kann ihn keiner schlagen. Früh eingesetzt erspart er dir eine einzige Karte. Aufgehoben stoppt er am Ende einen Angriff oder gibt dir das Ausspiel, wenn es darauf ankommt. Gib ihn nur her, wenn das die Partie entscheidet.
concept-durak-draw-out-trumps = Trümpfe herauslocken
concept-durak-draw-out-trumps-page = Spiel eine Karte aus, die nur ein Trumpf schlägt, und der Verteidiger muss einen Trumpf hergeben oder aufnehmen. Achte darauf, welche Farben ihm fehlen und welche normalen Karten nur noch ein Trumpf schlägt. Gegen Ende hilft es auch, Trümpfe auszuspielen: Sind seine weg, kannst du deine normalen Karten gefahrlos ausspielen.
concept-durak-throw-in-to-strip = Nachlegen und zermürben
concept-durak-throw-in-to-strip-page = Jede Karte, die du nachlegst, muss der Gegner auch noch schlagen. Leg nach, solange er schlägt, vor allem wenn es ihn die letzten guten Karten kostet: Entweder gehen sie ihm aus und er nimmt auf, oder ihm bleibt nichts zum Angreifen. Und nebenbei wirst du Karten los.
concept-durak-load-the-taker = Beim Aufnehmen nachlegen
concept-durak-load-the-taker-page = Wer aufnimmt, setzt aus und bekommt noch alles dazu, was du nachlegst. Im Endspiel wirst du Karten so am billigsten los: Schlagen kann sie keiner mehr. Leg nach, was du sonst nicht loswirst, aber überleg vorher, ob die Karten zu dir zurückkommen.
concept-durak-hold-back = Zurückhalten
concept-durak-hold-back-page = Du musst nicht alles nachlegen, was passt. Eine nachgelegte Karte fehlt dir später beim Verteidigen, und mit einem Rang, den der Gegner aufnimmt, kann er angreifen. Ist die Runde so gut wie gewonnen oder brauchst du die Karte noch, dann passe.
concept-durak-take-early = Billig aufnehmen
concept-durak-take-early-page = Eine oder zwei Karten aufzunehmen kostet dich das Ausspiel. Sie zu schlagen kostet dich vielleicht die besten Karten und lädt zum Nachlegen ein. Ist Schlagen teuer und liegt wenig auf dem Tisch, nimm gleich auf: Mit den Karten kannst du vielleicht angreifen, und deine Trümpfe behältst du.
concept-durak-beat-rather = Lieber schlagen als aufnehmen
concept-durak-beat-rather-page = Nimmst du auf, hast du die Hand voll und der Gegner das Ausspiel. Kannst du alles schlagen, was noch kommen kann, dann schlag: Die Karten sind weg, und du greifst als Nächstes an. Bevor du aufgibst, zähl nach, wie viel er noch nachlegen kann. Eine Aufgabe dazu gibt es nicht: In den Endspielen, die wir geprüft haben, nahmen unsere schwachen Gegner nie auf, wo nur Schlagen sie gerettet hätte.
concept-durak-close-ranks = Keinen neuen Rang öffnen
concept-durak-close-ranks-page = Nachlegen darf man nur Ränge, die schon auf dem Tisch liegen. Schlag mit so einem Rang, und der Gegner kann nichts Neues nachlegen. Zwei Antworten zum gleichen Preis sind selten gleich gut: Achte darauf, welche Ränge sie auf den Tisch bringen.
concept-durak-count-the-last-bout = Die letzte Runde auszählen
concept-durak-count-the-last-bout-page = Ist der Stapel leer, kannst du die Karten beider Seiten zählen. Frag dich, ob diese Runde die letzte sein kann: wie viele Karten der Gegner noch abbekommen kann, wie viele er schlagen kann und ob du alle deine loswirst. Oft beendet nur eine einzige Reihenfolge die Partie.
concept-durak-who-leads-last = Wer als Nächstes ausspielt
concept-durak-who-leads-last-page = Wer ausspielt, bestimmt, worum es geht. Schau im Endspiel über die Runde hinaus: Schlägst du alles, spielst du aus; nimmst du auf, spielt wieder der Gegner aus; nimmt er auf, spielst du weiter aus. Richtig ist oft der Zug, der dir das Ausspiel mit den richtigen Karten bringt.

## Reversi

concept-reversi-corners = Ecken
concept-reversi-corners-page = Ein Stein in der Ecke wird nie mehr umgedreht, und er schützt die Steine daneben. Nimm eine Ecke, wenn du kannst, außer es kostet dich anderswo mehr, und prüf vor jedem Zug, ob er dem Gegner eine überlässt. Die meisten Spiele verliert man, weil man eine Ecke verschenkt.
concept-reversi-x-squares = X-Felder
concept-reversi-x-squares-page = Das Feld schräg neben einer leeren Ecke heißt X-Feld. Ein Stein dort liegt auf der langen Diagonale, und der Gegner kommt über ihn oft in die Ecke. Setz nur dorthin, wenn die Ecke außer Reichweite ist oder du mehr gewinnst als verlierst.
concept-reversi-c-squares = C-Felder
concept-reversi-c-squares-page = Die Kantenfelder neben einer leeren Ecke heißen C-Felder. Ein Stein dort kann die Ecke über die Kante verschenken und macht die Kante oft angreifbar. C-Felder sind weniger schlimm als X-Felder, aber schau erst, wie der Gegner auf der Kante antworten kann.
concept-reversi-mobility = Mobilität
concept-reversi-mobility-page = Je mehr Züge du zur Wahl hast, desto seltener musst du einen schlechten machen. Wähle Züge, die dem Gegner wenige Antworten lassen und dir viele Möglichkeiten. Wem die sicheren Züge ausgehen, der muss eine Ecke hergeben.
concept-reversi-frontier = Frontsteine
concept-reversi-frontier-page = Steine neben leeren Feldern bilden die Front. Jeden davon kann der Gegner umdrehen, eine lange Front gibt ihm also Züge. Dreh wenige Steine um, am besten innere, dann behältst du mehr Züge als er.
concept-reversi-stable-discs = Stabile Steine
concept-reversi-stable-discs-page = Ein stabiler Stein wird nie mehr umgedreht, er zählt also bis zum Schluss. Stabile Steine beginnen in den Ecken und wachsen entlang der Kanten und voller Reihen. Vergleiche Züge gegen Ende danach, wie viele Steine sie stabil machen, nicht danach, wie viele sie umdrehen.
concept-reversi-wedges = Keile
concept-reversi-wedges-page = Ein Keil ist ein Stein auf der Kante zwischen zwei gegnerischen. Entlang dieser Kante kann er nicht umgedreht werden, und oft führt er in eine Ecke. Such nach einzelnen Lücken in den Kanten des Gegners, und lass in deinen keine.
concept-reversi-edge-traps = Fallen an der Kante
concept-reversi-edge-traps-page = Fünf Steine in einer Reihe auf der Kante zwischen zwei leeren Ecken sehen stark aus, sind es aber nicht: Setzt der Gegner daneben und du drehst seinen Stein um, ist die Ecke verschenkt. Sechs in einer Reihe oder vier in der Mitte sind sicherer. Bevor du auf einer Kante baust, sieh sie dir mit den Augen des Gegners an.
concept-reversi-tempo = Tempo
concept-reversi-tempo-page = Oft will keiner den letzten Teil des Bretts öffnen, und wer muss, verliert ihn. Ein ruhiger Zug, der dem Gegner nur schlechte lässt, gewinnt ein Tempo. Zähl die sicheren Züge beider Seiten und spar dir die auf, die nur du machen kannst.
concept-reversi-parity = Parität
concept-reversi-parity-page = Es ist gut, das letzte Wort zu haben: Der letzte Stein in einem Gebiet dreht andere um und wird nicht zurückgedreht. Setz gegen Ende in ungerade Gebiete, also solche mit einer ungeraden Zahl leerer Felder. Gerade Gebiete überlass dem Gegner, außer er kann dort gar nicht setzen.
concept-reversi-passes = Zum Passen zwingen
concept-reversi-passes-page = Kann der Gegner nicht setzen, ziehst du zweimal hintereinander. Das kann die Parität umkehren und ein Gebiet gewinnen, das verloren schien. Such gegen Ende nach Zügen, die ihm keinen lassen, und sorg dafür, dass du selbst immer einen hast.
concept-reversi-count-out = Bis zum Ende rechnen
concept-reversi-count-out-page = Sind nur noch eine Handvoll Felder leer, schlägt Rechnen jede Regel. Spiel jede Reihenfolge im Kopf durch und zähl am Ende die Steine. Der Zug, der jetzt am meisten umdreht, ist oft nicht der, der am besten endet.
