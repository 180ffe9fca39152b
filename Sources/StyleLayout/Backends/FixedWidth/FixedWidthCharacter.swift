/// What the shaper without fonts knows of a grapheme, by its first scalar.
struct FixedWidthCharacter {
  let scalar: Unicode.Scalar

  init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// How wide it is.
  var ems: Double {
    if isInvisible { return 0 }
    return isIdeograph || isWidePunctuation || scalar.properties.isEmojiPresentation ? 1 : 0.5
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
  var isClosing: Bool { "、。，．！？：；）」』》〉】,.!?:;)]}".unicodeScalars.contains(scalar) }

  /// Punctuation that no line ends with.
  var isOpening: Bool { "（「『《〈【([{".unicodeScalars.contains(scalar) }

  /// What hangs over the end of a line.
  var isSpace: Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The direction that it has by itself.
  var direction: TextDirection? {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1E900...0x1EEFF:
      scalar.properties.isAlphabetic ? .rightToLeft : nil
    default: scalar.properties.isAlphabetic ? .leftToRight : nil
    }
  }

  var isDigit: Bool { scalar.properties.numericType != nil && direction == nil }

  private var isWidePunctuation: Bool {
    switch scalar.value {
    case 0x3000...0x303F, 0xFF01...0xFF60: true
    default: false
    }
  }

  private var isInvisible: Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
