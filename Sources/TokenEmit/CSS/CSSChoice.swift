internal import TokenModel

/// The values of a custom property by the choices of switches, each told by as few of them as tell it from others.
///
/// Switches on any ancestor of an element match, and no selector can tell which ancestor is the nearest. So the choice
/// itself is inherited, by custom properties that are called toggles here. One of `--_theme-light` and `--_theme-dark`
/// is `initial`, so that `var()` with it takes its second value; the other one is empty, and so is `var()` with it:
///
///     --color-ink: var(--_theme-light, #000)var(--_theme-dark, #FFF);
///
/// No space separates the two, so that scripts get `#FFF` from `getPropertyValue`.
indirect enum CSSChoice: Hashable {
  case value(CSSExpression)
  /// By the contexts of a switch; those of one value are together.
  case by(switch: Int, [Branch])

  struct Branch: Hashable {
    let contexts: [Int]
    let choice: CSSChoice
  }

  /// Creates a choice from the values in all combinations of contexts.
  ///
  /// - Parameters:
  ///   - combinations: The contexts of some switches.
  ///   - value: The value of a combination, by its number.
  init(_ combinations: CSSCombinations, _ value: (Int) -> CSSExpression) {
    self.init(combinations, from: combinations.switches.count, 0, value)
  }

  /// The choice of the first switches, where `start` is the part of a combination's number that the later ones make.
  /// The last switch decides first, because the contexts of later modifiers win.
  private init(_ combinations: CSSCombinations, from end: Int, _ start: Int, _ value: (Int) -> CSSExpression) {
    guard end > 0 else {
      self = .value(value(start))
      return
    }
    let place = end - 1
    var branches: [(choice: CSSChoice, contexts: [Int])] = []
    for context in 0..<combinations.sizes[place] {
      let choice = CSSChoice(combinations, from: place, start + context * combinations.steps[place], value)
      if let known = branches.firstIndex(where: { $0.choice == choice }) {
        branches[known].contexts.append(context)
      } else {
        branches.append((choice, [context]))
      }
    }
    self =
      branches.count == 1
      ? branches[0].choice
      : .by(switch: combinations.switches[place], branches.map { Branch(contexts: $0.contexts, choice: $0.choice) })
  }

  /// The value for all contexts, and the toggles that it reads.
  func expression(_ names: CSSToggleNames, _ used: inout Set<CSSToggle>) -> CSSExpression {
    switch self {
    case .value(let value): value
    case .by(switch: let place, let branches):
      .joined(branches.map { Self.expression($0, of: branches, at: place, names, &used) }, by: "")
    }
  }

  /// The value of a branch where one of its contexts is chosen, and nothing where another one is.
  private static func expression(
    _ branch: Branch,
    of branches: [Branch],
    at place: Int,
    _ names: CSSToggleNames,
    _ used: inout Set<CSSToggle>
  ) -> CSSExpression {
    let value = branch.choice.expression(names, &used)
    // For several contexts, the negation is shorter.
    let others = branches.flatMap(\.contexts).filter { !branch.contexts.contains($0) }.sorted()
    let toggles =
      branch.contexts.count == 1
      ? [CSSToggle(switch: place, context: branch.contexts[0], isOn: true)]
      : others.map { CSSToggle(switch: place, context: $0, isOn: false) }
    used.formUnion(toggles)
    return toggles.reduce(value) { value, toggle in
      .joined([CSSExpression("var(\(names[toggle]), "), value, CSSExpression(")")], by: "")
    }
  }
}

/// All combinations of contexts of some switches, by number.
struct CSSCombinations {
  let switches: [Int]
  private let combinations: ContextCombinations

  /// Nil if there are more than a limit.
  init?(of places: [Int], in switches: [CSSSwitch], atMost limit: Int) {
    let sizes = places.map { switches[$0].contexts.count }
    guard let combinations = ContextCombinations(sizes: sizes, atMost: limit) else { return nil }
    self.switches = places
    self.combinations = combinations
  }

  /// The number of contexts of each switch.
  var sizes: [Int] { combinations.sizes }
  /// The difference in number between two contexts of a switch.
  var steps: [Int] { combinations.steps }
  var count: Int { combinations.count }

  /// The switches and their contexts in a combination.
  func contexts(of combination: Int) -> [(switch: Int, context: Int)] {
    zip(switches, combinations.contexts(of: combination)).map { ($0, $1) }
  }
}
