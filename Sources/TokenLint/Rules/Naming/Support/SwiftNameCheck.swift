internal import TokenDiagnostics
internal import TokenModel

/// Looks for codes whose Swift names are not their own. Each cause is reported once.
struct SwiftNameCheck {
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

  /// Codes whose Swift name has a number after it that their own names do not have.
  mutating func findNumbers() {
    var owners: [String: Int]?
    for (index, name) in spec.swiftNames.enumerated() where name.mayBeNumbered {
      let plain = catalog.swift.swiftName(ofCode: catalog.name(of: codes[index]))
      guard name != plain else { continue }
      let known = owners ?? Dictionary(zip(spec.swiftNames, codes.indices)) { first, _ in first }
      owners = known
      reportNumber(name, plain: plain, of: codes[index], like: known[plain].map { codes[$0] })
    }
  }

  private mutating func reportNumber(_ name: String, plain: String, of code: Code, like other: Code?) {
    guard let other else {
      return report(takenName(plain, becoming: name), at: catalog.firstName(of: code).origin.range)
    }
    let (token, twin) = catalog.difference(of: code, and: other)
    report(
      "`\(token.value)` and `\(twin.value)` give one Swift name, so `\(plain)` is this one as `\(name)`; rename one of them",
      at: token.origin.range,
      notes: [Note("`\(twin.value)` has the name without a number", at: twin.origin.range)]
    )
  }

  /// Colors whose names are taken in the scope of colors. Codes are checked separately.
  mutating func findTakenColors() {
    let options = SwiftOptions(names: catalog.swift.names)
    for color in catalog.colors {
      let plain = options.swiftName(ofCode: color.name.value)
      guard SwiftKeywords.takenAsColors.contains(plain) else { continue }
      report(takenName(plain, becoming: plain + "_2"), at: color.name.origin.range)
    }
  }

  private func takenName(_ plain: String, becoming name: String) -> String {
    guard plain == SwiftKeywords.meaningNil else {
      return "Swift code reserves the name `\(plain)`, so this becomes `\(name)`; add a word to it"
    }
    return "`.none` is nil where Swift expects an optional, so this becomes `\(name)`; add a word to it"
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
        let known = examples ?? CodeExamples(of: codes, in: catalog)
        examples = known
        guard let code = known.first(on: axis, index) else { continue }
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

extension String {
  /// Whether it ends with `_` and a number.
  fileprivate var mayBeNumbered: Bool {
    let rest = utf8.reversed().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return rest.first == UInt8(ascii: "_") && rest.count < utf8.count
  }
}
