internal import StyledText

/// Collects the changes of an event, step by step.
struct UpdateBuilder {
  /// The display text before the event.
  private let old: StyledText
  private var map = PositionMap.identity
  var effects: [EditorEffect] = []

  init(_ old: StyledText) { self.old = old }

  /// Adds a step.
  mutating func add(_ difference: PositionMap.Change) {
    map = map.then(PositionMap(old: difference.old, new: difference.new))
  }

  /// Adds the steps of an event before this one.
  mutating func add(_ map: PositionMap) { self.map = self.map.then(map) }

  /// All changes together.
  func update(to new: StyledText) -> EditorUpdate {
    let changes = map.changes
      .map { change in
        // Several steps together may change less than each step alone.
        TextDifference(from: old, in: change.old, to: new, in: change.new).change
      }
      .filter { !$0.old.isEmpty || !$0.new.isEmpty }
    return EditorUpdate(
      replacements: changes.map { EditorUpdate.Replacement(range: $0.old, text: StyledText(new[$0.new])) },
      map: PositionMap(ordered: changes),
      effects: atomEffects(changes, in: new) + effects
    )
  }

  /// The mentions and emoji that are fewer or more than before.
  private func atomEffects(_ changes: [PositionMap.Change], in new: StyledText) -> [EditorEffect] {
    let removed = changes.flatMap { old.editorAtoms(in: $0.old) }
    let inserted = changes.flatMap { new.editorAtoms(in: $0.new) }
    return removed.without(inserted).map(EditorEffect.removed) + inserted.without(removed).map(EditorEffect.inserted)
  }
}

extension StyledText {
  /// The mentions and emoji in a range, in text order.
  func editorAtoms(in range: Range<Int>) -> [EditorAtom] {
    ((try? atoms(in: range)) ?? []).compactMap { editorAtom(at: $0.lowerBound) }
  }
}

extension [EditorAtom] {
  /// The atoms without others, one for each.
  fileprivate func without(_ others: [EditorAtom]) -> [EditorAtom] {
    var counts = others.reduce(into: [EditorAtom: Int]()) { $0[$1, default: 0] += 1 }
    return filter { atom in
      guard let count = counts[atom], count > 0 else { return true }
      counts[atom] = count - 1
      return false
    }
  }
}
