extension [Diagnostic] {
  /// The diagnostics, with invisible characters of inputs in messages printed by code point, as `<U+200B>`.
  package func showingInvisibleCharacters() -> [Diagnostic] {
    if isEmpty { return [] }
    return map { diagnostic in
      guard !InvisibleText.isVisible(diagnostic) else { return diagnostic }
      return Diagnostic(
        diagnostic.severity,
        rule: diagnostic.rule,
        message: InvisibleText.shown(diagnostic.message),
        at: diagnostic.range,
        notes: diagnostic.notes.map { Note(InvisibleText.shown($0.message), at: $0.range) },
        fixIts: diagnostic.fixIts.map { $0.mappingMessage(InvisibleText.shown) }
      )
    }
  }
}

/// Text of an input in a message, with invisible characters printed by code point.
enum InvisibleText {
  /// The text with `<U+200B>` for each character that cannot be seen or looks like a space.
  static func shown(_ text: String) -> String {
    // Nearly all messages have ASCII and typographic signs only.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isInvisible(scalar) {
        result += "<\(scalar.codePoint)>"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  fileprivate static func isVisible(_ diagnostic: Diagnostic) -> Bool {
    let texts = [diagnostic.message] + diagnostic.notes.map(\.message) + diagnostic.fixIts.map(\.message)
    return texts.allSatisfy { !$0.unicodeScalars.contains(where: isInvisible) }
  }

  /// Joiners and variation selectors are parts of what people see.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0xAD, 0x61C, 0x1680, 0x180E, 0x2000...0x200B, 0x200E, 0x200F, 0x202A...0x202F, 0x205F...0x2064,
      0x2066...0x2069, 0x3000, 0xFEFF:
      true
    default: false
    }
  }
}
