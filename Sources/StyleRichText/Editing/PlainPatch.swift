internal import StyleTables

/// An edit of a plain text that can be taken back exactly: a range of the text, and the entities that come and go with
/// it.
struct PlainPatch: Sendable, Hashable {
  /// The text that is replaced; UTF-16 offsets.
  var range: Range<Int>
  /// The text that replaces it.
  var text: String
  /// The entities that are removed, in text order; UTF-16 offsets of the text before the edit. Entities that the text
  /// no longer has are skipped.
  var removed: [PlainText.Entity] = []
  /// The entities that are added, in text order; UTF-16 offsets of the text after the edit.
  var added: [PlainText.Entity] = []
  /// The side of the replaced text that the new text goes to, which matters if others add to the replaced text.
  var side: Side

  /// An edit writes after the text that it replaces, and the patch that undoes it puts the old text before the new one.
  enum Side: Sendable, Hashable {
    case before, after
  }

  var change: PlainChange { PlainChange(range: range, length: text.utf16.count) }

  /// The change in length.
  var shift: Int { change.shift }

  /// Whether it changes neither text nor entities.
  var isEmpty: Bool { range.isEmpty && text.isEmpty && removed == added }
}

extension PlainText {
  /// Makes an edit, whose ranges are in the text, and returns the edit that undoes it.
  ///
  /// An entity that the edit cuts is split by ``Entity/parts(after:)``, even if the patch does not list it.
  ///
  /// - Complexity: Linear in the text and its entities, by a copy and an addition.
  mutating func apply(_ patch: PlainPatch) -> PlainPatch {
    let change = patch.change
    let nearby = entityIndices(touching: patch.removed.hull(with: patch.range))
    var unwanted = patch.removed[...]
    var (kept, removed, added) = ([Entity](), [Entity](), patch.added)
    for entity in entities[nearby] {
      unwanted = unwanted.drop { $0.precedes(entity) }
      if unwanted.first == entity {
        unwanted.removeFirst()
        removed.append(entity)
        continue
      }
      // A patch lists everything that its edit removes. Anything else next to it belongs to others.
      let parts = entity.isEmptyEnd(of: change.range) ? [entity.beside(change)] : entity.parts(after: change)
      kept += parts
      if parts.count != 1 || parts[0].range.count < entity.range.count {
        removed.append(entity)
        added += parts
      }
    }
    let rest = entities[nearby.upperBound...].compactMap { $0.moved(by: patch.shift) }
    entities.replaceSubrange(nearby.lowerBound..., with: (kept + patch.added).sortedInTextOrder + rest)
    let indices = text.indices(utf16: patch.range)
    let old = String(text[indices])
    text.replaceSubrange(indices, with: patch.text)
    return PlainPatch(
      range: patch.range.lowerBound..<patch.range.upperBound + patch.shift,
      text: old,
      removed: added.sortedInTextOrder,
      added: removed,
      side: patch.side == .before ? .after : .before
    )
  }

  /// The entities that overlap a range or touch one of its ends.
  fileprivate func entityIndices(touching range: Range<Int>) -> Range<Int> {
    let first = entities.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    return first..<max(first, entities.partitioningIndex { $0.range.lowerBound > range.upperBound })
  }

  /// Returns the edit that replaces a range.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets of the text, between scalars.
  ///   - content: The text that replaces the range, whose entities fit it.
  ///   - isKeptApart: Whether no match or entity may extend over the ends of the new text.
  func patch(replacing range: Range<Int>, with content: PlainText, isKeptApart: Bool = false) -> PlainPatch {
    let change = PlainChange(range: range, length: content.text.utf16.count)
    let cut = entities[entityIndices(touching: range)].filter { !$0.isWhole(after: change) }
    var new = content.entities.compactMap { $0.moved(by: range.lowerBound) }
    if isKeptApart {
      let end = range.lowerBound + change.length
      new = [Entity(range.lowerBound..<range.lowerBound, .literal)] + new + [Entity(end..<end, .literal)]
    }
    let added = (cut.flatMap { $0.parts(after: change) } + new).sortedInTextOrder
    return PlainPatch(range: range, text: content.text, removed: cut, added: added, side: .after)
  }

  /// Returns the edit that removes entities, one for each; nil if the text does not have any of them.
  ///
  /// - Parameter place: The UTF-16 offset in the text where the edit joins with others.
  func patch(removing dropped: [Entity], at place: Int) -> PlainPatch? {
    let present = Set(entities)
    let removed = dropped.filter(present.contains).sortedInTextOrder
    if removed.isEmpty { return nil }
    return PlainPatch(range: place..<place, text: "", removed: removed, side: .after)
  }

  /// The part of the text in a range between scalars, with the entities in it. Those that are cut are dropped, but for
  /// literal text.
  func part(_ range: Range<Int>) -> PlainText {
    let inside = entities[entityIndices(touching: range)].compactMap { entity -> Entity? in
      let isWhole = entity.range.lowerBound >= range.lowerBound && entity.range.upperBound <= range.upperBound
      guard isWhole || entity.kind == .literal else { return nil }
      let part = entity.range.clamped(to: range)
      return part.isEmpty && !isWhole ? nil : Entity(part, entity.kind).moved(by: -range.lowerBound)
    }
    return PlainText(String(text[text.indices(utf16: range)]), entities: inside)
  }
}

