internal import TokenModel

/// The records of each section, in the order of the header.
extension CatalogImageEncoder {
  var sizeNames: [String] { catalog.rows.filter { $0.mode == nil }.map(\.sizeName) }

  mutating func rows() -> Section {
    section(catalog.rows) { row, text, digits in
      digits.append(text.reference(to: row.sizeName))
      digits.append(row.size.value)
      digits.append(row.metrics?.lineHeight.value ?? .zero)
      digits.append(row.metrics?.lineSpacing.value ?? .zero)
      digits.append(row.metrics?.letterSpacing?.value ?? .zero)
      digits.append(row.metrics == nil ? 0 : 1, digits: 1)
      digits.append(row.mode.map { $0 + 1 } ?? 0, digits: 2)
    }
  }

  mutating func colors() -> Section {
    section(catalog.colors) { color, text, digits in
      digits.append(text.reference(to: color.name.value))
      for variant in color.variants.all { digits.append(variant.value) }
    }
  }

  mutating func weights() -> Section {
    section(catalog.weights) { weight, text, digits in
      digits.append(text.reference(to: weight.name.value))
      digits.append(weight.value.value, digits: 2)
    }
  }

  /// The system font has an empty name.
  mutating func families() -> Section {
    section(catalog.families) { family, text, digits in
      digits.append(text.reference(to: family.name.value))
      digits.append(text.reference(to: family.font?.value ?? ""))
      digits.append(family.metrics.ascent)
      digits.append(family.metrics.descent)
    }
  }

  mutating func modes() -> Section {
    section(catalog.modes) { mode, text, digits in digits.append(text.reference(to: mode.value)) }
  }

  mutating func styles() -> Section {
    section(catalog.styles) { style, text, digits in
      digits.append(text.reference(to: style.name.value))
      digits.append(style.code.row, digits: 3)
      digits.append(style.code.color, digits: 3)
      digits.append(style.code.weight, digits: 2)
      digits.append(style.code.family, digits: 2)
    }
  }

  mutating func parts(_ template: NameTemplate) -> Section {
    section(template.parts) { part, text, digits in
      switch part {
      case .literal(let literal):
        digits.append(0, digits: 1)
        digits.append(text.reference(to: literal))
      case .axis(let axis):
        digits.append(axis.imageNumber, digits: 1)
        digits.append(text.reference(to: ""))
      }
    }
  }

  func index(_ names: [String]) -> Section {
    let slots = ImageIndex(names).slots
    return numbers(slots, count: slots.count)
  }

  /// For each mode and each size of the main table: the mode's row for that size plus one, or zero.
  func modeRows() -> Section {
    let sizes = catalog.rows.filter { $0.mode == nil }.map(\.size.value)
    let positions = Dictionary(zip(sizes, sizes.indices), uniquingKeysWith: { first, _ in first })
    var slots = [Int](repeating: 0, count: catalog.modes.count * sizes.count)
    for (row, value) in catalog.rows.enumerated() {
      guard let mode = value.mode, let position = positions[value.size.value] else { continue }
      slots[mode * sizes.count + position] = row + 1
    }
    return numbers(slots, count: sizes.count)
  }

  /// For each family and row, where the baseline lies.
  func baselines() -> Section {
    let records = catalog.families.indices.map { family in
      var digits = ImageDigits()
      for row in catalog.rows.indices { digits.append(catalog.baseline(row: row, family: family) ?? .zero) }
      return digits.bytes
    }
    return Section(count: catalog.rows.count, records: records)
  }

  /// A bit for each code that the axes make, six in a digit, the first one lowest; nothing when all exist.
  func included() -> Section {
    let bits = catalog.included ?? []
    var digits = ImageDigits()
    for start in stride(from: 0, to: bits.count, by: 6) {
      let group = bits[start..<min(start + 6, bits.count)]
      digits.append(group.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }, digits: 1)
    }
    return Section(count: digits.bytes.count, records: [digits.bytes])
  }

  func numbers(_ numbers: [Int], count: Int) -> Section {
    var digits = ImageDigits()
    for number in numbers { digits.append(number, digits: 3) }
    return Section(count: count, records: [digits.bytes])
  }

  mutating func section<Record>(
    _ records: [Record],
    _ encode: (Record, inout ImageText, inout ImageDigits) -> Void
  ) -> Section {
    let lines = records.map { record in
      var digits = ImageDigits()
      encode(record, &text, &digits)
      return digits.bytes
    }
    return Section(count: records.count, records: lines)
  }
}

extension ImageDigits {
  /// A length in points: 30 bits in units of 0.0001 pt.
  fileprivate mutating func append(_ value: FixedDecimal) {
    append(Int(value.tenThousandths), digits: 5)
  }

  /// A colour, red in the lowest byte.
  fileprivate mutating func append(_ color: ColorValue) {
    let channels = [color.red, color.green, color.blue, color.alpha]
    append(channels.reversed().reduce(0) { $0 << 8 | Int($1) }, digits: 6)
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
