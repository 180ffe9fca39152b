// Each does what the method of its name for UTF-16 offsets does, at indices of ``StyledText/text``. It throws when one is no
// index of the text, and then changes nothing. All indices of the text are invalid afterwards.

extension StyledText {
  /// Puts words in the place of a range, as if they were typed there; returns where positions went.
  ///
  /// ```swift
  /// var price = StyledText("only ¥99", style: .t14_red_bold)
  /// if let old = price.range(of: "¥99") { try price.replaceSubrange(old, with: "¥89") }
  /// ```
  ///
  /// The range is one of indices of ``text``; throws when an end of it is none, and then changes nothing.
  ///
  /// - Complexity: Linear in the length of the text and the number of runs, by a copy and an addition.
  @discardableResult
  public mutating func replaceSubrange(
    _ range: Range<String.Index>,
    with text: String
  ) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(utf16Range(range), with: text)
  }

  /// Puts a text with its own look in the place of a range, as pasting does; returns where positions went.
  ///
  /// The range is one of indices of ``text``; throws when an end of it is none, and then changes nothing.
  ///
  /// - Complexity: Linear in the length of both texts and the number of their runs.
  @discardableResult
  public mutating func replaceSubrange(
    _ range: Range<String.Index>,
    with text: StyledText
  ) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(utf16Range(range), with: text)
  }

  /// Puts words at an index of ``text``, as if they were typed there; returns where positions went. Throws when it is no
  /// index of the text, and then changes nothing.
  ///
  /// - Complexity: Linear in the length of the text and the number of runs, by a copy and an addition.
  @discardableResult
  public mutating func insert(_ text: String, at index: String.Index) throws(TextPositionError) -> PositionMap {
    try insert(text, at: utf16Offset(index))
  }

  /// Puts a text with its own look at an index of ``text``, as pasting does; returns where positions went. Throws when it is
  /// no index of the text, and then changes nothing.
  ///
  /// - Complexity: Linear in the length of both texts and the number of their runs.
  @discardableResult
  public mutating func insert(_ text: StyledText, at index: String.Index) throws(TextPositionError) -> PositionMap {
    try insert(text, at: utf16Offset(index))
  }

  /// Removes a range; returns where positions went.
  ///
  /// ```swift
  /// var note = StyledText("Hello dear reader")
  /// if let word = note.range(of: "dear ") { try note.removeSubrange(word) }
  /// ```
  ///
  /// The range is one of indices of ``text``; throws when an end of it is none, and then changes nothing.
  ///
  /// - Complexity: Linear in the length of the text and the number of runs, by a copy and an addition.
  @discardableResult
  public mutating func removeSubrange(_ range: Range<String.Index>) throws(TextPositionError) -> PositionMap {
    try removeSubrange(utf16Range(range))
  }
}
