# What the page in a browser says before the app is there, or when it cannot be. Plain lines only:
# the page reads them itself.

page-loading = Shuffling the cards…
page-starting = Dealing…
page-reader = Turn on screen reader support
page-no-graphics = Kozyr cannot draw here
page-no-graphics-help = This browser has no WebGL 2, or it is turned off. Turn on hardware acceleration in its settings, or try a current Firefox, Chrome, Edge or Safari.
page-old-browser = This browser is too old for Kozyr
page-old-browser-help = It does not know the vectors of WebAssembly, which the opponents reckon with. Take Chrome or Edge 91, Firefox 89, Safari 16.4 or a later one.
page-not-loaded = Kozyr did not arrive
page-not-loaded-help = The connection broke off. Please try again.
page-broke = Kozyr has stumbled
page-broke-saved = An error has ended the app. Your game is saved up to the last move, and you can go on with it.
page-again = Start again
page-details = Details
