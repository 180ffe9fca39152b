/// Words that mean something to the language or to the generated code.
public enum SwiftKeywords {
  /// What cannot name a member without backticks: "Lexical Structure" in The Swift Programming Language.
  public static let all: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// What a name may not be even with backticks: it would mean something else after a dot, or hide a member or a
  /// function that the code in its scope uses.
  public static func taken(in scope: SwiftOptions.Scope) -> Set<String> {
    let always: Set<String> = ["Protocol", "Type", "init", "makeCode", "self"]
    switch scope {
    case .code:
      return always.union([
        "catalog", "description", "encode", "hash", "hashValue", "name", "resolved", "tokens",
      ])
    case .catalog: return always.union(["catalog", "code", "StyleCatalog", "StyleCode", "tables"])
    }
  }
}
