internal import TokenModel

/// A reason why a value has no Swift expression, to be followed by the output's replacement.
struct InexpressibleValue: Error {
  let reason: String
}

/// Writes values of tokens, whose references have been followed, as Swift expressions.
struct TokenExpressions {
  /// How lengths become points.
  let lengths: LengthReading

  /// The expression of a value.
  func expression(_ value: TokenValue) throws(InexpressibleValue) -> TokenExpression {
    switch value {
    case .dimension(let length): try expression(length)
    case .duration(let time): try expression(time)
    case .number(let number): try expression(number)
    case .fontWeight(let weight): try expression(weight.number)
    case .fontFamily(let families): try expression(families)
    case .cubicBezier(let curve): try expression(curve)
    case .shadow(let shadow): try expression(shadow)
    case .gradient(let gradient): try expression(gradient)
    case .border(let border): try expression(border)
    case .transition(let transition): try expression(transition)
    case .strokeStyle(let style): try expression(style)
    case .color, .typography, .opaque: throw InexpressibleValue(reason: "it is not a constant")
    }
  }

  // MARK: Simple values

  /// In milliseconds.
  private static let longestTime = 1e18

  private func expression(_ length: Dimension) throws(InexpressibleValue) -> TokenExpression {
    guard let points = lengths.exactPoints(length) else {
      throw InexpressibleValue(reason: Self.problem(of: length.unit.value))
    }
    return try expression(points)
  }

  private static func problem(of unit: LengthUnit?) -> String {
    switch unit {
    case .em?: "a length in `em` needs a font size"
    case let unit?: "only CSS has the unit `\(unit.rawValue)`"
    case nil: "its unit is not known"
    }
  }

  private func expression(_ number: TokenNumber) throws(InexpressibleValue) -> TokenExpression {
    TokenExpression(stringLiteral: SwiftLiteral.number(try Self.double(number)))
  }

  private func expression(_ time: DurationValue) throws(InexpressibleValue) -> TokenExpression {
    let number = try value(time.number)
    let milliseconds = try value(time.unit) == .s ? number * TokenNumber(1_000) : number
    // A `Duration` has 64 bits of seconds, and beyond them the program would end.
    guard try Self.double(milliseconds).magnitude < Self.longestTime else {
      throw InexpressibleValue(reason: "it is too long for `Duration`")
    }
    let units = [("milliseconds", 1), ("microseconds", 1_000), ("nanoseconds", 1_000_000)]
    let whole = units.lazy.map { ($0, (milliseconds * TokenNumber($1)).double) }.first { $1 == $1.rounded() }
    // A fraction of a nanosecond is rounded as `Duration` does it.
    let (unit, double) = whole ?? ("milliseconds", milliseconds.double)
    return "\(code: ".\(unit)(\(SwiftLiteral.number(double)))")"
  }

  private func expression(_ families: FontFamilyValue) throws(InexpressibleValue) -> TokenExpression {
    var names: [String] = []
    for name in families.names { names.append(SwiftLiteral.string(try value(name))) }
    return "\(code: "\(FamilyHelper.name)(\(names.joined(separator: ", ")))")"
  }

  private func expression(_ curve: CubicBezier) throws(InexpressibleValue) -> TokenExpression {
    try "StyleCurve(x1: \(number(curve.x1)), y1: \(number(curve.y1)), x2: \(number(curve.x2)), y2: \(number(curve.y2)))"
  }

  private func expression(_ style: StrokeStyle) throws(InexpressibleValue) -> TokenExpression {
    switch style {
    case .keyword(let keyword): return "\(code: ".\(keyword.rawValue)")"
    case .dashes(let dashes, let cap):
      let elements = try value(dashes).elements
      let lengths = try list(elements) { (length) throws(InexpressibleValue) in try expression(length) }
      return try ".dashes(\(lengths), cap: \(code: ".\(value(cap).rawValue)"))"
    }
  }

  // MARK: Composite values

