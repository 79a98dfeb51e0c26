# What decisions turn on: titles and pages of the concepts of both games, and the words of problems.

problem-asked-durak = Finde den einzigen Zug, nach dem du nicht der Durak bist.
problem-asked-reversi = Finde das einzige Feld, das gewinnt.
problem-level-first = Erste Schritte
problem-level-easy = Leicht
problem-level-middling = Mittel
problem-level-hard = Schwer
problem-level-hardest = Am schwersten

## Durak

concept-durak-lead-low = Niedrig ausspielen
concept-durak-lead-low-page = Eine niedrige Karte taugt kaum zur Verteidigung, also ist sie zum Ausspielen am billigsten. Spiele deine niedrigste einfache Karte aus und behalte die hohen zum Schlagen. Höher solltest du nur ausspielen, wenn du etwas Besseres weißt: dass niemand die Karte schlagen kann oder dass sie einen Trumpf kostet.
concept-durak-keep-pairs = Paare zusammenhalten
concept-durak-keep-pairs-page = Zwei Karten eines Rangs greifen wie eine an: Zusammen ausgespielt verlangen sie zwei Antworten, und liegt eine auf dem Tisch, lässt sich die andere nachlegen. Schlägst du mit einer oder spielst sie aus, bleibt die andere allein zurück. Tut es auch eine andere Karte, lass das Paar ganz.
concept-durak-spend-trumps-late = Trümpfe spät ausgeben
concept-durak-spend-trumps-late-page = Ein Trumpf schlägt jede einfache Karte und ist deshalb in den letzten Runden am meisten wert, wenn jede geschlagene Karte die Partie entscheidet. Am Anfang rettet er dich nur vor ein paar niedrigen Karten. Schlage mit einfachen Karten, solange es geht, und muss es ein Trumpf sein, nimm den niedrigsten, der reicht.
concept-durak-lone-high-trump = Der einsame hohe Trumpf
concept-durak-lone-high-trump-page = Ist der höchste Trumpf im Spiel dein einziger, hast du eine Antwort, die niemand übertreffen kann. Früh ausgegeben rettet er vor einer einzigen Karte; aufgehoben stoppt er am Ende einen Angriff oder bringt dir das Ausspiel, wenn es darauf ankommt. Gib ihn nur für etwas her, das die Partie entscheidet.
concept-durak-draw-out-trumps = Trümpfe herauslocken
concept-durak-draw-out-trumps-page = Eine Karte, die nur ein Trumpf schlägt, kostet den Verteidiger einen Trumpf, oder er muss aufnehmen. Achte darauf, welche Farben ihm fehlen und welche einfachen Karten nur noch mit Trumpf zu schlagen sind. Gegen Ende wirkt ein ausgespielter Trumpf genauso: Sind seine weg, kannst du einfache Karten sicher ausspielen.
concept-durak-throw-in-to-strip = Nachlegen und ausziehen
concept-durak-throw-in-to-strip-page = Jede Karte, die du nachlegst, muss auch noch geschlagen werden. Leg nach, solange der Gegner schlägt, vor allem wenn seine letzten guten Karten dabei draufgehen: Entweder gehen sie ihm aus und er muss aufnehmen, oder ihm bleibt nichts zum Angreifen. Und du wirst nebenbei Karten los.
concept-durak-load-the-taker = Wer aufnimmt, bekommt mehr
concept-durak-load-the-taker-page = Wer aufnimmt, setzt aus, und alles, was du dazulegst, nimmt er mit. Im Endspiel ist das der billigste Weg, Karten loszuwerden: Schlagen muss sie niemand mehr. Gib her, was du sonst nie loswirst, und prüfe vorher, ob die Karten zu dir zurückkommen.
concept-durak-hold-back = Zurückhalten
concept-durak-hold-back-page = Nicht alles, was passt, muss nachgelegt werden. Mit einer nachgelegten Karte kannst du dich nicht mehr verteidigen, und mit einem Rang, den der Gegner aufnimmt, kann er angreifen. Ist die Runde so gut wie gewonnen oder brauchst du die Karte noch, dann passe.
concept-durak-take-early = Billig aufnehmen
concept-durak-take-early-page = Eine oder zwei Karten aufzunehmen kostet einen Zug. Sie zu schlagen kann deine besten Karten kosten und lädt zum Nachlegen ein. Sind deine Antworten teuer und liegen wenige Karten auf dem Tisch, nimm gleich auf: Damit kannst du später angreifen, und deine Trümpfe bleiben dir.
concept-durak-beat-rather = Lieber schlagen als aufnehmen
concept-durak-beat-rather-page = Aufnehmen füllt deine Hand und lässt dem Gegner das Ausspiel. Kannst du alles schlagen, was noch kommen kann, dann schlage: Die Karten sind weg, und der nächste Angriff gehört dir. Zähle, wie viel noch nachgelegt werden kann, bevor du aufgibst. Eine Aufgabe dazu gibt es nicht: In Endspielen nahmen unsere schwachen Gegner nie auf, wo nur Schlagen gerettet hätte.
concept-durak-close-ranks = Keinen neuen Rang öffnen
concept-durak-close-ranks-page = Nachlegen kann man nur Ränge, die auf dem Tisch liegen. Schlage mit einem Rang, der schon da ist, und du gibst nichts Neues zum Nachlegen her. Zwei Antworten zum gleichen Preis sind selten gleich: Achte darauf, welche Ränge sie mitbringen.
concept-durak-count-the-last-bout = Die letzte Runde auszählen
concept-durak-count-the-last-bout-page = Ist der Talon leer, lassen sich die Karten beider Seiten zählen. Frag dich, ob gerade diese Runde die letzte sein kann: wie viele Karten noch auf den Tisch können, wie viele davon geschlagen werden und ob du alle deine loswirst. Oft beendet eine Reihenfolge der Karten die Partie, und keine andere.
concept-durak-who-leads-last = Wer als Nächstes ausspielt
concept-durak-who-leads-last-page = Wer ausspielt, bestimmt, was gefragt ist. Schau im Endspiel über die Runde hinaus: Schlägst du alles, spielst du aus; nimmst du auf, spielt wieder der Gegner aus; nimmt er auf, machst du weiter. Richtig ist oft der Zug, nach dem du mit den passenden Karten ausspielst.

