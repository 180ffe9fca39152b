internal import TokenModel

/// The keys and words of the Design Tokens format, for completion. Chapters are those of the 2025.10 reports, "Design
/// Tokens Format Module" and "Design Tokens Resolver Module".
enum FormatKeys {
  // MARK: Token files

  /// The keys at a place: those of a composite value where one is being written, else those of tokens and groups.
  ///
  /// - Parameter type: The type of the token around the place; nil if it is not known.
  static func keys(in names: [String], of type: TokenType?) -> [KnownKey] {
    guard let value = names.lastIndex(of: "$value") else { return names.contains("$extensions") ? [] : ofTokens }
    if let type = self.type(of: names, in: type) { return parts(of: type) }
    return value == names.count - 1 && type == nil ? ofValues : []
  }

  /// The words that a value may be; none for a value that is not a choice.
  static func words(of names: [String], in type: TokenType?) -> [String] {
    switch names.last {
    case "colorSpace": return ColorSpace.allCases.map(\.rawValue)
    case "unit":
      let value = self.type(of: names.dropLast(), in: type)
      return (value == .duration ? [] : ["px", "rem"]) + (value == .dimension ? [] : ["ms", "s"])
    case "lineCap": return StrokeStyle.Cap.allCases.map(\.rawValue)
    case "$deprecated", "inset": return ["true", "false"]
    default: break
    }
    switch self.type(of: names, in: type) {
    case .fontWeight: return weights
    case .strokeStyle: return StrokeStyle.Keyword.allCases.map(\.rawValue)
    default: return names.last == "fontWeight" ? weights : []
    }
  }

  /// The type of the value at a path of keys, within a token of a type; nil for another value.
  static func type(of names: some BidirectionalCollection<String>, in type: TokenType?) -> TokenType? {
    guard let value = names.lastIndex(of: "$value") else { return nil }
    return names[value...].dropFirst().reduce(type) { type, part in type.flatMap { self.type(of: part, in: $0) } }
  }

  private static func type(of part: String, in type: TokenType) -> TokenType? {
    switch part {
    case "color": .color
    case "offsetX", "offsetY", "blur", "spread", "width", "fontSize", "letterSpacing", "dashArray": .dimension
    case "duration", "delay": .duration
    case "timingFunction": .cubicBezier
    case "style": .strokeStyle
    case "fontFamily": .fontFamily
    case "fontWeight": .fontWeight
    case "lineHeight", "position": .number
    default: nil
    }
  }

  private static let weights = [
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium", "semi-bold",
    "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black", "ultra-black",
  ]

  private static let ofTokens = [
    KnownKey(name: "$value", meaning: "The value of a token, or a reference to one in braces."),
    KnownKey(name: "$type", meaning: "The type of a token, or of all tokens in a group."),
    KnownKey(name: "$description", meaning: "What a token or group is for."),
    KnownKey(name: "$deprecated", meaning: "`true`, or what to use instead.", value: "true"),
    KnownKey(name: "$extends", meaning: "The group whose tokens this one has, too."),
    KnownKey(name: "$ref", meaning: "A JSON pointer to a value."),
    KnownKey(name: "$root", meaning: "The token that a group itself is."),
    KnownKey(name: "$extensions", meaning: "Data of tools, each under its own name."),
  ]

  // MARK: Composite values

  /// The parts of all composite values, each once.
  private static let ofValues: [KnownKey] = {
    var keys: [KnownKey] = []
    for type in TokenType.allCases {
      for part in parts(of: type) where !keys.contains(where: { $0.name == part.name }) {
        let owners = TokenType.allCases.filter { parts(of: $0).contains { $0.name == part.name } }.map(\.rawValue)
        keys.append(
          KnownKey(name: part.name, meaning: "A part of a value of the type \(owners.joined(separator: ", ")).")
        )
      }
    }
    return keys
  }()

  /// The parts of the values of a type; none for values without parts.
  static func parts(of type: TokenType) -> [KnownKey] {
    switch type {
    case .color:
      [
        required("colorSpace", "srgb".quoted, "The space of the components."),
        required("components", "[0, 0, 0]", "Three numbers, or `none`."),
        optional("alpha", "1", "The opacity, from 0 to 1."),
        optional("hex", "#000000".quoted, "A fallback in sRGB, in six digits."),
      ]
    case .dimension:
      [required("value", "16", "The number."), required("unit", "px".quoted, "`px` or `rem`.")]
    case .duration:
      [required("value", "200", "The number."), required("unit", "ms".quoted, "`ms` or `s`.")]
    case .typography:
      [
        required("fontFamily", "system-ui".quoted, "The font, or a list of fonts."),
        required("fontSize", dimension(16), "The size of the font."),
        required("fontWeight", "400", "A number from 1 to 1000, or a word."),
        required("letterSpacing", dimension(0), "The space between letters."),
        required("lineHeight", "1.5", "The height of a line, times the font size."),
      ]
    case .shadow:
      [
        required("color", color, "The color of the shadow."),
        required("offsetX", dimension(0), "How far the shadow is to the right."),
        required("offsetY", dimension(2), "How far the shadow is down."),
        required("blur", dimension(4), "How far the shadow is blurred."),
        required("spread", dimension(0), "How much larger the shadow is."),
        optional("inset", "true", "Whether the shadow is inside."),
      ]
    case .border:
      [
        required("color", color, "The color of the line."), required("width", dimension(1), "The width of the line."),
        required("style", "solid".quoted, "A word, or dashes."),
      ]
    case .strokeStyle:
      [
        required("dashArray", "[\(dimension(4)), \(dimension(2))]", "The lengths of dashes and gaps."),
        required("lineCap", "round".quoted, "The ends of dashes."),
      ]
    case .transition:
      [
        required("duration", duration(200), "How long it takes."), required("delay", duration(0), "When it starts."),
        required("timingFunction", "[0.4, 0, 0.2, 1]", "The curve, as in CSS `cubic-bezier()`."),
      ]
    case .gradient:
      [
        required("color", color, "The color of the stop."),
        required("position", "0", "Where the stop is, from 0 to 1."),
      ]
    case .fontFamily, .fontWeight, .number, .cubicBezier: []
    }
  }

  private static let color = ##"{ "colorSpace": "srgb", "components": [0, 0, 0] }"##
  private static func dimension(_ value: Int) -> String { "{ \"value\": \(value), \"unit\": \"px\" }" }
  private static func duration(_ value: Int) -> String { "{ \"value\": \(value), \"unit\": \"ms\" }" }

  private static func required(_ name: String, _ value: String, _ meaning: String) -> KnownKey {
    KnownKey(name: name, meaning: meaning, value: value, isRequired: true)
  }

  private static func optional(_ name: String, _ value: String, _ meaning: String) -> KnownKey {
    KnownKey(name: name, meaning: meaning, value: value)
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}
