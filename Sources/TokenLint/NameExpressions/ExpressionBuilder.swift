/// One step of a machine that reads names.
enum ExpressionStep: Sendable {
  /// Takes a character, and continues.
  case scalar(ScalarSet)
  case jump(Int)
  /// Continues at both.
  case either(Int, Int)
  /// Continues at the start of the name, or at its end.
  case start, end
  /// The whole name was read.
  case match
}

/// A part of an expression.
indirect enum ExpressionNode: Sendable {
  case empty
  case scalar(ScalarSet)
  case start, end
  case sequence([ExpressionNode])
  case choice([ExpressionNode])
  /// At least so often, and at most so often; nil for no limit.
  case repetition(ExpressionNode, Int, Int?)
}

/// Makes the steps of an expression.
struct ExpressionBuilder {
  /// So many that no pattern for names needs more. Time grows with them, and with the length of the name.
  static let maximumSteps = 2_000

  private var steps: [ExpressionStep] = []
  /// Also counts parts that make no step: `(){999}{999}{999}` would take years.
  private var work = 0

  mutating func program(of node: ExpressionNode) throws(NameExpression.Mistake) -> [ExpressionStep] {
    try add(node)
    return steps + [.match]
  }

  private mutating func add(_ node: ExpressionNode) throws(NameExpression.Mistake) {
    work += 1
    guard work <= Self.maximumSteps else {
      throw NameExpression.Mistake(message: "it is too large; use smaller counts")
    }
    switch node {
    case .empty: break
    case .scalar(let set): steps.append(.scalar(set))
    case .start: steps.append(.start)
    case .end: steps.append(.end)
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .choice(let nodes): try addChoice(nodes[...])
    case .repetition(let node, let minimum, let maximum): try add(node, minimum: minimum, maximum: maximum)
    }
  }

  private mutating func addChoice(_ nodes: ArraySlice<ExpressionNode>) throws(NameExpression.Mistake) {
    var ends: [Int] = []
    for node in nodes.dropLast() {
      let fork = reserve()
      try add(node)
      ends.append(reserve())
      steps[fork] = .either(fork + 1, steps.count)
    }
    if let last = nodes.last { try add(last) }
    for end in ends { steps[end] = .jump(steps.count) }
  }

  private mutating func add(
    _ node: ExpressionNode,
    minimum: Int,
    maximum: Int?
  ) throws(NameExpression.Mistake) {
    for _ in 0..<minimum { try add(node) }
    guard let maximum else {
      let fork = reserve()
      try add(node)
      steps.append(.jump(fork))
      steps[fork] = .either(fork + 1, steps.count)
      return
    }
    var forks: [Int] = []
    for _ in minimum..<max(minimum, maximum) {
      forks.append(reserve())
      try add(node)
    }
    for fork in forks { steps[fork] = .either(fork + 1, steps.count) }
  }

  /// A step whose target is not known yet.
  private mutating func reserve() -> Int {
    steps.append(.match)
    return steps.count - 1
  }
}
