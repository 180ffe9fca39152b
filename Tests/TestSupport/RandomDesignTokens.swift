/// Random files of the Design Tokens format that need no diagnostic: every type, groups that extend others, references
/// of both kinds, and what people write about tokens.
package struct RandomDesignTokens {
  package var generator: SeededGenerator
  /// The paths so far, by type.
  private var paths: [String: [String]] = [:]
  private var groups: [String] = []

  package init(generator: SeededGenerator) { self.generator = generator }

  private static let names = [
    "ink", "50", "a b", "\\\"q\\\"", "灰", "é", "e\u{301}", "a/b", "~", "\u{2028}", "👩‍👩‍👧", "none", "x%y",
  ]
  private static let types = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border",
    "transition", "shadow", "gradient", "typography",
  ]

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private mutating func choice(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }

  // MARK: Documents

  /// A token file.
  package mutating func file() -> String {
    (paths, groups) = ([:], [])
    let content = (0..<Int.random(in: 1...4, using: &generator)).map { group("g\($0)", around: "", depth: 0) }
    return "{ \((metadata() + content).joined(separator: ", ")) }"
  }

  /// A resolver document with sets and modifiers, whose contexts have other values for some tokens.
  package mutating func resolver() -> String {
    let base = file()
    let modifiers = ["theme": ["light", "dark"], "density": ["normal", "compact", "roomy"]]
    let written = modifiers.sorted { $0.key < $1.key }.map { name, contexts in
      let sources = contexts.map { context in "\"\(context)\": [\(oneIn(4) ? "" : differing())]" }
      let standard = oneIn(3) ? "" : ", \"default\": \"\(choice(contexts))\""
      return "\"\(name)\": { \(annotations())\"contexts\": { \(sources.joined(separator: ", ")) }\(standard) }"
    }
    var sets = ["base": base]
    if oneIn(2) { sets["b/~ 2"] = differing() }
    let names = sets.keys.sorted().reversed()
    let writtenSets = names.map { "\"\($0)\": { \(annotations())\"sources\": [\(sets[$0] ?? "")] }" }
    let pointers = names.map { "#/sets/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }
    let order = (pointers + ["#/modifiers/theme", "#/modifiers/density"]).map {
      "{ \"$ref\": \"\($0.replacing(" ", with: "%20"))\" }"
    }
    let name = oneIn(2) ? "\"name\": \"\(choice(["Brand tokens", "random", "灰 \\\"q\\\""]))\", " : ""
    return """
      { "version": "2025.10", \(name)\(annotations())"sets": { \(writtenSets.joined(separator: ", ")) },
        "modifiers": { \(written.joined(separator: ", ")) }, "resolutionOrder": [\(order.joined(separator: ", "))] }
      """
  }

  /// What is said of a part of a resolver document.
  private mutating func annotations() -> String {
    let description = oneIn(3) ? "\"description\": \"\(choice(["Text", "灰色\\n\\u0007", ""]))\", " : ""
    return description + (oneIn(3) ? "\"$extensions\": { \"z.y\": [1.0, null], \"com.a\": { \"a\": {} } }, " : "")
  }

  /// Other values for some of the numbers and lengths, and a token that only the context has.
  private mutating func differing() -> String {
    var members: [String] = []
    for type in ["number", "dimension", "color"] {
      let path = choice(paths[type] ?? [])
      if path.isEmpty || oneIn(2) { continue }
      let names = path.split(separator: ".")
      let token = "\"\(names.last ?? "")\": { \"$type\": \"\(type)\", \"$value\": \(literal(type)) }"
      members.append(names.dropLast().reversed().reduce(token) { "\"\($1)\": { \($0) }" })
    }
    if oneIn(3) { members.append("\"only\": { \"here\": { \"$type\": \"number\", \"$value\": \(number()) } }") }
    if oneIn(4) { members.append(contentsOf: metadata().filter { !$0.hasPrefix("\"$deprecated\"") }) }
    // One object for each member: two of them may be in one group.
    return members.map { "{ \($0) }" }.joined(separator: ", ")
  }

  private mutating func group(_ name: String, around: String, depth: Int) -> String {
    let path = around.isEmpty ? name : "\(around).\(name)"
    let type = oneIn(2) ? choice(Self.types) : nil
    var members = metadata()
    if let type { members.append("\"$type\": \"\(type)\"") }
    if !groups.isEmpty, oneIn(5) { members.append("\"$extends\": \"{\(choice(groups))}\"") }
    var taken: Set<String> = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let name = oneIn(12) ? "$root" : choice(Self.names)
      guard taken.insert(name).inserted else { continue }
      if depth < 2, name != "$root", oneIn(4) {
        members.append(group(name, around: path, depth: depth + 1))
      } else {
        members.append(token(name, in: path, ofGroup: type))
      }
    }
    if depth == 0 { groups.append(path) }
    return "\"\(name)\": { \(members.joined(separator: ", ")) }"
  }

  private mutating func token(_ name: String, in group: String, ofGroup type: String?) -> String {
    let own = type == nil || oneIn(3) ? choice(Self.types) : nil
    let type = own ?? type ?? "number"
    var members = own.map { ["\"$type\": \"\($0)\""] } ?? []
    members.append("\"$value\": \(value(type))")
    members += metadata()
    // Names that differ in Unicode alone are one key in a Swift dictionary, but not here.
    let path = "\(group).\(name)"
    if name.allSatisfy({ $0.isASCII && $0 != "\\" && $0 != "/" && $0 != "~" && $0 != "%" }) {
      paths[type, default: []].append(path)
    }
    return "\"\(name)\": { \(members.joined(separator: ", ")) }"
  }

  private mutating func metadata() -> [String] {
    var members: [String] = []
    if oneIn(6) { members.append("\"$description\": \"\(choice(["Text", "a \\\"b\\\"\\n\\u0007", "灰色"]))\"") }
    if oneIn(8) { members.append("\"$deprecated\": \(choice(["true", "false", "\"use another\""]))") }
    if oneIn(6) {
      members.append(
        "\"$extensions\": { \"z.y\": [1.0, 1e-7, null, \"\\u2028\"], \"com.a\": { \"b\": true, \"a\": {} } }"
      )
    }
    return members
  }

  // MARK: Values

  private mutating func value(_ type: String) -> String {
    let path = choice(paths[type] ?? [])
    if !path.isEmpty, oneIn(4) {
      let keys = path.split(separator: ".").map { $0.replacing(" ", with: "%20") }
      return oneIn(3) ? "{ \"$ref\": \"#/\(keys.joined(separator: "/"))/$value\" }" : "\"{\(path)}\""
    }
    return literal(type)
  }

  private mutating func number() -> String { choice(["0", "-0", "16", "16.0", "0.1", "1e-7", "2.50E2", "-1.5"]) }

  private mutating func literal(_ type: String) -> String {
    switch type {
    case "color": color()
    case "dimension": "{ \"value\": \(number()), \"unit\": \"\(choice(["px", "rem"]))\" }"
    case "fontFamily": choice(["\"Inter\"", "[\"Inter\", \"Noto Sans\"]", "[\"Inter\"]"])
    case "fontWeight": choice(["400", "\"bold\"", "\"semi-bold\"", "350.5"])
    case "duration": "{ \"value\": \(choice(["0", "100", "1.50"])), \"unit\": \"\(choice(["ms", "s"]))\" }"
    case "cubicBezier": "[0.4, -0.5, 0.20, 1]"
    case "number": number()
    case "strokeStyle": strokeStyle()
    case "border":
      "{ \"color\": \(value("color")), \"width\": \(value("dimension")), \"style\": \(value("strokeStyle")) }"
    case "transition":
      "{ \"duration\": \(value("duration")), \"delay\": \(value("duration")), \"timingFunction\": \(value("cubicBezier")) }"
    case "shadow": oneIn(2) ? shadow() : "[\(shadow()), \(shadow())]"
    case "gradient": "[{ \"color\": \(value("color")), \"position\": 0 }, { \"color\": \(color()), \"position\": 1.0 }]"
    default: typography()
    }
  }

  private mutating func color() -> String {
    let space = choice(["srgb", "display-p3", "oklch"])
    let components = [
      choice(["0.2", "0.50", "none", "1"]), choice(["0.1", "0", "1e-1"]), choice(["0.3", "0.123456789012345678"]),
    ]
    let written = components.map { $0 == "none" ? "\"none\"" : $0 }.joined(separator: ", ")
    let alpha = oneIn(3) ? ", \"alpha\": \(choice(["0.5", "1", "0.250"]))" : ""
    return "{ \"colorSpace\": \"\(space)\", \"components\": [\(written)]\(alpha) }"
  }

  private mutating func strokeStyle() -> String {
    if oneIn(2) { return choice(["\"solid\"", "\"dotted\""]) }
    return "{ \"dashArray\": [\(value("dimension")), \(literal("dimension"))], \"lineCap\": \"round\" }"
  }

  private mutating func shadow() -> String {
    let lengths = ["offsetX", "offsetY", "blur", "spread"].map { "\"\($0)\": \(value("dimension"))" }
    let inset = oneIn(3) ? ", \"inset\": \(choice(["true", "false"]))" : ""
    return "{ \"color\": \(value("color")), \(lengths.joined(separator: ", "))\(inset) }"
  }

  private mutating func typography() -> String {
    """
    { "fontFamily": \(value("fontFamily")), "fontSize": { "value": \(choice(["14", "16.0", "1.25"])), "unit": "rem" },
      "fontWeight": \(value("fontWeight")), "letterSpacing": \(value("dimension")), "lineHeight": \(choice(["1.5", "1.20"])) }
    """
  }
}
