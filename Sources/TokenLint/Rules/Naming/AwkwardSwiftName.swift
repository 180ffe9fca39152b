internal import TokenDiagnostics
internal import TokenModel

enum AwkwardSwiftName: LintRule {
  static let id = "awkward-swift-name"
  static let category = RuleCategory.naming
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Names that Swift code has to spell in another way",
    whatItDoes: """
      Finds tokens whose codes cannot have their own names in Swift: names with a character that becomes `_`, names that \
      become equal to another one and get a number, and styles that are called like a word of the language. A `t` before \
      a digit, the `prefix` and `camelCase` of `swift` are what the spec asks for, and are not reported. Each token is \
      reported once, however many codes it makes.
      """,
    whyIsThisBad: """
      Designers say one name and developers type another. A number is worse: `t14_gray_2_bold_2` says nothing, and turns \
      up at another colour when one is added before it.
      """
  )
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { gray_2: \"#666666\", \"墨\": \"#222222\" }\n"),
      RuleExample("color: { dark gray: \"#666666\" }\nswift: { names: raw }\n"),
      RuleExample("color: { dark_gray: \"#666666\" }\nswift: { names: camelCase, prefix: Y_ }\n"),
      RuleExample("palette: { dark gray: \"#666666\" }\ncodes: { name: \"{size}-{color}-{weight}\" }\n"),
    ],
    triggering: [
      RuleExample(
        """
        color: { gray_2: "#666666", ⟦gray-2⟧: "#777777", ⟦"off white"⟧: "#EEEEEE" }
        weight: { regular: 400, ⟦semi+⟧: 600 }

        """
      ),
      RuleExample(
        """
        color: { darkGray: "#666666", ⟦dark_gray⟧: "#777777" }
        swift: { names: camelCase }
        styles:
          ⟦default⟧: { size: 14, color: darkGray, weight: regular }
          ⟦tokens⟧: { size: 14, color: darkGray, weight: regular }

        """
      ),
      RuleExample("color: { ⟦in⟧: \"#666666\" }\ncodes: { name: \"{color}\" }\n"),
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let codes = spec.catalog.codes
    guard codes.count == spec.swiftNames.count else { return }
    var check = SwiftNameCheck(spec: spec, codes: codes)
    check.findNumbers()
    check.findKeywords()
    check.findReplacedCharacters()
    for finding in check.found.sorted(by: { $0.range < $1.range }) {
      findings.report(finding.message, at: finding.range, notes: finding.notes)
    }
  }
}

private struct SwiftNameCheck {
  let spec: LintedSpec
  let codes: [Code]
  private(set) var found: [(message: String, range: SourceRange, notes: [Note])] = []
  private var reported: Set<SourceRange> = []

  init(spec: LintedSpec, codes: [Code]) {
    self.spec = spec
    self.codes = codes
  }

  private var catalog: Catalog { spec.catalog }

  private mutating func report(_ message: String, at range: SourceRange, notes: [Note] = []) {
    if reported.insert(range).inserted { found.append((message, range, notes)) }
  }

  /// Codes whose Swift name has a number behind it that their own names do not have.
  mutating func findNumbers() {
    var owners: [String: Int]?
    for (index, name) in spec.swiftNames.enumerated() where name.mayBeNumbered {
      let plain = catalog.swift.swiftName(ofCode: catalog.name(of: codes[index]))
      guard name != plain else { continue }
      let known = owners ?? Dictionary(zip(spec.swiftNames, codes.indices)) { first, _ in first }
      owners = known
      reportNumber(name, plain, codes[index], like: known[plain].map { codes[$0] })
    }
  }

  private mutating func reportNumber(_ name: String, _ plain: String, _ code: Code, like other: Code?) {
    guard let other else {
      let message = "Swift code needs the name `\(plain)` for itself, so this becomes `\(name)`; add a word to it"
      return report(message, at: catalog.firstName(of: code).origin.range)
    }
    let (token, twin) = catalog.difference(of: code, and: other)
    report(
      "`\(token.value)` and `\(twin.value)` give one Swift name, so `\(plain)` is this one as `\(name)`; rename one of them",
      at: token.origin.range,
      notes: [Note("`\(twin.value)` has the name without a number", at: twin.origin.range)]
    )
  }

