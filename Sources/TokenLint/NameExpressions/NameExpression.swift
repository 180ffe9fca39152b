/// A regular expression for whole names that no name can make slow.
///
/// Swift's own `Regex` backtracks, so that `(a+)+b` takes years for thirty letters. This one keeps the set of possible
/// positions (Thompson's construction), and reads each character of a name once. It has what names need, and refuses
/// what such a machine cannot do, or what is of no use here: back references, look-around, flags. Accepted expressions
/// mean the same as in Swift's `Regex` with the semantics of Unicode scalars, except that `\w` is the word character of
/// Unicode (UTS #18, Annex C) also beyond ASCII.
struct NameExpression: Sendable {
  /// The problem of a text as an expression.
  struct Mistake: Error {
    /// "character 3, `(?=`, …".
    let message: String
  }

  let text: String
  private let program: [ExpressionStep]

  /// Throws for a text that is not an expression, and for one that is too large. Linear in the text, after counts are
  /// written out.
  init(_ text: String) throws(Mistake) {
    var parser = ExpressionParser(text)
    var builder = ExpressionBuilder()
    program = try builder.program(of: try parser.parse())
    self.text = text
  }

  /// The problem of a text, as a message has it after the text; nil for a valid expression.
  static func problem(in text: String) -> String? {
    do {
      _ = try NameExpression(text)
      return nil
    } catch {
      return "is not a pattern that the linter reads: \(error.message)"
    }
  }

  /// Whether the whole name fits. At most the length of the name times the size of the expression.
  func fits(_ name: String) -> Bool {
    var places = StepSet(count: program.count)
    places.add(0, in: program, isStart: true, isEnd: name.unicodeScalars.isEmpty)
    var scalars = name.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      var reached = StepSet(count: program.count)
      for place in places.members {
        guard case .scalar(let set) = program[place], set.contains(scalar) else { continue }
        reached.add(place + 1, in: program, isStart: false, isEnd: next == nil)
      }
      if reached.members.isEmpty { return false }
      places = reached
    }
    return places.members.contains(program.count - 1)
  }
}

/// Steps that a match may be at, without those that take no character.
private struct StepSet {
  private(set) var members: [Int] = []
  private var isKnown: [Bool]

  init(count: Int) {
    isKnown = Array(repeating: false, count: count)
  }

  /// Adds a step, and all that are reached from it without a character.
  mutating func add(_ step: Int, in program: [ExpressionStep], isStart: Bool, isEnd: Bool) {
    var waiting = [step]
    while let step = waiting.popLast() {
      guard program.indices.contains(step), !isKnown[step] else { continue }
      isKnown[step] = true
      switch program[step] {
      case .scalar, .match: members.append(step)
      case .jump(let target): waiting.append(target)
      case .either(let one, let other): waiting += [other, one]
      case .start: if isStart { waiting.append(step + 1) }
      case .end: if isEnd { waiting.append(step + 1) }
      }
    }
  }
}
