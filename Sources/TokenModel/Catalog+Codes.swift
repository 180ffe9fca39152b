/// A style code: one index on each axis of its catalogue.
public struct Code: Sendable, Hashable {
  /// An index into ``Catalog/rows``, which fixes size, metrics and mode.
  public let row: Int
  /// An index into ``Catalog/colors``.
  public let color: Int
  /// An index into ``Catalog/weights``.
  public let weight: Int

  public init(row: Int, color: Int, weight: Int) {
    self.row = row
    self.color = color
    self.weight = weight
  }
}

extension Catalog {
  /// How many codes there are. Nil beyond the range of `Int`.
  public var codeCount: Int? {
    [colors.count, weights.count].reduce(rows.count) { product, count in
      guard let product else { return nil }
      let (result, overflow) = product.multipliedReportingOverflow(by: count)
      return overflow ? nil : result
    }
  }

  /// Every code, by row, then colour, then weight, each in the order of the spec.
  public var codes: some Sequence<Code> {
    rows.indices.lazy.flatMap { row in
      colors.indices.lazy.flatMap { color in
        weights.indices.lazy.map { weight in Code(row: row, color: color, weight: weight) }
      }
    }
  }

  /// A code's name, such as `14_gray2_bold`.
  public func name(of code: Code) -> String {
    let row = rows[code.row]
    let template = row.mode == nil ? names.base : names.mode
    return template.name { axis in
      switch axis {
      case .size: row.sizeName
      case .color: colors[code.color].name.value
      case .weight: weights[code.weight].name.value
      case .mode: row.mode.map { modes[$0].value } ?? ""
      }
    }
  }

  /// The code with a name; nil when there is none. Linear in the number of codes.
  public func code(named name: String) -> Code? {
    codes.first { self.name(of: $0).utf8.elementsEqual(name.utf8) }
  }
}
