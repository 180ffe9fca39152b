// Writes the same styles to standard output as a spec, as a `static let` for each, or as a computed property for each:
// ten sizes, two weights, and as many colors as necessary. `names` writes properties that only have a number: the
// minimum cost of a name for each code. `colors` writes a spec with as many colors and one code, `tokens` a file of as
// many tokens that are not styles, and `constants` the spec that makes constants of them.
let arguments = CommandLine.arguments
let form = arguments.dropFirst().first ?? ""
let count = Int(arguments.dropFirst(2).first ?? "") ?? 1_000
let colors = form == "colors" ? count : count / 20
let weights = [("regular", 400), ("bold", 700)]

func hex(_ number: Int) -> String {
  let digits = String(number & 0xFFFFFF, radix: 16)
  return String(repeating: "0", count: 6 - digits.count) + digits
}

struct Cell {
  let size: Int
  let color: Int
  let weight: (name: String, value: Int)

  var name: String { "\(size)_color\(color)_\(weight.name)" }
  var initializer: String {
    "Style(size: \(size), lineHeight: \(size + 5).5, lineSpacing: 3, letterSpacing: 0, baseline: \(size + 2).25, "
      + "weight: \(weight.value), light: 0x\(hex(color &* 7_919)), dark: 0x\(hex(color &* 104_729)))"
  }
}

let cells = (10..<20).flatMap { size in
  (0..<colors).flatMap { color in weights.map { Cell(size: size, color: color, weight: $0) } }
}
let style = """
  public struct Style: Sendable {
    public var size, lineHeight, lineSpacing, letterSpacing, baseline: Double
    public var weight: Int
    public var light, dark: UInt32
  }
  """

switch form {
case "spec", "colors":
  print("stylespec: 1\nname: Big\noffsetHost: uikit\ncolor:")
  for color in 0..<colors {
    print("  color\(color): { light: \"#\(hex(color &* 7_919))\", dark: \"#\(hex(color &* 104_729))\" }")
  }
  guard form == "spec" else {
    print("weight: { bold: 700 }\ntypography: { 14: plain }\ncodes: { color: open }")
    break
  }
  print("weight: { regular: 400, bold: 700 }\ntypography:")
  for size in 10..<20 { print("  \(size): { lineHeight: \(size + 5).5, lineSpacing: 3, baselineOffset: 0.8 }") }
case "static-let":
  print("\(style)\npublic enum Styles {")
  for cell in cells { print("  public static let t\(cell.name) = \(cell.initializer)") }
  print("}")
case "computed":
  print("\(style)\npublic enum Styles {")
  for cell in cells { print("  public static var t\(cell.name): Style { \(cell.initializer) }") }
  print("}")
case "names":
  print("public enum Styles {")
  for (number, cell) in cells.enumerated() { print("  public static var t\(cell.name): Int { \(number) }") }
  print("}")
case "tokens": writeTokens(count)
case "constants":
  print("stylespec: 1\nname: Big\nswift: { tokens: true }\ntokens: big.tokens.json\ncolor: { ink: \"#222222\" }")
  print("weight: { bold: 700 }\ntypography: { 14: plain }")
default:
  print("usage: make-styles spec|colors|static-let|computed|names|tokens|constants COUNT")
}
