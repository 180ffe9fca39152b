/// Names that the language or the generated code reserves.
package enum SwiftKeywords {
  /// The keywords that need backticks as names of members: "Lexical Structure" in The Swift Programming Language.
  package static let all: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// The names that are reserved even with backticks: they have another meaning after a dot, or would hide a member or
  /// a function that the code in its scope uses.
  package static func taken(in scope: SwiftOptions.Scope) -> Set<String> {
    switch scope {
    case .code:
      return always.union([
        "catalog", "description", "encode", "hash", "hashValue", "makeCode", "name", "resolved", "tokens",
      ])
    case .catalog:
      return takenAsColors.union([
        "catalog", "code", "Colors", "makeCode", "makeFamilies", "StyleCatalog", "StyleCode", "tables",
      ])
    }
  }

  /// The same for the names of colors.
  package static let takenAsColors = always.union(["makeColor", "StyleColor", "makeEmoji", "EmojiCode", "EmojiCatalog"])

  /// The same for the names of other tokens and of their groups.
  package static let takenAsTokens: Set<String> = [
    "Double", "Duration", "Protocol", "String", "StyleBorder", "StyleColor", "StyleCurve", "StyleGradient",
    "StyleShadow", "StyleStroke", "StyleTransition", "Type", "init", "makeFamilies", "self",
  ]

  /// The name that means nil where an optional is expected: `text.style = .none`.
  package static let meaningNil = "none"

  private static let always: Set<String> = ["Protocol", "Type", "init", "self", meaningNil]
}
