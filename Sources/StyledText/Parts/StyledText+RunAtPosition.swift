extension StyledText {
  /// The run that a character stands in, given by its UTF-16 offset.
  ///
  /// At the end of the text it is the last one; of an empty text, an empty one that has what words to come will have.
  ///
  /// ```swift
  /// let price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// print(try price.run(at: 5).range)  // 4..<8
  /// ```
  ///
  /// Throws when the position is none of the text.
  ///
  /// - Complexity: A binary search, and linear in the stored runs that make up the one that is found.
  public func run(at position: Int) throws(TextPositionError) -> TextRun {
    run(at: try content.offset(utf16: position))
  }

  /// Every attribute that holds for the character at a UTF-16 offset, whether it was set on a run, on a slot or on the
  /// whole text; at the end of the text, for the last character, and in an empty text, for words to come.
  ///
  /// ```swift
  /// let price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// print(try price.attributes(at: 5).strikethrough == .single)  // true
  /// ```
  ///
  /// Throws when the position is none of the text.
  ///
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

  /// The look of a character; at the end, of the last one, and in an empty text, of words to come.
  func look(at offset: TextOffset) -> RunLook {
    isEmpty ? lookOfNextText : stored.look(at: offset.utf8)
  }
}
