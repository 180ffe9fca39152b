extension StyledText {
  /// Where words first appear, as indices of ``text``; nil when they do not. Every method that takes a range takes it:
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129", style: .t14_red_bold)
  /// if let was = prices.range(of: "¥129") {
  ///   try prices.apply(styleCode: .t12_gray3_regular, in: was)
  ///   prices[was].strikethrough = .single
  /// }
  /// ```
  ///
  /// Characters are compared as Swift compares them, case and all: `é` is found in one scalar as in two, and `e` is not
  /// found in it. No words are found nowhere. The indices are those of the text as it is; look again after each change.
  ///
  /// - Complexity: Linear in the text and the words.
  public func range(of words: String) -> Range<String.Index>? {
    PatternSearch(Array(words)).firstRange(in: content, from: content.startIndex)
  }

  /// Every place where words appear, as indices of ``text``, in text order and apart from each other. They are found as
  /// ``range(of:)`` finds the first one.
  ///
  /// ```swift
  /// var review = StyledText("Soft, very soft")
  /// for range in review.ranges(of: "oft") { review[range].underline = .single }
  /// ```
  ///
  /// - Complexity: Linear in the text and the words.
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
