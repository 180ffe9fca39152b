/// Words that an expression cannot end with: a dot behind one starts an implicit member.
enum SwiftKeyword {
  private static let packed: Set<UInt64> = Set(
    [
      "as", "await", "break", "case", "catch", "continue", "default", "defer", "do", "each", "else", "for", "guard",
      "if", "import", "in", "inout", "is", "let", "repeat", "return", "switch", "throw", "throws", "try", "var",
      "where", "while",
    ].map { pack(Array($0.utf8)[...]) }
  )

  static func contains(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= 8 && word.first.map(SwiftBytes.isLower) ?? false && packed.contains(pack(word))
  }

  /// Up to eight bytes as one number.
  private static func pack(_ word: ArraySlice<UInt8>) -> UInt64 {
    word.reduce(0) { $0 &<< 8 | UInt64($1) }
  }
}
