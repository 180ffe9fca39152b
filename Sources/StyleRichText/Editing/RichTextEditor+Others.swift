internal import StyledText

extension RichTextEditor {
  /// Makes edits of others, which are not undone, and moves the groups of undo over them.
  mutating func replaceExternally(_ replacements: [ExternalReplacement], updating update: inout UpdateBuilder) {
    history.close(exceptComposition: true)
    var replacements = merged(replacements)
    if let marked = markedRange,
      replacements.contains(where: {
        $0.range.lowerBound <= marked.upperBound && $0.range.upperBound >= marked.lowerBound
      })
    {
      let map = commitFirst(updating: &update)
      for index in replacements.indices { replacements[index].range = map.around(replacements[index].range) }
      replacements = merged(replacements)
    }
    let selected = plainSelection
    let edits =
      replacements
      .map { PlainEdit(range: decoded.plainRange(of: $0.range), content: $0.plain) }
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

  /// The replacements in text order, widened to stops. Replacements that then overlap are joined.
  private func merged(_ replacements: [ExternalReplacement]) -> [ExternalReplacement] {
    let stops = decoded.stops
    var merged: [ExternalReplacement] = []
    for replacement in replacements.sorted(by: { $0.precedes($1) }) {
      let next = ExternalReplacement(stops.around(replacement.range), with: replacement.plain.fitting)
      if let last = merged.last, next.range.lowerBound < last.range.upperBound {
        merged[merged.count - 1].join(next)
      } else {
        merged.append(next)
      }
    }
    return merged
  }

  /// Reads the text with another codec, such as one with a new catalog of emoji. The plain text, the selection and the
  /// undo history stay.
  ///
  /// - Complexity: The cost of decoding.
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

extension ExternalReplacement {
  /// Whether its text comes before that of another one, whichever was listed first.
  fileprivate func precedes(_ other: Self) -> Bool {
    if range != other.range {
      return (range.lowerBound, range.upperBound) < (other.range.lowerBound, other.range.upperBound)
    }
    let (bytes, others) = (plain.text.utf8, other.plain.text.utf8)
    if !bytes.elementsEqual(others) { return bytes.lexicographicallyPrecedes(others) }
    return "\(plain.entities)" < "\(other.plain.entities)"
  }

  /// Adds a replacement that begins in this one: both texts replace both ranges.
  fileprivate mutating func join(_ next: Self) {
    range = range.lowerBound..<max(range.upperBound, next.range.upperBound)
    plain.append(next.plain)
  }
}

extension PlainText {
  /// Appends a text. An empty literal at its start would separate text that now belongs together, and is left out.
  fileprivate mutating func append(_ next: PlainText) {
    let end = text.utf16.count
    let kept = next.entities.filter { end == 0 || $0.range != 0..<0 }
    entities += kept.map { Entity($0.range.moved(by: end), $0.kind) }
    text += next.text
  }
}

extension [PlainChange] {
  /// Maps a position. The changes are in text order, and all of them refer to the old text.
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
