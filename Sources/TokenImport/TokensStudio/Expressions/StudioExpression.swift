internal import TokenModel

/// Arithmetic in a value of Tokens Studio: `{space.base} * 2`, `roundTo({a} / 3, 1)`.
///
/// Functions are those that it and Penpot document: those of the library expr-eval, and `clamped`, `lerp`, `norm` and
/// `sample` of a `cubicBezier1D`.
struct StudioExpression {
  /// Computes the value of a reference by its path.
  typealias Reference = (String) throws(StudioProblem) -> StudioQuantity

  private let term: Term

  /// An operand, or an operation on others.
  indirect enum Term {
    case quantity(StudioQuantity)
    case reference(String)
    case negation(Term)
    case operation(UInt8, Term, Term)
    case call(String, [Term])
  }

  /// Reads a text; nil for one that is not arithmetic, or that is a single operand without brackets.
  init?(_ text: String) {
    var parser = StudioExpressionParser(text)
    guard let term = parser.sum(), parser.isAtEnd else { return nil }
    switch term {
    case .operation, .call: self.term = term
    case .negation(.quantity), .quantity, .reference:
      guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
      self.term = term
    case .negation: self.term = term
    }
  }

  /// The result.
  func result(_ reference: Reference) throws(StudioProblem) -> StudioQuantity {
    try Self.result(of: term, reference)
  }

  private static func result(of term: Term, _ reference: Reference) throws(StudioProblem) -> StudioQuantity {
    switch term {
    case .quantity(let quantity): return quantity
    case .reference(let path): return try reference(path)
    case .negation(let term):
      let quantity = try result(of: term, reference)
      return StudioQuantity(quantity.number.negated, unit: quantity.unit)
    case .operation(let sign, let first, let second):
      return try result(sign, try result(of: first, reference), try result(of: second, reference))
    case .call("sample", let terms):
      return try sample(terms, reference)
    case .call(let name, let terms):
      var arguments: [StudioQuantity] = []
      for term in terms { arguments.append(try result(of: term, reference)) }
      return try StudioFunctions.result(of: name, arguments)
    }
  }

  /// The point of a curve: `sample(cubicBezier1D(0, 1), 0.5)`.
  private static func sample(_ terms: [Term], _ reference: Reference) throws(StudioProblem) -> StudioQuantity {
    guard terms.count == 2, case .call("cubicBezier1D", let points) = terms[0], points.count == 2 else {
      throw StudioProblem("`sample` takes `cubicBezier1D(x1, x2)` and a number")
    }
    let first = try result(of: points[0], reference).number
    let second = try result(of: points[1], reference).number
    let time = try result(of: terms[1], reference).number
    do {
      let rest = try ExactNumber.one - time
      let start = try ExactNumber(3) * rest * rest * time * first
      let end = try ExactNumber(3) * rest * time * time * second
      return StudioQuantity(try start + end + (try time * time * time))
    } catch { throw .outOfRange }
  }

  /// Units are as in `calc()` of CSS, and a number alone takes the unit of the other operand of a sum, as Tokens Studio
  /// does it.
  private static func result(
    _ sign: UInt8,
    _ left: StudioQuantity,
    _ right: StudioQuantity
  ) throws(StudioProblem) -> StudioQuantity {
    let unit = try StudioFunctions.commonUnit(of: [left, right])
    do {
      switch sign {
      case UInt8(ascii: "+"): return StudioQuantity(try left.number + right.number, unit: unit)
      case UInt8(ascii: "-"): return StudioQuantity(try left.number - right.number, unit: unit)
      case UInt8(ascii: "%"):
        if right.number.isZero { break }
        return StudioQuantity(try left.number % right.number, unit: unit)
      case UInt8(ascii: "^"): return StudioQuantity(try left.number.power(right.number), unit: left.unit)
      case UInt8(ascii: "*"):
        guard left.unit.isEmpty || right.unit.isEmpty else { throw StudioProblem("a product has two units") }
        return StudioQuantity(try left.number * right.number, unit: unit)
      default:
        if right.number.isZero { break }
        let quotient = try left.number / right.number
        return StudioQuantity(quotient, unit: right.unit.isEmpty ? left.unit : left.unit.isEmpty ? right.unit : "")
      }
      throw StudioProblem("a number is divided by 0")
    } catch let problem as StudioProblem { throw problem } catch { throw .outOfRange }
  }
}

