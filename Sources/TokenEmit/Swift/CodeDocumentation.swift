internal import TokenModel

/// What a code means, as the comment above its name: for reviews and for Quick Help.
struct CodeDocumentation {
  let lines: [String]

  init(_ code: Code, in catalog: Catalog) {
    let row = catalog.rows[code.row]
    let color = catalog.colors[code.color]
    let weight = catalog.weights[code.weight]
    let dark = color.dark.value == color.light.value ? "" : ", dark \(color.dark.value.hex)"
    let font = "\(row.size.value) pt, weight \(weight.value.value), \(color.light.value.hex)\(dark)"
    lines = ["`\(Self.inline(catalog.name(of: code)))`: \(font); \(Self.metrics(row.metrics))."]
  }

  private static func metrics(_ metrics: LineMetrics?) -> String {
    guard let metrics else { return "plain" }
    let letterSpacing = metrics.letterSpacing.map { ", letter spacing \($0.value)" } ?? ""
    let lines = "line height \(metrics.lineHeight.value), line spacing \(metrics.lineSpacing.value)\(letterSpacing)"
    return "\(lines), baseline at \(metrics.baseline)"
  }

  /// A name inside backticks on one line of a comment. Marks that turn the reading direction are left out, so that
  /// a comment reads as it is.
  private static func inline(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { $0 != "`" && !$0.properties.isBidiControl }))
  }
}
