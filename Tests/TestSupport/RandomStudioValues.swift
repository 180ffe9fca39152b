/// Random arithmetic and random changes of colors, as Tokens Studio documents them. Later values refer to earlier ones.
package struct RandomStudioValues {
  /// A value, and what makes it.
  package struct Token: Encodable, Sendable {
    /// How a color is changed.
    package struct Modify: Encodable, Sendable {
      package let type: String
      package let space: String
      package let amount: String
      /// The name of the color to mix with.
      package let color: String
    }

    package let name: String
    /// Arithmetic; nil for a color.
    package var value: String?
    /// A color of CSS; nil for another value.
    package var css: String?
    /// The name of the color that is changed; nil for another value.
    package var color: String?
    /// How it is changed.
    package var modify: Modify?
  }

  private var generator: SeededGenerator
  private var numbers: [String] = []
  private var colors: [String] = []
  private var tokens: [Token] = []

  private init(_ generator: SeededGenerator) { self.generator = generator }

  /// Plain numbers and colors, then as many computed values: arithmetic and changes of colors by turns.
  package static func tokens(_ count: Int, seed: UInt64) -> [Token] {
    var random = RandomStudioValues(SeededGenerator(seed: seed))
    for _ in 0..<8 { random.addPlain() }
    for index in 0..<count {
      if index.isMultiple(of: 2) { random.addArithmetic() } else { random.addChange() }
    }
    return random.tokens
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }

  private mutating func choice(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }

  private mutating func addPlain() {
    let unit = choice(["", "", "px"])
    let (number, color) = ("n\(numbers.count)", "c\(colors.count)")
    tokens.append(Token(name: number, value: "\(decimal())\(unit)"))
    tokens.append(Token(name: color, css: css()))
    numbers.append(number)
    colors.append(color)
  }

  // MARK: Arithmetic

  private mutating func addArithmetic() {
    let name = "e\(tokens.count)"
    // What is not exact is not used again: it could be rounded to either side.
    if oneIn(8) {
      let function = choice(["sqrt", "cbrt", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "atan2"])
      let isRatio = ["asin", "acos"].contains(function)
      let argument = isRatio ? "\(choice(["-", ""])).\(number(1...9))5" : decimal()
      tokens.append(Token(name: name, value: "\(function)(\(argument)\(function == "atan2" ? ", \(decimal())" : ""))"))
      return
    }
    tokens.append(Token(name: name, value: "\(oneIn(6) ? "-" : "")(\(term(3)) \(sign()) \(term(2)))"))
    if oneIn(4) { numbers.append(name) }
    // A number that is too large is not used forever.
    if numbers.count > 16 { numbers.remove(at: 8) }
  }

  private mutating func sign() -> String { choice(["+", "-", "*", "/", "%", "+", "-", "*"]) }

  private mutating func term(_ depth: Int) -> String {
    if depth == 0 || oneIn(4) { return operand() }
    switch number(0...9) {
    case 0...4:
      let spaces = choice([" ", ""])
      // A percent sign and a minus need spaces: they would belong to the number.
      let sign = sign()
      return sign == "%" || sign == "-"
        ? "\(term(depth - 1)) \(sign) \(term(depth - 1))"
        : "\(term(depth - 1))\(spaces)\(sign)\(spaces)\(term(depth - 1))"
    case 5: return "\(operand()) ^ \(choice(["2", "3", "-1", "0"]))"
    case 6: return "-\(term(depth - 1))"
    case 7: return "(\(term(depth - 1)) \(sign()) \(term(depth - 1)))"
    default: return call(depth - 1)
    }
  }

  private mutating func operand() -> String {
    oneIn(2) ? "{\(choice(numbers))}" : "\(decimal())\(choice(["", "", "", "px"]))"
  }

  private mutating func decimal() -> String {
    choice(["\(number(0...40))", "\(number(0...9)).\(number(0...9))", ".\(number(1...9))5", "\(number(1...400))"])
  }

  private mutating func call(_ depth: Int) -> String {
    switch number(0...6) {
    case 0: return "\(choice(["abs", "ceil", "floor", "trunc", "round", "sign", "roundTo"]))(\(term(depth)))"
    case 1: return "roundTo(\(term(depth)), \(number(-1...3)))"
    case 2: return "\(choice(["min", "max"]))(\(term(depth)), \(term(depth)), \(operand()))"
    case 3: return "clamped(\(term(depth)), \(number(0...3)), \(number(4...32)))"
    case 4: return "lerp(0.\(number(0...9)), \(term(depth)), \(operand()))"
    case 5: return "norm(\(number(0...9)), \(number(0...3)), \(number(3...9)))"
    default: return "sample(cubicBezier1D(0.\(number(0...9)), 1), 0.\(number(0...9)))"
    }
  }

  // MARK: Colors

  private mutating func css() -> String {
    let hex = (0..<3).map { _ in String(number(256...511), radix: 16).dropFirst() }.joined()
    return switch number(0...4) {
    case 0: "hsl(\(number(0...359)), \(number(1...100))%, \(number(1...99))%)"
    case 1: "color(display-p3 0.\(number(10...99)) 0.\(number(10...99)) 0.\(number(10...99)))"
    case 2: "#\(hex)\(String(number(256...511), radix: 16).dropFirst())"
    default: "#\(hex)"
    }
  }

  private mutating func addChange() {
    let name = "m\(tokens.count)"
    let modify = Token.Modify(
      type: choice(["lighten", "darken", "mix", "alpha"]),
      space: choice(["srgb", "hsl", "lch", "p3"]),
      amount: choice(["0.\(number(0...99))", "1", "0"]),
      color: choice(colors)
    )
    tokens.append(Token(name: name, color: choice(colors), modify: modify))
  }
}
