import TestSupport

/// Specs with names that are hard to take apart: parts of each other, with separators inside, in several scripts, short
/// and long. Some are refused, because two codes would get one name.
struct RandomSpec {
  var generator: SeededGenerator

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
    let axes = ["{size}", "{color}", "{weight}", "{family}"].shuffled(using: &generator)
    let ends = (pick(Self.ends), pick(Self.ends))
    let name = ends.0 + axes.prefix(.random(in: 3...4, using: &generator)).joined(separator: separator) + ends.1
    let colors = some(Self.names).enumerated().map { "\"\($1)\": { light: \"#0000A\($0)\", dark: \"#A\($0)00FF80\" }" }
    let weights = some(Self.names).enumerated().map { "\"\($1)\": \($0 + 1)" }
    let families = some(Self.names).enumerated().map { "\"\($1)\": \"Font \($0)\"" }
    let metrics = "{ lineHeight: 20, lineSpacing: 3.5, letterSpacing: -0.1, baselineOffset: 0.8 }"
    let rows = sizes.enumerated().map { "\($1): \($0 % 2 == 0 ? metrics : "plain")" }
    let mode = "{ typography: { \(sizes[0]): plain } }"
    let modes = Bool.random(using: &generator) ? some(Self.names).map { "\"\($0)\": \(mode)" } : []
    let except = Bool.random(using: &generator) ? ", except: \"*\(sizes[0].replacing(".", with: "_"))*\"" : ""
    return """
      stylespec: 1
      name: Random
      offsetHost: uikit
      color: { \(colors.joined(separator: ", ")) }
      weight: { \(weights.joined(separator: ", ")) }
      family: { \(families.joined(separator: ", ")) }
      typography: { \(rows.joined(separator: ", ")) }
      modes: { \(modes.joined(separator: ", ")) }
      codes: { name: "\(name)"\(except) }
      """
  }

  /// One to four of them, in any order.
  private mutating func some(_ choices: [String]) -> [String] {
    Array(choices.shuffled(using: &generator).prefix(.random(in: 1...4, using: &generator)))
  }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }
}
