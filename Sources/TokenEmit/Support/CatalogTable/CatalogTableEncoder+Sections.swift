internal import TokenModel

/// The records of each section, in the order of the header.
extension CatalogTableEncoder {
  var sizeNames: [String] { catalog.mainRows.map(\.sizeName) }

  mutating func rows() -> Section {
    section(parts.rows) { row, text in
      let name = text.reference(to: row.sizeName)
      return RowRecord(
        size: row.size.value,
        metrics: row.metrics,
        mode: row.mode,
        curve: row.textCurve?.value,
        name: name
      ).words
    }
  }

  mutating func colors() -> Section {
    section(catalog.colors) { color, text in
      ColorRecord(variants: color.variants, name: text.reference(to: color.name.value)).words
    }
  }

  mutating func weights() -> Section {
    section(parts.weights) { weight, text in
      [TableWord.name(text.reference(to: weight.name.value), weight.value.value)]
    }
  }

  /// The system font has an empty name.
  mutating func families() -> Section {
    section(parts.families) { family, text in
      FamilyRecord(
        ascent: family.metrics.ascent,
        descent: family.metrics.descent,
        font: text.reference(to: family.font?.value ?? "", before: family.fallbacks),
        fallbackCount: family.fallbacks.count,
        name: text.reference(to: family.name.value)
      ).words
    }
  }

  mutating func modes() -> Section {
    section(catalog.modes) { mode, text in [TableWord.name(text.reference(to: mode.value))] }
  }

  mutating func styles() -> Section {
    section(Array(catalog.styles.enumerated())) { [parts] style, text in
      let name = text.reference(to: style.element.name.value)
      return StyleRecord(partsKey: parts.numbers(of: .style(style.offset)).key, name: name).words
    }
  }

  mutating func parts(_ template: NameTemplate) -> Section {
    section(template.parts) { part, text in
      switch part {
      case .literal(let literal): [TableWord.name(text.reference(to: literal))]
      case .axis(let axis): [TableWord.name(text.reference(to: ""), axis.tableNumber)]
      }
    }
  }

  /// A name and its index plus one in each slot; zero in a free one. The seed of the hash is above the count.
  mutating func index(_ names: [String]) -> Section {
    let index = NameHashTable(names)
    let slots = index.slots.map { number in
      number.map { TableWord.name(text.reference(to: names[$0]), $0 + 1) } ?? 0
    }
    return Section(count: slots.count | index.seed << 24, records: slots.chunks(of: 8))
  }

  /// For each mode and each size of the main table: the mode's row for that size plus one, or zero.
  func modeRows() -> Section {
    let sizes = catalog.mainRows.map(\.size.value)
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
    let records = parts.families.map { family in
      parts.rows.map { TableWord.points(catalog.baseline(of: $0, in: family) ?? .zero) }
    }
    return Section(count: parts.rows.count, records: records)
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
    _ encode: (Record, inout TableText) -> [UInt64]
  ) -> Section {
    let words = records.map { encode($0, &text) }
    return Section(count: records.count, records: words)
  }
}

extension NameTemplate.Axis {
  fileprivate var tableNumber: Int {
    switch self {
    case .size: 1
    case .color: 2
    case .weight: 3
    case .family: 4
    case .mode: 5
    }
  }
}
