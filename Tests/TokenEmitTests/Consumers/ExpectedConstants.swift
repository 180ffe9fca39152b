import Foundation
import TokenModel

/// What constants of tokens have to be, by path: read from the model, by other code than that of the emitter.
enum ExpectedConstants {
  /// The texts of all tokens that are constants, as ``program(printing:)`` prints them.
  static func texts(of catalog: Catalog, rootFontSize: Int = 16) -> [String: String] {
    let reader = Reader(tokens: catalog.resolved, rootFontSize: Decimal(rootFontSize))
    let texts = catalog.tokens.indices.compactMap { token in
      reader.text(of: token).map { (catalog.tokens.path(of: token).description, $0) }
    }
    return Dictionary(texts) { first, _ in first }
  }

  /// A program that prints constants of a generated file, a line for each, with the path of its token.
  static func program(printing constants: [GeneratedConstant], of name: String) -> String {
    let lines = constants.map { "print(#\"\($0.path)\"#, text(\(name).\($0.member)), separator: \"\\t\")" }
    return functions + lines.joined(separator: "\n") + "\n"
  }

  private static let functions = """
    import StyleTables

    func text(_ number: Double) -> String { "\\(number)" }
    func text(_ time: Duration) -> String { "\\(time.components.seconds) s \\(time.components.attoseconds) as" }
    func text(_ names: [String]) -> String {
      names.map { $0.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }.joined(separator: "|")
    }
    func text(_ color: StyleColor) -> String { Appearance.allCases.map { "\\(color[$0])" }.joined(separator: "/") }
    func text(_ curve: StyleCurve) -> String { "\\(curve.x1) \\(curve.y1) \\(curve.x2) \\(curve.y2)" }
    func text(_ style: StyleStroke) -> String {
      if case .dashes(let lengths, let cap) = style { "\\(lengths) \\(cap)" } else { "\\(style)" }
    }
    func text(_ layer: StyleShadow.Layer) -> String {
      let lengths = "\\(layer.offsetX) \\(layer.offsetY) \\(layer.blur) \\(layer.spread)"
      return "\\(layer.isInset ? "inset " : "")\\(lengths) \\(text(layer.color))"
    }
    func text(_ shadow: StyleShadow) -> String { shadow.layers.map(text).joined(separator: ", ") }
    func text(_ gradient: StyleGradient) -> String {
      gradient.stops.map { "\\(text($0.color)) \\($0.position)" }.joined(separator: ", ")
    }
    func text(_ border: StyleBorder) -> String { "\\(border.width) \\(text(border.style)) \\(text(border.color))" }
    func text(_ transition: StyleTransition) -> String {
      "\\(text(transition.duration)) \\(text(transition.delay)) \\(text(transition.timingFunction))"
    }

    """
}

/// A constant of a generated file.
struct GeneratedConstant {
  /// The path of its token, as the comment has it.
  let path: String
  /// Its name in the catalog, such as `Dimensions.space.small`.
  let member: String

  /// All constants that are not colors.
  static func all(in file: String) -> [GeneratedConstant] {
    var scopes: [(indentation: Int, name: String)] = []
    var path = ""
    var found: [GeneratedConstant] = []
    for line in file.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      scopes.removeAll { $0.indentation >= indentation }
      if let match = line.firstMatch(of: /^ *\/\/\/ `(.*?)`[.:]/) { path = String(match.output.1) }
      if let match = line.firstMatch(of: /enum (`[^`]*`|\S+) \{$/) {
        scopes.append((indentation, String(match.output.1)))
      }
      // Codes are in an extension; the catalog and its emoji are not in an enum of the namespace.
      guard let match = line.firstMatch(of: /static var (`[^`]*`|\S+): \S+ \{/), scopes.count > 1 else { continue }
      let names = scopes.dropFirst().map(\.name) + [String(match.output.1)]
      if names[0] != "Colors", names[0] != "Emoji" {
        found.append(GeneratedConstant(path: path, member: names.joined(separator: ".")))
      }
    }
    return found
  }
}

/// Reads values of tokens.
private struct Reader {
  let tokens: ResolvedTokens
  let rootFontSize: Decimal

