internal import TokenModel

/// A picture of each token, made of its custom property.
struct PageSamples {
  /// What a picture shows.
  private enum Picture: String {
    case color = "swatch"
    case length = "length"
    case radius = "radius"
    case time = "time"
    case shadow, gradient, border, family, weight, stroke
  }

  let content: PageContent

  func print(_ token: Int, to printer: inout HTMLPrinter) {
    if case .cubicBezier(let curve)? = content.values[token]?.standard?.value { printCurve(curve, to: &printer) }
    guard let picture = picture(of: token), content.css.properties[token] != nil else { return }
    let type = picture == .time ? content.tokens.type(of: token)?.rawValue : nil
    printer.html("<i class=\"\(picture.rawValue) p\(token)\(type.map { " \($0)" } ?? "")\"></i>")
    if picture == .color, isOtherOnDark(token) { printer.html("<i class=\"swatch p\(token) night\"></i>") }
  }

  /// Appends the rules that give pictures their values.
  func printRules(to style: inout CSSPrinter) {
    for token in content.tokens.indices where picture(of: token) != nil {
      if let property = content.css.properties[token] { style.line(".p\(token){--_v:var(\(property))}") }
    }
  }

  private func picture(of token: Int) -> Picture? {
    switch content.tokens.type(of: token) {
    case .color: .color
    case .dimension: isRadius(token) ? .radius : .length
    case .duration, .cubicBezier, .transition: .time
    case .shadow: .shadow
    case .gradient: .gradient
    case .border: .border
    case .strokeStyle: .stroke
    case .fontFamily: .family
    case .fontWeight: .weight
    case .number, .typography, nil: nil
    }
  }

  private func isRadius(_ token: Int) -> Bool {
    content.tokens.path(of: token).segments.contains { $0.lowercased().contains("radius") }
  }

  private func isOtherOnDark(_ token: Int) -> Bool {
    guard let variants = content.values[token] else { return false }
    let dark = variants.value(in: content.tokens.selection(for: .dark), content.tokens.modifiers)
    return dark?.value != variants.standard?.value
  }

  /// The curve from the lower left to the upper right of a square with sides of 100.
  private func printCurve(_ curve: CubicBezier, to printer: inout HTMLPrinter) {
    let numbers = curve.numbers.compactMap(\.value?.double)
    guard numbers.count == 4 else { return }
    let points = [(numbers[0], numbers[1]), (numbers[2], numbers[3]), (1, 1)].map { x, y in
      "\(Self.short(x * 100)) \(Self.short(100 - max(-2, min(3, y)) * 100))"
    }
    printer.html(
      "<svg viewBox=\"0 -50 100 200\" aria-hidden=true><path d=\"M0 100C\(points.joined(separator: " "))\"/></svg>"
    )
  }

  private static func short(_ number: Double) -> String { "\(Int(number.rounded()))" }
}
