internal import TokenModel

/// A picture of each token, made of its custom property. A color has a picture for each of its values.
struct PageSamples {
  /// The kinds of pictures.
  private enum Picture: String {
    case length = "length"
    case radius = "radius"
    case time = "time"
    case shadow, gradient, border, family, weight, stroke
  }

  let content: PageContent
  let palette: PagePalette

  func print(_ token: TokenID, to printer: inout HTMLPrinter) {
    if content.tokens.type(of: token) == .color { return printSwatches(of: token, to: &printer) }
    let value = content.standardValue(of: token)
    guard let picture = Self.picture(of: token, in: content), content.css.properties[token] != nil else { return }
    printer.html("<span class=picture>")
    if case .cubicBezier(let curve)? = value { printCurve(curve, to: &printer) }
    let type = picture == .time ? content.tokens.type(of: token)?.rawValue : nil
    printer.html(
      "<i class=\"\(picture.rawValue) \(content.version.picture(of: token))\(type.map { " \($0)" } ?? "")\"></i></span>"
    )
  }

  /// Appends the rules that give the pictures of some tokens their values.
  static func printRules(of tokens: some Sequence<TokenID>, in content: PageContent, to style: inout CSSPrinter) {
    for token in tokens {
      if picture(of: token, in: content) != nil, let property = content.css.properties[token] {
        style.line(".\(content.version.picture(of: token)){--_v:var(\(property))}")
      }
    }
  }

  // MARK: Swatches

  /// The class of the standard value of a color; nil for other tokens.
  func standardGround(of token: TokenID) -> String? {
    content.values[token].first(where: \.isStandard)?.color.map(palette.ground)
  }

  /// All values next to each other, whatever the appearance of the page.
  private func printSwatches(of token: TokenID, to printer: inout HTMLPrinter) {
    printer.html("<span class=swatches>")
    for value in content.values[token] {
      guard let color = value.color else { continue }
      let hasTitle = !value.isStandard && !content.hasDetailsApart
      let title = hasTitle ? " title=\"\(HTMLText.escaped(value.title))\"" : ""
      printer.html("<i class=\(palette.ground(color))\(title)></i>")
    }
    printer.html("</span>")
  }

  // MARK: Other pictures

  private static func picture(of token: TokenID, in content: PageContent) -> Picture? {
    switch content.tokens.type(of: token) {
    case .dimension: isRadius(content.tokens.path(of: token)) ? .radius : .length
    case .duration, .cubicBezier, .transition: .time
    case .shadow: .shadow
    case .gradient: .gradient
    case .border: .border
    case .strokeStyle: .stroke
    case .fontFamily: .family
    case .fontWeight: .weight
    case .color, .number, .typography, nil: nil
    }
  }

  private static func isRadius(_ path: TokenPath) -> Bool {
    path.segments.contains { $0.lowercased().contains("radius") }
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
