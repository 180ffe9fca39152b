/// A spec as people write it: comments anywhere, quotes of both kinds, block and flow style, either line end, odd
/// indentation, references, annotations, open colors, suppressions that are needed and that are not; and mistakes, if
/// asked for.
package struct RandomSource {
  /// The start of a comment line that no fix may change.
  package static let note = "# note "

  private var generator: SeededGenerator
  private var lines: [String] = []
  private var noteCount = 0
  private var paths: [String] = []
  private var indent = "  "
  private let wantsMistakes: Bool

  private static let rules = [
    "off-grid", "off-center-baseline", "negative-line-spacing", "unused-token", "duplicate-colors", "repeated-value",
    "missing-dark", "contrast", "small-size", "line-height-too-large", "alias-depth", "deprecated-reference",
  ]
  private static let names = ["ink", "text", "gray", "Paper", "link blue", "墨色", "old", "gray2", "é", "123"]

  package init(seed: UInt64, wantsMistakes: Bool) {
    generator = SeededGenerator(seed: seed)
    self.wantsMistakes = wantsMistakes
  }

  /// The spec, `spec.yaml`, and the file `parts.yaml` that some specs include.
  package mutating func make() -> (spec: String, parts: String) {
    let end = oneIn(3) ? "\r\n" : "\n"
    let mark = oneIn(4) ? "\u{FEFF}" : ""
    palette(named: "p")
    let parts = mark + text(end)
    indent = String(repeating: " ", count: .random(in: 1...4, using: &generator))
    header(includesParts: oneIn(2))
    palette(named: "q")
    let isOpen = oneIn(4)
    if isOpen { mapping(0, "codes", [("color", quoted("open", mayBePlain: true))]) }
    if !isOpen || oneIn(2) { colors() }
    weights()
    typography()
    styles()
    return (mark + text(end), parts)
  }

  private mutating func text(_ end: String) -> String {
    defer { lines = [] }
    return lines.joined(separator: end) + (oneIn(4) ? "" : end)
  }
}

// MARK: - Lines

extension RandomSource {
  private mutating func line(_ depth: Int, _ text: String, isBlock: Bool = false) {
    let margin = String(repeating: indent, count: depth)
    if oneIn(5) { lines.append(margin + note()) }
    if oneIn(8) { lines.append(margin + suppression(["disable-next-line", "disable", "enable"])) }
    if oneIn(15) { lines.append(pick(["", "  ", "#", margin + "#"])) }
    let ends = ["", "", "", " " + note(), "\t" + note(), "   ", " " + suppression(["disable-line"])]
    lines.append(margin + text + pick(ends))
  }

  private mutating func note() -> String {
    noteCount += 1
    return Self.note + "\(noteCount) " + pick(["", "汉字 ＡＢ", "👩‍👩‍👧‍👦: {a}", "e\u{301} \"quoted'", "# again, \\"])
  }

  private mutating func suppression(_ directives: [String]) -> String {
    let rules = (0...(oneIn(3) ? 2 : 0)).map { _ in pick(Self.rules) }
    let separator = pick([", ", " ", ","])
    return "# stylespec:\(pick(directives)) \(rules.joined(separator: separator))\(pick(["", " -- 因为", " -- why"]))"
  }

  private mutating func mapping(_ depth: Int, _ key: String, _ entries: [(String, String)]) {
    guard oneIn(2) else {
      let flow = entries.map { "\($0): \($1)" }.joined(separator: oneIn(2) ? ", " : " ,  ")
      return line(depth, "\(key): {\(oneIn(2) ? " " : "")\(flow) }")
    }
    line(depth, "\(key):")
    for (name, value) in entries { line(depth + 1, "\(name): \(value)") }
  }
}

// MARK: - Sections

extension RandomSource {
  private mutating func header(includesParts: Bool) {
    line(0, "stylespec: 1")
    line(0, "name: \(quoted("Brand", mayBePlain: true))")
    line(0, "offsetHost: \(quoted(pick(["uikit", "uikit-legacy", "css"]), mayBePlain: true))")
    if includesParts { line(0, pick(["include: parts.yaml", "include: [ \"parts.yaml\" ]"])) } else { paths = [] }
  }

