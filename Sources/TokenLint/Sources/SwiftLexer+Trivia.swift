extension SwiftLexer {
  /// Moves after white space, comments and the lines of `#if`, `#elseif`, `#else` and `#endif`: all
  /// branches are read.
  mutating func skipTrivia() {
    while position < bytes.count {
      if SwiftBytes.isSpace(bytes[position]) {
        if SwiftBytes.isNewline(bytes[position]) { closeLine() }
        position += 1
      } else if byte() == SwiftBytes.slash, byte(1) == SwiftBytes.slash {
        skipLine()
      } else if byte() == SwiftBytes.slash, byte(1) == SwiftBytes.star {
        skipBlockComment()
      } else if byte() == SwiftBytes.hash, startsCondition {
        skipCondition()
      } else {
        return
      }
    }
  }

  /// The interpolations of a single-line string also end with the line: one that is not closed is a mistake.
  private mutating func closeLine() {
    while let open = openStrings.last, !open.delimiter.isMultiline { openStrings.removeLast() }
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while position < bytes.count, !SwiftBytes.isNewline(bytes[position]) { position += 1 }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if byte() == SwiftBytes.slash, byte(1) == SwiftBytes.star {
        depth += 1
        position += 2
      } else if byte() == SwiftBytes.star, byte(1) == SwiftBytes.slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private static let conditions = ["if", "elseif", "else", "endif"].map { Array($0.utf8) }

  private var startsCondition: Bool {
    Self.conditions.contains { word in
      let end = position + 1 + word.count
      guard end <= bytes.count, bytes[position + 1..<end].elementsEqual(word) else { return false }
      return end == bytes.count || !SwiftBytes.isName(bytes[end])
    }
  }

  /// Up to the end of the line, or to a comment on it.
  private mutating func skipCondition() {
    while position < bytes.count, !SwiftBytes.isNewline(bytes[position]) {
      if byte() == SwiftBytes.slash, byte(1) == SwiftBytes.slash || byte(1) == SwiftBytes.star { return }
      position += 1
    }
  }
}
