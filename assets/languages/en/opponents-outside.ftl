# What is said of the decisions of programs outside this one.
# { $command } is the command line that started the program.

outside-program = Decided by the program “{ $command }”, which does not say why.