  /// Only a style, or the one placeholder of a template, can be a whole name.
  mutating func findKeywords() {
    guard catalog.swift.names != .raw else { return }
    let isOnePart = catalog.names.base.parts.count == 1
    for (index, code) in codes.enumerated() where isOnePart || code.style != nil {
      let name = spec.swiftNames[index]
      guard SwiftKeywords.all.contains(name) else { continue }
      report(
        "`\(name)` is a word of the Swift language, and its declaration needs backticks; add a word to it",
        at: catalog.firstName(of: code).origin.range
      )
    }
  }

  /// Tokens with a character that Swift names cannot have.
  mutating func findReplacedCharacters() {
    var examples: CodeExamples?
    for (axis, names) in catalog.namesByAxis {
      for (index, name) in names.enumerated() {
        guard let wrong = name.value.unicodeScalars.first(where: { !isAllowed($0) }) else { continue }
        let known = examples ?? CodeExamples(of: codes, rows: catalog.rows)
        examples = known
        guard let code = known.first[CodeExamples.Key(axis: axis, index: index)] else { continue }
        report(
          "`\(wrong)` in `\(name.value)` is not possible in Swift names, such as `\(spec.swiftNames[code])`; write letters, "
            + "digits and `_`",
          at: name.origin.range
        )
      }
    }
  }

  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    catalog.swift.names == .raw ? SwiftSpelling.isRaw(scalar) : SwiftSpelling.isBody(scalar)
  }
}

/// The first code that each token makes.
private struct CodeExamples {
  struct Key: Hashable {
    let axis: NameTemplate.Axis?
    let index: Int
  }

  private(set) var first: [Key: Int] = [:]

  init(of codes: [Code], rows: [TypographyRow]) {
    for (number, code) in codes.enumerated() {
      guard code.style == nil else {
        add(nil, code.style, number)
        continue
      }
      add(.color, code.color, number)
      add(.weight, code.weight, number)
      add(.family, code.family, number)
      add(.mode, rows[code.row].mode, number)
    }
  }

  private mutating func add(_ axis: NameTemplate.Axis?, _ index: Int?, _ code: Int) {
    guard let index, first[Key(axis: axis, index: index)] == nil else { return }
    first[Key(axis: axis, index: index)] = code
  }
}

extension Catalog {
  /// The names that people choose and that templates use, by axis; nil for those of styles.
  fileprivate var namesByAxis: [(axis: NameTemplate.Axis?, names: [Sourced<String>])] {
    [
      (.color, colors.map(\.name)), (.weight, weights.map(\.name)),
      (.family, familyAxis.count > 1 ? families.map(\.name) : []), (.mode, modes), (nil, styles.map(\.name)),
    ].filter { axis, _ in axis.map { names.mode.parts.contains(.axis($0)) } ?? true }
  }

  /// The name that a code has from its style, or else from the first placeholder of the template.
  fileprivate func firstName(of code: Code) -> Sourced<String> {
    if let style = code.style { return styles[style].name }
    for case .axis(let axis) in names.base.parts {
      if let name = name(of: code, on: axis) { return name }
    }
    return colors[code.color].name
  }

  /// The first names that two codes do not share.
  fileprivate func difference(of code: Code, and other: Code) -> (Sourced<String>, Sourced<String>) {
    guard code.style == nil, other.style == nil else { return (firstName(of: code), firstName(of: other)) }
    for axis in [NameTemplate.Axis.color, .weight, .family, .mode, .size] {
      guard let own = name(of: code, on: axis), let theirs = name(of: other, on: axis) else { continue }
      if own.origin != theirs.origin { return (own, theirs) }
    }
    return (firstName(of: code), firstName(of: other))
  }

  private func name(of code: Code, on axis: NameTemplate.Axis) -> Sourced<String>? {
    switch axis {
    case .size: Sourced(rows[code.row].sizeName, from: rows[code.row].size.origin)
    case .color: colors[code.color].name
    case .weight: weights[code.weight].name
    case .family: families[code.family].name
    case .mode: rows[code.row].mode.map { modes[$0] }
    }
  }
}

extension String {
  /// Whether it ends with `_` and a number.
  fileprivate var mayBeNumbered: Bool {
    let rest = utf8.reversed().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return rest.first == UInt8(ascii: "_") && rest.count < utf8.count
  }
}
