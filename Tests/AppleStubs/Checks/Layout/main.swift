// Checks the backend of Apple's platforms, as far as it can be without Apple's code. Its argument is a folder of fonts.
try checkShaping()
try checkFonts(files: CommandLine.arguments[1])
try checkPainting()
printSummary()
