// StyleSpec's layout against its lower bound, a bare `PangoLayout` with the same text, fonts and width. `layout` times
// everything. For tools that count instructions, `layout ours latin 1000 5` only lays out 1,000 characters five times,
// and `layout bare …` does the same with Pango alone. The inputs depend on `--seed=…`.
import Foundation

let seed = CommandLine.arguments.first { $0.hasPrefix("--seed=") }.flatMap { UInt64($0.dropFirst(7)) } ?? 1
let arguments = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let subject = try Subject()
var texts = LayoutTexts(seed: seed)

if arguments.count == 4, let script = LayoutTexts.Script(rawValue: arguments[1]), let length = Int(arguments[2]) {
  let text = texts.text(script, length: length)
  var sum = 0
  for _ in 0..<(Int(arguments[3]) ?? 1) {
    sum += arguments[0] == "ours" ? subject.layOut(text) : subject.bare.layOut(text, width: Subject.width)
  }
  print(sum)
} else {
  var groups = Groups(subject: subject, texts: texts)
  groups.plain()
  groups.again()
  groups.truncation()
  groups.sizes()
  groups.longTexts()
  print("\n(\(Timing.sink))")
}
