/// A way to write a name of several words.
enum NameCase: UInt8, CaseIterable {
  case camel, snake, kebab, pascal, upper, capitalSnake, train

  /// Itself, as an example.
  var label: String {
    switch self {
    case .camel: "camelCase"
    case .snake: "snake_case"
    case .kebab: "kebab-case"
    case .pascal: "PascalCase"
    case .upper: "UPPER_CASE"
    case .capitalSnake: "Capital_Snake"
    case .train: "Train-Case"
    }
  }

  /// A name in this case. Only the words between other separators, such as ` & ` and `/`, are rewritten.
  func rewritten(_ name: String) -> String {
    var result = ""
    var words = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" || character == "-" {
        words.append(character)
      } else {
        result += rewritten(words: words) + String(character)
        words = ""
      }
    }
    return result + rewritten(words: words)
  }

  private func rewritten(words name: String) -> String {
    let words = Self.words(of: name)
    if words.isEmpty { return name }
    switch self {
    case .camel: return (words.prefix(1) + words.dropFirst().map(Self.capitalized)).joined()
    case .snake: return words.joined(separator: "_")
    case .kebab: return words.joined(separator: "-")
    case .pascal: return words.map(Self.capitalized).joined()
    case .upper: return words.map { $0.uppercased() }.joined(separator: "_")
    case .capitalSnake: return words.map(Self.capitalized).joined(separator: "_")
    case .train: return words.map(Self.capitalized).joined(separator: "-")
    }
  }

  /// In small letters. A word ends at `_`, at `-`, and before a capital after a small letter or a digit.
  private static func words(of name: String) -> [String] {
    var words = [""]
    var previous: Unicode.Scalar = "_"
    for scalar in name.unicodeScalars {
      let isSeparator = scalar == "_" || scalar == "-"
      let isStart = isSeparator || scalar.properties.isUppercase && !previous.properties.isUppercase
      if isStart, words.last != "" { words.append("") }
      if !isSeparator { words[words.count - 1].unicodeScalars.append(scalar) }
      previous = scalar
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

/// The ways that a name fits.
struct NameCases: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ cases: NameCase...) {
    rawValue = cases.reduce(0) { $0 | 1 << $1.rawValue }
  }

  static let all = NameCases(.camel, .snake, .kebab, .pascal, .upper, .capitalSnake, .train)

  func contains(_ one: NameCase) -> Bool { isSuperset(of: NameCases(one)) }

  /// All ways for a single word in small letters and for scripts without capitals, none for a mixture.
  init(of name: String) {
    let letters = Letters(name)
    switch (letters.hasUnderscore, letters.hasHyphen) {
    case (false, false): self = letters.ofOneWord
    case (true, true): self = []
    case (true, false): self = letters.ofParts(small: .snake, capitals: .upper, capitalized: .capitalSnake)
    case (false, true): self = letters.ofParts(small: .kebab, capitals: .train, capitalized: .train)
    }
  }
}

/// The signs that tell the ways apart.
private struct Letters {
  private(set) var hasUnderscore = false
  private(set) var hasHyphen = false
  private var hasSmall = false
  private var hasCapital = false
  /// At the start of the name.
  private var startsWithCapital = false
  /// A number has no case: `2XL` fits the ways of both `xl` and `XL`.
  private var startsWithDigit = false
  /// A small letter at the start of a part.
  private var hasSmallStart = false
  /// A capital that does not start a part.
  private var hasInnerCapital = false

  init(_ name: String) {
    var isStart = true
    startsWithCapital = name.unicodeScalars.first?.isCapital ?? false
    startsWithDigit = name.first?.isNumber ?? false
    for scalar in name.unicodeScalars {
      hasUnderscore = hasUnderscore || scalar == "_"
      hasHyphen = hasHyphen || scalar == "-"
      add(isSmall: scalar.isSmall, isCapital: scalar.isCapital, isStart: isStart)
      isStart = scalar == "_" || scalar == "-"
    }
  }

  private mutating func add(isSmall: Bool, isCapital: Bool, isStart: Bool) {
    hasSmall = hasSmall || isSmall
    hasCapital = hasCapital || isCapital
    hasSmallStart = hasSmallStart || isSmall && isStart
    hasInnerCapital = hasInnerCapital || isCapital && !isStart
  }

  var ofOneWord: NameCases {
    if !hasCapital { return .all }
    if startsWithDigit { return hasSmall ? NameCases(.camel, .pascal) : NameCases(.camel, .pascal, .upper) }
    if !startsWithCapital { return hasSmall ? NameCases(.camel) : NameCases(.camel, .upper) }
    return hasSmall ? NameCases(.pascal) : NameCases(.pascal, .upper)
  }

  func ofParts(small: NameCase, capitals: NameCase, capitalized: NameCase) -> NameCases {
    if !hasCapital { return hasSmall ? NameCases(small) : .all }
    if !hasSmall { return hasInnerCapital ? NameCases(capitals) : NameCases(capitals, capitalized) }
    return hasSmallStart || hasInnerCapital ? [] : NameCases(capitalized)
  }
}

extension Unicode.Scalar {
  fileprivate var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
  fileprivate var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
}
