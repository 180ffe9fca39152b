internal import StyledText

extension RichTextEditor {
  /// Makes an edit of the plain text, and returns the patches that undo it, in the order in which they were made.
  ///
  /// - Parameter marked: The marked text after the edit; UTF-16 offsets of the plain text.
  mutating func apply(_ patch: PlainPatch, marked: Range<Int>? = nil, updating update: inout UpdateBuilder)
    -> [PlainPatch]
  {
    let end = patch.range.upperBound + patch.shift
    let inverse = plain.apply(patch)
    return [inverse]
      + settle(
        PositionMap.Change(old: patch.range, new: patch.range.lowerBound..<end),
        marked: marked,
        updating: &update
      )
  }

  /// Reads the plain text again after a change. Returns the patches that restore entities that no longer fit: mentions
  /// that marked text is typed into, or that end inside a character, such as before a combining mark.
  mutating func settle(
    _ change: PositionMap.Change,
    marked: Range<Int>?,
    updating update: inout UpdateBuilder
  ) -> [PlainPatch] {
    var inverses: [PlainPatch] = []
    let place = change.new.lowerBound
    if let marked, let patch = plain.patch(removing: plain.mentions(overlapping: marked), at: place) {
      inverses.append(plain.apply(patch))
    }
    redecode(marked, change, updating: &update)
    return inverses + removeMisfits(at: place, marked: marked, updating: &update)
  }

  /// Removes the entities that do not fit, and returns the patches that restore them.
  ///
  /// - Parameter place: The UTF-16 offset in the plain text where these patches join with others.
  mutating func removeMisfits(at place: Int, marked: Range<Int>?, updating update: inout UpdateBuilder) -> [PlainPatch]
  {
    var inverses: [PlainPatch] = []
    while let patch = plain.patch(removing: decoded.problems.map(\.entity), at: place) {
      inverses.append(plain.apply(patch))
      redecode(marked, PositionMap.Change(old: place..<place, new: place..<place), updating: &update)
    }
    return inverses
  }

  /// Reads the plain text again after a change, with marked text protected.
  mutating func redecode(_ marked: Range<Int>?, _ change: PositionMap.Change, updating update: inout UpdateBuilder) {
    let old = decoded
    let read = redecode(marked, change)
    let edit = PositionMap.Change(
      old: old.displayRange(around: change.old),
      new: decoded.displayRange(around: change.new)
    )
    update.add(TextDifference(from: old.text, in: read.old, to: decoded.text, in: read.new, edit: edit).change)
  }

  @discardableResult
  mutating func redecode(_ marked: Range<Int>?, _ change: PositionMap.Change) -> RedecodedText {
    var steps = DecodingSteps()
    let read = codec.redecoding(decoded, as: plain.protecting(marked), edited: change, steps: &steps)
    decoded = read.text
    return read
  }

  /// Replaces a range of the plain text by a content.
  mutating func replace(
    _ range: Range<Int>,
    with content: PlainText,
    rules: InsertionRules,
    updating update: inout UpdateBuilder
  ) -> [PlainPatch] {
    guard rules.contains(.isolated) else {
      return apply(plain.patch(replacing: range, with: content), updating: &update)
    }
    let shown = codec.decode(content)
    let atoms = shown.plainAtoms(in: 0..<content.text.utf16.count)
    for isKeptApart in [false, true] {
      var (editor, changes) = (self, update)
      let kept = isKeptApart ? content.holdingEmoji(readBy: codec) : content
      let patch = plain.patch(replacing: range, with: kept, isKeptApart: isKeptApart)
      let patches = editor.apply(patch, updating: &changes)
      let end = range.lowerBound + content.text.utf16.count
      let found = editor.decoded.plainAtoms(in: range.lowerBound..<end)
      if found.contains(inOrder: atoms, movedBy: range.lowerBound) {
        (self, update) = (editor, changes)
        return patches
      }
    }
    return apply(plain.patch(replacing: range, with: content), updating: &update)
  }

  /// The selection as a range of the plain text.
  var plainSelectionRange: Range<Int> { decoded.plainRange(of: selection.range) }

  /// Sets a caret at the first stop that is not before a position of the plain text.
  mutating func setCaret(plain position: Int) { select(EditorHistory.Selection(anchor: position, head: position)) }

  /// Sets a selection of the plain text, whose ends move on to stops.
  mutating func select(_ plain: EditorHistory.Selection) {
    let stops = decoded.stops
    selection = TextSelection(
      anchor: stops.atOrAfter(decoded.displayPosition(of: plain.anchor)),
      head: stops.atOrAfter(decoded.displayPosition(of: plain.head))
    )
  }
}

extension PlainText {
  /// The text to decode while a part of it is marked: the characters of that part are literal.
  fileprivate func protecting(_ marked: Range<Int>?) -> PlainText {
    guard let marked, !marked.isEmpty else { return self }
    let range = graphemes(around: marked)
    var protected = self
    let literal = PlainText(String(text[text.indices(utf16: range)]), entities: [Entity(0..<range.count, .literal)])
    _ = protected.apply(patch(replacing: range, with: literal))
    return protected
  }

  /// The mentions that share a character with a range.
  fileprivate func mentions(overlapping range: Range<Int>) -> [Entity] {
    guard !range.isEmpty else { return [] }
    let range = graphemes(around: range)
    return entities.filter { $0.kind != .literal && $0.range.overlaps(range) }
  }

  /// The range of the whole characters that a range of UTF-16 offsets touches.
  private func graphemes(around range: Range<Int>) -> Range<Int> {
    let stops = DisplayStops(text: StyledText(text))
    return stops.atOrBefore(range.lowerBound)..<stops.atOrAfter(range.upperBound)
  }
}

extension [(Range<Int>, EditorAtom)] {
  /// Whether these atoms, which are in text order, have others among them that are moved.
  fileprivate func contains(inOrder others: Self, movedBy distance: Int) -> Bool {
    var rest = self[...]
    return others.allSatisfy { range, atom in
      let moved = range.moved(by: distance)
      rest = rest.drop { $0.0.lowerBound < moved.lowerBound }
      return rest.first.map { $0.0 == moved && $0.1 == atom } ?? false
    }
  }
}

extension DecodedText {
  /// The display range of a plain range, extended to whole emoji at its ends.
  func displayRange(around range: Range<Int>) -> Range<Int> {
    let lower = map.map(range.lowerBound, bias: .before)
    return lower..<max(map.map(range.upperBound, bias: .after), lower)
  }

  /// The mentions and emoji in a range of the plain text, with their ranges in it.
  func plainAtoms(in range: Range<Int>) -> [(Range<Int>, EditorAtom)] {
    placedAtoms(in: displayRange(around: range)).map { (plainRange(of: $0.range), $0.atom) }
  }
}

extension Range<Int> {
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
