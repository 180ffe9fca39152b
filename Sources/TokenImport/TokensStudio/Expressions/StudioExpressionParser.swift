internal import TokenModel

/// Reads arithmetic from the start of a text.
struct StudioExpressionParser {
  typealias Term = StudioExpression.Term

  private var rest: ArraySlice<UInt8>
  /// The number of operands and signs so far: a million of them must not overflow the stack, here or when the
  /// result is computed.
  private var operands = 0
  private static let maximumOperands = 256

  init(_ text: String) {
    rest = Array(text.utf8)[...]
    skipSpaces()
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func sum() -> Term? { chain("+-") { $0.product() } }

  private mutating func product() -> Term? { chain("*/%") { $0.factor() } }

  /// A power with or without a sign: `-2 ^ 2` is -4.
  private mutating func factor() -> Term? {
    operands += 1
    guard operands <= Self.maximumOperands else { return nil }
    if take("+") != nil { return factor() }
    if take("-") != nil { return factor().map { .negation($0) } }
    return power()
  }

  /// The only operation that is read from the right: `2 ^ 3 ^ 2` is 2⁹.
  private mutating func power() -> Term? {
    guard let base = operand() else { return nil }
    guard take("^") != nil else { return base }
    return factor().map { .operation(UInt8(ascii: "^"), base, $0) }
  }

  /// Terms with operators of one precedence between them, from left to right.
  private mutating func chain(_ operators: String, of term: (inout StudioExpressionParser) -> Term?) -> Term? {
    guard var chain = term(&self) else { return nil }
    while let sign = take(operators) {
      guard let next = term(&self) else { return nil }
      chain = .operation(sign, chain, next)
    }
    return chain
  }

  private mutating func operand() -> Term? {
    guard let first = rest.first else { return nil }
    switch first {
    case UInt8(ascii: "{"): return reference()
    case UInt8(ascii: "$"): return oldReference()
    case UInt8(ascii: "("):
      _ = take("(")
      guard let inner = sum(), take(")") != nil else { return nil }
      return inner
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return quantity()
    default: return call()
    }
  }

  private mutating func reference() -> Term? {
    guard let reference = StudioReference(atStartOf: rest, isOld: false) else { return nil }
    rest = reference.rest
    skipSpaces()
    return .reference(reference.path)
  }

  private mutating func oldReference() -> Term? {
    guard let reference = StudioReference(atStartOf: rest, isOld: true) else { return nil }
    rest = reference.rest
    skipSpaces()
    return .reference(reference.path)
  }

  private mutating func call() -> Term? {
    let name = rest.prefix { $0.isLetter || $0.isDigit }
    guard name.first?.isLetter == true else { return nil }
    rest = rest.dropFirst(name.count)
    skipSpaces()
    guard take("(") != nil else { return nil }
    var arguments: [Term] = []
    repeat {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
    } while take(",") != nil
    guard take(")") != nil else { return nil }
    return .call(String(decoding: name, as: UTF8.self), arguments)
  }

  private mutating func quantity() -> Term? {
    let digits = rest.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard let number = ExactNumber(digits: String(decoding: digits, as: UTF8.self)) else { return nil }
    rest = rest.dropFirst(digits.count)
    let unit = rest.prefix { $0.isLetter || $0 == UInt8(ascii: "%") }
    rest = rest.dropFirst(unit.count)
    skipSpaces()
    return .quantity(StudioQuantity(number, unit: String(decoding: unit, as: UTF8.self).lowercased()))
  }

  private mutating func take(_ signs: String) -> UInt8? {
    guard let sign = rest.first, signs.utf8.contains(sign) else { return nil }
    rest.removeFirst()
    skipSpaces()
    return sign
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }
}

extension UInt8 {
  /// Whether this is a digit of ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether this is a letter of ASCII.
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
