internal import StyleTables

/// A style's numbers as a designer reads them.
enum SpecimenNumbers {
  /// What they are called, and what they are, in points; only those that say something.
  static func metrics(of style: HostStyle) -> [(name: String, value: String)] {
    guard let lines = style.metrics else { return [("metrics", "plain")] }
    var numbers = [
      ("line height", text(lines.minimumLineHeight)),
      ("line spacing", text(lines.lineSpacing)),
      ("baseline", text(lines.baseline)),
    ]
    if lines.letterSpacing != 0 { numbers.append(("letter spacing", text(lines.letterSpacing))) }
    if lines.baselineOffset != 0 { numbers.append(("offset", text(lines.baselineOffset))) }
    return numbers
  }

  /// At most three decimals.
  static func text(_ points: Double) -> String {
    let rounded = (points * 1000).rounded() / 1000
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
