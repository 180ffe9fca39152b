/// What follows a window of a text.
struct Continuation {
  let text: String
  /// In UTF-8 units.
  let start: Int

  /// What belongs to the paragraph that the window ends in. Linear in its length.
  var restOfParagraph: Substring {
    let rest = text[text.utf8.index(text.startIndex, offsetBy: start)...]
    let end = rest.unicodeScalars.firstIndex { $0.value == 0x0A || $0.value == 0x0D || $0.value == 0x2029 }
    return rest[..<(end ?? rest.endIndex)]
  }
}
