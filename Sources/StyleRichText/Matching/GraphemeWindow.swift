internal import StyleTables
internal import StyledText

/// Tests whether offsets are grapheme boundaries, for positions that advance through a text and look ahead.
///
/// Most answers need only the scalars on both sides. For the others, the standard library finds the boundaries, from
/// the last certain one on; each is found once.
struct GraphemeWindow {
  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  /// No later question is about an offset before this one.
  private var floor: Int
  /// All boundaries from the first to the last of these, in UTF-8 offsets.
  private var known: [Int]
  private var last: String.Index

  /// Starts at a boundary. The bytes are those of the text.
  init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    (self.text, self.bytes) = (text, bytes)
    floor = start
    known = [start]
    last = text.index(utf8: start)
  }

  /// No later question is about an offset before this one.
  @inline(__always)
  mutating func advance(to offset: Int) { floor = max(floor, offset) }

  /// Whether an offset is a boundary between graphemes; at the start and at the end of the text it is.
  mutating func isBoundary(_ offset: Int) -> Bool {
    if bytes.isCertainGraphemeBoundary(offset) { return true }
    if UTF8.isContinuation(bytes[offset]) { return false }
    find(upTo: offset)
    return known.contains(sorted: offset)
  }

  /// The last boundary up to an offset, of those from the floor on.
  mutating func boundary(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > floor, !isBoundary(offset) { offset = bytes.scalarStart(before: offset) }
    return offset
  }

  private mutating func find(upTo offset: Int) {
    guard var end = known.last, end < offset else { return }
    if floor > end {
      // Text before the floor is not tested again, so starting at a certain boundary suffices.
      var start = floor
      while start > end, !bytes.isCertainGraphemeBoundary(start) { start = bytes.scalarStart(before: start) }
      if start > end {
        known.removeAll(keepingCapacity: true)
        known.append(start)
        last = text.index(utf8: start)
        end = start
      }
    }
    while end < offset {
      last = text.index(after: last)
      end = text.utf8.distance(from: text.startIndex, to: last)
      known.append(end)
    }
  }
}

extension [Int] {
  fileprivate func contains(sorted value: Int) -> Bool {
    let place = partitioningIndex { $0 >= value }
    return place < count && self[place] == value
  }
}
