internal import TokenModel

/// The values of all variables in all modes, as tokens have them.
struct FigmaValues {
  /// A value in a mode.
  struct Cell {
    /// The value without references.
    let literal: FigmaLiteral
    /// The value of the token.
    let json: WrittenJSON
    /// How a color was computed; nil for a value that was not.
    var formula: WrittenJSON?
    /// What is different, and why.
    var reasons: [String] = []
    /// The number of references up to a value.
    var chain = 0
  }

  /// A value, or why there is none.
  private enum Outcome {
    case cell(Cell)
    case problem(String)
  }

  private let document: FigmaDocument
  private let cells: FigmaCells
  private let types: FigmaTypes
  private let paths: [[String]]
  /// Whether each variable becomes a token if it has a value.
  private let isWanted: [Bool]
  private var outcomes: [Outcome]

  /// The format's limit, with some room.
  private static let maximumChain = 24

  /// Computes all values.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values, and of the modes that each may depend on.
  init(_ document: FigmaDocument, _ types: FigmaTypes, paths: [[String]], isWanted: [Bool]) {
    self.document = document
    self.types = types
    self.paths = paths
    self.isWanted = isWanted
    cells = FigmaCells(document)
    outcomes = Array(repeating: .problem(""), count: cells.variables.count)
    let (order, cyclic) = cells.inOrder()
    for cell in order {
      outcomes[cell] = cyclic.contains(cell) ? .problem("its aliases lead back to itself") : outcome(of: cell)
    }
  }

  /// The values of a variable by mode. A mode without one has that of the default mode.
  ///
  /// - Returns: Nil for a variable without a value in its default mode, with the reason.
  func values(of variable: Int) -> (cells: [Cell]?, problem: String) {
    switch standard(of: variable) {
    case .problem(let problem): return (nil, problem)
    case .cell(let standard):
      let modes = document.variables[variable].values.indices
      return (modes.map { value(of: variable, mode: $0, orElse: standard) }, "")
    }
  }

  /// The value in the default mode. A variable without one is lost.
  private func standard(of variable: Int) -> Outcome {
    let mode = document.collections[document.variables[variable].collection].standard
    guard document.variables[variable].values.indices.contains(mode) else { return .problem("it has no value") }
    return outcomes[cells.cell(of: variable, mode: mode)]
  }

  /// The value in a mode, or that of the default mode.
  private func value(of variable: Int, mode: Int, orElse standard: Cell) -> Cell {
    switch outcomes[cells.cell(of: variable, mode: mode)] {
    case .cell(let cell): return cell
    case .problem(let problem):
      let collection = document.collections[document.variables[variable].collection]
      let modes = (own: collection.modes[mode], standard: collection.modes[collection.standard])
      return Cell(
        literal: standard.literal,
        json: standard.literal.json(as: types.types[variable]) ?? standard.json,
        reasons: ["\(problem) in `\(modes.own)`, which gets the value of `\(modes.standard)`"]
      )
    }
  }

  private func outcome(of cell: Int) -> Outcome {
    let index = cells.variables[cell]
    let variable = document.variables[index]
    switch variable.values[cells.mode(of: cell)] {
    case nil: return .problem("it has no value")
    case .unreadable(let problem): return .problem(problem)
    case .literal(let literal): return self.literal(literal, of: index)
    case .alias(.missing(let name), let beside), .composed(.missing(let name), _, let beside):
      guard let beside else { return .problem("it is an alias of \(name)") }
      return self.literal(beside, of: index, because: "it is an alias of \(name), so it has its value")
    case .alias(.variable(let target), let beside): return alias(of: target, beside: beside, cell)
    case .composed(.variable(let target), let opacity, let beside):
      return composed(of: target, opacity: opacity, beside: beside, cell)
    }
  }

  private func literal(_ literal: FigmaLiteral, of variable: Int, because reason: String? = nil) -> Outcome {
    guard let json = literal.json(as: types.types[variable]) else {
      return .problem("its value is not a \(types.types[variable])")
    }
    return .cell(Cell(literal: literal, json: json, reasons: reason.map { [$0] } ?? []))
  }

  // MARK: Aliases

  /// The value that another variable has for a mode of one; nil for one that is lost.
  private func seen(_ target: Int, from cell: Int) -> Cell? {
    guard document.variables[target].problem == nil, case .cell(let standard) = standard(of: target) else { return nil }
    return value(of: target, mode: cells.mode(of: target, from: cell), orElse: standard)
  }