  private mutating func palette(named group: String) {
    line(0, "palette:")
    line(1, "\(group):")
    for index in 0..<Int.random(in: 1...5, using: &generator) {
      let name = "c\(index)"
      color(2, name, in: "palette.\(group)")
    }
  }

  private mutating func colors() {
    line(0, "color:")
    for name in some(Self.names, 5) { color(1, name, in: "color") }
  }

  /// A color may refer only to those before it, so that references form no cycle.
  private mutating func color(_ depth: Int, _ name: String, in group: String) {
    let key = quoted(name, mayBePlain: true)
    if oneIn(2) {
      line(depth, "\(key): \(colorValue())")
    } else {
      var entries = [("light", colorValue())]
      if oneIn(2) { entries.append(("dark", colorValue())) }
      if oneIn(4) { entries.append(("description", quoted("what it's for", mayBePlain: true))) }
      if oneIn(4), let path = paths.randomElement(using: &generator) {
        entries.append(("deprecated", pick(["true", "\"use {\(path)}\"", "'{\(path)} is better'"])))
      }
      mapping(depth, key, entries.shuffled(using: &generator))
    }
    paths.append("\(group).\(name)")
  }

  private mutating func colorValue() -> String {
    if oneIn(3), let path = paths.randomElement(using: &generator) {
      return isMistaken() ? "{\(path)}" : quoted("{\(path)}")
    }
    let digits = pick(["222", "222222", "333333", "FFFFFF", "fff", "aabbcc", "AABBCD", "8A6516", "66666680"])
    return isMistaken() ? pick([digits, "\"\(digits)\""]) : quoted("#" + digits)
  }

  private mutating func weights() {
    line(0, "weight: { regular: 400, bold: \(isMistaken() ? "\"+700\"" : quoted("700", mayBePlain: true)) }")
  }

  private mutating func typography() {
    line(0, isMistaken() ? "typograhpy:" : "typography:")
    let sizes = some(["9", "13.5", "14", "16.3", "24"], 4)
    for size in sizes { row(1, size) }
    guard oneIn(2) else { return }
    line(0, "modes:")
    line(1, "read:")
    line(2, "typography:")
    for size in some(sizes, 3) { row(3, size) }
  }

  private mutating func row(_ depth: Int, _ size: String) {
    let key = quoted(size, mayBePlain: true)
    if oneIn(4) { return line(depth, "\(key): plain") }
    var entries = [("lineHeight", number(["20", "20.3", "24", "8", "60.25"]))]
    if !oneIn(4) { entries.append(("lineSpacing", number(["3", "0", "-2.2", "4.75"]))) }
    if oneIn(6) {
      entries.append(("baselineOffset", quoted("center", mayBePlain: true)))
    } else if !oneIn(4) {
      entries.append(("baselineOffset", number(["0.8", "1.6", "0", "-3", "2.33"])))
    }
    if oneIn(3) { entries.append(("letterSpacing", number(["0.2", "-0.11"]))) }
    if isMistaken() { entries[0].0 = "lineHieght" }
    mapping(depth, key, entries.shuffled(using: &generator))
  }

  private mutating func number(_ choices: [String]) -> String {
    let number = pick(choices)
    return isMistaken() ? pick(["+\(number)", "\(number)px", "0\(number)"]) : quoted(number, mayBePlain: true)
  }

  private mutating func styles() {
    guard oneIn(2) else { return }
    let size = oneIn(10) ? "99" : "14"
    let path = oneIn(3) ? nil : paths.last { $0.hasPrefix("color.") }
    let color = path.map { [("color", quoted("{\($0)}"))] } ?? []
    line(0, "styles:")
    mapping(1, "title", [("size", size)] + color + [("weight", "bold")])
  }
}

// MARK: - Choices

extension RandomSource {
  private mutating func isMistaken() -> Bool { wantsMistakes && oneIn(12) }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }

  /// A random number of them, at least one and at most a maximum, in any order.
  private mutating func some(_ choices: [String], _ limit: Int) -> [String] {
    Array(choices.shuffled(using: &generator).prefix(.random(in: 1...limit, using: &generator)))
  }

  private mutating func quoted(_ text: String, mayBePlain: Bool = false) -> String {
    if mayBePlain && oneIn(2) { return text }
    return oneIn(2) ? "\"\(text)\"" : "'\(text.replacing("'", with: "''"))'"
  }
}
