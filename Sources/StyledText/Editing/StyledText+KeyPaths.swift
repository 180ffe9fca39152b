extension StyledText {
  /// Sets one attribute on a range; nil removes it. Other attributes stay.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129", style: .t14_red_bold)
  /// try prices.set(\.strikethrough, .single, in: 4..<8)
  /// try prices.set(\.strikethrough, nil, in: 4..<5)  // not through the ¥
  /// ```
  ///
  /// An attribute that typing extends is set on the whole text if the range is all of a text without a template. So it
  /// survives when the text is replaced. For custom keys without a property, name the key:
  /// `text.set(ReviewState.self, "open", in: range)`.
  ///
  /// The range is in UTF-16 offsets.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text, which is unchanged then.
  /// - Complexity: Linear in the number of runs.
  public mutating func set<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>,
    _ value: Value?,
    in range: Range<Int>
  ) throws(TextPositionError) {
    set(attribute, value, around: try content.offsets(utf16: range))
  }

  /// Removes one attribute from a range, whether it was set on the range, on its slot or on the whole text. The text
  /// outside the range keeps it.
  ///
  /// ```swift
  /// var price = StyledText("was ¥129", attributes: TextAttributes(strikethrough: .single))
  /// try price.remove(\.strikethrough, in: 0..<4)
  /// ```
  ///
  /// The range is in UTF-16 offsets.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text, which is unchanged then.
  /// - Complexity: Linear in the number of runs.
  public mutating func remove<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>,
    in range: Range<Int>
  ) throws(TextPositionError) {
    remove(attribute, around: try content.offsets(utf16: range))
  }

  /// Sets an attribute in a range that is widened first.
  mutating func set<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>,
    _ value: Value?,
    around range: Range<TextOffset>
  ) {
    var attributes = TextAttributes()
    attributes[keyPath: attribute] = value
    if attributes.isEmpty { return remove(attribute, around: range) }
    merge(attributes, around: range)
  }

  /// Removes an attribute from a range that is widened first.
  mutating func remove<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>,
    around range: Range<TextOffset>
  ) {
    // A property does not name its key: it is the key of the attribute that setting nil removes.
    let all = allAttributes(in: widened(range, to: .character))
    var others = all
    others[keyPath: attribute] = nil
    for entry in all.removing(others).entries { remove(entry.name, entry.extent, around: range) }
  }

  /// One attribute of each name that is set somewhere in a range.
  private func allAttributes(in range: Range<TextOffset>) -> TextAttributes {
    stored.pieces(in: range).reduce(TextAttributes()) { $0.merging(layers(of: $1.look).setAttributes) }
  }
}
