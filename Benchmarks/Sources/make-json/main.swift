// Writes tokens as design tools export them, as JSON in the format of the Design Tokens Community Group, to standard
// output: groups of colors, dimensions, references and typography, with descriptions, escapes and CJK. The same bytes
// every time: make-json MEGABYTES [compact].
let arguments = CommandLine.arguments.dropFirst()
let megabytes = arguments.first.flatMap { Int($0) } ?? 10
let isCompact = arguments.dropFirst().first == "compact"

/// The text without the white space between values; texts here have single spaces only.
func spelled(_ text: String) -> String {
  isCompact ? text.replacing("\n", with: "").replacing(#/ {2,}/#, with: "").replacing("\": ", with: "\":") : text
}

let escaped = #"Text on 白, \"dim\""#

func component(_ number: Int) -> String { "0.\(String(number % 997 + 1_000).dropFirst())" }

func group(_ number: Int) -> String {
  let tokens = (0..<50).map { index in
    let seed = number &* 7919 &+ index &* 104_729
    let hex = String(String(seed & 0xFFFFFF | 0x1000000, radix: 16).dropFirst())
    return """
          "color\(index)": {
            "$type": "color",
            "$description": "\(index.isMultiple(of: 5) ? escaped : "Text on white")",
            "$value": {
              "colorSpace": "srgb",
              "components": [\(component(seed)), \(component(seed / 3)), \(component(seed / 7))],
              "alpha": 1,
              "hex": "#\(hex)"
            }
          },
          "alias\(index)": { "$type": "color", "$value": "{group\(number).color\(index)}" },
          "space\(index)": { "$type": "dimension", "$value": { "value": \(index).5, "unit": "px" } },
          "text\(index)": {
            "$type": "typography",
            "$value": {
              "fontFamily": ["PingFang SC", "Helvetica"],
              "fontSize": { "value": \(index + 9), "unit": "px" },
              "fontWeight": \(index % 9 * 100 + 100),
              "letterSpacing": { "value": 0, "unit": "px" },
              "lineHeight": 1.\(index)
            }
          }
      """
  }
  return "    \"group\(number)\": {\n" + tokens.joined(separator: ",\n") + "\n    }"
}

var written = 0
var number = 0
print("{")
while written < megabytes * 1_000_000 {
  let text = spelled((number > 0 ? ",\n" : "") + group(number))
  print(text, terminator: "")
  written += text.utf8.count
  number += 1
}
print("\n}")
