/// The text after a window of a text.
struct Continuation {
  let text: String
  /// The start, in UTF-8 units.
  let start: Int

  /// The rest of the paragraph that the window ends in.
  ///
  /// - Complexity: Linear in its length.
  var restOfParagraph: Substring {
    let rest = text[text.utf8.index(text.startIndex, offsetBy: start)...]
    let end = rest.unicodeScalars.firstIndex { $0.value == 0x0A || $0.value == 0x0D || $0.value == 0x2029 }
    return rest[..<(end ?? rest.endIndex)]
  }
}
