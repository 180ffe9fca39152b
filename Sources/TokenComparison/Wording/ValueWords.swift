internal import TokenModel
internal import TokenPerception

/// The change from one value of a token to another, in the words of its type. Equal parts are left out.
enum ValueWords {
  /// `4 → 6 px`, `` `#222222` → `#333333`, ΔE 5.4 ``, `blur 4 → 8 px`.
  static func change(_ old: TokenValue, _ new: TokenValue) -> Wording {
    let (before, after) = (parts(of: old), parts(of: new))
    let isAlike = before.map(\.name) == after.map(\.name)
    let changed = isAlike ? zip(before, after).filter { $0.value != $1.value } : []
    if changed.isEmpty { return whole(old, new) }
    return changed.map { old, new in
      switch (old.value, new.value) {
      case (let one?, let other?): Wording(words: "\(old.name) ") + change(one, other)
      case (let one?, nil): Wording(words: "no \(old.name), was ") + text(of: one)
      case (nil, let other?): Wording(words: "\(old.name) ") + text(of: other) + Wording(words: ", had none")
      case (nil, nil): Wording()
      }
    }.joined(", ")
  }

  private static func whole(_ old: TokenValue, _ new: TokenValue) -> Wording {
    switch (old, new) {
    case (.color(let one), .color(let other)): return color(one, other)
    default:
      guard let one = Amount(old), let other = Amount(new), one.unit == other.unit, one.digits != other.digits else {
        return "\(name: old.line) → \(name: new.line)"
      }
      return Wording(words: "\(one.digits) → \(other.digits)\(one.unit)")
    }
  }

  private static func text(of value: TokenValue) -> Wording {
    Amount(value).map { Wording(words: $0.digits + $0.unit) } ?? "\(name: value.line)"
  }

  /// Colors of sRGB are hex digits, unless these are equal.
  private static func color(_ old: WrittenColor, _ new: WrittenColor) -> Wording {
    let hexes = (old.hexOfSRGB ?? TokenValue.color(old).line, new.hexOfSRGB ?? TokenValue.color(new).line)
    let texts = hexes.0 == hexes.1 ? (TokenValue.color(old).line, TokenValue.color(new).line) : hexes
    let change: Wording = "\(name: texts.0) → \(name: texts.1)"
    guard let difference = difference(.color(old), .color(new)) else { return change }
    return change + ", \(Wording(difference: difference))"
  }

  /// ΔE00 of two colors, on white where they are translucent; nil for other values.
  static func difference(_ old: TokenValue, _ new: TokenValue) -> Double? {
    guard case .color(let old) = old, case .color(let new) = new, let one = old.value, let other = new.value else {
      return nil
    }
    return one.difference(from: other, on: Appearance.light.usualBackground)
  }
}

extension WrittenColor {
  fileprivate var hexOfSRGB: String? { color?.space == .srgb ? value?.hex : nil }
}

extension Wording {
  /// `ΔE 6.6`: see ``ColorEffect/difference``.
  init(difference: Double) {
    let tenths = (difference * 10).rounded() / 10
    self.init(words: tenths == 0 ? "ΔE below 0.1" : "ΔE \(FixedDecimal(hundredthsBelow: tenths + 0.001))")
  }
}

/// A number with its unit.
struct Amount {
  let digits: String
  /// With a space before it; empty for a number alone.
  let unit: String

  init?(_ value: TokenValue) {
    switch value {
    case .number(let number): self.init(number, unit: "")
    case .fontWeight(let weight): self.init(weight.number, unit: "")
    case .dimension(let length): self.init(length.number.value, unit: length.unit.value?.rawValue)
    case .duration(let time): self.init(time.number.value, unit: time.unit.value?.rawValue)
    default: return nil
    }
  }

  private init?(_ number: TokenNumber?, unit: String?) {
    guard let number, let unit else { return nil }
    digits = number.digits
    self.unit = unit.isEmpty ? "" : " \(unit)"
  }
}

// MARK: Parts

extension ValueWords {
  private typealias Part = (name: String, value: TokenValue?)

  /// The parts of a composite value; nothing for others.
  private static func parts(of value: TokenValue) -> [Part] {
    switch value {
    case .shadow(let shadow):
      let layers = shadow.layers.compactMap(\.value)
      return layers.enumerated().flatMap { number, layer in
        parts(of: layer, named: layers.count == 1 ? "" : "layer \(number + 1) ")
      }
    case .gradient(let gradient):
      return gradient.stops.compactMap(\.value).enumerated().flatMap { number, stop -> [Part] in
        [
          ("stop \(number + 1)", stop.color.value.map { .color($0) }),
          ("stop \(number + 1) at", stop.position.value.map { .number($0) }),
        ]
      }
    case .border(let border):
      return [
        ("width", border.width.value.map { .dimension($0) }), ("style", border.style.value.map { .strokeStyle($0) }),
        ("color", border.color.value.map { .color($0) }),
      ]
    case .transition(let transition):
      return [
        ("duration", transition.duration.value.map { .duration($0) }),
        ("delay", transition.delay.value.map { .duration($0) }),
        ("curve", transition.timingFunction.value.map { .cubicBezier($0) }),
      ]
    case .typography(let typography): return parts(of: typography)
    default: return []
    }
  }

  private static func parts(of layer: ShadowLayer, named start: String) -> [Part] {
    [
      ("x", layer.offsetX), ("y", layer.offsetY), ("blur", layer.blur), ("spread", layer.spread),
    ].map { (start + $0, $1.value.map { .dimension($0) }) } + [
      (start + "color", layer.color.value.map { .color($0) }),
      (start + (layer.inset?.value == true ? "inset" : "outset"), nil),
    ]
  }

  private static func parts(of typography: Typography) -> [Part] {
    [
      ("size", typography.fontSize.value.map { .dimension($0) }),
      ("line height", typography.lineHeight?.value.map(\.tokenValue)),
      ("weight", typography.fontWeight.value.map { .fontWeight($0) }),
      ("family", typography.fontFamily.value.map { .fontFamily($0) }),
      ("letter spacing", typography.letterSpacing?.value.map { .dimension($0) }),
    ]
  }
}

extension LineHeight {
  fileprivate var tokenValue: TokenValue {
    switch self {
    case .ratio(let number): .number(number)
    case .length(let length): .dimension(length)
    }
  }
}
