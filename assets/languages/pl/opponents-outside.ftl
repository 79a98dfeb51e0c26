# Reasons of external programs.
# { $command } is the command line that started the program.

outside-program = Zdecydował program „{ $command }”, który nie podaje powodów.
