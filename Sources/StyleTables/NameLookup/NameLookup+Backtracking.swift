extension NameLookup {
  /// Splits a name if names on the axes may contain the literals between them, as `gray_2` does in `14_gray_2_bold`: it
  /// tries every occurrence of a literal. The compiler has checked that names are unambiguous.
  struct Backtracking {
    private let lookup: NameLookup
    private let parts: Range<Int>
    /// By the raw value of a kind of part: the index on its axis plus one, or zero if it has not been found.
    private var found = SIMD8<Int32>(repeating: 0)

    init(lookup: NameLookup, parts: Range<Int>) {
      self.lookup = lookup
      self.parts = parts
    }

    func indices() -> AxisIndices? {
      var search = self
      guard search.matches(parts.lowerBound, from: 0) else { return nil }
      var indices = AxisIndices()
      for kind in [NamePart.size, .color, .weight, .family, .mode] {
        indices.set(kind: kind.rawValue, Int(max(1, search.found[kind.rawValue]) - 1))
      }
      return indices
    }

    /// Whether the rest of the template can make the rest of the name; remembers the index on each axis.
    private mutating func matches(_ part: Int, from position: Int) -> Bool {
      guard part < parts.upperBound else { return position == lookup.name.count }
      let entry = lookup.table.name(part)
      guard let kind = NamePart(rawValue: entry.number), kind != .literal else {
        return hasText(entry, at: position) && matches(part + 1, from: position + entry.count)
      }
      let next = part + 1
      if next == parts.upperBound { return bind(kind, position..<lookup.name.count) }
      let following = lookup.table.name(next)
      var stop = position + 1
      while stop <= lookup.name.count {
        if following.number != NamePart.literal.rawValue || hasText(following, at: stop) {
          let before = found
          if bind(kind, position..<stop), matches(next, from: stop) { return true }
          found = before
        }
        stop += 1
      }
      return false
    }

    private func hasText(_ text: NameReference, at position: Int) -> Bool {
      lookup.name.hasText(text, of: lookup.textBase, at: position)
    }

    /// Looks a part of the name up on an axis and remembers its index. An axis that a template names twice must have
    /// the same index both times.
    private mutating func bind(_ kind: NamePart, _ range: Range<Int>) -> Bool {
      guard !range.isEmpty, let index = lookup.record(range, onAxis: kind.rawValue) else { return false }
      let bound = Int32(truncatingIfNeeded: index + 1)
      guard found[kind.rawValue] == 0 || found[kind.rawValue] == bound else { return false }
      found[kind.rawValue] = bound
      return true
    }
  }
}
