/// A style code: one index on each axis of its catalog.
public struct Code: Sendable, Hashable {
  /// An index into ``Catalog/rows``, which fixes size, metrics and mode.
  public let row: Int
  /// An index into ``Catalog/colors``.
  public let color: Int
  /// An index into ``Catalog/weights``.
  public let weight: Int
  /// An index into ``Catalog/families``.
  public let family: Int
  /// An index into ``Catalog/styles``; nil for a code that a template names.
  public let style: Int?

  /// A code from its indices; nothing is checked.
  public init(row: Int, color: Int, weight: Int, family: Int = 0, style: Int? = nil) {
    self.row = row
    self.color = color
    self.weight = weight
    self.family = family
    self.style = style
  }
}

extension Catalog {
  /// The families that codes are made with: all when names tell them apart, otherwise the first alone.
  public var familyAxis: Range<Int> {
    names.base.parts.contains(.axis(.family)) ? families.indices : 0..<min(1, families.count)
  }

  /// How many codes the axes make, with those that are left out. Nil beyond the range of `Int`.
  public var productCount: Int? {
    [colors.count, weights.count, familyAxis.count].reduce(rows.count) { product, count in
      guard let product else { return nil }
      let (result, overflow) = product.multipliedReportingOverflow(by: count)
      return overflow ? nil : result
    }
  }

  /// Every code that the axes make: by row, then color, weight and family, each in the order of the spec.
  public var product: some Sequence<Code> {
    rows.indices.lazy.flatMap { row in
      colors.indices.lazy.flatMap { color in
        weights.indices.lazy.flatMap { weight in
          familyAxis.lazy.map { family in Code(row: row, color: color, weight: weight, family: family) }
        }
      }
    }
  }

  /// How many codes exist, with the styles. Linear in the size of the product if codes are left out.
  public var codeCount: Int { (included?.count { $0 } ?? productCount ?? 0) + styles.count }

  /// Every code: those of the axes that exist, then the styles. Linear in the size of the product.
  public var codes: [Code] {
    var codes: [Code] = []
    codes.reserveCapacity(codeCount)
    var number = 0
    // Loops, because the lazy sequences of `product` cost ten times as much for each code.
    for row in rows.indices {
      for color in colors.indices {
        for weight in weights.indices {
          for family in familyAxis {
            if included?[number] ?? true { codes.append(Code(row: row, color: color, weight: weight, family: family)) }
            number += 1
          }
        }
      }
    }
    for style in styles { codes.append(style.code) }
    return codes
  }

  /// A code's name, such as `14_gray2_bold`. For the names of many codes, make one ``CodeNamer``.
  public func name(of code: Code) -> String {
    if let style = code.style { return styles[style].name.value }
    let row = rows[code.row]
    let template = row.mode == nil ? names.base : names.mode
    return template.name { axis in
      switch axis {
      case .size: row.sizeName
      case .color: colors[code.color].name.value
      case .weight: weights[code.weight].name.value
      case .family: families[code.family].name.value
      case .mode: row.mode.map { modes[$0].value } ?? ""
      }
    }
  }

  /// The code with a name; nil when there is none. Linear in the number of codes.
  public func code(named name: String) -> Code? {
    codes.first { self.name(of: $0).utf8.elementsEqual(name.utf8) }
  }

  /// How far below the top of its line box a row's baseline lies in a family, in points; nil for a plain size.
  public func baseline(row: Int, family: Int) -> FixedDecimal? {
    let row = rows[row]
    return row.metrics.map { metrics in
      offsetHost.baseline(
        size: row.size.value,
        lineHeight: metrics.lineHeight.value,
        offset: metrics.baselineOffset.value,
        metrics: families[family].metrics
      )
    }
  }
}
