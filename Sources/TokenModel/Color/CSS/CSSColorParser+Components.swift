/// The components of a function, from the first one to the closing parenthesis.
extension CSSColorParser {
  mutating func color(_ function: CSSColorFunction) throws(CSSColorError) -> TokenColor {
    var numbers: [Double?] = []
    var tokens: [CSSToken] = []
    var hasCommas = false
    for (index, parameter) in function.parameters.enumerated() {
      if token.kind == .comma, index == 1 || hasCommas {
        guard function.allowsCommas else {
          throw error("`\(function.name)` separates components by spaces; write for example `\(function.example)`")
        }
        hasCommas = true
        advance()
      } else if hasCommas, !isAtEnd {
        throw error("a comma is missing before `\(text(token))`; write commas between all components, or none at all")
      }
      tokens.append(token)
      numbers.append(try component(parameter, of: function))
    }
    if hasCommas { try check(tokens, withCommasIn: function) }
    let alpha = try alpha(of: function, hasCommas: hasCommas)
    if function.isLinear { numbers = numbers.map { $0.map(SRGBTransfer.encoded) } }
    return TokenColor(in: function.space, numbers[0], numbers[1], numbers[2], alpha: alpha)
  }

  private var isAtEnd: Bool { token.kind == .close || token.kind == .end }

  /// The alpha, if there is one, and the closing parenthesis.
  private mutating func alpha(of function: CSSColorFunction, hasCommas: Bool) throws(CSSColorError) -> Double? {
    var alpha: Double? = 1
    if token.kind == (hasCommas ? .comma : .slash) {
      advance()
      if hasCommas { try refuseNone(token) }
      alpha = try component(.alpha, of: function)
    } else if !isAtEnd {
      let mark = hasCommas ? "a comma" : "`/`"
      throw error("`\(text(token))` is too much: `\(function.name)` has three components; an alpha follows \(mark)")
    }
    guard token.kind == .close else {
      guard token.kind == .end else { throw error("`\(text(token))` is too much; write `)` after the alpha") }
      throw error("`)` is missing at the end")
    }
    advance()
    return alpha
  }

  /// The rules of the form with commas: in `rgb()` all numbers or all percentages, in `hsl()` percentages, and no
  /// `none`.
  private func check(_ tokens: [CSSToken], withCommasIn function: CSSColorFunction) throws(CSSColorError) {
    let isPercentage = tokens.map { if case .percentage = $0.kind { true } else { false } }
    for (index, token) in tokens.enumerated() {
      try refuseNone(token)
      if function.space == .srgb, isPercentage[index] != isPercentage[0] {
        let message = "with commas, `rgb()` has three numbers or three percentages; to mix them, write spaces instead"
        throw CSSColorError(message, at: token.range)
      }
      if function.space == .hsl, index > 0, !isPercentage[index] {
        let message = "with commas, the \(function.parameters[index].name) is a percentage; write `\(text(token))%`"
        throw CSSColorError(message, at: token.range)
      }
    }
  }

  private func refuseNone(_ token: CSSToken) throws(CSSColorError) {
    guard token.kind == .identifier("none") else { return }
    throw CSSColorError("`none` does not go with commas; write spaces instead of commas, or 0", at: token.range)
  }
}

// MARK: - One component

extension CSSColorParser {
  private mutating func component(
    _ parameter: CSSColorFunction.Parameter,
    of function: CSSColorFunction
  ) throws(CSSColorError) -> Double? {
    guard token.kind != .identifier("none") else {
      advance()
      return nil
    }
    let number =
      switch parameter.kind {
      case .hue: try hue(of: function)
      case .number(let one, let whole): try self.number(one: one, whole: whole, parameter, of: function)
      }
    guard number.isFinite else { throw error("`\(text(token))` is too large for a color") }
    advance()
    guard parameter.kind != .hue else { return PolarForm.normalized(number) }
    guard let limits = parameter.limits else { return number }
    return max(limits.lowerBound, min(limits.upperBound, number))
  }

  /// In degrees.
  private func hue(of function: CSSColorFunction) throws(CSSColorError) -> Double {
    switch token.kind {
    case .number(let degrees), .dimension(let degrees, "deg"): degrees
    case .dimension(let gradians, "grad"): gradians * 0.9
    case .dimension(let radians, "rad"): radians * 180 / .pi
    case .dimension(let turns, "turn"): turns * 360
    case .dimension: throw error("`\(text(token))` is not an angle; write `deg`, `grad`, `rad` or `turn` as its unit")
    case .percentage: throw error("`\(text(token))` is not a hue, which is an angle; write degrees, such as `215`")
    default: throw notANumber("hue", "degrees such as `215`", of: function)
    }
  }

  private func number(
    one: Double,
    whole: Double,
    _ parameter: CSSColorFunction.Parameter,
    of function: CSSColorFunction
  ) throws(CSSColorError) -> Double {
    switch token.kind {
    case .number(let number): return number / one
    case .percentage(let percentage): return percentage * whole / 100
    case .dimension:
      let what = "the \(parameter.name) of `\(function.name)`"
      throw error("`\(text(token))` has a unit; \(what) is a number or a percentage")
    default: throw notANumber(parameter.name, "a number or a percentage", of: function)
    }
  }

  private func notANumber(_ name: String, _ advice: String, of function: CSSColorFunction) -> CSSColorError {
    switch token.kind {
    case .close, .end, .comma, .slash:
      return error("the \(name) of `\(function.name)` is missing; write for example `\(function.example)`")
    case .function: return error("`\(text(token)))` is not computed here; write its value")
    case .identifier("from"): return error("a color cannot start from another one here; write its own components")
    default: return error("`\(text(token))` is not the \(name) of `\(function.name)`; write \(advice), or `none`")
    }
  }
}
