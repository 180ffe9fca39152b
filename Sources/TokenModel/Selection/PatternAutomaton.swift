/// Matches names with many patterns in one pass: a deterministic automaton whose states are made when a name first
/// reaches them. A state is the set of possible positions in all patterns, with a bit for each.
struct PatternAutomaton {
  /// The index of a state.
  typealias State = Int

  /// The state that can no longer reach a match.
  static let dead: State = 0
  /// The maximum number of words for the positions of all states. Patterns that need more are rejected.
  private static let maximumWords = 2 << 20

  private let wordCount: Int
  private var states: [[UInt64]] = []
  private var indices: [[UInt64]: State] = [:]
  private var steps: [Step: State] = [:]
  private let anyText: [UInt64]
  private let anyScalar: [UInt64]
  private let positions: [Unicode.Scalar: [Int]]
  private var masks: [Unicode.Scalar: [UInt64]] = [:]
  private let ends: [Int]
  /// The state before the first scalar.
  private(set) var start: State = 0
  /// Whether too many states were needed. Later results are not valid.
  private(set) var isExhausted = false

  private struct Step: Hashable {
    let state: State
    /// Zero for scalars that no pattern contains, which all lead to the same state.
    let scalar: UInt32
  }

  init(_ patterns: [NamePattern]) {
    var anyText: [Int] = []
    var anyScalar: [Int] = []
    var starts: [Int] = []
    var ends: [Int] = []
    var positions: [Unicode.Scalar: [Int]] = [:]
    var position = 0
    for pattern in patterns {
      starts.append(position)
      for (index, scalar) in pattern.scalars.enumerated() {
        switch scalar {
        // Two in a row have the same meaning as one.
        case "*" where index > 0 && pattern.scalars[index - 1] == "*": continue
        case "*": anyText.append(position)
        case "?": anyScalar.append(position)
        default: positions[scalar, default: []].append(position)
        }
        position += 1
      }
      ends.append(position)
      position += 1
    }
    wordCount = position / 64 + 1
    self.positions = positions
    self.ends = ends
    self.anyText = Self.set(anyText, wordCount)
    self.anyScalar = Self.set(anyScalar, wordCount)
    _ = index(of: Array(repeating: 0, count: wordCount))
    start = index(of: closed(Self.set(starts, wordCount)))
  }

  /// The indices of the patterns that match a name that ends in a state.
  func fitting(_ state: State) -> [Int] {
    ends.indices.filter { states[state][ends[$0] / 64] >> (ends[$0] % 64) & 1 == 1 }
  }

  /// The state after a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func advance(_ state: State, over text: some Sequence<Unicode.Scalar>) -> State {
    var state = state
    for scalar in text {
      if state == Self.dead { return state }
      state = advance(state, over: scalar)
    }
    return state
  }

  private mutating func advance(_ state: State, over scalar: Unicode.Scalar) -> State {
    let isNamed = positions[scalar] != nil
    let step = Step(state: state, scalar: isNamed ? scalar.value : 0)
    if let known = steps[step] { return known }
    let mask = isNamed ? mask(of: scalar) : anyScalar
    let old = states[state]
    var moved = [UInt64](repeating: 0, count: wordCount)
    var carry: UInt64 = 0
    for word in moved.indices {
      let leaving = old[word] & mask[word]
      moved[word] = leaving << 1 | carry | old[word] & anyText[word]
      carry = leaving >> 63
    }
    let next = index(of: closed(moved))
    steps[step] = next
    return next
  }

  /// Adds the position after a `*` to one before it.
  private func closed(_ set: [UInt64]) -> [UInt64] {
    var set = set
    var carry: UInt64 = 0
    for word in set.indices {
      let stars = set[word] & anyText[word]
      set[word] |= stars << 1 | carry
      carry = stars >> 63
    }
    return set
  }

  private mutating func mask(of scalar: Unicode.Scalar) -> [UInt64] {
    if let known = masks[scalar] { return known }
    var mask = anyScalar
    for position in positions[scalar] ?? [] { mask[position / 64] |= 1 << UInt64(position % 64) }
    masks[scalar] = mask
    return mask
  }

  private mutating func index(of set: [UInt64]) -> State {
    if let known = indices[set] { return known }
    guard states.count * wordCount < Self.maximumWords else {
      isExhausted = true
      return Self.dead
    }
    indices[set] = states.count
    states.append(set)
    return states.count - 1
  }

  private static func set(_ positions: [Int], _ wordCount: Int) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: wordCount)
    for position in positions { words[position / 64] |= 1 << UInt64(position % 64) }
    return words
  }
}
