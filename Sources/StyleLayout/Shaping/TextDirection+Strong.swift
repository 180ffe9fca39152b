extension TextDirection {
  /// Creates the direction of the first strong character of a paragraph outside of isolates: UAX #9, rules P2 and P3.
  /// Nil without such a character.
  ///
  /// It is the same on all platforms. A library supports only the characters of its Unicode version: FriBidi 1.0.8
  /// treats newer ones, such as many emoji, as Latin letters.
  ///
  /// - Complexity: Linear in the length of the text before that character.
  package init?(firstStrongOf paragraph: String) {
    var isolates = 0
    for scalar in paragraph.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      default:
        guard isolates == 0, let direction = TextDirection(strong: scalar) else { continue }
        self = direction
        return
      }
    }
    return nil
  }

  /// Creates the direction of a single character: the classes L, R and AL of UAX #9; nil for all others.
  ///
  /// Swift does not provide these classes. They follow from general category and block, except for the ranges listed
  /// here. With them, every character of Unicode 14 has the class of the Unicode Character Database.
  init?(strong scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00...0x40, 0x5B...0x60, 0x7B...0xA9: return nil
    case 0x41...0x7A, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .leftToRight
    case 0x200E: self = .leftToRight
    case 0x200F: self = .rightToLeft
    // Emoji and their joiners: text of emoji alone is read to its end.
    case 0x200B...0x200D, 0xFE00...0xFE0F, 0x1F300...0x1FAFF: return nil
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      guard scalar.isRightToLeft else { return nil }
      self = .rightToLeft
    default:
      guard scalar.isLeftToRight else { return nil }
      self = .leftToRight
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a strong character of a block of Hebrew, Arabic or a related script.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x608, 0x61C, 0x70F, 0x7C0...0x7C9, 0x1E950...0x1E959: return true
    case 0x609...0x60A, 0x60C, 0x60E...0x60F, 0x66A...0x66C, 0x6DE, 0x6E9, 0x7F6...0x7F9: return false
    case 0xFD40...0xFD4F, 0xFDCF, 0xFDFD...0xFDFF, 0x1091F, 0x10B39...0x10B3F, 0x10E60...0x10E7E: return false
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    case .letterNumber, .otherNumber, .otherPunctuation, .dashPunctuation: return true
    case .otherSymbol, .currencySymbol, .modifierSymbol: return true
    default: return false
    }
  }

  /// Whether it is a strong character of a block of any other script.
  fileprivate var isLeftToRight: Bool {
    switch value {
    case 0x2B9...0x2BA, 0x2C6...0x2CF, 0x2EC, 0x374, 0xBF3...0xBF8, 0xBFA, 0xC78...0xC7E, 0x1390...0x1399: return false
    case 0x17F0...0x17F9, 0x1800...0x1805, 0x1807...0x180A, 0x1940, 0x1944...0x1945, 0x19DE...0x19FF: return false
    case 0x2E2F, 0x321D...0x321E, 0x3250...0x325F, 0x327C...0x327E, 0x32B1...0x32BF, 0x32CC...0x32CF: return false
    case 0x3377...0x337A, 0x33DE...0x33DF, 0x33FF, 0xA67F, 0xA717...0xA71F, 0xA788, 0xA839, 0xA874...0xA877:
      return false
    case 0xFF10...0xFF19, 0x10101, 0x10140...0x1018C, 0x10190...0x1019C, 0x101A0, 0x102E1...0x102FB: return false
    case 0x11052...0x11065, 0x11660...0x1166C, 0x11FD5...0x11FDC, 0x11FE1...0x11FF1, 0x16FE2: return false
    case 0x1D300...0x1D356, 0x1D7CE...0x1D7FF, 0x1F12F, 0x1F1AD, 0x1FBF0...0x1FBF9: return false
    case 0xCBF, 0xCC6, 0x214F, 0x2395, 0x26AC, 0x2D70, 0xA4FE...0xA4FF, 0xA6F2...0xA6F7, 0xA789...0xA78A: return true
    case 0xAB5B, 0x1056F, 0x110BD, 0x110CD, 0x11A07...0x11A08, 0x11C3F, 0x13430...0x13438, 0x1BC9C: return true
    case 0x1BC9F, 0x1CF50...0x1CFC3, 0x1D6C1, 0x1D6FB, 0x1D735, 0x1D76F, 0x1D7A9, 0x1E14F: return true
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    case .spacingMark, .letterNumber, .decimalNumber, .privateUse: return true
    case .otherSymbol, .otherNumber, .otherPunctuation: return isOfLeftToRightBlock
    default: return false
    }
  }

  /// Whether it is in a block whose symbols, numbers and punctuation are also strong, as in most blocks of one script.
  private var isOfLeftToRightBlock: Bool {
    switch value {
    case 0x482, 0x55A...0x589, 0x900...0x1CFF, 0x2336...0x237A, 0x249C...0x24E9, 0x2800...0x28FF: true
    case 0x3190...0x319F, 0x3200...0x33FF, 0xA830...0xABFF, 0x10100...0x103FF, 0x11000...0x16FFF: true
    case 0x1D000...0x1D1E8, 0x1D2E0...0x1D37F, 0x1D800...0x1DA8B, 0x1F110...0x1F169, 0x1F170...0x1F251: true
    default: false
    }
  }
}