  /// Nil for a color, a style, and a token that nobody knows.
  func text(of token: TokenID) -> String? {
    let values = Appearance.allCases.map { appearance in
      try? tokens.value(of: token, in: tokens.selection(for: appearance)).value
    }
    guard let light = values[0] else { return nil }
    switch light {
    case .color, .typography, .opaque: return nil
    case .dimension(let length): return points(length)
    case .duration(let time): return text(time)
    case .number(let number): return "\(number.double)"
    case .fontWeight(let weight): return "\(weight.number.double)"
    case .fontFamily(let families):
      let names = families.names.compactMap(\.value)
      return names.map { $0.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }.joined(separator: "|")
    case .cubicBezier(let curve): return text(curve)
    case .strokeStyle(let style): return text(style)
    case .border(let border):
      let colors = values.map { value in
        if case .border(let border)? = value { border.color.value } else { border.color.value }
      }
      return "\(points(border.width.value)) \(text(border.style.value)) \(text(colors))"
    case .transition(let transition):
      let times = [transition.duration, transition.delay].map { $0.value.map(text) ?? "?" }
      return "\(times[0]) \(times[1]) \(transition.timingFunction.value.map(text) ?? "?")"
    case .shadow(let shadow):
      let variants = values.map { value in if case .shadow(let other)? = value { other } else { shadow } }
      return shadow.layers.indices.map { text(shadow, layer: $0, variants) }.joined(separator: ", ")
    case .gradient(let gradient):
      let variants = values.map { value in if case .gradient(let other)? = value { other } else { gradient } }
      return gradient.stops.indices.map { text(gradient, stop: $0, variants) }.joined(separator: ", ")
    }
  }

  private func text(_ shadow: Shadow, layer: Int, _ variants: [Shadow]) -> String {
    guard let value = shadow.layers[layer].value else { return "?" }
    let lengths = [value.offsetX, value.offsetY, value.blur, value.spread].map { points($0.value) }
    let colors = variants.map {
      ($0.layers.count == shadow.layers.count ? $0 : shadow).layers[layer].value?.color.value
    }
    return (value.inset?.value == true ? "inset " : "") + "\(lengths.joined(separator: " ")) \(text(colors))"
  }

  private func text(_ gradient: Gradient, stop: Int, _ variants: [Gradient]) -> String {
    guard let position = gradient.stops[stop].value?.position.value?.double else { return "?" }
    let colors = variants.map {
      ($0.stops.count == gradient.stops.count ? $0 : gradient).stops[stop].value?.color.value
    }
    return "\(text(colors)) \(position < 0 ? 0 : position > 1 ? 1 : position)"
  }

  private func text(_ colors: [WrittenColor?]) -> String {
    colors.map { color in color?.color.map { ColorValue($0).hex } ?? "?" }.joined(separator: "/")
  }

  private func text(_ curve: CubicBezier) -> String {
    [curve.x1, curve.y1, curve.x2, curve.y2].map { "\($0.value?.double ?? .nan)" }.joined(separator: " ")
  }

  private func text(_ style: StrokeStyle?) -> String {
    switch style {
    case nil: "?"
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap):
      "[\((lengths.value?.elements ?? []).map { points($0.value) }.joined(separator: ", "))] \(cap.value?.rawValue ?? "?")"
    }
  }

  private func points(_ length: TokenModel.Dimension?) -> String {
    guard let digits = length?.number.value?.digits, let number = Decimal(string: digits) else { return "?" }
    let points = length?.unit.value == .rem ? number * rootFontSize : number
    return "\(Double("\(points)") ?? .nan)"
  }

  /// Seconds, and the rest in attoseconds.
  private func text(_ time: DurationValue) -> String {
    guard let digits = time.number.value?.digits, let number = Decimal(string: digits) else { return "?" }
    let seconds = time.unit.value == .ms ? number / 1_000 : number
    let whole = Int("\(seconds)".split(separator: ".")[0]) ?? 0
    let rest = (seconds - Decimal(whole)) * Decimal(sign: .plus, exponent: 18, significand: 1)
    return "\(whole) s \(rest) as"
  }
}
