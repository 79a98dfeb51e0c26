# What is said of the decisions of programs outside this one.
# { $command } is the command line that started the program.

outside-program = Zdecydował program „{ $command }”, który nie podaje powodów.