## Reversi

concept-reversi-corners = Ecken
concept-reversi-corners-page = Ein Stein in der Ecke kann nie umgedreht werden, und er schützt andere neben sich. Nimm eine Ecke, wenn du kannst, außer es kostet dich anderswo mehr, und prüfe vor jedem Zug, ob er dem Gegner eine überlässt. Die meisten Partien verliert man durch eine verschenkte Ecke.
concept-reversi-x-squares = X-Felder
concept-reversi-x-squares-page = Das Feld schräg neben einer leeren Ecke heißt X. Ein Stein dort liegt auf der großen Diagonale, und der Gegner kommt über ihn oft in die Ecke. Spiele nur dorthin, wenn die Ecke nicht zu erreichen ist oder wenn du mehr dafür bekommst.
concept-reversi-c-squares = C-Felder
concept-reversi-c-squares-page = Die Felder auf der Kante neben einer leeren Ecke heißen C. Ein Stein dort kann die Ecke entlang der Kante verschenken oder eine Kante hinterlassen, die sich aufbrechen lässt. Sie sind weniger schlimm als X-Felder, aber überlege erst, wie die Antwort auf der Kante aussieht.
concept-reversi-mobility = Mobilität
concept-reversi-mobility-page = Wer viele Felder zur Wahl hat, muss selten ein schlechtes nehmen. Wähle Züge, die dem Gegner wenige Antworten lassen und dir viele. Wem die guten Felder ausgehen, der muss eine Ecke hergeben.
concept-reversi-frontier = Die Grenze
concept-reversi-frontier-page = Steine neben leeren Feldern bilden die Grenze. Jeden davon kann der Gegner umdrehen, eine lange Grenze gibt ihm also Züge. Drehe wenige Steine um, und zwar innere, dann bleibt deine Auswahl größer als seine.
concept-reversi-stable-discs = Stabile Steine
concept-reversi-stable-discs-page = Ein Stein, der nie mehr umgedreht werden kann, zählt bis zum Schluss. Solche Steine beginnen in den Ecken und wachsen entlang der Kanten und aus vollen Reihen. Vergleiche Züge gegen Ende danach, wie viele davon sie schaffen, nicht wie viele Steine sie umdrehen.
concept-reversi-wedges = Keile
concept-reversi-wedges-page = Ein Stein auf der Kante zwischen zwei gegnerischen ist ein Keil: Entlang dieser Kante kann er nicht umgedreht werden, und oft führt er in eine Ecke. Suche einzelne Lücken in den Kanten des Gegners und lass in deinen keine.
concept-reversi-edge-traps = Fallen an der Kante
concept-reversi-edge-traps-page = Fünf Steine in einer Reihe auf der Kante zwischen zwei leeren Ecken sehen stark aus, sind es aber nicht: Setzt der Gegner daneben, verschenkt das Schlagen seines Steins die Ecke. Sechs in einer Reihe oder vier in der Mitte sind sicherer. Bevor du auf einer Kante baust, betrachte sie mit den Augen des Gegners.
concept-reversi-tempo = Tempo
concept-reversi-tempo-page = Oft will niemand den letzten Teil des Bretts öffnen, und wer muss, verliert ihn. Ein ruhiger Zug, der dem Gegner nur schlechte Felder lässt, gewinnt ein Tempo. Zähle die sicheren Züge beider Seiten und hebe die auf, die nur du machen kannst.
concept-reversi-parity = Parität
concept-reversi-parity-page = Es ist gut, das letzte Wort zu haben: Der letzte Stein in einem Gebiet dreht andere um und wird nicht mehr zurückgedreht. Spiele gegen Ende in Gebiete mit ungerader Zahl leerer Felder und überlass die geraden dem Gegner, außer er kann dort gar nicht setzen.
concept-reversi-passes = Zum Passen zwingen
concept-reversi-passes-page = Hat der Gegner keinen Zug, spielst du zweimal hintereinander. Das kann die Parität umkehren und ein Gebiet retten, das verloren schien. Suche gegen Ende Züge, die ihm nichts lassen, und sorge dafür, dass du selbst immer einen hast.
concept-reversi-count-out = Bis zum Ende zählen
concept-reversi-count-out-page = Bei einer Handvoll leerer Felder weichen alle Grundsätze dem Zählen. Spiele jede Reihenfolge im Kopf durch und zähle die Steine am Ende. Der Zug, der jetzt am meisten umdreht, ist oft nicht der, der am besten endet.
