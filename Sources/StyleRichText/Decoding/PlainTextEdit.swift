internal import StyleTables
internal import StyledText

/// An edit of a plain text: before it and after it, both texts have the same bytes.
struct PlainTextEdit {
  let old: Range<TextOffset>
  let new: Range<TextOffset>

  /// The distance from old offsets after the edit to new ones.
  var shift: TextOffset { new.upperBound - old.upperBound }

  /// Creates the edit of a range in UTF-16 units of the old text, widened to whole scalars; nil if the texts differ
  /// elsewhere.
  init?(
    _ range: Range<Int>,
    of text: DecodedText,
    from oldBytes: UnsafeBufferPointer<UInt8>,
    to bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard let lower = text.offset(utf16: range.lowerBound), var upper = text.offset(utf16: range.upperBound) else {
      return nil
    }
    if upper.utf16 < range.upperBound { upper += TextOffset(utf8: 4, utf16: 2) }
    let end = upper.utf8 + bytes.count - oldBytes.count
    guard end >= lower.utf8 else { return nil }
    let (front, back) = (oldBytes[..<lower.utf8], oldBytes[upper.utf8...])
    guard UnsafeBufferPointer(rebasing: front).equalCount(with: bytes) >= front.count,
      UnsafeBufferPointer(rebasing: back).equalCount(with: UnsafeBufferPointer(rebasing: bytes[end...])) == back.count
    else { return nil }
    old = lower..<upper
    new = lower..<lower + bytes.length(lower.utf8..<end)
  }
}

/// The part of a plain text's entities that an edit changed.
struct EntityChange {
  /// A UTF-16 offset of both texts. All entities that begin before it are unchanged and end before the edit; nil if
  /// this applies to all entities.
  let lower: Int?
  /// A UTF-16 offset of the new text. All entities that begin after it are only moved; nil if this applies to all
  /// entities.
  let upper: Int?

  /// Compares entities, which are in text order.
  init(from old: [PlainText.Entity], to new: [PlainText.Entity], edit: PlainTextEdit) {
    let start = edit.old.lowerBound.utf16
    let front = zip(old, new).prefix { $0 == $1 && $0.range.upperBound < start }.count
    lower = [old, new].compactMap { $0.dropFirst(front).first?.range.lowerBound }.min()
    let shift = edit.shift.utf16
    let back = zip(old.reversed(), new.reversed()).prefix { $0.moved(by: shift) == $1 }.count
    let last = old.dropLast(back).last.map { $0.moved(by: shift)?.range.lowerBound ?? .max }
    upper = [last, new.dropLast(back).last?.range.lowerBound].compactMap { $0 }.max()
  }
}

extension PlainText.Entity {
  /// The entity at another position; nil if there is no such position.
  func moved(by distance: Int) -> Self? {
    let (lower, isLowerTooFar) = range.lowerBound.addingReportingOverflow(distance)
    let (upper, isUpperTooFar) = range.upperBound.addingReportingOverflow(distance)
    return isLowerTooFar || isUpperTooFar ? nil : Self(lower..<upper, kind)
  }
}

extension DecodedText {
  /// The offset in the plain text at a number of UTF-16 units, or the start of the scalar around it; nil outside the
  /// text.
  func offset(utf16 target: Int) -> TextOffset? {
    guard target >= 0 else { return nil }
    let count = events.partitioningIndex { $0.range.lowerBound.utf16 > target }
    let near = count == 0 ? .zero : events[count - 1].range.lowerBound
    let (text, start) = (plain.text, plain.text.index(utf8: near.utf8))
    guard let index = text.utf16.index(start, offsetBy: target - near.utf16, limitedBy: text.endIndex) else {
      return nil
    }
    let utf8 = text.utf8.distance(from: text.startIndex, to: index)
    return TextOffset(utf8: utf8, utf16: text.index(utf8: utf8) == index ? target : target - 1)
  }

  /// The offset in the display text for an offset in the plain text with a number of events before it, and none around
  /// it.
  func display(at offset: TextOffset, after count: Int) -> TextOffset {
    guard count > 0 else { return offset }
    return events[count - 1].displayEnd + (offset - events[count - 1].range.upperBound)
  }
}
