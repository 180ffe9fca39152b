/// The properties of a grapheme in the shaper without fonts, by its first scalar.
struct FixedWidthCharacter {
  private static let closing = Set("、。，．！？：；）」』》〉】,.!?:;)]}".unicodeScalars)
  private static let opening = Set("（「『《〈【([{".unicodeScalars)

  let scalar: Unicode.Scalar

  init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// The width in ems.
  var ems: Double {
    if isInvisible { return 0 }
    return isIdeograph || isWidePunctuation || isEmoji ? 1 : 0.5
  }

  /// Whether lines may end before and after it.
  var isIdeograph: Bool {
    switch scalar.value {
    case 0x2E80...0x2FFF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Punctuation that no line starts with.
  var isClosing: Bool { Self.closing.contains(scalar) }

  /// Punctuation that no line ends with.
  var isOpening: Bool { Self.opening.contains(scalar) }

  /// Whether it hangs over the end of a line.
  var isSpace: Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it is an emoji.
  var isEmoji: Bool { scalar.value > 0x2000 && !isIdeograph && scalar.properties.isEmojiPresentation }

  /// Its intrinsic direction. Unicode's tables are slow, and used only if needed.
  var direction: TextDirection? {
    if scalar.isASCII { return Self.isLetter(scalar) ? .leftToRight : nil }
    if isIdeograph { return .leftToRight }
    return switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1E900...0x1EEFF:
      scalar.properties.isAlphabetic ? .rightToLeft : nil
    default: scalar.properties.isAlphabetic ? .leftToRight : nil
    }
  }

  var isDigit: Bool { !isIdeograph && scalar.properties.numericType != nil && direction == nil }

  private var isWidePunctuation: Bool {
    switch scalar.value {
    case 0x3000...0x303F, 0xFF01...0xFF60: true
    default: false
    }
  }

  private static func isLetter(_ ascii: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(ascii) || ("A"..."Z").contains(ascii)
  }

  private var isInvisible: Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    if isIdeograph { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
