internal import StyleTables

/// An edit of a plain text that can be taken back exactly: one range of the text, and the entities around it.
struct PlainPatch: Sendable, Hashable {
  /// The text that is replaced; UTF-16 offsets.
  var range: Range<Int>
  /// The text that replaces it.
  var text: String
  /// All entities that touch this range, which contains the other one, are replaced.
  var zone: Range<Int>
  /// The entities that replace them, in text order; UTF-16 offsets of the text after the edit.
  var entities: [PlainText.Entity]

  /// The change in length.
  var shift: Int { text.utf16.count - range.count }
}

extension PlainText {
  /// Makes an edit, whose ranges are in the text, and returns the one that takes it back.
  ///
  /// - Complexity: Linear in the text and its entities, by a copy and an addition.
  mutating func apply(_ patch: PlainPatch) -> PlainPatch {
    let touched = entityIndices(touching: patch.zone)
    let removed = Array(entities[touched])
    let rest = entities[touched.upperBound...].compactMap { $0.moved(by: patch.shift) }
    entities.replaceSubrange(touched.lowerBound..., with: patch.entities + rest)
    // Edits by others may have moved the entities of old patches onto each other.
    entities = entities.sortedInTextOrder
    let indices = text.indices(utf16: patch.range)
    let old = String(text[indices])
    text.replaceSubrange(indices, with: patch.text)
    return PlainPatch(
      range: patch.range.lowerBound..<patch.range.upperBound + patch.shift,
      text: old,
      zone: patch.zone.lowerBound..<patch.zone.upperBound + patch.shift,
      entities: removed
    )
  }

  /// The entities that overlap a range or touch one of its ends.
  fileprivate func entityIndices(touching range: Range<Int>) -> Range<Int> {
    let first = entities.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    return first..<max(first, entities.partitioningIndex { $0.range.lowerBound > range.upperBound })
  }

  /// Returns the edit that replaces a range.
  ///
  /// A mention that overlaps the range is removed. Literal text is cut: what is before the range and behind it stays
  /// literal.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets of the text, between scalars.
  ///   - content: The text that replaces the range, whose entities fit it.
  ///   - isKeptApart: Whether nothing extends over the ends of the new text.
  func patch(replacing range: Range<Int>, with content: PlainText, isKeptApart: Bool = false) -> PlainPatch {
    let length = content.text.utf16.count
    let end = range.lowerBound + length
    var (before, behind) = ([Entity](), [Entity]())
    for entity in entities[entityIndices(touching: range)] where !entity.range.isEmpty {
      let (lower, upper) = (entity.range.lowerBound, entity.range.upperBound)
      if upper <= range.lowerBound {
        before.append(entity)
      } else if lower >= range.upperBound {
        behind.append(Entity(lower + length - range.count..<upper + length - range.count, entity.kind))
      } else if entity.kind == .literal {
        if lower < range.lowerBound { before.append(Entity(lower..<range.lowerBound, .literal)) }
        if upper > range.upperBound { behind.append(Entity(end..<end + upper - range.upperBound, .literal)) }
      }
    }
    var new = content.entities.compactMap { $0.moved(by: range.lowerBound) }
    if isKeptApart {
      new = [Entity(range.lowerBound..<range.lowerBound, .literal)] + new + [Entity(end..<end, .literal)]
    }
    return PlainPatch(range: range, text: content.text, zone: range, entities: before + new + behind)
  }

  /// Returns the edit that removes entities, one for each; nil if the text does not have any of them.
  func patch(removing dropped: [Entity]) -> PlainPatch? {
    var indices: Set<Int> = []
    for entity in dropped {
      if let index = entities.indices.last(where: { entities[$0] == entity && !indices.contains($0) }) {
        indices.insert(index)
      }
    }
    let ranges = indices.map { entities[$0].range }
    guard let lower = ranges.map(\.lowerBound).min(), let upper = ranges.map(\.upperBound).max() else { return nil }
    let place = min(max(lower, 0), text.utf16.count)
    let zone = min(lower, place)..<max(upper, place)
    let kept = entityIndices(touching: zone).filter { !indices.contains($0) }.map { entities[$0] }
    return PlainPatch(range: place..<place, text: "", zone: zone, entities: kept)
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

extension PlainPatch {
  /// Whether the text and its entities would be the same after the edit.
  func isTrivial(in plain: PlainText) -> Bool {
    // An insertion is not, which is the most common edit.
    shift == 0 && text.utf8.elementsEqual(plain.text[plain.text.indices(utf16: range)].utf8)
      && entities == Array(plain.entities[plain.entityIndices(touching: zone)])
  }

  /// Returns one edit for this one followed by another one; nil if the two are apart.
  func joined(with next: PlainPatch) -> PlainPatch? {
    // Both in the text between the two edits.
    let own = range.lowerBound..<range.upperBound + shift
    let ownZone = zone.lowerBound..<zone.upperBound + shift
    guard own.lowerBound <= next.range.upperBound, next.range.lowerBound <= own.upperBound else { return nil }
    let hull = min(own.lowerBound, next.range.lowerBound)..<max(own.upperBound, next.range.upperBound)
    let hullOfZones = min(ownZone.lowerBound, next.zone.lowerBound)..<max(ownZone.upperBound, next.zone.upperBound)
    let front = text.prefix(utf16: max(next.range.lowerBound - own.lowerBound, 0))
    let back = text.suffix(utf16: max(own.upperBound - next.range.upperBound, 0))
    let kept = entities.filter {
      $0.range.upperBound < next.zone.lowerBound || $0.range.lowerBound > next.zone.upperBound
    }
    let moved = kept.compactMap { $0.range.lowerBound > next.zone.upperBound ? $0.moved(by: next.shift) : $0 }
    return PlainPatch(
      range: hull.lowerBound..<hull.upperBound - shift,
      text: front + next.text + back,
      zone: hullOfZones.lowerBound..<hullOfZones.upperBound - shift,
      entities: (moved + next.entities).sortedInTextOrder
    )
  }
}

extension String {
  /// The indices of UTF-16 offsets, which are in the string.
  func indices(utf16 range: Range<Int>) -> Range<Index> {
    let lower = utf16.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex) ?? endIndex
    let upper = utf16.index(lower, offsetBy: range.count, limitedBy: endIndex) ?? endIndex
    return lower..<upper
  }

  fileprivate func prefix(utf16 count: Int) -> Substring { self[indices(utf16: 0..<count)] }

  fileprivate func suffix(utf16 count: Int) -> Substring {
    let length = utf16.count
    return self[indices(utf16: max(length - count, 0)..<length)]
  }
}
