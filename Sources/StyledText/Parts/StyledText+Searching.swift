extension StyledText {
  /// Returns the first occurrence of a string, as indices of ``text``; nil if it is not found. All methods with a range
  /// accept it:
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129", style: .t14_red_bold)
  /// if let was = prices.range(of: "¥129") {
  ///   try prices.apply(styleCode: .t12_gray3_regular, in: was)
  ///   prices[was].strikethrough = .single
  /// }
  /// ```
  ///
  /// The comparison is by `Character`, and case-sensitive: `é` is found as one scalar and as two, and `e` is not found
  /// in it. An empty string is not found. The indices are invalid after the next change of the text.
  ///
  /// - Complexity: Linear in the text and the string.
  public func range(of words: String) -> Range<String.Index>? {
    PatternSearch(Array(words)).firstRange(in: content, from: content.startIndex)
  }

  /// Returns all occurrences of a string that do not overlap, as indices of ``text``, in text order. They are compared
  /// as by ``range(of:)``.
  ///
  /// ```swift
  /// var review = StyledText("Soft, very soft")
  /// for range in review.ranges(of: "oft") { review[range].underline = .single }
  /// ```
  ///
  /// - Complexity: Linear in the text and the string.
  public func ranges(of words: String) -> [Range<String.Index>] {
    let search = PatternSearch(Array(words))
    var found: [Range<String.Index>] = []
    while let next = search.firstRange(in: content, from: found.last?.upperBound ?? content.startIndex) {
      found.append(next)
    }
    return found
  }
}

extension PatternSearch<Character> {
  /// The first match in a text from an index on; nil for an empty pattern.
  fileprivate func firstRange(in text: String, from start: String.Index) -> Range<String.Index>? {
    guard count > 0 else { return nil }
    var search = self
    var index = start
    while index < text.endIndex {
      let isMatch = search.ends(with: text[index])
      index = text.index(after: index)
      if isMatch { return text.index(index, offsetBy: -count)..<index }
    }
    return nil
  }
}
