/// A file of the Design Tokens format without styles and colors, in groups of fifty tokens: 35 lengths, five numbers, three
/// durations, two curves, three shadows, a gradient and a list of families.
func writeTokens(_ count: Int) {
  let groups = stride(from: 0, to: count, by: 50).map { first in
    let tokens = (first..<min(first + 50, count)).map { "    \"token\($0)\": \(token($0))" }
    return "  \"group\(first / 50)\": {\n\(tokens.joined(separator: ",\n"))\n  }"
  }
  print("{\n\(groups.joined(separator: ",\n"))\n}")
}

private func token(_ number: Int) -> String {
  let value =
    switch number % 50 {
    case 0..<35: ("dimension", length(number))
    case 35..<40: ("number", "0.\(number + 1)")
    case 40..<43: ("duration", "{ \"value\": \(number), \"unit\": \"ms\" }")
    case 43, 44: ("cubicBezier", "[0.4, 0, 0.\(number + 1), 1]")
    case 45: ("fontFamily", "[\"Inter \(number)\", \"sans-serif\"]")
    case 46..<49:
      (
        "shadow",
        "{ \"color\": \(color(number)), \"offsetX\": \(length(0)), \"offsetY\": \(length(4)), "
          + "\"blur\": \(length(number % 40)), \"spread\": \(length(0)) }"
      )
    default:
      (
        "gradient",
        "[{ \"color\": \(color(number)), \"position\": 0 }, { \"color\": \(color(number + 1)), \"position\": 1 }]"
      )
    }
  return "{ \"$type\": \"\(value.0)\", \"$value\": \(value.1) }"
}

private func length(_ number: Int) -> String { "{ \"value\": \(number), \"unit\": \"px\" }" }

private func color(_ number: Int) -> String {
  "{ \"colorSpace\": \"srgb\", \"components\": [0.\(number % 9), 0.5, 0.\(number % 7)] }"
}
