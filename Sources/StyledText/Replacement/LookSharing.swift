internal import StyleTables

/// The looks of text that is inserted between other text. They depend on the looks of that text, not on the way that its runs
/// are stored.
///
/// The result is a set of overrides over the attributes of the whole text. An attribute that every run has, with whatever
/// value, cannot be omitted if the whole text has it. So it is never omitted, and gets the value of the plainest runs.
struct LookSharing {
  let runs: RunList
  /// The attributes of the whole text, with its style.
  let base: TextAttributes
  private var plainest: [(attributes: TextAttributes, length: Int)]?
  private var plainestValues: [String: (any AnyTextAttribute)?] = [:]
  private var namesEverywhere: Set<String>?
  private var sharedLooks: [Pair: RunLook] = [:]
  private var wholeLook: RunLook?
  private var showsColorEverywhere: Bool?
  private var lastLine: (range: Range<Int>, look: RunLook)?

  /// Two sets of overrides, compared by their addresses; the pair keeps them in memory.
  private struct Pair: Hashable {
    let left: TextAttributes
    let right: TextAttributes

    static func == (one: Self, other: Self) -> Bool {
      one.left.storage === other.left.storage && one.right.storage === other.right.storage
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(left.storage.map { ObjectIdentifier($0) })
      hasher.combine(right.storage.map { ObjectIdentifier($0) })
    }
  }

  init(runs: RunList, base: TextAttributes) {
    self.runs = runs
    self.base = base
  }

  /// Whether two looks show the same attributes.
  func areAlike(_ left: RunLook, _ right: RunLook) -> Bool {
    if left.overrides == right.overrides { return true }
    guard !base.isEmpty else { return false }
    let (left, right) = (seen(left.overrides), seen(right.overrides))
    return shows(left, right) && shows(right, left)
  }

  /// Overrides with the color of the whole text, if it shows through an open style.
  private func seen(_ overrides: TextAttributes) -> TextAttributes {
    guard overrides.hasOpenStyle, let color = layers(overrides).colorBelow else { return overrides }
    return overrides.merging(TextAttributes(onlyColor: color))
  }

  private func layers(_ overrides: TextAttributes) -> Layers {
    Layers(code: nil, base: base, slot: TextAttributes(), overrides: overrides)
  }

  /// Whether every attribute of a set is also visible over another one.
  private func shows(_ overrides: TextAttributes, _ others: TextAttributes) -> Bool {
    overrides.entries.allSatisfy { attribute in
      (others.entry(named: attribute.name) ?? base.entry(named: attribute.name))?.isEqual(to: attribute) ?? false
    }
  }

  /// The look of a range with one look; nil for an empty range and for several looks.
  func onlyLook(in range: Range<Int>) -> RunLook? {
    guard !range.isEmpty else { return nil }
    guard !runs.isPlain else { return .plain }
    var index = runs.index(at: range.lowerBound)
    let look = runs.runs[index].look
    while runs.runs[index].end.utf8 < range.upperBound, index + 1 < runs.count {
      index += 1
      guard areAlike(look, runs.runs[index].look) else { return nil }
    }
    return look
  }

  /// The look that two neighbors share.
  mutating func shared(_ left: RunLook, _ right: RunLook) -> RunLook {
    if areAlike(left, right) { return left.withoutAtoms }
    let pair = Pair(left: left.overrides, right: right.overrides)
    if let look = sharedLooks[pair] { return look }
    let look = look(sharedBy: left, right)
    sharedLooks[pair] = look
    return look
  }

  /// The look that all of the text shares.
  mutating func common() -> RunLook {
    let look = wholeLook ?? (runs.isPlain ? .plain : look(sharedBy: runs.runs.map(\.look)))
    wholeLook = look
    return look
  }

