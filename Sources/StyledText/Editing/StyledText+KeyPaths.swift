extension StyledText {
  /// Sets one attribute on a range, and leaves the others that it has; nil removes it.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129", style: .t14_red_bold)
  /// try prices.set(\.strikethrough, .single, in: 4..<8)
  /// try prices.set(\.strikethrough, nil, in: 4..<5)  // not through the ¥
  /// ```
  ///
  /// An attribute that typing extends belongs to the whole text if it is set on all of a text without a template. So it
  /// outlives the words. The range is one of UTF-16 offsets; throws when an end of it is no position of the text, and then
  /// changes nothing. For keys of yours without a property, name the key: `text.set(ReviewState.self, "open", in: range)`.
  ///
  /// - Complexity: Linear in the number of runs.
  public mutating func set<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>,
    _ value: Value?,
    in range: Range<Int>
  ) throws(TextPositionError) {
    set(attribute, value, around: try content.offsets(utf16: range))
  }

  /// Removes one attribute from a range, whether it was set on the range, on its slot or on the whole text; what lies
  /// outside the range keeps it.
  ///
  /// ```swift
  /// var price = StyledText("was ¥129", attributes: TextAttributes(strikethrough: .single))
  /// try price.remove(\.strikethrough, in: 0..<4)
  /// ```
  ///
  /// The range is one of UTF-16 offsets; throws when an end of it is no position of the text, and then changes nothing.
  ///
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
    // A property does not tell the key that it stands for: that is seen from what goes when it is set to nil.
    let all = allAttributes(in: widened(range, to: .character))
    var others = all
    others[keyPath: attribute] = nil
    for entry in all.removing(others).entries { remove(entry.name, entry.extent, around: range) }
  }

  /// One attribute of each name that is seen somewhere in a range.
  private func allAttributes(in range: Range<TextOffset>) -> TextAttributes {
    stored.pieces(in: range).reduce(TextAttributes()) { $0.merging(layers(of: $1.look).merged) }
  }
}
