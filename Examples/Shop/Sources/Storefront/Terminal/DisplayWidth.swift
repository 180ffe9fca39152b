extension StringProtocol {
  /// The number of columns of the text on a terminal: two for a CJK character or an emoji, none for a single mark. Terminals
  /// differ in the rest; this follows Unicode's East Asian Width (UAX #11) by its blocks.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
  /// The columns of one grapheme: those of its first scalar, or of the emoji that it is.
  var displayWidth: Int {
    if unicodeScalars.contains(where: \.showsEmoji) { return 2 }
    return unicodeScalars.first?.displayWidth ?? 0
  }
}

extension Unicode.Scalar {
  /// A scalar with emoji presentation by default, or U+FE0F, which selects it.
  fileprivate var showsEmoji: Bool { properties.isEmojiPresentation || self == "\u{FE0F}" }

  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: 0
    default: Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// Hangul Jamo; CJK up to Yi; Hangul; compatibility and fullwidth forms; the supplementary ideographs.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x20000...0x3FFFD,
  ]
}