extension PlainText.Entity {
  /// The rest of the entity after a change of the text: literal text is cut, and anything else that is cut is
  /// removed, as is an empty literal that the change touches.
  func parts(after change: PlainChange) -> [Self] {
    let (lower, upper, edit) = (range.lowerBound, range.upperBound, change.range)
    if change.isEmpty { return [self] }
    if range.isEmpty, edit.lowerBound <= lower, upper <= edit.upperBound { return [] }
    if upper <= edit.lowerBound { return [self] }
    if lower >= edit.upperBound { return [Self(range.moved(by: change.shift), kind)] }
    guard kind == .literal else { return [] }
    let end = edit.lowerBound + change.length
    let front = lower < edit.lowerBound ? [Self(lower..<edit.lowerBound, kind)] : []
    let back = upper > edit.upperBound ? [Self(end..<upper + change.shift, kind)] : []
    return front + back
  }

  /// Whether a change of the text leaves the entity unchanged or only moves it.
  func isWhole(after change: PlainChange) -> Bool {
    parts(after: change).first?.range.count == range.count
  }

  /// Whether it is empty, and at an end of a range.
  fileprivate func isEmptyEnd(of range: Range<Int>) -> Bool {
    self.range.isEmpty && (self.range.lowerBound == range.lowerBound || self.range.lowerBound == range.upperBound)
  }

  /// An empty entity at an end of a change, after it.
  fileprivate func beside(_ change: PlainChange) -> Self {
    let distance = range.lowerBound > change.range.lowerBound ? change.shift : 0
    return Self(range.moved(by: distance), kind)
  }

  /// Whether it is before another one in text order, where empty entities are first.
  fileprivate func precedes(_ other: Self) -> Bool {
    if range.lowerBound != other.range.lowerBound { return range.lowerBound < other.range.lowerBound }
    return range.isEmpty && !other.range.isEmpty
  }
}

extension [PlainText.Entity] {
  /// The rest of the entities after changes of the text, which are made one after the other.
  func parts(after changes: [PlainChange]) -> Self {
    changes.reduce(self) { entities, change in entities.flatMap { $0.parts(after: change) } }
  }

  /// The smallest range that contains another one and all entities.
  fileprivate func hull(with range: Range<Int>) -> Range<Int> {
    reduce(range) { hull, entity in
      Swift.min(hull.lowerBound, entity.range.lowerBound)..<Swift.max(hull.upperBound, entity.range.upperBound)
    }
  }

  /// The entities without others, one for each. Both are in text order.
  fileprivate func without(_ others: Self) -> Self {
    var others = others[...]
    return filter { entity in
      others = others.drop { $0.precedes(entity) }
      guard others.first == entity else { return true }
      others.removeFirst()
      return false
    }
  }
}

extension PlainPatch {
  /// Whether the text and its entities would be the same after the edit.
  func isTrivial(in plain: PlainText) -> Bool {
    // An insertion is not, which is the most common edit.
    shift == 0 && removed == added && text.utf8.elementsEqual(plain.text[plain.text.indices(utf16: range)].utf8)
  }

  /// Returns one edit for this one followed by another one; nil if the two are apart.
  func joined(with next: PlainPatch) -> PlainPatch? {
    // In the text between the two edits.
    let own = range.lowerBound..<range.upperBound + shift
    guard own.lowerBound <= next.range.upperBound, next.range.lowerBound <= own.upperBound else { return nil }
    let hull = min(own.lowerBound, next.range.lowerBound)..<max(own.upperBound, next.range.upperBound)
    let front = text.prefix(utf16: max(next.range.lowerBound - own.lowerBound, 0))
    let back = text.suffix(utf16: max(own.upperBound - next.range.upperBound, 0))
    let removedBefore = next.removed.without(added).compactMap { entity in
      entity.range.lowerBound >= own.upperBound ? entity.moved(by: -shift) : entity
    }
    let addedBefore = added.without(next.removed).parts(after: [next.change])
    return PlainPatch(
      range: hull.lowerBound..<hull.upperBound - shift,
      text: front + next.text + back,
      removed: (removed + removedBefore).sortedInTextOrder,
      added: (addedBefore + next.added).sortedInTextOrder,
      side: side
    )
  }
}

extension String {
  /// The indices of UTF-16 offsets, which are in the string.
  func indices(utf16 range: Range<Int>) -> Range<Index> {
    let near = boundary(before: range.lowerBound)
    let lower = utf16.index(near.index, offsetBy: range.lowerBound - near.utf16, limitedBy: endIndex) ?? endIndex
    let upper = utf16.index(lower, offsetBy: range.count, limitedBy: endIndex) ?? endIndex
    return lower..<upper
  }

  /// The start of a scalar at a UTF-16 offset or a few scalars before it.
  ///
  /// Each edit makes a new string. For the first position in a string that is not ASCII, Swift makes a table of all
  /// positions, which takes 25 times as long as counting half of its bytes.
  private func boundary(before offset: Int) -> (index: Index, utf16: Int) {
    let near = utf8.withContiguousStorageIfAvailable { bytes -> (utf8: Int, utf16: Int) in
      var (place, units) = (0, 0)
      // A block has at most as many units as bytes.
      while place + 32 <= bytes.count, units + 32 <= offset {
        units += Int(Self.utf16Length(UnsafeBufferPointer(rebasing: bytes[place..<place + 32])))
        place += 32
      }
      while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 {
        place -= 1
        if bytes[place] & 0xC0 != 0x80 { units -= bytes[place] >= 0xF0 ? 2 : 1 }
      }
      return (place, units)
    }
    guard let near else { return (startIndex, 0) }
    return (utf8.index(startIndex, offsetBy: near.utf8), near.utf16)
  }

  /// The UTF-16 length of scalars that begin in at most 255 bytes.
  private static func utf16Length(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    var units: UInt8 = 0
    for byte in bytes { units &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0) }
    return units
  }

  fileprivate func prefix(utf16 count: Int) -> Substring { self[indices(utf16: 0..<count)] }

  fileprivate func suffix(utf16 count: Int) -> Substring {
    let length = utf16.count
    return self[indices(utf16: max(length - count, 0)..<length)]
  }
}