/// The functions of arithmetic, by name.
enum StudioFunctions {
  /// The unit that some quantities share; empty for numbers alone.
  static func commonUnit(of quantities: [StudioQuantity]) throws(StudioProblem) -> String {
    let units = Set(quantities.map(\.unit)).subtracting([""])
    guard units.count <= 1 else {
      throw StudioProblem("units do not fit: \(units.sorted().map { "`\($0)`" }.joined(separator: " and "))")
    }
    return units.first ?? ""
  }

  static func result(of name: String, _ arguments: [StudioQuantity]) throws(StudioProblem) -> StudioQuantity {
    let unit = try commonUnit(of: arguments)
    let numbers = arguments.map(\.number)
    do {
      if let number = try result(of: name, numbers) { return StudioQuantity(number, unit: unit) }
    } catch { throw .outOfRange }
    if let value = real(name, numbers.map(\.double)) {
      if let number = ExactNumber(nearest: value) { return StudioQuantity(number, unit: unit) }
      let shown = numbers.map(\.digits).joined(separator: ", ")
      throw StudioProblem("`\(name)` has no result for \(shown)")
    }
    throw StudioProblem("`\(name)` with \(numbers.count) numbers is not a function of Tokens Studio")
  }

  /// A function whose results are not fractions; nil for an unknown one, or another number of arguments. Angles are in
  /// radians.
  private static func real(_ name: String, _ numbers: [Double]) -> Double? {
    switch (name, numbers.count) {
    case ("sqrt", 1): numbers[0].squareRoot()
    case ("cbrt", 1): RealFunctions.cubeRoot(numbers[0])
    case ("exp", 1): RealFunctions.exponential(numbers[0])
    case ("log", 1): RealFunctions.logarithm(numbers[0])
    case ("sin", 1): RealFunctions.sine(numbers[0])
    case ("cos", 1): RealFunctions.cosine(numbers[0])
    case ("tan", 1): RealFunctions.tangent(numbers[0])
    case ("asin", 1): RealFunctions.arcSine(numbers[0])
    case ("acos", 1): RealFunctions.arcCosine(numbers[0])
    case ("atan", 1): RealFunctions.arcTangent(numbers[0])
    case ("atan2", 2): RealFunctions.arcTangent(numbers[0], numbers[1])
    default: nil
    }
  }

  /// Nil for an unknown function, or another number of arguments.
  private static func result(
    of name: String,
    _ numbers: [ExactNumber]
  ) throws(ExactNumber.OutOfRange) -> ExactNumber? {
    switch (name, numbers.count) {
    case ("abs", 1): return numbers[0].magnitude
    case ("ceil", 1): return numbers[0].ceiling
    case ("floor", 1): return numbers[0].floor
    case ("trunc", 1): return numbers[0].truncated
    case ("round", 1), ("roundTo", 1): return try numbers[0].rounded(toPlaces: 0)
    case ("roundTo", 2):
      return try numbers[1].whole.map { places throws(ExactNumber.OutOfRange) in
        try numbers[0].rounded(toPlaces: places)
      }
    case ("sign", 1): return ExactNumber(numbers[0].isNegative ? -1 : numbers[0].isZero ? 0 : 1)
    case ("pow", 2): return try numbers[0].power(numbers[1])
    case ("min", 1...): return try extreme(numbers) { one, other throws(ExactNumber.OutOfRange) in try one < other }
    case ("max", 1...): return try extreme(numbers) { one, other throws(ExactNumber.OutOfRange) in try other < one }
    case ("clamped", 3):
      let low = try numbers[0] < numbers[2] ? numbers[0] : numbers[2]
      return try low < numbers[1] ? numbers[1] : low
    case ("lerp", 3): return try numbers[1] + (try (try numbers[2] - numbers[1]) * numbers[0])
    case ("norm", 3):
      let range = try numbers[2] - numbers[1]
      return range.isZero ? nil : try (try numbers[0] - numbers[1]) / range
    default: return nil
    }
  }

  private static func extreme(
    _ numbers: [ExactNumber],
    isBetter: (ExactNumber, ExactNumber) throws(ExactNumber.OutOfRange) -> Bool
  ) throws(ExactNumber.OutOfRange) -> ExactNumber {
    var best = numbers[0]
    for number in numbers where try isBetter(number, best) { best = number }
    return best
  }
}
