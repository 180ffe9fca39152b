/// Makes the names of many codes of one catalog.
///
/// A catalog has up to 100,000 codes, but few tokens: the UTF-8 of each token's name is made once, and the name of a
/// code is put together from these.
package struct CodeNamer: Sendable {
  /// A part of a template: its text, or the names on its axis.
  private enum Part {
    case literal([UInt8])
    case size, color, weight, family, mode
  }

  private let base: [Part]
  private let mode: [Part]
  private let sizes: [[UInt8]]
  private let colors: [[UInt8]]
  private let weights: [[UInt8]]
  private let families: [[UInt8]]
  private let styles: [[UInt8]]
  /// The name of each row's mode; nil in the main table.
  private let modes: [[UInt8]?]

  /// Creates a namer for the codes of a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package init(_ catalog: Catalog) { self.init(catalog, names: catalog.names) }

  /// Creates a namer that names the codes of a catalog by other templates than its own.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package init(_ catalog: Catalog, names: CodeNames) {
    base = Self.parts(of: names.base)
    mode = Self.parts(of: names.mode)
    sizes = catalog.rows.map { Array($0.sizeName.utf8) }
    colors = catalog.colors.map { Array($0.name.value.utf8) }
    weights = catalog.weights.map { Array($0.name.value.utf8) }
    families = catalog.families.map { Array($0.name.value.utf8) }
    styles = catalog.styles.map { Array($0.name.value.utf8) }
    modes = catalog.rows.map { row in row.mode.map { Array(catalog.modes[$0].value.utf8) } }
  }

  private static func parts(of template: NameTemplate) -> [Part] {
    template.parts.map { part in
      switch part {
      case .literal(let text): .literal(Array(text.utf8))
      case .axis(.size): .size
      case .axis(.color): .color
      case .axis(.weight): .weight
      case .axis(.family): .family
      case .axis(.mode): .mode
      }
    }
  }

  /// The same as ``Catalog/name(of:)``.
  package func name(of code: Code) -> String { String(decoding: utf8(of: code), as: UTF8.self) }

  /// The UTF-8 of a code's name.
  package func utf8(of code: Code) -> [UInt8] {
    switch code {
    case .style(let style): return styles[style]
    case .combination(let tokens):
      var name: [UInt8] = []
      name.reserveCapacity(48)
      for part in parts(of: tokens) { name += text(of: part, in: tokens) }
      return name
    }
  }

  /// The length of a code's name in UTF-8, without making the name.
  package func utf8Count(of code: Code) -> Int {
    switch code {
    case .style(let style): styles[style].count
    case .combination(let tokens): parts(of: tokens).reduce(0) { $0 + text(of: $1, in: tokens).count }
    }
  }

  private func parts(of tokens: Combination) -> [Part] { modes[tokens.row] == nil ? base : mode }

  private func text(of part: Part, in tokens: Combination) -> [UInt8] {
    switch part {
    case .literal(let text): text
    case .size: sizes[tokens.row]
    case .color: tokens.color.map { colors[$0] } ?? []
    case .weight: weights[tokens.weight]
    case .family: families[tokens.family]
    case .mode: modes[tokens.row] ?? []
    }
  }
}
