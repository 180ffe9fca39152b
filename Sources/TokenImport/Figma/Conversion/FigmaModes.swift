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

  /// All numbers, each after those that it depends on; and those that depend on themselves. (Tarjan's strongly connected
  /// components, without recursion, because chains may be long.)
  ///
  /// - Complexity: O(*n*), where *n* is the number of dependencies.
  func inOrder() -> (order: [Int], cyclic: Swift.Set<Int>) {
    var order: [Int] = []
    var cyclic: Swift.Set<Int> = []
    var numbers = Array(repeating: -1, count: variables.count)
    var lowest = numbers
    var isOpen = Array(repeating: false, count: variables.count)
    var open: [Int] = []
    var count = 0
    for start in variables.indices where numbers[start] < 0 {
      var path: [(cell: Int, rest: [Int])] = []
      func enter(_ cell: Int) {
        numbers[cell] = count
        lowest[cell] = count
        count += 1
        open.append(cell)
        isOpen[cell] = true
        path.append((cell, successors(of: cell)))
      }
      enter(start)
      while let (cell, rest) = path.last {
        if let next = rest.last {
          path[path.count - 1].rest.removeLast()
          if next == cell { cyclic.insert(cell) }
          if numbers[next] < 0 {
            enter(next)
          } else if isOpen[next] {
            lowest[cell] = min(lowest[cell], numbers[next])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.cell { lowest[parent] = min(lowest[parent], lowest[cell]) }
        if lowest[cell] < numbers[cell] { continue }
        var component: [Int] = []
        while let last = open.popLast() {
          isOpen[last] = false
          component.append(last)
          if last == cell { break }
        }
        if component.count > 1 { cyclic.formUnion(component) }
        order += component
      }
    }
    return (order, cyclic)
  }
}
