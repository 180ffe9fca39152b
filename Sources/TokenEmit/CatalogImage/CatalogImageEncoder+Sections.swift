internal import TokenModel

/// The records of each section, in the order of the header.
extension CatalogImageEncoder {
  var sizeNames: [String] { catalog.rows.filter { $0.mode == nil }.map(\.sizeName) }

  mutating func rows() -> Section {
    section(catalog.rows) { row, text in
      let metrics = row.metrics
      let flags = (row.mode.map { $0 + 1 } ?? 0) << 1 | (metrics == nil ? 0 : 1)
      let lengths = [
        row.size.value, metrics?.lineHeight.value ?? .zero, metrics?.lineSpacing.value ?? .zero,
        metrics?.letterSpacing?.value ?? .zero,
      ]
      return lengths.map(ImageWord.points) + [ImageWord.name(text.reference(to: row.sizeName), flags)]
    }
  }

  mutating func colors() -> Section {
    section(catalog.colors) { color, text in
      let variants = color.variants
      return [
        ImageWord.pair(variants.light.value, variants.dark.value),
        ImageWord.pair(variants.highContrastLight.value, variants.highContrastDark.value),
        ImageWord.name(text.reference(to: color.name.value)),
      ]
    }
  }

  mutating func weights() -> Section {
    section(catalog.weights) { weight, text in
      [ImageWord.name(text.reference(to: weight.name.value), weight.value.value)]
    }
  }

  /// The system font has an empty name.
  mutating func families() -> Section {
    section(catalog.families) { family, text in
      [
        ImageWord.points(family.metrics.ascent), ImageWord.points(family.metrics.descent),
        ImageWord.name(text.reference(to: family.font?.value ?? "")),
        ImageWord.name(text.reference(to: family.name.value)),
      ]
    }
  }

  mutating func modes() -> Section {
    section(catalog.modes) { mode, text in [ImageWord.name(text.reference(to: mode.value))] }
  }

  mutating func styles() -> Section {
    section(catalog.styles) { style, text in
      [style.code.axisKey, ImageWord.name(text.reference(to: style.name.value))]
    }
  }

  mutating func parts(_ template: NameTemplate) -> Section {
    section(template.parts) { part, text in
      switch part {
      case .literal(let literal): [ImageWord.name(text.reference(to: literal))]
      case .axis(let axis): [ImageWord.name(text.reference(to: ""), axis.imageNumber)]
      }
    }
  }

  /// A name and its index plus one in each slot; zero in a free one. The seed of the hash is above the count.
  mutating func index(_ names: [String]) -> Section {
    let index = ImageIndex(names)
    let slots = index.slots.map { number in
      number.map { ImageWord.name(text.reference(to: names[$0]), $0 + 1) } ?? 0
    }
    return Section(count: slots.count | index.seed << 24, records: slots.chunks(of: 8))
  }

  /// For each mode and each size of the main table: the mode's row for that size plus one, or zero.
  func modeRows() -> Section {
    let sizes = catalog.rows.filter { $0.mode == nil }.map(\.size.value)
    let positions = Dictionary(zip(sizes, sizes.indices), uniquingKeysWith: { first, _ in first })
    var slots = [[UInt64]](repeating: [UInt64](repeating: 0, count: sizes.count), count: catalog.modes.count)
    for (row, value) in catalog.rows.enumerated() {
      guard let mode = value.mode, let position = positions[value.size.value] else { continue }
      slots[mode][position] = UInt64(row + 1)
    }
    return Section(count: sizes.count, records: slots)
  }

  /// The position of the baseline for each family and row.
  func baselines() -> Section {
    let records = catalog.families.indices.map { family in
      catalog.rows.indices.map { ImageWord.points(catalog.baseline(row: $0, family: family) ?? .zero) }
    }
    return Section(count: catalog.rows.count, records: records)
  }

  /// A bit for each code of the axes, 64 in a word, the first one lowest; empty if all exist.
  func included() -> Section {
    let words = (catalog.included ?? []).chunks(of: 64).map { bits in
      bits.enumerated().reduce(UInt64(0)) { $0 | ($1.element ? 1 << $1.offset : 0) }
    }
    return Section(count: words.count, records: words.chunks(of: 8))
  }

  private mutating func section<Record>(
    _ records: [Record],
    _ encode: (Record, inout ImageText) -> [UInt64]
  ) -> Section {
    let words = records.map { encode($0, &text) }
    return Section(count: records.count, records: words)
  }
}

extension NameTemplate.Axis {
  fileprivate var imageNumber: Int {
    switch self {
    case .size: 1
    case .color: 2
    case .weight: 3
    case .family: 4
    case .mode: 5
    }
  }
}
