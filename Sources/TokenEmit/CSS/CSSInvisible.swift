/// Characters that are invisible, or change the direction of text around them: a name with them is not what it looks
/// like.
enum CSSInvisible {
  /// The indices of such characters in a text, except those that join or separate letters in a script that needs it, or
  /// join emoji.
  static func indices(in scalars: [Unicode.Scalar]) -> Set<Int> {
    Set(scalars.indices.filter { isInvisible(scalars[$0]) && !isBetweenJoining($0, scalars) })
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether a byte may begin one of the characters in UTF-8.
  static func mayBegin(_ byte: UInt8) -> Bool { byte == 0xD8 || byte == 0xE2 || byte == 0xEF }

  private static func isBetweenJoining(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard [0x200C, 0x200D].contains(scalars[index].value), index > 0, index + 1 < scalars.count else { return false }
    let (before, after) = (scalars[index - 1], scalars[index + 1])
    if isOfJoiningScript(before), isOfJoiningScript(after) { return true }
    return scalars[index].value == 0x200D && isOfEmoji(before) && isOfEmoji(after)
  }

  /// Whether it is a letter or a mark from Arabic to Sinhala, of Myanmar, Khmer or Mongolian, or an Arabic form.
  private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard properties.isAlphabetic || properties.generalCategory == .nonspacingMark else { return false }
    switch scalar.value {
    case 0x600...0xDFF, 0x1000...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: return true
    default: return false
    }
  }

  private static func isOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.value > 0x2000 && scalar.properties.isEmoji
  }
}
