internal import StyledText

extension RichTextEditor {
  /// Moves a part of the text to another position, as a separate undo group, and selects it there. Mentions and emoji
  /// stay mentions and emoji. Nothing happens for a position in the part or at its ends, or while there is marked text.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 offsets of the display text; it is extended to whole characters and atoms.
  ///   - position: The target, as a position before the move.
  ///   - time: When it happened, by any clock, in seconds.
  mutating func relocate(_ range: Range<Int>, to position: Int, at time: Double) -> EditorUpdate {
    let (range, place) = (wholeRange(range), wholeRange(position..<position).lowerBound)
    guard composition == nil, !range.isEmpty, place < range.lowerBound || place > range.upperBound else {
      return .unchanged()
    }
    var update = UpdateBuilder(text)
    let (before, content) = (plainSelection, plain(in: range).fitting.withoutIdleWalls(readBy: codec))
    let (removed, target) = (decoded.plainRange(of: range), decoded.plainPosition(of: place))
    let start = target < removed.lowerBound ? target : target - removed.count
    var patches = apply(plain.patch(replacing: removed, with: PlainText("")), updating: &update)
    patches += replace(start..<start, with: content, rules: .isolated, updating: &update)
    select(EditorHistory.Selection(anchor: start, head: start + content.text.utf16.count))
    add(patches, as: .single, at: time, from: before)
    limitHistory()
    (touchedUnit, column) = (nil, nil)
    return update.update(to: text)
  }
}
