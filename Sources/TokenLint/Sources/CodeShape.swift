internal import TokenModel

/// Tells names that can only be meant as codes of a catalog, though it has no such code.
///
/// A name has the shape of a code when it has two or more axes, can be read along the name template, with a number for
/// the size and at least one word for every other axis, and
/// - it starts with the size, and the size or all that is not the size is known; or
/// - at least two axes are known, and at most one is not.
///
/// *Known* means the name of a token of the axis. The text between two axes in the template must separate them in the
/// name. Words are compared as in ``NameWords``, so the rule is the same for all spellings of Swift names. Before the
/// first word a Swift name has the prefix of the spec or, without one, may have a `t`.
struct CodeShape {
  private enum Part {
    /// A literal without a letter or digit.
    case separator
    case words(NameWords)
    case axis(NameTemplate.Axis)
  }

  private static let longest = 32
  private let templates: [[Part]]
  private let prefix: NameWords?
  private let known: [NameTemplate.Axis: Set<ArraySlice<UInt8>>]

  init(_ catalog: Catalog) {
    let templates = catalog.modes.isEmpty ? [catalog.names.base] : [catalog.names.base, catalog.names.mode]
    self.templates = templates.filter(Self.canTell).map { $0.parts.map(Self.part) }
    prefix = catalog.swift.prefix.map { NameWords($0.utf8) }
    known = [
      .size: Self.words(catalog.rows.lazy.map(\.sizeName)),
      .color: Self.words(catalog.colors.lazy.map(\.name.value)),
      .weight: Self.words(catalog.weights.lazy.map(\.name.value)),
      .family: Self.words(catalog.families.lazy.map(\.name.value)),
      .mode: Self.words(catalog.modes.lazy.map(\.value)),
    ]
  }

  /// Whether names that a template makes can be told from other names at all.
  static func canTell(_ template: NameTemplate) -> Bool {
    let axes = Set(template.parts.compactMap(axis))
    return axes.contains(.size) && axes.count > 1
  }

  /// Whether a name has the shape of a code; a Swift name has the prefix of Swift names.
  func fits(_ name: ArraySlice<UInt8>, isSwiftName: Bool) -> Bool {
    guard name.count <= 256, name.contains(where: SwiftBytes.isDigit) else { return false }
    let words = NameWords(name)
    guard words.count <= Self.longest else { return false }
    return starts(in: words, isSwiftName: isSwiftName).contains { start in
      templates.contains { fits(words, from: start, $0) }
    }
  }

  private func starts(in words: NameWords, isSwiftName: Bool) -> [Int] {
    guard isSwiftName else { return [0] }
    guard let prefix else {
      return words.count > 0 && words[0..<1].elementsEqual([UInt8(ascii: "t"), 0]) ? [0, 1] : [0]
    }
    return words.text.starts(with: prefix.text) ? [prefix.count] : []
  }

  /// Goes along the template with, for each word, all sets of axes that can be known up to there. A set is a number,
  /// and so a bit of a number.
  private func fits(_ words: NameWords, from start: Int, _ parts: [Part]) -> Bool {
    var reached = [UInt32](repeating: 0, count: words.count + 1)
    guard start < reached.count else { return false }
    reached[start] = 1
    for part in parts {
      switch part {
      case .separator:
        for word in words.isParted.indices where !words.isParted[word] && word > start { reached[word] = 0 }
      case .words(let literal): reached = step(reached, over: literal, in: words)
      case .axis(let axis): reached = step(reached, over: axis, in: words)
      }
    }
    let axes = parts.compactMap { if case .axis(let axis) = $0 { axis } else { nil } }
    return (0..<32).contains { reached[words.count] >> $0 & 1 == 1 && isEnough(known: UInt32($0), of: axes) }
  }

  private func isEnough(known: UInt32, of axes: [NameTemplate.Axis]) -> Bool {
    let unknown = Set(axes).count - known.nonzeroBitCount
    let isSizeKnown = known & Self.bit(.size) != 0
    if known.nonzeroBitCount > 1, unknown < 2 { return true }
    return axes.first == .size && (isSizeKnown || unknown == 1)
  }

  private func step(_ reached: [UInt32], over literal: NameWords, in words: NameWords) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: reached.count)
    for word in reached.indices where reached[word] != 0 && word + literal.count < reached.count {
      let end = word + literal.count
      if words[word..<end].elementsEqual(literal.text) { next[end] |= reached[word] }
    }
    return next
  }

  private func step(_ reached: [UInt32], over axis: NameTemplate.Axis, in words: NameWords) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: reached.count)
    for word in reached.indices where reached[word] != 0 {
      for end in reached.indices.dropFirst(word + 1) {
        if axis == .size, end > word + 2 || !words.isNumber(end - 1) { break }
        let isKnown = known[axis]?.contains(words[word..<end]) ?? false
        next[end] |= isKnown ? Self.adding(Self.bit(axis), to: reached[word]) : reached[word]
      }
    }
    return next
  }

  private static func bit(_ axis: NameTemplate.Axis) -> UInt32 {
    switch axis {
    case .size: 1
    case .color: 2
    case .weight: 4
    case .family: 8
    case .mode: 16
    }
  }

  /// All sets, each with one more member.
  private static func adding(_ bit: UInt32, to sets: UInt32) -> UInt32 {
    (UInt32(0)..<32).reduce(0) { sets >> $1 & 1 == 1 ? $0 | 1 << ($1 | bit) : $0 }
  }

  private static func axis(_ part: NameTemplate.Part) -> NameTemplate.Axis? {
    if case .axis(let axis) = part { axis } else { nil }
  }

  private static func part(_ part: NameTemplate.Part) -> Part {
    switch part {
    case .axis(let axis): return .axis(axis)
    case .literal(let text):
      let words = NameWords(text.utf8)
      return words.count == 0 ? .separator : .words(words)
    }
  }

  private static func words(_ names: some Sequence<String>) -> Set<ArraySlice<UInt8>> {
    Set(names.map { NameWords($0.utf8).text[...] })
  }
}
