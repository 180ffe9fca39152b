public import StyledText

extension TextFrame {
  /// The words of a range, as they are copied: an attachment gives its `TextAttachment.plainText`. Also for what was not
  /// laid out. Linear in the length of the range, and logarithmic in the number of runs.
  public func plainText(in range: Range<Int>) throws(TextPositionError) -> String {
    let lower = try text.text.offset(utf16: range.lowerBound)
    let upper = try text.text.offset(utf16: range.upperBound)
    var plain = ""
    var index = text.runs.partition { $0.utf8Range.upperBound > lower.utf8 }
    while index < text.runs.count, text.runs[index].utf8Range.lowerBound < upper.utf8 {
      let run = text.runs[index]
      let part = run.utf8Range.clamped(to: lower.utf8..<upper.utf8)
      let words = text.text[text.text.index(utf8: part.lowerBound)..<text.text.index(utf8: part.upperBound)]
      if let attachment = text[run].attributes.attachment {
        for scalar in words.unicodeScalars {
          if scalar == "\u{FFFC}" { plain += attachment.plainText } else { plain.unicodeScalars.append(scalar) }
        }
      } else {
        plain += words
      }
      index += 1
    }
    return plain
  }
}
