import TestSupport

/// Texts in which every rule of graphemes and words applies.
enum RandomText {
  /// A few scalars of each class of UAX #29, as far as they differ for graphemes or for the segmenter.
  private static let alphabet = Array(
    """
    aZé\u{149}\u{3B1}\u{44F}09_'".,:; \t\n\r\u{B}\u{85}\u{2028}#+¥€–“’·\u{A0}\u{2003}\u{202F}\u{3000}\u{7F}\u{1}
    \u{5D0}\u{5E9}\u{5F4}\u{645}\u{664}\u{66B}\u{66C}\u{600}\u{6DD}汉字々〇𠮷\u{17000}ひカﾊﾞー゛，。１Ａ＿
    \u{301}\u{308}\u{20E3}\u{FE0F}\u{200D}\u{AD}\u{200B}\u{FEFF}\u{E0100}\u{903}\u{915}\u{94D}\u{937}\u{D4E}\u{111C2}
    \u{E01}\u{E31}\u{E33}\u{EB3}\u{1000}\u{1031}\u{1100}\u{1161}\u{11A8}\u{AC00}\u{AC01}
    \u{1F1E9}\u{1F1EA}\u{1F44D}\u{1F3FD}\u{1F469}\u{2764}\u{A9}\u{2139}\u{24C2}\u{1F6D1}\u{378}\u{E0041}\u{10FFFF}
    """.unicodeScalars
  )

  static func make(using generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    // From a few scalars only, so that runs and repetitions come up.
    let some = (0..<Int.random(in: 1...8, using: &generator)).map { _ in scalar(using: &generator) }
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      guard let next = some.randomElement(using: &generator) else { continue }
      text.append(next)
    }
    return String(text)
  }

  private static func scalar(using generator: inout SeededGenerator) -> Unicode.Scalar {
    let any = Unicode.Scalar(UInt32.random(in: 0...0x1_FFFF, using: &generator))
    let known = alphabet.randomElement(using: &generator) ?? " "
    return Int.random(in: 0..<8, using: &generator) == 0 ? any ?? known : known
  }
}
