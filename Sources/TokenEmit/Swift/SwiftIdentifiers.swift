/// Turns codes into names that Swift accepts.
struct SwiftIdentifiers {
  /// From the start, the words that mean something else after a dot even with backticks, and the members of a code,
  /// which a name would hide.
  private var taken: Set<String> = [
    "Protocol", "Type", "catalog", "description", "encode", "hash", "hashValue", "init", "name", "resolved", "self",
  ]

  /// A name for a code, different from all that were given before.
  ///
  /// What no identifier may hold becomes `_`, and a name that does not start with a letter gets a `t` before it. A
  /// name that is taken gets `_2`, `_3` and so on, in the order of the catalogue.
  mutating func make(for code: String) -> String {
    let plain = Self.spelling(of: code)
    var name = plain
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(plain)_\(number)"
      number += 1
    }
    return SwiftKeywords.all.contains(name) ? "`\(name)`" : name
  }

  private static func spelling(of code: String) -> String {
    let scalars = code.unicodeScalars.map { isBody($0) ? $0 : "_" }
    let name = String(String.UnicodeScalarView(scalars))
    return scalars.first.map(isHead) ?? false ? name : "t" + name
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.properties.isAlphabetic : scalar.properties.isXIDStart
  }

  private static func isBody(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return scalar == "_" || isHead(scalar) || ("0"..."9").contains(scalar) }
    return scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }
}

/// The words that cannot name a member without backticks: "Lexical Structure" in The Swift Programming Language.
enum SwiftKeywords {
  static let all: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
