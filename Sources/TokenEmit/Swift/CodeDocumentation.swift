internal import TokenModel

/// The comments above the names of codes, for reviews and for Quick Help: the values of a code and the descriptions of
/// its tokens.
///
/// A token is in many codes, and its part of their comments is made once.
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

  /// The comments for a catalog's codes. Linear in the number of tokens, and in the product of families and rows on their
  /// axes: a row of a style has few codes, and no part for each family.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    isDescribed = catalog.hasAnnotation { $0.description != nil }
    families = catalog.families.map { family in
      Array((family.font.map { "\(SwiftText.inline($0.value)) " } ?? "").utf8)
    }
    sizes = catalog.rows.map { Array("\($0.size.value) pt, ".utf8) }
    weights = catalog.weights.map { Array("weight \($0.value.value), ".utf8) }
    colors = catalog.colors.map { color in
      let (light, dark) = (color.variants.light.value, color.variants.dark.value)
      return Array((dark == light ? light.hex : "\(light.hex), dark \(dark.hex)").utf8)
    }
    metrics = catalog.families.indices.map { family in
      catalog.rowAxis.map { Self.metrics(row: $0, family: family, in: catalog) }
    }
  }

  /// Appends the comment of a code that has a name.
  func print(_ code: Code, name: String, to printer: inout CodePrinter) {
    printer.line { printer in
      printer.append("/// `")
      printer.append(SwiftText.inline(name))
      printer.append("`: ")
      printer.append(families[code.family])
      printer.append(sizes[code.row])
      printer.append(weights[code.weight])
      printer.append(code.color.map { colors[$0] } ?? Self.openColor)
      printer.append(metrics(of: code))
      if let path = code.style.flatMap({ catalog.styles[$0].path }) {
        printer.append(" From `\(SwiftText.inline(path.description))`.")
      }
    }
    guard isDescribed else { return }
    for line in descriptions(of: code).flatMap({ [""] + $0 }) { printer.documentation(line) }
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

  private func metrics(of code: Code) -> [UInt8] {
    catalog.rowAxis.contains(code.row)
      ? metrics[code.family][code.row] : Self.metrics(row: code.row, family: code.family, in: catalog)
  }

  private static func metrics(row: Int, family: Int, in catalog: Catalog) -> [UInt8] {
    guard let metrics = catalog.rows[row].metrics, let baseline = catalog.baseline(row: row, family: family) else {
      return Array("; plain.".utf8)
    }
    let lineSpacing = metrics.lineSpacing?.value ?? .zero
    let letterSpacing = metrics.letterSpacing.map { ", letter spacing \($0.value)" } ?? ""
    let lines = "line height \(metrics.lineHeight.value), line spacing \(lineSpacing)\(letterSpacing)"
    return Array("; \(lines), baseline at \(baseline).".utf8)
  }
}