  /// The look that all of the line around an offset shares, without the breaks at its ends; for an empty line, that of the
  /// text.
  mutating func common(inLineAround offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> RunLook {
    guard !runs.isPlain else { return .plain }
    if let lastLine, lastLine.range.lowerBound...lastLine.range.upperBound ~= offset { return lastLine.look }
    let line = bytes.line(around: offset)
    let look = line.isEmpty ? common() : common(in: line)
    lastLine = (line, look)
    return look
  }

  private mutating func common(in range: Range<Int>) -> RunLook {
    let (first, last) = (runs.index(at: range.lowerBound), runs.index(at: range.upperBound - 1))
    if first == last { return runs.runs[first].look.withoutAtoms }
    return look(sharedBy: runs.runs[first...last].map(\.look))
  }

  /// The same as for a list of two, without sets: if many words moved, there are many pairs.
  private mutating func look(sharedBy left: RunLook, _ right: RunLook) -> RunLook {
    var (own, others) = (seen(left.overrides).entries[...], seen(right.overrides).entries[...])
    var entries: [any AnyTextAttribute] = []
    while let name = [own.first?.name, others.first?.name].compactMap({ $0 }).min() {
      let value = own.first?.name == name ? own.removeFirst() : base.entry(named: name)
      let other = others.first?.name == name ? others.removeFirst() : base.entry(named: name)
      append(isSame(value, other) ? value : differing(name), to: &entries)
    }
    return RunLook(slot: left.slot).overriding(overrides(entries), .inherited)
  }

  private mutating func look(sharedBy looks: [RunLook]) -> RunLook {
    guard let first = looks.first else { return .plain }
    let seen = looks.map { self.seen($0.overrides) }
    // Attributes without a value in any look are those of the whole text.
    let names = seen.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    var entries: [any AnyTextAttribute] = []
    for name in names.sorted() {
      let value = value(named: name, in: seen[0])
      let isShared = seen.allSatisfy { isSame(self.value(named: name, in: $0), value) }
      append(isShared ? value : differing(name), to: &entries)
    }
    return RunLook(slot: first.slot).overriding(overrides(entries), .inherited)
  }

  /// Overrides of what runs share. If their style leaves the color open, whether the whole text has one must not matter. If
  /// all runs have a color, so do they.
  private mutating func overrides(_ entries: [any AnyTextAttribute]) -> TextAttributes {
    var overrides = TextAttributes(sorted: entries)
    let style = overrides.hasStyle ? overrides[TextAttributeKeys.Style.self] : base[TextAttributeKeys.Style.self]
    let hasColor = value(named: TextAttributeKeys.Color.name, in: overrides) != nil
    if let style, style.leavesColorOpen, !hasColor, isColorShownEverywhere(), let color = plainestColor() {
      overrides = overrides.merging(TextAttributes(onlyColor: color))
    }
    return overrides.removingColor(shownBy: layers(TextAttributes()))
  }

  private mutating func isColorShownEverywhere() -> Bool {
    if let showsColorEverywhere { return showsColorEverywhere }
    let isShown = runs.runs.allSatisfy { layers($0.look.overrides).showsColor }
    showsColorEverywhere = isShown
    return isShown
  }

  /// The value of an attribute that runs do not share.
  private mutating func differing(_ name: String) -> (any AnyTextAttribute)? {
    isEverywhere(name) ? plainestValue(named: name) : nil
  }

  private func append(_ attribute: (any AnyTextAttribute)?, to entries: inout [any AnyTextAttribute]) {
    guard let attribute, attribute.editBehavior != .atomic, attribute.extent == .character else { return }
    entries.append(attribute)
  }

  private func value(named name: String, in overrides: TextAttributes) -> (any AnyTextAttribute)? {
    overrides.entry(named: name) ?? base.entry(named: name)
  }

  private func isSame(_ left: (any AnyTextAttribute)?, _ right: (any AnyTextAttribute)?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.isEqual(to: right)
  }

  private mutating func isEverywhere(_ name: String) -> Bool {
    if base.entry(named: name) != nil { return true }
    let names = namesEverywhere ?? namesOfAllRuns
    namesEverywhere = names
    return names.contains(name)
  }

  /// The names of the attributes that every run has.
  private var namesOfAllRuns: Set<String> {
    guard let first = runs.runs.first else { return [] }
    return runs.runs.dropFirst().reduce(into: Set(seen(first.look.overrides).names)) { names, run in
      if !names.isEmpty { names.formIntersection(seen(run.look.overrides).names) }
    }
  }

  /// The value that most of the text has in the runs with the fewest attributes; of several, the first one.
  private mutating func plainestValue(named name: String) -> (any AnyTextAttribute)? {
    if let value = plainestValues[name] { return value }
    let value = mostCommon { $0.entry(named: name) }
    plainestValues[name] = .some(value)
    return value
  }

  /// The color that most of the text shows in these runs.
  private mutating func plainestColor() -> StyleColor? {
    let color = mostCommon { attributes in
      attributes.entry(named: TextAttributeKeys.Color.name)
        ?? attributes[TextAttributeKeys.Style.self]?.resolved.color.map { TextAttribute<TextAttributeKeys.Color>($0) }
    }
    return color?.value(of: TextAttributeKeys.Color.self)
  }

  /// The attribute, of those that a closure takes from the plainest looks, that most of the text has.
  private mutating func mostCommon(
    _ choose: (TextAttributes) -> (any AnyTextAttribute)?
  ) -> (any AnyTextAttribute)? {
    let plainest = plainest ?? plainestLooks
    self.plainest = plainest
    var totals: [(attribute: any AnyTextAttribute, length: Int)] = []
    var places: [Int: [Int]] = [:]
    for (attributes, length) in plainest {
      guard let attribute = choose(attributes) else { continue }
      if let index = places[attribute.hash]?.first(where: { totals[$0].attribute.isEqual(to: attribute) }) {
        totals[index].length += length
      } else {
        places[attribute.hash, default: []].append(totals.count)
        totals.append((attribute, length))
      }
    }
    // `max(by:)` returns the last of equals.
    return totals.reversed().max { $0.length < $1.length }?.attribute
  }

  /// The looks of the runs with the fewest attributes, with their lengths, in the order in which they first appear.
  private var plainestLooks: [(attributes: TextAttributes, length: Int)] {
    var places: [TextAttributes: Int] = [:]
    var looks: [(attributes: TextAttributes, length: Int)] = []
    var start = 0
    for run in runs.runs {
      let place = places[run.look.overrides] ?? looks.count
      if place == looks.count {
        places[run.look.overrides] = place
        looks.append((run.look.overrides, 0))
      }
      looks[place].length += run.end.utf8 - start
      start = run.end.utf8
    }
    let seen = looks.map { (attributes: layers($0.attributes).merged, length: $0.length) }
    let fewest = seen.lazy.map(\.attributes.entries.count).min()
    return seen.filter { $0.attributes.entries.count == fewest }
  }
}

extension RunLook {
  /// The look of text that replaces this one.
  var withoutAtoms: RunLook { overriding(overrides.withoutAtoms, origin) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The line around an offset, without the breaks at its ends.
  fileprivate func line(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, !isLineBreak(endingAt: start) { start -= 1 }
    while end < count, !isLineBreak(at: end) { end += 1 }
    return start..<end
  }

  private func isLineBreak(at offset: Int) -> Bool {
    let byte = self[offset]
    if byte < 0x80 { return 0x0A...0x0D ~= byte }
    let rest = self[offset...].dropFirst()
    if byte == 0xC2 { return rest.first == 0x85 }
    return byte == 0xE2 && (rest.starts(with: [0x80, 0xA8]) || rest.starts(with: [0x80, 0xA9]))
  }

  private func isLineBreak(endingAt offset: Int) -> Bool {
    isLineBreak(at: offset - 1) || offset >= 2 && self[offset - 2] == 0xC2 && isLineBreak(at: offset - 2)
      || offset >= 3 && self[offset - 3] == 0xE2 && isLineBreak(at: offset - 3)
  }
}
