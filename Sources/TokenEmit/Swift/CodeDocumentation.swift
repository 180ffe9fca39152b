internal import TokenModel

/// The comments above the names of codes, for reviews and for Quick Help: the values of a code and the descriptions of
/// its tokens.
///
/// A token of the axes is in many codes, and its part of their comments is made once.
struct CodeDocumentation {
  private let catalog: Catalog
  /// Most catalogs have no descriptions, and need no search for them.
  private let isDescribed: Bool
  private let families: [[UInt8]]
  private let sizes: [[UInt8]]
  private let weights: [[UInt8]]
  private let colors: [[UInt8]]
  /// By family, then by row of the axis.
  private let metrics: [[[UInt8]]]
  private static let openColor = Array("color left open".utf8)

  /// The comments for a catalog's codes. Linear in the number of tokens, and in the product of families and rows on
  /// their axes.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    isDescribed = catalog.hasAnnotation { $0.description != nil }
    families = catalog.families.map(Self.text)
    sizes = catalog.rows.map(Self.text)
    weights = catalog.weights.map(Self.text)
    colors = catalog.colors.map { color in
      let (light, dark) = (color.variants.light.value, color.variants.dark.value)
      return Array((dark == light ? light.hex : "\(light.hex), dark \(dark.hex)").utf8)
    }
    metrics = catalog.families.map { family in catalog.rows.map { Self.metrics(of: $0, in: family, catalog) } }
  }

  private static func text(of family: FamilyToken) -> [UInt8] {
    Array((family.font.map { "\(SwiftText.inline($0.value)) " } ?? "").utf8)
  }

  private static func text(of row: TypographyRow) -> [UInt8] { Array("\(row.size.value) pt, ".utf8) }

  private static func text(of weight: WeightToken) -> [UInt8] { Array("weight \(weight.value.value), ".utf8) }

  /// Appends the comment of a code that has a name.
  func print(_ code: Code, name: String, to printer: inout CodePrinter) {
    printer.line { printer in
      printer.append("/// `")
      printer.append(SwiftText.inline(name))
      printer.append("`: ")
      switch code {
      case .combination(let tokens): printValues(tokens, to: &printer)
      case .style(let style): printValues(catalog.styles[style], to: &printer)
      }
    }
    guard isDescribed else { return }
    for line in descriptions(of: code).flatMap({ [""] + $0 }) { printer.documentation(line) }
  }

  private func printValues(_ tokens: Combination, to printer: inout CodePrinter) {
    printer.append(families[tokens.family])
    printer.append(sizes[tokens.row])
    printer.append(weights[tokens.weight])
    printer.append(tokens.color.map { colors[$0] } ?? Self.openColor)
    printer.append(metrics[tokens.family][tokens.row])
  }

  private func printValues(_ style: NamedStyle, to printer: inout CodePrinter) {
    printer.append(Self.text(of: style.family))
    printer.append(Self.text(of: style.row))
    printer.append(Self.text(of: style.weight))
    printer.append(style.tokens.color.map { colors[$0] } ?? Self.openColor)
    printer.append(Self.metrics(of: style.row, in: style.family, catalog))
    if let path = style.path { printer.append(" From `\(SwiftText.inline(path.description))`.") }
  }

  /// The whole description of the style, and then those of its tokens, one line for each.
  private func descriptions(of code: Code) -> [[String]] {
    var style: [String] = []
    var others: [String] = []
    for part in catalog.parts(of: code) {
      guard let text = part.annotations.description?.value else { continue }
      if part.kind == .style {
        style = SwiftText.commentLines(text)
      } else if case let excerpt = SwiftText.excerpt(text), !excerpt.isEmpty {
        let kind = part.kind.rawValue
        others.append(
          "- \(kind.prefix(1).uppercased())\(kind.dropFirst()) `\(SwiftText.inline(part.name))`: \(excerpt)"
        )
      }
    }
    return [style, others].filter { !$0.isEmpty }
  }

  private static func metrics(of row: TypographyRow, in family: FamilyToken, _ catalog: Catalog) -> [UInt8] {
    guard let metrics = row.metrics, let baseline = catalog.baseline(of: row, in: family) else {
      return Array("; plain.".utf8)
    }
    let lineSpacing = metrics.lineSpacing?.value ?? .zero
    let letterSpacing = metrics.letterSpacing.map { ", letter spacing \($0.value)" } ?? ""
    let lines = "line height \(metrics.lineHeight.value), line spacing \(lineSpacing)\(letterSpacing)"
    return Array("; \(lines), baseline at \(baseline).".utf8)
  }
}
