public import StyledText

extension RichTextCodec {
  /// Returns the plain text of a display text.
  ///
  /// Each emoji becomes the code that was written for it, whatever tables the codec has. Mentions become entities, and
  /// so does text that would be read differently than it was shown. Decoding the result yields the same display text
  /// again, if this codec decoded the display text.
  ///
  /// If another codec decoded it, words that are codes for this one become literals, and are shown as words from then
  /// on. Use ``decode(_:from:)`` to show a display text with other tables.
  ///
  /// - Parameters:
  ///   - text: The display text.
  ///   - range: UTF-16 offsets of the part to encode, such as a selection, clamped to the text and widened to whole
  ///     atoms; nil for all of it.
  /// - Complexity: Linear in the text, its runs and its matches.
  public func encode(_ text: StyledText, in range: Range<Int>? = nil) -> PlainText {
    let shown = DisplayedText(range.map { part(of: text, $0) } ?? text)
    return withScanner(of: shown.plain) { scanner in
      var writer = EntityWriter(self, scanner: scanner, events: shown.events)
      writer.run()
      return PlainText(shown.plain, entities: entities(writer.entities, in: scanner.bytes))
    }
  }

  /// Returns this codec's display text for a display text of another codec, such as one with an older emoji catalog.
  ///
  /// It is ``encode(_:in:)`` by that codec, and ``decode(_:)-(PlainText)`` by this one: codes that only this one has
  /// become emoji, and codes that it does not have become words.
  ///
  /// - Parameters:
  ///   - text: The display text.
  ///   - other: The codec that decoded it.
  /// - Complexity: Linear in the text, its runs and its matches.
  public func decode(_ text: StyledText, from other: RichTextCodec) -> DecodedText { decode(other.encode(text)) }

  private func part(of text: StyledText, _ range: Range<Int>) -> StyledText {
    let clamped = text[range].range
    let atoms = (try? text.atoms(in: clamped)) ?? []
    let lower = min(clamped.lowerBound, atoms.first?.lowerBound ?? clamped.lowerBound)
    let upper = max(clamped.upperBound, atoms.last?.upperBound ?? clamped.upperBound)
    return StyledText(text[lower..<upper])
  }

  /// The entities with UTF-16 offsets.
  private func entities(_ found: [EntityWriter.Found], in bytes: UnsafeBufferPointer<UInt8>) -> [PlainText.Entity] {
    var place = TextOffset.zero
    func utf16(_ offset: Int) -> Int {
      place += bytes.length(place.utf8..<offset)
      return place.utf16
    }
    return found.map { entity in
      let start = utf16(entity.range.lowerBound)
      return PlainText.Entity(start..<utf16(entity.range.upperBound), entity.kind)
    }
  }
}
