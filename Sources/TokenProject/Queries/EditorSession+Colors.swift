internal import TokenDiagnostics
internal import TokenModel
internal import TokenWorkspace

/// A color that is written in a file.
package struct WrittenColorRange: Sendable {
  /// The text or, of a color in parts, the whole mapping.
  package let range: FileRange
  /// Red, green, blue and opacity in sRGB, 0…1.
  package let channels: SIMD4<Double>
}

/// A way to write a color.
package struct ColorPresentation: Sendable {
  /// The color as people read it.
  package let label: String
  /// What is written instead of the color's range.
  package let text: String
}

extension EditorSession {
  /// The colors in a file: hex digits, functions of CSS, and components of a space.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  package mutating func colors(in path: String) -> [WrittenColorRange] {
    let path = CanonicalPath.of(path)
    guard let index = index(of: path) else { return [] }
    return ColorForms(index).all.map { found in
      let value = ColorValue(found.color)
      let channels = SIMD4(value.red, value.green, value.blue, value.alpha)
      return WrittenColorRange(
        range: FileRange(path: path, range: found.range),
        channels: SIMD4<Double>(channels) / 255
      )
    }
  }

  /// How a color may be written in place of another one: in the form of that one first.
  ///
  /// - Parameter channels: Red, green, blue and opacity in sRGB, 0…1.
  /// - Complexity: O(*n*), where *n* is the number of keys.
  package mutating func presentations(
    of channels: SIMD4<Double>,
    in path: String,
    at range: Range<Int>
  ) -> [ColorPresentation] {
    let path = CanonicalPath.of(path)
    guard let index = index(of: path), let text = text(of: path),
      let found = ColorForms(index).all.first(where: { $0.range == range })
    else { return [] }
    let bytes = (0..<4).map { UInt8(max(0, min(255, (channels[$0] * 255).rounded()))) }
    let value = ColorValue(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    let written = String(decoding: text.bytes[range], as: UTF8.self)
    let color = TokenColor(value)
    if found.isMapping {
      return Self.mapping(of: color.converted(to: found.color.space), value, like: written, text.bytes, range)
    }
    let quote = written.first.map { "\"'".contains($0) ? String($0) : "" } ?? ""
    let isUpper = written.contains { $0.isUppercase }
    let hex = isUpper ? value.hex.uppercased() : value.hex.lowercased()
    // Without quotes, `#` would start a comment.
    let presentations = [
      ColorPresentation(label: hex, text: quote.isEmpty ? "\"\(hex)\"" : quote + hex + quote)
    ]
    guard !found.isHex else { return presentations }
    let css = color.converted(to: found.color.space).css
    return [ColorPresentation(label: css, text: quote + css + quote)] + presentations
  }

  /// A color in parts, with other components, `alpha` and `hex` where these are written.
  private static func mapping(
    of color: TokenColor,
    _ value: ColorValue,
    like written: String,
    _ bytes: [UInt8],
    _ range: Range<Int>
  ) -> [ColorPresentation] {
    var text = written
    let numbers = [color.components.first, color.components.second, color.components.third].map {
      $0.map(short) ?? "\"none\""
    }
    if let components = try? #/("?components"?\s*:\s*\[)[^\]]*(\])/#.firstMatch(in: text) {
      text.replaceSubrange(components.range, with: "\(components.1)\(numbers.joined(separator: ", "))\(components.2)")
    }
    if let alpha = try? #/("?alpha"?\s*:\s*)[0-9.]+/#.firstMatch(in: text) {
      text.replaceSubrange(alpha.range, with: "\(alpha.1)\(short(color.opacity))")
    }
    if let hex = try? #/("?hex"?\s*:\s*)"#[0-9A-Fa-f]*"/#.firstMatch(in: text) {
      text.replaceSubrange(hex.range, with: "\(hex.1)\"\(value.hex.prefix(7).lowercased())\"")
    }
    return text == written ? [] : [ColorPresentation(label: color.css, text: text)]
  }

  /// Four digits, which tell all colors of eight bits apart.
  private static func short(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : rounded.description
  }
}

/// Finds the colors among the values of a file.
private struct ColorForms {
  struct Found {
    let range: Range<Int>
    let color: TokenColor
    let isHex: Bool
    let isMapping: Bool
  }

  private(set) var all: [Found] = []

  init(_ index: FileIndex) {
    var parts: [Int: [FileIndex.Key]] = [:]
    for key in index.keys {
      if let parent = key.parent, key.name == "colorSpace" || key.name == "alpha" || key.name == "components" {
        parts[parent, default: []].append(key)
      }
    }
    for (place, key) in index.keys.enumerated() {
      if let text = key.text {
        // A color that is given in parts may have a fallback.
        guard key.name != "hex" else { continue }
        if text.hasPrefix("#") {
          guard let value = ColorValue(hex: text) else { continue }
          all.append(Found(range: key.range, color: TokenColor(value), isHex: true, isMapping: false))
        } else if text.hasSuffix(")"), let color = try? TokenColor(css: text) {
          all.append(Found(range: key.range, color: color, isHex: false, isMapping: false))
        }
      } else if let color = parts[place].flatMap(Self.color) {
        all.append(Found(range: key.range, color: color, isHex: false, isMapping: true))
      }
    }
  }

  private static func color(of parts: [FileIndex.Key]) -> TokenColor? {
    guard let space = parts.first(where: { $0.name == "colorSpace" })?.text.flatMap(ColorSpace.init),
      let numbers = parts.first(where: { $0.name == "components" })?.elements, numbers.count == 3
    else { return nil }
    let alpha = parts.first { $0.name == "alpha" }?.text.flatMap(Double.init)
    let values = numbers.map { $0 == "none" ? nil : Double($0) }
    return TokenColor(in: space, values[0], values[1], values[2], alpha: alpha ?? 1)
  }
}
