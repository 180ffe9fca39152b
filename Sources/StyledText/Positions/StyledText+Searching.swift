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
    CharacterSearch(words).firstRange(in: content, from: content.startIndex)
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
    let search = CharacterSearch(words)
    var found: [Range<String.Index>] = []
    while let next = search.firstRange(in: content, from: found.last?.upperBound ?? content.startIndex) {
      found.append(next)
    }
    return found
  }
}

/// Knuth, Morris and Pratt's search for characters: linear, whatever repeats in the words and in the text.
struct CharacterSearch {
  private let words: [Character]
  /// For each beginning of the words, the length of the longest shorter one that it ends with.
  private let borders: [Int]

  init(_ words: String) {
    let words = Array(words)
    var borders = [Int](repeating: 0, count: words.count)
    for index in words.indices.dropFirst() {
      borders[index] = Self.matched(borders[index - 1], then: words[index], words, borders)
    }
    self.words = words
    self.borders = borders
  }

  func firstRange(in text: String, from start: String.Index) -> Range<String.Index>? {
    guard !words.isEmpty else { return nil }
    var index = start
    var matched = 0
    while index < text.endIndex {
      matched = Self.matched(matched, then: text[index], words, borders)
      index = text.index(after: index)
      if matched == words.count { return text.index(index, offsetBy: -matched)..<index }
    }
    return nil
  }

  /// How many characters of the words match the end of a text of which that many matched, when another one follows.
  private static func matched(_ count: Int, then next: Character, _ words: [Character], _ borders: [Int]) -> Int {
    var count = count
    while count > 0, words[count] != next { count = borders[count - 1] }
    return words[count] == next ? count + 1 : 0
  }
}
