internal import TokenModel

/// Patterns of the names of codes, for `only` and `except`.
struct CodePatterns {
  /// A part of the names of a table.
  private enum Part {
    case text([UInt8])
    /// The names on an axis.
    case names([[UInt8]])
  }

  /// The most names of whole codes that are listed.
  private static let maximumNames = 50

  /// The parts of the names of the main table, then those of each mode.
  private let tables: [[Part]]
  /// The patterns found so far, and those of them that are known.
  private var found: [String] = []
  private var known: Set<[UInt8]> = []

  /// Patterns that continue a text, each of which matches a code: with one more name, such as `14_*` after `1`; with
  /// one name anywhere, such as `*_bold`; and names of codes, of which there are at most 50.
  ///
  /// Codes that other patterns have removed count, too: these may be edited next.
  ///
  /// - Complexity: O(*n*) in the tokens and in the answer.
  static func continuing(_ text: String, in catalog: Catalog) -> [String] {
    var patterns = CodePatterns(catalog)
    for table in patterns.tables { patterns.addContinuations(of: Array(text.utf8)[...], in: table[...], after: []) }
    for table in patterns.tables { patterns.addSingleNames(in: table) }
    var names: [[UInt8]] = []
    for table in patterns.tables { Self.addNames(continuing: Array(text.utf8)[...], in: table[...], [], to: &names) }
    for name in names { patterns.add(name) }
    return patterns.found
  }

  /// How many codes a pattern matches, without other patterns.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  static func numberOfCodes(matching pattern: String, in catalog: Catalog) -> Int {
    let only = [NamePattern(pattern)]
    // No code is made where none is allowed.
    guard case .tooMany(let count) = CodeSelection.choose(in: catalog, only: only, except: [], maximum: 0) else {
      return 0
    }
    return count ?? .max
  }

  private init(_ catalog: Catalog) {
    let modes = [nil] + catalog.modes.indices.map(Optional.some)
    tables = modes.compactMap { mode in
      let sizes = catalog.rows.filter { $0.mode == mode }.map { Array($0.sizeName.utf8) }
      return sizes.isEmpty ? nil : Self.parts(of: catalog, mode, sizes)
    }
  }

  private static func parts(of catalog: Catalog, _ mode: Int?, _ sizes: [[UInt8]]) -> [Part] {
    let template = mode == nil ? catalog.names.base : catalog.names.mode
    return template.parts.map { part in
      switch part {
      case .literal(let text): .text(Array(text.utf8))
      case .axis(.size): .names(sizes)
      case .axis(.color): .names(catalog.colorAxis.compactMap { $0 }.map { Array(catalog.colors[$0].name.value.utf8) })
      case .axis(.weight): .names(catalog.weights.map { Array($0.name.value.utf8) })
      case .axis(.family): .names(catalog.families[catalog.familyAxis].map { Array($0.name.value.utf8) })
      case .axis(.mode): .names(mode.map { [Array(catalog.modes[$0].value.utf8)] } ?? [])
      }
    }
  }

  private mutating func add(_ pattern: [UInt8]) {
    if known.insert(pattern).inserted { found.append(String(decoding: pattern, as: UTF8.self)) }
  }

  // MARK: Continuations

  /// Adds what a text may go on with, where it stands for the first of some parts, or for several of them.
  private mutating func addContinuations(
    of text: ArraySlice<UInt8>,
    in parts: ArraySlice<Part>,
    after start: [UInt8]
  ) {
    guard let part = parts.first else { return }
    let rest = parts.dropFirst()
    switch part {
    case .text(let own):
      guard text.starts(with: own) else { return }
      addContinuations(of: text.dropFirst(own.count), in: rest, after: start + own)
    case .names(let names):
      for name in names where name.starts(with: text) { add(start + name + Self.end(rest)) }
      for name in names where text.starts(with: name) {
        addContinuations(of: text.dropFirst(name.count), in: rest, after: start + name)
      }
      addContinuations(ofPattern: text, in: rest, after: start, names)
    }
  }

  /// Adds what may follow a pattern of names, such as `gray*`. A pattern that ends with `*` may stand for more parts.
  private mutating func addContinuations(
    ofPattern text: ArraySlice<UInt8>,
    in rest: ArraySlice<Part>,
    after start: [UInt8],
    _ names: [[UInt8]]
  ) {
    for index in rest.indices {
      guard case .text(let next) = rest[index], let end = Self.firstRange(of: next, in: text)?.lowerBound else {
        continue
      }
      let written = text[..<end]
      let pattern = NamePattern(String(decoding: written, as: UTF8.self))
      let isPattern = written.contains(UInt8(ascii: "*")) || written.contains(UInt8(ascii: "?"))
      let isFit = names.contains { pattern.matches(String(decoding: $0, as: UTF8.self)) }
      guard isPattern, isFit, index == rest.startIndex || written.last == UInt8(ascii: "*") else { continue }
      addContinuations(of: text[end...], in: rest[index...], after: start + written)
    }
  }

  private static func firstRange(of bytes: [UInt8], in text: ArraySlice<UInt8>) -> Range<Int>? {
    text.firstRange(of: bytes)
  }

  /// What stands for some parts at the end of a pattern.
  private static func end(_ parts: ArraySlice<Part>) -> [UInt8] {
    guard let first = parts.first else { return [] }
    guard case .text(let text) = first else { return [UInt8(ascii: "*")] }
    return parts.count == 1 ? text : text + [UInt8(ascii: "*")]
  }

  // MARK: Single names

  /// Adds a pattern for each name of a table, with anything before and after it.
  private mutating func addSingleNames(in table: [Part]) {
    for (index, part) in table.enumerated() {
      guard case .names(let names) = part else { continue }
      let start = Self.start(table[..<index])
      for name in names { add(start + name + Self.end(table[(index + 1)...])) }
    }
  }

  /// What stands for some parts at the start of a pattern.
  private static func start(_ parts: ArraySlice<Part>) -> [UInt8] {
    guard let last = parts.last else { return [] }
    guard case .text(let text) = last else { return [UInt8(ascii: "*")] }
    return parts.count == 1 ? text : [UInt8(ascii: "*")] + text
  }

  // MARK: Whole names

  /// Adds names of codes that start with a text.
  private static func addNames(
    continuing text: ArraySlice<UInt8>,
    in parts: ArraySlice<Part>,
    _ start: [UInt8],
    to found: inout [[UInt8]]
  ) {
    guard found.count < maximumNames else { return }
    guard let part = parts.first else {
      if text.isEmpty { found.append(start) }
      return
    }
    let names: [[UInt8]]
    switch part {
    case .text(let text): names = [text]
    case .names(let all): names = all
    }
    for name in names where name.starts(with: text) || text.starts(with: name) {
      addNames(continuing: text.dropFirst(name.count), in: parts.dropFirst(), start + name, to: &found)
    }
  }
}
