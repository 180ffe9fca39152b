/// Reads the text of an expression.
struct ExpressionParser {
  /// Groups in groups; more would take more of the stack than there is.
  static let maximumDepth = 50
  /// The largest count in braces.
  static let maximumCount = 1_000

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(NameExpression.Mistake) -> ExpressionNode {
    let node = try choice()
    guard next == nil else { throw mistake("closes no group; write `\\)`") }
    return node
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func follows(_ text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private func mistake(_ problem: String, at place: Int? = nil, count: Int = 1) -> NameExpression.Mistake {
    let place = min(place ?? position, scalars.count)
    let text = String(String.UnicodeScalarView(scalars[place..<min(place + count, scalars.count)]))
    return NameExpression.Mistake(
      message: text.isEmpty ? "it ends too early; it \(problem)" : "character \(place + 1), `\(text)`, \(problem)"
    )
  }

  private mutating func choice() throws(NameExpression.Mistake) -> ExpressionNode {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(NameExpression.Mistake) -> ExpressionNode {
    var nodes: [ExpressionNode] = []
    while let scalar = next, scalar != "|", scalar != ")" { nodes.append(try repeated()) }
    return nodes.isEmpty ? .empty : .sequence(nodes)
  }

  private mutating func repeated() throws(NameExpression.Mistake) -> ExpressionNode {
    let start = position
    let node = try atom()
    let end = position
    guard let (minimum, maximum) = try count() else { return node }
    switch node {
    case .start, .end: throw mistake("cannot be repeated", at: start, count: end - start)
    default: break
    }
    // Of a whole name, as few as possible and as many as possible mean the same.
    if !take("?"), next == "+" { throw mistake("makes a count possessive, which is not read here; leave it out") }
    if let more = next, "*+?{".unicodeScalars.contains(more) { throw mistake("has nothing before it to repeat") }
    return .repetition(node, minimum, maximum)
  }

  private mutating func count() throws(NameExpression.Mistake) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = position
    guard take("{") else { return nil }
    let minimum = number()
    let hasComma = take(",")
    let maximum = hasComma ? number() : minimum
    guard take("}"), let minimum, !hasComma || maximum != nil || scalars[position - 2] == "," else {
      throw mistake("starts no count such as `{2}`, `{2,}` or `{2,3}`; write `\\{`", at: start)
    }
    guard max(minimum, maximum ?? 0) <= Self.maximumCount, minimum <= maximum ?? minimum else {
      let problem = "is not a count; counts go from 0 to \(Self.maximumCount), the smaller one first"
      throw mistake(problem, at: start, count: position - start)
    }
    return (minimum, maximum)
  }

  /// The digits at the position; nil for none, and a number that is too large for too many.
  private mutating func number() -> Int? {
    var value: Int?
    while let scalar = next, ("0"..."9").contains(scalar) {
      value = min((value ?? 0) * 10 + Int(scalar.value - 48), Self.maximumCount + 1)
      position += 1
    }
    return value
  }

  private mutating func atom() throws(NameExpression.Mistake) -> ExpressionNode {
    let start = position
    guard let scalar = next else { return .empty }
    position += 1
    switch scalar {
    case "(": return try group(from: start)
    case "[": return .scalar(try characterClass(from: start))
    case ".": return .scalar(.any)
    case "^": return .start
    case "$": return .end
    case "\\": return .scalar(ScalarSet(parts: [try escape(from: start)]))
    case "*", "+", "?": throw mistake("has nothing before it to repeat; write `\\\(scalar)`", at: start)
    case "{": throw mistake("has nothing before it to repeat; write `\\{`", at: start)
    default: return .scalar(.one(scalar))
    }
  }

  private mutating func group(from start: Int) throws(NameExpression.Mistake) -> ExpressionNode {
    if follows("?:") {
      position += 2
    } else if next == "?" || next == "*" {
      let problem = "is not read here: groups start with `(` or `(?:`, without look-around, names and flags"
      throw mistake(problem, at: start, count: 3)
    }
    depth += 1
    guard depth <= Self.maximumDepth else { throw mistake("is in too many groups", at: start) }
    let node = try choice()
    depth -= 1
    guard take(")") else { throw mistake("opens a group that nothing closes; write `)` or `\\(`", at: start) }
    return node
  }
}

/// Classes and escapes.
extension ExpressionParser {
  private mutating func characterClass(from start: Int) throws(NameExpression.Mistake) -> ScalarSet {
    var set = ScalarSet(parts: [], isNegated: take("^"))
    while !take("]") {
      guard let scalar = next else { throw mistake("opens a class that nothing closes; write `]` or `\\[`", at: start) }
      for other in ["&&", "--", "~~"] where follows(other) {
        throw mistake("is not read here: classes have no operations", count: 2)
      }
      if scalar == "[" { throw mistake("is not read here: classes have no classes in them; write `\\[`") }
      set.parts.append(try member())
    }
    guard !set.parts.isEmpty else { throw mistake("is a class of nothing", at: start, count: position - start) }
    return set
  }

  /// A character, a range or an escape in a class.
  private mutating func member() throws(NameExpression.Mistake) -> ScalarSet.Part {
    let start = position
    let first = try bound()
    guard case .range(let lower) = first, lower.lowerBound == lower.upperBound, next == "-",
      position + 1 < scalars.count, scalars[position + 1] != "]"
    else { return first }
    position += 1
    guard case .range(let upper) = try bound(), upper.lowerBound >= lower.lowerBound else {
      throw mistake("is not a range: it goes from one character to a later one", at: start, count: position - start)
    }
    return .range(lower.lowerBound...upper.lowerBound)
  }

  private mutating func bound() throws(NameExpression.Mistake) -> ScalarSet.Part {
    let start = position
    guard let scalar = next else { throw mistake("needs a character") }
    position += 1
    return scalar == "\\" ? try escape(from: start) : .range(scalar...scalar)
  }

  /// The escape after a backslash.
  private mutating func escape(from start: Int) throws(NameExpression.Mistake) -> ScalarSet.Part {
    guard let scalar = next else { throw mistake("escapes nothing; write `\\\\`", at: start) }
    position += 1
    switch scalar {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .space
    case "S": return .not(.space)
    case "t": return .range("\t"..."\t")
    case "p": return .category(try category(from: start))
    case "P": return .not(.category(try category(from: start)))
    case "u": return try code(from: start)
    default:
      guard scalar.isASCII, !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar) else {
        throw mistake("is not supported here; see the page of `name-pattern` for what is", at: start, count: 2)
      }
      return .range(scalar...scalar)
    }
  }

  private mutating func category(from start: Int) throws(NameExpression.Mistake) -> String {
    let name = braced()
    guard let name, GeneralCategoryName.all.contains(name) else {
      throw mistake("needs a general category in braces, such as `\\p{Lu}`", at: start, count: 2)
    }
    return name
  }

  private mutating func code(from start: Int) throws(NameExpression.Mistake) -> ScalarSet.Part {
    guard let digits = braced(), let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw mistake("needs the digits of a character in braces, such as `\\u{4E2D}`", at: start, count: 2)
    }
    return .range(scalar...scalar)
  }

  /// The text in braces at the position; nil without braces.
  private mutating func braced() -> String? {
    guard take("{"), let end = scalars[position...].firstIndex(of: "}") else { return nil }
    defer { position = end + 1 }
    return String(String.UnicodeScalarView(scalars[position..<end]))
  }
}
