// Checks StyleUI over UIKit, or over AppKit. Its arguments are `numbers`, which prints what the attributes of all codes say, or
// `checks` with a seed and a number of random texts.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "numbers" {
  printNumbers()
} else {
  let numbers = arguments.dropFirst().compactMap { UInt64($0) }
  checkRoundTrip(seed: numbers[0], count: Int(numbers[1]))
  checkAttributes()
  checkParagraphs()
  checkFonts()
  checkContexts()
  checkEdits()
  checkOtherCode()
  checkDiagnostics()
  checkContainers()
  checkSwiftUI()
  printSummary()
}
