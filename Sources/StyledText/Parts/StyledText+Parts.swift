// Parts are for layout, which counts in UTF-8. None of this looks at more of a text than it is asked for, but for a count
// of UTF-16 units where a part begins in the middle.

extension StyledText {
  /// The length in UTF-8 units.
  package var utf8Length: Int { content.utf8.count }

  /// A run as a text of its own, which looks as it does here and has no template. Linear in the run. Its ends must
  /// lie between two scalars.
  package func part(utf8 range: Range<Int>) -> StyledText {
    let words = String(content[content.index(utf8: range.lowerBound)..<content.index(utf8: range.upperBound)])
    var part = StyledText(words)
    part.code = code
    part.base = base
    if isEmpty { part.extras = Extras(template: nil, remembered: extras?.remembered) }
    guard !stored.isPlain, !range.isEmpty else { return part }
    let start = range.lowerBound == 0 ? .zero : content.offset(of: content.index(utf8: range.lowerBound))
    let pieces = stored.pieces(in: start..<start + part.content.length)
    part.stored = RunList(
      pieces.map { RunList.Piece(length: $0.length, look: RunLook().overriding(ownAttributes(of: $0.look), .set)) }
    )
    return part
  }

  /// The words of another text as they look when they are added beside a character of this one.
  ///
  /// Runs with a style of their own keep their look. The others look like text that is typed there, but for what they
  /// say themselves. Either way they have that paragraph's attributes.
  package func adapting(_ other: StyledText, besideCharacterAt utf8: Int) -> StyledText {
    let look = content.isEmpty ? TextAttributes() : ownAttributes(of: stored.look(at: utf8)).inherited
    var adapted = StyledText(other.content)
    adapted.stored = RunList(
      other.runs.map { run in
        let around = run.resolved == nil ? look : look.ofParagraphs
        let overrides = around.merging(run.attributes.ofCharacters)
        return RunList.Piece(
          length: TextOffset(utf8: run.utf8Range.count, utf16: run.range.count),
          look: RunLook().overriding(overrides, .set)
        )
      }
    )
    return adapted
  }

  /// The number of the stored run that an offset lies in: two places with one number look the same.
  package func storedRunIndex(at utf8: Int) -> Int { stored.isPlain ? 0 : stored.index(at: utf8) }

  private func ownAttributes(of look: RunLook) -> TextAttributes {
    attributes(ofSlot: look.slot).merging(look.overrides)
  }
}

extension StyledText {
  /// The first place from an offset on where the text may be cut: between two graphemes, and in no atom.
  package func cut(atOrAfter utf8: Int) -> Int {
    var cut = utf8
    while cut > 0, cut < utf8Length {
      let atom = atom(around: cut)
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

  /// The last place up to an offset where the text may be cut.
  package func cut(atOrBefore utf8: Int) -> Int {
    var cut = utf8
    while cut > 0, cut < utf8Length {
      let atom = atom(around: cut)
      let start = atom.isEmpty ? content.grapheme(at: cut).lowerBound : atom.lowerBound
      if start == cut { return cut }
      cut = start
    }
    return min(max(cut, 0), utf8Length)
  }

  /// The atoms, in text order.
  package var utf8AtomRanges: [Range<Int>] { atomRanges.map(\.utf8) }

  /// The atom that an offset lies strictly inside of; empty when there is none.
  private func atom(around utf8: Int) -> Range<Int> {
    // Atoms are looked for by UTF-8 offsets alone.
    let offset = TextOffset(utf8: utf8, utf16: 0)
    return atoms(around: offset..<offset).utf8
  }
}
