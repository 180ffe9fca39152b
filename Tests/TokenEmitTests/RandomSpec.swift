import TestSupport

/// Specs with names that are hard to take apart: parts of each other, with separators inside, in several scripts, short
/// and long. Some are refused, because two codes would get one name. A third leave the color of codes open, and some of
/// these have no colors at all.
struct RandomSpec {
  var generator: SeededGenerator
  /// Whether some tokens and sections have comments above them.
  var hasComments = false

  private static let names = [
    "a", "aa", "ab", "b", "a_b", "b_a", "_a", "gray2", "gray_2", "墨", "墨色", "مرحبا", "👩‍👩‍👧", "e\\u0301", "é",
    "exactly8", "exactly_8", "a name of more than eight bytes", "another name, of more than sixteen bytes", "read",
    "bold",
  ]
  private static let ends = ["", "", "x", "_", "a text of more than eight bytes"]
  private static let separators = ["_", "·", "__", "-", " / "]

  mutating func make() -> String {
    let separator = pick(Self.separators)
    let sizes = some(["9", "10", "13.5", "14", "140"])
    let isOpen = Int.random(in: 0..<3, using: &generator) == 0
    let axes = (["{size}", "{weight}", "{family}"] + (isOpen ? [] : ["{color}"])).shuffled(using: &generator)
    let ends = (pick(Self.ends), pick(Self.ends))
    let named = axes.prefix(.random(in: axes.count - 1...axes.count, using: &generator))
    let name = ends.0 + named.joined(separator: separator) + ends.1
    let colorNames = isOpen && Bool.random(using: &generator) ? [] : some(Self.names)
    let colors = colorNames.enumerated().map { "\"\($1)\": { light: \"#0000A\($0)\", dark: \"#A\($0)00FF80\" }" }
    let weightNames = some(Self.names)
    let weights = weightNames.enumerated().map { "\"\($1)\": \($0 + 1)" }
    let fonts = ["\"Font 0\"", "[Font 0, \"字 体\", sans-serif]", "[system, Font 0]", "[Font 1, \"é\"]"]
    let families = some(Self.names).enumerated().map { "\"\($1)\": \(fonts[$0])" }
    let metrics = "{ lineHeight: 20, lineSpacing: 3.5, letterSpacing: -0.1, baselineOffset: 0.8 }"
    let rows = sizes.enumerated().map { "\($1): \($0 % 2 == 0 ? metrics : "plain")" }
    let mode = "{ typography: { \(sizes[0]): plain } }"
    let modes = Bool.random(using: &generator) ? some(Self.names).map { "\"\($0)\": \(mode)" } : []
    let except = Bool.random(using: &generator) ? ", except: \"*\(sizes[0].replacing(".", with: "_"))*\"" : ""
    let styles = (0..<Int.random(in: 0...3, using: &generator)).map { number in
      let color = Bool.random(using: &generator) ? colorNames.randomElement(using: &generator) : nil
      let named = color.map { ", color: \"\($0)\"" } ?? ""
      return "\"style \(number)\": { size: \(pick(sizes)), weight: \"\(pick(weightNames))\"\(named) }"
    }
    return """
      stylespec: 1
      name: Random
      offsetHost: uikit
      color: { \(entries(colors)) }
      weight: { \(entries(weights)) }
      family: { \(entries(families)) }
      typography: { \(entries(rows)) }
      modes: { \(entries(modes)) }
      codes: { name: "\(name)"\(except)\(isOpen ? ", color: open" : "") }
      styles: { \(entries(styles)) }
      """
  }

  /// The entries of a mapping; with comments, each in a line.
  private mutating func entries(_ entries: [String]) -> String {
    if !hasComments { return entries.joined(separator: ", ") }
    let lines = entries.map { entry in
      let lines = (0..<Int.random(in: 0...2, using: &generator)).map { _ in "  # \(pick(Self.comments))\n" }
      return lines.joined() + "  " + entry + (Int.random(in: 0..<4, using: &generator) == 0 ? ", # end\n" : ",\n")
    }
    return "\n\(lines.joined())  "
  }

  private static let comments = ["A text", "  墨 \"quoted\" \\", "", "stylespec: disable-next-line x", "{color.a}", "#"]

  /// One to four of them, in any order.
  private mutating func some(_ choices: [String]) -> [String] {
    Array(choices.shuffled(using: &generator).prefix(.random(in: 1...4, using: &generator)))
  }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }
}
