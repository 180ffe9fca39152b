extension StyledText {
  /// Returns the run of the character at a UTF-16 offset.
  ///
  /// At the end of the text it is the last run; in an empty text, an empty run with the attributes of the next text.
  ///
  /// ```swift
  /// let price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// print(try price.run(at: 5).range)  // 4..<8
  /// ```
  ///
  /// - Throws: ``TextPositionError`` if the position is not in the text.
  /// - Complexity: A binary search, and linear in the stored runs that the run consists of.
  public func run(at position: Int) throws(TextPositionError) -> TextRun {
    run(at: try content.offset(utf16: position))
  }

  /// Returns all attributes of the character at a UTF-16 offset, whether they were set on a run, on a slot or on the
  /// whole text. At the end of the text these are the attributes of the last character; in an empty text, the
  /// attributes of the next text. They include a color that shows through from a lower layer's style.
  ///
  /// ```swift
  /// let price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// print(try price.attributes(at: 5).strikethrough == .single)  // true
  /// ```
  ///
  /// - Throws: ``TextPositionError`` if the position is not in the text.
  /// - Complexity: A binary search.
  public func attributes(at position: Int) throws(TextPositionError) -> TextAttributes {
    layers(of: look(at: try content.offset(utf16: position))).merged
  }

  func run(at offset: TextOffset) -> TextRun {
    guard !isEmpty, !stored.isPlain else {
      return TextRun(.zero..<content.length, layers(of: look(at: offset)))
    }
    let index = stored.index(at: offset.utf8)
    let look = stored.runs[index].look
    var (first, last) = (index, index)
    while first > 0, looksAlike(stored.runs[first - 1].look, look) { first -= 1 }
    while last + 1 < stored.count, looksAlike(stored.runs[last + 1].look, look) { last += 1 }
    return TextRun(stored.start(of: first)..<stored.runs[last].end, layers(of: look))
  }

  /// The look of a character; at the end, the look of the last one, and in an empty text, the look of the next text.
  func look(at offset: TextOffset) -> RunLook {
    isEmpty ? lookOfNextText : stored.look(at: offset.utf8)
  }
}
