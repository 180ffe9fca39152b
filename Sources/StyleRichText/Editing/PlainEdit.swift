internal import StyleTables

/// A replacement of a range of a plain text; UTF-16 offsets.
struct PlainEdit {
  var range: Range<Int>
  /// Its entities fit it.
  var content: PlainText

  var change: PlainChange { PlainChange(range: range, length: content.text.utf16.count) }
}

extension PlainText {
  /// The text after edits, which are in text order, do not overlap, and each change something. It is the same as after
  /// ``patch(replacing:with:isKeptApart:)`` for each of them, the last one first.
  ///
  /// - Complexity: Linear in the text, its entities and the edits.
  func applying(_ edits: [PlainEdit]) -> PlainText {
    let kept = PlainChanges(edits.map(\.change))
    var (text, entities) = ("", self.entities.flatMap(kept.parts))
    var (place, index, end) = (0, self.text.startIndex, 0)
    for (number, edit) in edits.enumerated() {
      let lower = self.text.utf16.index(index, offsetBy: edit.range.lowerBound - place)
      text += self.text[index..<lower]
      end += edit.range.lowerBound - place
      // An edit that touches the start of another one's text would remove an empty literal there.
      let isBesideLast = number > 0 && edit.range.lowerBound == place
      for entity in edit.content.entities where !(isBesideLast && entity.range == 0..<0) {
        entities.append(Entity(entity.range.moved(by: end), entity.kind))
      }
      text += edit.content.text
      end += edit.change.length
      (place, index) = (edit.range.upperBound, self.text.utf16.index(lower, offsetBy: edit.range.count))
    }
    text += self.text[index...]
    return PlainText(text, entities: entities.sortedInTextOrder)
  }
}

/// Changes of one text, in text order, without overlaps.
private struct PlainChanges {
  private let changes: [PlainChange]
  /// The change in length by those before each change, and by all.
  private let shifts: [Int]

  init(_ changes: [PlainChange]) {
    self.changes = changes
    shifts = changes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.shift) }
  }

  /// The rest of an entity of the text.
  func parts(of entity: PlainText.Entity) -> [PlainText.Entity] {
    let range = entity.range
    let first = changes.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    let touching = changes[first...].prefix { $0.range.lowerBound <= range.upperBound }
    if range.isEmpty { return touching.isEmpty ? [moved(entity.range, entity.kind)] : [] }
    let cuts = touching.filter {
      $0.range.lowerBound < range.upperBound && $0.range.upperBound > range.lowerBound
    }
    guard entity.kind == .literal || cuts.isEmpty else { return [] }
    let starts = [range.lowerBound] + cuts.map(\.range.upperBound)
    let ends = cuts.map(\.range.lowerBound) + [range.upperBound]
    return zip(starts, ends).filter { $0 < $1 }.map { moved($0..<$1, entity.kind) }
  }

  /// An entity of text that stays.
  private func moved(_ range: Range<Int>, _ kind: PlainText.Entity.Kind) -> PlainText.Entity {
    let before = changes.partitioningIndex { $0.range.upperBound > range.lowerBound }
    return PlainText.Entity(range.moved(by: shifts[before]), kind)
  }
}
