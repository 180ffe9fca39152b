internal import StyledText

extension RichTextEditor {
  /// Makes edits of others, which are not undone, and moves the groups of undo over them.
  mutating func replaceExternally(_ replacements: [ExternalReplacement], updating update: inout UpdateBuilder) {
    history.close(exceptComposition: true)
    var replacements = separate(replacements)
    if let marked = markedRange,
      replacements.contains(where: {
        $0.range.lowerBound <= marked.upperBound && $0.range.upperBound >= marked.lowerBound
      })
    {
      let map = commitFirst(updating: &update)
      for index in replacements.indices { replacements[index].range = map.around(replacements[index].range) }
      replacements = separate(replacements)
    }
    let selected = plainSelection
    let edits =
      replacements
      .map { PlainEdit(range: decoded.plainRange(of: $0.range), content: $0.plain.fitting) }
      .filter { !$0.change.isEmpty }
    let changes = edits.map(\.change)
    if let marked = composition?.range {
      let shift = changes.prefix { $0.range.upperBound <= marked.lowerBound }.reduce(0) { $0 + $1.shift }
      composition?.range = marked.moved(by: shift)
    }
    apply(edits, marked: composition?.range, updating: &update)
    for change in changes.reversed() { history.rebase(over: change) }
    select(
      EditorHistory.Selection(anchor: changes.map(selected.anchor), head: changes.map(selected.head))
    )
  }

  /// Makes edits that are in text order and do not overlap, and reads the text again once.
  private mutating func apply(_ edits: [PlainEdit], marked: Range<Int>?, updating update: inout UpdateBuilder) {
    guard let first = edits.first, let last = edits.last else { return }
    let old = decoded
    let shift = edits.reduce(0) { $0 + $1.change.shift }
    let range = first.range.lowerBound..<last.range.upperBound
    let change = PositionMap.Change(old: range, new: range.lowerBound..<range.upperBound + shift)
    plain = plain.applying(edits)
    redecode(marked, change)
    update.add(PositionMap(ordered: DecodingDifference(from: old, to: decoded, edits: edits.map(\.change)).changes))
    _ = removeMisfits(at: range.lowerBound, marked: marked, updating: &update)
  }

  /// The replacements in text order, widened to stops, without those that overlap one before them.
  private func separate(_ replacements: [ExternalReplacement]) -> [ExternalReplacement] {
    let stops = decoded.stops
    let sorted = replacements.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }
    return sorted.map(\.element).withoutOverlaps
      .map { ExternalReplacement(stops.around($0.range), with: $0.plain) }.withoutOverlaps
  }

  /// Reads the text with another codec, such as one with a new catalog of emoji. The plain text, the selection and what
  /// can be undone stay.
  ///
  /// - Complexity: That of decoding.
  @discardableResult
  public mutating func use(_ codec: RichTextCodec) -> EditorUpdate {
    let (old, selected) = (text, plainSelection)
    history.close(exceptComposition: true)
    self.codec = codec
    decoded = codec.decode(decoded.plain)
    select(selected)
    var update = UpdateBuilder(old)
    update.add(PositionMap.Change(old: 0..<old.utf16Length, new: 0..<text.utf16Length))
    return update.update(to: text)
  }
}

extension [ExternalReplacement] {
  /// The replacements, which are in text order, without those that begin before the end of one before them.
  fileprivate var withoutOverlaps: Self {
    var end = Int.min
    return filter { replacement in
      guard replacement.range.lowerBound >= end else { return false }
      end = replacement.range.upperBound
      return true
    }
  }
}

extension [PlainChange] {
  /// The new position of a position. The changes are in text order, and all of them are of the old text.
  fileprivate func map(_ position: Int) -> Int {
    var shift = 0
    for change in self {
      if position <= change.range.lowerBound { break }
      if position < change.range.upperBound { return change.range.lowerBound + shift + change.length }
      shift += change.shift
    }
    return position + shift
  }
}

extension PositionMap {
  /// The new range of a range, with text that was inserted at its ends; an empty range stays empty.
  func around(_ range: Range<Int>) -> Range<Int> {
    let lower = map(range.lowerBound)
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(map(range.upperBound, bias: .after), lower)
  }
}
