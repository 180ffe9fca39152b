internal import StyledText

/// Goes through the entities of a plain text in text order, and drops those that do not fit the text.
struct EntityCursor {
  struct Entity {
    let range: Range<TextOffset>
    let kind: PlainText.Entity.Kind
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var rest: ArraySlice<PlainText.Entity>
  /// A position that was converted before.
  private var place: TextOffset
  /// The end of the last entity that fits, in UTF-16 units.
  private var end: Int
  private var next: Entity?
  private(set) var problems: [EntityProblem] = []

  /// All entities start at or after an offset.
  init(_ entities: [PlainText.Entity], _ bytes: UnsafeBufferPointer<UInt8>, from start: TextOffset = .zero) {
    self.bytes = bytes
    rest = entities.sortedInTextOrder[...]
    (place, end) = (start, start.utf16)
  }

  /// The next entity that fits; nil after the last one.
  mutating func peek(_ graphemes: inout GraphemeWindow) -> Entity? {
    while next == nil, let entity = rest.popFirst() {
      switch check(entity, &graphemes) {
      case .success(let range):
        next = Entity(range: range, kind: entity.kind)
        end = range.upperBound.utf16
      case .failure(let dropped): problems.append(EntityProblem(entity, dropped.reason))
      }
    }
    return next
  }

  /// Goes on after the next entity.
  mutating func advance() { next = nil }

  private struct Dropped: Error {
    let reason: EntityProblem.Reason
  }

  private mutating func check(
    _ entity: PlainText.Entity,
    _ graphemes: inout GraphemeWindow
  ) -> Result<Range<TextOffset>, Dropped> {
    let range = entity.range
    guard range.lowerBound >= 0 else { return .failure(Dropped(reason: .outsideText)) }
    guard range.lowerBound >= end else { return .failure(Dropped(reason: .overlapping)) }
    guard let lower = offset(utf16: range.lowerBound) else { return .failure(Dropped(reason: .outsideText)) }
    place = lower
    guard let upper = offset(utf16: range.upperBound) else { return .failure(Dropped(reason: .outsideText)) }
    guard lower.utf16 == range.lowerBound, upper.utf16 == range.upperBound, graphemes.isBoundary(lower.utf8),
      graphemes.isBoundary(upper.utf8)
    else { return .failure(Dropped(reason: .insideCharacter)) }
    if case .mention = entity.kind, !bytes.isName(lower.utf8..<upper.utf8) {
      return .failure(Dropped(reason: .notAName))
    }
    if entity.kind == .emoji, range.isEmpty { return .failure(Dropped(reason: .notACode)) }
    return .success(lower..<upper)
  }

  /// The offset at a number of UTF-16 units, or the start of the scalar around it; nil after the end of the text.
  private func offset(utf16 target: Int) -> TextOffset? {
    var offset = place
    while offset.utf16 < target {
      guard offset.utf8 < bytes.count else { return nil }
      let length = bytes.scalar(startingAt: offset.utf8).length
      let next = offset + TextOffset(utf8: length, utf16: length == 4 ? 2 : 1)
      guard next.utf16 <= target else { return offset }
      offset = next
    }
    return offset
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a range is `@` and a name, in one line.
  func isName(_ range: Range<Int>) -> Bool {
    range.count > 1 && self[range.lowerBound] == UInt8(ascii: "@") && !hasLineBreak(in: range)
  }

  /// Whether a range of whole scalars has a line break.
  func hasLineBreak(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, length) = scalar(startingAt: offset)
      if Unicode.Scalar(value)?.isLineBreak ?? true { return true }
      offset += length
    }
    return false
  }
}

extension [PlainText.Entity] {
  /// Whether none starts before the end of the previous one.
  var areInTextOrder: Bool {
    zip(self, dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }

  /// Sorted by start. At the same start, empty ones come first, and the others keep their order.
  var sortedInTextOrder: Self {
    guard !areInTextOrder else { return self }
    return enumerated().sorted { left, right in
      let (one, other) = (left.element.range, right.element.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      return one.isEmpty == other.isEmpty ? left.offset < right.offset : one.isEmpty
    }.map(\.element)
  }
}
