# Reasons of external programs.
# { $command } is the command line that started the program.

outside-program = So hat das Programm „{ $command }“ entschieden, und das nennt keine Gründe.
