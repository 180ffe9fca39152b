internal import TokenModel

/// What a code means and what it is for, as the comment above its name: for reviews and for Quick Help.
struct CodeDocumentation {
  let lines: [String]

  /// `isDescribed` is whether the catalog has any description: most have none, and there is no need to look.
  init(_ code: Code, in catalog: Catalog, isDescribed: Bool) {
    let row = catalog.rows[code.row]
    let color = catalog.colors[code.color].variants
    let weight = catalog.weights[code.weight]
    let dark = color.dark.value == color.light.value ? "" : ", dark \(color.dark.value.hex)"
    let family = catalog.families[code.family].font.map { "\(SwiftText.inline($0.value)) " } ?? ""
    let font = "\(family)\(row.size.value) pt, weight \(weight.value.value), \(color.light.value.hex)\(dark)"
    let values = "`\(SwiftText.inline(catalog.name(of: code)))`: \(font); \(Self.metrics(of: code, in: catalog))."
    lines = [values] + (isDescribed ? Self.descriptions(of: code, in: catalog).flatMap { [""] + $0 } : [])
  }

  /// What the style says in full, and then the tokens that it is made of, a line for each.
  private static func descriptions(of code: Code, in catalog: Catalog) -> [[String]] {
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

  private static func metrics(of code: Code, in catalog: Catalog) -> String {
    guard let metrics = catalog.rows[code.row].metrics,
      let baseline = catalog.baseline(row: code.row, family: code.family)
    else { return "plain" }
    let letterSpacing = metrics.letterSpacing.map { ", letter spacing \($0.value)" } ?? ""
    let lines = "line height \(metrics.lineHeight.value), line spacing \(metrics.lineSpacing.value)\(letterSpacing)"
    return "\(lines), baseline at \(baseline)"
  }
}
