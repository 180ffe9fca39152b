internal import TokenModel

/// What a code means, as the comment above its name: for reviews and for Quick Help.
struct CodeDocumentation {
  let lines: [String]

  init(_ code: Code, in catalog: Catalog) {
    let row = catalog.rows[code.row]
    let color = catalog.colors[code.color].variants
    let weight = catalog.weights[code.weight]
    let dark = color.dark.value == color.light.value ? "" : ", dark \(color.dark.value.hex)"
    let family = catalog.families[code.family].font.map { "\(Self.inline($0.value)) " } ?? ""
    let font = "\(family)\(row.size.value) pt, weight \(weight.value.value), \(color.light.value.hex)\(dark)"
    lines = ["`\(Self.inline(catalog.name(of: code)))`: \(font); \(Self.metrics(of: code, in: catalog))."]
  }

  private static func metrics(of code: Code, in catalog: Catalog) -> String {
    guard let metrics = catalog.rows[code.row].metrics,
      let baseline = catalog.baseline(row: code.row, family: code.family)
    else { return "plain" }
    let letterSpacing = metrics.letterSpacing.map { ", letter spacing \($0.value)" } ?? ""
    let lines = "line height \(metrics.lineHeight.value), line spacing \(metrics.lineSpacing.value)\(letterSpacing)"
    return "\(lines), baseline at \(baseline)"
  }

  /// A name inside backticks on one line of a comment. Marks that turn the reading direction are left out, so that
  /// a comment reads as it is.
  private static func inline(_ name: String) -> String {
    String(
      String.UnicodeScalarView(name.unicodeScalars.filter { $0.isASCII ? $0 != "`" : !$0.properties.isBidiControl })
    )
  }
}
