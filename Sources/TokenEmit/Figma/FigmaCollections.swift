internal import TokenModel

/// A mode of a collection.
struct FigmaMode {
  /// The names of its contexts with commas, or `Default` for a collection that has no other.
  let name: String
  let selection: ContextSelection
}

/// Variables with the same modes.
struct FigmaCollection {
  /// The name in Figma, and of the folder.
  let name: String
  let variables: [FigmaVariable]
  let modes: [FigmaMode]
}

/// The collections of a catalog's variables.
struct FigmaCollections {
  private(set) var all: [FigmaCollection] = []
  private var names: [FigmaSource: String] = [:]

  /// Puts variables into collections, in their order.
  init(
    _ variables: FigmaVariables,
    by division: FigmaOptions.Division,
    of catalog: Catalog,
    _ report: inout EmitterReport
  ) {
    let tokens = catalog.tokens
    var titles: [String?] = []
    var members: [String?: [FigmaVariable]] = [:]
    for variable in variables.all {
      let title = Self.title(of: variable, by: division, in: tokens)
      if members[title] == nil { titles.append(title) }
      members[title, default: []].append(variable)
    }
    var folders = FigmaFileNames()
    for title in titles {
      let members = members[title] ?? []
      let place = tokens.nameRange(of: members[0].source.token)
      let name = folders.make(for: title ?? catalog.name.value, ending: "", at: place, &report)
      let modes = FigmaModes(of: members, in: tokens).modes(ofCollection: name, &report)
      all.append(FigmaCollection(name: name, variables: members, modes: modes))
      for member in members { names[member.source] = name }
    }
  }

  /// The name of the collection with a variable.
  func name(with variable: FigmaVariable) -> String { names[variable.source] ?? "" }

  /// The wanted name of a variable's collection; nil for that of the catalog, with what has no other.
  private static func title(
    of variable: FigmaVariable,
    by division: FigmaOptions.Division,
    in tokens: TokenSet
  ) -> String? {
    switch division {
    case .group:
      let path = tokens.path(of: variable.source.token)
      return path.segments.count > 1 ? path.segments.first : nil
    case .modifier:
      let modifiers = FigmaModes(of: [variable], in: tokens).axes.map { tokens.modifiers[$0.modifier].name }
      return modifiers.isEmpty ? nil : modifiers.joined(separator: ", ")
    }
  }
}

/// The modes that some variables have together.
struct FigmaModes {
  /// A modifier with the contexts that differ in a value.
  struct Axis {
    let modifier: ModifierID
    /// At least two, the standard one first.
    let contexts: [ContextID]
  }

  /// The most modes that a collection may have in Figma, whatever the plan.
  static let maximumCount = 40

  /// In the order of the modifiers.
  let axes: [Axis]
  private let variables: [FigmaVariable]
  private let tokens: TokenSet

  /// Finds the contexts that make a difference for any of the variables.
  init(of variables: [FigmaVariable], in tokens: TokenSet) {
    self.variables = variables
    self.tokens = tokens
    axes = ModifierSet(variables.flatMap(\.modifiers)).modifiers.compactMap { modifier in
      let contexts = Self.distinctContexts(of: modifier, variables, in: tokens)
      return contexts.count > 1 ? Axis(modifier: modifier, contexts: contexts) : nil
    }
  }

  /// The modes for all combinations of contexts, that of standard contexts first. If they are too many, modifiers from
  /// the last one on stay in their standard contexts, which is reported.
  func modes(ofCollection collection: String, _ report: inout EmitterReport) -> [FigmaMode] {
    var axes = axes
    while true {
      let sizes = axes.map(\.contexts.count)
      if let combinations = ContextCombinations(sizes: sizes, atMost: Self.maximumCount) {
        return (0..<combinations.count).map { mode(combinations.contexts(of: $0), of: axes) }
      }
      reportStandardContext(of: axes.removeLast().modifier, in: collection, &report)
    }
  }

  private func mode(_ places: [Int], of axes: [Axis]) -> FigmaMode {
    let contexts = zip(axes, places).map { axis, place in (axis.modifier, axis.contexts[place]) }
    let names = contexts.map { tokens.modifiers[$0].contexts[$1] }
    return FigmaMode(
      name: names.isEmpty ? "Default" : names.joined(separator: ", "),
      selection: ContextSelection(Dictionary(uniqueKeysWithValues: contexts))
    )
  }

  private func reportStandardContext(of id: ModifierID, in collection: String, _ report: inout EmitterReport) {
    let modifier = tokens.modifiers[id]
    guard let first = variables.first(where: { $0.modifiers.contains(id) }) else { return }
    report.cannotExpress(
      "the collection `\(collection)` would have more than \(Self.maximumCount) modes, so it is for "
        + "`\(modifier.contexts[modifier.standard])` of `\(modifier.name)` alone; choose another context by "
        + "`--input \(modifier.name)=…`",
      at: tokens.nameRange(of: first.source.token)
    )
  }

  /// The contexts of a modifier, without those in which all is as in an earlier one; the standard one is the first.
  private static func distinctContexts(
    of id: ModifierID,
    _ variables: [FigmaVariable],
    in tokens: TokenSet
  ) -> [ContextID] {
    let modifier = tokens.modifiers[id]
    let dependent = variables.filter { $0.modifiers.contains(id) }
    var distinct = [modifier.standard]
    for context in modifier.contexts.indices where context != modifier.standard {
      let isNew = distinct.allSatisfy { other in
        dependent.contains { !$0.isSame(in: other, and: context, of: id) }
      }
      if isNew { distinct.append(context) }
    }
    return distinct
  }
}
