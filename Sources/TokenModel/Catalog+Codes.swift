/// A style code of a catalog.
package enum Code: Sendable, Hashable {
  /// A code of the axes, which a template names.
  case combination(Combination)
  /// A custom-named style, by its index in ``Catalog/styles``.
  case style(Int)

  /// The index of the style; nil for a code of the axes.
  package var style: Int? { if case .style(let style) = self { style } else { nil } }

  /// The tokens of a code of the axes; nil for a style.
  package var combination: Combination? { if case .combination(let combination) = self { combination } else { nil } }
}

/// One token of each axis, by their indices.
package struct Combination: Sendable, Hashable {
  /// An index into ``Catalog/rows``, which fixes size, metrics and mode.
  package var row: Int
  /// An index into ``Catalog/colors``; nil for a code that leaves its color open, so that text keeps the color it has.
  package var color: Int?
  /// An index into ``Catalog/weights``.
  package var weight: Int
  /// An index into ``Catalog/families``.
  package var family: Int

  /// Creates a combination from its indices; nothing is checked.
  package init(row: Int, color: Int?, weight: Int, family: Int = 0) {
    self.row = row
    self.color = color
    self.weight = weight
    self.family = family
  }
}

/// A code's entries in the catalog's lists, by index: all parts of a code of the axes, and those parts of a style that
/// are not its own.
package struct CodeTokens: Sendable, Hashable {
  /// An index into ``Catalog/rows``; nil for a style with its own metrics.
  package let row: Int?
  /// An index into ``Catalog/colors``; nil for a code that leaves its color open.
  package let color: Int?
  /// An index into ``Catalog/weights``; nil for a style with its own weight.
  package let weight: Int?
  /// An index into ``Catalog/families``; nil for a style with its own family.
  package let family: Int?

  /// Creates tokens from their indices; nothing is checked.
  package init(row: Int?, color: Int?, weight: Int?, family: Int?) {
    self.row = row
    self.color = color
    self.weight = weight
    self.family = family
  }
}

extension Catalog {
  /// Whether the codes of the axes leave their color open, so that colors are not an axis.
  package var codesLeaveColorOpen: Bool { openColor != nil }

  /// The number of combinations of the axes, including those without a code. Nil beyond the range of `Int`.
  package var productCount: Int? {
    [colorAxis.count, weights.count, familyAxis.count].reduce(rows.count) { product, count in
      guard let product else { return nil }
      let (result, overflow) = product.multipliedReportingOverflow(by: count)
      return overflow ? nil : result
    }
  }

  /// All combinations of the axes: by row, then color, weight and family, each in the order of the spec.
  package var product: some Sequence<Combination> {
    let colorAxis = colorAxis
    return rows.indices.lazy.flatMap { row in
      colorAxis.lazy.flatMap { color in
        weights.indices.lazy.flatMap { weight in
          familyAxis.lazy.map { family in Combination(row: row, color: color, weight: weight, family: family) }
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
    for row in rows.indices {
      for color in colorAxis {
        for weight in weights.indices {
          for family in familyAxis {
            if included?[index] ?? true {
              codes.append(.combination(Combination(row: row, color: color, weight: weight, family: family)))
            }
            index += 1
          }
        }
      }
    }
    for style in styles.indices { codes.append(.style(style)) }
    return codes
  }

  /// The colors of codes: all of the axis, or only nil if codes leave their color open.
  ///
  /// - Complexity: O(*n*), where *n* is the number of colors.
  package var colorAxis: [Int?] { codesLeaveColorOpen ? [nil] : Array(0..<axisColorCount) }

  /// The families of codes: all of the spec if the names of codes contain the family, otherwise the first one alone.
  package var familyAxis: Range<Int> {
    names.base.parts.contains(.axis(.family)) ? families.indices : families.indices.prefix(1)
  }

  /// The rows of the main table.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package var mainRows: ArraySlice<TypographyRow> { rows.prefix { $0.mode == nil } }

  /// The size of a code, with its metrics and its mode.
  package func row(of code: Code) -> TypographyRow {
    switch code {
    case .combination(let tokens): rows[tokens.row]
    case .style(let style): styles[style].row
    }
  }

  /// The index of the color of a code; nil for a code that leaves it open.
  package func color(of code: Code) -> Int? {
    switch code {
    case .combination(let tokens): tokens.color
    case .style(let style): styles[style].tokens.color
    }
  }

  /// The weight of a code.
  package func weight(of code: Code) -> WeightToken {
    switch code {
    case .combination(let tokens): weights[tokens.weight]
    case .style(let style): styles[style].weight
    }
  }

  /// The family of a code.
  package func family(of code: Code) -> FamilyToken {
    switch code {
    case .combination(let tokens): families[tokens.family]
    case .style(let style): styles[style].family
    }
  }

  /// A code's entries in the catalog's lists.
  package func tokens(of code: Code) -> CodeTokens {
    switch code {
    case .combination(let tokens):
      CodeTokens(row: tokens.row, color: tokens.color, weight: tokens.weight, family: tokens.family)
    case .style(let style): styles[style].tokens
    }
  }

  /// The name of a code, such as `14_gray2_bold`. For the names of many codes, create one ``CodeNamer``.
  package func name(of code: Code) -> String {
    switch code {
    case .combination(let tokens): name(of: tokens)
    case .style(let style): styles[style].name.value
    }
  }

  /// The name of a code of the axes, by the template for it.
  package func name(of tokens: Combination) -> String {
    let row = rows[tokens.row]
    let template = row.mode == nil ? names.base : names.mode
    return template.name { axis in
      switch axis {
      case .size: row.sizeName
      case .color: tokens.color.map { colors[$0].name.value } ?? ""
      case .weight: weights[tokens.weight].name.value
      case .family: families[tokens.family].name.value
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
