// StyleSpec's layout against the floor of it, a bare `PangoLayout` with the same text, fonts and width.
// `layout` times everything. `layout ours latin 1000 5` lays out 1,000 characters five times and nothing else, and
// `layout bare …` does the same by Pango alone, for tools that count.
import Foundation

let subject = try Subject()
let arguments = Array(CommandLine.arguments.dropFirst())
var texts = LayoutTexts(seed: 1)

if arguments.count == 4, let script = LayoutTexts.Script(rawValue: arguments[1]), let length = Int(arguments[2]) {
  let text = texts.text(script, length: length)
  let isOurs = arguments[0] == "ours"
  var sum = 0
  for _ in 0..<(Int(arguments[3]) ?? 1) {
    sum += isOurs ? subject.layOut(text, width: 300) : subject.bare.layOut(text, width: 300)
  }
  print(sum)
}