  private func alias(of target: Int, beside: FigmaLiteral?, _ cell: Int) -> Outcome {
    let index = cells.variables[cell]
    let other = document.variables[target]
    guard other.kind == document.variables[index].kind else {
      return .problem("it is an alias of `\(other.name)`, which is of another type")
    }
    guard let seen = seen(target, from: cell) else {
      return .problem("it is an alias of `\(other.name)`, which is lost")
    }
    let chain = self.chain(of: target, seen, from: cell)
    if let reason = reasonForValue(of: target, chain: chain, from: cell) {
      return literal(seen.literal, of: index, because: reason)
    }
    var result = Cell(literal: seen.literal, json: .string(reference(to: target)), chain: chain)
    if let beside, !isValue(beside, of: target, from: cell) {
      result.reasons.append("the file has another value beside its alias of `\(other.name)`, which counts")
    }
    return .cell(result)
  }

  private func reference(to target: Int) -> String { "{\(paths[target].joined(separator: "."))}" }

  /// One more than the longest chain of a variable in the modes that count.
  private func chain(of target: Int, _ seen: Cell, from cell: Int) -> Int {
    let isSame = document.variables[target].collection == document.variables[cells.variables[cell]].collection
    let all = isSame ? [seen] : values(of: target).cells ?? []
    return 1 + (all.map(\.chain).max() ?? 0)
  }

  /// Why an alias becomes a value; nil for one that becomes a reference.
  private func reasonForValue(of target: Int, chain: Int, from cell: Int) -> String? {
    let name = "`\(document.variables[target].name)`"
    let loss = hasOneValue(target, from: cell) ? "" : ", in its default mode"
    if !isWanted[target] { return "\(name) is hidden from publishing, so its value is written\(loss)" }
    if types.types[target] != types.types[cells.variables[cell]] {
      return "\(name) is a \(types.types[target]), so its value is written\(loss)"
    }
    return chain > Self.maximumChain ? "its chain of aliases is too long, so its value is written\(loss)" : nil
  }

  /// Whether a mode of one variable sees the same value of another one in all contexts.
  private func hasOneValue(_ target: Int, from cell: Int) -> Bool {
    if document.variables[target].collection == document.variables[cells.variables[cell]].collection { return true }
    let all = values(of: target).cells ?? []
    return all.allSatisfy { $0.literal == all.first?.literal }
  }

  /// Whether a value is that of another variable in any mode that a file may have meant.
  private func isValue(_ literal: FigmaLiteral, of target: Int, from cell: Int) -> Bool {
    let isSame = document.variables[target].collection == document.variables[cells.variables[cell]].collection
    let all = values(of: target).cells ?? []
    let meant = isSame ? all[cells.mode(of: cell)...cells.mode(of: cell)] : all[...]
    return meant.contains { $0.literal.isClose(to: literal) }
  }

  /// A color with an opacity. The format has no references with one, so the color is computed, and how is data.
  private func composed(of target: Int, opacity: String, beside: FigmaLiteral?, _ cell: Int) -> Outcome {
    let other = document.variables[target]
    guard let seen = seen(target, from: cell), case .color(let base) = seen.literal else {
      return .problem(
        "it is `\(other.name)` with an opacity, which is \(other.kind == .color ? "lost" : "not a color")"
      )
    }
    let literal = FigmaLiteral.color(base.with(opacity: opacity))
    let loss = hasOneValue(target, from: cell) ? "" : " in its default mode"
    var reasons = ["it is computed from `\(other.name)` with \(opacity)% opacity\(loss), which is data alone"]
    if let beside, !beside.isClose(to: literal) {
      reasons.append("the file has another value beside it, which does not count")
    }
    guard let json = literal.json(as: types.types[cells.variables[cell]]) else {
      return .problem("its value is a color with an opacity, not a \(types.types[cells.variables[cell]])")
    }
    let color: WrittenJSON = isWanted[target] ? .string(reference(to: target)) : seen.json
    let formula = WrittenJSON.object([
      .init(key: "color", value: color), .init(key: "opacity", value: .number("\((Double(opacity) ?? 100) / 100)")),
    ])
    return .cell(Cell(literal: literal, json: json, formula: formula, reasons: reasons))
  }
}
