extension TokenValue {
  /// The value in one line, for people who know design tools rather than JSON. References in its parts are left out.
  package var line: String {
    switch self {
    case .color(let color): color.line
    case .fontWeight(let weight): weight.number.digits
    case .number(let number): number.digits
    case .dimension(let length): words([length.number.value?.digits, length.unit.value?.rawValue])
    case .duration(let time): words([time.number.value?.digits, time.unit.value?.rawValue])
    case .fontFamily(let families): families.names.compactMap(\.value).joined(separator: ", ")
    case .cubicBezier(let curve): curve.line
    case .strokeStyle(let style): style.line
    case .shadow(let shadow): shadow.layers.compactMap { $0.value?.line }.joined(separator: ", ")
    case .gradient(let gradient): gradient.stops.compactMap { $0.value?.line }.joined(separator: ", ")
    case .border(let border): words([border.width.line, border.style.value?.line, border.color.line])
    case .transition(let transition): transition.line
    case .typography(let typography): typography.line
    case .opaque(let value): value.json.line
    }
  }
}

extension ColorNumber {
  fileprivate var text: String { if case .number(let number) = self { number.digits } else { "none" } }
}

extension WrittenJSON {
  fileprivate var line: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): text
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members): "{ " + members.map { "\($0.key): \($0.value.line)" }.joined(separator: ", ") + " }"
    }
  }
}

/// The texts that are there, with spaces between them.
private func words(_ texts: [String?]) -> String { texts.compactMap(\.self).joined(separator: " ") }

extension WrittenColor {
  /// As CSS writes it, but with all digits: hex digits, or the space and its components.
  package var text: String {
    if case .hex(let color) = self { return color.hex }
    guard let color else { return "" }
    let components = color.components.all.map { ColorNumber($0).text }.joined(separator: " ")
    return color.space.rawValue + " " + components + (color.opacity == 1 ? "" : " / \(ColorNumber(color.opacity).text)")
  }

  /// The nearest color of sRGB, and how the color is written if that is another way.
  fileprivate var line: String {
    guard let hex = value?.hex, hex != text else { return text }
    return "\(hex) (\(text))"
  }
}

extension Slot<WrittenColor> {
  fileprivate var line: String? { value?.value?.hex }
}

extension Slot<Dimension> {
  fileprivate var line: String? { value.map { TokenValue.dimension($0).line } }
}

extension Slot<DurationValue> {
  fileprivate var line: String? { value.map { TokenValue.duration($0).line } }
}

extension CubicBezier {
  fileprivate var line: String { numbers.compactMap { $0.value?.digits }.joined(separator: ", ") }
}

extension StrokeStyle {
  fileprivate var line: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap):
      words((lengths.value?.elements ?? []).map(\.line) + [cap.value?.rawValue])
    }
  }
}

extension ShadowLayer {
  fileprivate var line: String {
    let lengths = [offsetX, offsetY, blur, spread].map(\.line)
    return words(lengths + [color.line, inset?.value == true ? "inset" : nil])
  }
}

extension GradientStop {
  fileprivate var line: String { words([color.line, position.value?.digits]) }
}

extension Transition {
  fileprivate var line: String {
    words([duration.line, timingFunction.value?.line, delay.line.map { "after \($0)" }])
  }
}

extension Typography {
  fileprivate var line: String {
    let height: String? = lineHeight?.value.map { height in
      switch height {
      case .ratio(let number): "/ \(number.digits)"
      case .length(let length): "/ \(TokenValue.dimension(length).line)"
      }
    }
    let families = fontFamily.value.map { $0.names.compactMap(\.value).joined(separator: ", ") }
    let weight = fontWeight.value?.number.digits
    return words([fontSize.line, height, weight, families, letterSpacing?.line.map { "spaced \($0)" }])
  }
}
