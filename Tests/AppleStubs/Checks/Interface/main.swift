// Checks StyleUI over UIKit, or over AppKit. Its arguments are `numbers`, which prints what the attributes of all codes say,
// `checks` with a seed and a number of random texts, or `views` with a number of operations: all sequences of up to as many are done
// on labels.
let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().compactMap { UInt64($0) }
switch arguments.first {
case "numbers":
  printNumbers()
case "views":
  checkViews(upTo: Int(numbers[0]))
  printSummary()
default:
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
