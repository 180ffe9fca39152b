internal import TokenModel

extension TokenValue {
  /// The value in one line, for people who know design tools rather than JSON.
  var textOfPage: String {
    switch self {
    case .color(let color): color.textOfPage
    case .cubicBezier(let curve): curve.textOfPage
    case .strokeStyle(let style): style.textOfPage
    case .shadow(let shadow): shadow.layers.compactMap { $0.value?.textOfPage }.joined(separator: ", ")
    case .gradient(let gradient): gradient.stops.compactMap { $0.value?.textOfPage }.joined(separator: ", ")
    case .border(let border): words([border.width.textOfPage, border.style.value?.textOfPage, border.color.textOfPage])
    case .transition(let transition): transition.textOfPage
    case .typography(let typography): typography.textOfPage
    default: short
    }
  }
}

/// The texts that are there, with spaces between them.
private func words(_ texts: [String?]) -> String { texts.compactMap(\.self).joined(separator: " ") }

extension WrittenColor {
  /// The nearest color of sRGB, and how the color is written if that is another way.
  fileprivate var textOfPage: String {
    guard let hex = value?.hex, hex != TokenValue.color(self).short else { return TokenValue.color(self).short }
    return "\(hex) (\(TokenValue.color(self).short))"
  }
}

extension Slot<WrittenColor> {
  fileprivate var textOfPage: String? { value?.value?.hex }
}

extension Slot<Dimension> {
  fileprivate var textOfPage: String? { value.map { TokenValue.dimension($0).short } }
}

extension Slot<DurationValue> {
  fileprivate var textOfPage: String? { value.map { TokenValue.duration($0).short } }
}

extension CubicBezier {
  fileprivate var textOfPage: String { numbers.compactMap { $0.value?.digits }.joined(separator: ", ") }
}

extension StrokeStyle {
  fileprivate var textOfPage: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap):
      words((lengths.value?.elements ?? []).map(\.textOfPage) + [cap.value?.rawValue])
    }
  }
}

extension ShadowLayer {
  fileprivate var textOfPage: String {
    let lengths = [offsetX, offsetY, blur, spread].map(\.textOfPage)
    return words(lengths + [color.textOfPage, inset?.value == true ? "inset" : nil])
  }
}

extension GradientStop {
  fileprivate var textOfPage: String { words([color.textOfPage, position.value?.digits]) }
}

extension Transition {
  fileprivate var textOfPage: String {
    words([duration.textOfPage, timingFunction.value?.textOfPage, delay.textOfPage.map { "after \($0)" }])
  }
}

extension Typography {
  fileprivate var textOfPage: String {
    let height: String? = lineHeight?.value.map { height in
      switch height {
      case .ratio(let number): "/ \(number.digits)"
      case .length(let length): "/ \(TokenValue.dimension(length).short)"
      }
    }
    let families = fontFamily.value.map { $0.names.compactMap(\.value).joined(separator: ", ") }
    let weight = fontWeight.value?.number.digits
    return words([fontSize.textOfPage, height, weight, families, letterSpacing?.textOfPage.map { "spaced \($0)" }])
  }
}
