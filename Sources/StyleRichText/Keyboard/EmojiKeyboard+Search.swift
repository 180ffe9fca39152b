public import StyleTables
internal import StyledText

extension EmojiKeyboard {
  /// The emoji found by words: each word must begin a word of the label, the name, a keyword or a code. Case does not
  /// matter; accents do. Chinese and Japanese have no spaces, so words begin anywhere in them.
  ///
  /// - Returns: Emoji in the order of the catalog, without retired ones; empty if there are no words.
  /// - Complexity: Linear in the length of all labels, names, keywords and codes.
  public func emoji(matching query: String) -> [EmojiCode] {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    guard !words.isEmpty else { return [] }
    return catalog.packs.flatMap(\.offered).filter { emoji in
      let names = [emoji.name, emoji.code] + emoji.aliases + emoji.keywords + (emoji.label.map { [$0] } ?? [])
      let texts = names.map { Array($0.lowercased().utf8) }
      return words.allSatisfy { word in texts.contains { $0.hasWord(startingWith: word) } }
    }
  }
}

extension [UInt8] {
  /// Whether a word in this UTF-8 begins with another text.
  fileprivate func hasWord(startingWith start: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in
      bytes.indices.contains { offset in
        guard bytes[offset...].starts(with: start) else { return false }
        return !bytes.isInsideSpacedWord(offset)
      }
    }
  }
}
