internal import TokenModel

/// Arithmetic in a text, as other tools compute it: `{space.xs} * 2`, `({a} + 2px) / {b}`. The format has none.
struct Arithmetic {
  private let sum: Term

  /// An operand, or an operation on others.
  private indirect enum Term {
    case quantity(Quantity)
    case reference(String)
    case negation(Term)
    case operation(Operator, Term, Term)
  }

  private enum Operator: UInt8 {
    case plus = 0x2B
    case minus = 0x2D
    case times = 0x2A
    case over = 0x2F

    var inExpressions: NumberExpression.Operator {
      switch self {
      case .plus: .plus
      case .minus: .minus
      case .times: .times
      case .over: .over
      }
    }
  }

  /// A number with a unit, or without one.
  struct Quantity {
    let number: Double
    /// In lower case; empty for a number alone.
    let unit: String
  }

  /// Reads a text; nil for one that is not arithmetic, or that is a single operand.
  init?(_ text: String) {
    var parser = Parser(rest: Array(text.utf8)[...])
    guard let sum = parser.sum(), parser.rest.isEmpty, case .operation = sum else { return nil }
    self.sum = sum
  }

  /// The result; nil if an operand is not known or units do not fit.
  ///
  /// - Parameter value: The value of the token at a path.
  func result(_ value: (String) -> Quantity?) -> Quantity? { Self.result(of: sum, value) }

  /// The same arithmetic for another evaluation; nil if an operand has a unit other than `%`, or is not known.
  ///
  /// - Parameter reference: The number of the token at a path.
  func expression(_ reference: (String) -> NumberExpression?) -> NumberExpression? {
    Self.expression(of: sum, reference)
  }

  private static func expression(
    of term: Term,
    _ reference: (String) -> NumberExpression?
  ) -> NumberExpression? {
    switch term {
    case .quantity(let quantity):
      switch quantity.unit {
      case "": return .number(quantity.number)
      case "%": return .number(quantity.number / 100)
      default: return nil
      }
    case .reference(let path): return reference(path)
    case .negation(let term): return expression(of: term, reference).map { .operation(.minus, .number(0), $0) }
    case .operation(let operation, let first, let second):
      guard let left = expression(of: first, reference), let right = expression(of: second, reference) else {
        return nil
      }
      return .operation(operation.inExpressions, left, right)
    }
  }

  private static func result(of term: Term, _ value: (String) -> Quantity?) -> Quantity? {
    switch term {
    case .quantity(let quantity): return quantity
    case .reference(let path): return value(path)
    case .negation(let term):
      return result(of: term, value).map { Quantity(number: -$0.number, unit: $0.unit) }
    case .operation(let operation, let first, let second):
      guard let left = result(of: first, value), let right = result(of: second, value) else { return nil }
      return result(operation, left, right)
    }
  }

  /// Units are as in `calc()` of CSS, and a number alone takes the unit of the other operand of a sum, as other tools
  /// do.
  private static func result(_ operation: Operator, _ left: Quantity, _ right: Quantity) -> Quantity? {
    let units = Set([left.unit, right.unit]).subtracting([""])
    let unit = units.first ?? ""
    guard units.count <= 1 else { return nil }
    switch operation {
    case .plus: return Quantity(number: left.number + right.number, unit: unit)
    case .minus: return Quantity(number: left.number - right.number, unit: unit)
    case .times:
      guard left.unit.isEmpty || right.unit.isEmpty else { return nil }
      return Quantity(number: left.number * right.number, unit: unit)
    case .over:
      guard right.number != 0, right.unit.isEmpty || left.unit == right.unit else { return nil }
      return Quantity(number: left.number / right.number, unit: right.unit.isEmpty ? left.unit : "")
    }
  }

  /// Reads a text from its start.
  private struct Parser {
    var rest: ArraySlice<UInt8>
    /// The number of operands, signs and brackets so far: a million of them must not overflow the stack, here or when
    /// the sum is computed.
    private var operands = 0
    private static let maximumOperands = 256

    init(rest: ArraySlice<UInt8>) {
      self.rest = rest
      skipSpaces()
    }

    mutating func sum() -> Term? { chain([.plus, .minus]) { $0.product() } }

    private mutating func product() -> Term? { chain([.times, .over]) { $0.operand() } }

    /// Terms with operators of one precedence between them, from left to right.
    private mutating func chain(_ operators: [Operator], of term: (inout Parser) -> Term?) -> Term? {
      guard var chain = term(&self) else { return nil }
      while let sign = take(operators) {
        guard let next = term(&self) else { return nil }
        chain = .operation(sign, chain, next)
      }
      return chain
    }

    private mutating func operand() -> Term? {
      operands += 1
      guard operands <= Self.maximumOperands, let first = rest.first else { return nil }
      switch first {
      case UInt8(ascii: "{"): return reference()
      case UInt8(ascii: "("):
        rest.removeFirst()
        skipSpaces()
        guard let inner = sum(), rest.first == UInt8(ascii: ")") else { return nil }
        rest.removeFirst()
        skipSpaces()
        return inner
      case UInt8(ascii: "-"):
        rest.removeFirst()
        skipSpaces()
        return operand().map { .negation($0) }
      default: return quantity()
      }
    }

    private mutating func reference() -> Term? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let path = rest[rest.startIndex..<end].dropFirst()
      guard !path.isEmpty, !path.contains(UInt8(ascii: "{")) else { return nil }
      rest = rest[end...].dropFirst()
      skipSpaces()
      return .reference(String(decoding: path, as: UTF8.self))
    }

    private mutating func quantity() -> Term? {
      let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      guard let number = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
      rest = rest.dropFirst(digits.count)
      let unit = rest.prefix { (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "%") }
      rest = rest.dropFirst(unit.count)
      skipSpaces()
      return .quantity(Quantity(number: number, unit: String(decoding: unit, as: UTF8.self).lowercased()))
    }

    private mutating func take(_ operators: [Operator]) -> Operator? {
      guard let sign = rest.first.flatMap(Operator.init), operators.contains(sign) else { return nil }
      rest.removeFirst()
      skipSpaces()
      return sign
    }

    private mutating func skipSpaces() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }
  }
}
