# Texts of the web page while the app loads, or if it can't run. Plain lines only: the page reads
# them itself.

page-loading = Shuffling the cards…
page-starting = Dealing…
page-reader = Turn on screen reader support
page-no-graphics = Kozyr can’t draw here
page-no-graphics-help = This browser has no WebGL 2, or it is turned off. Turn on hardware acceleration in its settings, or try a current Firefox, Chrome, Edge or Safari.
page-old-browser = This browser is too old for Kozyr
page-old-browser-help = Kozyr’s opponents need WebAssembly vectors (SIMD). Please use Chrome or Edge 91, Firefox 89, Safari 16.4 or later.
page-not-loaded = Kozyr didn’t load
page-not-loaded-help = The connection was lost. Please try again.
page-broke = Kozyr has crashed
page-broke-saved = Your game is saved up to the last move, so you can continue it.
page-again = Start again
page-details = Details
