/// A style code: one index on each axis of its catalog, but for a color that it leaves open.
package struct Code: Sendable, Hashable {
  /// An index into ``Catalog/rows``, which fixes size, metrics and mode.
  package let row: Int
  /// An index into ``Catalog/colors``; nil for a code that leaves its color open, so that text keeps the color it has.
  package let color: Int?
  /// An index into ``Catalog/weights``.
  package let weight: Int
  /// An index into ``Catalog/families``.
  package let family: Int
  /// An index into ``Catalog/styles``; nil for a code that a template names.
  package let style: Int?

  /// Creates a code from its indices; nothing is checked.
  package init(row: Int, color: Int?, weight: Int, family: Int = 0, style: Int? = nil) {
    self.row = row
    self.color = color
    self.weight = weight
    self.family = family
    self.style = style
  }
}

extension Catalog {
  /// Whether the codes of the axes leave their color open, so that colors are not an axis.
  package var codesLeaveColorOpen: Bool { openColor != nil }

  /// The number of combinations of the axes, including those without a code. Nil beyond the range of `Int`.
  package var productCount: Int? {
    [colorAxisCount, weightAxis.count, familyAxis.count].reduce(rowAxis.count) { product, count in
      guard let product else { return nil }
      let (result, overflow) = product.multipliedReportingOverflow(by: count)
      return overflow ? nil : result
    }
  }

  /// All combinations of the axes: by row, then color, weight and family, each in the order of the spec.
  package var product: some Sequence<Code> {
    let colorAxis = colorAxis
    return rowAxis.lazy.flatMap { row in
      colorAxis.lazy.flatMap { color in
        weightAxis.lazy.flatMap { weight in
          familyAxis.lazy.map { family in Code(row: row, color: color, weight: weight, family: family) }
        }
      }
    }
  }

  /// The number of codes, including styles.
  ///
  /// - Complexity: O(*n*), where *n* is the number of combinations, if some of them do not exist; O(1) otherwise.
  package var codeCount: Int { (included?.count { $0 } ?? productCount ?? 0) + styles.count }

  /// All codes: the combinations of the axes that exist, then the styles.
  ///
  /// - Complexity: O(*n*), where *n* is the number of combinations.
  package var codes: [Code] {
    var codes: [Code] = []
    codes.reserveCapacity(codeCount)
    var index = 0
    let colorAxis = colorAxis
    // Loops, because the lazy sequences of `product` cost ten times as much for each code.
    for row in rowAxis {
      for color in colorAxis {
        for weight in weightAxis {
          for family in familyAxis {
            if included?[index] ?? true { codes.append(Code(row: row, color: color, weight: weight, family: family)) }
            index += 1
          }
        }
      }
    }
    for style in styles { codes.append(style.code) }
    return codes
  }

  /// The size of a code, with its metrics and its mode.
  package func row(of code: Code) -> TypographyRow { code.style.map { styles[$0].row } ?? rows[code.row] }

  /// The weight of a code.
  package func weight(of code: Code) -> WeightToken { code.style.map { styles[$0].weight } ?? weights[code.weight] }

  /// The family of a code.
  package func family(of code: Code) -> FamilyToken { code.style.map { styles[$0].family } ?? families[code.family] }

  /// The name of a code, such as `14_gray2_bold`. For the names of many codes, create one ``CodeNamer``.
  package func name(of code: Code) -> String {
    if let style = code.style { return styles[style].name.value }
    let row = row(of: code)
    let template = row.mode == nil ? names.base : names.mode
    return template.name { axis in
      switch axis {
      case .size: row.sizeName
      case .color: code.color.map { colors[$0].name.value } ?? ""
      case .weight: weight(of: code).name.value
      case .family: family(of: code).name.value
      case .mode: row.mode.map { modes[$0].value } ?? ""
      }
    }
  }

  /// The code with a name; nil if no code has the name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
  package func code(named name: String) -> Code? {
    codes.first { self.name(of: $0).utf8.elementsEqual(name.utf8) }
  }

  /// The distance of the baseline from the top of the line box of a code, in points; nil for a plain size.
  package func baseline(of code: Code) -> FixedDecimal? { baseline(of: row(of: code), in: family(of: code)) }

  /// The same for a row in a family.
  package func baseline(of row: TypographyRow, in family: FamilyToken) -> FixedDecimal? {
    row.metrics.map { metrics in
      offsetHost.baseline(
        size: row.size.value,
        lineHeight: metrics.lineHeight.value,
        offset: metrics.placement,
        metrics: family.metrics
      )
    }
  }
}
