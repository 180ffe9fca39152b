// These methods do the same as those for UTF-16 offsets, for indices of ``StyledText/text``. They throw if an index is
// not in the text, and leave the text unchanged. All indices of the text are invalid afterwards.

extension StyledText {
  /// Replaces a range by a string, as if it were typed there. Returns the map of positions.
  ///
  /// ```swift
  /// var price = StyledText("only ¥99", style: .t14_red_bold)
  /// if let old = price.range(of: "¥99") { try price.replaceSubrange(old, with: "¥89") }
  /// ```
  ///
  /// The range is in indices of ``text``.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not an index of the text, which is unchanged then.
  /// - Complexity: Linear in the length of the text and the number of runs.
  @discardableResult
  public mutating func replaceSubrange(
    _ range: Range<String.Index>,
    with text: String
  ) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(utf16Range(range), with: text)
  }

  /// Replaces a range by a text with its own attributes, as pasting does. Returns the map of positions.
  ///
  /// The range is in indices of ``text``.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not an index of the text, which is unchanged then.
  /// - Complexity: Linear in the length of both texts and the number of their runs.
  @discardableResult
  public mutating func replaceSubrange(
    _ range: Range<String.Index>,
    with text: StyledText
  ) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(utf16Range(range), with: text)
  }

  /// Inserts a string at an index of ``text``, as if it were typed there. Returns the map of positions.
  ///
  /// - Throws: ``TextPositionError`` if it is not an index of the text, which is unchanged then.
  /// - Complexity: Linear in the length of the text and the number of runs.
  @discardableResult
  public mutating func insert(_ text: String, at index: String.Index) throws(TextPositionError) -> PositionMap {
    try insert(text, at: utf16Offset(index))
  }

  /// Inserts a text with its own attributes at an index of ``text``, as pasting does. Returns the map of positions.
  ///
  /// - Throws: ``TextPositionError`` if it is not an index of the text, which is unchanged then.
  /// - Complexity: Linear in the length of both texts and the number of their runs.
  @discardableResult
  public mutating func insert(_ text: StyledText, at index: String.Index) throws(TextPositionError) -> PositionMap {
    try insert(text, at: utf16Offset(index))
  }

  /// Removes a range, and returns the map of positions.
  ///
  /// ```swift
  /// var note = StyledText("Hello dear reader")
  /// if let word = note.range(of: "dear ") { try note.removeSubrange(word) }
  /// ```
  ///
  /// The range is in indices of ``text``.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not an index of the text, which is unchanged then.
  /// - Complexity: Linear in the length of the text and the number of runs.
  @discardableResult
  public mutating func removeSubrange(_ range: Range<String.Index>) throws(TextPositionError) -> PositionMap {
    try removeSubrange(utf16Range(range))
  }
}
