internal import StyledText

// No caret rests inside an atom: a mention, an attachment, or a value of another key that is edited as a whole. Here,
// an atom includes the graphemes that its ends lie inside of, so that it ends at grapheme boundaries.
extension TextFrame {
  /// The grapheme or atom that a position lies strictly inside of; nil where a caret may be.
  ///
  /// - Complexity: A binary search.
  func unit(around position: Int) -> Range<Int>? {
    guard position > 0, let offset = try? text.text.offset(utf16: position), offset.utf8 < text.text.utf8.count else {
      return nil
    }
    let grapheme = utf16(text.text.grapheme(at: offset.utf8, affinity: .downstream))
    if grapheme.lowerBound < position { return unit(around: grapheme) }
    return (try? text.source.atom(around: position)).map { unit(around: $0) }
  }

  /// The smallest range of whole graphemes and atoms around a range that is not empty.
  ///
  /// - Complexity: A binary search, and linear in the atoms of the range.
  func unit(around range: Range<Int>) -> Range<Int> {
    var unit = range
    while let atoms = try? text.source.atoms(in: unit), let first = atoms.first, let last = atoms.last {
      let wider = graphemes(
        around: min(unit.lowerBound, first.lowerBound)..<max(unit.upperBound, last.upperBound)
      )
      if wider == unit { break }
      unit = wider
    }
    return unit
  }

  /// The grapheme or the atom after or before a position, or around it; the empty range in an empty text.
  ///
  /// - Throws: `TextPositionError` if the position is not in the text.
  func unit(at position: Int, affinity: TextAffinity) throws(TextPositionError) -> Range<Int> {
    let offset = try text.text.offset(utf16: position)
    let grapheme = utf16(text.text.grapheme(at: offset.utf8, affinity: affinity))
    return grapheme.isEmpty ? grapheme : unit(around: grapheme)
  }

  /// The atoms of more than one UTF-16 unit that a range touches, in text order: only they have an inside.
  ///
  /// - Complexity: A binary search, and linear in the runs and atoms of the range.
  func longAtoms(in range: Range<Int>) -> [Range<Int>] {
    let atoms = (try? text.source.atoms(in: range)) ?? []
    return atoms.reduce(into: []) { found, atom in
      guard atom.count > 1, atom.lowerBound >= found.last?.upperBound ?? 0 else { return }
      found.append(unit(around: atom))
    }
  }

  /// A position, or the start of the grapheme or atom that it lies strictly inside of.
  func stop(notAfter position: Int) -> Int { unit(around: position)?.lowerBound ?? position }

  /// The last position for a caret: the end of the text that was laid out, or the start of an atom that is cut there.
  var lastStop: Int { stop(notAfter: laidOutEnd) }

  /// The caret after an atom; before it if its end was not laid out.
  func caret(after atom: Range<Int>) -> TextCaret {
    atom.upperBound <= laidOutEnd ? TextCaret(atom.upperBound, .upstream) : TextCaret(atom.lowerBound)
  }

  /// A range extended to whole graphemes and atoms that it touches; an empty range touches nothing.
  package func range(withWholeAtoms range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return range }
    let upper = unit(around: range.upperBound)?.upperBound ?? range.upperBound
    return stop(notAfter: range.lowerBound)..<upper
  }

  /// The smallest range of whole graphemes around a range that is not empty.
  private func graphemes(around range: Range<Int>) -> Range<Int> {
    guard let lower = try? text.text.offset(utf16: range.lowerBound),
      let upper = try? text.text.offset(utf16: range.upperBound)
    else { return range }
    let first = text.text.grapheme(at: lower.utf8, affinity: .downstream)
    let last = text.text.grapheme(at: upper.utf8, affinity: .upstream)
    return utf16(first.lowerBound..<last.upperBound)
  }
}
