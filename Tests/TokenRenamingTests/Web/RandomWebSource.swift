import TestSupport

@testable import TokenRenaming

/// Random web sources that mention names, names that are like them, and hard shapes.
struct RandomWebSource {
  /// Old names, the new ones, and how style sheets write the old ones.
  private static let properties = [("--gray2", "--slate"), ("--墨", "--墨黑"), ("--x-1", "--x-2")]
  private static let classes = [
    ("t-gray2", "t-slate", "t-gray2"), ("14_gray2", "14_slate", "\\31 4_gray2"), ("灰😀", "青😀", "灰😀"),
    ("w-1/2", "w-1/3", "w-1\\/2"),
  ]
  static let renamed = (properties: properties, classes: classes.map { ($0.0, $0.1) })
  static let names = WebNames(
    properties: properties.map { (old: $0.0, new: $0.1) },
    classes: classes.map { (old: $0.0, new: $0.1) }
  )
  static let reversed = WebNames(
    properties: properties.map { (old: $0.1, new: $0.0) },
    classes: classes.map { (old: $0.1, new: $0.0) }
  )

  private var generator: SeededGenerator
  /// Whether names are also written with escapes and references that they do not need.
  private let hasSpellings: Bool

  init(seed: UInt64, hasSpellings: Bool) {
    generator = SeededGenerator(seed: seed)
    self.hasSpellings = hasSpellings
  }

  // MARK: Choices

