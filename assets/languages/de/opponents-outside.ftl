# What is said of the decisions of programs outside this one.
# { $command } is the command line that started the program.

outside-program = So hat das Programm „{ $command }“ entschieden, das keine Gründe nennt.
