internal import TokenModel

/// A value in a mode, by the numbers of all modes of all variables.
struct FigmaCells {
  /// The number of the first mode of each variable.
  private let starts: [Int]
  /// The variable of each number.
  let variables: [Int]
  private let document: FigmaDocument

  init(_ document: FigmaDocument) {
    var starts: [Int] = []
    var variables: [Int] = []
    for (index, variable) in document.variables.enumerated() {
      starts.append(variables.count)
      variables += repeatElement(index, count: variable.values.count)
    }
    self.starts = starts
    self.variables = variables
    self.document = document
  }

  /// The number of a mode of a variable.
  func cell(of variable: Int, mode: Int) -> Int { starts[variable] + mode }

  /// The mode of a number.
  func mode(of cell: Int) -> Int { cell - starts[variables[cell]] }

  /// The mode of another variable that a mode of one reads: the same one in the same collection, else the default.
  func mode(of target: Int, from cell: Int) -> Int {
    let collection = document.variables[target].collection
    if document.variables[variables[cell]].collection == collection { return mode(of: cell) }
    return document.collections[collection].standard
  }

  /// The numbers that a number's value may depend on.
  func successors(of cell: Int) -> [Int] {
    guard let target = target(of: cell) else { return [] }
    let collection = document.variables[target].collection
    if document.variables[variables[cell]].collection == collection {
      let standard = document.collections[collection].standard
      let same = mode(of: cell)
      return (same == standard ? [same] : [same, standard]).map { self.cell(of: target, mode: $0) }
    }
    return document.variables[target].values.indices.map { self.cell(of: target, mode: $0) }
  }

  private func target(of cell: Int) -> Int? {
    switch document.variables[variables[cell]].values[mode(of: cell)] {
    case .alias(.variable(let target), _), .composed(.variable(let target), _, _):
      // A variable that cannot be imported has no modes.
      document.variables[target].problem == nil ? target : nil
    default: nil
    }
  }

  /// All numbers, each after those that it depends on; and those that depend on themselves.
  ///
  /// - Complexity: O(*n*), where *n* is the number of dependencies.
  func inOrder() -> (order: [Int], cyclic: Swift.Set<Int>) {
    var order: [Int] = []
    var cyclic: Swift.Set<Int> = []
    StrongComponents.forEach(ofNodes: variables.count, successors: successors) { component in
      order += component
      if component.count > 1 || component.contains(where: { successors(of: $0).contains($0) }) {
        cyclic.formUnion(component)
      }
    }
    return (order, cyclic)
  }
}
