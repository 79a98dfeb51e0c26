# Reasons of external programs.
# { $command } is the command line that started the program.

outside-program = Decided by the program “{ $command }”, which gives no reasons.