  private func expression(_ shadow: Shadow) throws(InexpressibleValue) -> TokenExpression {
    var layers: TokenExpression = "StyleShadow(layers: [])"
    for (index, slot) in shadow.layers.enumerated() {
      let layer = try expression(value(slot))
      layers = index == 0 ? layer : "\(layers).over(\(layer))"
    }
    return layers
  }

  private func expression(_ layer: ShadowLayer) throws(InexpressibleValue) -> TokenExpression {
    let offset: TokenExpression = try "offsetX: \(length(layer.offsetX)), offsetY: \(length(layer.offsetY))"
    let spread = try argument("spread", length(layer.spread), unless: "0")
    let isInset = try layer.inset.map { (slot) throws(InexpressibleValue) in try value(slot) } ?? false
    let inset: TokenExpression = isInset ? ", isInset: true" : ""
    return try "StyleShadow(color: \(color(layer.color)), \(offset), blur: \(length(layer.blur))\(spread)\(inset))"
  }

  private func expression(_ gradient: Gradient) throws(InexpressibleValue) -> TokenExpression {
    var stops: TokenExpression = "StyleGradient(stops: [])"
    for (index, slot) in gradient.stops.enumerated() {
      let stop = try arguments(of: value(slot))
      stops = index == 0 ? "StyleGradient(\(stop))" : "\(stops).adding(\(stop))"
    }
    return stops
  }

  private func arguments(of stop: GradientStop) throws(InexpressibleValue) -> TokenExpression {
    let position = max(0, min(1, try Self.double(value(stop.position))))
    return try "\(color(stop.color)), at: \(code: SwiftLiteral.number(position))"
  }

  private func expression(_ border: Border) throws(InexpressibleValue) -> TokenExpression {
    let style = try argument("style", expression(value(border.style)), unless: ".solid")
    return try "StyleBorder(color: \(color(border.color)), width: \(length(border.width))\(style))"
  }

  private func expression(_ transition: Transition) throws(InexpressibleValue) -> TokenExpression {
    let curve = try expression(value(transition.timingFunction))
    let duration = try expression(value(transition.duration))
    let delay = try argument("delay", expression(value(transition.delay)), unless: ".milliseconds(0)")
    return "StyleTransition(duration: \(duration)\(delay), timingFunction: \(curve))"
  }

  // MARK: Parts

  /// A further argument of an initializer, unless it is the parameter's default.
  private func argument(
    _ label: String,
    _ value: TokenExpression,
    unless standard: TokenExpression
  ) -> TokenExpression {
    value == standard ? "" : ", \(code: label): \(value)"
  }

  private func number(_ slot: Slot<TokenNumber>) throws(InexpressibleValue) -> TokenExpression {
    try expression(value(slot))
  }

  private func length(_ slot: Slot<Dimension>) throws(InexpressibleValue) -> TokenExpression {
    try expression(value(slot))
  }

  private func color(_ slot: Slot<WrittenColor>) throws(InexpressibleValue) -> TokenExpression {
    guard let color = try value(slot).value else { throw .noValue }
    return TokenExpression(color)
  }

  private func list<Element>(
    _ slots: [Slot<Element>],
    _ expression: (Element) throws(InexpressibleValue) -> TokenExpression
  ) throws(InexpressibleValue) -> TokenExpression {
    var elements: [TokenExpression] = []
    for slot in slots { elements.append(try expression(value(slot))) }
    return TokenExpression(listing: elements)
  }

  private func value<Value>(_ slot: Slot<Value>) throws(InexpressibleValue) -> Value {
    guard let value = slot.value else { throw .noValue }
    return value
  }

  private static func double(_ number: TokenNumber) throws(InexpressibleValue) -> Double {
    guard number.double.isFinite else { throw InexpressibleValue(reason: "a number is too large for `Double`") }
    return number.double
  }
}

extension InexpressibleValue {
  /// A value that a token lacks where it is needed.
  static let noValue = InexpressibleValue(reason: "it has no value in the standard contexts")
}
