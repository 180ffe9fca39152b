/// Checks emoji codes: texts that represent an emoji in plain text.
enum EmojiCode {
  /// The placeholder for an emoji's name in a pack's template.
  static let placeholder = "{name}"
  /// A sample name for checks of a template. No mark composes with a digit.
  private static let anyName = "0"

  /// The problem with a code; nil for a valid code.
  ///
  /// - Complexity: O(*n*²), where *n* is the length of the code, which is short: a longer text is not looked at.
  static func problem(with code: String) -> String? {
    if code.utf8.count < SpecLimits.emojiCode.lowerBound {
      return "it is shorter than \(SpecLimits.emojiCode.lowerBound) bytes"
    }
    return problem(withText: code)
  }

  /// The problem that every code of a template has; nil if there may be valid ones.
  static func problem(withTemplate parts: (before: String, after: String)) -> String? {
    problem(withText: parts.before + anyName + parts.after)
  }

  private static func problem(withText code: String) -> String? {
    if code.utf8.count > SpecLimits.emojiCode.upperBound {
      return "it is longer than \(SpecLimits.emojiCode.upperBound) bytes"
    }
    let scalars = code.unicodeScalars
    if scalars.contains(where: isLineBreak) { return "it contains a line break" }
    if scalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "it contains a control character"
    }
    if scalars.contains("\u{FFFC}") { return "it contains U+FFFC, which represents objects in texts" }
    if isSpace(scalars.first) { return "it starts with white space" }
    if isSpace(scalars.last) { return "it ends with white space" }
    if scalars.first == "@" { return "it starts with `@`, as mentions do" }
    return ComposedForm.firstChange(in: code).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - digits.count))
      return "it is not in composed form (NFC), because of U+\(padding)\(digits)"
    }
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? false }
}
