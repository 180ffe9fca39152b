internal import TokenModel

// Converts colors for `Scripts/check-colors`. A line of standard input is a space, three components and an alpha;
// `none` is a missing one. Its line of standard output has the color in all spaces, and then in the gamuts: channels,
// and ΔE OK or `fits`.

func number(_ text: Substring) -> Double? { text == "none" ? nil : Double(text) }

func text(_ number: Double?) -> String { number.map { "\($0)" } ?? "none" }

while let line = readLine() {
  let fields = line.split(separator: " ")
  guard fields.count == 5, let space = ColorSpace(rawValue: String(fields[0])) else {
    print("error: \(line)")
    continue
  }
  let parts = fields[1...].map(number)
  let color = TokenColor(in: space, parts[0], parts[1], parts[2], alpha: parts[3])
  var words = ColorSpace.allCases.flatMap { color.converted(to: $0).components.all.map(text) }
  for gamut in ColorGamut.allCases {
    let mapped = color.mapped(to: gamut)
    words += [mapped.channels.x, mapped.channels.y, mapped.channels.z].map { "\($0)" }
    words.append(mapped.difference.map { "\($0)" } ?? "fits")
  }
  print(words.joined(separator: " "))
}
