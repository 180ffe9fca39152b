/// A range of one string, and the range of another one that replaces it.
typealias StringChange = (old: Range<TextOffset>, new: Range<TextOffset>)

extension String {
  /// The smallest ranges that change from this string to another one, within those of a map; a single range without a
  /// map, or if the text between its changes differs. They begin and end between scalars.
  ///
  /// - Complexity: Linear in both strings.
  func changes(to other: String, along map: PositionMap?) -> [StringChange] {
    var (own, other) = (self, other)
    let all: StringChange = (.zero..<own.length, .zero..<other.length)
    let changes = map.flatMap { own.changes(to: other, $0.changes) }
    return own.withUTF8 { own in
      other.withUTF8 { other in
        guard let changes, own.isSame(as: other, outside: changes) else { return [trimmed(all, from: own, to: other)] }
        return changes.map { trimmed($0, from: own, to: other) }
      }
    }.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  /// The changes of a map in both units; nil if these are not positions of the strings.
  private func changes(to other: String, _ changes: [PositionMap.Change]) -> [StringChange]? {
    var found: [StringChange] = []
    for change in changes {
      guard let old = try? offsets(utf16: change.old) else { return nil }
      guard let new = try? other.offsets(utf16: change.new) else { return nil }
      found.append((old, new))
    }
    return found
  }
}

/// A change without the equal scalars at its start and at its end.
private func trimmed(
  _ change: StringChange,
  from old: UnsafeBufferPointer<UInt8>,
  to new: UnsafeBufferPointer<UInt8>
) -> StringChange {
  let oldPart = UnsafeBufferPointer(rebasing: old[change.old.utf8])
  let newPart = UnsafeBufferPointer(rebasing: new[change.new.utf8])
  var prefix = oldPart.equalCount(with: newPart)
  while prefix > 0, !oldPart.isScalarStart(prefix) || !newPart.isScalarStart(prefix) { prefix -= 1 }
  var suffix = oldPart.equalCountAtEnd(with: newPart, most: min(oldPart.count, newPart.count) - prefix)
  while suffix > 0, !oldPart.isScalarStart(oldPart.count - suffix) { suffix -= 1 }
  let start = oldPart.length(0..<prefix)
  let (oldEnd, newEnd) = (oldPart.count - suffix, newPart.count - suffix)
  let oldLength = oldPart.length(prefix..<oldEnd)
  let newLength = newPart.length(prefix..<newEnd)
  let (oldStart, newStart) = (change.old.lowerBound + start, change.new.lowerBound + start)
  return (oldStart..<oldStart + oldLength, newStart..<newStart + newLength)
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isScalarStart(_ offset: Int) -> Bool { offset == count || !UTF8.isContinuation(self[offset]) }

  /// Whether the text before, between and after changes is the same in another text.
  fileprivate func isSame(as other: UnsafeBufferPointer<UInt8>, outside changes: [StringChange]) -> Bool {
    var (start, otherStart) = (0, 0)
    let end: StringChange = (
      TextOffset(utf8: count, utf16: 0)..<TextOffset(utf8: count, utf16: 0),
      TextOffset(utf8: other.count, utf16: 0)..<TextOffset(utf8: other.count, utf16: 0)
    )
    for change in changes + [end] {
      let own = UnsafeBufferPointer(rebasing: self[start..<change.old.lowerBound.utf8])
      let others = UnsafeBufferPointer(rebasing: other[otherStart..<change.new.lowerBound.utf8])
      guard own.count == others.count, own.equalCount(with: others) == own.count else { return false }
      (start, otherStart) = (change.old.upperBound.utf8, change.new.upperBound.utf8)
    }
    return true
  }
}
