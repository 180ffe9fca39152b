public import StyledText

extension RichTextCodec {
  /// Returns a display text with the current names of the people that it mentions.
  ///
  /// ```swift
  /// let (shown, map) = codec.renaming(comment.text) { identifier in people[identifier] }
  /// ```
  ///
  /// The person and the attributes of the mention stay the same.
  ///
  /// - Parameters:
  ///   - text: A display text.
  ///   - name: Returns the name of a person, without `@`; nil to keep the written one. Names that are empty or have a
  ///     line break are ignored, because a mention of them could not be stored.
  /// - Returns: The text, and the map from old positions to new ones.
  /// - Complexity: Linear in the text and its runs.
  public func renaming(
    _ text: StyledText,
    _ name: (_ identifier: String) -> String?
  ) -> (text: StyledText, map: PositionMap) {
    var replacements: [(range: Range<TextOffset>, content: String, attributes: TextAttributes)] = []
    var changes: [PositionMap.Change] = []
    var shift = 0
    for atom in text.atomOffsets {
      var attributes = text.ownAttributes(at: atom.lowerBound.utf8)
      guard var mention = attributes.mention, let name = name(mention.identifier), !name.isEmpty else { continue }
      let words = "@" + name
      guard !words.utf8.elementsEqual(mention.text.utf8), !name.unicodeScalars.contains(where: \.isLineBreak) else {
        continue
      }
      mention.text = words
      attributes.mention = mention
      replacements.append((atom, words, attributes))
      let start = atom.lowerBound.utf16 + shift
      changes.append(PositionMap.Change(old: atom.utf16, new: start..<start + words.utf16.count))
      shift += words.utf16.count - atom.utf16.count
    }
    return (text.replacing(replacements), PositionMap(ordered: changes))
  }
}
