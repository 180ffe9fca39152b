/// A spec that is made at random, and changed at random: tokens come and go, take other names, values and places.
///
/// Names are hard on purpose: with separators inside, in several scripts, and alike in Swift. Codes and styles may
/// leave their color open, and then there may be no color at all.
package struct RandomVersions {
  private var generator: SeededGenerator
  private var name = "Brand"
  private var host = "uikit"
  private var swift: [String] = []
  private var template = "{size}_{color}_{weight}_{family}"
  private var except = false
  private var isOpen = false
  private var colors: [(name: String, value: String)] = []
  private var weights: [(name: String, value: String)] = []
  private var families: [(name: String, value: String)] = []
  private var sizes: [(name: String, value: String)] = []
  private var modes: [(name: String, value: String)] = []
  private var styles: [(name: String, value: String)] = []
  private var deprecated: Set<String> = []

  private static let names = [
    "ink", "in-k", "in k", "in_k", "gray2", "grey2", "a", "b", "墨", "墨色", "e\u{301}", "é", "👩‍👩‍👧", "read", "bold",
    "a`b|c", "<b>@x #1",
  ]

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    isOpen = oneIn(3)
    colors = some(isOpen ? 0...4 : 1...4).map { ($0, color()) }
    weights = some(1...3).map { ($0, pick(["400", "700", "400"])) }
    families = some(1...2).map { ($0, family()) }
    sizes = ["13.5", "14", "20"].prefix(.random(in: 1...3, using: &generator)).map { ($0, row()) }
    modes = oneIn(2) ? some(1...2).map { ($0, row()) } : []
    styles = oneIn(2) ? some(1...3).map { ("style " + $0, style()) } : []
    deprecated = oneIn(4) ? Set(colors.map(\.name)) : []
    swift = oneIn(4) ? ["access: package"] : []
    if oneIn(3) { template = Self.colorless }
  }

  private static let colorless = "{size}_{weight}_{family}"

  /// Codes with a color need one, and names without it can tell only one from the others.
  private var shownColors: [(name: String, value: String)] {
    guard !isOpen else { return colors }
    let some = colors.isEmpty ? [("ink", "#222222")] : colors
    return template == Self.colorless ? Array(some.prefix(1)) : some
  }

  private var shownTemplate: String {
    isOpen ? template.replacing(/\{color\}[_-]/, with: "") : template
  }

  /// The text of the version.
  package var spec: String {
    """
    stylespec: 1
    name: \(name)
    offsetHost: \(host)
    swift: { \(swift.joined(separator: ", ")) }
    color: { \(entries(shownColors, "light")) }
    weight: { \(entries(weights, "value")) }
    family: { \(entries(families, nil)) }
    typography: { \(sizes.map { "\($0.name): \($0.value)" }.joined(separator: ", ")) }
    modes: { \(modes.map { "\(quoted($0.name)): { typography: { \(sizes[0].name): \($0.value) } }" }.joined(separator: ", ")) }
    codes: { \(isOpen ? "color: open, " : "")name: "\(shownTemplate)"\(except ? ", except: \"*\(sizes[0].name.replacing(".", with: "_"))*\"" : "") }
    styles: { \(entries(styles, nil)) }

    """
  }

  /// Changes one to four things.
  package mutating func change() {
    for _ in 0..<Int.random(in: 1...4, using: &generator) { changeOne() }
  }

  private mutating func changeOne() {
    switch Int.random(in: 0..<18, using: &generator) {
    case 0: rename(\.colors)
    case 1: rename(\.weights)
    case 2: rename(\.families)
    case 3: rename(\.modes)
    case 4: rename(\.styles)
    case 5: replace(\.colors, with: color())
    case 6: replace(\.weights, with: pick(["300", "400", "700"]))
    case 7: replace(\.families, with: family())
    case 8: replace(\.sizes, with: row())
    case 9: replace(\.modes, with: row())
    case 10: replace(\.styles, with: style())
    case 11: comeOrGo(\.colors, color())
    case 12: comeOrGo(\.weights, "400")
    case 13: comeOrGo(\.styles, style())
    case 14: shuffle(\.colors)
    case 15: set()
    case 16: isOpen.toggle()
    default: deprecated = Set(colors.map(\.name).filter { _ in oneIn(2) })
    }
  }

  private mutating func set() {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: name = pick(["Brand", "Shop"])
    case 1: host = pick(["uikit", "uikit-legacy", "css"])
    case 2: swift = [pick(["names: plain", "names: camelCase", "names: raw", "prefix: YX_"])]
    case 3: swift = [pick(["access: public", "access: internal", "scope: catalog", "scope: code"])]
    case 4:
      template = pick([
        Self.colorless, "{size}_{color}_{weight}_{family}",
        "{color}.{weight}.{family}.{size}".replacing(".", with: "-"),
      ])
    default: except.toggle()
    }
  }

  private typealias Tokens = WritableKeyPath<RandomVersions, [(name: String, value: String)]>

  private mutating func rename(_ tokens: Tokens) {
    guard let index = self[keyPath: tokens].indices.randomElement(using: &generator) else { return }
    let name = pick(Self.names)
    if !self[keyPath: tokens].contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      self[keyPath: tokens][index].name = name
    }
  }

  private mutating func replace(_ tokens: Tokens, with value: String) {
    guard let index = self[keyPath: tokens].indices.randomElement(using: &generator) else { return }
    self[keyPath: tokens][index].value = value
  }

  private mutating func comeOrGo(_ tokens: Tokens, _ value: String) {
    let name = pick(Self.names)
    if oneIn(2), self[keyPath: tokens].count > 1 {
      self[keyPath: tokens].removeLast()
    } else if !self[keyPath: tokens].contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      self[keyPath: tokens].insert((name, value), at: 0)
    }
  }

  private mutating func shuffle(_ tokens: Tokens) {
    self[keyPath: tokens] = self[keyPath: tokens].shuffled(using: &generator)
  }

  private mutating func color() -> String { pick(["#222222", "#666666", "#66666680", "#C8102E", "#222222"]) }

  private mutating func family() -> String {
    pick([
      "system", "Songti SC", "{ name: Noto, metrics: { ascent: 1.06, descent: 0.34 } }",
      "{ name: Noto, metrics: { ascent: 1.1, descent: 0.3 } }",
    ])
  }

  private mutating func row() -> String {
    guard !oneIn(4) else { return "plain" }
    let numbers = [["20", "22", "36"], ["3", "0"], ["0", "0.8", "1.6", "1.6004", "center"]].map { pick($0) }
    return
      "{ lineHeight: \(numbers[0]), lineSpacing: \(numbers[1]), baselineOffset: \(numbers[2]), letterSpacing: \(pick(["0", "0.2"])) }"
  }

  /// Of the first or the last tokens: those are always there, under whatever name.
  private mutating func style() -> String { pick(["first", "last", "first open", "last open"]) }

  private func entries(_ tokens: [(name: String, value: String)], _ key: String?) -> String {
    tokens.map { token in
      let value =
        switch token.value {
        case "first", "last", "first open", "last open":
          style(isFirst: token.value.hasPrefix("first"), isOpen: token.value.hasSuffix("open"))
        case let value where value.hasPrefix("#") || key == nil && !value.hasPrefix("{"): quoted(value)
        case let value: value
        }
      let isDeprecated = key == "light" && deprecated.contains(token.name)
      return "\(quoted(token.name)): \(isDeprecated ? "{ light: \(value), deprecated: true }" : value)"
    }.joined(separator: ", ")
  }

  private func style(isFirst: Bool, isOpen: Bool) -> String {
    let end = { (tokens: [(name: String, value: String)]) in quoted((isFirst ? tokens.first : tokens.last)?.name ?? "")
    }
    let color = isOpen || shownColors.isEmpty ? "" : " color: \(end(shownColors)),"
    return "{ size: \(end(sizes)),\(color) weight: \(end(weights)), family: \(end(families)) }"
  }

  private func quoted(_ text: String) -> String { "'\(text)'" }

  private mutating func some(_ count: ClosedRange<Int>) -> [String] {
    Array(Self.names.shuffled(using: &generator).prefix(.random(in: count, using: &generator)))
  }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
}
