/// Random exports of Tokens Studio in one file: every type, names of all kinds, references, arithmetic and changes of
/// colors, also such as mean nothing; sets and themes.
package struct RandomStudioTokens {
  package var generator: SeededGenerator
  /// The number of tokens in the last file.
  package private(set) var count = 0
  /// The paths of tokens so far.
  private var paths: [String] = []

  package init(generator: SeededGenerator) { self.generator = generator }

  private static let names = [
    "a", "b", "c", "text", "bg", "1.5", "x/y", "with space", "🎨", "$p", "_p", "é", "e\u{301}", "}", "x{", "value", "灰",
    "\\\"q\\\"", "on-primary", "*", "?",
  ]
  private static let types = [
    "color", "dimension", "sizing", "spacing", "borderRadius", "borderWidth", "opacity", "fontSizes", "lineHeights",
    "letterSpacing", "paragraphSpacing", "fontFamilies", "fontWeights", "textCase", "textDecoration", "typography",
    "boxShadow", "border", "composition", "asset", "boolean", "text", "number", "other", "duration", "cubicBezier",
    "unknown",
  ]

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private mutating func choice(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }

  /// A file with sets, and in most cases themes.
  package mutating func file() -> String {
    (count, paths) = (0, [])
    let names = ["core", "brand/light", "brand/dark", "dense", "Parts & more"].prefix(
      Int.random(in: 1...5, using: &generator)
    )
    let sets = names.map { "\"\($0)\": \(group(depth: 0, around: []))" }
    let order = names.shuffled(using: &generator).map { "\"\($0)\"" }.joined(separator: ", ")
    let themes = oneIn(4) ? "[]" : themes(of: Array(names))
    let metadata = "\"$metadata\": { \"tokenSetOrder\": [\(order)] }"
    return "{ \((sets + ["\"$themes\": \(themes)", metadata]).joined(separator: ",\n  ")) }\n"
  }

  private mutating func themes(of sets: [String]) -> String {
    let groups = ["Mode": ["Light", "Dark"], "brand": ["a", "b", "c"], "": ["x=1", "x:1"], "one": ["alone"]]
    let chosen = groups.keys.sorted().filter { _ in oneIn(2) }
    let themes = chosen.flatMap { group in
      (groups[group] ?? []).map { name in
        let enabled = sets.map { "\"\($0)\": \"\(choice(["enabled", "source", "disabled", "enabled"]))\"" }
        return "{ \"name\": \"\(name)\", \"group\": \"\(group)\", "
          + "\"selectedTokenSets\": { \(enabled.joined(separator: ", ")) } }"
      }
    }
    return "[\(themes.joined(separator: ", "))]"
  }

  // MARK: Tokens

  private mutating func group(depth: Int, around: [String]) -> String {
    var members: [String] = []
    for name in Self.names.shuffled(using: &generator).prefix(Int.random(in: 1...5, using: &generator)) {
      let path = around + [name]
      let isGroup = depth < 3 && oneIn(3) || name == "value"
      members.append("\"\(name)\": \(isGroup ? group(depth: depth + 1, around: path) : token(path))")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private mutating func token(_ path: [String]) -> String {
    count += 1
    let type = choice(Self.types)
    let isNew = oneIn(2)
    let dollar = isNew ? "$" : ""
    var members = ["\"\(dollar)value\": \(value(type))", "\"\(dollar)type\": \"\(type)\""]
    if oneIn(4) { members.append("\"\(dollar)description\": \"about \(type)\"") }
    if type == "color", oneIn(3) {
      members.append("\"$extensions\": { \"studio.tokens\": { \"modify\": \(modify()) } }")
    }
    paths.append(path.joined(separator: "."))
    return "{ \(members.joined(separator: ", ")) }"
  }

  private mutating func modify() -> String {
    let type = choice(["lighten", "darken", "mix", "alpha", "twist"])
    let space = choice(["srgb", "hsl", "lch", "p3", "cmyk"])
    return "{ \"type\": \"\(type)\", \"value\": \"\(choice(["0.1", "0.5", "1", "2", "-1", "{opacity}", "x"]))\", "
      + "\"space\": \"\(space)\", \"color\": \"\(color())\" }"
  }

  private mutating func reference() -> String {
    if paths.isEmpty || oneIn(12) { return "{not.there}" }
    return "{\(choice(paths))}"
  }

  private mutating func value(_ type: String) -> String {
    if oneIn(3) { return "\"\(reference())\"" }
    switch type {
    case "typography": return typography()
    case "boxShadow": return oneIn(2) ? shadow() : "[\(shadow()), \(shadow())]"
    case "border": return "{ \"color\": \"\(color())\", \"width\": \"\(number())\", \"style\": \"dashed\" }"
    case "composition": return "{ \"fill\": \"\(color())\" }"
    case "color": return "\"\(color())\""
    case "fontFamilies": return oneIn(4) ? "[\"Inter\", \"Arial\"]" : "\"\(choice(["Inter", "'A B', serif", ","]))\""
    case "fontWeights": return "\"\(choice(["400", "Bold", "Semi Bold Italic", "Wonky", "0", "1000", "{x} * 2"]))\""
    case "boolean": return choice(["true", "\"false\"", "\"maybe\""])
    case "cubicBezier": return choice(["[0.4, 0, 0.2, 1]", "\"0.4, 0, 0.2, 1\"", "[2, 0, 0, 0]"])
    case "duration": return choice(["\"200ms\"", "200", "\"0.2s\"", "\"2px\""])
    case "text", "textCase", "textDecoration", "other", "asset", "unknown":
      return "\"\(choice(["Hello", "uppercase", "12", "#ff0000", "a {b} c", "", "12px", "true"]))\""
    default: return oneIn(4) ? choice(["4", "0", "-2", "1.5", "1e3", "123456789012345678901"]) : "\"\(number())\""
    }
  }

  private mutating func color() -> String {
    choice([
      "#fff", "#2563EB", "#2563EB80", "rgba(#000000, 0.5)", "hsl(210, 40%, 50%)", "rebeccapurple", "bluish",
      "rgba(\(reference()), 40%)", "oklch(0.7 0.4 150)", "color(display-p3 1 0 0)", "transparent", reference(),
      "linear-gradient(45deg, #fff, #000)", "rgb(1, 2, 3)",
    ])
  }

  private mutating func number() -> String {
    choice([
      "4", "0", "-2", "16px", "1.5rem", "2em", "40%", "AUTO", "8px 16px", "100vw", "\(reference()) * 2",
      "(\(reference()) + 4) / 3", "roundTo(\(reference()) / 3, 1)", "2 ^ 0.5", "1 / 0", "10 % 3", "max(1, 2px, 3)",
      "clamped(20, 0, 10)", "nope(1)", "1 +", "99999999999 * 99999999999", reference(), "0.1 + 0.2", "150%",
    ])
  }

  private mutating func shadow() -> String {
    let inset = oneIn(2) ? "\"type\": \"innerShadow\"" : "\"inset\": false"
    return "{ \"x\": \"\(number())\", \"y\": 2, \"blur\": \"4\", \"spread\": \"\(number())\", "
      + "\"color\": \"\(color())\", \(inset) }"
  }

  private mutating func typography() -> String {
    let parts = [
      "\"fontFamily\": \"Inter\"", "\"fontWeight\": \"\(choice(["Bold", "400", reference()]))\"",
      "\"fontSize\": \"\(choice(["16", "1rem", "14px", number(), reference()]))\"", "\"lineHeight\": \"\(number())\"",
      "\"letterSpacing\": \"\(number())\"", "\"textCase\": \"uppercase\"", "\"paragraphSpacing\": \"12\"",
    ]
    return "{ \(parts.filter { _ in !oneIn(6) }.joined(separator: ", ")) }"
  }
}
