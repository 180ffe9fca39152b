/// A replacement of a part of a text, in bytes.
package struct DocumentEdit: Sendable {
  /// The part that is replaced, in the text before.
  package let range: Range<Int>
  /// The length of what is there instead.
  package let newLength: Int

  /// Whether what is written could belong to a name that ends where it starts, or starts where it ends.
  private let touches: (before: Bool, after: Bool)

  /// Creates an edit from its parts.
  package init(_ range: Range<Int>, with new: some Collection<UInt8>) {
    self.range = range
    newLength = new.count
    touches = (!Self.startsApart(new), !Self.startsApart(new.reversed()))
  }

  /// Whether a text starts with white space; nothing does not.
  private static func startsApart(_ text: some Collection<UInt8>) -> Bool {
    text.first.map { " \t\r\n".utf8.contains($0) } ?? false
  }

  /// The edit between two texts: what is equal at the start and at the end counts as kept. Nil for equal texts.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init?(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return nil }
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    // Not in the middle of a scalar.
    while start > 0, start < old.count && old[start] & 0xC0 == 0x80 || start < new.count && new[start] & 0xC0 == 0x80 {
      start -= 1
    }
    while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
    self.init(start..<old.count - end, with: new[start..<new.count - end])
  }

  /// Where a name is after the edit; nil if the edit touches it, also at one of its ends.
  package func moved(_ other: Range<Int>) -> Range<Int>? {
    if other.upperBound < range.lowerBound || other.upperBound == range.lowerBound && !touches.before { return other }
    guard other.lowerBound > range.upperBound || other.lowerBound == range.upperBound && !touches.after else {
      return nil
    }
    let shift = newLength - range.count
    return other.lowerBound + shift..<other.upperBound + shift
  }

  /// Where a collection is after the edit, which may be inside of it; nil if the edit touches one of its ends.
  package func movedAround(_ other: Range<Int>) -> Range<Int>? {
    if let moved = moved(other) { return moved }
    guard other.lowerBound <= range.lowerBound, range.upperBound <= other.upperBound else { return nil }
    return other.lowerBound..<other.upperBound + newLength - range.count
  }
}
