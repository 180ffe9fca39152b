/// Finds the clusters of a paragraph that are among joining letters, one after the other in logical order.
///
/// Letter spacing would tear such letters apart, so it does not apply to them (CSS Text Module Level 3, section 8.2,
/// and appendix D, "Cursive scripts"). As in browsers, characters of any script, such as digits, belong to the letters
/// before them, except spaces; a closing bracket and the characters after it belong to the letters of the opening one,
/// and characters at the start of a paragraph to its first letter.
struct JoiningLetters {
  private var isJoining: Bool
  /// For each open bracket, whether it is among joining letters.
  private var brackets: [Bool] = []

  init(_ text: String) {
    isJoining = text.unicodeScalars.lazy.compactMap(Self.joins).first { _ in true } ?? false
  }

  /// Whether letter spacing is left out after the cluster that starts with a scalar.
  mutating func contain(_ first: UInt32) -> Bool {
    guard first != 0x20, let scalar = Unicode.Scalar(first) else { return false }
    isJoining = Self.joins(scalar) ?? isJoining
    switch scalar.properties.generalCategory {
    case .openPunctuation: brackets.append(isJoining)
    case .closePunctuation: isJoining = brackets.popLast() ?? isJoining
    default: break
    }
    return isJoining
  }

  /// Nil for characters of any script. Punctuation of ideographs is not used in other scripts.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool? {
    if isInCursiveBlock(scalar.value) { return true }
    return scalar.properties.isAlphabetic || (0x3001...0x303F).contains(scalar.value) ? false : nil
  }

  private static func isInCursiveBlock(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF: true  // Arabic, Syriac, N’Ko, Mandaic
    case 0x1800...0x18AF, 0xA840...0xA87F, 0x11660...0x1167F: true  // Mongolian, Phags-pa
    case 0xFB50...0xFDFF, 0xFE70...0xFEFE: true  // Arabic presentation forms
    case 0x10AC0...0x10AFF, 0x10B80...0x10BAF: true  // Manichaean, Psalter Pahlavi
    case 0x10D00...0x10D3F, 0x10EC0...0x10EFF, 0x10F30...0x10F6F: true  // Hanifi Rohingya, Arabic, Sogdian
    case 0x1E900...0x1E95F, 0x1EE00...0x1EEFF: true  // Adlam, Arabic mathematical letters
    default: false
    }
  }
}