  private mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &generator)] }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private mutating func list(_ counts: ClosedRange<Int>, _ separator: String, _ make: (inout Self) -> String) -> String
  {
    let count = Int.random(in: counts, using: &generator)
    return (0..<count).map { _ in make(&self) }.joined(separator: separator)
  }

  private mutating func property() -> String {
    let name = chance(70) ? pick(Self.properties).0 : pick(["--gray2-dark", "--gray20", "--Gray2", "--gra", "--墨é"])
    guard hasSpellings, chance(20) else { return name }
    return escaped(name)
  }

  /// A name with escapes of some of its letters.
  private mutating func escaped(_ name: String) -> String {
    var text = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isLetter = scalar.properties.isAlphabetic
      if index > 1, isLetter, chance(30) {
        text += "\\" + String(scalar.value, radix: 16, uppercase: chance(50)) + pick([" ", "\t", "\n", "\r\n"])
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private mutating func className() -> String {
    chance(60) ? pick(Self.classes).0 : pick(["t-gray", "t-gray2x", "T-gray2", "x-t-gray2", "a", "hover:t-gray2"])
  }

  // MARK: Style sheets

  mutating func styleSheet() -> String { (chance(10) ? "\u{FEFF}" : "") + rules() }

  private mutating func rules() -> String { list(1...6, pick(["", "\n", "\r\n"])) { $0.rule(depth: 0) } }

  private mutating func space() -> String {
    chance(70) ? pick(["", " "]) : pick(["\n", "\r\n", "\t", "\u{C}", " /* .t-gray2 --gray2 */ ", "/**/"])
  }

  private mutating func rule(depth: Int) -> String {
    let body = depth < 3 && chance(40) ? list(1...3, "") { $0.rule(depth: depth + 1) } : ""
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return "/* .t-gray2{--gray2:1} */"
    case 1: return "@media (min-width:1.5px){\(body)}"
    case 2: return "@layer t-gray2,a.t-gray2;"
    case 3: return "@layer a.t-gray2{\(body)}"
    case 4: return "@supports selector(\(selector(depth: 2))){\(body)}"
    case 5: return "@scope (\(selector(depth: 2))) to (.a){\(body)}"
    case 6: return "@property \(property()){syntax:\"*\";inherits:false}"
    default:
      let declarations = list(0...3, ";") { $0.declaration() }
      let tail = body.isEmpty ? pick(["", ";"]) : ";"
      return "\(list(1...3, ",") { $0.selector(depth: 0) })\(space()){\(space())\(declarations)\(tail)\(body)}"
    }
  }

  private mutating func selector(depth: Int) -> String {
    list(1...3, pick([" ", ">", "+", " ~ "])) { $0.compound(depth: depth) }
  }

  private mutating func compound(depth: Int) -> String {
    let tag = pick(["", "a", "b", "*"])
    let rest = list(tag.isEmpty ? 1...3 : 0...3, "") { source in
      switch Int.random(in: 0..<10, using: &source.generator) {
      case 0: source.pick(["#t-gray2", "#--gray2", ":hover", "::before", "[x]", "[class~=\"t-gray2\"]", "[a=t-gray2]"])
      case 1 where depth < 3:
        "\(source.pick([":is", ":not", ":has"]))(\(source.list(1...2, ",") { $0.selector(depth: depth + 1) }))"
      default: "." + source.classSelector()
      }
    }
    return tag + rest
  }

  private mutating func classSelector() -> String {
    if chance(40) { return pick(["t-gray", "t-gray2x", "T-gray2", "--gray2", "a"]) }
    let name = pick(Self.classes).2
    return hasSpellings && chance(20) && !name.contains("\\") ? escaped(name) : name
  }

  private mutating func declaration() -> String {
    let name = chance(40) ? property() : pick(["color", "width", "content", "composes"])
    if name.hasPrefix("--"), chance(15) { return "\(name):\(space()){.t-gray2{a:\(property())}}" }
    return "\(name):\(space())\(list(1...3, " ") { $0.value() })"
  }

  private mutating func value() -> String {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: "var(\(property()))"
    case 1: "var(\(space())\(property())\(space()),\(value()))"
    case 2: pick([".5em", "1.5", "-1e3px", "1--gray2", "#fff", "calc(1px + .5em)", "14_gray2", "red", "t-gray2"])
    case 3: "\"\(pick(["--gray2", ".t-gray2", "a\\\"b ", "x\\\r\ny"]))\""
    case 4: pick(["url(a.t-gray2)", "url( --gray2 )", "url('--gray2')", "URL(a\\)--gray2)"])
    case 5: "--gray2(\(property()))"
    case 6: property()
    default: "calc(var(\(property()))*2)"
    }
  }

  // MARK: Markup

  mutating func page() -> String {
    (chance(10) ? "\u{FEFF}" : "") + pick(["", "<!doctype html>\r\n"]) + "<body>"
      + list(1...6, "") { $0.element(depth: 0) }
  }

  private mutating func element(depth: Int) -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      return pick([
        "<!-- <p class=\"t-gray2\"> --gray2 -->", "<!--t-gray2-->", "<!-->", "<!--a--!>", "<?x --gray2>", "</ x>",
      ])
    case 1: return "<style>\(rules())</style>"
    case 2: return "<textarea\(attributes())><p class=\"t-gray2\">\(text())</textarea>"
    case 3: return pick(["<br\(attributes())/>", "<img\(attributes())>"])
    case 4: return "<title>\(text())<b class=t-gray2></title>"
    case 5: return "<svg\(attributes())><g\(attributes())/></svg>"
    default:
      let tag = pick(["p", "DIV", "x-a", "b"])
      let children = depth < 3 ? list(0...3, "") { $0.element(depth: depth + 1) } : ""
      return
        "<\(tag)\(attributes())>\(text())\(children)\(chance(80) ? "</\(tag)\(pick(["", " ", " class='t-gray2'"]))>" : "")"
    }
  }

  private mutating func text() -> String {
    let parts = ["--gray2", "t-gray2", "a < b", "&amp;", "é--gray2", "\"--墨\"", "--gray2.", "\r\n", "a=\"--x-1\""]
    return list(0...4, " ") { source in
      source.hasSpellings && source.chance(20)
        ? source.pick(["--gray2&#50;", "&quot;--gray2&quot;", "&nbsp;--gray2", "&#45;--gray2"]) : source.pick(parts)
    }
  }

  private mutating func attributes() -> String { list(0...3, "") { $0.attribute() } }

  private mutating func attribute() -> String {
    let space = pick([" ", "\n", "\r\n", " / "])
    let equals = pick(["=", " =", "= "])
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      return space
        + pick([
          "hidden", "id=\"t-gray2\"", "data-class='t-gray2'", "style=\"color:var(--gray2);--x-1:1\"",
          "title='--gray2 >'",
        ])
    case 1: return "\(space)class\(equals)\(pick(Self.classes).0)"
    default:
      let quote = pick(["\"", "'"])
      let words = list(0...(chance(3) ? 200 : 5), pick([" ", "\t", "\r\n", "  "])) { $0.word() }
      return "\(space)\(pick(["class", "CLASS", "Class"]))\(equals)\(quote)\(words)\(quote)"
    }
  }

  private mutating func word() -> String {
    guard hasSpellings, chance(20) else { return chance(10) ? "x-[var(--gray2)]" : className() }
    return pick([
      "t&#45;gray2", "t-gray2&nbsp;", "t-gray2&#32;t-gray2", "t-gray2&Tab;a", "t-gray2&eacute;", "w-1&#x2f;2",
      "t&#x2Dgray2",
    ])
  }

  // MARK: Noise

  /// Parts of sources of any language in any order.
  mutating func noise() -> String {
    let parts = [
      " ", "\n", "\r\n", "{", "}", "(", ")", "[", "]", ";", ":", "\"", "'", "`", "${", "#{", "@{", "{{", "}}", "<", ">",
      "</p>", "<p ", "<!--",
      "-->", "/*", "*/", "//", "/", "=", "class=", "className=", ":class=", "<style>", "</style>", "<script>",
      "</script>", "@apply ", "@extend .",
      ".", "#", "&", "+", "a", "return ", "var(", "url(", "é", "&amp;", "<svg>", "/>", "@media ", "if (", "<T,>", "=>",
    ]
    let spellings = [
      "\\", "\\n", "\\31 ", "\\\r\n", "&", "&#", "&#50;", "&quot;", "\0", "\u{FEFF}", "e\u{301}", "\u{2028}",
    ]
    return list(1...60, "") { source in
      switch Int.random(in: 0..<(source.hasSpellings ? 5 : 4), using: &source.generator) {
      case 4: source.pick(spellings)
      case 0: source.pick(Self.properties).0
      case 1: source.pick(Self.classes.filter { !$0.0.contains("/") }).0
      default: source.pick(parts)
      }
    }
  }
}
