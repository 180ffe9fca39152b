// Positions are UTF-16 offsets, as user interfaces count, or indices of the text, as in Swift.

extension StyledText {
  /// Returns the indices of ``text`` for a range of UTF-16 offsets, such as a ``TextRun/range``.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text.
  ///
  /// ```swift
  /// let price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// let words = try price.runs.map { price.text[try price.range(utf16: $0.range)] }
  /// ```
  ///
  /// - Complexity: Linear in the text after each change, and O(1) until the next one.
  public func range(utf16 range: Range<Int>) throws(TextPositionError) -> Range<String.Index> {
    content.indices(of: try content.offsets(utf16: range))
  }

  /// Returns the UTF-16 offsets for a range of indices of ``text``, for a ``PositionMap`` or a user interface.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not an index of the text.
  ///
  /// ```swift
  /// let price = StyledText("now ¥99")
  /// let offsets = try price.range(of: "¥99").map { try price.utf16Range($0) }  // 4..<7
  /// ```
  ///
  /// - Complexity: Linear in the text after each change, and logarithmic until the next one.
  public func utf16Range(_ range: Range<String.Index>) throws(TextPositionError) -> Range<Int> {
    try content.offsets(of: range).utf16
  }

  /// The UTF-16 offset of an index of ``text``.
  func utf16Offset(_ index: String.Index) throws(TextPositionError) -> Int { try content.offset(checking: index).utf16 }

  /// Returns the run of the character at an index of ``text``, as the method for UTF-16 offsets does.
  ///
  /// - Complexity: A binary search, and linear in the stored runs that the run consists of.
  public func run(at index: String.Index) throws(TextPositionError) -> TextRun {
    run(at: try content.offset(checking: index))
  }

  /// Returns all attributes of the character at an index of ``text``, as the method for UTF-16 offsets does.
  ///
  /// - Complexity: A binary search.
  public func attributes(at index: String.Index) throws(TextPositionError) -> TextAttributes {
    try attributes(at: utf16Offset(index))
  }
}
