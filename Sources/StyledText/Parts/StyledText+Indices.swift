// Two ways to say where: UTF-16 offsets, as interface code counts, and indices of the words, as Swift does.

extension StyledText {
  /// The indices of ``text`` for a range of UTF-16 offsets, such as one of ``TextRun/range``. Throws when an end of it is no
  /// position of the text.
  ///
  /// ```swift
  /// let price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// let words = try price.runs.map { price.text[try price.range(utf16: $0.range)] }
  /// ```
  ///
  /// - Complexity: Linear in the text the first time, constant after that.
  public func range(utf16 range: Range<Int>) throws(TextPositionError) -> Range<String.Index> {
    content.indices(of: try content.offsets(utf16: range))
  }

  /// The UTF-16 offsets for a range of indices of ``text``, as a ``PositionMap`` and interface code take them. Throws when
  /// an end of it is no index of the text.
  ///
  /// ```swift
  /// let price = StyledText("now ¥99")
  /// let offsets = try price.range(of: "¥99").map { try price.utf16Range($0) }  // 4..<7
  /// ```
  ///
  /// - Complexity: Linear in the text the first time, logarithmic after that.
  public func utf16Range(_ range: Range<String.Index>) throws(TextPositionError) -> Range<Int> {
    try content.offsets(of: range).utf16
  }

  /// The UTF-16 offset of an index of ``text``.
  func utf16Offset(_ index: String.Index) throws(TextPositionError) -> Int { try content.offset(checking: index).utf16 }

  /// The range that a character stands in: as the method of this name for UTF-16 offsets, for an index of ``text``.
  ///
  /// - Complexity: A binary search, and linear in the stored ranges that make up the one that is found.
  public func run(at index: String.Index) throws(TextPositionError) -> TextRun {
    run(at: try content.offset(checking: index))
  }

  /// Every attribute that holds for a character: as the method of this name for UTF-16 offsets, for an index of ``text``.
  ///
  /// - Complexity: A binary search.
  public func attributes(at index: String.Index) throws(TextPositionError) -> TextAttributes {
    try attributes(at: utf16Offset(index))
  }
}
