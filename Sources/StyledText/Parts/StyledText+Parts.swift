// Parts are for layout, which counts in UTF-8. These methods read only the given part, except to count UTF-16 units if
// the part does not begin at the start.

extension StyledText {
  /// The length in UTF-8 units.
  package var utf8Length: Int { content.utf8.count }

  /// Returns a range as a separate text that looks the same as here and has no template. Its ends must lie between two
  /// scalars. If the range is the whole text, remembered text is kept.
  ///
  /// - Complexity: Linear in the range.
  package func part(utf8 range: Range<Int>) -> StyledText {
    let words = String(content[content.index(utf8: range.lowerBound)..<content.index(utf8: range.upperBound)])
    var part = StyledText(words)
    part.code = code
    part.base = base
    if range.count == utf8Length { part.extras = Extras(template: nil, remembered: extras?.remembered) }
    guard !stored.isPlain, !range.isEmpty else { return part }
    let start = range.lowerBound == 0 ? .zero : content.offset(of: content.index(utf8: range.lowerBound))
    let pieces = stored.pieces(in: start..<start + part.content.length)
    part.stored = RunList(
      pieces.map { RunList.Piece(length: $0.length, look: RunLook().overriding(ownAttributes(of: $0.look), .set)) }
    )
    return part
  }

  private func ownAttributes(of look: RunLook) -> TextAttributes { layers(of: look).mergedOverWholeText }
}

extension StyledText {
  /// Returns the first offset at or after an offset at which the text may be cut: between two graphemes, and outside of
  /// atoms.
  package func cut(atOrAfter utf8: Int) -> Int {
    var cut = utf8
    while cut > 0, cut < utf8Length {
      let atom = atom(aroundUTF8: cut)
      guard atom.isEmpty else {
        cut = atom.upperBound
        continue
      }
      let grapheme = content.grapheme(at: cut)
      if grapheme.lowerBound == cut { return cut }
      cut = grapheme.upperBound
    }
    return min(max(cut, 0), utf8Length)
  }

  /// Returns the last offset at or before an offset at which the text may be cut.
  package func cut(atOrBefore utf8: Int) -> Int {
    var cut = utf8
    while cut > 0, cut < utf8Length {
      let atom = atom(aroundUTF8: cut)
      let start = atom.isEmpty ? content.grapheme(at: cut).lowerBound : atom.lowerBound
      if start == cut { return cut }
      cut = start
    }
    return min(max(cut, 0), utf8Length)
  }

  /// Calls a function with the smallest parts that are kept or cut as a whole: graphemes and atoms, in text order.
  ///
  /// - Parameter body: Gets the end of a part in UTF-8 units, and its character, or nil for an atom. It returns whether
  ///   to continue.
  /// - Complexity: Linear in the text up to the last part, and in the number of all atoms.
  package func forEachPiece(_ body: (_ end: Int, _ character: Character?) -> Bool) {
    var atoms = utf8AtomRanges[...]
    var end = 0
    for character in content {
      end += character.utf8.count
      while let atom = atoms.first, atom.upperBound < end { atoms.removeFirst() }
      let atom = atoms.first.flatMap { $0.lowerBound < end ? $0 : nil }
      if let atom, end < atom.upperBound { continue }
      guard body(end, atom == nil ? character : nil) else { return }
    }
  }

  /// The atoms, in text order.
  package var utf8AtomRanges: [Range<Int>] { atomRanges.map(\.utf8) }

  /// The atom that an offset lies strictly inside of; empty outside of atoms.
  private func atom(aroundUTF8 utf8: Int) -> Range<Int> {
    // Atoms are looked for by UTF-8 offsets alone.
    let offset = TextOffset(utf8: utf8, utf16: 0)
    return atoms(around: offset..<offset).utf8
  }
}
