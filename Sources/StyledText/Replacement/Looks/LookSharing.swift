internal import StyleTables

/// The attributes of text that is inserted between other text. They depend on the visible attributes of that text, not
/// on how its runs are stored.
///
/// The result is a set of overrides over the attributes of the whole text. An attribute that every run has, with
/// whatever value, cannot be omitted if the whole text has it. So it is never omitted, and has the value of the
/// plainest runs.
struct LookSharing {
  let runs: RunList
  private let base: BaseAttributes
  private var census: RunCensus
  private var sharedLooks: [Pair: RunLook] = [:]
  private var lastLine: (range: Range<Int>, look: RunLook)?
  /// The look that all of the text shares.
  private lazy var wholeLook = runs.isPlain ? .plain : look(sharedBy: runs.runs.map(\.look))

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

  /// `base` are the attributes of the whole text, with its style.
  init(runs: RunList, base: TextAttributes) {
    self.runs = runs
    self.base = BaseAttributes(base)
    census = RunCensus(runs, base: self.base)
  }

  /// Whether two looks show the same attributes.
  func areAlike(_ left: RunLook, _ right: RunLook) -> Bool {
    if left.overrides == right.overrides { return true }
    guard !base.attributes.isEmpty else { return false }
    let (left, right) = (base.seen(left.overrides), base.seen(right.overrides))
    return base.shows(left, over: right) && base.shows(right, over: left)
  }

  /// The look of a range if it has only one; nil for an empty range and for several looks.
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
  mutating func common() -> RunLook { wholeLook }

  /// The look that the whole line around an offset shares, excluding the breaks at its ends; for an empty line, the
  /// text's look.
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
    var (own, others) = (base.seen(left.overrides).entries[...], base.seen(right.overrides).entries[...])
    var entries: [any AnyTextAttribute] = []
    while let name = [own.first?.name, others.first?.name].compactMap({ $0 }).min() {
      let value = own.first?.name == name ? own.removeFirst() : base.entry(named: name)
      let other = others.first?.name == name ? others.removeFirst() : base.entry(named: name)
      append(isSame(value, other) ? value : census.valueOfUnequalRuns(named: name), to: &entries)
    }
    return RunLook(slot: left.slot).overriding(overrides(entries), .inherited)
  }

  private mutating func look(sharedBy looks: [RunLook]) -> RunLook {
    guard let first = looks.first else { return .plain }
    let seen = looks.map { base.seen($0.overrides) }
    // Attributes without a value in any look come from the whole text.
    let names = seen.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    var entries: [any AnyTextAttribute] = []
    for name in names.sorted() {
      let value = base.value(named: name, under: seen[0])
      let isShared = seen.allSatisfy { isSame(base.value(named: name, under: $0), value) }
      append(isShared ? value : census.valueOfUnequalRuns(named: name), to: &entries)
    }
    return RunLook(slot: first.slot).overriding(overrides(entries), .inherited)
  }

  /// The overrides that runs share. If their style leaves the color open, the result must not depend on the whole
  /// text's color. If all runs have a color, so does the result.
  private mutating func overrides(_ entries: [any AnyTextAttribute]) -> TextAttributes {
    var overrides = TextAttributes(sorted: entries)
    let style = (overrides.hasStyle ? overrides : base.attributes)[TextAttributeKeys.Style.self]
    let hasColor = base.value(named: TextAttributeKeys.Color.name, under: overrides) != nil
    if let style, style.leavesColorOpen, !hasColor, let color = census.colorOfPlainestRuns() {
      overrides = overrides.merging(TextAttributes(onlyColor: color))
    }
    return overrides.removingColor(shownBy: base.layers(under: TextAttributes()))
  }

  private func append(_ attribute: (any AnyTextAttribute)?, to entries: inout [any AnyTextAttribute]) {
    guard let attribute, attribute.editBehavior != .atomic, attribute.extent == .character else { return }
    entries.append(attribute)
  }

  private func isSame(_ left: (any AnyTextAttribute)?, _ right: (any AnyTextAttribute)?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.isEqual(to: right)
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
