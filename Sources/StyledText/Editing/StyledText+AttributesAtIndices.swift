public import StyleTables

// Each does what the method of its name for UTF-16 offsets does, in a range of indices of ``StyledText/text``, such as
// ``StyledText/range(of:)`` finds. It throws when an end of the range is no index of the text, and then changes nothing.

extension StyledText {
  /// Styles a range with a code. An explicit style of the range goes; everything else stays.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129", style: .t14_red_bold)
  /// if let was = prices.range(of: "¥129") { try prices.apply(styleCode: .t12_gray3_regular, in: was) }
  /// ```
  ///
  /// The range is one of indices of ``text``; throws when an end of it is none, and then changes nothing.
  ///
  /// - Complexity: Linear in the number of runs.
  public mutating func apply(
    styleCode style: StyleCode,
    in range: Range<String.Index>
  ) throws(TextPositionError) {
    merge(TextAttributes(style: style), around: try content.offsets(of: range))
  }

  /// Sets one attribute on a range, and leaves the others that it has; nil removes it.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129", style: .t14_red_bold)
  /// if let was = prices.range(of: "¥129") { try prices.set(\.strikethrough, .single, in: was) }
  /// ```
  ///
  /// The range is one of indices of ``text``; throws when an end of it is none, and then changes nothing.
  ///
  /// - Complexity: Linear in the number of runs.
  public mutating func set<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>,
    _ value: Value?,
    in range: Range<String.Index>
  ) throws(TextPositionError) {
    set(attribute, value, around: try content.offsets(of: range))
  }

  /// Sets an attribute with a key of yours on a range; nil removes it.
  ///
  /// The range is one of indices of ``text``; throws when an end of it is none, and then changes nothing.
  ///
  /// - Complexity: Linear in the number of runs.
  public mutating func set<Key: TextAttributeKey>(
    _ key: Key.Type,
    _ value: Key.Value?,
    in range: Range<String.Index>
  ) throws(TextPositionError) {
    set(key, value, around: try content.offsets(of: range))
  }

  /// Sets attributes on a range; others that it has stay.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129")
  /// let old = TextAttributes(size: 12, strikethrough: .single)
  /// for range in prices.ranges(of: "¥129") { try prices.merge(old, in: range) }
  /// ```
  ///
  /// The range is one of indices of ``text``; throws when an end of it is none, and then changes nothing.
  ///
  /// - Complexity: Linear in the number of runs.
  public mutating func merge(_ attributes: TextAttributes, in range: Range<String.Index>) throws(TextPositionError) {
    merge(attributes, around: try content.offsets(of: range))
  }

  /// Removes one attribute from a range; what lies outside the range keeps it.
  ///
  /// The range is one of indices of ``text``; throws when an end of it is none, and then changes nothing.
  ///
  /// - Complexity: Linear in the number of runs.
  public mutating func remove<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>,
    in range: Range<String.Index>
  ) throws(TextPositionError) {
    remove(attribute, around: try content.offsets(of: range))
  }

  /// Removes an attribute with a key of yours from a range; what lies outside the range keeps it.
  ///
  /// The range is one of indices of ``text``; throws when an end of it is none, and then changes nothing.
  ///
  /// - Complexity: Linear in the number of runs.
  public mutating func remove<Key: TextAttributeKey>(
    _ key: Key.Type,
    in range: Range<String.Index>
  ) throws(TextPositionError) {
    remove(Key.name, Key.extent, around: try content.offsets(of: range))
  }
}
