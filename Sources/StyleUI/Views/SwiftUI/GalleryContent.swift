internal import StyleTables

/// A catalog as ``StyleGallery`` shows it.
///
/// A row is a code or a color. Its name and numbers are made when it is shown, so that 10,000 codes cost little before.
struct GalleryContent: Sendable, Hashable {
  /// The colors, the free-standing styles, and the codes of each size, without empty sections.
  let sections: [GallerySection]

  private init(sections: [GallerySection]) {
    self.sections = sections.filter { !$0.rows.isEmpty }
  }
}

/// Rows with a title that no other section has.
struct GallerySection: Sendable, Hashable, Identifiable {
  let title: String
  let rows: [GalleryRow]

  var id: String { title }
}

/// A color, or a text in the style of a code.
enum GalleryRow: Sendable, Hashable, Identifiable {
  case color(name: String, StyleColor)
  case code(StyleCode)

  var id: Self { self }
}

extension GalleryContent {
  /// Sorts the codes of a catalog into sections.
  ///
  /// Sizes are in the order of the spec, sizes of modes after sizes of the main table. In a size, codes are sorted by
  /// weight and then by color, so that all colors of a weight are together.
  ///
  /// - Complexity: Linear in the number of codes and colors.
  init(_ catalog: StyleCatalog) {
    let codes = catalog.codes.map { (code: $0, tokens: $0.tokens) }
    let colors = GallerySection(title: "Colors", rows: catalog.colors.map { .color(name: $0.name, $0.color) })
    let styles = GallerySection(
      title: "Styles",
      rows: codes.filter { $0.tokens.style != nil }.map { .code($0.code) }
    )
    let sizes = codes.filter { $0.tokens.style == nil }.grouped {
      GallerySize(size: $0.code.size, mode: $0.tokens.mode)
    }
    .map { size, codes in
      let byWeight = codes.grouped { $0.tokens.weight }.flatMap(\.elements)
      return GallerySection(title: size.title, rows: byWeight.map { .code($0.code) })
    }
    self.init(sections: [colors, styles] + sizes)
  }

  /// Returns the rows whose names contain all words of a query, in any order and case. A query without words finds all
  /// rows.
  ///
  /// - Complexity: Linear in the number of rows.
  func matching(_ query: String) -> GalleryContent {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return self }
    return GalleryContent(
      sections: sections.map { section in
        GallerySection(title: section.title, rows: section.rows.filter { $0.nameContains(words) })
      }
    )
  }
}

extension GalleryRow {
  /// The name of the color or the code.
  var name: String {
    switch self {
    case .color(let name, _): name
    case .code(let code): code.name
    }
  }

  /// Short descriptions of the style, such as `14 pt`, `weight 600`, `line 20` and `spacing 2`, or of the variants of a
  /// color. Lengths are as in the spec, whatever the text size.
  var facts: [String] {
    switch self {
    case .color(_, let color): color.facts
    case .code(let code): code.resolved.facts(color: code.tokens.style == nil ? nil : code.tokens.color)
    }
  }

  fileprivate func nameContains(_ words: [Substring]) -> Bool {
    let name = name.lowercased()
    return words.allSatisfy { name.contains($0) }
  }
}

/// The size of codes, and the mode that has it.
private struct GallerySize: Hashable {
  let size: Double
  let mode: String?

  var title: String { "\(size.short) pt" + (mode.map { " · \($0)" } ?? "") }
}

extension StyleCode {
  fileprivate var size: Double { resolved.size }
}

extension StyleColor {
  /// The variants, and those for increased contrast only if they differ.
  fileprivate var facts: [String] {
    var facts = ["light \(light)", "dark \(dark)"]
    if highContrastLight != light { facts.append("high contrast light \(highContrastLight)") }
    if highContrastDark != dark { facts.append("high contrast dark \(highContrastDark)") }
    return facts
  }
}

extension ResolvedStyle {
  /// - Parameter color: The name of the color, if it is not part of the code's name.
  fileprivate func facts(color: String?) -> [String] {
    var facts = ["\(size.short) pt", "weight \(weight)"]
    if let family { facts.append(family) }
    if let color { facts.append("color \(color)") }
    guard let metrics else { return facts }
    facts += ["line \(metrics.lineHeight.short)", "spacing \(metrics.lineSpacing.short)"]
    if metrics.letterSpacing != 0 { facts.append("letter spacing \(metrics.letterSpacing.short)") }
    return facts
  }
}

extension Double {
  /// `14`, and `13.5`.
  fileprivate var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Sequence {
  /// The elements in groups of the same key, in the order in which the keys occur first.
  fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var positions: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let position = positions[key] {
        groups[position].elements.append(element)
      } else {
        positions[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
