/// Chooses codes by patterns without making the others: the names on each axis are matched separately, and only
/// combinations that can still match are made.
package struct CodeSelection {
  /// The result of a selection.
  package enum Outcome {
    /// The chosen codes in the order of ``Catalog/product``, and the indices of the patterns that match no name.
    case chosen([Combination], unmatched: (only: [Int], except: [Int]))
    /// The number of codes, which is above the maximum; nil beyond the range of `Int`.
    case tooMany(Int?)
    /// The patterns need more states than the automaton may have.
    case tooComplex
  }

  private let only: Int?
  private let axes: SelectionAxes
  private var automaton: PatternAutomaton
  /// The states after the names on an axis, by the state before them. Shared by all tables with the axis.
  private var known: [AxisStep: [(state: Int, tokens: [Int])]] = [:]
  private var fitting: Set<Int> = []
  private var verdicts: [Int: Bool] = [:]

  private struct AxisStep: Hashable {
    let state: Int
    let axis: SelectionAxes.Axis
  }

  /// Chooses the codes whose names match one of `only`, if it is given, and none of `except`; at most `maximum`.
  ///
  /// - Complexity: O(*t* · *s* + *n*), where *t* is the number of tokens, *s* the number of states of the automaton,
  ///   and *n* the number of codes.
  package static func choose(
    in catalog: Catalog,
    only: [NamePattern]?,
    except: [NamePattern],
    maximum: Int
  ) -> Outcome {
    var selection = CodeSelection(of: catalog, only: only, except: except)
    return selection.run(except: except.count, maximum: maximum)
  }

  private init(of catalog: Catalog, only: [NamePattern]?, except: [NamePattern]) {
    self.only = only?.count
    axes = SelectionAxes(catalog)
    automaton = PatternAutomaton((only ?? []) + except)
  }

  private mutating func run(except: Int, maximum: Int) -> Outcome {
    guard let tables = axes.tables else { return .tooComplex }
    var count = 0
    var paths: [NamePaths] = []
    for pieces in tables {
      let path = NamePaths(pieces: pieces, levels: levels(of: pieces))
      if automaton.isExhausted { return .tooComplex }
      guard let sum = adding(namesChosen(by: path), to: count) else { return .tooMany(nil) }
      count = sum
      paths.append(path)
    }
    guard count <= maximum else { return .tooMany(count) }
    var codes: [Combination] = []
    codes.reserveCapacity(count)
    for path in paths { collect(path, into: &codes) }
    return .chosen(codes.sorted(by: Self.precedes), unmatched: unmatchedPatterns(only: only ?? 0, except: except))
  }

  /// The numbers of chosen names by the states that they end in; notes the patterns that fit.
  private mutating func namesChosen(by path: NamePaths) -> [Int] {
    var numbers: [Int] = []
    for (state, number) in path.ends where number > 0 {
      fitting.formUnion(automaton.fitting(state))
      if isChosen(state) { numbers.append(number) }
    }
    return numbers
  }

  /// A sum, or nil beyond the range of `Int`, which the largest `Int` also represents.
  private func adding(_ numbers: [Int], to start: Int) -> Int? {
    var sum = start
    for number in numbers {
      let (next, overflow) = sum.addingReportingOverflow(number)
      if overflow || number == .max { return nil }
      sum = next
    }
    return sum
  }

  /// The indices of the patterns that match no name.
  private func unmatchedPatterns(only: Int, except: Int) -> (only: [Int], except: [Int]) {
    (
      (0..<only).filter { !fitting.contains($0) },
      (0..<except).filter { !fitting.contains(only + $0) }
    )
  }

  /// The order of ``Catalog/product``.
  private static func precedes(_ one: Combination, _ other: Combination) -> Bool {
    // In one catalog, the colors of all codes of the axes are open, or none.
    (one.row, one.color ?? 0, one.weight, one.family) < (other.row, other.color ?? 0, other.weight, other.family)
  }

  private mutating func isChosen(_ state: Int) -> Bool {
    if let known = verdicts[state] { return known }
    let fitting = automaton.fitting(state)
    let verdict = (only.map { only in fitting.contains { $0 < only } } ?? true) && !fitting.contains { $0 >= only ?? 0 }
    verdicts[state] = verdict
    return verdict
  }

  /// The states before the first piece and after each piece, with the number of names that lead to them. The largest
  /// `Int` means that many or more.
  private mutating func levels(of pieces: [SelectionAxes.Piece]) -> [[Int: Int]] {
    var levels = [[automaton.start: 1]]
    for piece in pieces {
      var next: [Int: Int] = [:]
      for (state, count) in levels[levels.count - 1] {
        for (target, tokens) in targets(of: piece, from: state) {
          let (product, overflow) = count.multipliedReportingOverflow(by: tokens.count)
          let (sum, more) = (next[target] ?? 0).addingReportingOverflow(overflow ? .max : product)
          next[target] = overflow || more ? .max : sum
        }
      }
      levels.append(next)
    }
    return levels
  }

  private mutating func targets(of piece: SelectionAxes.Piece, from state: Int) -> [(state: Int, tokens: [Int])] {
    switch piece {
    case .text(let text): return [(automaton.advance(state, over: text), [0])]
    case .fixed: return [(state, [0])]
    case .unnamed(_, let count): return [(state, Array(0..<count))]
    case .axis(let axis):
      let step = AxisStep(state: state, axis: axis)
      if let known = known[step] { return known }
      var tokens: [Int: [Int]] = [:]
      for (token, name) in axes.names(on: axis).enumerated() {
        tokens[automaton.advance(state, over: name), default: []].append(token)
      }
      let targets = tokens.map { (state: $0.key, tokens: $0.value) }
      known[step] = targets
      return targets
    }
  }

  /// Follows the pieces again, but only to states that can reach a code.
  private mutating func collect(_ path: NamePaths, into codes: inout [Combination]) {
    let useful = usefulStates(of: path)
    guard !useful[0].isEmpty else { return }
    var choice = SelectionAxes.Choice()
    collect(path.pieces, at: 0, from: automaton.start, through: useful, &choice, into: &codes)
  }

  /// The states before the first piece and after each piece that can reach a chosen code.
  private mutating func usefulStates(of path: NamePaths) -> [Set<Int>] {
    var useful = path.levels.map { _ in Set<Int>() }
    useful[path.pieces.count] = Set(path.ends.keys.filter { isChosen($0) })
    for (index, piece) in path.pieces.enumerated().reversed() {
      let next = useful[index + 1]
      useful[index] = Set(
        path.levels[index].keys.filter { state in targets(of: piece, from: state).contains { next.contains($0.state) } }
      )
    }
    return useful
  }

  private mutating func collect(
    _ pieces: [SelectionAxes.Piece],
    at index: Int,
    from state: Int,
    through useful: [Set<Int>],
    _ choice: inout SelectionAxes.Choice,
    into codes: inout [Combination]
  ) {
    guard index < pieces.count else {
      codes.append(axes.combination(choice))
      return
    }
    for (target, tokens) in targets(of: pieces[index], from: state) where useful[index + 1].contains(target) {
      for token in tokens {
        choice.set(pieces[index], token)
        collect(pieces, at: index + 1, from: target, through: useful, &choice, into: &codes)
      }
    }
  }
}

/// All names of one table: the pieces of a name, and the states that names lead to.
private struct NamePaths {
  let pieces: [SelectionAxes.Piece]
  /// The states before the first piece and after each piece, with the number of names that lead to them.
  let levels: [[Int: Int]]

  /// The states after whole names.
  var ends: [Int: Int] { levels[pieces.count] }
}
