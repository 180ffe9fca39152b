import StyleTables

@testable import StyledText

/// A slow reference of ``StyledText``: every scalar has its own attributes.
struct ModelText {
  struct Cell {
    var scalar: Unicode.Scalar
    var attributes: [String: String] = [:]
  }

  static let kinds: [String: (EditBehavior, AttributeExtent)] = [
    "strikethrough": (.inherit, .character), "link": (.drop, .character), "test.atom": (.atomic, .character),
    "alignment": (.inherit, .paragraph), "style": (.inherit, .character),
  ]

  var base: [String: String] = [:]
  var cells: [Cell]

  init(_ text: String) {
    cells = text.unicodeScalars.map { Cell(scalar: $0) }
  }

  var text: String { String(String.UnicodeScalarView(cells.map(\.scalar))) }

  /// The visible attributes of each scalar.
  var seen: [[String: String]] { cells.map { base.merging($0.attributes) { $1 } } }

  mutating func set(_ name: String, to value: String, in range: Range<Int>) {
    let range = widened(range, name)
    guard !range.isEmpty else { return }
    if range == cells.indices, Self.kinds[name]?.0 == .inherit {
      base[name] = value
      for index in range { cells[index].attributes[name] = nil }
    } else {
      for index in range { cells[index].attributes[name] = value }
    }
  }

  mutating func remove(_ name: String, in range: Range<Int>) {
    let range = widened(range, name)
    guard !range.isEmpty else { return }
    for index in cells.indices where !range.contains(index) {
      cells[index].attributes[name] = cells[index].attributes[name] ?? base[name]
    }
    for index in range { cells[index].attributes[name] = nil }
    base[name] = nil
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = aroundAtoms(range)
    guard !range.isEmpty || !text.isEmpty else { return }
    let source = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    var around: [String: String] = [:]
    if range.lowerBound > 0, range.upperBound < cells.count {
      // Inside a link, not at its edges.
      let sides = [range.lowerBound - 1, range.upperBound]
      around = cells[source].attributes.filter { name, value in
        Self.kinds[name]?.0 == .drop && sides.allSatisfy { cells[$0].attributes[name] == value }
      }
    }
    // Links and atoms are passed over.
    func isText(_ index: Int) -> Bool {
      let attributes = cells[index].attributes
      return attributes["test.atom"] == nil && [nil, around["link"]].contains(attributes["link"])
    }
    let beside =
      cells.indices.contains(source) && isText(source)
      ? source : (0..<range.lowerBound).last(where: isText) ?? (range.upperBound..<cells.count).first(where: isText)
    func inherited(from cell: Int?, _ extent: AttributeExtent) -> [String: String] {
      guard let cell, cells.indices.contains(cell) else { return [:] }
      return cells[cell].attributes.filter { Self.kinds[$0.key].map { $0 == (.inherit, extent) } ?? false }
    }
    // Their paragraph is not.
    let typed = inherited(from: beside, .character).merging(inherited(from: source, .paragraph)) { $1 }
      .merging(around) { $1 }
    let inserted = text.unicodeScalars.map { Cell(scalar: $0, attributes: typed) }
    cells.replaceSubrange(range, with: inserted)
    settle(range.lowerBound..<range.lowerBound + inserted.count)
  }

  private mutating func settle(_ inserted: Range<Int>) {
    let last = inserted.isEmpty ? inserted.lowerBound : inserted.upperBound - 1
    var start = inserted.lowerBound
    while start > 0, !endsParagraph(start - 1) { start -= 1 }
    while start < cells.count, start <= last {
      var end = start + 1
      while end < cells.count, !endsParagraph(end - 1) { end += 1 }
      let old = (start..<end).first { !inserted.contains($0) }
      let deciding = old ?? max(start - 1, 0)
      let value = cells[deciding].attributes["alignment"]
      for index in start..<end { cells[index].attributes["alignment"] = value }
      start = end
    }
  }

  private func endsParagraph(_ index: Int) -> Bool {
    switch cells[index].scalar {
    case "\n", "\u{2029}": true
    case "\r": index + 1 == cells.count || cells[index + 1].scalar != "\n"
    default: false
    }
  }

  private func widened(_ range: Range<Int>, _ name: String) -> Range<Int> {
    guard !range.isEmpty else { return range }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    var start = 0
    for character in text {
      let end = start + character.unicodeScalars.count
      if start < range.lowerBound, end > range.lowerBound { lower = start }
      if start < range.upperBound, end > range.upperBound { upper = end }
      start = end
    }
    var wide = aroundAtoms(lower..<upper)
    guard Self.kinds[name]?.1 == .paragraph else { return wide }
    while wide.lowerBound > 0, !endsParagraph(wide.lowerBound - 1) { wide = wide.lowerBound - 1..<wide.upperBound }
    while wide.upperBound < cells.count, !endsParagraph(wide.upperBound - 1) {
      wide = wide.lowerBound..<wide.upperBound + 1
    }
    return wide
  }

  func aroundAtoms(_ range: Range<Int>) -> Range<Int> {
    func isSame(_ left: Int, _ right: Int) -> Bool {
      guard let value = cells[left].attributes["test.atom"] else { return false }
      return cells[right].attributes["test.atom"] == value
    }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower > 0, lower < cells.count, isSame(lower - 1, lower) { lower -= 1 }
    while upper > 0, upper < cells.count, isSame(upper - 1, upper) { upper += 1 }
    return lower..<upper
  }
}

/// An atom of equal neighbors.
enum AtomKey: TextAttributeKey {
  typealias Value = String
  static let name = "test.atom"
  static let editBehavior = EditBehavior.atomic
}

extension StyledText {
  /// The visible attributes of each scalar in a ``ModelText``.
  var seen: [[String: String]] {
    runs.flatMap { run in
      let attributes = run.attributes.entries.reduce(into: [String: String]()) { $0[$1.name] = $1.summary }
      let words = text.utf8.dropFirst(run.utf8Range.lowerBound).prefix(run.utf8Range.count)
      return Array(repeating: attributes, count: String(Substring(words)).unicodeScalars.count)
    }
  }

  /// Laws of all texts, whatever their history.
  var brokenInvariant: String? {
    let ends = stored.runs.map(\.end)
    if let last = ends.last, last != text.length { return "runs end at \(last), text at \(text.length)" }
    if zip([.zero] + ends, ends).contains(where: { $0.utf8 >= $1.utf8 || $0.utf16 >= $1.utf16 }) { return "empty run" }
    if zip(stored.runs, stored.runs.dropFirst()).contains(where: { $0.look == $1.look }) { return "equal neighbors" }
    if stored.runs.count == 1, stored.runs[0].look == .plain { return "one plain run" }
    let runs = Array(runs)
    if zip(runs, runs.dropFirst()).contains(where: { $0.layers.looksLike($1.layers) }) { return "runs look alike" }
    return nil
  }
}
